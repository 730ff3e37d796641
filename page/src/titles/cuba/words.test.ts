import { beforeAll, expect, test, vi } from 'vitest';
import fixture from '../../../fixtures/cuba.json';

let rule: typeof import('./words').rule;

beforeAll(async () => {
  // The preferences ask the browser, which is not here.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, classList: { toggle: () => {} }, style: { setProperty: () => {} }, lang: 'en' },
  });
  const { setBox } = await import('../../lib/boxes.svelte');
  setBox('cuba', fixture.box);
  const { loadTitle } = await import('../../lib/words.svelte');
  ({ rule } = await import('./words'));
  await loadTitle('cuba', 'en');
});

test('a law is explained as it is played', () => {
  const plain = rule('statute', 't6');
  expect(plain).toMatch(/including/);
  expect(rule('statute', 't6', { warehouse_counts_for_tax_and_subsidy: true })).toBe(plain);
  expect(rule('statute', 't6', { warehouse_counts_for_tax_and_subsidy: false })).toMatch(/not counting/);
  expect(rule('statute', 'o2', { market_act_repeats: false })).toMatch(/^Only in the round/);
  expect(rule('building', 'inn', { market_act_repeats: false })).toBe(rule('building', 'inn'));
});
