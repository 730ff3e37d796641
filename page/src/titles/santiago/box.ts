/** Santiago de Cuba on the page: the types of its views and its box, and which pictures belong to which pieces. */
import type { Change, Schemas, View } from '../../api/client';
import { boxOf } from '../../lib/boxes.svelte';

export type Table = Schemas['SantiagoView'];
export type Board = Schemas['SantiagoBoard'];
export type House = Schemas['SantiagoBuilding'];
export const read = (view: View) => view as Table;
/** Every number of the box. */
export const box = () => boxOf<Schemas['SantiagoBox']>('santiago');

export const GOODS = ['sugar', 'citrus', 'tobacco', 'rum', 'cigars'] as const;
export type Good = (typeof GOODS)[number];
export const WARES = [...GOODS, 'wood'] as const;
export type Ware = (typeof WARES)[number];
/** Roses as the quarters stand: clockwise from the upper left. */
export const ROSES = ['yellow', 'blue', 'red', 'white'] as const;

const ICON: Record<string, string> = { sugar: 'cane', cigars: 'cigar', vp: 'vp', peso: 'peso' };
export const icon = (ware: string) => ICON[ware] ?? ware;

/** What a Cuban does: how many of what, or a word. */
export interface Service {
  n?: number;
  icon?: string;
  word?: string;
}
const SERVICE: Record<string, Service> = {
  pedro: { icon: 'tobacco' },
  alonso: { word: 'claim', icon: 'law' },
  miguel: { icon: 'wood' },
  pablo: { icon: 'sc-any' },
  jose: { icon: 'cane' },
  martinez: { icon: 'peso' },
  conchita: { icon: 'citrus' },
  maria: { icon: 'vp' },
  el_zorro: { word: 'one-each' },
};
export function service(cuban: string): Service {
  const does = SERVICE[cuban];
  return does.word ? does : { ...does, n: box().cubans[cuban] };
}

/** The sign over a building's door: icons, numbers and arrows in a row. */
export function signOf(building: string): string[] {
  const { bank, church, sawmill_vp, sawmill_pesos, cafe, casino, office, newspaper } = box().buildings;
  const counted = (n: number, icon: string) => (n === 1 ? [icon] : [String(n), icon]);
  const signs: Record<string, string[]> = {
    bank: [`+${bank}`, '#peso'],
    church: [`+${church}`, '#vp'],
    distillery: ['#cane', '>', '#rum'],
    cigar_factory: ['#tobacco', '>', '#cigar'],
    black_market: ['#sc-any', '<>', '#sc-any'],
    sawmill: ['#wood', '>', ...counted(sawmill_vp, '#vp'), ...counted(sawmill_pesos, '#peso')],
    cafe: ['#rum', '#cigar', '>', String(cafe), '#vp'],
    customs: ['#dice', '>', '0'],
    casino: [String(casino), '#peso', '<>', '#vp'],
    harbour_master: ['#sc-flag', '±1'],
    office: ['#sc-any', '>', String(office), '#vp'],
    newspaper: [`+${newspaper}`, '#peso', '#sc-paper'],
  };
  return signs[building];
}

/** The values of a unit, in the order of the flags. */
export const values = () => box().ships.values;
/** The chequered flag, after the last value. */
export const sails = () => values().at(-1)! + 1;
/** The flags from left to right. */
export const flags = () => [...values(), sails()];
export const placeOf = (flag: number) => flags().indexOf(flag);
/** The flag to which the marker moves from another one. */
export const beside = (flag: number, side: 'left' | 'right') => flags()[placeOf(flag) + (side === 'right' ? 1 : -1)];

export function tally(board: Board): number | null {
  return board.goods && WARES.reduce((sum, w) => sum + board.goods![w], 0);
}

/** What a focused choice makes of a number: the value after it, or null where it stays. */
export function after(changes: Change[] | undefined, field: string, seat: number | null, item = ''): number | null {
  const found = changes
    ?.filter((c) => c.field === field && c.seat === seat && (!item || c.item.at(-1) === item))
    .at(-1);
  return found && found.after !== found.before ? found.after : null;
}

export const buildings = (view: Table) => view.quarters.flatMap((q) => q.buildings);
