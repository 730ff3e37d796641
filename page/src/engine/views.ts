/**
 * A title's views, reasons and hints: the very functions that the server runs, in MicroPython, over the engine's
 * records.
 */
import type { Engine, Position } from './engine';
import type { Choice } from './manifest';

interface MicroPython {
  globals: { get(name: string): unknown };
  runPython(code: string): unknown;
}

/** The functions of `prelude.py`'s Title; a method's result is JSON. */
interface Script {
  look(state: string, facts: string, seat: number | null): string;
  refuse(state: string, facts: string, action: number): string;
  notice(view: string, action: number): string;
  advise(head: string, state: string, facts: string, seat: number, legal: string, asked: string): string;
}

/** A view's head is the same for all titles; the rest is the title's own. */
export interface View {
  title: string;
  seats: number;
  to_move: number | null;
  over: boolean;
  viewer: number | null;
  options: Record<string, Choice>;
  phase: string;
  [part: string]: unknown;
}

/** Why an action is not possible: the key of a sentence, and its parts. */
export type Reason = [key: string, parts: Record<string, string | number>];

/** What speaks for a move or against it: the key of a sentence, and what it names; a piece by its axis and label. */
export type Why = [key: string, parts: Record<string, number | [axis: string, label: string | number]>];
export type Asked = [action: number, which: 'favours' | 'costs'];

const HEAP = 8 * 1024 * 1024;

type Make = (...given: string[]) => Script;
let python: Promise<Make> | undefined;

/**
 * One interpreter for all titles. MicroPython keeps its books of what JavaScript holds once for all instances: with
 * two of them, what one lets go is freed in the other. The prelude is the same for every title.
 */
async function start(prelude: string, url?: string): Promise<Make> {
  const { loadMicroPython } = await import('@micropython/micropython-webassembly-pyscript/micropython.mjs');
  const started: MicroPython = await loadMicroPython({ heapsize: HEAP, ...(url ? { url } : {}) });
  started.runPython(prelude);
  return started.globals.get('Title') as Make;
}

export class Views {
  private constructor(
    private readonly engine: Engine,
    private readonly script: Script,
  ) {}

  /** `url` is where MicroPython's module lies; Node finds it by itself. */
  static async load(engine: Engine, url?: string): Promise<Views> {
    const { prelude, view, reasons, hints, keys } = engine.manifest.script;
    python ??= start(prelude, url);
    python.catch(() => (python = undefined)); // the next one tries again
    const make = await python;
    return new Views(engine, make(view, reasons, hints, JSON.stringify(engine.manifest.actions), JSON.stringify(keys)));
  }

  /** What a seat may know; null is a spectator. */
  view(position: Position, seat: number | null): View {
    return { ...this.head(position, seat), ...JSON.parse(this.script.look(...this.given(position), seat)) };
  }

  private head(position: Position, seat: number | null) {
    const { engine } = this;
    const mover = engine.toMove(position);
    return {
      title: engine.manifest.title,
      seats: engine.seats(position),
      to_move: mover,
      over: mover === null,
      viewer: seat,
      options: engine.options(position),
    };
  }

  /**
   * The weightiest reason of each kind asked for, as the seat that decides sees it; null where the title gives none.
   */
  advise(position: Position, seat: number, asked: Asked[]): (Why | null)[] {
    const head = JSON.stringify(this.head(position, seat));
    const legal = JSON.stringify(this.engine.legal(position));
    return JSON.parse(this.script.advise(head, ...this.given(position), seat, legal, JSON.stringify(asked)));
  }

  /** Why an action cannot be played now; null if it can. */
  whyNot(position: Position, action: number): Reason | null {
    if (this.engine.mask(position)[action]) return null;
    if (this.engine.toMove(position) === null) return ['reason-over', {}];
    return JSON.parse(this.script.refuse(...this.given(position), action)) ?? ['reason-not-now', {}];
  }

  /** What a sentence about an action names besides its parts, in the moment that a view shows. */
  notice(view: View, action: number): Record<string, string | number> {
    return JSON.parse(this.script.notice(JSON.stringify(view), action));
  }

  private given(position: Position): [state: string, facts: string] {
    const { engine } = this;
    const { record, facts } = engine.manifest;
    return [
      JSON.stringify(engine.fields(record, position)),
      JSON.stringify(engine.fields(facts, engine.facts(position))),
    ];
  }
}
