/** The numbers of each title's box, as its rules read them: told by the server, or by whoever else runs the rules. */

import type { Schemas } from '../api/client';

type Tables = Record<string, unknown>;
/** What the rules list under a chapter, and which words name the codes in it. */
type Listed = Pick<Schemas['Box'], 'listings' | 'names'>;

const NOTHING: Listed = { listings: {}, names: {} };
let boxes = $state.raw<Record<string, Tables>>({});
let listed = $state.raw<Record<string, Listed>>({});
const asked = new Map<string, Promise<void>>();

export function setBox(title: string, tables: Tables, lists: Listed = NOTHING): void {
  boxes = { ...boxes, [title]: tables };
  listed = { ...listed, [title]: lists };
}
export const listedOf = (title: string): Listed => listed[title] ?? NOTHING;

/** Asks for a box once; to be awaited before anything of the title is drawn or said. */
export function loadBox(title: string, ask: (title: string) => Promise<Schemas['Box']>): Promise<void> {
  if (boxes[title]) return Promise.resolve();
  let work = asked.get(title);
  if (!work) {
    work = ask(title).then((box) => setBox(title, box.tables, box));
    work.catch(() => asked.delete(title));
    asked.set(title, work);
  }
  return work;
}

export function boxOf<Box>(title: string): Box {
  const box = boxes[title];
  if (!box) throw new Error(`the box of ${title} is not loaded`);
  return box as Box;
}

/** One number of a box: `buildings.factory.cost`, or `setup.points.2` for the third of a list. */
export function numberAt(title: string, path: string): number {
  const found = path
    .split('.')
    .reduce<unknown>((entry, step) => (entry as Record<string, unknown>)[step], boxOf(title));
  if (typeof found !== 'number') throw new Error(`${title} has no number ${path}`);
  return found;
}
