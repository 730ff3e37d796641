/** Cuba on the page: the types of its views and its box, and how pieces are named, grouped and placed. */
import type { Schemas, View } from '../../api/client';
import { boxOf } from '../../lib/boxes.svelte';
import type { TableState } from '../../lib/table.svelte';
import { PHASES, type Stage } from './phases';

export type Table = Schemas['CubaView'];
export type BoardView = Schemas['CubaBoard'];
export type FieldView = Schemas['CubaFieldView'];
export type Row = Schemas['CubaRow'];
export const read = (view: View) => view as Table;
/** Every number of the box. */
export const box = () => boxOf<Schemas['CubaBox']>('cuba');

export const PRODUCTS = ['citrus', 'cane', 'tobacco'] as const;
export const GOODS = ['rum', 'cigars'] as const;
export const RESOURCES = ['wood', 'stone', 'water'] as const;
export const PIECES = [...PRODUCTS, ...GOODS, ...RESOURCES] as const;
export type Piece = (typeof PIECES)[number];
export const CHARACTERS = ['worker', 'tradeswoman', 'architect', 'foreman', 'mayor'] as const;
export const votesOf = (character: string) => box().votes[character];
export const CATEGORIES = ['tax', 'duty', 'subsidy', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];
export const COLOURS = ['blue', 'red', 'yellow', 'green', 'purple'] as const;
export const CUBANS = ['dancer', 'musician', 'day_labourer', 'harbour_master', 'lawyer', 'revolutionary'] as const;
/** The alternative spaces of a character. */
export const SPACES: Record<string, string[]> = {
  tradeswoman: ['resource', 'product'],
  architect: ['architect_1', 'architect_2'],
  mayor: ['mayor_1', 'mayor_2'],
};
/** What an alternative space gives: points, pesos, or a piece. */
export function givenBy(space: string): number {
  const { architect_points, mayor_pesos } = box().alternatives;
  const [character, nth] = space.split('_');
  return character === 'architect'
    ? architect_points[Number(nth) - 1]
    : character === 'mayor'
      ? mayor_pesos[Number(nth) - 1]
      : 1;
}
/** What the casino exchanges. */
export const casino = () => ({ pesos: box().effects.casino.pesos!, points: box().effects.casino.points! });

/** The shelf, by what buildings are for. */
export const GROUPS: Record<string, string[]> = {
  refine: ['distillery', 'cigar_factory', 'black_market'],
  points: ['cement_factory', 'sawmill', 'golf_course', 'monastery', 'rum_cafe', 'cigar_cafe'],
  money: ['small_bank', 'large_bank', 'general_store', 'product_house', 'resource_house'],
  income: ['hotel', 'inn', 'dam', 'storehouse'],
  services: ['small_branch_office', 'large_branch_office', 'lighthouse', 'church', 'town_hall'],
  presidente: ['casino', 'customs_house', 'beach_cafe', 'statue', 'newspaper'],
};
export const BUILDINGS = Object.values(GROUPS).flat();
export const groupOf = (building: string) => Object.keys(GROUPS).find((g) => GROUPS[g].includes(building)) ?? 'refine';

export const LANDS = ['warehouse', 'citrus', 'cane', 'tobacco', 'forest', 'mountain', 'lake'];
export const isProduct = (piece: string) => (PRODUCTS as readonly string[]).includes(piece);
/** The shared sprite calls one of them otherwise. */
export const icon = (piece: string) => (piece === 'cigars' ? 'cigar' : piece);

export const held = (b: BoardView, piece: string) => b.yard[piece] + (b.stored[piece] ?? 0);

// -- the plantation: A1 to D3 for people, r1c1 to r3c4 in the notation

export const rowOf = (field: string) => Number(field[1]) - 1;
export const columnOf = (field: string) => Number(field[3]) - 1;
export const coord = (field: string) => 'ABCD'[columnOf(field)] + field[1];
export const inCross = (at: string, field: string) => at[1] === field[1] || at[3] === field[3];

/** What the worker finds from a place: cubes at once, products to choose, buildings the foreman reaches. */
export function reach(b: BoardView, at: string): { cubes: string[]; products: string[]; buildings: FieldView[] } {
  const cross = b.fields.filter((f) => inCross(at, f.field));
  const open = cross.filter((f) => f.building === null).flatMap((f) => f.yields ?? []);
  return {
    cubes: open.filter((piece) => !isProduct(piece)),
    products: open.filter(isProduct),
    buildings: cross.filter((f) => f.building !== null || f.yields === null),
  };
}

