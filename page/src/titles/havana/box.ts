/** Havana on the page: the types of its views and its box, and which pictures belong to which pieces. */
import type { Schemas, View } from '../../api/client';
import { boxOf } from '../../lib/boxes.svelte';

export type Table = Schemas['HavanaView'];
export type Own = Schemas['HavanaOwn'];
export type Board = Schemas['HavanaBoard'];
export type Building = Schemas['HavanaBuilding'];
export const read = (view: View) => view as Table;
/** Every number of the box. */
export const box = () => boxOf<Schemas['HavanaBox']>('havana');

export const COLOURS = ['white', 'yellow', 'green', 'red'] as const;
export const MATERIALS = [...COLOURS, 'debris'] as const;
export const HOLDINGS = [...MATERIALS, 'pesos', 'workers'] as const;
export type Material = (typeof MATERIALS)[number];
export type Holding = (typeof HOLDINGS)[number];
export const ROWS = ['upper', 'lower'] as const;
export type RowName = (typeof ROWS)[number];
export type Side = 'left' | 'right';

/** In the order of the box. */
export const ORDER = [
  'siesta', 'guardaespaldas', 'mendigo', 'reciclaje', 'ruina', 'escombros', 'obreros', 'arquitecto', 'ladron',
  'receptador',
  'contrabando', 'empresario', 'mama',
]; // prettier-ignore
/** The number on a card. */
export const numberOf = (card: string) => ({ ...box().cards, ...box().card_five })[card];

/** The card whose effect is being chosen. */
export const PERFORMING: Record<string, string> = {
  recycle: 'reciclaje',
  fetch: 'reciclaje',
  demolish: 'ruina',
  rob: 'ladron',
  fence: 'receptador',
  loot: 'receptador',
  smuggle: 'contrabando',
  share: 'mama',
};

/** What a seat would lose to the card that is being played. */
export const loses = (board: Board, phase: string): number =>
  phase === 'rob' ? board.loses_pesos : board.loses_materials;

/** Points of a building, wherever it lies. */
export const pointsOf = (building: string): number => box().deck.buildings.find((x) => x.id === building)?.points ?? 0;

/** The façades of our deck. */
export const FACADES: Record<string, string> = {
  callejon_de_hamel: 'hamel',
  bodeguita_del_medio: 'bodeguita',
  puente_de_hierro: 'puente',
  portico_del_barrio_chino: 'chino',
  heladeria_coppelia: 'coppelia',
  quinta_avenida: 'quinta',
  el_floridita: 'floridita',
  parque_almendares: 'almendares',
  el_templete: 'templete',
  jardin_botanico: 'jardin',
  fabrica_partagas: 'partagas',
  plaza_vieja: 'vieja',
  tropicana: 'tropicana',
  malecon: 'malecon',
  paseo_del_prado: 'prado',
  plaza_de_san_francisco: 'sanfrancisco',
  parque_central: 'central',
  acuario_nacional: 'acuario',
  almacenes_san_jose: 'almacenes',
  monumento_a_jose_marti: 'marti',
  plaza_de_armas: 'armas',
  castillo_de_la_real_fuerza: 'castillo',
  estacion_central: 'estacion',
  cristo_de_la_habana: 'cristo',
  universidad_de_la_habana: 'universidad',
  tunel_de_la_bahia: 'tunel',
  fortaleza_de_la_cabana: 'cabana',
  museo_de_la_revolucion: 'museo',
  edificio_bacardi: 'bacardi',
  edificio_focsa: 'focsa',
  hotel_nacional: 'nacional',
  gran_teatro: 'teatro',
  catedral_de_san_cristobal: 'catedral',
  el_capitolio: 'capitolio',
};
const PICS = Object.values(FACADES);

/** An operator's own deck has other names: each of its buildings borrows a façade, always the same. */
export function facade(building: string): string {
  const own = FACADES[building];
  if (own) return `hf-${own}`;
  const sum = [...building].reduce((n, c) => (n * 31 + c.charCodeAt(0)) % 9973, 7);
  return `hf-${PICS[sum % PICS.length]}`;
}

export const held = (board: Board, what: Holding): number =>
  what === 'pesos' || what === 'workers' ? board[what] : board.materials[what];

export type Cost = Holding | 'architect';
export interface Token {
  what: Cost;
  n: number;
}

/** What a seat still lacks for a building. */
export function shortOf(board: Board, b: Building): Token[] {
  const short: Token[] = HOLDINGS.map((what) => ({ what, n: Math.max(0, (b.cost[what] ?? 0) - held(board, what)) }));
  if (b.architect && !board.open.includes('arquitecto')) short.push({ what: 'architect', n: 1 });
  return short.filter((x) => x.n > 0);
}

