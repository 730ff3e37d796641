import { expect, test } from 'vitest';
import fixture from '../../../fixtures/cuba.json';
import { begun, purse, steps } from './bids';
import type { Table } from './box';

const asked = (phase: string) => fixture.positions.find((p) => p.view.phase === phase)!;
const seen = (phase: string) => ({ ...asked(phase), view: asked(phase).view as unknown as Table });

test('above a hundred pesos a bid is one sum, and each sum is what the engine asks for', () => {
  const { view, legal } = seen('hundreds');
  const of = purse(view, legal)!;
  expect(of).toEqual({ least: 0, most: view.asked.most });
  const notations = new Set(legal.map((l) => l.notation));
  for (let sum = 0; sum <= of.most; sum += 1) {
    const [hundreds, rest] = steps(sum, of, 'hundreds').map((s) => s.split(' '));
    expect(notations).toContain(hundreds.join(' '));
    expect(100 * Number(hundreds[1]) + Number(rest[1])).toBe(sum);
    expect(Number(rest[1])).toBeLessThan(100);
  }
});
test('the last hundred is paid in single pesos', () => {
  const of = { least: 0, most: 200 };
  expect(steps(200, of, 'hundreds')).toEqual(['hundreds 1', 'bid 100']);
  expect(steps(199, of, 'hundreds')).toEqual(['hundreds 1', 'bid 99']);
  expect(steps(100, of, 'hundreds')).toEqual(['hundreds 1', 'bid 0']);
});
test('hundreds chosen before are part of the sum', () => {
  const { view, legal } = seen('bid');
  const seat = view.to_move!;
  expect(begun(view, seat)).toBe(0);
  expect(purse(view, legal)).toEqual({ least: 0, most: legal.length - 1 });
  const boards = view.boards.map((b, s) => (s === seat ? { ...b, secret_bid: 200 } : b));
  const of = purse({ ...view, boards }, legal)!;
  expect(of.least).toBe(200);
  expect(steps(203, of, 'bid')).toEqual(['bid 3']);
});
test('the engine says how much may be bid', () => {
  const { view, legal } = seen('hundreds');
  expect(purse({ ...view, asked: { ...view.asked, most: 140 } }, legal)).toEqual({ least: 0, most: 140 });
});
test('nobody bids in other phases', () => expect(purse(seen('turn').view, seen('turn').legal)).toBeNull());
