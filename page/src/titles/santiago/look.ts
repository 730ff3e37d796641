/** How pieces look now and what they are called, to whoever looks. */
import type { TableState } from '../../lib/table.svelte';
import { read, type Good, type House, type Table } from './box';
import { piecesAt } from './pieces.svelte';
import { fx, name, p, price } from './words';

/** A stop of the street: open to drive to, too dear, where the car is, or plain. */
export interface Look {
  state: 'open' | 'dear' | 'here' | 'plain';
  short: number;
  label: string;
  why: string;
}

export function look(t: TableState, stop: number): Look {
  const view = read(t.view!);
  const s = view.street[stop];
  const who = s.cuban ?? 'port';
  const mine = t.mine !== null && view.active === t.mine && view.phase === 'drive' && t.live;
  const pesos = t.mine === null ? null : view.boards[t.mine].pesos;
  const legal = piecesAt(t).offers(`stop:${who}`).length > 0;
  const here = view.car === stop;
  const short = mine && !legal && pesos !== null ? Math.max(0, s.price - pesos) : 0;
  const called = name(s.cuban ? 'cuban' : 'sc', who);
  const told = [
    called,
    here ? p('car-here') : '',
    here && !legal ? '' : price(s.price),
    short ? p('short', { n: short }) : '',
    s.inactive ? p('closed') : '',
  ];
  return {
    state: here ? 'here' : legal && view.phase === 'drive' ? 'open' : short ? 'dear' : 'plain',
    short: here ? 0 : short,
    label: told.filter(Boolean).join(', '),
    why: s.cuban ? `visit ${s.cuban}` : 'port',
  };
}

export function houseLabel(t: TableState, house: House): string {
  const told = [name('building', house.building), fx(house.building).join(' ')];
  if (house.owner !== null) told.push(p('owned-by', { name: t.name(house.owner) }));
  if (house.pawn !== null) told.push(p('pawn-of', { name: t.name(house.pawn) }));
  return told.join(', ');
}

/** The notation whose refusal says why a building cannot be clicked in this phase. */
export function houseWhy(t: TableState, building: string): string {
  const phase = t.view!.phase;
  return phase === 'move' ? `move ${building}` : phase === 'lawyer' ? `claim ${building}` : '';
}

/** What is written on the hull. */
export function hull(view: Table): string {
  const n = view.ship.number;
  if (view.over) return p('all-sailed');
  if (view.rolled) return p('hull-choose', { n });
  return view.ship.demand ? p('hull-wants', { n }) : p('hull-empty', { n });
}

export function dieLabel(t: TableState, good: Good, n: number): string {
  const view = read(t.view!);
  const mine = t.mine === null ? null : view.boards[t.mine].goods;
  const wants = view.rolled
    ? p('rolled-n', { good: name('good', good), n })
    : p('wants-good', { good: name('good', good), n });
  return mine ? `${wants}, ${p('you-have', { n: mine[good] })}` : wants;
}
