/**
 * Looking back on a finished game: everybody's chances over time, and what cost each seat most. Done once, and kept.
 */
import { api, type Lapse, type Problem, type Review as Found } from '../api/client';

const PAUSE = 700; // ms between looks at how far it is
const TRIES = 40; // while the bots are busy for me elsewhere, or the line is down

export class Review {
  found = $state.raw<Found | null>(null);
  problem = $state('');
  #going = false;

  constructor(readonly table: string) {}

  get done(): boolean {
    return this.found?.state === 'done';
  }

  /** Of one seat, in the order of the game. */
  lapses(seat: number | null): Lapse[] {
    return this.found?.lapses.filter((x) => x.seat === seat) ?? [];
  }

  of(ply: number): Lapse | undefined {
    return this.found?.lapses.find((x) => x.ply === ply);
  }

  /** Shows the review; if there is none, starts one and follows its progress. */
  async open(): Promise<void> {
    if (this.#going || this.done) return;
    this.#going = true;
    this.problem = '';
    try {
      this.found = await api.review(this.table);
      for (let tries = 1; !this.done;) {
        try {
          this.found = await (this.found!.state === 'none' ? api.beginReview(this.table) : api.review(this.table));
          tries = 1;
        } catch (e) {
          const { lost, status } = e as Problem;
          if (!(lost || status === 429) || tries === TRIES) throw e;
          tries += 1;
        }
        if (!this.done) await new Promise((r) => setTimeout(r, PAUSE));
      }
    } catch (e) {
      this.problem = (e as Problem).message;
    } finally {
      this.#going = false;
    }
  }

  /** In another language everything is asked for again. */
  async translate(): Promise<void> {
    if (this.found) this.found = await api.review(this.table).catch(() => this.found);
  }
}
