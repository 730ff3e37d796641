/** The law cards as the board reads them: what they ask or give, and what that means for a seat now. */
import type { Change } from '../../api/client';
import { held, isProduct, PIECES, PRODUCTS, RESOURCES, votesOf, yieldOf, type BoardView, type Category, type Piece, type Table } from './box';

export interface Law {
  pesos?: number;
  per?: 'building' | 'points'; // pesos for each building, or for each full ten points
  give?: Partial<Record<Piece | 'product' | 'resource', number>>;
  again?: boolean; // the tax once more
  points?: string; // a point for each of these
  most?: number;
}

export const POINTS_STEP = 10;
export const SAVINGS_STEP = 3;

/** A test holds these to data.toml. Other laws say in words what they do. */
export const LAWS: Record<string, Law> = {
  t1: { pesos: 1 },
  t2: { pesos: 2 },
  t3: { pesos: 3 },
  t4: { pesos: 4 },
  t5: { pesos: 5 },
  t6: { pesos: 1, per: 'building' },
  t7: { pesos: 6 },
  t8: { pesos: 1, per: 'points' },
  tax_start: { pesos: 2 },
  d1: { give: { cane: 1 } },
  d2: { give: { tobacco: 1 } },
  d3: { give: { water: 1 } },
  d4: { give: { citrus: 1 } },
  d5: { give: { product: 2 } },
  d6: { give: { resource: 2 } },
  d7: { again: true },
  d8: { give: { product: 1, resource: 1 } },
  duty_start: { give: { citrus: 1 } },
  u1: { points: 'water', most: 7 },
  u2: { points: 'votes' },
  u3: { points: 'buildings' },
  u4: { points: 'pesos', most: 7 },
  u5: { points: 'resource_land' },
  u6: { points: 'farmland' },
  u7: { points: 'goods' },
  u8: { points: 'rank' },
};

const buildings = (view: Table, b: BoardView) => b.buildings - (view.options.warehouse_counts_for_tax_and_subsidy === false ? 1 : 0);

/** What this tax would ask of the board now. */
export function taxOf(view: Table, b: BoardView, statute: string): number {
  const law = LAWS[statute];
  const each = law.per === 'building' ? buildings(view, b) : law.per === 'points' ? Math.floor(b.points / POINTS_STEP) : 1;
  return (law.pesos ?? 0) * each;
}

/** Whether the board has what this duty asks. The tax that one of them repeats is the one in force. */
export function dutyReady(view: Table, b: BoardView, statute: string): boolean {
  const law = LAWS[statute];
  if (law.again) return b.pesos >= (view.laws.tax ? taxOf(view, b, view.laws.tax) : 0);
  const sum = (pieces: readonly string[]) => pieces.reduce((n, piece) => n + held(b, piece), 0);
  return Object.entries(law.give ?? {}).every(([what, n]) => (what === 'product' ? sum(PRODUCTS) : what === 'resource' ? sum(RESOURCES) : held(b, what)) >= n);
}

/** Points this subsidy would give the board now. */
export function subsidyOf(view: Table, b: BoardView, statute: string): number {
  const { points, most = Infinity } = LAWS[statute];
  const open = b.fields.filter((f) => f.building === null).flatMap((f) => yieldOf(f.land) ?? []);
  const count: Record<string, () => number> = {
    water: () => b.yard.water,
    votes: () => b.hand.reduce((n, c) => n + votesOf(c), 0),
    buildings: () => buildings(view, b),
    pesos: () => Math.floor(b.pesos / SAVINGS_STEP),
    resource_land: () => open.filter((piece) => !isProduct(piece)).length,
    farmland: () => open.filter(isProduct).length,
    goods: () => b.yard.rum + b.yard.cigars,
    rank: () => 1 + view.boards.filter((other) => other.colour !== b.colour && other.points > b.points).length,
  };
  return Math.min(most, count[points ?? '']?.() ?? 0);
}

export interface Meaning {
  key: string; // of the words: pay, short, ready, lacking, get
  n: number;
  good: boolean;
}

/** What a law or bill means for a board: what it would pay, whether it can deliver, what it would get. */
export function meaning(view: Table, b: BoardView, category: Category, statute: string): Meaning | null {
  if (category === 'tax') {
    const n = taxOf(view, b, statute);
    return { key: n <= b.pesos ? 'pay' : 'short', n: n <= b.pesos ? n : n - b.pesos, good: n <= b.pesos };
  }
  if (category === 'duty') {
    const ready = dutyReady(view, b, statute);
    return { key: ready ? 'ready' : 'lacking', n: 0, good: ready };
  }
  if (category === 'subsidy') {
    const n = subsidyOf(view, b, statute);
    return { key: 'get', n, good: n > 0 };
  }
  return null;
}

/** The board as a choice would leave it, as far as laws look at it. */
export function after(b: BoardView, seat: number, preview: Change[]): BoardView {
  const next = { ...b, yard: { ...b.yard }, stored: { ...b.stored }, fields: b.fields.map((f) => ({ ...f })) };
  for (const c of preview) {
    if (c.seat !== seat) continue;
    const item = c.item.at(-1) ?? '';
    if (c.field === 'pesos') next.pesos = c.after;
    if (c.field === 'points') next.points = c.after;
    if (c.field === 'yard' && (PIECES as readonly string[]).includes(item)) next.yard[item as Piece] = c.after;
    if (c.field === 'stored') next.stored[item] = c.after;
    if (c.field === 'hand' && c.after === 0) next.hand = next.hand.filter((x) => x !== item);
    if (c.field === 'tile' && c.before < 0) {
      const field = next.fields.find((f) => f.field === item);
      if (field) field.building = 'new';
      next.buildings += 1;
    }
  }
  return next;
}
