/** Cuba's part of the shell. */
import type { Change, Legal, Ply, View } from '../../api/client';
import type { TableState } from '../../lib/table.svelte';
import { tell } from '../../lib/words.svelte';
import type { Chip, Counted, Rail, Row, Step, TitleBoard } from '../types';
import Bid from './Bid.svelte';
import { begun } from './bids';
import Board from './Board.svelte';
import {
  BIDDING, box, casino, coord, givenBy, held, icon, inPlay, PIECES, played, read, RESOURCES, spacesOf, stage, type
  Category, type Table,
} from './box'; // prettier-ignore
import { PHASES } from './phases';
import sprite from './sprite.svg?raw';
import SeatBoard from './SeatBoard.svelte';
import Strip from './Strip.svelte';
import { telling } from './telling';
import { cargo, fx, name, p, rule, short } from './words';

const STAGES = ['bills', 'actions', 'parliament', 'statutes', 'end'] as const;

function rail(v: View, t: TableState): Rail {
  const view = read(v);
  const now = view.over ? STAGES.length : STAGES.indexOf(stage(String(view.phase)));
  const seat = view.to_move;
  const steps: Step[] = STAGES.map((s, i) => {
    const step: Step = {
      label: p(`stage-${s}`),
      state: i < now ? 'done' : i === now ? 'now' : 'next',
      icon: i < now ? 'h-check' : undefined,
    };
    if (i !== now || seat === null) return step;
    if (s === 'bills') return { ...step, seat, label: name('phase', String(view.phase)) }; // before the first round
    const turn = played(t).filter((x) => x.seat === seat).length;
    const due = view.boards[seat].cards_due + view.boards[seat].cubans_due;
    const within = inPlay(t) !== null;
    return {
      ...step,
      seat,
      label:
        s === 'actions' && (within || view.phase === 'turn')
          ? p('turn-of', { n: within ? turn : turn + 1, of: turn + due })
          : step.label,
    };
  });
  return {
    round: view.round,
    note: p('of-rounds', { n: view.rounds, name: t.name(view.start_player) }),
    ending: view.round === view.rounds && !view.over,
    steps: view.over ? [] : steps,
    gauges: [
      {
        icon: 'law',
        label: p('rounds'),
        text: p('n-to-go', { n: view.rounds - view.round }),
        value: view.round,
        max: view.rounds,
      },
    ],
  };
}

const fieldOf = (view: Table, field: string) => view.boards[view.to_move ?? 0].fields.find((f) => f.field === field)!;
/** What stands or grows on the field. */
const ground = (view: Table, field: string) => {
  const f = fieldOf(view, field);
  return f.building ? short('building', f.building) : short('land', f.land);
};

/** The foreman may use a building outside the cross, but then no other. */
const alone = (view: Table, field: string) =>
  view.phase === 'foreman' && view.to_move !== null && !fieldOf(view, field).lit;

/** A bid with the hundreds that were chosen before it. */
const sumOf = (view: Table, count: string) => begun(view, view.to_move ?? 0) + Number(count);

