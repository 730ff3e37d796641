/** What the board knows of the box: names, numbers and pictures. What rules decide comes with the view. */
import type { View } from '../../api/client';

export const COLOURS = ['white', 'yellow', 'green', 'red'] as const;
export const MATERIALS = [...COLOURS, 'debris'] as const;
export const HOLDINGS = [...MATERIALS, 'pesos', 'workers'] as const;
export type Material = (typeof MATERIALS)[number];
export type Holding = (typeof HOLDINGS)[number];
export const ROWS = ['upper', 'lower'] as const;
export type RowName = (typeof ROWS)[number];
export type Side = 'left' | 'right';

/** In the order of the box, with their numbers. A test holds these to data.toml. */
export const CARDS: Record<string, number> = {
  siesta: 0,
  guardaespaldas: 1,
  mendigo: 2,
  reciclaje: 2,
  ruina: 3,
  escombros: 3,
  obreros: 4,
  arquitecto: 4,
  ladron: 5,
  receptador: 6,
  contrabando: 7,
  empresario: 8,
  mama: 9,
};
export const ORDER = Object.keys(CARDS);

/** The card whose effect is being chosen. */
export const PERFORMING: Record<string, string> = { recycle: 'reciclaje', fetch: 'reciclaje', demolish: 'ruina', rob: 'ladron', fence: 'receptador', loot: 'receptador', smuggle: 'contrabando', share: 'mama' };

/** Theft: how much is taken, how much from the rich, and who is rich. The same test. */
export const THIEF = { takes: 2, rich: 3, from: 6 };
export const FENCE = { takes: 1, rich: 2, from: 4 };
export const loses = (board: Board, phase: string): number => {
  const bricks = COLOURS.reduce((n, c) => n + board.materials[c], 0);
  const [law, wealth, has] = phase === 'rob' ? [THIEF, board.pesos, board.pesos] : [FENCE, bricks, bricks + board.materials.debris];
  return Math.min(has, wealth >= law.from ? law.rich : law.takes);
};

interface House {
  points: number;
  pic: string;
}
const h = (points: number, pic: string): House => ({ points, pic });

/** Points and façades of our deck; the same test. */
export const HOUSES: Record<string, House> = {
  callejon_de_hamel: h(1, 'hamel'),
  bodeguita_del_medio: h(1, 'bodeguita'),
  puente_de_hierro: h(1, 'puente'),
  portico_del_barrio_chino: h(1, 'chino'),
  heladeria_coppelia: h(1, 'coppelia'),
  quinta_avenida: h(2, 'quinta'),
  el_floridita: h(2, 'floridita'),
  parque_almendares: h(2, 'almendares'),
  el_templete: h(2, 'templete'),
  jardin_botanico: h(2, 'jardin'),
  fabrica_partagas: h(2, 'partagas'),
  plaza_vieja: h(2, 'vieja'),
  tropicana: h(3, 'tropicana'),
  malecon: h(3, 'malecon'),
  paseo_del_prado: h(3, 'prado'),
  plaza_de_san_francisco: h(3, 'sanfrancisco'),
  parque_central: h(3, 'central'),
  acuario_nacional: h(3, 'acuario'),
  almacenes_san_jose: h(3, 'almacenes'),
  monumento_a_jose_marti: h(3, 'marti'),
  plaza_de_armas: h(4, 'armas'),
  castillo_de_la_real_fuerza: h(4, 'castillo'),
  estacion_central: h(4, 'estacion'),
  cristo_de_la_habana: h(4, 'cristo'),
  universidad_de_la_habana: h(4, 'universidad'),
  tunel_de_la_bahia: h(4, 'tunel'),
  fortaleza_de_la_cabana: h(5, 'cabana'),
  museo_de_la_revolucion: h(5, 'museo'),
  edificio_bacardi: h(5, 'bacardi'),
  edificio_focsa: h(5, 'focsa'),
  hotel_nacional: h(6, 'nacional'),
  gran_teatro: h(6, 'teatro'),
  catedral_de_san_cristobal: h(6, 'catedral'),
  el_capitolio: h(7, 'capitolio'),
};
const PICS = Object.values(HOUSES).map((x) => x.pic);

