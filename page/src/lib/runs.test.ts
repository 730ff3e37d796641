import { expect, test } from 'vitest';
import type { Ply } from '../api/client';
import { pace } from './show.svelte';
import { runs, turns } from './runs';

const ply = (n: number, seat: number, notation: string | null, by = 0): Ply =>
  ({
    ply: n,
    seat,
    notation,
    sentence: notation ?? 'secret',
    told: notation ?? 'secret',
    by: 'person',
    at: 0,
    round: 1,
    phase: 'staff',
    forced: [],
    changes: by ? [{ field: 'workers', seat, item: ['corn'], before: 0, after: by, counts: 'colonists' }] : [],
  }) as Ply;

test('small decisions of one seat become one line, told by what they changed', () => {
  const found = runs([
    ply(0, 1, 'role mayor'),
    ply(1, 1, 'staff corn 1', 1),
    ply(2, 1, 'staff quarry 0'),
    ply(3, 2, 'staff corn 0'),
    ply(4, 2, 'staff quarry 0'),
  ]);
  expect(found.map((r) => [r.first, r.ply, r.seat, r.sentence])).toEqual([
    [0, 0, 1, 'role mayor'],
    [1, 2, 1, 'staff corn 1'],
    [3, 4, 2, 'staff quarry 0'],
  ]);
  expect(found[1].changes).toHaveLength(1);
});

test('secret choices are never put together', () => {
  expect(runs([ply(0, 1, null), ply(1, 1, null)])).toHaveLength(2);
});

test('the more has piled up, the quicker it passes, but never too quick to see', () => {
  expect(pace(1)).toBe(750);
  expect(pace(5)).toBeLessThan(pace(2)); // bots take 600 ms at least: it never falls far behind
  expect(pace(3)).toBeLessThan(600);
  expect(pace(1000)).toBe(260);
});

test('a turn is one line: what was done in order, its end left out where there was more', () => {
  const found = turns([
    ply(0, 1, 'role builder'),
    ply(1, 1, 'build harbor', 1),
    ply(2, 1, 'pass'),
    ply(3, 2, 'pass'),
    ply(4, 1, 'role mayor'),
  ]);
  expect(found.map((turn) => [turn.first, turn.ply, turn.seat, turn.told, turn.parts.length])).toEqual([
    [0, 2, 1, 'role builder, build harbor', 3],
    [3, 3, 2, 'pass', 1],
    [4, 4, 1, 'role mayor', 1],
  ]);
});
