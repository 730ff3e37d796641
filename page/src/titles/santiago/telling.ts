/** The position in words, in reading order: my screen, the ship, the street from the car on, the houses, the others. */
import type { TableState } from '../../lib/table.svelte';
import { upper } from '../../lib/words.svelte';
import { amounts, line, listed, none, others, told, type Passage } from '../passages';
import { box, buildings, GOODS, read, WARES, type Table } from './box';
import { dieLabel, houseLabel, hull, look } from './look';
import { name, p } from './words';

const ware = (w: string) => name('ware', w);

function holdings(view: Table, seat: number): (string | false)[] {
  const b = view.boards[seat];
  const owned = buildings(view).filter((h) => h.owner === seat);
  return [
    b.goods ? `${line(p('pesos'), b.pesos ?? 0)}. ${line(p('points'), b.vp ?? 0)}` : p('hidden-how'),
    !!b.goods && line(p('goods'), amounts(b.goods, ware, WARES)),
    b.pawn ? p('pawn-at', { building: name('building', b.pawn) }) : p('pawn-off'),
    line(p('buildings'), listed(owned.map((h) => name('building', h.building)))),
    p('markers-left', { n: b.markers, of: box().start.markers }),
    view.phase === 'deliver' && b.passed && upper(p('passed')),
  ];
}

export function telling(t: TableState): Passage[] {
  const view = read(t.view!);
  const { ship, rolled, street, supply } = view;
  const dice = rolled ?? ship.demand;
  const wanted = dice ? GOODS.filter((g) => dice[g]).map((g) => dieLabel(t, g, dice[g])) : [];
  const onward = street.map((_, i) => (view.car + i) % street.length);
  return told([
    ...(t.mine === null ? [] : [{ head: p('my-screen'), lines: holdings(view, t.mine) }]),
    {
      head: p('ship-of', { n: Math.min(ship.number, ship.last), of: ship.last }),
      lines: [hull(view), ...(dice && !wanted.length ? [none()] : wanted), p('value-flags', { n: ship.value })],
    },
    { head: p('street'), lines: onward.map((stop) => look(t, stop).label) },
    ...view.quarters.map((q) => ({
      head: p('quarter', { rose: p(`rose-${q.rose}`) }),
      lines: q.buildings.map((h) => houseLabel(t, h)),
    })),
    { head: p('supply'), lines: [amounts(supply, ware, WARES)] },
    ...others(view.boards.length, t.mine).map((seat) => ({ head: t.name(seat), lines: holdings(view, seat) })),
  ]);
}
