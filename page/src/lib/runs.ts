/** Several plies that people see as one: a seat's small decisions of one kind, one after another. */
import type { Ply } from '../api/client';

export interface Run extends Ply {
  first: number; // its first ply; `ply` is its last
}

const verb = (p: Ply) => p.notation?.split(' ')[0] ?? null;

export function runs(plies: Ply[]): Run[] {
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
    return { ...list.at(-1)!, first: list[0].ply, sentence: said.map((p) => p.sentence).join(', '), changes: list.flatMap((p) => p.changes), forced: list.flatMap((p) => p.forced) };
  });
}
