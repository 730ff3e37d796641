import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, colonistsAtStart, lots, plots, PLACES, pointsAtStart, portholes, type Board } from './box';
import { keeps } from './storage';
import { answers, complete, places, suggestion } from './mayor';

const data = readFileSync(new URL('../../../../src/malecon/titles/puerto_rico/data.toml', import.meta.url), 'utf8');

function board(island: Record<string, number>, city: string[], hands: number): Board {
  return {
    chips: 0,
    doubloons: 0,
    goods: { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 },
    san_juan: hands,
    island: Object.fromEntries(Object.entries(island).map(([k, n]) => [k, { tiles: n, colonists: 0 }])),
    city: Object.fromEntries(city.map((b) => [b, { colonists: 0, circles: BUILDINGS[b].circles }])),
    city_spaces: 0,
    wharf_used: false,
  };
}

describe('the box', () => {
  test('prices, points, columns and circles are those of data.toml', () => {
    for (const [name, b] of Object.entries(BUILDINGS)) {
      expect(data).toMatch(new RegExp(`^${name} = \\{ cost = ${b.cost}, points = ${b.points}, column = ${b.column}, circles = ${b.circles},`, 'm'));
    }
    expect(data).toContain(`points = [${[2, 3, 4, 5].map(pointsAtStart).join(', ')}]`);
    expect(data).toContain(`supply = [${[2, 3, 4, 5].map(colonistsAtStart).join(', ')}]`);
  });
  test('every place is named once', () => {
    expect(new Set(PLACES).size).toBe(6 + Object.keys(BUILDINGS).length);
  });
});

describe('the city', () => {
  const cells = (list: ReturnType<typeof lots>) => list.flatMap((l) => (l.building && BUILDINGS[l.building].column === 4 ? [`${l.row}/${l.column}`, `${l.row + 1}/${l.column}`] : [`${l.row}/${l.column}`]));
  test.each([
    [[]],
    [['small_market', 'guild_hall', 'harbor']],
    [['guild_hall', 'residence', 'fortress', 'city_hall', 'office', 'wharf', 'harbor', 'factory']],
    [Object.keys(BUILDINGS).slice(0, 12)],
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
  const b = board({ corn: 2, quarry: 1 }, [], 0);
  b.island.corn.colonists = 1;
  const found = plots(b);
  expect(found).toHaveLength(12);
  expect(found.slice(0, 3)).toEqual([{ tile: 'corn', staffed: true }, { tile: 'corn', staffed: false }, { tile: 'quarry', staffed: false }]);
});

test('a ship has as many portholes as it holds, all inside the hull', () => {
  for (const n of [4, 5, 6, 7, 8]) {
    expect(portholes(n)).toHaveLength(n);
    expect(Math.max(...portholes(n)) + 9).toBeLessThan(30 + 22 * n);
  }
});

describe('the mayor', () => {
  test('a suggestion places everybody who has room', () => {
    for (let hands = 0; hands < 14; hands += 1) {
      const list = places(board({ corn: 2, indigo: 3, quarry: 1 }, ['indigo_plant', 'small_market', 'harbor'], hands), 'corn');
      const draft = suggestion(list, hands);
      expect(complete(list, draft, hands)).toBe(true);
      expect(answers(list, draft, hands)).not.toBeNull();
    }
  });
  test('places that leave no choice are not answered', () => {
    const list = places(board({ corn: 1, indigo: 1 }, [], 2), 'corn');
    expect(answers(list, { corn: 1, indigo: 1 }, 2)).toEqual([]);
    const less = places(board({ corn: 1, indigo: 1 }, [], 1), 'corn');
    expect(answers(less, { corn: 1, indigo: 0 }, 1)).toEqual(['staff corn 1']);
    expect(answers(less, { corn: 0, indigo: 1 }, 1)).toEqual(['staff corn 0']);
  });
  test('nobody may wait while a circle is empty', () => {
    const list = places(board({ corn: 2 }, ['harbor'], 2), 'corn');
    expect(answers(list, { corn: 1, harbor: 0 }, 2)).toBeNull();
  });
});

describe('storage', () => {
  const stocked = (goods: Partial<Board['goods']>, city: string[] = []) => {
    const b = board({}, city, 0);
    for (const name of city) b.city[name].colonists = 1;
    return { ...b, goods: { ...b.goods, ...goods } };
  };
  test('without a warehouse one single barrel stays', () => {
    const found = keeps(stocked({ corn: 3, sugar: 2 }), 'corn', false);
    expect(found.map((k) => [k.kept.corn, k.kept.sugar])).toEqual([[0, 1], [1, 0]]);
    expect(found.map((k) => k.answers)).toEqual([['keep corn 0'], ['keep corn 1']]);
  });
  test('a warehouse keeps a whole kind besides', () => {
    const found = keeps(stocked({ corn: 3, sugar: 2 }, ['small_warehouse']), 'corn', false);
    expect(found.map((k) => [k.kept.corn, k.kept.sugar])).toEqual([[1, 2], [3, 1]]);
  });
});

describe('what the engine asks', () => {
  const cases = JSON.parse(readFileSync(new URL('../../../fixtures/puerto_rico.json', import.meta.url), 'utf8'));
  test('a mayor’s draft becomes exactly the answers the rules ask for', () => {
    expect(cases.staffings.length).toBeGreaterThan(50);
    for (const c of cases.staffings) {
      const list = places(c.board, c.place);
      const draft = Object.fromEntries(list.map((p) => [p.name, c.after.island[p.name]?.colonists ?? c.after.city[p.name]?.colonists]));
      expect(answers(list, draft, c.board.san_juan)).toEqual(c.said);
    }
  });
  test('the keeps offered are all the rules offer', () => {
    expect(cases.stores.length).toBeGreaterThan(20);
    for (const c of cases.stores) {
      const found = keeps(c.board, c.good, false);
      if (!found.length) continue; // kind by kind then
      expect(found.map((k) => k.answers.join()).sort()).toEqual(c.paths.map((p: [string[], object]) => p[0].join()).sort());
    }
    expect(cases.stores.filter((c: { board: Board; good: 'corn' }) => keeps(c.board, c.good, false).length > 1).length).toBeGreaterThan(20);
  });
});
