/**
 * The geometry of the final screen: houses as high as points, the curve of points over the plies, the ribbon of rounds
 * and its turning points.
 */

export interface House {
  x: number;
  y: number;
  w: number;
  windows: { x: number; y: number }[];
}

const GROUND = 286;
const TOP = 70;
const SIGN = 234;

export function houses(scores: number[]): { houses: House[]; width: number; marks: { n: number; y: number }[] } {
  const width = Math.max(420, 60 + scores.length * 140);
  const w = 112;
  const most = Math.max(1, ...scores);
  const yOf = (score: number) => GROUND - ((GROUND - TOP) * Math.max(0, score)) / most;
  const step = most > 60 ? 20 : most > 20 ? 10 : 5;
  const marks = Array.from({ length: Math.floor(most / step) }, (_, i) => ({
    n: (i + 1) * step,
    y: yOf((i + 1) * step),
  }));
  const found = scores.map((score, i) => {
    const x = 30 + i * 140;
    const y = Math.min(yOf(score), SIGN - 52); // room for the number and the name, however low the score
    const rows = Math.max(0, Math.floor((SIGN - y - 54) / 36));
    const windows = Array.from({ length: rows * 3 }, (_, k) => ({
      x: x + 14 + (k % 3) * 34,
      y: y + 54 + Math.floor(k / 3) * 36,
    }));
    return { x, y, w, windows };
  });
  return { houses: found, width, marks };
}

/** The place of a seat: 1 for a winner, else one more than those with more points. */
export function wins(scores: number[], seat: number, winners: number[]): number {
  if (winners.includes(seat)) return 1;
  return Math.max(2, 1 + scores.filter((s) => s > scores[seat]).length);
}

/**
 * The plies at whose end a round was over, and the last: within a round points may come and go, as when colonists
 * move.
 */
function milestones(plies: { round: number | null }[], last: number): number[] {
  if (!plies.some((p) => p.round !== null)) return Array.from({ length: last + 1 }, (_, i) => i);
  return Array.from({ length: last + 1 }, (_, i) => i).filter(
    (i) => i === 0 || i === last || plies[i + 1]?.round !== plies[i]?.round,
  );
}

export function curve(scores: number[][], plies: { round: number | null }[]) {
  const last = Math.max(1, scores.length - 1);
  const most = Math.max(1, ...scores.flat());
  const x = (i: number) => 28 + (317 * i) / last;
  const y = (n: number) => 214 - (196 * n) / most;
  const seats = scores[0]?.length ?? 0;
  const at = milestones(plies, scores.length - 1);
  const ends = Array.from({ length: seats }, (_, s) => y(scores.at(-1)![s]));
  const labels = [...ends];
  const order = labels.map((_, s) => s).sort((a, b) => labels[a] - labels[b]);
  for (let i = 1; i < order.length; i += 1) labels[order[i]] = Math.max(labels[order[i]], labels[order[i - 1]] + 13);
  const rounds: { n: number; x: number }[] = [];
  plies.forEach((p, i) => {
    if (p.round !== null && rounds.at(-1)?.n !== p.round) rounds.push({ n: p.round, x: x(i) });
  });
  const every = Math.ceil(rounds.length / 12);
  const step = most > 60 ? 20 : most > 20 ? 10 : 5;
  return {
    paths: Array.from({ length: seats }, (_, s) =>
      at.map((i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(scores[i][s]).toFixed(1)}`).join(''),
    ),
    ends,
    labels,
    rounds: rounds.filter((_, i) => i % every === 0),
    marks: Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => ({ n: i * step, y: y(i * step) })),
  };
}

const leader = (row: number[]): number | null => {
  const top = Math.max(...row);
  return row.filter((n) => n === top).length === 1 ? row.indexOf(top) : null;
};

/** One piece a round: where it begins and who led at its end. */
export function ribbon(scores: number[][], plies: { ply: number; round: number | null }[]) {
  const found: { round: number; from: number; to: number; leader: number | null }[] = [];
  for (const p of plies) {
    if (p.round !== null && found.at(-1)?.round !== p.round)
      found.push({ round: p.round, from: p.ply, to: p.ply + 1, leader: null });
    const last = found.at(-1);
    if (last) {
      last.to = p.ply + 1;
      last.leader = leader(scores[p.ply] ?? []);
    }
  }
  return found;
}

export interface Turn {
  ply: number;
  seat: number;
  by: number; // points gained; 0: took the lead
}

/** Where it was decided: the last times the lead went to another for good, and the greatest gains. */
export function turns(scores: number[][], most = 4): Turn[] {
  const leads: Turn[] = [];
  const gains: Turn[] = [];
  let first: number | null = null;
  scores.forEach((row, i) => {
    const now = leader(row);
    if (now !== null && first !== null && now !== first) leads.push({ ply: i + 1, seat: now, by: 0 });
    first = now ?? first;
    if (i > 0 && i < scores.length - 1)
      row.forEach((n, seat) => gains.push({ ply: i + 1, seat, by: n - scores[i - 1][seat] }));
  });
  gains.sort((a, b) => b.by - a.by || a.ply - b.ply);
  const found = leads.slice(-Math.ceil(most / 2));
  for (const g of gains) if (found.length < most && g.by > 1 && !found.some((f) => f.ply === g.ply)) found.push(g);
  return found.sort((a, b) => a.ply - b.ply);
}

export interface Told {
  key: 'led' | 'start' | 'passed' | 'last';
  seat: number;
  n: number; // rounds, or the round
}

/** The game in a sentence or two: who led for how long, and when the winner came to the front for good. */
export function story(rounds: { round: number; leader: number | null }[], winner: number): Told[] {
  if (rounds.length < 2) return [];
  let since = rounds.length;
  while (since > 0 && rounds[since - 1].leader === winner) since -= 1;
  if (since === 0) return [{ key: 'start', seat: winner, n: rounds.length }];
  const led = new Map<number, number>();
  for (const { leader: seat } of rounds.slice(0, since))
    if (seat !== null && seat !== winner) led.set(seat, (led.get(seat) ?? 0) + 1);
  const [seat, n] = [...led].sort((a, b) => b[1] - a[1])[0] ?? [winner, 0];
  const before: Told[] = n > 1 ? [{ key: 'led', seat, n }] : [];
  const turned: Told =
    since < rounds.length
      ? { key: 'passed', seat: winner, n: rounds[since].round }
      : { key: 'last', seat: winner, n: rounds.length };
  return [...before, turned];
}

/** What the winner got most of, compared with the best of the others. */
export function gap(points: Record<string, number>[], scores: number[], winner: number) {
  const second = scores.map((_, s) => s).filter((s) => s !== winner);
  const next = second.sort((a, b) => scores[b] - scores[a])[0];
  if (next === undefined) return null;
  const [source, n] = Object.entries(points[winner])
    .map(([key, mine]) => [key, mine - (points[next][key] ?? 0)] as const)
    .sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return n > 0 && Object.keys(points[winner]).length > 1
    ? { source, mine: points[winner][source], theirs: points[next][source] ?? 0 }
    : null;
}
