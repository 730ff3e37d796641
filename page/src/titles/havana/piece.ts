/** A piece that stands for an action: glows if it is legal, shows what it would do, is played by a click. */
import type { TableState } from '../../lib/table.svelte';

export const piece = (t: TableState, notation: string | null) => ({
  'data-piece': notation && t.legalOf(notation) ? notation : undefined,
  onpointerenter: (e: PointerEvent) =>
    e.pointerType === 'mouse' && notation && t.legalOf(notation) && (t.focused = notation),
  onpointerleave: () => (t.focused = null),
  onfocus: () => notation && t.legalOf(notation) && (t.focused = notation),
  onblur: () => (t.focused = null),
  onclick: () => notation && t.choose(notation),
});

/** What the choice under the pointer would change in a field of a seat. */
export function delta(t: TableState, seat: number, field: string, item?: string): number {
  let by = 0;
  for (const c of t.focusedLegal?.preview ?? []) {
    if (c.seat === seat && c.field === field && (item === undefined || c.item.at(-1) === item))
      by += c.after - c.before;
  }
  return by;
}

export const isOn = (t: TableState, notation: string | null) =>
  notation !== null && t.focusedLegal?.notation === notation;
