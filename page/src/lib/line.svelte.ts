/** The socket of a table: it reconnects after any loss, and says so. */
import type { SocketMessage } from '../api/client';
import type { Hearing, Wire } from '../api/hosts';
import { lang } from './words.svelte';

const SILENCE = 40_000; // ms without even a heartbeat: the connection is dead
const GONE = 4404; // there is no such table
const REFUSED = 4403; // we may no longer look; a request tells why

export class ServerLine implements Wire {
  state = $state<'opening' | 'open' | 'lost'>('opening');
  back = $state(false); // it was lost and is back: announced once
  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #heard = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #watch = setInterval(() => this.#beat(), 5000);
  #wake = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.state === 'open') this.#ping();
    else this.connect();
  };

  constructor(
    private readonly table: string,
    private readonly hearing: Hearing,
    private readonly missing: () => void,
    private readonly refused: () => void,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  /** Opens it, replacing an open one. */
  connect(): void {
    if (this.#closed) return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.#address()}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      if (this.state === 'lost') {
        this.back = true;
        this.#later(4000, () => (this.back = false));
      }
      this.state = 'open';
      this.#tries = 0;
      this.hearing.hear(JSON.parse(event.data) as SocketMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (event.code === GONE) this.missing();
      else if (event.code === REFUSED) this.refused();
      else this.#lost();
    };
  }

  #address(): string {
    const { since, revision } = this.hearing.known();
    const query = new URLSearchParams({ lang: lang() });
    if (revision >= 0) {
      query.set('since', String(since));
      query.set('revision', String(revision));
    }
    return `/api/v1/tables/${this.table}/socket?${query}`;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    for (const t of this.#timers) clearTimeout(t);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  #lost(): void {
    if (this.#closed) return;
    this.state = 'lost';
    this.#tries += 1;
    this.#later(Math.min(8000, 250 * 2 ** Math.min(this.#tries, 5)) * (0.7 + Math.random() * 0.6), () => {
      if (!this.#socket) this.connect();
    });
  }

  #beat(): void {
    if (!this.#socket || this.state !== 'open' || Date.now() - this.#heard <= SILENCE) return;
    const old = this.#socket;
    this.#socket = null;
    old.close();
    this.#lost();
  }

  #ping(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send('ping');
    const before = this.#heard;
    this.#later(5000, () => {
      if (this.#heard !== before || this.state !== 'open') return;
      this.#heard = 0;
      this.#beat();
    });
  }

  #later(ms: number, f: () => void): void {
    const t = setTimeout(() => {
      this.#timers.delete(t);
      f();
    }, ms);
    this.#timers.add(t);
  }
}
