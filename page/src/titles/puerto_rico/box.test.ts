import { beforeAll, describe, expect, test } from 'vitest';
import fixture from '../../../fixtures/puerto_rico.json';
import { setBox } from '../../lib/boxes.svelte';
import { columns, isLarge, lots, plots, portholes, type Board, type Table } from './box';
import { answers, beginning, unplaced } from './mayor';

beforeAll(() => setBox('puerto_rico', fixture.box));
const positions = fixture.positions as unknown as { seat: number; view: Table }[];

describe('the box', () => {
  test('the market stands in columns', () => {
    expect(columns()).toHaveLength(4);
    expect(columns().flat().sort()).toEqual(Object.keys(fixture.box.buildings).sort());
    expect(columns()[3].every(isLarge)).toBe(true);
  });
  test('a corrected box is drawn as corrected', () => {
    setBox('puerto_rico', { ...fixture.box, tiles: { ...fixture.box.tiles, spaces: 15, city_columns: 5 } });
    expect(lots([])).toHaveLength(15);
    expect(plots({ island: {} } as unknown as Board)).toHaveLength(15);
    setBox('puerto_rico', fixture.box);
  });
});

describe('the city', () => {
  const cells = (list: ReturnType<typeof lots>) =>
    list.flatMap((l) => Array.from({ length: l.tall }, (_, i) => `${l.row + i}/${l.column}`));
  test.each([
    [[]],
    [['small_market', 'guild_hall', 'harbor']],
    [['guild_hall', 'residence', 'fortress', 'city_hall', 'office', 'wharf', 'harbor', 'factory']],
    [Object.keys(fixture.box.buildings).slice(0, 12)],
  ])('%j fills twelve cells, none twice', (names) => {
    const found = cells(lots(names));
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBe(12);
    for (const name of names) expect(lots(names).filter((l) => l.building === name)).toHaveLength(1);
  });
  test('a ghost stands on a free space and moves nothing', () => {
    const before = lots(['small_market', 'office']);
    const after = lots(['small_market', 'office'], 'harbor');
    for (const l of before.filter((x) => x.building)) expect(after).toContainEqual(l);
    expect(after.find((l) => l.ghost)?.building).toBe('harbor');
  });
});

test('the island has twelve plots, staffed ones first of their kind', () => {
  const island = { corn: { tiles: 2, colonists: 1 }, quarry: { tiles: 1, colonists: 0 } };
  const found = plots({ island } as unknown as Board);
  expect(found).toHaveLength(12);
  expect(found.slice(0, 3)).toEqual([
    { tile: 'corn', staffed: true },
    { tile: 'corn', staffed: false },
    { tile: 'quarry', staffed: false },
  ]);
});

test('a ship has as many portholes as it holds, all inside the hull', () => {
  for (const n of [4, 5, 6, 7, 8]) {
    expect(portholes(n)).toHaveLength(n);
    expect(Math.max(...portholes(n)) + 9).toBeLessThan(30 + 22 * n);
  }
});

describe('the mayor', () => {
  const asked = positions.flatMap((p) => p.view.staffing ?? []);
  test('a beginning places everybody, wherever they worked before', () => {
    expect(asked.length).toBeGreaterThan(0);
    for (const staffing of asked) {
      const everywhere = Object.fromEntries(staffing.places.map((p) => [p.place, 9]));
      for (const before of [{}, everywhere]) {
        const draft = beginning(staffing, before);
        expect(unplaced(staffing, draft)).toBe(0);
        expect(answers(staffing, draft)).toHaveLength(staffing.places.length);
        for (const p of staffing.places) expect(draft[p.place]).toBeLessThanOrEqual(p.circles);
      }
    }
  });
  test('a draft that leaves somebody out is not sent', () => {
    const staffing = {
      colonists: 2,
      places: [
        { place: 'corn', circles: 2, fixed: 0, useful: 2 },
        { place: 'harbor', circles: 1, fixed: 0, useful: 1 },
      ],
    };
    expect(answers(staffing, { corn: 1, harbor: 0 })).toBeNull();
    expect(answers(staffing, { corn: 1, harbor: 1 })).toEqual(['staff corn 1', 'staff harbor 1']);
    expect(beginning(staffing, { harbor: 1 })).toEqual({ corn: 1, harbor: 1 });
  });
});
