/** Several plies that people see as one: a seat's small decisions of one kind, and all it did in one turn. */
import type { Ply } from '../api/client';

export interface Run extends Ply {
  first: number; // its first ply; `ply` is its last
  told: string; // what it did, to be read after the seat's name
}

/** Everything one seat did until someone else's turn: one line of the ledger. */
export interface Turn extends Run {
  parts: Run[];
}

type Phrase = (plies: Ply[]) => string | null;

const verb = (p: Ply) => p.notation?.split(' ')[0] ?? null;
const ENDS = new Set(['done', 'pass']); // mentioned only if nothing else was done

const joined = (plies: Ply[], told: string, sentence: string): Run => ({
  ...plies.at(-1)!,
  first: plies[0].ply,
  told,
  sentence,
  changes: plies.flatMap((p) => p.changes),
  forced: plies.flatMap((p) => p.forced),
});
const listed = (said: (string | undefined)[]) => [...new Set(said.filter(Boolean))].join(', ');

/** `tell` puts a run in a title's own words, where it has better ones than one sentence after another. */
export function runs(plies: Ply[], tell?: Phrase): Run[] {
  const found: Ply[][] = [];
  for (const p of plies) {
    const last = found.at(-1)?.at(-1);
    const same = last && verb(p) !== null && last.seat === p.seat && last.round === p.round && last.phase === p.phase;
    if (same && verb(last) === verb(p)) found.at(-1)!.push(p);
    else found.push([p]);
  }
  return found.map((list) => {
    // steps that changed nothing are mentioned only if nothing changed at all
    const telling = list.filter((p) => p.changes.length);
    const said = telling.length ? telling : list.slice(-1);
    const own = tell?.(list);
    return joined(
      list,
      own ?? listed(said.map((p) => p.told || p.sentence)),
      own ?? listed(said.map((p) => p.sentence)),
    );
  });
}

/** One line for each turn; `parts` are what it unfolds into. */
export function turns(plies: Ply[], tell?: Phrase): Turn[] {
  const found: Run[][] = [];
  for (const run of runs(plies, tell)) {
    const last = found.at(-1)?.at(-1);
    if (last && last.seat === run.seat && last.round === run.round) found.at(-1)!.push(run);
    else found.push([run]);
  }
  return found.map((parts) => {
    const loud = parts.filter((run) => !ENDS.has(verb(run) ?? ''));
    const told = listed((loud.length ? loud : parts.slice(-1)).map((run) => run.told));
    return { ...joined(parts, told, told), first: parts[0].first, parts };
  });
}
