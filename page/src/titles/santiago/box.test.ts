import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { setBox } from '../../lib/boxes.svelte';
import { after, box, buildings, ROSES, sails, service, signOf, tally, values, WARES, type Table } from './box';
import { halfRound } from './glass';
import { dice, dieWhy, sailed } from './harbour';
import { piecesOf } from './offers';

import { along, lot, path, row, SIDES, SMALL, star, STOPS, stopsOf, WIDE } from './ring';
import { shipScene, smallScene, wideScene } from './scene';

interface Seen {
  view: Table;
  legal: { notation: string; verb: string; parts: Record<string, string> }[];
}
/** Positions of real games of 2, 3 and 4 seats, one for each phase and set of verbs; made by page/fixtures/make.py. */
const fixture: { box: Record<string, unknown>; positions: Seen[]; actions: Seen['legal'] } = JSON.parse(
  readFileSync(new URL('../../../fixtures/santiago.json', import.meta.url), 'utf8'),
);
beforeAll(() => setBox('santiago', fixture.box));

describe('the box', () => {
  test('numbers on the board are those of the box', () => {
    for (const cuban of Object.keys(box().cubans)) {
      const { n, word } = service(cuban);
      if (!word) expect(n).toBe(box().cubans[cuban]);
    }
    for (const building of ['bank', 'church', 'newspaper'])
      expect(signOf(building)).toContain(`+${box().buildings[building]}`);
    expect(sails()).toBe(values().at(-1)! + 1);
  });
  test('every building has its sign, every drawing its symbol', () => {
    const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8');
    const shared = readFileSync(new URL('../../art/icons.svg', import.meta.url), 'utf8');
    const has = (id: string) => sprite.includes(`id="${id}"`) || shared.includes(`id="${id}"`);
    const view = fixture.positions[0].view;
    for (const b of buildings(view)) {
      expect(has(`sc-b-${b.building}`) && has(`sc-b-${b.building}-lit`)).toBe(true);
      for (const part of signOf(b.building)) if (part.startsWith('#')) expect(has(part.slice(1)), part).toBe(true);
    }
    for (const s of view.street) expect(has(`sc-cu-${s.cuban ?? 'port'}`)).toBe(true);
    for (const rose of [...ROSES, 'none']) expect(has(`sc-fl-${rose}`)).toBe(true);
  });
});

describe('the ring', () => {
  test.each([
    ['wide', WIDE],
    ['small', SMALL],
  ])('%s: ten stops, clockwise from the port at the bottom, 3-2-3-2', (_, ring) => {
    const at = stopsOf(ring);
    expect(at).toHaveLength(STOPS);
    expect(at[0]).toEqual({ x: (ring.left + ring.right) / 2, y: ring.bottom, angle: 180 });
    at.forEach((p, i) => {
      if (SIDES[i] === 'bottom') expect(p.y).toBeCloseTo(ring.bottom, 0);
      if (SIDES[i] === 'top') expect(p.y).toBeCloseTo(ring.top, 0);
      if (SIDES[i] === 'left') expect(p.x).toBeCloseTo(ring.left, 0);
      if (SIDES[i] === 'right') expect(p.x).toBeCloseTo(ring.right, 0);
    });
    expect(at[5].x).toBeCloseTo(at[0].x);
    expect(at[5].angle).toBe(0);
  });
  test('the car moves evenly and never leaves the street', () => {
    for (const ring of [WIDE, SMALL]) {
      const step = Math.hypot(along(ring, 0.01).x - along(ring, 0).x, along(ring, 0.01).y - along(ring, 0).y);
      for (let t = 0; t < 20; t += 0.01) {
        const a = along(ring, t);
        const b = along(ring, t + 0.01);
        expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeLessThan(step * 1.01);
        expect(a.x).toBeGreaterThanOrEqual(ring.left - 1e-6);
        expect(a.x).toBeLessThanOrEqual(ring.right + 1e-6);
        expect(a.y).toBeGreaterThanOrEqual(ring.top - 1e-6);
        expect(a.y).toBeLessThanOrEqual(ring.bottom + 1e-6);
      }
    }
  });
  test('it heads where it goes', () => {
    for (let t = 0.05; t < 10; t += 0.1) {
      const [a, b] = [along(WIDE, t - 0.01), along(WIDE, t + 0.01)];
      const angle = (along(WIDE, t).angle * Math.PI) / 180;
      const far = Math.hypot(b.x - a.x, b.y - a.y);
      expect(((b.x - a.x) * Math.cos(angle) + (b.y - a.y) * Math.sin(angle)) / far).toBeGreaterThan(0.99);
    }
  });
  test('the path that is drawn is the one that is driven', () => {
    expect(path(WIDE)).toBe(
      'M540 508H218A86 86 0 0 1 132 422V184A86 86 0 0 1 218 98H862A86 86 0 0 1 948 184V422A86 86 0 0 1 862 508Z',
    );
    expect(star(20).match(/L/g)).toHaveLength(9);
  });
  test('twelve lots and rows, none twice', () => {
    for (const place of [lot, row]) {
      const all = ROSES.flatMap((rose) => [0, 1, 2].map((i) => JSON.stringify(place(rose, i))));
      expect(new Set(all).size).toBe(12);
    }
  });
});

