/** What was played and what was tried: the moves of a game, with the variations that branch off. */
import type { Ply } from '../api/client';

export interface Node {
  notation: string;
  parent: number;
  children: number[];
  tried: boolean; // a what-if, not part of what was opened
  past: Ply | null; // as the ledger tells it; null until it was shown once
}

export const ROOT = 0;

/** Node 0 is the beginning; of a node's children the first is the one that was there first. */
export class Tree {
  readonly nodes: Node[] = [{ notation: '', parent: -1, children: [], tried: false, past: null }];
  at = ROOT;
  private readonly taken = new Map<number, number>(); // the child that was looked at last

  get size(): number {
    return this.nodes.length;
  }

  /** Adds a move after a node, unless it is there already; it becomes the way forward. */
  add(parent: number, notation: string, tried: boolean): number {
    const known = this.nodes[parent].children.find((child) => this.nodes[child].notation === notation);
    const id = known ?? this.nodes.length;
    if (known === undefined) {
      this.nodes.push({ notation, parent, children: [], tried, past: null });
      this.nodes[parent].children.push(id);
    }
    this.taken.set(parent, id);
    return id;
  }

  go(id: number): void {
    if (!this.nodes[id]) throw new RangeError(`no node ${id}`);
    this.at = id;
    for (let now = id; now !== ROOT; now = this.nodes[now].parent) this.taken.set(this.nodes[now].parent, now);
  }

  /** The nodes from the first move to this one. */
  path(id = this.at): number[] {
    const found: number[] = [];
    for (let now = id; now !== ROOT; now = this.nodes[now].parent) found.unshift(now);
    return found;
  }

  notations(id = this.at): string[] {
    return this.path(id).map((one) => this.nodes[one].notation);
  }

  /** The move that follows on the way looked at last. */
  next(id = this.at): number | null {
    const { children } = this.nodes[id];
    const last = this.taken.get(id);
    return last !== undefined && children.includes(last) ? last : (children[0] ?? null);
  }

  /** The whole way looked at last, through the present move to its end. */
  line(): number[] {
    const found = this.path();
    for (let now = this.next(); now !== null; now = this.next(now)) found.push(now);
    return found;
  }

  /** The other moves that were tried where this one was played. */
  others(id: number): number[] {
    return this.nodes[this.nodes[id].parent].children.filter((child) => child !== id);
  }

  /** The last move on the present way that was not tried, only opened. */
  opened(): number {
    let now = this.at;
    while (now !== ROOT && this.nodes[now].tried) now = this.nodes[now].parent;
    return now;
  }

  /** Forgets a what-if and all that follows it. Other moves keep their numbers. */
  drop(id: number): void {
    const { parent, tried } = this.nodes[id];
    if (!tried) return;
    if (this.path().includes(id)) this.at = parent;
    this.nodes[parent].children = this.nodes[parent].children.filter((child) => child !== id);
    this.taken.delete(parent);
  }
}