export interface Priced extends Token {
  missing: number; // of these, how many are short
  single: boolean; // bricks lie side by side, the rest is counted
}

const SIDE_BY_SIDE = 4; // bricks of a line that are drawn one by one

/**
 * The cost in its two lines: bricks and debris above, pesos, workers and architect below; debris goes down where three
 * bricks lie.
 */
export function costLines(b: Building, short: Token[] = []): [Priced[], Priced[]] {
  const bricks = COLOURS.reduce((sum, c) => sum + (b.cost[c] ?? 0), 0);
  const of = (what: Cost): Priced[] => {
    const n = what === 'architect' ? Number(b.architect) : (b.cost[what] ?? 0);
    const missing = short.find((x) => x.what === what)?.n ?? 0;
    const single = bricks <= SIDE_BY_SIDE && (COLOURS as readonly string[]).includes(what);
    return n ? [{ what, n, missing, single }] : [];
  };
  const debris = of('debris');
  const above = COLOURS.flatMap(of);
  const below = (['pesos', 'workers', 'architect'] as const).flatMap(of);
  return bricks >= 3 ? [above, [...debris, ...below]] : [[...above, ...debris], below];
}

/** Which ends of its row a place is; a single card is both. */
export function sidesOf(place: number, length: number): Side[] {
  const sides: Side[] = [];
  if (place === 0) sides.push('left');
  if (place === length - 1) sides.push('right');
  return sides;
}

/** The place that becomes an end when that side is taken. */
export function nextEnd(length: number, side: Side): number | null {
  if (length < 2) return null;
  return side === 'left' ? 1 : length - 2;
}

/** The house number of two cards: the smaller digit first. */
export function plate(cards: string[]): string | null {
  if (cards.length !== 2) return null;
  return cards
    .map(numberOf)
    .sort((a, b) => a - b)
    .join('');
}

export const byNumber = (cards: string[]): string[] =>
  [...cards].sort((a, b) => numberOf(a) - numberOf(b) || ORDER.indexOf(a) - ORDER.indexOf(b));

const VOWEL = '[aeiouàèéìòùáíóúаеёиоуыэюя]';
const CONSONANT = '[b-df-hj-np-tv-zбвгджзклмнпрстфхцчшщ]';
/** Soft hyphens in a long name, where a syllable ends: a card is narrow. */
export const soft = (name: string) =>
  name.length < 11
    ? name
    : name.replace(new RegExp(`(${VOWEL}${CONSONANT}?)(?=${CONSONANT}${VOWEL}\\p{L})`, 'giu'), '$1\u00AD');

/** How a card lies in a fan of n: turned and lowered towards the sides. */
export function fanned(j: number, n: number): { turn: number; drop: number } {
  const off = j - (n - 1) / 2;
  const step = Math.min(1.5, 9 / Math.max(1, n));
  return { turn: off * step, drop: off * off * step * step * 0.035 };
}

export const buildingsLeft = (v: Table): number => v.rows.upper.length + v.rows.lower.length + v.stack.left;
export const sum = (of: Partial<Record<string, number>>): number =>
  Object.values(of).reduce<number>((s, n) => s + (n ?? 0), 0);
/** Materials not yet in the box: the game ends when there are none. */
export const materialsLeft = (v: Table): number =>
  sum(v.bag) + sum(v.pool) - v.pool.pesos + v.boards.reduce((s, b) => s + sum(b.materials), 0);

export type Place = 'done' | 'now' | 'next' | 'later';
/** Where a seat stands in this step of the round. */
export function placeOf(v: Table, seat: number): Place {
  if (v.over || v.to_move === null) return 'later';
  if (v.to_move === seat) return 'now';
  if (!v.order) return v.boards[seat].laid ? 'done' : 'later';
  const place = v.order.indexOf(seat);
  return place < v.turn ? 'done' : place === v.turn + 1 ? 'next' : 'later';
}
/** My own cards with what I have chosen secretly, while the others are still thinking. */
export function laying(own: Own, sealed: { notation: string }[]): Own {
  const steps = sealed.map((s) => s.notation.split(' '));
  const down = steps.filter(([verb]) => verb === 'choose' || verb === 'lay').flatMap(([, ...cards]) => cards);
  return {
    ...own,
    hand: own.hand.filter((c) => !down.includes(c)),
    laid: [...own.laid, ...down],
    leaving: steps.find(([verb]) => verb === 'drop')?.[1] ?? own.leaving,
  };
}
export const replacing = (v: View): boolean => v.phase === 'lay' || v.phase === 'discard';
