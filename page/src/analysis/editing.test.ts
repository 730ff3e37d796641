import { existsSync, readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import { BadPosition, describe, fromDescribed, type Described } from '../engine/described';
import { Engine } from '../engine/engine';
import { alter, bounds, read, type Place, type Table } from './editing';

const built = (file: string) => new URL(`../engine/built/${file}`, import.meta.url);

async function load(title: string): Promise<[Engine, Table, Described]> {
  if (!existsSync(built(`${title}.wasm`))) throw new Error('Build the engine first: make page');
  const manifest = JSON.parse(readFileSync(built(`${title}.json`), 'utf8'));
  const engine = await Engine.load(manifest, readFileSync(built(`${title}.wasm`)));
  return [
    engine,
    { editing: manifest.editing, fields: manifest.record.fields },
    describe(engine, engine.newGame(3, 5)),
  ];
}

const broken = (engine: Engine, position: Described): [string, string] | null => {
  try {
    fromDescribed(engine, position);
    return null;
  } catch (trouble) {
    if (!(trouble instanceof BadPosition)) throw trouble;
    return [trouble.kind, trouble.about];
  }
};

// What a seat is given on balance, and the invariant that breaks where it comes from nowhere.
const GIFTS: [title: string, place: Place, value: number, invariant: string][] = [
  ['puerto_rico', ['goods', 1, 0], 3, 'goods'],
  ['puerto_rico', ['san_juan', 0], 2, 'colonists'],
  ['puerto_rico', ['tiles', 2, 5], 1, 'tiles'], // a quarry
  ['puerto_rico', ['tiles', 2, 4], 1, 'tiles'], // a coffee plantation
  ['puerto_rico', ['built', 1, 6], 1, 'buildings'],
  ['cuba', ['yard', 0, 3], 4, 'pieces'],
  ['cuba', ['tile', 1, 5], 3, 'buildings'],
  ['havana', ['materials', 0, 1], 2, 'bricks'],
  ['havana', ['pesos', 2], 9, 'pesos'],
  ['havana', ['workers', 1], 3, 'workers'],
  ['santiago', ['goods', 2, 0], 3, 'goods'],
  ['santiago', ['pesos', 0], 11, 'money'],
  ['santiago', ['vp', 1], 7, 'points'],
];

group('a position set up by hand', () => {
  it.each(GIFTS)('%s: %s becomes %i', async (title, place, value, invariant) => {
    const [engine, table, start] = await load(title);
    const balanced = alter(table, start, place, value, true);
    expect(read(balanced, place)).toBe(value);
    expect(broken(engine, balanced)).toBeNull();
    const alone = alter(table, start, place, value, false);
    expect(broken(engine, alone)).toEqual(['invariant', invariant]);
    expect(alter(table, balanced, place, read(start, place), true)).toEqual(start); // and back
    expect(read(start, place)).not.toBe(value); // what it was made from is as it was
  });

  it.each(['puerto_rico', 'cuba', 'havana', 'santiago'])('%s: every field stays within its bounds', async (title) => {
    const [engine, table, start] = await load(title);
    for (const field of [...table.editing.seat, ...table.editing.common]) {
      const shape = table.fields.find(([name]) => name === field)![2];
      const place: Place = [field, ...shape.map(() => 0)];
      for (const value of [-100_000, 100_000, Number.NaN]) {
        const now = alter(table, start, place, value, true);
        const [low, high] = bounds(table, field);
        expect(read(now, place), field).toBeGreaterThanOrEqual(low);
        expect(read(now, place), field).toBeLessThanOrEqual(high);
        expect(broken(engine, now) ?? ['invariant'], field).toContain('invariant'); // no field is out of its limits
      }
    }
  });

  it('takes a card from the hand of the same seat', async () => {
    const [, table, start] = await load('havana');
    const now = alter(table, start, ['pile', 2, 4], 1, true);
    expect([0, 1, 2].map((seat) => read(now, ['hand', seat, 4]) - read(start, ['hand', seat, 4]))).toEqual([0, 0, -1]);
  });

  it('adds up what its parts make', async () => {
    const [engine, table, start] = await load('cuba');
    const now = alter(table, start, ['earned', 0, 1], 6, false);
    expect(read(now, ['points', 0])).toBe(read(start, ['points', 0]) + 6);
    expect(broken(engine, now)).toBeNull();
  });
});
