/**
 * What a piece does that stands for an action: pointer and focus show what it would do or why it cannot, a click
 * chooses it.
 */
import type { TableState } from '../../lib/table.svelte';

export const hooks = (t: TableState, notation: string) => ({
  onpointerenter: (e: PointerEvent) => {
    if (e.pointerType === 'mouse') t.focused = notation;
  },
  onpointerleave: () => (t.focused = null),
  onfocus: () => (t.focused = notation),
  onblur: () => (t.focused = null),
  onclick: () => t.choose(notation),
  'data-does': t.legalOf(notation)?.notation,
  'data-advised': t.advised(notation) || undefined,
});
