/**
 * The position in words, in reading order: my finca, the market, the harbour, laws, buildings, the Avenida, the
 * others.
 */
import { upper } from '../../lib/words.svelte';
import { amounts, line, listed, others, told, type Passage, type Told } from '../passages';
import { BUILDINGS, CATEGORIES, coord, PARLIAMENT, PIECES, read, slots } from './box';
import type { BoardView, Category, Load, Table } from './box';
import { meaning } from './laws';
import { cargo, name, p } from './words';

const piece = (x: string) => name('piece', x);
const COST = ['wood', 'stone', 'water'];
const cost = (of: readonly number[]) => listed(COST.flatMap((x, i) => (of[i] ? [`${piece(x)} ${of[i]}`] : [])));

/** What a ship still takes and what is aboard. */
function hold(spaces: Load, loaded: Load = {}): string {
  const all = slots(spaces, loaded);
  const aboard = all.filter((s) => s.loaded).map((s) => s.piece);
  const open = all.filter((s) => !s.loaded).map((s) => s.piece);
  return [
    open.length ? line(p('open'), cargo(open)) : upper(p('full')),
    ...(aboard.length ? [line(p('loaded'), cargo(aboard))] : []),
  ].join('. ');
}

/** A row of three or four fields, with what stands on each. */
function fields(b: BoardView): string[] {
  return [1, 2, 3].map((row) =>
    b.fields
      .filter((f) => f.field[1] === String(row))
      .map((f) => {
        const on = f.building ? name('building', f.building) : name('land', f.land);
        return `${coord(f.field)} ${on}${f.used ? ` (${p('used')})` : ''}`;
      })
      .join(', '),
  );
}

function holdings(view: Table, seat: number): (string | false)[] {
  const b = view.boards[seat];
  return [
    `${line(p('points'), b.points)} (${p('points-end', { n: b.final_points })}). ${line(p('pesos'), b.pesos)}`,
    line(p('yard'), amounts(b.yard, piece, PIECES)),
    Object.values(b.stored).some(Boolean) && line(p('warehouse'), amounts(b.stored, piece)),
  ];
}

/** A law or bill, its text, and what it means for me. */
function law(view: Table, mine: number | null, kind: Category, inForce: boolean): string | false {
  const statute = inForce ? view.laws[kind] : view.bills[kind];
  if (!statute) return false;
  const means = mine === null ? null : meaning(view.boards[mine], kind, inForce);
  const mark = !inForce && view.enacted.includes(kind) ? ` (${p('enacted')})` : '';
  const says = means ? `: ${p(`law-${means.key}`, { n: means.n })}` : '';
  return `${upper(name('category', kind))}, ${name('statute', statute)}${mark}${says}`;
}

function avenue(t: Told, view: Table): string[] {
  const { cells, car } = view.avenue!;
  return cells.map((c, i) => {
    const who = c?.cuban ? name('cuban', c.cuban) : p('donkey');
    const with_ = c && c.taken_by !== null ? `, ${p('with', { name: t.name(c.taken_by) })}` : '';
    const here = car === i + 1 ? `. ${upper(p('car-at', { n: i + 1 }))}` : '';
    return `${i + 1}. ${who}${with_}. ${name('cell', String(i + 1))}${here}`;
  });
}

export function telling(t: Told): Passage[] {
  const view = read(t.view!);
  const { mine } = t;
  const me = mine === null ? null : view.boards[mine];
  const pile = view.ship_pile.shuffled.length + view.ship_pile.under.length;
  return told([
    {
      head: p('my-board'),
      lines: me
        ? [
            ...holdings(view, mine!),
            line(p('my-cards'), listed(me.hand.map((c) => name('character', c)))),
            line(p('figure'), coord(me.figure)),
            ...fields(me),
          ]
        : [],
    },
    {
      head: p('market'),
      lines: view.market.map((r) => {
        const buy = r.buy === null ? '' : `, ${p('buy')} ${r.buy}`;
        const taken = p('row-says', { piece: piece(r.piece), n: r.pieces, of: r.spaces.length });
        return `${taken}${buy}, ${p('sell')} ${r.sell}`;
      }),
    },
    {
      head: p('harbour'),
      lines: [
        ...view.docks.map((d, i) =>
          line(
            `${p('dock', { n: i + 1 })}, ${p('worth', { n: d.points })}`,
            d.ship ? hold(d.spaces, d.cargo) : p('no-ship'),
          ),
        ),
        line(p('at-sea'), view.sea?.ship ? hold(view.sea.spaces) : p('no-ship')),
        upper(p('pile', { n: pile })),
      ],
    },
    { head: p('in-force'), lines: CATEGORIES.map((c) => law(view, mine, c, true)) },
    { head: p('bills'), lines: CATEGORIES.map((c) => law(view, mine, c, false)) },
    {
      head: p('buildings'),
      lines: BUILDINGS.filter((b) => view.display[b]?.left).map((b) =>
        line(name('building', b), cost(view.display[b].cost)),
      ),
    },
    { head: p('avenida'), lines: view.avenue ? avenue(t, view) : [] },
    { head: p('supply'), lines: [amounts(view.supply, piece, PIECES)] },
    ...others(view.boards.length, mine).map((seat) => {
      const b = view.boards[seat];
      const built = b.fields.flatMap((f) => (f.building ? [name('building', f.building)] : []));
      return {
        head: t.name(seat) + (seat === view.start_player ? `, ${p('start-player')}` : ''),
        lines: [
          ...holdings(view, seat),
          PARLIAMENT.includes(view.phase) && line(p('votes-word'), b.votes),
          line(p('cards-left'), b.hand.length),
          line(p('figure'), coord(b.figure)),
          line(p('buildings'), listed(built)),
        ],
      };
    }),
  ]);
}
