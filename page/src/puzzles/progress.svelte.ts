/** How the solver fares, kept on this device: the same sums as `malecon.puzzles.progress`. */
import { remember } from '../lib/prefs.svelte';
import { day } from './shelf';

const BEGIN = 1200;
const SCALE = 400;
const STEP = 40; // a result changes the rating by so much at most, for the first puzzles
const LATER_STEP = 20;
const EARLY = 20;
const DAY = 86_400_000;

export interface Kept {
  rating: number;
  row: number; // solved one after the other
  best_row: number;
  days: number; // in a row with the puzzle of the day
  best_days: number;
  last_day: string; // the last day whose puzzle was solved
  done: Record<string, boolean>; // puzzle: solved at the first try
}

const nothing = (): Kept => ({ rating: BEGIN, row: 0, best_row: 0, days: 0, best_days: 0, last_day: '', done: {} });

function read(): Kept {
  try {
    return { ...nothing(), ...(JSON.parse(remember.get('puzzles') ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing();
  }
}

/** The chance that a solver of this rating finds the move of a puzzle of that rating. */
export const expected = (solver: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - solver) / SCALE));

/** The first try at a puzzle counts; later ones change nothing. */
export function counted(kept: Kept, name: string, rating: number, solved: boolean): Kept {
  if (name in kept.done) return kept;
  const step = Object.keys(kept.done).length < EARLY ? STEP : LATER_STEP;
  const row = solved ? kept.row + 1 : 0;
  return {
    ...kept,
    rating: kept.rating + Math.round(step * (Number(solved) - expected(kept.rating, rating))),
    row,
    best_row: Math.max(kept.best_row, row),
    done: { ...kept.done, [name]: solved },
  };
}

const before = (date: string): string => day(Date.parse(date) - DAY);

/** A day whose puzzle was solved, at whichever try. */
export function solvedDaily(kept: Kept, date: string): Kept {
  if (kept.last_day === date) return kept;
  const days = kept.last_day === before(date) ? kept.days + 1 : 1;
  return { ...kept, days, best_days: Math.max(kept.best_days, days), last_day: date };
}

/** The days in a row that still stand. */
export const streak = (kept: Kept, date: string): number =>
  [date, before(date)].includes(kept.last_day) ? kept.days : 0;

class Progress {
  kept = $state.raw<Kept>(read());

  private keep(changed: Kept): void {
    this.kept = changed;
    remember.set('puzzles', JSON.stringify(changed));
  }

  /** Counts a try; gives by how much the rating changes. */
  count(name: string, rating: number, solved: boolean): number {
    const old = read(); // another window may have gone on
    const now = counted(old, name, rating, solved);
    this.keep(now);
    return now.rating - old.rating;
  }

  solveDaily(date: string): void {
    this.keep(solvedDaily(read(), date));
  }
}

export const progress = new Progress();
