/** A corrected box changes what the action bar says, as it changes the sentences. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pretendBrowser } from '../../../fixtures/browser';
import fixture from '../../../fixtures/santiago.json';
import type { Legal, View } from '../../api/client';

let chip: typeof import('./chips').chip;
let setBox: typeof import('../../lib/boxes.svelte').setBox;

beforeAll(async () => {
  pretendBrowser();
  ({ setBox } = await import('../../lib/boxes.svelte'));
  setBox('santiago', fixture.box);
  await (await import('../../lib/words.svelte')).loadTitle('santiago', 'en');
  ({ chip } = await import('./chips'));
});
beforeEach(() => setBox('santiago', fixture.box));

const view = fixture.positions[0].view as unknown as View;
const label = (verb: string, parts: Record<string, string>) => chip({ verb, parts } as unknown as Legal, view).label;

test('what El Zorro gets is as much as the box says', () => {
  const gifts = () => ['peso', 'vp', 'rum'].map((gift) => label('give', { gift }));
  expect(gifts()).toEqual(['1 peso', '1 point', '1 × rum']);
  setBox('santiago', { ...fixture.box, cubans: { ...fixture.box.cubans, el_zorro: 2 } });
  expect(gifts()).toEqual(['2 pesos', '2 points', '2 × rum']);
});

test('what a good is worth at the office and the casino is as much as the box says', () => {
  setBox('santiago', { ...fixture.box, buildings: { ...fixture.box.buildings, office: 9, casino: 7 } });
  expect(label('office', { good: 'rum' })).toBe('Rum × 1: +9');
  expect(label('buy_vp', { count: '2' })).toBe('14 pesos → 2 points');
});
