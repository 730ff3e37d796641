/** Pieces that change their place: what a move's changes say of where they were and where they go. */
import type { Change, Ply } from '../api/client';

/**
 * Which entry of the record an element shows: `data-at={entry('goods', seat, 'corn')}`; several are parted by spaces.
 */
export const entry = (field: string, seat: number | null, item = ''): string => `${field}.${seat ?? ''}.${item}`;

/** One end of a flight: the names an element may have, and the seat to look for where none of them is on the screen. */
export interface Place {
  names: string[];
  seat: number | null;
}

export interface Flight {
  from: Place;
  to: Place;
  n: number;
  change: Change; // what flies, for its picture
}

interface Move {
  place: Place;
  kind: string;
  item: string;
  left: number;
  change: Change;
}

// Fields of one title that hold the same pieces under different headings.
const KINDS: Record<string, string> = Object.fromEntries(
  ['pieces', 'stored', 'supply', 'market', 'cargo', 'goods', 'materials'].map((counts) => [counts, 'wares']),
);
const FLY = new Set(['wares', 'money', 'points', 'colonists', 'workers', 'buildings', 'tiles', 'cards']);
const LOOSE = new Set(['money', 'points']); // has no place of its own at the table: it comes from what it is paid for

const placeOf = (c: Change): Place => ({
  names: [
    ...new Set([entry(c.field, c.seat, c.item.at(-1)), entry(c.field, c.seat, c.item[0]), entry(c.field, c.seat)]),
  ],
  seat: c.seat,
});

function sides(changes: Change[]): { lost: Move[]; won: Move[] } {
  const lost: Move[] = [];
  const won: Move[] = [];
  for (const c of changes) {
    const kind = KINDS[c.counts ?? ''] ?? c.counts ?? '';
    const by = c.after - c.before;
    if (!FLY.has(kind) || !by) continue;
    const one = { place: placeOf(c), kind, item: c.item.at(-1) ?? '', left: Math.abs(by), change: c };
    (by > 0 ? won : lost).push(one);
  }
  return { lost, won };
}

/**
 * What flies after a move of `actor`. What only changed at the table itself, as a row that is laid out anew, does not.
 */
export function flights(changes: Change[], actor: number): Flight[] {
  const { lost, won } = sides(changes);
  const found: Flight[] = [];
  const link = (l: Move, w: Move) => {
    const n = Math.min(l.left, w.left);
    if (!n || (l.place.seat === null && w.place.seat === null)) return;
    l.left -= n;
    w.left -= n;
    found.push({ from: l.place, to: w.place, n, change: l.change.seat === null ? w.change : l.change });
  };
  for (const w of won) for (const l of lost) if (l.kind === w.kind && l.item === w.item) link(l, w);
  // barrels go aboard a ship that the record names by its number
  for (const w of won)
    for (const l of lost) if (l.kind === w.kind && (/^\d+$/.test(w.item) || /^\d+$/.test(l.item))) link(l, w);
  const hub = found.flatMap((f) => [f.from, f.to]).find((place) => place.seat === null);
  for (const w of won) {
    if (!w.left || w.place.seat === null) continue;
    const source = LOOSE.has(w.kind) ? hub : { names: [`*..${w.item}`], seat: null };
    if (source) found.push({ from: source, to: w.place, n: w.left, change: w.change });
  }
  for (const l of lost) {
    if (!l.left) continue;
    if (l.place.seat !== null && LOOSE.has(l.kind) && hub)
      found.push({ from: l.place, to: hub, n: l.left, change: l.change });
    if (l.place.seat === null && l.kind === 'buildings')
      found.push({ from: l.place, to: { names: [], seat: actor }, n: l.left, change: l.change });
  }
  return found;
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

export const DURATION = { least: 360, most: 620, base: 320, perPx: 0.25 };

/** How long a piece flies over so many px, and how high it rises on the way. */
export const span = (px: number): number =>
  Math.min(DURATION.most, Math.max(DURATION.least, DURATION.base + DURATION.perPx * px));
export const rise = (px: number): number => Math.min(120, 0.16 * px);

/** A move that was taken back: its pieces fly the other way. */
export const undone = (ply: Ply): Ply => ({
  ...ply,
  changes: ply.changes.map((c) => ({ ...c, before: c.after, after: c.before })),
});
