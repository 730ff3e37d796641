/** Who I am, and which games wait for me: known on every screen. */
import { api, type Schemas } from '../api/client';

const EVERY = 15_000; // ms between two looks

class Me {
  session = $state.raw<Schemas['Session'] | null>(null);
  sheet = $state(false); // the account is open
  #timer: ReturnType<typeof setInterval> | undefined;

  get waiting(): number {
    return this.session?.waiting ?? 0;
  }

  /** What stands before a page's title: the number of games that wait. */
  get mark(): string {
    return this.waiting ? `(${this.waiting}) ` : '';
  }

  async look(): Promise<void> {
    if (!api.can().people) return;
    await api.session().then(
      (s) => (this.session = s),
      (e) => {
        if (e.status === 401) this.session = null;
      },
    );
  }

  watch(): () => void {
    void this.look();
    this.#timer = setInterval(() => document.visibilityState === 'visible' && void this.look(), EVERY);
    return () => clearInterval(this.#timer);
  }
}

export const me = new Me();