describe('pieces', () => {
  test('every action but passing stands on the board, in every position of real games', () => {
    expect(fixture.positions.length).toBeGreaterThan(30);
    for (const { view, legal } of fixture.positions) {
      const known = new Set([
        'lap', 'purse', 'points', 'flag:2', 'flag:3', 'flag:4', 'flag:5',
        ...view.street.map((s) => `stop:${s.cuban ?? 'port'}`), ...buildings(view).map((b) => `house:${b.building}`),
        ...WARES.flatMap((w) => [`ware:${w}`, `crate:${w}`]), ...dice(view).list.map((d) => `die:${d.good}`),
      ]); // prettier-ignore
      for (const l of legal) {
        const found = piecesOf(l, view);
        if (l.verb === 'pass') expect(found).toEqual([]);
        else expect(found.length, l.notation).toBeGreaterThan(0);
        for (const id of found) expect(known.has(id), `${l.notation}: ${id}`).toBe(true);
      }
    }
  });
  test('the whole action space has a piece', () => {
    const view = fixture.positions[0].view;
    for (const a of fixture.actions) expect(piecesOf(a, view).length > 0 || a.verb === 'pass', a.notation).toBe(true);
  });
  test('a click on a die, a good, a crate, a flag', () => {
    const view = { ship: { number: 1, last: 7, value: 4, demand: null, aside: null } };
    expect(piecesOf({ verb: 'wood', parts: { good: 'rum', count: '2' } }, view)).toEqual(['die:rum', 'ware:wood']);
    expect(piecesOf({ verb: 'black_market', parts: { good: 'rum', swap: 'sugar' } }, view)).toEqual([
      'ware:rum',
      'crate:sugar',
      'house:black_market',
    ]);
    expect(piecesOf({ verb: 'harbour_master', parts: { side: 'right' } }, view)).toContain('flag:5');
    expect(piecesOf({ verb: 'give', parts: { gift: 'vp' } }, view)).toEqual(['points']);
  });
});

describe('the harbour', () => {
  test('four dice on the ship, five when they are rolled, none until then', () => {
    for (const { view } of fixture.positions) {
      const shown = dice(view);
      expect(shown.list).toHaveLength(view.rolled ? 5 : view.ship.demand ? 4 : 0);
      expect(shown.rolled).toBe(view.phase === 'dice');
      if (!shown.rolled) expect(shown.list.some((d) => d.good === view.ship.aside)).toBe(false);
    }
  });
  test('why a die is not for clicking', () => {
    const { view } = fixture.positions.find((p) => p.view.phase === 'deliver')!;
    expect(dieWhy(view, 'rum')).toBe('deliver rum 1');
    expect(dieWhy({ ...view, phase: 'drive' }, 'rum')).toBe('');
  });
  test('ships that have left', () => {
    const { view } = fixture.positions[0];
    expect([1, 2, 3].map((n) => sailed({ ...view, ship: { ...view.ship, number: 3 } }, n))).toEqual([
      true,
      true,
      false,
    ]);
    expect(sailed({ ...view, over: true }, 7)).toBe(true);
  });
});

test('the painted town is whole: every drawing it uses is in it, and no colour is missing', () => {
  const quarters = fixture.positions[0].view.quarters;
  for (const theme of ['light', 'dark'] as const) {
    for (const url of [wideScene(quarters, theme), smallScene(theme), shipScene(theme)]) {
      const svg = decodeURIComponent(url.slice(url.indexOf(',') + 1));
      expect(svg).not.toMatch(/undefined|="var\(/);
      for (const [, , id] of svg.matchAll(/(href="#|url\(#)([\w-]+)/g))
        expect(svg.includes(`id="${id}"`), id).toBe(true);
    }
    expect(decodeURIComponent(wideScene(quarters, theme)).includes('sc-b-bank-lit" x=')).toBe(theme === 'dark');
  }
});

test('behind a screen nothing is counted', () => {
  const { view } = fixture.positions[0];
  expect(tally({ ...view.boards[0], goods: null })).toBe(null);
  expect(tally({ ...view.boards[0], goods: { sugar: 1, citrus: 2, tobacco: 0, rum: 0, cigars: 0, wood: 4 } })).toBe(7);
});

test('what a choice makes of a number', () => {
  const changes = [{ field: 'goods', seat: 1, item: ['rum'], before: 2, after: 1, counts: 'goods' }] as never;
  expect(after(changes, 'goods', 1, 'rum')).toBe(1);
  expect(after(changes, 'goods', 0, 'rum')).toBe(null);
  expect(after(undefined, 'pesos', 0)).toBe(null);
});

test('stained glass: two rings of panes and a core', () => {
  expect(halfRound(43, 45, 38, 40, 5)).toHaveLength(11);
});
