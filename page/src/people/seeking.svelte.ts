/** A search for a game with anyone. It goes on on every screen; a page that is closed ends it. */
import { keep, remember } from '../lib/prefs.svelte';
import { route } from '../lib/route.svelte';
import { sound } from '../lib/sounds';
import { pairing, type Pairing } from './api';

const EVERY = 2000; // ms between two questions: each is a sign of life
const WISH = 'seeking'; // of this tab: a page that is loaded anew goes on looking

export interface Wish {
  title: string;
  seats: number;
  rated: boolean;
}

const kept = (): Wish | null => {
  try {
    return JSON.parse(sessionStorage.getItem(WISH) ?? 'null');
  } catch {
    return null;
  }
};

class Seeking {
  now = $state.raw<Pairing | null>(null);
  ready = $state<string | null>(null); // a table was found while another one is on the screen
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0; // counts searches: an answer that comes late belongs to none

  /** What was looked for last, on this device. */
  get last(): Wish | null {
    try {
      return JSON.parse(remember.get(WISH) ?? 'null');
    } catch {
      return null;
    }
  }

  async begin(wish: Wish): Promise<void> {
    const run = (this.#run += 1);
    keep(WISH, JSON.stringify(wish));
    try {
      sessionStorage.setItem(WISH, JSON.stringify(wish));
    } catch {
      // a window that keeps nothing looks all the same
    }
    this.ready = null;
    this.#hear((await pairing.begin(wish)).pairing, run);
  }

  async bots(): Promise<void> {
    this.#hear((await pairing.bots()).pairing, this.#run);
  }

  stop(): Promise<void> {
    this.#end();
    return pairing.stop();
  }

  /** Goes on with what this tab looked for before it was loaded anew. */
  resume(): () => void {
    const wish = kept();
    if (wish) void this.begin(wish).catch(() => this.#end());
    const leave = () => this.now && pairing.leave();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }

  #end(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
    this.now = null;
    sessionStorage.removeItem(WISH);
  }

  #hear(found: Pairing | null, run: number): void {
    if (run !== this.#run) return;
    clearTimeout(this.#timer);
    if (!found) return this.#end();
    this.now = found;
    if (!found.table) {
      this.#timer = setTimeout(() => void this.#ask(run), EVERY);
      return;
    }
    void this.stop();
    sound('turn');
    if (route.at.screen === 'table') this.ready = found.table;
    else route.go(`/table/${found.table}`);
  }

  async #ask(run: number): Promise<void> {
    const found = await pairing.look().then(
      (s) => s.pairing,
      () => this.now, // the server is away for a moment: it is asked again
    );
    this.#hear(found, run);
  }
}

export const seeking = new Seeking();
