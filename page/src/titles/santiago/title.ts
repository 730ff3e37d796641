/** Santiago de Cuba's part of the shell. */
import type { Change, View } from '../../api/client';
import type { TableState } from '../../lib/table.svelte';
import type { Counted, Rail, Row, Step, TitleBoard } from '../types';
import { SHAPES } from '../../shell/seats';
import Board from './Board.svelte';
import { buildings, flags, icon, placeOf, read, tally, WARES, type Table } from './box';
import { chip } from './chips';
import Mine from './Mine.svelte';
import { PHASES } from './phases';
import sprite from './sprite.svg?raw';
import Strip from './Strip.svelte';
import { telling } from './telling';
import { name, p } from './words';

/** A turn as it runs; a step is skipped where the car stopped at the port or the pawn stays. */
const STEPS = ['drive', 'service', 'pawn', 'building', 'ship'];
const PORT = ['drive', 'delivery', 'ship'];
/** What is done may be shown by its icon alone. */
function stepIcon(view: Table, step: string): string | undefined {
  const { cuban, rose } = view.street[view.car];
  return { drive: 'car', service: `sc-cu-${cuban}`, pawn: `sc-fl-${rose}`, building: 'building', delivery: 'ship' }[
    step
  ];
}

function rail(v: View, t: TableState): Rail {
  const view = read(v);
  const steps: Step[] = [];
  const now = PHASES[view.phase]?.step;
  if (now && !view.over) {
    const list = now === 'delivery' || (now === 'ship' && view.car === 0) ? PORT : STEPS;
    const at = list.indexOf(now);
    for (const [i, step] of list.entries()) {
      if (step === 'ship' && now !== 'ship') continue; // only a turn that sends a ship off comes so far
      steps.push({
        seat: i === at ? (view.to_move ?? undefined) : undefined,
        icon: i < at ? stepIcon(view, step) : undefined,
        label: p(`step-${step}`),
        state: i < at ? 'done' : i === at ? 'now' : 'next',
      });
    }
    steps.push({ seat: (view.active + 1) % view.boards.length, label: p('step-then'), state: 'next' });
  }
  const { number, last, value } = view.ship;
  const gone = view.over ? last : number - 1;
  return {
    round: null,
    note: `${p('turn-n', { n: view.turn })}, ${t.name(view.active)}`,
    ending: false, // no last round: the game ends at once with the last ship, as the gauge says
    steps,
    gauges: [
      {
        icon: 'ship',
        label: p('ships'),
        text: p('n-of', { n: Math.min(number, last), of: last }),
        value: gone,
        max: last,
      },
      {
        icon: 'sc-flag',
        label: p('value'),
        text: p('n-points', { n: value }),
        value: placeOf(value) + 1,
        max: flags().length,
      },
    ],
  };
}

function medal(v: View): string | null {
  const view = read(v);
  const asked = view.asked as { building?: string; cuban?: string; rose?: string };
  const found: Record<string, string> = {
    drive: 'car',
    service: `sc-cu-${asked.cuban}`,
    lawyer: 'sc-cu-alonso',
    fence: 'sc-cu-pablo',
    give: 'sc-cu-el_zorro',
    move: `sc-fl-${asked.rose}`,
    use: `sc-b-${asked.building}`,
    deliver: 'ship',
    dice: 'dice',
  };
  return found[view.phase] ?? null;
}

function pocket(v: View, seat: number): Counted[] {
  const b = read(v).boards[seat];
  if (!b.goods) return [];
  return [
    { icon: 'peso', label: p('pesos'), n: b.pesos! },
    ...WARES.filter((w) => b.goods![w]).map((w) => ({ icon: icon(w), label: name('ware', w), n: b.goods![w] })),
    { icon: 'vp', label: p('points'), n: b.vp! },
  ];
}

/** A rival's chip: what is known of points and pesos, markers left. */
function chips(v: View, seat: number): Counted[] {
  const b = read(v).boards[seat];
  return [
    { icon: 'vp', label: p('points'), n: b.vp ?? '?' },
    { icon: 'peso', label: p('pesos'), n: b.pesos ?? '?' },
    { icon: `seat-${SHAPES[seat % 5]}`, label: p('markers'), n: b.markers },
  ];
}

function rows(v: View): Row[] {
  const view = read(v);
  const boards = view.boards;
  const shown = (n: number | null | undefined) => n ?? '?';
  return [
    { label: p('Points'), icon: 'vp', values: boards.map((b) => shown(b.vp)) },
    { label: p('Pesos'), icon: 'peso', values: boards.map((b) => shown(b.pesos)) },
    ...WARES.map((w) => ({ label: name('ware', w), icon: icon(w), values: boards.map((b) => shown(b.goods?.[w])) })),
    { label: p('goods'), icon: 'sc-any', values: boards.map((b) => shown(tally(b))) },
    {
      label: p('buildings'),
      icon: 'law',
      values: boards.map((_, seat) => buildings(view).filter((h) => h.owner === seat).length),
    },
    { label: p('markers'), icon: 'seat-square', values: boards.map((b) => b.markers) },
  ];
}

function changeIcon(c: Change): string | null {
  const item = c.item.at(-1) ?? '';
  switch (c.counts) {
    case 'money':
      return 'peso';
    case 'points':
      return 'vp';
    case 'goods':
      return icon(item);
    case 'markers':
      return 'law';
    default:
      return null;
  }
}

const board: TitleBoard = {
  chapter: (phase) => PHASES[phase]?.chapter,
  Board,
  Strip,
  Mine,
  sprite,
  tabs: () => [{ id: 'town', label: p('tab-town') }],
  tabFor: (view) => PHASES[view.phase]?.tab ?? 'town',
  rail,
  chip,
  medal,
  pocket,
  chips,
  rows,
  telling,
  changeIcon,
  secret: (view) => !view.options.open_holdings && !view.over, // what lies behind a screen is its seat's alone
};

export default board;
