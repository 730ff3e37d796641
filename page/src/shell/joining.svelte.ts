/** Sitting down at a table by an invitation or at a free seat, and why that fails. */
import { api, type Problem, type Schemas } from '../api/client';
import { prefs } from '../lib/prefs.svelte';
import { route } from '../lib/route.svelte';
import type { TableState } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';

export class Joining {
  spent = $state.raw<Schemas['Invitation'] | null>(null); // an invitation that gives no seat any more
  problem = $state<string | null>(null);

  constructor(private readonly t: TableState) {}

  get #path(): string {
    return `/table/${this.t.id}`;
  }

  /** By an invitation: a seat, or a kind word about why there is none. */
  async arrive(link: string): Promise<void> {
    const found = await api.invitation(this.t.id, link).catch(() => null);
    if (found?.state === 'spent') {
      this.spent = found;
      return;
    }
    await this.join({ link }); // also what is no invitation: it may be the code of one's own seat
    if (this.problem && found) [this.spent, this.problem] = [found, null];
  }

  async join(where: { link?: string; seat?: number }, name = ''): Promise<void> {
    const given = (prefs.name || name).trim();
    if (!given) return;
    this.problem = null;
    try {
      await api.begin(given);
      await api.join(this.t.id, where);
      await this.t.renew();
      prefs.set('name', given); // last: with a name the table shows, and by then the seat is taken
    } catch (e) {
      this.problem = (e as Problem).message || say('line-failed');
    }
    if (where.link) route.replace(this.#path);
  }

  /** Only watch after all. */
  watch(): void {
    this.spent = null;
    route.replace(this.#path);
  }

  sit(seat: number): void {
    this.watch();
    void this.join({ seat });
  }
}
