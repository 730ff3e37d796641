/** Reviews a game on this device, as `malecon.bots.review` does on the server. */
import { chancesOf, chooseSeen, consequences, likings, see, worth, type Sight } from '../engine/bots';
import type { Engine, Position } from '../engine/engine';

const RIVALS = 2; // other choices that a glance compares with what was played
const LOOK = 120; // iterations in search of something better
const CLOSELY = 200; // iterations of each of the two, and the same again with other dice
const DOUBT = 0.05; // of the win: the assumed loss of a choice that the network would never make
const CANDIDATES = 12; // decisions of a seat that are weighed
const LATE = 24; // last plies, all of which are weighed
const OPEN = 0.03; // of the win: with less than this, or all but this, nothing is left to decide
const SHOWN = 4; // decisions of a seat
const FELT = 0.01; // of the win: cheaper decisions aren't mentioned

export interface Glance {
  ply: number;
  seat: number | null;
  goesOn: boolean; // a compound decision begun before goes on
  doubt: number | null; // how much it looks to have cost; null: there was nothing to decide
  shares: number[];
}

export interface Weighed {
  ply: number;
  seat: number;
  played: number;
  better: number;
  chance: number;
  possible: number;
}

/** Everybody's share of the win, as the seat to move can judge it. */
export function shares(engine: Engine, position: Position): number[] {
  if (engine.toMove(position) === null) {
    const winners = engine.winners(position);
    return Array.from({ length: engine.seats(position) }, (_, s) => (winners.includes(s) ? 1 / winners.length : 0));
  }
  return engine.module.briefly(() => chancesOf(engine, see(engine, position, 0)));
}

/** A first look at a decision. */
export function glance(engine: Engine, position: Position, ply: number, played: number | null, phase: string): Glance {
  const seat = engine.toMove(position);
  const found = { ply, seat, goesOn: engine.manifest.compound.includes(phase), shares: shares(engine, position) };
  if (played === null || seat === null || engine.legal(position).length < 2) return { ...found, doubt: null };
  return {
    ...found,
    doubt: engine.hasNetwork ? byNetwork(engine, position, played) : byAdvice(engine, position, played),
  };
}

function byNetwork(engine: Engine, position: Position, played: number): number {
  const seat = engine.toMove(position)!;
  const likes = engine.module.briefly(() => likings(engine, see(engine, position, 0)));
  const better = engine
    .legal(position)
    .sort((a, b) => likes[b] - likes[a])
    .slice(0, RIVALS)
    .filter((a) => a !== played && likes[a] > likes[played]);
  if (!better.length) return 0;
  const known = engine.determinize(position, seat, 0);
  const after = (action: number) => shares(engine, engine.play(known, action).position)[seat];
  const mine = after(played);
  return Math.max(0, ...better.map((a) => after(a) - mine)) + DOUBT * (likes[better[0]] - likes[played]);
}

function byAdvice(engine: Engine, position: Position, played: number): number {
  return engine.module.briefly(() => {
    const found = consequences(engine, see(engine, position, 0))[0].items;
    return Math.max(...engine.legal(position).map((a) => found[a])) - found[played];
  });
}

/** The decisions worth weighing: those that look worst, of each seat, and the last ones of the game. */
export function candidates(all: Glance[]): number[] {
  const plies = all.length - 1;
  const asked = all.filter((g) => g.doubt !== null);
  const late = asked.filter((g) => g.ply >= plies - LATE && OPEN < g.shares[g.seat!] && g.shares[g.seat!] < 1 - OPEN);
  const wholes: Glance[][] = [];
  for (const one of asked) {
    const before = wholes.at(-1)?.at(-1);
    if (before && one.goesOn && before.seat === one.seat && before.ply === one.ply - 1) wholes.at(-1)!.push(one);
    else wholes.push([one]);
  }
  const worst = wholes.map((parts) => parts.reduce((a, b) => (b.doubt! > a.doubt! ? b : a)));
  const seats = [...new Set(worst.map((g) => g.seat))];
  const doubted = seats.flatMap((seat) =>
    worst
      .filter((g) => g.seat === seat && g.doubt! > 0)
      .sort((a, b) => b.doubt! - a.doubt!)
      .slice(0, CANDIDATES),
  );
  return [...new Set([...late, ...doubted].map((g) => g.ply))].sort((a, b) => a - b);
}

/**
 * A search for something better, then as long a look at both. Where two times do not agree that it is better, it is
 * not.
 */
export function weigh(engine: Engine, position: Position, ply: number, played: number): Weighed {
  const look = (work: (sight: Sight) => number) => engine.module.briefly(() => work(see(engine, position, 0)));
  const code = `${engine.hasNetwork ? 'puct' : 'search'}:${LOOK}`;
  const better = look((sight) => chooseSeen(engine, sight, code).action);
  const of = (action: number) => [0, 1].map((k) => look((sight) => worth(engine, sight, action, CLOSELY, k)));
  const mine = of(played);
  const best = better === played ? mine : of(better);
  const mean = ([a, b]: number[]) => (a + b) / 2;
  const sure = best.every((n, k) => n > mine[k]);
  const seat = engine.toMove(position)!;
  return { ply, seat, played, better, chance: mean(mine), possible: mean(sure ? best : mine) };
}

/** The decisions to mention, in the order of the game. */
export function worst(all: Weighed[]): Weighed[] {
  const felt = all
    .filter((x) => x.possible - x.chance >= FELT)
    .sort((a, b) => b.possible - b.chance - (a.possible - a.chance));
  const seats = [...new Set(felt.map((x) => x.seat))];
  return seats.flatMap((seat) => felt.filter((x) => x.seat === seat).slice(0, SHOWN)).sort((a, b) => a.ply - b.ply);
}
