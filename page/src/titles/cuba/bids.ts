/** A bid is one sum for people. The engine takes one above a hundred in two steps: the hundreds, then the rest. */
import type { TableState } from '../../lib/table.svelte';
import { read, type Table } from './box';

const HUNDRED = 100;

export interface Purse {
  least: number;
  most: number;
}

type Step = { notation: string };
/** What the steps of a bid come to: the hundreds, then the rest. */
export const sumOf = (steps: Step[]): number =>
  steps
    .map((s) => s.notation.split(' '))
    .reduce((sum, [verb, n]) => sum + Number(n) * (verb === 'hundreds' ? HUNDRED : 1), 0);
/** What of the seat's bid is chosen already: its hundreds, which may be sealed while the others are thinking. */
export const begun = (view: Table, seat: number, sealed: Step[] = []): number =>
  sealed.length ? sumOf(sealed) : view.boards[seat].has_bid ? 0 : (view.boards[seat].secret_bid ?? 0);

/** Between what sums the seat to move may bid; null while it does not bid. */
export function purse(view: Table, legal: { verb: string }[], sealed: Step[] = []): Purse | null {
  const seat = view.to_move;
  const count = legal.filter((l) => l.verb === 'bid').length;
  if (seat === null) return null;
  const least = begun(view, seat, sealed);
  if (count) return { least, most: least + count - 1 };
  return legal.some((l) => l.verb === 'hundreds') ? { least: 0, most: view.asked.most! } : null;
}

/** The engine's steps to a sum: the last hundred may be paid in single pesos. */
export function steps(sum: number, { least, most }: Purse, phase: string): string[] {
  if (phase !== 'hundreds') return [`bid ${sum - least}`];
  const hundreds = Math.min(Math.floor(sum / HUNDRED), Math.floor((most - 1) / HUNDRED));
  return [`hundreds ${hundreds}`, `bid ${sum - hundreds * HUNDRED}`];
}

/** The sum set so far on this table, and how to set and send it. */
export function bidOf(t: TableState) {
  const view = read(t.view!);
  const of = purse(view, t.legal, t.sealed);
  if (!of) return null;
  const kept = t.draft?.ply === t.table!.ply ? (t.draft.bid ?? 0) : 0;
  const n = Math.max(of.least, Math.min(kept, of.most));
  return {
    ...of,
    n,
    votes: (view.asked.votes ?? 0) + n,
    set: (sum: number) => t.setDraft({ bid: Math.max(of.least, Math.min(sum, of.most)), ply: t.table!.ply }),
    steps: steps(n, of, String(view.phase)),
  };
}
