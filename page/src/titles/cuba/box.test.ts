import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import fixture from '../../../fixtures/cuba.json';
import { BUILDINGS, CHARACTERS, coord, crossPath, CUBANS, GROUPS, inCross, reach, slots, SPACES, spacesOf, stage, tiles, votesOf, type BoardView, type Table } from './box';
import { COSTS } from './costs';
import { after, dutyReady, LAWS, meaning, subsidyOf, taxOf } from './laws';

const here = import.meta.dirname;
const data = readFileSync(`${here}/../../../../src/malecon/titles/cuba/data.toml`, 'utf8');
const group = (name: string) => data.split(`[${name}]`)[1].split(/^\[/m)[0];
const FIELDS = [1, 2, 3].flatMap((r) => [1, 2, 3, 4].map((c) => `r${r}c${c}`));

describe('the box is that of data.toml', () => {
  test('buildings and their costs', () => {
    const copies = [...`${group('copies')}${group('copies_el_presidente')}`.matchAll(/^(\w+) = \d/gm)].map((m) => m[1]);
    expect([...BUILDINGS].sort()).toEqual(copies.sort());
    for (const [name, cost] of Object.entries(COSTS)) expect(data).toMatch(new RegExp(`^${name} = \\[${cost.join(', ')}\\]`, 'm'));
    expect(Object.keys(COSTS).sort()).toEqual([...BUILDINGS].sort());
  });
  test('ships', () => {
    const ships = [...`${group('ships')}${group('ships_el_presidente')}`.matchAll(/^(\w\d+) = \[(.*)\]/gm)];
    expect(ships).toHaveLength(21);
    for (const [, name, spaces] of ships) expect(spacesOf(name)).toEqual(spaces.replaceAll('"', '').split(', '));
  });
  test('votes and alternatives', () => {
    for (const c of CHARACTERS) expect(group('votes')).toContain(`${c} = ${votesOf(c)}`);
    expect(group('alternatives')).toContain(`architect_points = [${SPACES.architect.map((x) => x.n).join(', ')}]`);
    expect(group('alternatives')).toContain(`mayor_pesos = [${SPACES.mayor.map((x) => x.n).join(', ')}]`);
  });
  test('taxes and duties', () => {
    for (const [name, law] of Object.entries(LAWS)) {
      if (law.pesos && !law.per && name !== 'tax_start') expect(data).toMatch(new RegExp(`^${name} = \\{ pesos = ${law.pesos} \\}`, 'm'));
      const given = Object.entries(law.give ?? {}).map(([what, n]) => `${what} = ${n}`).join(', ');
      if (given && name !== 'duty_start') expect(data).toContain(`${name} = { ${given} }`);
    }
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
    const lands = ['warehouse', 'forest', 'citrus', 'mountain', 'tobacco', 'lake', 'cane', 'forest', 'cane', 'mountain', 'tobacco', 'citrus'];
    const board = { fields: FIELDS.map((field, i) => ({ field, land: lands[i], building: field === 'r3c3' ? 'inn' : null, lit: false, used: false })) } as unknown as BoardView;
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
  const view = { display: { distillery: { left: 1, cost: [2, 2, 0] } }, gone: { inn: 1 }, boards: [{ fields: [field('distillery'), field(null)] }, { fields: [field('dam')] }] } as unknown as Table;
  expect(tiles(view, ['distillery', 'inn', 'dam', 'casino']).map((x) => [x.building, x.owner, x.gone])).toEqual([['distillery', null, false], ['distillery', 0, false], ['inn', null, true], ['dam', 1, false]]); // prettier-ignore
});

describe('laws mean what the engine says', () => {
  const positions = fixture.positions as unknown as Table[];
  test('all of them are met', () => expect(Object.keys(LAWS).filter((law) => !fixture.laws.includes(law))).toEqual([]));
  test.each(positions.map((view, i) => [i, view] as const))('position %i', (_, view) => {
    for (const b of view.boards) {
      expect(taxOf(view, b, view.laws.tax!)).toBe(b.tax);
      if (view.laws.duty && !LAWS[view.laws.duty].again) expect(dutyReady(view, b, view.laws.duty)).toBe(b.duty_ready);
      if (view.laws.subsidy) expect(subsidyOf(view, b, view.laws.subsidy)).toBe(b.subsidy);
    }
  });
  test('the duty in pesos asks the tax in force', () => {
    const view = { ...positions[0], laws: { ...positions[0].laws, tax: 't4' } } as Table;
    expect(dutyReady(view, { ...view.boards[0], pesos: 4 }, 'd7')).toBe(true);
    expect(dutyReady(view, { ...view.boards[0], pesos: 3 }, 'd7')).toBe(false);
  });
  test('a choice is weighed before it is made', () => {
    const board = { ...positions[0].boards[0], yard: { ...positions[0].boards[0].yard, water: 1 } };
    const change = { field: 'yard', seat: 0, item: ['water'], before: 1, after: 2, counts: 'pieces' };
    expect(meaning(positions[0], after(board, 0, [change]), 'subsidy', 'u1')).toMatchObject({ key: 'get', n: 2 });
    expect(meaning(positions[0], after(board, 1, [change]), 'subsidy', 'u1')).toMatchObject({ n: 1 });
    expect(board.yard.water).toBe(1);
  });
});

test('a decision belongs to one of five phases', () => {
  expect(['start', 'turn', 'load', 'rebuild', 'bid', 'enact', 'duty', 'end'].map(stage)).toEqual(['bills', 'actions', 'actions', 'actions', 'parliament', 'parliament', 'statutes', 'end']);
});

describe('words', () => {
  const keys = new Set(new FluentResource(readFileSync(`${here}/text/en.ftl`, 'utf8')).body.map((m) => m.id));
  const code = readdirSync(here).filter((f) => /(svelte|[^t]\.ts)$/.test(f) && !f.endsWith('.test.ts')).map((f) => readFileSync(`${here}/${f}`, 'utf8')).join('\n');
  const asked = [...code.matchAll(/\bp\('([\w-]+)'/g), ...code.matchAll(/\? '([\w-]+)' : '/g)].map((m) => `cu-${m[1]}`).filter((k) => keys.has(k) || code.includes(`p('${k.slice(3)}'`));
  const families = [
    ...fixture.dones.map((phase) => `cu-done-${phase}`),
    ...Object.values(SPACES).flat().map((x) => `cu-alt-${x.space}`),
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
  test('every word the board asks for is there', () => expect([...asked, ...families].filter((k) => !keys.has(k))).toEqual([]));
  test('and none is left over', () => {
    const used = new Set([...asked, ...families]);
    expect([...keys].filter((k) => !used.has(k) && !/^(field|short|lesson)-/.test(k))).toEqual([]);
  });
});
