/** What lies in the harbour now: the dice on the ship, or the five just rolled. */
import type { TableState } from '../../lib/table.svelte';
import { GOODS, read, type Good, type Table } from './box';
import { name, p } from './words';

export interface Dice {
  list: { good: Good; n: number }[];
  /** Five lie there, one of them is to be left off. */
  rolled: boolean;
}

export function dice(view: Table): Dice {
  const faces = view.rolled ?? view.ship.demand;
  if (!faces) return { list: [], rolled: false };
  return { list: GOODS.filter((g) => view.rolled || g !== view.ship.aside).map((good) => ({ good, n: faces[good] })), rolled: !!view.rolled };
}

/** What is written on the hull. */
export function hull(view: Table): string {
  const n = view.ship.number;
  if (view.over) return p('all-sailed');
  if (view.rolled) return p('hull-choose', { n });
  return view.ship.demand ? p('hull-wants', { n }) : p('hull-empty', { n });
}

export function dieLabel(t: TableState, good: Good, n: number): string {
  const view = read(t.view!);
  const mine = t.mine === null ? null : view.boards[t.mine].goods;
  const wants = view.rolled ? p('rolled-n', { good: name('good', good), n }) : p('wants-good', { good: name('good', good), n });
  return mine ? `${wants}, ${p('you-have', { n: mine[good] })}` : wants;
}

/** The notation whose refusal tells why a die cannot be clicked now. */
export function dieWhy(view: Table, good: Good): string {
  if (view.phase === 'deliver') return `deliver ${good} 1`;
  if (view.phase === 'dice') return `aside ${good}`;
  const building = (view.asked as { building?: string }).building;
  return view.phase === 'use' && (building === 'office' || building === 'customs') ? `${building} ${good}` : '';
}

export const sailed = (view: Table, ship: number) => ship < view.ship.number || view.over;
