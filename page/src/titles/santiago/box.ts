/** What the board knows of the box: names, pictures, what a Cuban gives. Numbers that rules decide come with the view. */
import type { Change, View } from '../../api/client';

export const GOODS = ['sugar', 'citrus', 'tobacco', 'rum', 'cigars'] as const;
export type Good = (typeof GOODS)[number];
export const WARES = [...GOODS, 'wood'] as const;
export type Ware = (typeof WARES)[number];
/** Roses as the quarters stand: clockwise from the upper left. */
export const ROSES = ['yellow', 'blue', 'red', 'white'] as const;

const ICON: Record<string, string> = { sugar: 'cane', cigars: 'cigar', vp: 'vp', peso: 'peso' };
export const icon = (ware: string) => ICON[ware] ?? ware;

/** What a Cuban does, as a number and an icon, or as a word. A test holds the numbers to data.toml. */
export interface Service {
  n?: number;
  icon?: string;
  word?: string;
}
export const SERVICE: Record<string, Service> = {
  pedro: { n: 2, icon: 'tobacco' },
  alonso: { word: 'claim', icon: 'law' },
  miguel: { n: 2, icon: 'wood' },
  pablo: { n: 1, icon: 'sc-any' },
  jose: { n: 2, icon: 'cane' },
  martinez: { n: 3, icon: 'peso' },
  conchita: { n: 2, icon: 'citrus' },
  maria: { n: 2, icon: 'vp' },
  el_zorro: { word: 'one-each' },
};

/** The sign over a building's door: icons, numbers and arrows in a row. */
export const SIGN: Record<string, string[]> = {
  bank: ['+2', '#peso'],
  church: ['+1', '#vp'],
  distillery: ['#cane', '>', '#rum'],
  cigar_factory: ['#tobacco', '>', '#cigar'],
  black_market: ['#sc-any', '<>', '#sc-any'],
  sawmill: ['#wood', '>', '#vp', '#peso'],
  cafe: ['#rum', '#cigar', '>', '2', '#vp'],
  customs: ['#dice', '>', '0'],
  casino: ['3', '#peso', '<>', '#vp'],
  harbour_master: ['#sc-flag', '±1'],
  office: ['#sc-any', '>', '2', '#vp'],
  newspaper: ['+1', '#peso', '#sc-paper'],
};
export const CASINO_RATE = 3;
export const WOOD_VALUE = 1;
export const GOODS_A_POINT = 3;
export const PIECES = 8;
export const STOPS = 10;
export const MARKERS = 3;
export const VALUES = [2, 3, 4];
export const SAILS = 5; // the chequered flag, after 4

export interface Stop {
  cuban: string | null;
  rose: string | null;
  inactive: boolean;
  price: number;
}

export interface House {
  building: string;
  owner: number | null;
  pawn: number | null;
}

export interface Board {
  goods: Record<Ware, number> | null;
  pesos: number | null;
  vp: number | null;
  markers: number;
  pawn: string | null;
  passed: boolean;
}

export interface Table extends View {
  turn: number;
  start: number;
  active: number;
  car: number;
  street: Stop[];
  quarters: { rose: string; buildings: House[] }[];
  ship: { number: number; last: number; value: number; demand: Record<Good, number> | null; aside: Good | null };
  rolled: Record<Good, number> | null;
  supply: Record<Ware | 'pesos' | 'vp', number>;
  boards: Board[];
}

export const read = (view: View) => view as Table;

/** Steps the car takes to a stop: at least one, so a whole lap to where it stands. */
export const steps = (car: number, stop: number) => (stop - car + STOPS) % STOPS || STOPS;

/** Whether a drive to the stop passes the port without stopping there. Leaving the port is not passing it. */
export const passes = (car: number, stop: number) => stop !== 0 && steps(car, stop) > steps(car, 0);

export function tally(board: Board): number | null {
  return board.goods && WARES.reduce((sum, w) => sum + board.goods![w], 0);
}

/** What a focused choice makes of a number: the value after it, or null where it stays. */
export function after(changes: Change[] | undefined, field: string, seat: number | null, item = ''): number | null {
  const found = changes?.filter((c) => c.field === field && c.seat === seat && (!item || c.item.at(-1) === item)).at(-1);
  return found && found.after !== found.before ? found.after : null;
}

export const buildings = (view: Table) => view.quarters.flatMap((q) => q.buildings);
