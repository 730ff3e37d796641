/** The mayor's draft at a table: edited on the board or in the bar, kept over a reload, sent as one. */
import type { TableState } from '../../lib/table.svelte';
import { read } from './box';
import { answers, beginning, unplaced, type Draft, type Staffing } from './mayor';

export const staffing = (t: TableState) => t.view?.phase === 'staff' && t.legal[0]?.verb === 'staff';

/** Who worked where before they were taken up: the draft begins there. */
function before(t: TableState): Draft {
  const found: Draft = {};
  for (const ply of t.plies.slice(-40)) {
    for (const c of ply.changes) {
      if (c.seat !== t.mine || (c.field !== 'workers' && c.field !== 'crew')) continue;
      found[c.item.at(-1)!] = Math.max(c.before, c.after);
    }
  }
  return found;
}

/** Who stands where for sure, and where the others are proposed to go: sent together. */
export function draftOf(t: TableState) {
  const asked = read(t.view!).staffing!;
  const kept = t.draft;
  const fits =
    kept !== null && kept.ply === t.table!.ply && asked.places.every((p) => (kept[p.place] ?? 0) <= p.circles);
  const stands: Draft = fits ? kept : standing(asked, before(t));
  const plan = beginning(asked, stands);
  return {
    places: asked.places,
    stands,
    plan,
    left: unplaced(asked, stands),
    touched: fits,
    send: answers(asked, plan),
  };
}

/** Those whom the proposal leaves where they were. */
function standing(asked: Staffing, wanted: Draft): Draft {
  const plan = beginning(asked, wanted);
  return Object.fromEntries(
    asked.places.map((x) => [x.place, Math.max(x.fixed, Math.min(plan[x.place], wanted[x.place] ?? 0))]),
  );
}

export function put(t: TableState, place: string, n: number): void {
  t.setDraft({ ...draftOf(t).stands, [place]: n, ply: t.table!.ply });
}
