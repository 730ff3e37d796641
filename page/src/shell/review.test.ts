import { describe, expect, it } from 'vitest';
import { EDGE, evened, marks, paths, rounds, scale } from './review';

const SIZE = { width: 400, height: 200 };
const shares = Array.from({ length: 21 }, (_, k) => [k / 20, 1 - k / 20]);

describe('looking back', () => {
  it('draws a line for every seat from edge to edge', () => {
    const found = paths(shares, SIZE);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(new RegExp(`^M${EDGE.left}\\.0 ${SIZE.height - EDGE.bottom}\\.0`));
    expect(found[0]).toMatch(new RegExp(`L${SIZE.width - EDGE.right}\\.0 ${EDGE.top}\\.0$`));
  });

  it('evens out what jumps, and leaves the ends alone', () => {
    const jumping = shares.map(([a], k) => (k % 2 ? [a + 0.1, 0.9 - a] : [a, 1 - a]));
    const found = evened(jumping);
    expect(found[0]).toEqual(jumping[0]);
    expect(found.at(-1)).toEqual(jumping.at(-1));
    for (const now of found) expect(now[0] + now[1]).toBeCloseTo(1);
    const jump = (all: number[][]) => Math.max(...all.slice(1).map((now, k) => Math.abs(now[0] - all[k][0])));
    expect(jump(found)).toBeLessThan(jump(jumping));
  });

  it('keeps the numbers of marks apart', () => {
    const found = marks(shares, [3, 4, 15], 0, SIZE);
    expect(found.map((m) => m.ply)).toEqual([3, 4, 15]);
    expect(Math.abs(found[0].up - found[1].up)).toBeGreaterThanOrEqual(25);
    expect(found[2].x).toBeCloseTo(scale(shares, SIZE).x(15));
    for (const m of found) expect(m.up).toBeGreaterThan(0);
  });

  it('names no more rounds than fit', () => {
    const plies = Array.from({ length: 20 }, (_, k) => ({ round: k + 1 }));
    const found = rounds(plies, shares, SIZE);
    expect(found[0].n).toBe(1);
    expect(found.length).toBeLessThan(14);
    for (const [k, r] of found.slice(1).entries()) expect(r.x - found[k].x).toBeGreaterThanOrEqual(30);
  });
});
