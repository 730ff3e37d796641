/** The first two cards, picked one by one in the hand and laid together. Kept over a reload, gone with the position. */
import type { TableState } from '../../lib/table.svelte';
import { ORDER } from './box';

export const picking = (t: TableState): boolean => t.live && t.mine !== null && t.legal[0]?.verb === 'choose';

export function picked(t: TableState): string[] {
  const kept = t.draft;
  return kept !== null && kept.ply === t.table!.ply && kept.seat === t.mine
    ? Object.keys(kept).filter((k) => ORDER.includes(k))
    : [];
}

/** Puts a card into the pair or out of it; a third takes the place of the first. */
export function pair(now: string[], card: string): string[] {
  return now.includes(card) ? now.filter((c) => c !== card) : [...now, card].slice(-2);
}

export function pick(t: TableState, card: string): void {
  t.setDraft({ ...Object.fromEntries(pair(picked(t), card).map((c) => [c, 1])), ply: t.table!.ply, seat: t.mine! });
}

/** A card under the pointer or the focus is looked at, whether it is picked or not. */
export const look = (t: TableState, card: string) => ({
  onpointerenter: (e: PointerEvent) => e.pointerType === 'mouse' && (t.about = `card-${card}`),
  onpointerleave: () => (t.about = null),
  onfocus: () => (t.about = `card-${card}`),
  onblur: () => (t.about = null),
});

/** The one action the two cards are, or null while one is missing. */
export function notation(cards: string[]): string | null {
  if (cards.length !== 2) return null;
  return `choose ${[...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join(' ')}`;
}
