import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import fixture from '../../../fixtures/cuba.json';
import { setBox } from '../../lib/boxes.svelte';
import {
  BUILDINGS, CHARACTERS, coord, crossPath, CUBANS, givenBy, GROUPS, inCross, reach, slots, SPACES, stage, tiles,
  type BoardView, type Table,
} from './box'; // prettier-ignore
import { sumOf } from './bids';
import { dutyCard, meaning, subsidyPoints, taxCard } from './laws';

const here = import.meta.dirname;
beforeAll(() => setBox('cuba', fixture.box));
const FIELDS = [1, 2, 3].flatMap((r) => [1, 2, 3, 4].map((c) => `r${r}c${c}`));

describe('the box', () => {
  test('every building has a place on the shelf and a cost', () => {
    expect([...BUILDINGS].sort()).toEqual(Object.keys(fixture.box.copies).sort());
    expect(Object.keys(fixture.box.costs).sort()).toEqual([...BUILDINGS].sort());
  });
  test('what is printed on laws', () => {
    expect(taxCard('t6')).toMatchObject({ pesos: 1, per: 'building' });
    expect(taxCard('t8')).toMatchObject({ per: 'points', points: 10 });
    expect(dutyCard('d8')).toEqual({
      pieces: [
        ['product', 1],
        ['resource', 1],
      ],
      taxes: 0,
    });
    expect(dutyCard('d7')).toEqual({ pieces: [], taxes: 1 });
    for (const law of Object.keys(fixture.box.subsidies)) expect(subsidyPoints(law)).toBe(1);
    for (const space of Object.values(SPACES).flat()) expect(givenBy(space)).toBeGreaterThan(0);
  });
});

describe('the plantation', () => {
  const numbers = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number);
  test.each(FIELDS)('the outline of %s goes round row and column, and no further', (at) => {
    const path = crossPath(at);
    const n = numbers(path);
    const [xs, ys] = [n.filter((_, i) => i % 2 === 0), n.filter((_, i) => i % 2 === 1)];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([0, 400, 0, 300]);
    const round = path.split('Q').length - 1;
    const edges = Number('14'.includes(at[3])) + Number('13'.includes(at[1]));
    expect(round).toBe(8 - [0, 2, 3][edges]); // a cross has eight outer corners, a T six, an L five
  });
  test('a cross is six fields', () => {
    for (const at of FIELDS) expect(FIELDS.filter((f) => inCross(at, f))).toHaveLength(6);
    expect(coord('r2c3')).toBe('C2');
  });
  test('cubes come, products are chosen, buildings yield nothing', () => {
    const yields = [
      null,
      'wood',
      'citrus',
      'stone',
      'tobacco',
      'water',
      'cane',
      'wood',
      'cane',
      'stone',
      'tobacco',
      'citrus',
    ];
    const board = {
      fields: FIELDS.map((field, i) => ({
        field,
        yields: yields[i],
        building: field === 'r3c3' ? 'inn' : null,
        lit: false,
        used: false,
      })),
    } as unknown as BoardView;
    const found = reach(board, 'r2c3');
    expect(found.cubes).toEqual(['water', 'wood']);
    expect(found.products).toEqual(['citrus', 'tobacco', 'cane']);
    expect(found.buildings.map((f) => f.field)).toEqual(['r3c3']);
  });
});

test('a ship shows five spaces, loaded ones first of their kind', () => {
  const found = slots({ citrus: 2, cane: 1, tobacco: 1, rum: 1 }, { citrus: 1, rum: 1 });
  expect(found).toHaveLength(5);
  expect(found.filter((s) => s.loaded).map((s) => s.piece)).toEqual(['citrus', 'rum']);
});

test('every tile is on the shelf once: to be had, built or gone', () => {
  const field = (building: string | null) => ({ building });
  const view = {
    display: { distillery: { left: 1, cost: [2, 2, 0] } },
    gone: { inn: 1 },
    boards: [{ fields: [field('distillery'), field(null)] }, { fields: [field('dam')] }],
  } as unknown as Table;
  // prettier-ignore
  expect(tiles(view, ['distillery', 'inn', 'dam', 'casino']).map((x) => [x.building, x.owner,
    x.gone])).toEqual([['distillery', null, false], ['distillery', 0, false], ['inn', null, true], ['dam', 1,
    false]]);
});

