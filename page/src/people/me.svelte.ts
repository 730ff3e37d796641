/** Who I am, and which games wait for me: known on every screen. */
import { api, type Schemas } from '../api/client';

const EVERY = 15_000; // ms between two looks
const UNSEEN = 60_000; // the same while the tab is hidden: its badge is seen all the same

class Me {
  session = $state.raw<Schemas['Session'] | null>(null);
  sheet = $state(false); // the account is open
  #looked = 0;

  get waiting(): number {
    return this.session?.waiting ?? 0;
  }

  /** What stands before a page's title: the number of games that wait. */
  get mark(): string {
    return this.waiting ? `(${this.waiting}) ` : '';
  }

  async look(): Promise<void> {
    if (!api.can().people) return;
    this.#looked = Date.now();
    await api.session().then(
      (s) => (this.session = s),
      (e) => {
        if (e.status === 401) this.session = null;
      },
    );
  }

  watch(): () => void {
    void this.look();
    const due = () => {
      const every = document.visibilityState === 'visible' ? EVERY : UNSEEN;
      if (Date.now() - this.#looked >= every - 500) void this.look();
    };
    const timer = setInterval(due, EVERY);
    document.addEventListener('visibilitychange', due);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', due);
    };
  }

  /** The number on the icon of an installed app. */
  badge(): void {
    if (!navigator.setAppBadge) return;
    void (this.waiting ? navigator.setAppBadge(this.waiting) : navigator.clearAppBadge()).catch(() => {});
  }
}

export const me = new Me();
