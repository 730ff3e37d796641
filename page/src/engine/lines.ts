/** A search that can be watched while it goes on, and the best lines of its tree: moves that are legal one after the other. */
import { chancesOf, clear, deepen, FIRST_ROOT, GOLDEN, plant, see, type Tree } from './bots';
import type { Engine, Position } from './engine';

const LONGEST = 8; // moves of a line
const TRUSTED = 4; // visits without which the tree's taste is no more than a guess
const NONE = -1;
const FULL = (1n << 64n) - 1n;

export interface LineStep {
  seat: number;
  action: number;
  before: Position; // as the deciding seat of the line's first move imagines it
  after: Position;
}

export interface Line {
  visits: number;
  chance: number; // the first seat's share of the win
  lead: number; // and its lead in points
  steps: LineStep[];
  open: boolean; // the tree knew more, but chance decides what follows
}

export interface Look {
  done: number; // iterations so far
  chances: number[]; // everybody's share of the win
  lines: Line[];
}

interface Edge {
  action: number;
  visits: number;
  total: number;
  points: number;
}

/** One search of one position. The tree's memory is taken once and used for the next position, too. */
export class Search {
  private readonly tree: Tree;
  private position: Position | null = null;
  private done = 0;
  private parts = 0;

  constructor(
    private readonly engine: Engine,
    readonly most: number, // iterations of one position
  ) {
    this.tree = plant(engine, Math.ceil(most / 2)); // each adds one node
  }

  /** Searches so many iterations more, and tells what is best by now. */
  look(position: Position, iterations: number, lines: number): Look {
    if (!this.position || !same(this.position, position)) {
      this.position = position;
      this.done = this.parts = 0;
      clear(this.tree);
    }
    const { engine } = this;
    if (engine.toMove(position) === null) {
      const winners = engine.winners(position);
      const share = (seat: number) => (winners.includes(seat) ? 1 / winners.length : 0);
      return {
        done: this.done,
        chances: Array.from({ length: engine.seats(position) }, (_, s) => share(s)),
        lines: [],
      };
    }
    const more = Math.min(iterations, this.most - this.done);
    if (more > 0) {
      engine.module.briefly(() => deepen(engine, see(engine, position, 0), this.tree, more, this.parts));
      this.done += more;
      this.parts += 1;
    }
    const known = engine.determinize(position, engine.toMove(position)!, 0);
    const found = this.lines(known, lines);
    return { done: this.done, chances: this.chances(known, found[0]), lines: found };
  }

  /** The moves tried most, each with what the tree expects to follow. */
  private lines(known: Position, most: number): Line[] {
    const walk = new Walk(this.engine, this.tree, known);
    return walk
      .edges()
      .sort((a, b) => b.visits + b.total / b.visits / 2 - (a.visits + a.total / a.visits / 2))
      .slice(0, most)
      .map((edge) => ({
        visits: edge.visits,
        chance: edge.total / edge.visits,
        lead: edge.points / edge.visits,
        ...new Walk(this.engine, this.tree, known).follow(edge.action),
      }));
  }

  /** Everybody's chances: the first seat's from the search, and what it leaves in the proportion that the end of the best
   * line is judged by. */
  private chances(known: Position, best: Line | undefined): number[] {
    const { engine } = this;
    const seat = engine.toMove(known)!;
    const last = best?.steps.at(-1)?.after ?? known;
    const over = engine.toMove(last) === null;
    const winners = engine.winners(last);
    const judged = over
      ? Array.from({ length: engine.seats(last) }, (_, s) => (winners.includes(s) ? 1 / winners.length : 0))
      : engine.module.briefly(() => chancesOf(engine, see(engine, last, 0)));
    const mine = best ? Math.min(1, Math.max(0, best.chance)) : judged[seat];
    const rest = judged.reduce((sum, share, s) => sum + (s === seat ? 0 : share), 0);
    const others = judged.length - 1;
    return judged.map((share, s) => (s === seat ? mine : rest > 0 ? ((1 - mine) * share) / rest : (1 - mine) / others));
  }
}