/** The outline round row and column, in units of a hundredth of a field; outer corners are round. */
export function crossPath(at: string, corner = 7): string {
  const [r, c] = [rowOf(at) * 100, columnOf(at) * 100];
  // prettier-ignore
  const all = [[c, 0], [c + 100, 0], [c + 100, r], [400, r], [400, r + 100], [c + 100, r + 100], [c + 100, 300],
    [c, 300], [c, r + 100], [0, r + 100], [0, r], [c, r]];
  const distinct = all.filter(([x, y], i) => x !== all.at(i - 1)![0] || y !== all.at(i - 1)![1]);
  const turn = ([[ax, ay], [bx, by], [cx, cy]]: number[][]) => (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
  const around = (list: number[][], i: number) => [list.at(i - 1)!, list[i], list[(i + 1) % list.length]];
  const corners = distinct.filter((_, i) => turn(around(distinct, i)) !== 0);
  const steps = corners.map((_, i) => {
    const [before, here, next] = around(corners, i);
    const round = turn([before, here, next]) > 0 ? corner : 0;
    const towards = (to: number[]) =>
      `${here[0] + Math.sign(to[0] - here[0]) * round} ${here[1] + Math.sign(to[1] - here[1]) * round}`;
    return `${i ? 'L' : 'M'}${towards(before)}${round ? `Q${here[0]} ${here[1]} ${towards(next)}` : ''}`;
  });
  return `${steps.join('')}Z`;
}

// -- ships

export type Load = Record<string, number>;
/** The spaces of a ship, kind by kind, loaded ones first of their kind. */
export function slots(spaces: Load, cargo: Load = {}): { piece: Piece; loaded: boolean }[] {
  return PIECES.flatMap((piece) =>
    Array.from({ length: spaces[piece] ?? 0 }, (_, i) => ({ piece, loaded: i < (cargo[piece] ?? 0) })),
  );
}

/** A ship of the pile is known by name; what it takes is printed on it. */
export const spacesOf = (ship: string): string[] => box().ships[ship] ?? [];

// -- buildings

export interface Tile {
  building: string;
  owner: number | null; // null: still to be had, or gone
  gone: boolean;
  copy: number;
}

/** Every tile of the game: those of the display, those built, those out of the game. */
export function tiles(view: Table, buildings: string[]): Tile[] {
  return buildings.flatMap((building) => {
    const owners = view.boards.flatMap((b, seat) => b.fields.filter((f) => f.building === building).map(() => seat));
    const left = view.display[building]?.left ?? 0;
    const all = [
      ...Array(left).fill([null, false]),
      ...owners.map((o) => [o, false]),
      ...Array(view.gone[building] ?? 0).fill([null, true]),
    ] as [number | null, boolean][];
    return all.map(([owner, gone], copy) => ({ building, owner, gone, copy }));
  });
}

// -- the round

export const BIDDING = ['hundreds', 'bid', 'tie_bid'];
export const PARLIAMENT = [...BIDDING, 'enact'];
export const STATUTES = ['tax', 'duty'];
/** The phases in which a character or Cuban is carried out. */
// prettier-ignore
const WITHIN = ['figure', 'harvest', 'trade', 'architect', 'site', 'foreman_figure', 'foreman', 'amount',
  'hand_in', 'black_market', 'receive', 'casino', 'customs', 'veto', 'press', 'lighthouse', 'load', 'labourer',
  'harbour_master', 'lawyer'];

/**
 * What was played in this round up to the position shown: seat, character or Cuban, and which turn of the seat it was.
 */
export function played(t: TableState): { seat: number; verb: 'play' | 'cuban'; what: string; turn: number }[] {
  const round = t.view ? read(t.view).round : 0;
  const turns = new Map<number, number>();
  return t.plies.flatMap((ply) => {
    const [verb, what] = ply.notation?.split(' ') ?? [];
    if (ply.ply >= t.ply || ply.round !== round || (verb !== 'play' && verb !== 'cuban')) return [];
    const turn = (turns.get(ply.seat) ?? 0) + 1;
    turns.set(ply.seat, turn);
    return [{ seat: ply.seat, verb, what, turn }];
  });
}

/** Who is being carried out right now. */
export function inPlay(t: TableState): { verb: 'play' | 'cuban'; what: string } | null {
  const view = t.view;
  if (!view || !WITHIN.includes(String(view.phase))) return null;
  const last = played(t).at(-1);
  return last && last.seat === view.to_move ? last : null;
}

/** Which of the round's five phases a decision belongs to. */
export const stage = (phase: string): Stage => PHASES[phase]?.stage ?? 'actions';

/** A change of the focused choice, as a number to show beside a store. */
export function shift(t: TableState, field: string, seat: number, item = ''): number {
  const found =
    t.focusedLegal?.preview.filter((c) => c.field === field && c.seat === seat && (c.item.at(-1) ?? '') === item) ?? [];
  return found.reduce((sum, c) => sum + c.after - c.before, 0);
}
