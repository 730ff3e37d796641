/**
 * What a seat may keep after the captain, as whole keeps. The rules ask kind by kind (rules/storage.py); here every keep
 * that they offer is listed with the answers that lead to it, so that one click decides all.
 */
import { GOODS, type Board, type Good } from './box';

export interface Keep {
  kept: Record<Good, number>;
  answers: string[];
}

const works = (board: Board, name: string) => (board.city[name]?.colonists ?? 0) > 0;
export const kindsStored = (board: Board) => Number(works(board, 'small_warehouse')) + 2 * Number(works(board, 'large_warehouse'));

/** The keeps from the kind now asked about on; kinds before it are settled already. */
export function keeps(board: Board, from: Good, voluntary: boolean): Keep[] {
  const stored = kindsStored(board);
  const first = GOODS.indexOf(from);
  // what was settled before: kinds kept, and whether the single barrel is spoken for
  const settled = GOODS.slice(0, first);
  const start = {
    kinds: settled.filter((g) => board.goods[g] > 0).length,
    // one barrel of an earlier kind: it was its only one or was cut down; which, the rules remember and we cannot see
    unsure: settled.some((g) => board.goods[g] === 1),
  };
  if (start.unsure || voluntary) return [];
  const found: Keep[] = [];

  const canComplete = (at: number, kinds: number, single: boolean, cut: boolean): boolean => {
    const missing = stored + 1 - kinds;
    const rest = GOODS.slice(at).map((g) => board.goods[g]);
    const ones = rest.filter((n) => n === 1).length;
    const more = rest.filter((n) => n > 1).length;
    if (missing < 0) return false;
    if (single) return !cut && missing <= ones + more;
    if (cut) return missing <= more;
    return missing > 0 && (missing <= more || (ones > 0 && missing <= ones + more));
  };

  const walk = (at: number, kinds: number, mark: 0 | 1 | 2, kept: Record<Good, number>, said: string[]): void => {
    if (at === GOODS.length) {
      found.push({ kept: { ...kept }, answers: [...said] });
      return;
    }
    const good = GOODS[at];
    const have = board.goods[good];
    const left = GOODS.slice(at).filter((g) => board.goods[g] > 0).length;
    const options: number[] = [];
    for (let n = 0; n <= have; n += 1) {
      if (left + kinds <= stored) {
        if (n === have) options.push(n);
        continue;
      }
      if (n !== 0 && n !== 1 && n !== have) continue;
      let one = mark === 1;
      let cut = mark === 2;
      if (n === 1 && have === 1) one = true;
      else if (n === 1) {
        if (one || cut) continue;
        cut = true;
      }
      if (canComplete(at + 1, kinds + Number(n > 0), one, cut)) options.push(n);
    }
    for (const n of options) {
      const next = n === 1 && mark === 0 ? (have === 1 ? 1 : 2) : mark;
      walk(at + 1, kinds + Number(n > 0), next, { ...kept, [good]: n }, options.length > 1 ? [...said, `keep ${good} ${n}`] : said);
    }
  };
  walk(first, start.kinds, 0, { ...board.goods }, []);
  return found;
}
