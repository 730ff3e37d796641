/** The position in words, in reading order: my place, the turn order, the two rows, the pool, then the others. */
import { amounts, line, listed, others, told, type Passage, type Told } from '../passages';
import { byNumber, costLines, held, HOLDINGS, read, ROWS, sidesOf, sum } from './box';
import type { Board, Building, RowName, Table } from './box';
import { building, counted, numbered, p } from './words';

const cards = (list: string[]) => listed(byNumber(list).map(numbered));
const holdings = (b: Board) => listed(HOLDINGS.filter((x) => held(b, x)).map((x) => counted(x, held(b, x))));

function house(b: Building): string {
  const tokens = costLines(b).flat();
  const what = tokens.map((x) => counted(x.what, x.n)).join(', ');
  return `${building(b.building)}: ${p('n-points', { n: b.points })}, ${p('costs', { what })}`;
}

/** From the left to the right; of an end, that it is one, and whether I can pay for it now. */
function row(view: Table, which: RowName, mine: number | null): string[] {
  const list = view.rows[which];
  if (!list.length) return [p('row-empty')];
  return list.map((b, i) => {
    const ends = sidesOf(i, list.length);
    const pays = mine !== null && view.to_move === mine && ends.some((side) => view.affordable[which][side]);
    return [house(b), ends.length > 0 && p('end'), pays && p('can-pay')].filter(Boolean).join('. ');
  });
}

function other(view: Table, seat: number, head: string) {
  const b = view.boards[seat];
  return {
    head,
    lines: [
      `${line(p('points'), b.points)}. ${line(p('holdings'), holdings(b))}`,
      line(p('open'), cards(b.open)),
      `${line(p('hand'), b.hand)}. ${line(p('used'), cards(b.pile))}`,
      b.thrown > 0 && line(p('unseen'), b.thrown),
      line(p('houses'), listed(b.buildings.map(building))),
    ],
  };
}

export function telling(t: Told): Passage[] {
  const view = read(t.view!);
  const { own, stack, pool } = view;
  const me = t.mine === null ? null : view.boards[t.mine];
  const plate = (seat: number) => {
    const n = view.boards[seat].initiative;
    return n === null ? t.name(seat) : `${t.name(seat)} ${String(n).padStart(2, '0')}`;
  };
  const inPool = { ...pool } as Record<string, number>;
  return told([
    {
      head: p('my-place'),
      lines: me
        ? [
            `${p('of-target', { n: me.points, target: view.target })}. ${line(p('holdings'), holdings(me))}`,
            own && line(p('hand'), cards(own.hand)),
            line(p('open'), cards(me.open)),
            !!own?.laid.length && line(p('face-down'), cards(own.laid)),
            me.pile.length > 0 && line(p('used'), cards(me.pile)),
            line(p('my-buildings'), listed(me.buildings.map(building))),
          ]
        : [],
    },
    { head: p('order'), lines: view.order ? [view.order.map(plate).join(', ')] : [] },
    ...ROWS.map((which) => ({ head: p(which), lines: row(view, which, t.mine) })),
    {
      head: p('pool'),
      lines: [
        listed(HOLDINGS.filter((x) => inPool[x]).map((x) => counted(x, inPool[x]))),
        stack.top ? p('stack-top', { n: stack.left, name: building(stack.top.building) }) : p('stack-empty'),
        stack.top && house(stack.top),
        `${line(
          p('supply'),
          amounts(view.supply, (x) => p(x)),
        )}. ${line(p('in-bag'), sum(view.bag))}`,
      ],
    },
    ...others(view.boards.length, t.mine).map((seat) => other(view, seat, t.name(seat))),
  ]);
}
