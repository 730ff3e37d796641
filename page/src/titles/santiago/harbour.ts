/** What lies in the harbour now: the dice on the ship, or the five just rolled. */
import { GOODS, type Good, type Table } from './box';

export interface Dice {
  list: { good: Good; n: number }[];
  /** Five lie there, one of them is to be left off. */
  rolled: boolean;
}

export function dice(view: Table): Dice {
  const faces = view.rolled ?? view.ship.demand;
  if (!faces) return { list: [], rolled: false };
  return {
    list: GOODS.filter((g) => view.rolled || g !== view.ship.aside).map((good) => ({ good, n: faces[good] })),
    rolled: !!view.rolled,
  };
}

/** The notation whose refusal tells why a die cannot be clicked now. */
export function dieWhy(view: Table, good: Good): string {
  if (view.phase === 'deliver') return `deliver ${good} 1`;
  if (view.phase === 'dice') return `aside ${good}`;
  const building = (view.asked as { building?: string }).building;
  return view.phase === 'use' && (building === 'office' || building === 'customs') ? `${building} ${good}` : '';
}

export const sailed = (view: Table, ship: number) => ship < view.ship.number || view.over;
