/** The coach after a lesson: it looks at each decision in silence, and speaks when one was costly. */
import type { Hints } from '../../api/client';
import type { TableState } from '../../lib/table.svelte';
import { say } from '../../lib/words.svelte';

const COSTLY = 0.05; // of the win

export class Watch {
  moved = $state(false); // I have decided something since the lesson ended
  costly = $state.raw<{ ply: number; said: string } | null>(null);

  #kept: Hints | null = null;

  /** Hints are at hand, but nobody asked for them. */
  get silent(): boolean {
    return this.t.hushed;
  }

  constructor(readonly t: TableState) {}

  /** A new decision of mine: what became of the last one, and what would be best now. */
  async look(): Promise<void> {
    this.#judge();
    this.t.hushed = true;
    await this.t.hint();
    this.#kept = this.t.hints;
  }

  #judge(): void {
    const before = this.#kept;
    const mine = before && this.t.plies.find((p) => p.ply === before.ply && p.seat === this.t.mine);
    if (!before || !mine) return;
    this.moved = true;
    const best = before.hints[0];
    const played = before.hints.find((h) => h.notation === mine.notation);
    const least = Math.min(...before.hints.map((h) => h.chance));
    const lost = best.chance - (played?.chance ?? least);
    const said = say('coach-better', { move: best.sentence, plan: best.plan });
    this.costly = mine.notation !== best.notation && lost >= COSTLY ? { ply: mine.ply, said } : null;
  }
}