/** A way down the tree, as the compiled search goes: a node is what each seat can have seen of the moves since its root. */
class Walk {
  private seen = FIRST_ROOT;
  private hidden = 0n;
  private readonly own: bigint[];

  constructor(
    private readonly engine: Engine,
    private readonly tree: Tree,
    private now: Position,
  ) {
    this.own = Array.from({ length: engine.seats(now) }, () => 0n);
  }

  /** Plays this move, and then what was tried most, as long as the tree has an opinion. */
  follow(first: number): Pick<Line, 'steps' | 'open'> {
    const { engine } = this;
    const steps: LineStep[] = [];
    let action: number | null = first;
    let open = false;
    while (action !== null && steps.length < LONGEST) {
      const before = this.now;
      const seat = engine.toMove(before)!;
      this.take(action, seat);
      steps.push({ seat, action, before, after: this.now });
      if (engine.toMove(this.now) === null) break;
      const best = this.edges().sort((a, b) => b.visits - a.visits)[0];
      const goesOn = best !== undefined && best.visits >= TRUSTED;
      open = goesOn && engine.field(before, 'rng') !== engine.field(this.now, 'rng');
      action = goesOn && !open ? best.action : null;
    }
    return { steps, open };
  }

  /** The edges of the present node that were tried and are legal here. */
  edges(): Edge[] {
    const node = this.node();
    if (node === NONE) return [];
    const [, nodes, edges] = this.tree;
    const mask = this.engine.mask(this.now);
    const view = new DataView(nodes.bytes.buffer);
    const found: Edge[] = [];
    for (let e = view.getInt32(nodes.at + node * nodes.itemSize, true); e >= 0;) {
      const at = edges.at + e * edges.itemSize;
      const [action, visits] = [view.getInt32(at, true), view.getInt32(at + 8, true)];
      if (visits > 0 && mask[action])
        found.push({ action, visits, total: view.getFloat64(at + 16, true), points: view.getFloat64(at + 24, true) });
      e = view.getInt32(at + 4, true);
    }
    return found;
  }

  private node(): number {
    const [table] = this.tree;
    const seat = this.engine.toMove(this.now)!;
    if (this.hidden && !this.secret()) {
      this.seen = this.mixed(this.seen ^ this.hidden);
      this.hidden = 0n;
      this.own.fill(0n);
    }
    const key = this.mixed(this.seen + this.own[seat] + GOLDEN * BigInt(seat + 1));
    const view = new DataView(table.bytes.buffer);
    for (let slot = Number(key & BigInt(table.length - 1)); ; slot = (slot + 1) % table.length) {
      const at = table.at + slot * table.itemSize;
      const node = view.getInt32(at + 8, true);
      if (node === NONE || view.getBigUint64(at, true) === key) return node;
    }
  }

  /** Whether the choice now due is kept from the others. */
  private secret(): boolean {
    const mask = this.engine.mask(this.now);
    return this.engine.manifest.secrets.some((action) => mask[action]);
  }

  private take(action: number, seat: number): void {
    const code = BigInt(action + 1);
    if (this.secret() && this.engine.manifest.secrets.includes(action)) {
      this.own[seat] = this.mixed(this.own[seat] + code);
      this.hidden = this.mixed(this.hidden + code);
    } else this.seen = this.mixed(this.seen + code);
    this.now = this.engine.play(this.now, action).position;
  }

  /** The engine's plain hash. It comes as a program that adds one more than an action. */
  private mixed(x: bigint): bigint {
    return BigInt.asUintN(64, this.engine.module.call('root_after', (x - 1n) & FULL, 0) as bigint);
  }
}

const same = (a: Position, b: Position): boolean => a.length === b.length && a.every((byte, k) => byte === b[k]);
