/** What an action altered, as `malecon.core.changes` tells it: named entries of the record, with before and after. */
import type { Engine, Position } from '../engine/engine';
import type { Audience, Layout, Told } from '../engine/manifest';
import type { Change } from '../api/client';

const GENERATOR = new Set(['key', 'rng']);
type Read = (view: DataView, at: number) => number;
const READERS: Record<string, Read> = {
  i1: (v, at) => v.getInt8(at),
  u1: (v, at) => v.getUint8(at),
  i2: (v, at) => v.getInt16(at, true),
  u2: (v, at) => v.getUint16(at, true),
  i4: (v, at) => v.getInt32(at, true),
  u4: (v, at) => v.getUint32(at, true),
  i8: (v, at) => Number(v.getBigInt64(at, true)),
  u8: (v, at) => Number(v.getBigUint64(at, true)),
};

/** All changes between two records of this layout, except the generator's, which stay hidden. */
export function changesBetween(
  layout: Layout,
  before: Uint8Array<ArrayBuffer>,
  after: Uint8Array<ArrayBuffer>,
): Change[] {
  const [was, is] = [new DataView(before.buffer, before.byteOffset), new DataView(after.buffer, after.byteOffset)];
  const found: Change[] = [];
  for (const [name, kind, shape, start, told] of layout.fields) {
    if (GENERATOR.has(name)) continue;
    const [read, width] = [READERS[kind], Number(kind[1])];
    const count = shape.reduce((product, n) => product * n, 1);
    for (let k = 0; k < count; k++) {
      const [old, now] = [read(was, start + k * width), read(is, start + k * width)];
      if (old !== now)
        found.push({ field: name, ...place(told, shape, k), before: old, after: now, counts: told.counts });
    }
  }
  return found;
}

function place(told: Told, shape: number[], entry: number): { seat: number | null; item: string[] } {
  const index: number[] = [];
  for (const length of [...shape].reverse()) {
    index.unshift(entry % length);
    entry = Math.floor(entry / length);
  }
  const seat = told.seated ? index.shift()! : null;
  return { seat, item: index.map((k, axis) => told.labels[axis][k]) };
}

/** Those of the changes that this seat (null: a spectator) may know. */
export function seen(engine: Engine, position: Position, changes: Change[], seat: number | null): Change[] {
  const fields = new Map(engine.manifest.record.fields.map(([name, , , , told]) => [name, told]));
  return changes.flatMap((c) => {
    const told = fields.get(c.field)!;
    const audience = audienceOf(engine, position, told);
    if (audience === 'all' || (audience === 'owner' && seat !== null && seat === c.seat)) return [c];
    return told.gains ? [{ ...c, before: 0, after: c.after - c.before }] : [];
  });
}

function audienceOf(engine: Engine, position: Position, { audience }: Told): Audience {
  if (typeof audience === 'string') return audience;
  return audience.answers[
    audience.flags.reduce((at, flag) => 2 * at + (Number(engine.field(position, flag)) ? 1 : 0), 0)
  ];
}

/** Whether anything besides the generator is hidden that can't be worked out from what everybody sees. */
export function hasSecrets({ manifest }: Engine): boolean {
  return manifest.record.fields.some(
    ([name, , , , told]) => !GENERATOR.has(name) && told.audience !== 'all' && !told.gains,
  );
}

/** What two changes must share to be the same. */
export const keyOf = (c: Change): string => JSON.stringify([c.field, c.seat, c.item, c.before, c.after]);
