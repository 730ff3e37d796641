import { expect, test } from 'vitest';
import { place } from './results';

test('winners are first, the others follow by points, and equals share a place', () => {
  const result = { scores: [40, 52, 40, 52], winners: [3] }; // seat 3 won on the tie-breaker
  expect([0, 1, 2, 3].map((seat) => place(result, seat))).toEqual([3, 2, 3, 1]);
});
