/** An analysis board as the screen sees it: the board itself, what was tried, and what the bot thinks of it. */
import { api, type Ply, type Problem } from '../api/client';
import { route } from '../lib/route.svelte';
import { runs } from '../lib/runs';
import { TableState } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';
import type { Looked } from '../local/desk';
import * as host from './host';
import { ROOT } from './tree';

/** How long it thinks about a position, in iterations. */
export const STRENGTHS = { quick: 500, thorough: 4000, deep: 20_000 } as const;
export type Strength = keyof typeof STRENGTHS;

const FIRST = 100; // iterations until the first answer
const PART = 400; // and between the next ones
const QUIET = 250; // ms until the address follows

/** A move as the list shows it: small decisions of one kind are one. */
export interface Move {
  id: number; // after all of it
  ply: number;
  seat: number | null;
  told: string;
  tried: boolean;
  here: boolean;
  others: { id: number; seat: number | null; told: string }[]; // what else was tried in its place
}

export class AnalysisState {
  readonly t: TableState;
  found = $state.raw<Looked | null>(null);
  running = $state(true);
  thinking = $state(false);
  strength = $state<Strength>('thorough');
  moves = $state.raw<Move[]>([]);
  problem = $state('');
  code = ''; // of the link
  #run = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly study: host.Study) {
    this.t = new TableState(study.id);
  }

  async open(): Promise<void> {
    await this.t.open();
    this.#list();
    void this.#address();
  }

  close(): void {
    this.#closed = true;
    this.#run += 1;
    clearTimeout(this.#later);
    this.t.setDraft(null);
    this.t.close();
  }

  /** The board shows another position, or the same in another language. */
  changed(): void {
    this.#list();
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#address(), QUIET);
    void this.think();
  }

  #list(): void {
    const { tree } = this.study;
    const line = tree.line();
    // A run ends where one stands, and where another move was tried.
    const parts: number[][] = [];
    line.forEach((id, k) => {
      const before = line[k - 1];
      const cut =
        !k || before === tree.at || tree.others(id).length || tree.nodes[before].tried !== tree.nodes[id].tried;
      if (cut) parts.push([id]);
      else parts.at(-1)!.push(id);
    });
    const past = (id: number): Ply => tree.nodes[id].past!;
    this.moves = parts.flatMap((part) =>
      runs(part.map(past), this.t.phrase).map((run): Move => {
        const id = part[run.ply - past(part[0]).ply];
        const first = part[run.first - past(part[0]).ply];
        const others = first === part[0] ? tree.others(first) : [];
        return {
          id,
          ply: run.ply + 1,
          seat: run.seat,
          told: run.told || run.sentence,
          tried: tree.nodes[id].tried,
          here: id === tree.at,
          others: others.map((other) => ({ id: other, seat: past(other).seat, told: past(other).told })),
        };
      }),
    );
  }

  async #address(): Promise<void> {
    const code = await host.link(this.study.id);
    if (this.#closed) return;
    this.code = code;
    route.replace(`/analysis#a=${code}`);
  }

  /** Searches on, part by part, until it was long enough or something else is to be looked at. */
  async think(): Promise<void> {
    const run = (this.#run += 1);
    const { at } = this.study.tree;
    const fresh = () => run === this.#run && this.running && at === this.study.tree.at;
    if (!this.running) {
      this.thinking = false;
      return;
    }
    const most = STRENGTHS[this.strength];
    this.thinking = true;
    this.found = null;
    try {
      let done = -1;
      while (fresh()) {
        const found = await host.look(this.study.id, at, done < 0 ? FIRST : Math.min(PART, most - done));
        if (!fresh()) return;
        this.found = found;
        if (found.done >= most || found.done === done || !found.lines.length) break;
        done = found.done;
      }
    } catch (e) {
      if (run === this.#run) this.problem = (e as Problem).message || say('local-failed');
    }
    if (run === this.#run) this.thinking = false;
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running) void this.think();
    else {
      this.#run += 1;
      this.thinking = false;
    }
  }

  aim(strength: Strength): void {
    this.strength = strength;
    if (this.running) void this.think();
  }

  // -- going about

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    this.problem = '';
    try {
      await work();
    } catch (e) {
      this.problem = (e as Problem).message || say('local-failed');
    }
  }

  go = (node: number): Promise<void> => this.#attempt(() => host.go(this.study.id, node));

  first(): void {
    void this.go(ROOT);
  }

  back(): void {
    const { tree } = this.study;
    if (tree.at !== ROOT) void this.go(tree.nodes[tree.at].parent);
  }

  forward(): void {
    const next = this.study.tree.next();
    if (next !== null) void this.go(next);
  }

  last(): void {
    void this.go(this.study.tree.line().at(-1) ?? ROOT);
  }

  play = (notations: string[]): Promise<void> => this.#attempt(() => host.playLine(this.study.id, notations));

  drop = (node: number): Promise<void> => this.#attempt(() => host.drop(this.study.id, node));

  /** The link, with what has just been done. */
  async link(): Promise<string> {
    await this.#address();
    return location.href;
  }

  async playOn(name: string): Promise<void> {
    await this.#attempt(async () => route.go(`/table/${(await host.playOn(this.study.id, name)).id}`));
  }

  record = (): Promise<string> => api.recordLink(this.study.id);
}
