/** The pieces of one table: what a click on each would do, which one is under the pointer, and the menu of those with a choice. */
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
      for (const l of legal) for (const piece of piecesOf(l, read(this.t.view!))) this.#offers.set(piece, [...(this.#offers.get(piece) ?? []), l]);
    }
    return this.#offers.get(id) ?? [];
  }

  /** Whether the focused choice, here or in the bar, is one of this piece. */
  on(id: string): boolean {
    const shown = this.t.focusedLegal;
    return this.menu?.id === id || (!!shown && this.offers(id).some((l) => l.notation === shown.notation));
  }

  #focus(id: string): void {
    const only = this.offers(id);
    if (only.length === 1) this.t.focused = only[0].notation;
  }

  click(id: string, from: Element): void {
    const found = this.offers(id);
    if (found.length === 1) this.t.choose(found[0].notation);
    else if (found.length) this.menu = this.menu?.id === id ? null : { id, from };
  }

  hooks(id: string) {
    return {
      onpointerenter: (e: PointerEvent) => e.pointerType === 'mouse' && this.#focus(id),
      onpointerleave: () => (this.t.focused = null),
      onfocus: () => this.#focus(id),
      onblur: () => (this.t.focused = null),
      onclick: (e: MouseEvent) => this.click(id, e.currentTarget as Element),
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
