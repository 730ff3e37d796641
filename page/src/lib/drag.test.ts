import { expect, test } from 'vitest';
import { fits } from './drag';

test('a piece is carried for whole words of a notation', () => {
  expect(fits('ship corn 2', 'ship corn|wharf corn')).toBe(true);
  expect(fits('wharf corn', 'ship corn|wharf corn')).toBe(true);
  expect(fits('ship corncob 2', 'ship corn')).toBe(false);
  expect(fits('port', 'visit|port')).toBe(true);
  expect(fits(undefined, 'visit')).toBe(false);
});