function chip(l: Legal, v: View): Chip {
  const view = read(v);
  const { piece, building, field, character, cuban, category, dock, space, count, ship, swap, pair } =
    l.parts as Record<string, string>;
  const row = view.market.find((r) => r.piece === piece);
  switch (l.verb) {
    case 'done':
      return { label: p(`done-${String(view.phase)}`), quiet: true };
    case 'play':
    case 'delegate':
      return { label: name('character', character), icon: `cu-p-${character}` };
    case 'delegates':
      return {
        label: pair
          .split('-')
          .map((c) => name('character', c))
          .join(' + '),
        icon: 'vote',
      };
    case 'cuban':
      return { label: name('cuban', cuban), icon: `cu-p-${cuban}` };
    case 'figure':
    case 'site':
      return {
        label: `${coord(field)} ${ground(view, field)}`,
        icon: l.verb === 'site' && view.asked.building ? `cu-b-${view.asked.building}` : undefined,
      };
    case 'use':
      return {
        label: `${coord(field)} ${ground(view, field)}${alone(view, field) ? ` · ${p('alone')}` : ''}`,
        icon: `cu-b-${fieldOf(view, field).building ?? 'storehouse'}`,
      };
    case 'buy':
      return { label: p('buy-piece', { piece: name('piece', piece).toLowerCase() }), coin: row?.buy ?? undefined };
    case 'sell':
      return { label: p('sell-piece', { piece: name('piece', piece).toLowerCase() }), coin: row?.sell };
    case 'harvest':
    case 'take':
    case 'give':
    case 'receive':
      return { label: name('piece', piece), icon: icon(piece) };
    case 'alternative':
      return { label: p(`alt-${space}`, { n: givenBy(space) }), icon: space.startsWith('mayor') ? 'peso' : 'vp' };
    case 'build':
      return { label: short('building', building), icon: `cu-b-${building}` };
    case 'amount':
      return { label: count, icon: view.asked.piece ? icon(view.asked.piece) : undefined };
    case 'load':
      return { label: p('to-dock', { piece: name('piece', piece), n: dock }), icon: icon(piece) };
    case 'stow':
      return { label: p('stow', { piece: name('piece', piece), n: dock }), icon: icon(piece) };
    case 'unload':
      return { label: p('unload', { piece: name('piece', piece), n: dock }), icon: icon(piece) };
    case 'pay':
      return view.phase === 'tax'
        ? { label: p('pay-tax'), coin: view.asked.count }
        : { label: p('deliver'), icon: 'law' };
    case 'veto':
    case 'enact':
    case 'press': {
      const bill = view.bills[category as Category];
      return { label: bill ? short('statute', bill) : name('category', category), icon: 'law' };
    }
    case 'store':
      return { label: p('store'), icon: 'cu-b-storehouse' };
    case 'swap':
      return { label: p('swap', { a: swap[0], b: swap[2] }), icon: 'ship' };
    case 'gamble':
      return { label: p('gamble', casino()), icon: 'cu-b-casino' };
    case 'cash':
      return { label: p('cash', casino()), icon: 'cu-b-casino' };
    case 'ship':
      return { label: cargo(spacesOf(ship)), icon: 'ship' };
    case 'bid':
      return { label: p('votes', { n: sumOf(view, count) }), coin: sumOf(view, count) };
    case 'colour':
      return { label: name('colour', l.parts.colour), icon: 'plantation' };
    case 'remove':
      return { label: short('building', building), icon: `cu-b-${building}` };
    case 'put_away':
      return { label: short('statute', l.parts.statute), icon: 'law' };
    default:
      return { label: l.sentence };
  }
}

/** The cubes that a building costs. */
const priceOf = (building: string) =>
  box().costs[building].flatMap((n, i) =>
    n ? [{ icon: RESOURCES[i], text: `−${n} ${name('piece', RESOURCES[i]).toLowerCase()}` }] : [],
  );

/**
 * What a choice brings besides the changes of the record: what it lets one do, or what will be paid in the next step.
 */
function brings(l: Legal, v: View): { icon?: string; text: string }[] {
  const view = read(v);
  const { building, field, character, cuban, category, count } = l.parts as Record<string, string>;
  switch (l.verb) {
    case 'play':
      return [{ text: p(`does-${character}`) }];
    case 'cuban':
      return [{ text: fx(cuban) }];
    case 'use':
      return [{ text: fx(fieldOf(view, field).building ?? 'storehouse') }];
    case 'build':
      return [{ text: fx(building) }, ...(view.phase === 'architect' ? priceOf(building) : [])];
    case 'enact':
    case 'veto':
    case 'press':
      return [{ text: rule('statute', view.bills[category as Category] ?? '', view.options) }];
    case 'bid':
      return [{ icon: 'vote', text: String((view.asked.votes ?? 0) + sumOf(view, count)) }];
    case 'remove':
      return [{ text: fx(building) }];
    case 'put_away':
      return [{ text: rule('statute', l.parts.statute, view.options) }];
    default:
      return [];
  }
}

function pocket(v: View, seat: number): Counted[] {
  const b = read(v).boards[seat];
  return [
    { icon: 'peso', label: p('pesos'), n: b.pesos },
    ...PIECES.filter((x) => held(b, x)).map((x) => ({ icon: icon(x), label: name('piece', x), n: held(b, x) })),
    { icon: 'vp', label: p('points'), n: b.points },
  ];
}

