/**
 * A position by its fields, as `Position.to_dict` gives it and `Title.from_dict` takes it: the line `position` of a
 * record.
 */
import type { Engine, Position } from './engine';
import type { FieldLayout } from './manifest';

/** Axes are nested lists. What is too long for a number is a string of digits. */
export type Numbers = number | string | Numbers[];
export type Described = Record<string, Numbers>;

/** It describes no position of this title: a field is missing, unknown or out of its limits, or an invariant is broken. */
export class BadPosition extends Error {
  constructor(
    readonly about = '',
    readonly kind: 'field' | 'invariant' = 'field',
  ) {
    super(about);
  }
}

const LONG = /(?<=[[,:])\s*(\d{16,})(?=[,\]}])/g;
type Write = (view: DataView, at: number, value: bigint) => void;
const WRITERS: Record<string, Write> = {
  i1: (view, at, value) => view.setInt8(at, Number(value)),
  u1: (view, at, value) => view.setUint8(at, Number(value)),
  i2: (view, at, value) => view.setInt16(at, Number(value), true),
  u2: (view, at, value) => view.setUint16(at, Number(value), true),
  i4: (view, at, value) => view.setInt32(at, Number(value), true),
  u4: (view, at, value) => view.setUint32(at, Number(value), true),
  i8: (view, at, value) => view.setBigInt64(at, value, true),
  u8: (view, at, value) => view.setBigUint64(at, value, true),
};

export function describe(engine: Engine, position: Position): Described {
  const short = (entry: number | bigint): number | string =>
    Number.isSafeInteger(Number(entry)) ? Number(entry) : String(entry);
  return engine.every(engine.manifest.record, position, short) as Described;
}

/**
 * The position with these fields; BadPosition where one is missing, unknown or out of its limits, or the pieces do not
 * add up.
 */
export function fromDescribed(engine: Engine, described: Described): Position {
  const { record, seats } = engine.manifest;
  const position = new Uint8Array(record.size);
  if (described === null || typeof described !== 'object' || Array.isArray(described)) throw new BadPosition();
  const known = new Set(record.fields.map(([name]) => name));
  for (const name of Object.keys(described)) if (!known.has(name)) throw new BadPosition(name);
  const view = new DataView(position.buffer);
  for (const field of record.fields) {
    if (!(field[0] in described)) throw new BadPosition(field[0]);
    entries(described[field[0]], field).forEach((value, k) =>
      WRITERS[field[1]](view, field[3] + k * Number(field[1][1]), value),
    );
  }
  const count = engine.seats(position);
  if (count < seats[0] || count > seats[1]) throw new BadPosition('seats');
  const broken = engine.audit(position);
  if (broken !== null) throw new BadPosition(broken, 'invariant');
  return position;
}

/** The entries of a field in their order, each within its limits. */
function entries(given: Numbers, [name, kind, shape, , , [low, high]]: FieldLayout): bigint[] {
  const most = high === null ? 2n ** BigInt(8 * Number(kind[1]) - Number(kind[0] === 'i')) - 1n : BigInt(high);
  const found: bigint[] = [];
  const walk = (value: Numbers, lengths: number[]): void => {
    if (lengths.length) {
      if (!Array.isArray(value) || value.length !== lengths[0]) throw new BadPosition(name);
      for (const one of value) walk(one, lengths.slice(1));
      return;
    }
    if (!(typeof value === 'string' ? /^\d+$/.test(value) : Number.isSafeInteger(value))) throw new BadPosition(name);
    const entry = BigInt(value as number | string);
    if (entry < BigInt(low) || entry > most) throw new BadPosition(name);
    found.push(entry);
  };
  walk(given, shape);
  return found;
}

/** As records write it: JSON, whose numbers may be longer than JavaScript's. */
export const writeDescribed = (described: Described): string => JSON.stringify(described).replace(/"(\d+)"/g, '$1');

export const readDescribed = (text: string): Described => JSON.parse(text.replace(LONG, '"$1"')) as Described;
