import { expect, test } from 'vitest';
import type { Legal } from '../api/client';
import { gather } from './gather';

const of = (...notations: string[]) => notations.map((notation) => ({ notation }) as Legal);
const read = (runs: Legal[][]) => runs.map((run) => run.map((l) => l.notation));
const bids = (n: number) => Array.from({ length: n }, (_, i) => `bid ${i}`);

test('a few counts stand side by side, many become one, in order of their number', () => {
  expect(read(gather(of('pass', ...bids(4))))).toEqual([['pass'], ...bids(4).map((b) => [b])]);
  expect(read(gather(of('pass', ...bids(12).reverse(), 'sell corn')))).toEqual([['pass'], bids(12), ['sell corn']]);
});

test('what differs in more than a number stays apart', () => {
  const buy = Array.from({ length: 7 }, (_, i) => `buy_vp ${i + 1}`);
  const sell = Array.from({ length: 6 }, (_, i) => `sell_vp ${i + 1}`);
  expect(read(gather(of(...buy, ...sell, 'use r1c1', 'use r1c2')))).toEqual([buy, sell, ['use r1c1'], ['use r1c2']]);
  expect(
    read(gather(of('ship corn 1', 'ship corn 2', 'ship rum 1', 'ship rum 2', 'ship sugar 1', 'ship sugar 2'))),
  ).toHaveLength(6);
});
