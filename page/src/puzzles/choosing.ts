/** Which puzzle comes next: by what the solver has chosen, and how well they fare. */
import { remember } from '../lib/prefs.svelte';
import type { Kept } from './progress.svelte';
import { levelOf, puzzlesOf, titles, type Puzzle } from './shelf';

const NEAR = 8; // one of so many whose rating is nearest to the solver's

export interface Wish {
  title: string; // '': any
  level: string;
  theme: string;
}

export function wished(): Wish {
  const none = { title: '', level: '', theme: '' };
  try {
    return { ...none, ...(JSON.parse(remember.get('puzzles.wish') ?? '{}') as Partial<Wish>) };
  } catch {
    return none;
  }
}

export const keepWish = (wish: Wish): void => remember.set('puzzles.wish', JSON.stringify(wish));

export async function fitting({ title, level, theme }: Wish): Promise<Puzzle[]> {
  const all = (await Promise.all((title ? [title] : titles).map(puzzlesOf))).flat();
  return all.filter((p) => (!level || levelOf(p.rating) === level) && (!theme || p.themes.includes(theme)));
}

export const nameOf = (puzzle: Puzzle): string => `${puzzle.title}/${puzzle.id}`;

/** One that was not tried yet; when all were, one that was not solved at once. */
export function nextOf(puzzles: Puzzle[], { done, rating }: Kept, random = Math.random): Puzzle | undefined {
  const untried = puzzles.filter((p) => !(nameOf(p) in done));
  const missed = puzzles.filter((p) => done[nameOf(p)] === false);
  const left = untried.length ? untried : missed.length ? missed : puzzles;
  const nearest = [...left].sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAR);
  return nearest[Math.floor(random() * nearest.length)];
}
