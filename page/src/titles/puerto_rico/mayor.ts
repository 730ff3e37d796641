/**
 * A mayor's draft: who works where, edited freely and sent as one. The rules ask place by place in one order and pass over
 * places that leave no choice (rules/mayor.py); this turns a draft into exactly the answers they will ask for.
 */
import { BUILDINGS, PLACES, TILES, type Board } from './box';

export interface Place {
  name: string;
  circles: number;
  fixed: number; // who may not move, under the narrow option
}

export function places(board: Board, from: string | null): Place[] {
  const start = from === null ? 0 : PLACES.indexOf(from);
  const found: Place[] = [];
  PLACES.forEach((name, i) => {
    if (i < start) return;
    const tile = i < TILES.length;
    const circles = tile ? (board.island[name]?.tiles ?? 0) : name in board.city ? BUILDINGS[name].circles : 0;
    const fixed = (tile ? board.island[name]?.colonists : board.city[name]?.colonists) ?? 0;
    if (circles > 0) found.push({ name, circles, fixed });
  });
  return found;
}

/** How many are to be placed: those in San Juan now. */
export const idle = (board: Board) => board.san_juan;

export function complete(list: Place[], draft: Record<string, number>, hands: number): boolean {
  const placed = list.reduce((sum, p) => sum + (draft[p.name] ?? p.fixed) - p.fixed, 0);
  const room = list.reduce((sum, p) => sum + p.circles - p.fixed, 0);
  return placed === Math.min(hands, room);
}

/** The answers to send, or null where the draft is not complete. */
export function answers(list: Place[], draft: Record<string, number>, hands: number): string[] | null {
  if (!complete(list, draft, hands)) return null;
  let left = hands;
  let free = list.reduce((sum, p) => sum + p.circles - p.fixed, 0);
  const said: string[] = [];
  for (const p of list) {
    if (left <= 0 || free <= 0) break;
    const room = p.circles - p.fixed;
    const low = p.fixed + Math.min(Math.max(left - (free - room), 0), room);
    const high = p.fixed + Math.min(room, left);
    const wish = draft[p.name] ?? p.fixed;
    if (wish < low || wish > high) return null;
    if (low < high) said.push(`staff ${p.name} ${wish}`);
    left -= wish - p.fixed;
    free -= room;
  }
  return said;
}

/** A sensible beginning: production that is fed first, then quarries and violet buildings, then the rest. */
export function suggestion(list: Place[], hands: number, wanted: Record<string, number> = {}): Record<string, number> {
  const draft: Record<string, number> = Object.fromEntries(list.map((p) => [p.name, p.fixed]));
  let left = hands;
  const put = (name: string, n: number) => {
    const p = list.find((x) => x.name === name);
    if (!p) return;
    const more = Math.min(n, left, p.circles - draft[name]);
    if (more > 0) {
      draft[name] += more;
      left -= more;
    }
  };
  for (const p of list) put(p.name, Math.max(0, (wanted[p.name] ?? 0) - p.fixed));
  put('corn', 12);
  for (const good of ['coffee', 'tobacco', 'sugar', 'indigo']) {
    const houses = list.filter((p) => BUILDINGS[p.name]?.good === good);
    const pairs = Math.min(list.find((p) => p.name === good)?.circles ?? 0, houses.reduce((sum, p) => sum + p.circles, 0));
    for (let i = 0; i < pairs && left >= 2; i += 1) {
      put(good, 1);
      for (const h of houses) {
        const before = left;
        put(h.name, 1);
        if (left < before) break;
      }
    }
  }
  for (const p of list) if (BUILDINGS[p.name] && !BUILDINGS[p.name].good) put(p.name, 1);
  put('quarry', 12);
  for (const p of list) put(p.name, 12);
  return draft;
}
