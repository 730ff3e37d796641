import { expect, test } from 'vitest';
import { kept, promised } from './fair';

// As the server makes it: views.commitment("k7m2pqwd94xz", "7").
const COMMITMENT = '1ec058c5a1e2948c1205dc8858aac8f935fa2e30df1bfd82cd72f4023c07a597';

test('a seed is checked against what the server promised', async () => {
  expect(promised('7', 'k7m2pqwd94xz')).toBe('7:k7m2pqwd94xz');
  expect(await kept('7', 'k7m2pqwd94xz', COMMITMENT)).toBe(true);
  expect(await kept('8', 'k7m2pqwd94xz', COMMITMENT)).toBe(false);
  expect(await kept('7', 'another', COMMITMENT)).toBe(false);
});
