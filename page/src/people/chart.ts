/** A rating over time as paths: the line, and the band of how sure it is. */
export interface Point {
  at: number;
  value: number;
  spread: number;
}

export interface Chart {
  line: string;
  band: string;
  y: (value: number) => number;
  ticks: number[];
  // of the first game, one in the middle, the last
  dates: { at: number; x: number; anchor: 'start' | 'middle' | 'end' }[];
}

export function chart(points: Point[], lines: number[], width: number, height: number): Chart {
  const low = Math.min(...points.map((p) => p.value - p.spread), ...lines);
  const high = Math.max(...points.map((p) => p.value + p.spread), ...lines);
  const step = [50, 100, 200, 400, 800].find((s) => (high - low) / s <= 5) ?? 1600;
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const y = (value: number) => height - ((value - from) / Math.max(1, to - from)) * height;
  // one step for each game
  const x = (i: number) => (points.length < 2 ? width / 2 : (i / (points.length - 1)) * width);
  const at = (i: number, value: number) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
  const line = points.map((p, i) => `${i ? 'L' : 'M'}${at(i, p.value)}`).join('');
  const over = points.map((p, i) => `${i ? 'L' : 'M'}${at(i, p.value + p.spread)}`).join('');
  const under = points
    .map((p, i) => `L${at(i, p.value - p.spread)}`)
    .reverse()
    .join('');
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  const marks =
    points.length < 2 ? [0] : points.length < 5 ? [0, points.length - 1] : [0, points.length >> 1, points.length - 1];
  const dates = points.length
    ? marks.map((i, k) => ({
        at: points[i].at,
        x: x(i),
        anchor:
          marks.length < 2
            ? ('middle' as const)
            : k === 0
              ? ('start' as const)
              : k === marks.length - 1
                ? ('end' as const)
                : ('middle' as const),
      }))
    : [];
  return { line, band: points.length ? `${over}${under}z` : '', y, ticks, dates };
}

/** Places of labels, from the bottom up, moved so that no two overlap. */
export function apart(places: number[], gap: number): number[] {
  let last = Infinity;
  return places.map((y) => (last = Math.min(y, last - gap)));
}

/** Places of labels on a line of length 100, left to right, moved so that no two overlap. */
export function beside(places: number[], gap: number): number[] {
  let last = -gap;
  const right = places.map((x) => (last = Math.max(x, last + gap)));
  last = 100 + gap;
  return right
    .reverse()
    .map((x) => (last = Math.min(x, last - gap)))
    .reverse();
}

/** Scores in at most so many steps of one width, from the lowest to the highest. */
export function bins(scores: number[], most: number): Bins {
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const wide = Math.max(1, Math.ceil((high - low + 1) / most));
  const list = Array.from({ length: Math.floor((high - low) / wide) + 1 }, (_, i) => ({ from: low + i * wide, n: 0 }));
  for (const score of scores) list[Math.floor((score - low) / wide)].n += 1;
  return { low, wide, list, most: Math.max(...list.map((b) => b.n)) };
}

export interface Bins {
  low: number;
  wide: number; // points to a step
  list: { from: number; n: number }[];
  most: number;
}
