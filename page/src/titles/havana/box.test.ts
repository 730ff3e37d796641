import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import fixture from '../../../fixtures/havana.json';
import { setBox } from '../../lib/boxes.svelte';
import {
  byNumber, costLines, facade, FACADES, fanned, laying, loses, nextEnd, ORDER, placeOf, plate, pointsOf, shortOf,
  sidesOf, soft, type Board, type Building, type Table,
} from './box'; // prettier-ignore
import { notation, pair } from './draft';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
beforeAll(() => setBox('havana', fixture.box));
const sprite = read('./sprite.svg');

const board = (of: Partial<Board> = {}): Board => ({
  points: 0,
  materials: { white: 0, yellow: 0, green: 0, red: 0, debris: 0 },
  pesos: 0,
  workers: 0,
  buildings: [],
  open: [],
  initiative: null,
  hand: 0,
  laid: 0,
  pile: [],
  thrown: 0,
  hidden: [],
  age: 0,
  loses_pesos: 0,
  loses_materials: 0,
  ...of,
});
const house = (cost: Building['cost'], architect = false): Building => ({
  building: 'gran_teatro',
  points: 6,
  cost,
  architect,
});

describe('the box', () => {
  test('cards and buildings are those of the box', () => {
    expect([...ORDER].sort()).toEqual(Object.keys({ ...fixture.box.cards, ...fixture.box.card_five }).sort());
    expect(Object.keys(FACADES)).toEqual(fixture.box.deck.buildings.map((b) => b.id));
    expect(pointsOf('el_capitolio')).toBe(fixture.box.deck.buildings.at(-1)!.points);
  });
  test('every building and every card is drawn, each with its own picture', () => {
    const drawings = new Set([...sprite.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
    for (const id of Object.keys(FACADES)) expect(drawings).toContain(facade(id));
    for (const id of ORDER) expect(drawings).toContain(`ha-${id}`);
    expect(new Set(Object.keys(FACADES).map(facade)).size).toBe(34);
    for (const m of sprite.matchAll(/href="#([^"]+)"/g)) expect(drawings).toContain(m[1]);
    expect(sprite).not.toContain('style=');
  });
  test('a building of another deck borrows a façade and keeps it', () => {
    expect(facade('casa_de_ana')).toMatch(/^hf-\w+$/);
    expect(facade('casa_de_ana')).toBe(facade('casa_de_ana'));
  });
});

test('theft takes what the engine says', () => {
  expect(loses(board({ loses_pesos: 3, loses_materials: 1 }), 'rob')).toBe(3);
  expect(loses(board({ loses_pesos: 3, loses_materials: 1 }), 'fence')).toBe(1);
});

describe('costs', () => {
  const flat = (b: Building, who = board()) =>
    costLines(b, shortOf(who, b)).map((line) =>
      line.map((x) => `${x.n} ${x.what}${x.missing ? ` -${x.missing}` : ''}`),
    );
  test('bricks and debris above, pesos, workers and architect below', () => {
    expect(
      flat(
        house({ white: 1, debris: 3, pesos: 2, workers: 1 }, true),
        board({
          materials: { white: 1, yellow: 0, green: 0, red: 0, debris: 1 },
          pesos: 2,
          workers: 1,
          open: ['arquitecto', 'mama'],
        }),
      ),
    ).toEqual([
      ['1 white', '3 debris -2'],
      ['2 pesos', '1 workers', '1 architect'],
    ]);
  });
  test('debris goes down where three bricks lie', () => {
    expect(flat(house({ white: 1, yellow: 1, green: 1, red: 1, debris: 2 }))).toEqual([
      ['1 white -1', '1 yellow -1', '1 green -1', '1 red -1'],
      ['2 debris -2'],
    ]);
  });
  test('a missing architect is short, an open one is not spent', () => {
    expect(shortOf(board(), house({}, true))).toEqual([{ what: 'architect', n: 1 }]);
    expect(shortOf(board({ open: ['arquitecto'] }), house({}, true))).toEqual([]);
  });
  test('many bricks are counted, few lie side by side', () => {
    expect(costLines(house({ red: 2, white: 2 }))[0].every((x) => x.single)).toBe(true);
    expect(costLines(house({ red: 5 }))[0].some((x) => x.single)).toBe(false);
  });
});

describe('rows', () => {
  test('ends stand at the corners; a single card is both', () => {
    expect([0, 1, 5].map((i) => sidesOf(i, 6))).toEqual([['left'], [], ['right']]);
    expect(sidesOf(0, 1)).toEqual(['left', 'right']);
  });
  test('the neighbour becomes the next end', () => {
    expect(nextEnd(6, 'left')).toBe(1);
    expect(nextEnd(6, 'right')).toBe(4);
    expect(nextEnd(2, 'left')).toBe(1);
    expect(nextEnd(1, 'left')).toBeNull();
  });
});

describe('cards', () => {
  test('a house plate has the smaller digit first', () => {
    expect(plate(['receptador', 'ladron'])).toBe('56');
    expect(plate(['contrabando', 'siesta'])).toBe('07');
    expect(plate(['siesta'])).toBeNull();
  });
  test('two clicks make one action of the engine, whichever comes first', () => {
    for (const a of ORDER) {
      for (const b of ORDER) {
        if (a === b) continue;
        const [first, second] = ORDER.indexOf(a) < ORDER.indexOf(b) ? [a, b] : [b, a];
        expect(notation(pair(pair([], a), b))).toBe(`choose ${first} ${second}`);
      }
    }
    expect(notation(['siesta'])).toBeNull();
  });
  test('a card clicked again goes back; a third takes the place of the first', () => {
    expect(pair(['siesta', 'mama'], 'mama')).toEqual(['siesta']);
    expect(pair(['siesta', 'mama'], 'ruina')).toEqual(['mama', 'ruina']);
  });
  test('a hand is sorted by number and fans out evenly', () => {
    expect(byNumber(['mama', 'ruina', 'siesta', 'escombros'])).toEqual(['siesta', 'ruina', 'escombros', 'mama']);
    const turns = Array.from({ length: 13 }, (_, j) => fanned(j, 13).turn);
    expect(turns[0]).toBeCloseTo(-turns[12]);
    expect(turns[6]).toBe(0);
    expect(Math.max(...Array.from({ length: 13 }, (_, j) => fanned(j, 13).drop))).toBeLessThan(1);
  });
  test('long names break at a syllable', () => {
    expect(soft('Entrepreneur')).toContain('\u00AD');
    expect(soft('Предприниматель').split('\u00AD').length).toBeGreaterThan(2);
    expect(soft('Contrabbando')).toBe('Contrab\u00ADbando');
    expect(soft('Siesta')).toBe('Siesta');
  });
});

test('where each seat stands in a step', () => {
  const view = {
    order: [2, 0, 1],
    turn: 1,
    to_move: 0,
    over: false,
    boards: [board(), board(), board()],
  } as unknown as Table;
  expect([0, 1, 2].map((s) => placeOf(view, s))).toEqual(['now', 'next', 'done']);
  const first = {
    order: null,
    turn: 1,
    to_move: 1,
    over: false,
    boards: [board({ laid: 2 }), board(), board()],
  } as unknown as Table;
  expect([0, 1, 2].map((s) => placeOf(first, s))).toEqual(['done', 'now', 'later']);
});

test('what I have chosen secretly lies before me', () => {
  const own = { hand: ['siesta', 'theft', 'mama'], laid: [], thrown: [], leaving: null };
  const both = laying(own, [{ notation: 'choose siesta theft' }]);
  expect(both).toEqual({ ...own, hand: ['mama'], laid: ['siesta', 'theft'] });
  const replaced = laying(own, [{ notation: 'lay mama' }, { notation: 'drop protection' }]);
  expect(replaced).toEqual({ ...own, hand: ['siesta', 'theft'], laid: ['mama'], leaving: 'protection' });
  expect(laying(own, [])).toEqual(own);
});
