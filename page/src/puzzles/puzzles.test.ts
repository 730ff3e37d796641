import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import LANGUAGES from '../../../src/malecon/core/text/languages.json';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Kept } from './progress.svelte';
import type { Puzzle } from './shelf';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('navigator', { languages: [] });
let shelf: typeof import('./shelf');
let progress: typeof import('./progress.svelte');
let choosing: typeof import('./choosing');
beforeAll(async () => {
  shelf = await import('./shelf');
  progress = await import('./progress.svelte');
  choosing = await import('./choosing');
});

const none = (): Kept => ({ rating: 1200, row: 0, best_row: 0, days: 0, best_days: 0, last_day: '', done: {} });
const puzzle = (id: string, rating: number) => ({ title: 'cuba', id, rating, themes: [] as string[] }) as Puzzle;

test('the puzzle of the day is the one that the terminal shows', () => {
  // malecon.puzzles.daily(range(n), date)
  expect([150, 151, 4].map((n) => shelf.placeOfDay(n, '2026-11-19'))).toEqual([122, 48, 1]);
  const days = Array.from({ length: 150 }, (_, n) => shelf.day(Date.UTC(2026, 10, 19 + n)));
  expect(new Set(days.map((date) => shelf.placeOfDay(150, date))).size).toBe(149);
  expect(new Set(days.slice(0, 4).map(shelf.titleOfDay)).size).toBe(4);
});

test('the first try counts, later ones do not', () => {
  const won = progress.counted(none(), 'a', 1200, true);
  expect([won.rating, won.row]).toEqual([1220, 1]);
  expect(progress.counted(won, 'a', 1200, false)).toBe(won);
  const lost = progress.counted(won, 'b', 1200, false);
  expect([lost.rating < 1220, lost.row, lost.best_row]).toEqual([true, 0, 1]);
});

test('a day left out ends the streak', () => {
  const first = progress.solvedDaily(none(), '2026-02-28');
  const second = progress.solvedDaily(first, '2026-03-01');
  expect([second.days, progress.streak(second, '2026-03-02'), progress.streak(second, '2026-03-03')]).toEqual([
    2, 2, 0,
  ]);
  expect(progress.solvedDaily(second, '2026-03-03').days).toBe(1);
});

test('the next puzzle is one not tried yet that suits the solver, then one that was missed', () => {
  const all = [puzzle('easy', 900), puzzle('near', 1210), puzzle('hard', 2200)];
  const next = (done: Kept['done']) => choosing.nextOf(all, { ...none(), done }, () => 0)?.id;
  expect(next({})).toBe('near');
  expect(next({ 'cuba/near': true })).toBe('easy');
  expect(next({ 'cuba/near': true, 'cuba/easy': true, 'cuba/hard': false })).toBe('hard');
});

test('every word is asked for, exists, and is there in three languages', () => {
  const words = (path: string) => new FluentResource(readFileSync(path, 'utf8')).body.map((m) => m.id);
  const own = words(`${import.meta.dirname}/text/en.ftl`);
  for (const lang of Object.keys(LANGUAGES)) expect(words(`${import.meta.dirname}/text/${lang}.ftl`)).toEqual(own);
  const code = readdirSync(import.meta.dirname)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/\bp\('([a-z-]+)'/g)].map((m) => m[1]);
  expect(asked.filter((key) => !own.includes(key))).toEqual([]);
  const made = [...shelf.levels.map((level) => `level-${level}`), 'right', 'wrong', 'shown'];
  expect(own.filter((key) => !asked.includes(key) && !made.includes(key))).toEqual([]);
});
