/** Changing a described position piece by piece: what is put on one place is taken from where it comes from. */
import type { Described, Numbers } from '../engine/described';
import type { Editing, FieldLayout } from '../engine/manifest';

export interface Table {
  editing: Editing;
  fields: FieldLayout[];
}

export type Place = [field: string, ...index: number[]];

const layoutOf = ({ fields }: Table, name: string): FieldLayout | undefined => fields.find(([field]) => field === name);

export function read(position: Described, [field, ...index]: Place): number {
  return Number(index.reduce<Numbers>((entry, k) => (entry as Numbers[])[k], position[field]));
}

function write(position: Described, [field, ...index]: Place, value: number): Described {
  const set = (entry: Numbers, [k, ...rest]: number[]): Numbers =>
    k === undefined ? value : (entry as Numbers[]).map((one, n) => (n === k ? set(one, rest) : one));
  return { ...position, [field]: set(position[field], index) };
}

/** The bounds of an entry; named ones have those of their labels. */
export function bounds(table: Table, field: string): [low: number, high: number] {
  const [, kind, , , , [low, high]] = layoutOf(table, field)!;
  return [low, high ?? 2 ** (8 * Number(kind[1]) - 1) - 1];
}

/** The labels of a field's axes but the seats'. */
const labelsOf = (table: Table, field: string): string[][] => layoutOf(table, field)?.[4].labels ?? [];

/** Where a piece with this label comes from: the same label of a field, or a plain number; of the same seat, if its own. */
function source(table: Table, [field, seat]: Place, label: string | undefined): Place | null {
  for (const from of table.editing.comes_from[field] ?? []) {
    const labels = labelsOf(table, from);
    const own = layoutOf(table, from)?.[4].seated ? [seat] : [];
    if (!labels.length && (label === undefined || from === table.editing.comes_from[field].at(-1)))
      return [from, ...own];
    const at = label === undefined ? -1 : (labels[0]?.indexOf(label) ?? -1);
    if (at >= 0) return [from, ...own, at];
  }
  return null;
}

/** So many more at a place, as far as its bounds allow. */
function add(table: Table, position: Described, place: Place, more: number): Described {
  if (!layoutOf(table, place[0])) return position;
  const [low, high] = bounds(table, place[0]);
  return write(position, place, Math.min(high, Math.max(low, read(position, place) + more)));
}

/** The position with another entry. `balanced`: what is put there is taken from where such pieces come from. */
export function alter(table: Table, position: Described, place: Place, value: number, balanced: boolean): Described {
  const [field, ...index] = place;
  const before = read(position, place);
  const [low, high] = bounds(table, field);
  const after = Math.min(high, Math.max(low, Math.trunc(value)));
  if (after === before || Number.isNaN(after)) return position;
  let now = write(position, place, after);
  const total = table.editing.makes_up[field];
  if (total) {
    const up = index.slice(0, -1);
    now = add(table, now, [total, ...up], after - before);
  }
  if (!balanced) return now;
  const named = table.editing.named[field];
  if (named) {
    // another label: the old piece goes back, the new one is taken
    for (const [entry, more] of [
      [before, 1],
      [after, -1],
    ]) {
      const from = entry >= 0 ? source(table, place, named[1][entry]) : null;
      if (from) now = add(table, now, from, more);
    }
    return now;
  }
  const labels = labelsOf(table, field);
  const from = source(table, place, labels.at(-1)?.[index.at(-1) ?? 0]);
  return from ? add(table, now, from, before - after) : now;
}
