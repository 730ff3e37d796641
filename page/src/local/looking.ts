/** Looking back on games here: done once, in small parts, so that hints and bots of other tables come in between. */
import { Problem, type Lapse, type Review } from '../api/client';
import { say } from '../lib/words.svelte';
import { asked, thinker } from './helpers';
import type { Kept, KeptReview } from './kept';
import { candidates, worst, type Glance, type Weighed } from './lookback';

const STRIDE = 20; // decisions glanced at together

/** Whether a review is of the game as it is now; one that was taken back is another game. */
export const fits = ({ review, plies, revision }: Kept): boolean =>
  review?.plies === plies.length && review.revision === revision;

export class Looking {
  private readonly going = new Map<string, { done: number; all: number }>();
  private readonly failed = new Set<string>();

  /** `keep` saves the review with its game. */
  constructor(private readonly keep: (found: Kept, review: KeptReview) => Promise<unknown>) {}

  /** The review in words, or its progress. */
  async of(found: Kept): Promise<Review> {
    const empty = { done: 0, all: 0, ply: found.plies.length, shares: [], lapses: [] };
    const { review } = found;
    if (!review || !fits(found)) {
      const going = this.going.get(found.id);
      return { ...empty, ...going, state: going ? 'going' : 'none' };
    }
    const lapses: Lapse[] = [];
    for (const one of review.lapses) lapses.push(await asked(thinker, found.title, 'lapse', found, one));
    return { ...empty, state: 'done', done: 1, all: 1, shares: review.shares, lapses };
  }

  begin(found: Kept): void {
    if (this.failed.delete(found.id)) throw new Problem(500, 'local-failed', say('local-failed'));
    if (!fits(found) && !this.going.has(found.id)) void this.look(found);
  }

  isGoing(id: string): boolean {
    return this.going.has(id);
  }

  private async look(found: Kept): Promise<void> {
    const { id, title, plies, revision } = found;
    const progress = { done: 0, all: 2 * Math.ceil(plies.length / STRIDE) };
    this.going.set(id, progress);
    try {
      const glances: Glance[] = [];
      for (let first = 0; first <= plies.length; first += STRIDE) {
        glances.push(...(await asked(thinker, title, 'glances', found, first, first + STRIDE)));
        progress.done += 1;
      }
      const doubtful = candidates(glances);
      progress.all = progress.done + doubtful.length;
      const weighed: Weighed[] = [];
      for (const ply of doubtful) {
        weighed.push(await asked(thinker, title, 'weigh', found, ply));
        progress.done += 1;
      }
      const shares = glances.map((g) => g.shares);
      await this.keep(found, { plies: plies.length, revision, shares, lapses: worst(weighed) });
    } catch (e) {
      this.failed.add(id);
      console.warn('a game could not be looked back on here', e);
    } finally {
      this.going.delete(id);
    }
  }
}
