/** A finished play gone through with a strong bot: what each of my decisions cost. It knows only what I knew then. */
import { api, type Ply, type Problem, type Verdict } from '../api/client';

const SHOWN = 6;
const FELT = 0.01; // of the win
const TRIES = 20;
const PAUSE = 1000;

export class Review {
  verdicts = $state.raw<Verdict[]>([]);
  all = $state(0); // decisions to be judged; 0: not begun
  problem = $state('');
  #going = false;

  constructor(readonly table: string) {}

  get done(): boolean {
    return this.all > 0 && this.verdicts.length === this.all;
  }

  /** The decisions that cost most, the worst first. */
  get costly(): Verdict[] {
    return this.verdicts
      .filter((v) => v.better && v.loss >= FELT)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, SHOWN);
  }

  get agreed(): number {
    return this.verdicts.filter((v) => !v.better).length;
  }

  get lost(): number {
    return this.verdicts.reduce((sum, v) => sum + v.loss, 0);
  }

  of(ply: number): Verdict | undefined {
    return this.verdicts.find((v) => v.ply === ply);
  }

  /** One decision after the other, so that nobody else's bot has to wait. */
  async start(plies: Ply[]): Promise<void> {
    if (this.#going || this.done || !plies.length) return;
    this.#going = true;
    this.problem = '';
    this.all = plies.length;
    try {
      for (const p of plies.slice(this.verdicts.length)) this.verdicts = [...this.verdicts, await this.#judge(p.ply)];
    } catch (e) {
      this.problem = (e as Problem).message;
    } finally {
      this.#going = false;
    }
  }

  async #judge(ply: number): Promise<Verdict> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await api.verdict(this.table, ply);
      } catch (e) {
        const { lost, status } = e as Problem;
        if (!(lost || status === 429) || tries === TRIES) throw e;
        await new Promise((r) => setTimeout(r, PAUSE));
      }
    }
  }

  /** In another language everything is asked for again. */
  forget(): void {
    this.verdicts = [];
    this.all = 0;
  }
}
