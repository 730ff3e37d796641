/** What the board knows of the box: names, places and pictures. Numbers that rules decide come with the view. */
import type { View } from '../../api/client';

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const;
export type Good = (typeof GOODS)[number];
export const TILES = [...GOODS, 'quarry'] as const;

interface Building {
  column: 1 | 2 | 3 | 4;
  cost: number;
  points: number;
  circles: number;
  pic: string;
  good?: Good;
}

const b = (column: 1 | 2 | 3 | 4, cost: number, points: number, circles: number, pic: string, good?: Good): Building => ({ column, cost, points, circles, pic, good });

/** In the order of the market: down the columns. A test holds these numbers to data.toml. */
export const BUILDINGS: Record<string, Building> = {
  small_indigo_plant: b(1, 1, 1, 1, 'plant-small', 'indigo'),
  small_sugar_mill: b(1, 2, 1, 1, 'plant-small', 'sugar'),
  small_market: b(1, 1, 1, 1, 'small-market'),
  hacienda: b(1, 2, 1, 1, 'hacienda'),
  construction_hut: b(1, 2, 1, 1, 'construction-hut'),
  small_warehouse: b(1, 3, 1, 1, 'small-warehouse'),
  indigo_plant: b(2, 3, 2, 3, 'plant', 'indigo'),
  sugar_mill: b(2, 4, 2, 3, 'plant', 'sugar'),
  hospice: b(2, 4, 2, 1, 'hospice'),
  office: b(2, 5, 2, 1, 'office'),
  large_market: b(2, 5, 2, 1, 'large-market'),
  large_warehouse: b(2, 6, 2, 1, 'large-warehouse'),
  tobacco_storage: b(3, 5, 3, 3, 'barn', 'tobacco'),
  coffee_roaster: b(3, 6, 3, 2, 'roaster', 'coffee'),
  factory: b(3, 7, 3, 1, 'factory'),
  university: b(3, 8, 3, 1, 'university'),
  harbor: b(3, 8, 3, 1, 'harbor'),
  wharf: b(3, 9, 3, 1, 'wharf'),
  guild_hall: b(4, 10, 4, 1, 'guild-hall'),
  residence: b(4, 10, 4, 1, 'residence'),
  fortress: b(4, 10, 4, 1, 'fortress'),
  customs_house: b(4, 10, 4, 1, 'customs-house'),
  city_hall: b(4, 10, 4, 1, 'city-hall'),
};
/** The order in which the rules ask where colonists work: tiles, then buildings as the box lists them. */
export const PLACES = [
  ...TILES, 'small_indigo_plant', 'small_sugar_mill', 'indigo_plant', 'sugar_mill', 'tobacco_storage', 'coffee_roaster', 'small_market', 'hacienda',
  'construction_hut', 'small_warehouse', 'hospice', 'office', 'large_market', 'large_warehouse', 'factory', 'university', 'harbor', 'wharf',
  'guild_hall', 'residence', 'fortress', 'customs_house', 'city_hall',
]; // prettier-ignore
export const COLUMNS = [1, 2, 3, 4].map((c) => Object.keys(BUILDINGS).filter((name) => BUILDINGS[name].column === c));
export const SPACES = 12;
const POINTS = { 2: 65, 3: 75, 4: 100, 5: 122 } as Record<number, number>;
const SETTLERS = { 2: 40, 3: 55, 4: 75, 5: 95 } as Record<number, number>;
export const pointsAtStart = (seats: number) => POINTS[seats];
export const colonistsAtStart = (seats: number) => SETTLERS[seats];

export interface Board {
  chips: number | null;
  doubloons: number;
  goods: Record<Good, number>;
  san_juan: number;
  island: Record<string, { tiles: number; colonists: number }>;
  city: Record<string, { colonists: number; circles: number }>;
  city_spaces: number;
  wharf_used: boolean;
}

export interface Table extends View {
  round: number;
  role: string | null;
  governor: number;
  chooser: number | null;
  choices_left: number;
  ending: boolean;
  roles: { role: string; coins: number; taken: boolean }[];
  supply: Record<Good, number>;
  house: Record<Good, number>;
  ships: { capacity: number; good: Good | null; barrels: number }[];
  row: Record<Good, number>;
  deck: number;
  quarries: number;
  colonists: { supply: number; ship: number };
  points_left: number;
  stock: Record<string, { left: number; prices: number[] }>;
  boards: Board[];
}

export const read = (view: View) => view as Table;

/** The points that lie open: chips where they may be seen, and what is printed on buildings. */
export function openPoints(board: Board): { sum: number; hidden: boolean } {
  const printed = Object.keys(board.city).reduce((sum, name) => sum + BUILDINGS[name].points, 0);
  return { sum: printed + (board.chips ?? 0), hidden: board.chips === null };
}

export interface Plot {
  tile: string | null;
  staffed: boolean;
}

/** The island's twelve spaces: kinds together, staffed ones first. */
export function plots(board: Board): Plot[] {
  const found: Plot[] = [];
  for (const tile of TILES) {
    const here = board.island[tile];
    for (let i = 0; i < (here?.tiles ?? 0); i += 1) found.push({ tile, staffed: i < here.colonists });
  }
  while (found.length < SPACES) found.push({ tile: null, staffed: false });
  return found;
}

export interface Lot {
  building: string | null;
  row: number; // 1..3
  column: number; // 1..4
  ghost?: boolean;
}

/**
 * Where the buildings stand in the 3 × 4 city. Large ones stand upright in the last columns from the right, the first
 * two rows; small ones fill the rest in reading order. Where large ones take any two spaces they may lie in two columns'
 * leftovers; then they are drawn on one space and the city still shows how many are used.
 */
export function lots(names: string[], ghost: string | null = null): Lot[] {
  const all = ghost ? [...names, ghost] : names;
  const taken = new Set<string>();
  const found: Lot[] = [];
  const key = (row: number, column: number) => `${row}/${column}`;
  let right = 4;
  const place = (building: string, row: number, column: number, tall: boolean) => {
    taken.add(key(row, column));
    if (tall) taken.add(key(row + 1, column));
    found.push({ building, row, column, ghost: building === ghost });
  };
  for (const name of all) {
    if (BUILDINGS[name].column !== 4) continue;
    if (right >= 1) {
      place(name, 1, right, true);
      right -= 1;
    }
  }
  const small = all.filter((name) => BUILDINGS[name].column !== 4 || !found.some((f) => f.building === name));
  for (let row = 1; row <= 3; row += 1) {
    for (let column = 1; column <= 4; column += 1) {
      if (taken.has(key(row, column))) continue;
      const next = small.shift();
      if (next) place(next, row, column, false);
      else found.push({ building: null, row, column });
    }
  }
  return found;
}

export const isLarge = (name: string) => BUILDINGS[name].column === 4;

/** What quarries and the role save me in a column of the market. */
export function saving(view: Table, seat: number, column: number): { counted: number; quarries: number; builder: boolean } {
  const quarries = view.boards[seat].island.quarry?.colonists ?? 0;
  return { counted: Math.min(quarries, column), quarries, builder: view.role === 'builder' && view.chooser === seat };
}

/** Portholes of a ship, in its own drawing's units. */
export function portholes(capacity: number): number[] {
  return Array.from({ length: capacity }, (_, i) => 22 + 22 * i);
}
