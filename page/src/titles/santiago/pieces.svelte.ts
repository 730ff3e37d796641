/**
 * The pieces of one table: what a click on each would do, which one is under the pointer, and the menu of those with a
 * choice.
 */
import type { Legal } from '../../api/client';
import type { TableState } from '../../lib/table.svelte';
import { read } from './box';
import { piecesOf } from './offers';

export class Pieces {
  menu = $state.raw<{ id: string; from: Element } | null>(null);
  #of: Legal[] | null = null;
  #offers = new Map<string, Legal[]>();

  constructor(readonly t: TableState) {}

  offers(id: string): Legal[] {
    const legal = this.t.legal;
    if (legal !== this.#of) {
      this.#of = legal;
      this.#offers = new Map();
      for (const l of legal)
        for (const piece of piecesOf(l, read(this.t.view!)))
          this.#offers.set(piece, [...(this.#offers.get(piece) ?? []), l]);
    }
    return this.#offers.get(id) ?? [];
  }

  /** Whether the focused choice, here or in the bar, is one of this piece. */
  on(id: string): boolean {
    const shown = this.t.focusedLegal;
    return this.menu?.id === id || (!!shown && this.offers(id).some((l) => l.notation === shown.notation));
  }

  /** What the piece stands for: its only choice, or where it has none, what the bar shall give the reason of. */
  #sense(id: string, why: string): string | null {
    const found = this.offers(id);
    return found.length === 1 ? found[0].notation : found.length || !why ? null : why;
  }

  #focus(id: string, why: string): void {
    const notation = this.#sense(id, why);
    if (notation) this.t.focused = notation;
  }

  click(id: string, why: string, from: Element): void {
    const notation = this.#sense(id, why);
    if (notation) this.t.choose(notation);
    else if (this.offers(id).length) this.menu = this.menu?.id === id ? null : { id, from };
  }

  hooks(id: string, why = '') {
    return {
      onpointerenter: (e: PointerEvent) => e.pointerType === 'mouse' && this.#focus(id, why),
      onpointerleave: () => (this.t.focused = null),
      onfocus: () => this.#focus(id, why),
      onblur: () => (this.t.focused = null),
      onclick: (e: MouseEvent) => this.click(id, why, e.currentTarget as Element),
    };
  }
}

const known = new WeakMap<TableState, Pieces>();

/** The same for the board and for my screen, which the shell puts elsewhere. */
export function piecesAt(t: TableState): Pieces {
  let found = known.get(t);
  if (!found) known.set(t, (found = new Pieces(t)));
  return found;
}
