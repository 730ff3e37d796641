import { expect, test } from 'vitest';
import { curve, gap, houses, ribbon, story, turns, wins } from './final';
import { gains, signed } from './changes';

test('houses are as high as their points, from the same ground', () => {
  const { houses: drawn, width } = houses([80, 40, 60]);
  expect(286 - drawn[0].y).toBeCloseTo(2 * (286 - 178), 0);
  expect(drawn[0].y).toBeLessThan(drawn[2].y);
  for (const h of drawn) expect(h.x + h.w).toBeLessThanOrEqual(width);
  for (const h of drawn) for (const w of h.windows) expect(w.x + 16).toBeLessThanOrEqual(h.x + h.w);
});

test('a score of nothing still has room for its number', () => {
  expect(houses([0, 50]).houses[0].y).toBeLessThanOrEqual(182);
});

test('labels of the curve do not lie on each other', () => {
  const { labels, paths } = curve(
    [
      [0, 0, 0],
      [10, 10, 11],
    ],
    [{ round: 1 }, { round: 2 }],
  );
  expect(paths).toHaveLength(3);
  const sorted = [...labels].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i += 1) expect(sorted[i] - sorted[i - 1]).toBeGreaterThanOrEqual(13);
});

test('the curve does not dip while colonists are being moved within a round', () => {
  const { paths } = curve([[4], [2], [5], [6]], [{ round: 1 }, { round: 2 }, { round: 2 }, { round: 2 }]);
  expect(paths[0].match(/[ML]/g)).toEqual(['M', 'L']); // the end of the first round, the end of the game
});

test('places: winners are first, ties in points that lost the tie-break are not', () => {
  expect(wins([30, 30, 10], 0, [0])).toBe(1);
  expect(wins([30, 30, 10], 1, [0])).toBe(2);
  expect(wins([30, 30, 10], 2, [0])).toBe(3);
});

test('what only moves from one place of a seat to another is no gain', () => {
  const c = (field: string, before: number, after: number, item: string[] = []) => ({
    field,
    seat: 0,
    item,
    before,
    after,
    counts: 'colonists',
  });
  expect(gains([c('san_juan', 2, 0), c('workers', 0, 1, ['corn']), c('crew', 0, 1, ['harbor'])])).toEqual([]);
  expect(gains([c('san_juan', 0, 2)])[0].by).toBe(2);
  expect(signed(-3)).toBe('−3');
});

test('the ribbon has a piece for each round, with who led at its end', () => {
  const scores = [
    [1, 0],
    [1, 2],
    [3, 2],
    [3, 5],
    [4, 5],
  ];
  const plies = [1, 1, 2, 2, 3].map((round, ply) => ({ ply, round }));
  expect(ribbon(scores, plies)).toEqual([
    { round: 1, from: 0, to: 2, leader: 1 },
    { round: 2, from: 2, to: 4, leader: 1 },
    { round: 3, from: 4, to: 5, leader: 1 },
  ]);
});

test('turning points: lead changes and the greatest gains, in the order of play', () => {
  const found = turns([
    [1, 0],
    [1, 0],
    [1, 6],
    [2, 6],
    [9, 6],
    [9, 7],
    [9, 8],
  ]);
  expect(found).toContainEqual({ ply: 3, seat: 1, by: 0 });
  expect(found).toContainEqual({ ply: 5, seat: 0, by: 0 });
  expect(found.map((f) => f.ply)).toEqual([...found.map((f) => f.ply)].sort((a, b) => a - b));
  expect(
    turns([
      [0, 0],
      [0, 0],
    ]),
  ).toEqual([]);
});

test('the story says who led, and when the winner came to the front for good', () => {
  const led = (leaders: (number | null)[]) => leaders.map((leader, i) => ({ round: i + 1, leader }));
  expect(story(led([1, 1, 1]), 1)).toEqual([{ key: 'start', seat: 1, n: 3 }]);
  expect(story(led([0, 0, null, 1, 1]), 1)).toEqual([
    { key: 'led', seat: 0, n: 2 },
    { key: 'passed', seat: 1, n: 4 },
  ]);
  expect(story(led([1, 0, 0, 0]), 1)).toEqual([
    { key: 'led', seat: 0, n: 3 },
    { key: 'last', seat: 1, n: 4 },
  ]);
  expect(story(led([0, 1]), 1)).toEqual([{ key: 'passed', seat: 1, n: 2 }]);
  expect(story([], 1)).toEqual([]);
});

test('what made the difference is what the winner has more of than the second', () => {
  const points: Record<string, number>[] = [{ ships: 9, laws: 20 }, { ships: 16, laws: 18 }, { ships: 30 }];
  expect(gap(points, [29, 34, 28], 1)).toEqual({ source: 'ships', mine: 16, theirs: 9 });
  expect(gap([{ buildings: 15 }, { buildings: 9 }], [15, 9], 0)).toBeNull();
  expect(gap([{ a: 3 }], [3], 0)).toBeNull();
});
