/**
 * What may be shown of a choice beforehand, as `malecon.tables.knowledge` finds it: nothing here knows a title's
 * secrets.
 */
import type { Change } from '../api/client';
import type { Engine, Position } from '../engine/engine';
import { changesBetween, hasSecrets, keyOf, seen } from './changes';

const COPIES = 4; // determinized copies on which a preview must agree
const MOST_DRAFTS = 40; // compound decisions with more ways than this are taken step by step

export interface Preview {
  preview: Change[];
  facts: Change[];
}

/** Positions that the seat can't tell from the true one. */
export const copiesFor = (engine: Engine, position: Position, seat: number): Position[] =>
  Array.from({ length: COPIES }, (_, k) => engine.determinize(position, seat, k + 1));

/**
 * What these actions change for certain: all copies agree on it. Without secrets one is enough where no die is thrown.
 */
export function certain(engine: Engine, copies: Position[], seat: number, actions: number[]): Preview {
  const { record, facts: factsLayout } = engine.manifest;
  const alone = !hasSecrets(engine);
  let kept: Map<string, Change> | null = null;
  let follow: Map<string, Change> | null = null;
  for (const copy of copies) {
    const trial = actions.reduce((now, action) => engine.play(now, action).position, copy);
    const changes = seen(engine, trial, changesBetween(record, copy, trial), seat).filter((c) => c.counts !== null);
    const facts = changesBetween(factsLayout, engine.facts(copy), engine.facts(trial)).filter((c) => c.counts !== null);
    kept = agreed(kept, changes);
    follow = agreed(follow, facts);
    if (alone && engine.field(trial, 'rng') === engine.field(copy, 'rng')) break;
  }
  return { preview: [...kept!.values()], facts: [...follow!.values()] };
}

function agreed(before: Map<string, Change> | null, now: Change[]): Map<string, Change> {
  const found = new Map(now.map((c) => [keyOf(c), c]));
  return before ? new Map([...before].filter(([key]) => found.has(key))) : found;
}

const momentOf = (engine: Engine, position: Position): string =>
  `${engine.toMove(position)}/${engine.field(position, 'phase')}`;

/** All ways to take the present decision as a whole; none if there are too many. */
export function completeDrafts(engine: Engine, position: Position): number[][] {
  const found: number[][] = [];
  const moment = momentOf(engine, position);
  const walk = (now: Position, said: number[]): boolean => {
    for (const action of engine.legal(now)) {
      const after = engine.play(now, action).position;
      if (momentOf(engine, after) === moment) {
        if (!walk(after, [...said, action])) return false;
      } else if (found.push([...said, action]) > MOST_DRAFTS) return false;
    }
    return true;
  };
  return walk(position, []) ? found : [];
}

/**
 * Those of the wishes that the rules ask for, if they complete the present decision; otherwise the wishes as they are.
 */
export function answersAmong(engine: Engine, position: Position, wishes: string[]): string[] {
  const moment = momentOf(engine, position);
  const wanted = new Set(wishes);
  const said: string[] = [];
  let now = position;
  while (momentOf(engine, now) === moment) {
    const asked = engine.legal(now).filter((action) => wanted.has(engine.notations[action]));
    if (asked.length !== 1) return wishes;
    now = engine.play(now, asked[0]).position;
    said.push(engine.notations[asked[0]]);
  }
  return said;
}
