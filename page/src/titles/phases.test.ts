/** Whatever the engine may ask has its place on the page. The lists come from the engine, by fixtures/make.py. */
import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { pretendBrowser } from '../../fixtures/browser';
import cuba from '../../fixtures/cuba.json';
import havana from '../../fixtures/havana.json';
import puertoRico from '../../fixtures/puerto_rico.json';
import santiago from '../../fixtures/santiago.json';
import type { View } from '../api/client';
import type { TitleBoard } from './types';

const FIXTURES = { cuba, havana, puerto_rico: puertoRico, santiago };
const TITLES = Object.keys(FIXTURES) as (keyof typeof FIXTURES)[];
const boards: Record<string, TitleBoard> = {};

beforeAll(async () => {
  pretendBrowser();
  const { drawn } = await import('./index');
  const { setBox } = await import('../lib/boxes.svelte');
  for (const title of TITLES) {
    setBox(title, FIXTURES[title].box);
    boards[title] = (await drawn(title)!()).default;
  }
}, 120_000);

describe.each(TITLES)('%s', (title) => {
  const { phases, positions, secret_verbs } = FIXTURES[title];
  const catalogue = readFileSync(`${import.meta.dirname}/../../../src/malecon/titles/${title}/text/en.ftl`, 'utf8');
  const keys = new Set(new FluentResource(catalogue).body.map((m) => m.id));

  test('every phase of the engine has a position', () => {
    expect(new Set(positions.map((p) => p.view.phase))).toEqual(new Set(phases));
  });
  test('and a chapter of the rules', () => {
    const found = phases.map((phase) => `rules-${boards[title].chapter!(phase)}`);
    expect(found.filter((key) => !keys.has(key))).toEqual([]);
  });
  test('and a tab', async () => {
    const { PHASES } = (await import(`./${title}/phases.ts`)) as { PHASES: Record<string, { tab: string }> };
    expect(Object.keys(PHASES).sort()).toEqual([...phases].sort());
    const tabs = boards[title].tabs().map((tab) => tab.id);
    for (const { view } of positions) {
      const tab = boards[title].tabFor(view as unknown as View);
      expect(tab).toBe(PHASES[view.phase].tab);
      expect(tabs).toContain(tab);
    }
  });
  test('a secret choice draws the curtain, for whoever sits at this device', () => {
    const secret = positions.filter((p) => p.legal.some((l) => (secret_verbs as string[]).includes(l.verb)));
    const open = secret.filter((p) => !boards[title].secret(p.view as unknown as View));
    expect(open.map((p) => p.view.phase)).toEqual([]);
    expect(secret.length > 0).toBe(secret_verbs.length > 0);
  });
});
