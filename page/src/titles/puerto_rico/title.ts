/** Puerto Rico's part of the shell. */
import type { Change, Legal, View } from '../../api/client';
import type { TableState } from '../../lib/table.svelte';
import type { Chip, Counted, Rail, Row, Step, TitleBoard } from '../types';
import Board from './Board.svelte';
import { box, GOODS, isBuilding, look, openPoints, read } from './box';
import { draftOf } from './draft';
import Drafts from './Drafts.svelte';
import { PHASES } from './phases';
import sprite from './sprite.svg?raw';
import SeatBoard from './SeatBoard.svelte';
import Strip from './Strip.svelte';
import { telling } from './telling';
import { letter, name, p } from './words';

const roleIcon = (role: string) => `r-${role.replace(/2$/, '')}`;

function rail(v: View, t: TableState): Rail {
  const view = read(v);
  const steps: Step[] = [];
  for (const ply of t.plies) {
    if (ply.ply >= t.ply || ply.round !== view.round || !ply.notation?.startsWith('role ')) continue;
    const role = ply.notation.slice(5);
    steps.push({ seat: ply.seat, icon: roleIcon(role), label: name('role', role), state: 'done' });
  }
  if (view.role !== null && steps.length) steps[steps.length - 1].state = 'now';
  else if (!view.over && view.to_move !== null) steps.push({ seat: view.to_move, label: p('choosing'), state: 'now' });
  if (!view.over)
    steps.push({
      label:
        view.choices_left > 1 || (view.role !== null && view.choices_left > 0)
          ? p('more-roles', { n: view.choices_left })
          : p('then-round', { n: view.round + 1 }),
      state: 'next',
    });
  const fullest = view.boards.reduce((best, b, s) => (b.city_spaces > view.boards[best].city_spaces ? s : best), 0);
  const { spaces } = box().tiles;
  const people = view.colonists.at_start;
  const points = view.points_at_start;
  const left = Math.max(0, view.points_left);
  return {
    round: view.round,
    note: p('governs', { name: t.name(view.governor) }),
    ending: view.ending && !view.over,
    steps: steps.slice(-5),
    gauges: [
      {
        icon: 'colonist',
        label: p('colonists'),
        text: p('n-left', { n: view.colonists.supply }),
        value: people - view.colonists.supply,
        max: people,
      },
      { icon: 'vp', label: p('Points'), text: p('n-left', { n: left }), value: points - left, max: points },
      {
        icon: 'building',
        label: p('city-of', { name: t.name(fullest) }),
        text: p('n-free', { n: spaces - view.boards[fullest].city_spaces }),
        value: view.boards[fullest].city_spaces,
        max: spaces,
      },
    ],
  };
}

function chip(l: Legal, v: View): Chip {
  const view = read(v);
  const seat = view.to_move ?? 0;
  switch (l.verb) {
    case 'pass':
      return { label: p(['ashore', 'bonus'].includes(view.phase) ? 'decline' : 'pass'), quiet: true };
    case 'role': {
      const role = view.roles.find((r) => r.role === l.parts.role);
      return { label: name('role', l.parts.role), icon: roleIcon(l.parts.role), coin: role?.coins || undefined };
    }
    case 'build':
      return { label: name('building', l.parts.building), coin: view.stock[l.parts.building].prices[seat] };
    case 'plant':
      return { label: name('good', l.parts.good), icon: l.parts.good };
    case 'quarry':
      return { label: name('tile', 'quarry'), icon: 'quarry' };
    case 'sell':
    case 'extra':
      return { label: name('good', l.parts.good), icon: l.parts.good };
    case 'ship':
      return { label: p('to-ship', { good: name('good', l.parts.good), n: l.parts.ship }), icon: l.parts.good };
    case 'wharf':
      return { label: p('by-wharf', { good: name('good', l.parts.good) }), icon: l.parts.good };
    case 'keep':
      return {
        label: p('keep', { good: name('good', l.parts.good), n: l.parts.count ?? l.notation.split(' ').at(-1)! }),
        icon: l.parts.good,
      };
    case 'ashore':
    case 'recruit':
    case 'hospice':
    case 'university':
      return { label: l.sentence, icon: 'colonist' };
    case 'bonus':
      return { label: l.sentence, icon: 'vp' };
    case 'hacienda':
      return { label: l.sentence, icon: 'plantation' };
    default:
      return { label: l.sentence };
  }
}

