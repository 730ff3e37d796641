import { expect, test } from 'vitest';
import type { Change } from '../api/client';
import { flights, rise, span } from './flights';

const change = (
  field: string,
  seat: number | null,
  item: string,
  before: number,
  after: number,
  counts: string,
): Change => ({ field, seat, item: item ? item.split('/') : [], before, after, counts }) as Change;
const told = (list: Change[]) =>
  flights(list, 1).map((f) => `${f.n} ${f.from.names[0]} > ${f.to.names[0] ?? `seat ${f.to.seat}`}`);

test('barrels go from the windrose to the ship, the points come from there', () => {
  expect(
    told([
      change('chips', 1, '', 0, 5, 'points'),
      change('goods', 1, 'corn', 5, 1, 'goods'),
      change('cargo', null, '3', 0, 4, 'goods'),
    ]),
  ).toEqual(['4 goods.1.corn > cargo..3', '5 cargo..3 > chips.1.']);
});

test('a building comes from the market, its price goes there', () => {
  expect(
    told([
      change('doubloons', 1, '', 8, 1, 'money'),
      change('built', 1, 'harbor', 0, 1, 'buildings'),
      change('stock', null, 'harbor', 2, 1, 'buildings'),
    ]),
  ).toEqual(['1 stock..harbor > built.1.harbor', '7 doubloons.1. > stock..harbor']);
});

test('a tile taken from a row that was laid out anew still comes from its row; the row itself does not fly', () => {
  expect(
    told([
      change('tiles', 1, 'sugar', 0, 1, 'tiles'),
      change('row', null, 'corn', 0, 1, 'tiles'),
      change('row', null, 'indigo', 3, 1, 'tiles'),
    ]),
  ).toEqual(['1 *..sugar > tiles.1.sugar']);
});

test('one seat gives to another', () => {
  expect(told([change('goods', 1, 'citrus', 1, 0, 'goods'), change('goods', 2, 'citrus', 1, 2, 'goods')])).toEqual([
    '1 goods.1.citrus > goods.2.citrus',
  ]);
});

test('what is bookkeeping stays where it is', () => {
  expect(told([change('flag', null, '', 2, 3, 'flags'), change('votes', 1, '', 0, 4, 'votes')])).toEqual([]);
});

test('a flight takes its time by the way, within bounds', () => {
  expect([span(0), span(400), span(5000)]).toEqual([360, 420, 620]);
  expect([rise(100), rise(5000)]).toEqual([16, 120]);
});