/** An operator's own deck has other names: each of its buildings borrows a façade, always the same. */
export function facade(building: string): string {
  const own = HOUSES[building]?.pic;
  if (own) return `hf-${own}`;
  const sum = [...building].reduce((n, c) => (n * 31 + c.charCodeAt(0)) % 9973, 7);
  return `hf-${PICS[sum % PICS.length]}`;
}

export interface Building {
  building: string;
  points: number;
  cost: Partial<Record<Holding, number>>;
  architect: boolean;
}

export interface Board {
  points: number;
  materials: Record<Material, number>;
  pesos: number;
  workers: number;
  buildings: string[];
  open: string[];
  initiative: number | null;
  hand: number;
  laid: number;
  pile: string[];
  thrown: number;
  hidden: string[];
  age: number;
}

export interface Table extends View {
  round: number;
  order: number[] | null;
  turn: number;
  target: number;
  rows: Record<RowName, Building[]>;
  stack: { left: number; top: Building | null };
  demolished: string[];
  pool: Record<Material | 'pesos', number>;
  supply: { pesos: number; workers: number };
  bag: Record<Material, number>;
  box: Record<Material, number>;
  ruina_used: boolean;
  to_perform: string[];
  boards: Board[];
  own: { hand: string[]; laid: string[]; thrown: string[]; leaving: string | null } | null;
}

export const read = (view: View) => view as Table;

export const held = (board: Board, what: Holding): number => (what === 'pesos' || what === 'workers' ? board[what] : board.materials[what]);

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

/** The cost in its two lines: bricks and debris above, pesos, workers and architect below; debris goes down where three bricks lie. */
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
  return cards.map((c) => CARDS[c]).sort((a, b) => a - b).join('');
}

export const byNumber = (cards: string[]): string[] => [...cards].sort((a, b) => CARDS[a] - CARDS[b] || ORDER.indexOf(a) - ORDER.indexOf(b));

const VOWEL = '[aeiouàèéìòùáíóúаеёиоуыэюя]';
const CONSONANT = '[b-df-hj-np-tv-zбвгджзклмнпрстфхцчшщ]';
/** Soft hyphens in a long name, where a syllable ends: a card is narrow. */
export const soft = (name: string) => (name.length < 11 ? name : name.replace(new RegExp(`(${VOWEL}${CONSONANT}?)(?=${CONSONANT}${VOWEL}\\p{L})`, 'giu'), '$1\u00AD'));

/** How a card lies in a fan of n: turned and lowered towards the sides. */
export function fanned(j: number, n: number): { turn: number; drop: number } {
  const off = j - (n - 1) / 2;
  const step = Math.min(1.5, 9 / Math.max(1, n));
  return { turn: off * step, drop: off * off * step * step * 0.035 };
}

export const buildingsLeft = (v: Table): number => v.rows.upper.length + v.rows.lower.length + v.stack.left;
export const sum = (of: Partial<Record<string, number>>): number => Object.values(of).reduce<number>((s, n) => s + (n ?? 0), 0);
/** Materials not yet in the box: the play ends when there are none. */
export const materialsLeft = (v: Table): number => sum(v.bag) + sum(v.pool) - v.pool.pesos + v.boards.reduce((s, b) => s + sum(b.materials), 0);

export type Place = 'done' | 'now' | 'next' | 'later';
/** Where a seat stands in this step of the round. */
export function placeOf(v: Table, seat: number): Place {
  if (v.over || v.to_move === null) return 'later';
  if (v.to_move === seat) return 'now';
  if (!v.order) return v.boards[seat].laid ? 'done' : 'later';
  const place = v.order.indexOf(seat);
  return place < v.turn ? 'done' : place === v.turn + 1 ? 'next' : 'later';
}
export const replacing = (v: View): boolean => v.phase === 'lay' || v.phase === 'discard';