function rows(v: View): Row[] {
  const view = read(v);
  const boards = view.boards;
  return [
    { label: p('Points'), icon: 'vp', values: boards.map((b) => b.points) },
    { label: p('points-now'), icon: 'vp', values: boards.map((b) => b.final_points) },
    { label: p('Pesos'), icon: 'peso', values: boards.map((b) => b.pesos) },
    ...PIECES.map((x) => ({
      label: name('piece', x),
      icon: icon(x),
      values: boards.map((b) => (b.stored[x] ? `${b.yard[x]}+${b.stored[x]}` : b.yard[x])),
    })),
    { label: p('buildings'), icon: 'building', values: boards.map((b) => b.buildings) },
    { label: p('tax-due'), icon: 'law', values: boards.map((b) => String(b.tax)) },
    { label: p('duty-can'), icon: 'law', values: boards.map((b) => (b.duty_ready ? '✓' : '–')) },
    { label: p('subsidy-now'), icon: 'law', values: boards.map((b) => b.subsidy) },
    { label: p('cards-left'), icon: 'hand-card', values: boards.map((b) => b.hand.length) },
    ...(view.avenue ? [{ label: p('cubans-left'), icon: 'cu-p-dancer', values: boards.map((b) => b.cubans_due) }] : []),
  ];
}

function changeIcon(c: Change): string | null {
  const item = c.item.at(-1) ?? '';
  switch (c.counts) {
    case 'money':
      return 'peso';
    case 'points':
      return 'vp';
    case 'votes':
      return 'vote';
    case 'pieces':
    case 'stored':
    case 'cargo':
    case 'market':
    case 'supply':
      return icon(item);
    case 'buildings':
      return `cu-b-${item}`;
    case 'laws':
      return 'law';
    default:
      return null;
  }
}

function medal(v: View): string | null {
  const view = read(v);
  return view.asked.building ? `cu-b-${view.asked.building}` : (PHASES[String(view.phase)]?.medal ?? null);
}

/** Several pieces one after another in one sentence: what was taken, and how many of it. */
function phrase(plies: Ply[]): string | null {
  const notations = plies.map((ply) => ply.notation ?? '');
  const [verb, , ...rest] = notations[0].split(' ');
  if (notations.length < 2 || !['take', 'harvest', 'buy', 'sell', 'give', 'load'].includes(verb)) return null;
  const counts = new Map<string, number>();
  for (const n of notations) counts.set(n.split(' ')[1], (counts.get(n.split(' ')[1]) ?? 0) + 1);
  const named = (x: string) => tell('cuba', `piece-${x}.object`) ?? x;
  const piece = [...counts].map(([x, n]) => (n > 1 ? `${n} ${named(x)}` : named(x))).join(', ');
  const won = plies.flatMap((p) => p.changes.filter((c) => c.seat === p.seat && c.counts === 'points'));
  return tell('cuba', `did-${verb}`, {
    piece,
    dock: rest[0] ?? '',
    points: won.reduce((sum, c) => sum + c.after - c.before, 0),
  });
}

/** A bid or a delegate is being chosen, or one that nobody else may see lies before the seat whose view this is. */
function secret(v: View): boolean {
  const view = read(v);
  if ([...BIDDING, 'delegate'].includes(String(view.phase))) return true;
  return view.boards.some((b) => (b.laid?.length ?? 0) > 0);
}

const board: TitleBoard = {
  chapter: (phase) => PHASES[phase]?.chapter,
  Board,
  Strip,
  Seat: SeatBoard,
  Editor: Bid,
  edits: (view) => view.phase === 'hundreds',
  ask: (v) => {
    const view = read(v);
    const tied = view.boards[view.to_move ?? 0].tied;
    return tell('cuba', tied ? 'ask-tie_bid' : 'ask-bid', { ...view.asked });
  },
  sprite,
  tabs: () => ['finca', 'harbour', 'market', 'buildings'].map((id) => ({ id, label: p(`tab-${id}`) })),
  own: 'finca',
  tabFor: (view) => PHASES[String(view.phase)]?.tab ?? 'finca',
  rail,
  chip,
  brings,
  phrase,
  medal,
  pocket,
  rows,
  telling,
  changeIcon,
  secret,
};

export default board;
