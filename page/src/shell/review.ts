/** The geometry of looking back: the curve of winning chances, and where the marks of costly decisions stand on it. */

export interface Size {
  width: number;
  height: number;
}

export const EDGE = { left: 44, right: 14, top: 40, bottom: 22 };
const STROKE = 3; // plies a costly decision is marked for
const WIDE = 5; // plies over which the line is evened out: each is judged by somebody who knows something else

/** The lines as they are drawn: the mean of the plies around, the ends as they are. */
export function evened(shares: number[][]): number[][] {
  const half = (WIDE - 1) / 2;
  return shares.map((now, ply) => {
    const reach = Math.min(half, ply, shares.length - 1 - ply);
    const near = shares.slice(ply - reach, ply + reach + 1);
    return now.map((_, seat) => near.reduce((sum, one) => sum + one[seat], 0) / near.length);
  });
}

export function scale(shares: number[][], { width, height }: Size) {
  const last = Math.max(1, shares.length - 1);
  return {
    x: (ply: number) => EDGE.left + ((width - EDGE.left - EDGE.right) * ply) / last,
    y: (share: number) => EDGE.top + (height - EDGE.top - EDGE.bottom) * (1 - share),
  };
}

export function paths(shares: number[][], size: Size): string[] {
  const { x, y } = scale(shares, size);
  return (shares[0] ?? []).map((_, seat) =>
    shares.map((now, ply) => `${ply ? 'L' : 'M'}${x(ply).toFixed(1)} ${y(now[seat]).toFixed(1)}`).join(''),
  );
}

export interface Mark {
  ply: number;
  x: number;
  y: number;
  up: number; // where its number stands
  stroke: string;
}

/** The marks of a seat's costly decisions; numbers that would cover one another stand one above the other. */
export function marks(shares: number[][], plies: number[], seat: number, size: Size): Mark[] {
  const { x, y } = scale(shares, size);
  const found: Mark[] = [];
  for (const ply of plies) {
    const to = Math.min(shares.length - 1, ply + STROKE);
    const at = { x: x(ply), y: y(shares[ply][seat]) };
    const path = shares.slice(ply, to + 1).map((now, k) => `${k ? 'L' : 'M'}${x(ply + k)} ${y(now[seat])}`);
    const near = found.filter((m) => at.x - m.x < 26);
    const up = Math.max(13, Math.min(at.y - 26, ...near.map((m) => m.up - 25)));
    found.push({ ply, ...at, up: near.length && up === near.at(-1)!.up ? up + 25 : up, stroke: path.join('') });
  }
  return found;
}

/** Where rounds begin, as many as there is room for. */
export function rounds(plies: { round: number | null }[], shares: number[][], size: Size): { n: number; x: number }[] {
  const { x } = scale(shares, size);
  const starts = plies.flatMap((p, k) =>
    p.round !== null && p.round !== plies[k - 1]?.round ? [{ n: p.round, x: x(k) }] : [],
  );
  const found: { n: number; x: number }[] = [];
  for (const start of starts) if (!found.length || start.x - found.at(-1)!.x >= 30) found.push(start);
  return found;
}
