/** Changes as people read them: summed by what they count, whose they are, and of which kind. */
import type { Change } from '../api/client';

export interface Gain {
  seat: number | null;
  counts: string;
  item: string;
  by: number;
  before: number;
  after: number;
  change: Change;
}

/** What a seat gained and lost. Things that only moved from one place of the same seat to another cancel out. */
export function gains(
  changes: Change[],
  bySum: ReadonlySet<string> = new Set(['money', 'points', 'colonists']),
): Gain[] {
  const found = new Map<string, Gain>();
  for (const c of changes) {
    if (c.counts === null || c.seat === null) continue;
    if (c.counts === 'votes' && c.after < c.before) continue; // the round ended: votes are counted anew
    const item = bySum.has(c.counts) ? '' : (c.item.at(-1) ?? '');
    const id = `${c.seat}|${c.counts}|${item}`;
    const known = found.get(id);
    if (known) {
      known.by += c.after - c.before;
      known.before += c.before;
      known.after += c.after;
    } else {
      found.set(id, {
        seat: c.seat,
        counts: c.counts,
        item,
        by: c.after - c.before,
        before: c.before,
        after: c.after,
        change: c,
      });
    }
  }
  return [...found.values()].filter((g) => g.by !== 0);
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export function defaultIcon(c: Change): string | null {
  const item = c.item.at(-1);
  switch (c.counts) {
    case 'money':
      return 'doubloon';
    case 'points':
      return 'vp';
    case 'colonists':
    case 'workers':
      return 'colonist';
    case 'goods':
    case 'tiles':
      return item && document.getElementById(item) ? item : 'plantation';
    case 'buildings':
      return 'building';
    default:
      return null;
  }
}
