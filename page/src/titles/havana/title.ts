/** Havana's part of the shell. */
import type { Change, Legal, View } from '../../api/client';
import type { TableState } from '../../lib/table.svelte';
import { upper } from '../../lib/words.svelte';
import type { Chip, Counted, Rail, Row, Step, TitleBoard } from '../types';
import Board from './Board.svelte';
import {
  box, buildingsLeft, COLOURS, held, HOLDINGS, materialsLeft, nextEnd, ORDER, PERFORMING, read, replacing, sum,
  type Material, type RowName, type Side,
} from './box'; // prettier-ignore
import Choice from './Choice.svelte';
import SeatBoard from './SeatBoard.svelte';
import { PHASES } from './phases';
import sprite from './sprite.svg?raw';
import Strip from './Strip.svelte';
import { telling } from './telling';
import { building, iconOf, letter, numbered, p } from './words';

// what is chosen or shown there is not for the others
const HIDDEN = new Set(['choose', 'lay', 'discard', 'recycle', 'fetch']);

const at = (v: View, l: Legal) => {
  const row = read(v).rows[l.parts.row as RowName];
  return l.parts.side === 'left' ? row[0] : row[row.length - 1];
};

function rail(v: View, t: TableState): Rail {
  const view = read(v);
  const now = view.over ? -1 : view.phase === 'choose' ? 0 : replacing(view) ? 3 : 1;
  const names = [view.phase === 'choose' ? 'step-choose' : 'step-order', 'step-act', 'step-supply', 'step-replace'];
  const steps: Step[] = names.map((key, i) => ({
    label: p(key),
    state: i < now ? 'done' : i === now ? 'now' : 'next',
    seat: i === now && view.to_move !== null ? view.to_move : undefined,
    icon: i < now ? 'h-check' : undefined,
  }));
  const leader = view.boards.reduce((best, b, s) => (b.points > view.boards[best].points ? s : best), 0);
  const houses = buildingsLeft(view);
  const all = houses + view.demolished.length + view.boards.reduce((s, b) => s + b.buildings.length, 0);
  const left = materialsLeft(view);
  const most = Math.max(sum(box().materials), left + sum(view.box));
  return {
    round: view.round,
    note: p('first-to', { n: view.target }),
    ending: false,
    steps: view.over ? [] : steps,
    gauges: [
      {
        icon: 'vp',
        label: t.name(leader),
        text: `${view.boards[leader].points}/${view.target}`,
        value: view.boards[leader].points,
        max: view.target,
      },
      { icon: 'building', label: p('houses'), text: p('n-left', { n: houses }), value: all - houses, max: all },
      { icon: 'debris', label: p('materials'), text: p('n-left', { n: left }), value: most - left, max: most },
    ],
  };
}

function chip(l: Legal, v: View, t: TableState): Chip {
  switch (l.verb) {
    case 'pass':
      return { label: p(`pass-${v.phase}`), quiet: true };
    case 'build':
      return { label: `${building(at(v, l).building)} +${at(v, l).points}`, icon: 'building' };
    case 'demolish':
      return { label: building(at(v, l).building), icon: 'ha-ruina' };
    case 'hire':
      return { label: p('chip-hire'), icon: 'worker' };
    case 'change':
      return { label: p('chip-change', { colour: p(l.parts.colour) }), icon: iconOf(l.parts.colour) };
    case 'take':
    case 'pick':
      return { label: upper(p(l.parts.material)), icon: iconOf(l.parts.material) };
    case 'draw':
      return { label: p('draw'), icon: 'h-bag' };
    case 'rob':
      return { label: t.name(Number(l.parts.seat)), icon: v.phase === 'rob' ? 'peso' : 'h-any' };
    case 'choose':
      return { label: `${numbered(l.parts.card)} + ${numbered(l.parts.other)}` };
    default:
      return l.parts.card ? { label: numbered(l.parts.card), icon: `ha-${l.parts.card}` } : { label: l.sentence };
  }
}

function brings(l: Legal, v: View) {
  if (l.verb !== 'build' && l.verb !== 'demolish') return [];
  const row = read(v).rows[l.parts.row as RowName];
  const place = nextEnd(row.length, l.parts.side as Side);
  return place === null ? [] : [{ text: p('then-end', { name: building(row[place].building) }) }];
}

function pocket(v: View, seat: number): Counted[] {
  const b = read(v).boards[seat];
  return [
    ...HOLDINGS.map((what) => ({ icon: iconOf(what), label: p(what), n: held(b, what) })),
    { icon: 'vp', label: p('points'), n: b.points },
  ];
}

/** A rival's chip: the number of the order line, points, pesos. */
function chips(v: View, seat: number): Counted[] {
  const b = read(v).boards[seat];
  return [
    { label: p('order-number'), n: b.initiative === null ? '··' : String(b.initiative).padStart(2, '0') },
    { icon: 'vp', label: p('points'), n: b.points },
    { icon: 'peso', label: p('pesos'), n: b.pesos },
  ];
}

function rows(v: View): Row[] {
  const view = read(v);
  const of = (label: string, icon: string | undefined, value: (s: number) => number | string): Row => ({
    label: upper(label),
    icon,
    values: view.boards.map((_, s) => value(s)),
  });
  return [
    of(p('points'), 'vp', (s) => view.boards[s].points),
    of(p('order-number'), undefined, (s) =>
      view.boards[s].initiative === null ? '–' : String(view.boards[s].initiative).padStart(2, '0'),
    ),
    ...HOLDINGS.map((what) => of(p(what), iconOf(what), (s) => held(view.boards[s], what))),
    of(p('houses'), 'building', (s) => view.boards[s].buildings.length),
    of(p('hand'), 'hand-card', (s) => view.boards[s].hand),
    of(p('used'), undefined, (s) => view.boards[s].pile.length + view.boards[s].thrown),
    of(p('age'), undefined, (s) => String(view.boards[s].age + 1)),
  ];
}

function changeIcon(c: Change): string | null {
  const item = c.item.at(-1) ?? '';
  switch (c.counts) {
    case 'money':
      return 'peso';
    case 'points':
      return 'vp';
    case 'workers':
      return 'worker';
    case 'materials':
      return iconOf(item as Material);
    case 'buildings':
      return 'building';
    case 'cards':
      return ORDER.includes(item) ? `ha-${item}` : 'hand-card';
    default:
      return null;
  }
}

const board: TitleBoard = {
  chapter: (phase) => PHASES[phase]?.chapter,
  Board,
  Strip,
  Seat: SeatBoard,
  Editor: Choice,
  edits: (_, legal) => legal[0]?.verb === 'choose',
  get sprite() {
    return COLOURS.reduce(
      (svg, c) => svg.replace(new RegExp(`(id="hb-${c}".*?<text[^>]*>)`), `$1${letter(c)}`),
      sprite,
    );
  },
  tabs: () => [
    { id: 'town', label: p('tab-town') },
    { id: 'cards', label: p('tab-cards') },
  ],
  own: 'cards',
  tabFor: (view) => PHASES[view.phase]?.tab ?? 'town',
  order: (view) => read(view).order ?? read(view).boards.map((_, s) => s),
  rail,
  chip,
  brings,
  medal: (view) =>
    view.phase === 'build' ? 'building' : PERFORMING[view.phase] ? `ha-${PERFORMING[view.phase]}` : null,
  pocket,
  chips,
  rows,
  telling,
  changeIcon,
  secret: (view) => {
    const own = read(view).own;
    // A hand without thrown or laid cards is what everybody can work out.
    return HIDDEN.has(view.phase) || (own !== null && own.thrown.length + own.laid.length > 0);
  },
};

export default board;
