/** Puerto Rico on the page: the types of its views and its box, and which pictures belong to which pieces. */
import type { Schemas, View } from '../../api/client';
import { boxOf } from '../../lib/boxes.svelte';

export type Table = Schemas['PuertoRicoView'];
export type Board = Schemas['PuertoRicoBoard'];
export const read = (view: View) => view as Table;
/** Every number of the box. */
export const box = () => boxOf<Schemas['PuertoRicoBox']>('puerto_rico');

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const;
export type Good = (typeof GOODS)[number];
export const TILES = [...GOODS, 'quarry'] as const;

/** How a building is drawn: its picture, and the good that it makes. */
interface Look {
  pic: string;
  good?: Good;
}
export const LOOKS: Record<string, Look> = {
  small_indigo_plant: { pic: 'plant-small', good: 'indigo' },
  small_sugar_mill: { pic: 'plant-small', good: 'sugar' },
  indigo_plant: { pic: 'plant', good: 'indigo' },
  sugar_mill: { pic: 'plant', good: 'sugar' },
  tobacco_storage: { pic: 'barn', good: 'tobacco' },
  coffee_roaster: { pic: 'roaster', good: 'coffee' },
};
export const look = (building: string): Look => LOOKS[building] ?? { pic: building.replaceAll('_', '-') };

export const isBuilding = (name: string) => name in box().buildings;
export const isLarge = (name: string) => box().buildings[name].spaces > 1;

/** The buildings of the market, column by column. */
export function columns(): string[][] {
  const all = Object.entries(box().buildings);
  const last = Math.max(...all.map(([, b]) => b.column));
  return Array.from({ length: last }, (_, i) => all.filter(([, b]) => b.column === i + 1).map(([name]) => name));
}

/** The points that lie open: chips where they may be seen, and what is printed on buildings. */
export function openPoints(board: Board): { sum: number; hidden: boolean } {
  return { sum: board.printed_points + (board.chips ?? 0), hidden: board.chips === null };
}

export interface Plot {
  tile: string | null;
  staffed: boolean;
}

/** The spaces of the island: kinds together, staffed ones first. */
export function plots(board: Board): Plot[] {
  const found: Plot[] = [];
  for (const tile of TILES) {
    const here = board.island[tile];
    for (let i = 0; i < (here?.tiles ?? 0); i += 1) found.push({ tile, staffed: i < here.colonists });
  }
  while (found.length < box().tiles.spaces) found.push({ tile: null, staffed: false });
  return found;
}

export interface Lot {
  building: string | null;
  row: number;
  column: number;
  tall: number; // spaces from that row down
  ghost?: boolean;
}

/**
 * Where the buildings stand in the city. Large ones stand upright in the last columns from the right, the first rows;
 * small ones fill the rest in reading order. Where large ones take any spaces they may lie in two columns' leftovers;
 * then they are drawn on one space and the city still shows how many are used.
 */
export function lots(names: string[], ghost: string | null = null): Lot[] {
  const { city_rows, city_columns } = box().tiles;
  const all = ghost ? [...names, ghost] : names;
  const taken = new Set<string>();
  const found: Lot[] = [];
  const place = (building: string, row: number, column: number, tall: number) => {
    for (let down = 0; down < tall; down += 1) taken.add(`${row + down}/${column}`);
    found.push({ building, row, column, tall, ghost: building === ghost });
  };
  const upright = all.filter(isLarge).slice(0, city_columns);
  upright.forEach((name, i) => place(name, 1, city_columns - i, box().buildings[name].spaces));
  const small = all.filter((name) => !upright.includes(name));
  for (let row = 1; row <= city_rows; row += 1) {
    for (let column = 1; column <= city_columns; column += 1) {
      if (taken.has(`${row}/${column}`)) continue;
      const next = small.shift();
      if (next) place(next, row, column, 1);
      else found.push({ building: null, row, column, tall: 1 });
    }
  }
  return found;
}

/** Portholes of a ship, in its own drawing's units. */
export function portholes(capacity: number): number[] {
  return Array.from({ length: capacity }, (_, i) => 22 + 22 * i);
}
