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
  return { line, band: points.length ? `${over}${under}z` : '', y, ticks };
}

/** Places of labels, from the bottom up, moved so that no two overlap. */
export function apart(places: number[], gap: number): number[] {
  let last = Infinity;
  return places.map((y) => (last = Math.min(y, last - gap)));
}
