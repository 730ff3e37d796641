/** The line to a table of this device: it is never lost. */
import type { Hearing, Wire } from '../api/hosts';

export class LocalLine implements Wire {
  readonly state = 'open';
  readonly back = false;
  #stop: (() => void) | null = null;
  #opened = 0;

  constructor(
    private readonly id: string,
    private readonly hearing: Hearing,
  ) {}

  connect(): void {
    this.close();
    const mine = (this.#opened += 1);
    void import('./house').then(({ listen }) => {
      if (mine === this.#opened) this.#stop = listen(this.id, this.hearing);
    });
  }

  close(): void {
    this.#opened += 1;
    this.#stop?.();
    this.#stop = null;
  }
}