describe('what a law means for a seat', () => {
  const board = {
    pesos: 3,
    tax: 2,
    bill_tax: 5,
    duty_ready: true,
    bill_duty_ready: false,
    subsidy: 4,
    bill_subsidy: 0,
  } as BoardView;
  test('is what the engine says, as things stand', () => {
    expect(meaning(board, 'tax', true)).toEqual({ key: 'pay', n: 2, good: true });
    expect(meaning(board, 'tax', false)).toEqual({ key: 'short', n: 2, good: false });
    expect(meaning(board, 'duty', true)).toMatchObject({ key: 'ready' });
    expect(meaning(board, 'duty', false)).toMatchObject({ key: 'lacking' });
    expect(meaning(board, 'subsidy', true)).toEqual({ key: 'get', n: 4, good: true });
    expect(meaning(board, 'other', true)).toBeNull();
  });
});

test('a decision belongs to one of five phases', () => {
  expect(['start', 'turn', 'load', 'rebuild', 'bid', 'enact', 'duty', 'end'].map(stage)).toEqual([
    'bills',
    'actions',
    'actions',
    'actions',
    'parliament',
    'parliament',
    'statutes',
    'end',
  ]);
});

describe('words', () => {
  const keys = new Set(new FluentResource(readFileSync(`${here}/text/en.ftl`, 'utf8')).body.map((m) => m.id));
  const code = readdirSync(here)
    .filter((f) => /(svelte|[^t]\.ts)$/.test(f) && !f.endsWith('.test.ts'))
    .map((f) => readFileSync(`${here}/${f}`, 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/\bp\('([\w-]+)'/g), ...code.matchAll(/\? '([\w-]+)' : '/g)]
    .map((m) => `cu-${m[1]}`)
    .filter((k) => keys.has(k) || code.includes(`p('${k.slice(3)}'`));
  const families = [
    'cu-done-black_market', // rare in games at random
    ...new Set(
      fixture.positions.filter((p) => p.legal.some((l) => l.verb === 'done')).map((p) => `cu-done-${p.view.phase}`),
    ),
    ...Object.values(SPACES)
      .flat()
      .map((space) => `cu-alt-${space}`),
    ...CHARACTERS.map((c) => `cu-does-${c}`),
    ...Object.keys(GROUPS).map((g) => `cu-group-${g}`),
    ...[1, 2, 3, 4, 5, 6].map((n) => `cu-event-${n}`),
    ...['pay', 'short', 'ready', 'lacking', 'get'].map((k) => `cu-law-${k}`),
    ...['building', 'points'].map((k) => `cu-per-${k}`),
    ...['product', 'resource'].map((k) => `cu-any-${k}`),
    ...['bills', 'actions', 'parliament', 'statutes', 'end'].map((k) => `cu-stage-${k}`),
    ...['finca', 'harbour', 'market', 'buildings'].map((k) => `cu-tab-${k}`),
    ...[...BUILDINGS, ...CUBANS, ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [`u${n}`, `o${n}`])].map((x) => `fx-${x}`),
    ...['citrus', 'cane', 'tobacco', 'rum', 'cigars', 'wood'].map((x) => `letter-${x}`),
  ];
  test('every word the board asks for is there', () =>
    expect([...asked, ...families].filter((k) => !keys.has(k))).toEqual([]));
  test('and none is left over', () => {
    const used = new Set([...asked, ...families]);
    expect([...keys].filter((k) => !used.has(k) && !/^((field|short|lesson)-|aim$)/.test(k))).toEqual([]);
  });
});

test('a bid is made of its hundreds and the rest', () => {
  expect(sumOf([{ notation: 'bid 7' }])).toBe(7);
  expect(sumOf([{ notation: 'hundreds 1' }, { notation: 'bid 4' }])).toBe(104);
});
