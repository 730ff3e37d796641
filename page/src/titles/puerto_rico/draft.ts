/** The mayor's draft at a table: edited on the board or in the bar, kept over a reload, sent as one. */
import type { TableState } from '../../lib/table.svelte';
import { read } from './box';
import { answers, places, suggestion } from './mayor';

export const staffing = (t: TableState) => t.view?.phase === 'staff' && t.legal[0]?.verb === 'staff';

/** Who worked where before they were taken up: the draft begins there. */
function before(t: TableState): Record<string, number> {
  const found: Record<string, number> = {};
  for (const ply of t.plies.slice(-40)) {
    for (const c of ply.changes) {
      if (c.seat === t.mine && (c.field === 'workers' || c.field === 'crew')) found[c.item.at(-1)!] = Math.max(c.before, c.after);
    }
  }
  return found;
}

export function draftOf(t: TableState) {
  const view = read(t.view!);
  const board = view.boards[t.mine!];
  const list = places(board, (view.asked as { place?: string }).place ?? null);
  const hands = board.san_juan;
  const kept = t.draft;
  const fits = kept !== null && kept.ply === t.table!.ply && list.every((x) => (kept[x.name] ?? 0) <= x.circles);
  const draft: Record<string, number> = fits ? kept : suggestion(list, hands, before(t));
  const placed = list.reduce((sum, x) => sum + (draft[x.name] ?? x.fixed) - x.fixed, 0);
  return { list, draft, left: hands - placed, send: answers(list, draft, hands) };
}

export function put(t: TableState, place: string, n: number): void {
  t.setDraft({ ...draftOf(t).draft, [place]: n, ply: t.table!.ply });
}
