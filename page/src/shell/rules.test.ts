/** The text of a piece follows the options of the game, wherever it is read. */
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { pretendBrowser } from '../../fixtures/browser';
import fixture from '../../fixtures/cuba.json';
import type { TableState } from '../lib/table.svelte';

let ruleOf: typeof import('../lib/words.svelte').ruleOf;
let Rules: typeof import('./Rules.svelte').default;
let Coach: typeof import('./Coach.svelte').default;

beforeAll(async () => {
  pretendBrowser();
  const { setBox } = await import('../lib/boxes.svelte');
  setBox('cuba', fixture.box, fixture.lists);
  const words = await import('../lib/words.svelte');
  ruleOf = words.ruleOf;
  await words.loadTitle('cuba', 'en');
  Rules = (await import('./Rules.svelte')).default;
  Coach = (await import('./Coach.svelte')).default;
});

const WAREHOUSE = 'warehouse_counts_for_tax_and_subsidy';
const CHANGED: [string, string, unknown, RegExp][] = [
  ['statute-t6', WAREHOUSE, false, /not counting the printed warehouse/],
  ['statute-u3', WAREHOUSE, false, /not counting the printed warehouse/],
  ['statute-o2', 'market_act_repeats', false, /^Only in the round/],
  ['statute-o4', 'market_act_repeats', false, /^Only in the round/],
  ['building-church', 'church_at_event_2', true, /event 2/],
  ['building-newspaper', 'press_pays_for_veto', false, /nothing if it was vetoed/],
  ['building-resource_house', 'resource_house_limit', 'each', /of each kind/],
  ['building-statue', 'statue_via_lawyer', true, /or lawyer/],
];

test.each(CHANGED)('%s with %s: %s', (key, option, choice, changed) => {
  const plain = ruleOf('cuba', key)!;
  const view = fixture.positions[0].view; // by the default options
  expect(plain).not.toMatch(changed);
  expect(ruleOf('cuba', key, view.options)).toBe(plain);
  expect(ruleOf('cuba', key, { ...view.options, [option]: choice })).toMatch(changed);
});

test('a chapter lists the numbers of its table, and says when we are not sure of them', () => {
  const { body } = render(Rules, { props: { title: 'cuba', options: {} } });
  const text = body.replace(/<!--.*?-->/g, '');
  expect(text).toMatch(/<th scope="row">sawmill<\/th><td>2\/1\/0<\/td>/);
  expect(text).toMatch(/<th scope="col">at most<\/th>/);
  const lists = Object.values(fixture.lists.listings);
  expect(text.split('<table>')).toHaveLength(lists.length + 1);
  const unsure = lists.filter((l) => ['recalled', 'reconstructed'].includes(l.certainty)).length;
  expect(text.split('<caption>')).toHaveLength(unsure + 1);
});

test('an option of other pieces changes nothing', () => {
  expect(ruleOf('cuba', 'building-inn', { market_act_repeats: false })).toBe(ruleOf('cuba', 'building-inn'));
});

test.each(CHANGED)('the rules beside a table tell of %s as it is played', (key, option, choice) => {
  const { options } = fixture.positions[0].view;
  const read = (given: Record<string, unknown>) => render(Rules, { props: { title: 'cuba', options: given } }).body;
  const changed = { ...options, [option]: choice };
  expect(read(options)).toContain(ruleOf('cuba', key)!);
  expect(read(changed)).toContain(ruleOf('cuba', key, changed)!);
  expect(read(changed)).not.toContain(ruleOf('cuba', key)!);
});

test.each(CHANGED)('the coach tells of %s as it is played', (key, option, choice, changed) => {
  const { view } = fixture.positions[0];
  const at = (options: object) =>
    ({
      id: 'x', table: { title: 'cuba', ply: 3, lesson: { step: 1, steps: 1, over: true }, settings: { rated: false } },
      view: { ...view, options }, about: key, plies: [], mark: 1, mine: 0, myTurn: true, live: true, hints: null,
    }) as unknown as TableState; // prettier-ignore
  const said = (options: object) => render(Coach, { props: { t: at(options), board: null } }).body;
  expect(said(view.options)).toContain(ruleOf('cuba', key)!);
  const bold = said({ ...view.options, [option]: choice });
  expect(bold).toMatch(new RegExp(changed.source.replace('^', '')));
  expect(bold).not.toContain(ruleOf('cuba', key)!);
});
