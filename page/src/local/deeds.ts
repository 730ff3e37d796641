/** What an action brought to the seat that took it, as `malecon.core.changes` tells it. */
import type { Change } from '../api/client';

export type Deed = Record<'paid' | 'earned' | 'points' | 'moved', number>;
export const NOTHING: Deed = { paid: 0, earned: 0, points: 0, moved: 0 };
const MOVED = ['goods', 'pieces', 'materials']; // counted in pieces

/** Give it only changes that every reader may see. */
export function deed(changes: Change[], seat: number): Deed {
  const own = changes.filter((c) => c.seat === seat).map((c) => ({ counts: c.counts ?? '', gain: c.after - c.before }));
  const sum = (counts: string) => own.filter((c) => c.counts === counts).reduce((total, c) => total + c.gain, 0);
  const money = sum('money');
  const moved = own.filter((c) => MOVED.includes(c.counts) && c.gain < 0).reduce((total, c) => total - c.gain, 0);
  return { paid: Math.max(0, -money), earned: Math.max(0, money), points: Math.max(0, sum('points')), moved };
}
