import { expect, test } from 'vitest';
import { fits, type Filter } from './filter';

const any: Filter = { title: null, days: null, rated: null, lang: null };
const table = { title: 'havana', days: true, rated: false, lang: 'it' };

test('nothing wanted: everything fits', () => {
  expect(fits(table, any)).toBe(true);
});

test('each wish counts, and all together', () => {
  for (const wish of [{ title: 'cuba' }, { days: false }, { rated: true }, { lang: 'en' }])
    expect(fits(table, { ...any, ...wish })).toBe(false);
  expect(fits(table, table)).toBe(true);
  expect(fits({ ...table, lang: null }, { ...any, lang: 'it' })).toBe(false);
});
