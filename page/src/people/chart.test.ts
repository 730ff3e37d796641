import { expect, test } from 'vitest';
import { apart, beside, bins, chart } from './chart';
import { tile } from './tile';

test('a chart holds every point, its band and the bots’ levels', () => {
  const points = [
    { at: 1, value: 1500, spread: 250 },
    { at: 2, value: 1560, spread: 200 },
  ];
  const { line, y, ticks, dates } = chart(points, [980, 1985], 100, 200);
  expect(dates).toEqual([
    { at: 1, x: 0, anchor: 'start' },
    { at: 2, x: 100, anchor: 'end' },
  ]);
  expect(line).toMatch(/^M0\.0 [\d.]+L100\.0 [\d.]+$/);
  for (const value of [980, 1250, 1560, 1985]) expect(y(value)).toBeGreaterThanOrEqual(0);
  for (const value of [980, 1250, 1560, 1985]) expect(y(value)).toBeLessThanOrEqual(200);
  expect(y(1985)).toBeLessThan(y(980));
  expect(ticks.length).toBeLessThanOrEqual(8);
});

test('labels keep apart', () => {
  expect(apart([190, 100, 96, 20], 13)).toEqual([190, 100, 87, 20]);
});

test('labels on a line keep apart and stay on it', () => {
  expect(beside([10, 50, 90], 20)).toEqual([10, 50, 90]);
  expect(beside([0, 40, 45, 99, 100], 20)).toEqual([0, 40, 60, 80, 100]);
});

test('nobody has two tiles', () => {
  expect(tile('3f9a')).toEqual(tile('3f9a'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((n) => JSON.stringify(tile(n)))).size).toBeGreaterThan(3);
});

test('every score has its step, and none is empty at the ends', () => {
  const { list, wide, most } = bins([20, 21, 44, 44, 55], 12);
  expect([wide, most, list.length]).toEqual([3, 2, 12]);
  expect(list.reduce((sum, b) => sum + b.n, 0)).toBe(5);
  expect([list[0], list[8], list[11]]).toEqual([
    { from: 20, n: 2 },
    { from: 44, n: 2 },
    { from: 53, n: 1 },
  ]);
  expect(bins([7], 12).list).toEqual([{ from: 7, n: 1 }]);
});
