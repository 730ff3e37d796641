/** What the form of a plan says, as the server wants it. */
import type { Plan } from '../api/client';

export interface Wish {
  phase: string;
  play: string;
  unless: string;
  counts: string;
  least: number;
  once: boolean;
}

/** Several notations are parted by commas: the first legal one is played. */
export function readPlan(wish: Wish): Plan | null {
  const play = wish.play
    .split(/[,;]/)
    .map((n) => n.trim().toLowerCase())
    .filter(Boolean);
  if (!play.length) return null;
  const of = wish.unless.trim().toLowerCase();
  return {
    play,
    once: wish.once,
    ...(wish.phase ? { phase: wish.phase } : {}),
    ...(of ? { unless_any: { of, ...(wish.counts ? { counts: wish.counts, at_least: wish.least } : {}) } } : {}),
  } as Plan;
}
