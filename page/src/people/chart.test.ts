import { expect, test } from 'vitest';
import { apart, chart } from './chart';
import { tile } from './tile';

test('a chart holds every point, its band and the bots’ levels', () => {
  const points = [
    { at: 1, value: 1500, spread: 250 },
    { at: 2, value: 1560, spread: 200 },
  ];
  const { line, y, ticks } = chart(points, [980, 1985], 100, 200);
  expect(line).toMatch(/^M0\.0 [\d.]+L100\.0 [\d.]+$/);
  for (const value of [980, 1250, 1560, 1985]) expect(y(value)).toBeGreaterThanOrEqual(0);
  for (const value of [980, 1250, 1560, 1985]) expect(y(value)).toBeLessThanOrEqual(200);
  expect(y(1985)).toBeLessThan(y(980));
  expect(ticks.length).toBeLessThanOrEqual(8);
});

test('labels keep apart', () => {
  expect(apart([190, 100, 96, 20], 13)).toEqual([190, 100, 87, 20]);
});

test('nobody has two tiles', () => {
  expect(tile('3f9a')).toEqual(tile('3f9a'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((n) => JSON.stringify(tile(n)))).size).toBeGreaterThan(3);
});
