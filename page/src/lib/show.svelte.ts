/**
 * What others did, one step at a time: the positions on the way with what each step changed lit, until caught up or
 * skipped.
 */
import type { AtPly, Ply, View } from '../api/client';

const STEP = 750; // ms a step stays
const FASTEST = 260;
const HURRY = 0.15; // how much faster for each waiting step

export interface Frame {
  view: View;
  ply: number;
}

/** How long each step stays: the more there are, the faster they pass. */
export const pace = (steps: number): number => Math.max(FASTEST, STEP / (1 + HURRY * Math.max(0, steps - 1)));

export class Show {
  frame = $state.raw<Frame | null>(null); // shown in place of the live view
  step = $state.raw<Ply | null>(null); // what is being shown
  left = $state(0);
  #queue: Ply[] = [];
  #run = 0;
  #busy = false;

  constructor(
    private readonly at: (ply: number) => Promise<AtPly>,
    private readonly light: (step: Ply) => void,
    private readonly last: () => number,
  ) {}

  /** More has happened; `before` was on the screen until now. */
  add(steps: Ply[], before: Frame): void {
    if (!steps.length) return;
    this.#queue.push(...steps);
    if (this.#busy || this.#queue.length > 1) this.frame ??= before;
    if (!this.#busy) void this.#play();
  }

  skip(): void {
    this.#run += 1;
    this.#queue = [];
    this.#busy = false;
    this.frame = this.step = null;
    this.left = 0;
  }

  async #play(): Promise<void> {
    const run = (this.#run += 1);
    this.#busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const stay = pace(this.#queue.length + 1);
      const caughtUp = next.ply + 1 >= this.last();
      const found = caughtUp ? null : await this.at(next.ply + 1).catch(() => null);
      if (run !== this.#run) return;
      if (caughtUp) this.frame = null;
      else if (found) this.frame = { view: found.view as View, ply: found.ply };
      this.step = next;
      this.left = this.#queue.length;
      this.light(next);
      await new Promise((done) => setTimeout(done, stay));
      if (run !== this.#run) return;
    }
    this.skip();
  }
}
