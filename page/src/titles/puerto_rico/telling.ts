/** The position in words, in reading order: my board first, then what all share, then the others. */
import { amounts, line, listed, others, told, type Passage, type Told } from '../passages';
import { upper } from '../../lib/words.svelte';
import { box, columns, GOODS, openPoints, read, TILES, type Table } from './box';
import { name, p } from './words';

const good = (x: string) => name('good', x);
const tile = (x: string) => p(`tile-short-${x}`);

function board(view: Table, seat: number, head: string): { head: string; lines: (string | false)[] } {
  const b = view.boards[seat];
  const { sum, hidden } = openPoints(b);
  const island = TILES.filter((x) => b.island[x]).map(
    (x) => `${tile(x)} ${b.island[x].tiles} (${p('at-work', { n: b.island[x].colonists })})`,
  );
  const city = Object.entries(b.city).map(
    ([x, { colonists, circles }]) => `${name('building', x)} (${p('crew', { n: colonists, of: circles })})`,
  );
  const used = p('used', { n: b.city_spaces, of: box().tiles.spaces });
  return {
    head: seat === view.governor ? `${head}, ${p('governor')}` : head,
    lines: [
      `${line(p('Doubloons'), b.doubloons)}. ${line(p('Points'), hidden ? `${sum}+?` : sum)}`,
      line(p('goods'), amounts(b.goods, good, GOODS)),
      line(p('island'), listed(island)),
      line(`${p('city')}, ${used}`, listed(city)),
      b.san_juan > 0 && line(p('idle'), b.san_juan),
    ],
  };
}

export function telling(t: Told): Passage[] {
  const view = read(t.view!);
  const { mine } = t;
  const gone = view.roles.filter((r) => r.taken).map((r) => name('role', r.role));
  const market = columns()
    .flat()
    .filter((x) => view.stock[x]?.left > 0)
    .map((x) => {
      const { left, cost, prices } = view.stock[x];
      const price = mine === null ? cost : prices[mine];
      return `${name('building', x)}: ${p('price')} ${price}, ${p('n-left', { n: left })}`;
    });
  return told([
    ...(mine === null ? [] : [board(view, mine, p('my-board'))]),
    {
      head: p('role-cards'),
      lines: [
        ...view.roles
          .filter((r) => !r.taken)
          .map((r) => (r.coins ? `${name('role', r.role)}, ${p('doubloons')} ${r.coins}` : name('role', r.role))),
        gone.length > 0 && line(p('roles-gone'), gone.join(', ')),
      ],
    },
    {
      head: p('ships'),
      lines: [
        ...view.ships.map(({ capacity, good: kind, barrels }) =>
          kind === null
            ? p('ship-empty', { size: capacity })
            : p('ship-with', { size: capacity, good: good(kind), n: barrels, free: capacity - barrels }),
        ),
        line(p('trading-house'), amounts(view.house, good, GOODS)),
        `${p('colonist-ship', { n: view.colonists.ship })}, ${p('n-left', { n: view.colonists.supply })}`,
      ],
    },
    {
      head: p('plantations'),
      lines: [
        amounts({ ...view.row, quarry: view.quarries }, tile, TILES),
        upper(p('in-stack', { n: view.deck })),
        line(p('in-supply'), amounts(view.supply, good, GOODS)),
      ],
    },
    { head: p('market'), lines: market },
    ...others(view.boards.length, mine).map((seat) => board(view, seat, t.name(seat))),
  ]);
}
