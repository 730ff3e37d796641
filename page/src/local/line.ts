/** The connection to a table or an analysis board of this device: it is never lost. */
import type { Hearing, Wire } from '../api/hosts';

type Listen = (id: string, hearing: Hearing) => () => void;

export class LocalLine implements Wire {
  readonly state = 'open';
  readonly back = false;
  #stop: (() => void) | null = null;
  #opened = 0;

  constructor(
    private readonly id: string,
    private readonly hearing: Hearing,
    private readonly find: () => Promise<Listen> = async () => (await import('./house')).listen,
  ) {}

  connect(): void {
    this.close();
    const mine = (this.#opened += 1);
    void this.find().then((listen) => {
      if (mine === this.#opened) this.#stop = listen(this.id, this.hearing);
    });
  }

  close(): void {
    this.#opened += 1;
    this.#stop?.();
    this.#stop = null;
  }
}
