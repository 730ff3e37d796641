/** Several plies that people see as one: a seat's small decisions of one kind, one after another. */
import type { Ply } from '../api/client';

export interface Run extends Ply {
  first: number; // its first ply; `ply` is its last
  notations: string[];
}

const verb = (p: Ply) => p.notation?.split(' ')[0] ?? null;

/** `tell` puts a run in a title's own words, where it has better ones than one sentence after another. */
export function runs(plies: Ply[], tell?: (notations: string[]) => string | null): Run[] {
  const found: Ply[][] = [];
  for (const p of plies) {
    const last = found.at(-1)?.at(-1);
    if (last && verb(p) !== null && last.seat === p.seat && last.round === p.round && last.phase === p.phase && verb(last) === verb(p)) found.at(-1)!.push(p);
    else found.push([p]);
  }
  return found.map((list) => {
    // what changed nothing is worth a word only if nothing did
    const telling = list.filter((p) => p.changes.length);
    const said = telling.length ? telling : list.slice(-1);
    const notations = said.map((p) => p.notation ?? '');
    const sentence = tell?.(notations) ?? said.map((p) => p.sentence).join(', ');
    return { ...list.at(-1)!, first: list[0].ply, notations, sentence, changes: list.flatMap((p) => p.changes), forced: list.flatMap((p) => p.forced) };
  });
}