function pocket(v: View, seat: number): Counted[] {
  const b = read(v).boards[seat];
  return [
    { label: p('doubloons'), n: b.doubloons, coin: true },
    ...GOODS.filter((g) => b.goods[g]).map((g) => ({ icon: g, label: name('good', g), n: b.goods[g] })),
    { icon: 'vp', label: p('points'), n: openPoints(b).sum },
  ];
}

function rows(v: View): Row[] {
  const boards = read(v).boards;
  const sum = (o: Record<string, { colonists: number }>) => Object.values(o).reduce((s, x) => s + x.colonists, 0);
  return [
    {
      label: p('Points'),
      icon: 'vp',
      values: boards.map((b) => (openPoints(b).hidden ? `${openPoints(b).sum}+?` : openPoints(b).sum)),
    },
    { label: p('Doubloons'), icon: 'doubloon', values: boards.map((b) => b.doubloons) },
    ...GOODS.map((g) => ({ label: `${name('good', g)} ${letter(g)}`, icon: g, values: boards.map((b) => b.goods[g]) })),
    { label: p('barrels'), icon: 'barrel', values: boards.map((b) => GOODS.reduce((s, g) => s + b.goods[g], 0)) },
    { label: p('colonists'), icon: 'colonist', values: boards.map((b) => b.san_juan + sum(b.island) + sum(b.city)) },
    {
      label: p('island'),
      icon: 'plantation',
      values: boards.map((b) => Object.values(b.island).reduce((s, x) => s + x.tiles, 0)),
    },
    { label: p('quarries'), icon: 'quarry', values: boards.map((b) => b.island.quarry?.colonists ?? 0) },
    { label: p('city'), icon: 'building', values: boards.map((b) => b.city_spaces) },
  ];
}

function changeIcon(c: Change): string | null {
  const item = c.item.at(-1) ?? '';
  switch (c.counts) {
    case 'money':
      return 'doubloon';
    case 'points':
      return 'vp';
    case 'colonists':
      return 'colonist';
    case 'goods':
    case 'tiles':
      return item;
    case 'buildings':
      return isBuilding(item) ? `b-${look(item).pic}` : 'building';
    default:
      return null;
  }
}

const board: TitleBoard = {
  chapter: (phase) => PHASES[phase]?.chapter,
  Board,
  Strip,
  Seat: SeatBoard,
  Editor: Drafts,
  edits: (view, legal, drafts) =>
    view.phase === 'staff' ? legal[0]?.verb === 'staff' : view.phase === 'keep' && drafts.length > 1,
  ask: (view, t) =>
    view.phase === 'staff' ? p('mayor-left', { n: draftOf(t).left }) : view.phase === 'keep' ? p('storage-ask') : null,
  sprite,
  tabs: () => [
    { id: 'town', label: p('tab-town') },
    { id: 'port', label: p('tab-port') },
    { id: 'mine', label: p('tab-mine') },
  ],
  own: 'mine',
  tabFor: (view) => PHASES[view.phase]?.tab ?? 'town',
  rail,
  chip,
  brings: (l, v) => {
    if (l.verb !== 'build') return [];
    const { points, spaces } = box().buildings[l.parts.building];
    const used = read(v).boards[read(v).to_move ?? 0].city_spaces;
    return [{ icon: 'vp', text: `+${points}` }, { text: p('city-grows', { from: used, to: used + spaces }) }];
  },
  phrase: (plies) => {
    if (!plies.every((ply) => ply.notation?.startsWith('staff '))) return null;
    const at = new Map<string, number>(); // where they stand in the end, also those who had no other place left
    for (const ply of plies)
      for (const c of ply.changes)
        if (c.seat === ply.seat && (c.field === 'workers' || c.field === 'crew')) at.set(c.item.at(-1)!, c.after);
    const list = [...at]
      .filter(([, n]) => n > 0)
      .map(([place, n]) => `${isBuilding(place) ? name('building', place) : p(`tile-short-${place}`)} ${n}`);
    return list.length ? p('staffs', { list: list.join(', ') }) : p('staffs-none');
  },
  medal: (view) => (read(view).role ? roleIcon(read(view).role!) : null),
  pocket,
  rows,
  telling,
  changeIcon,
  secret: () => false, // nothing is chosen in secret here
};

export default board;
