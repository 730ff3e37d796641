/** The puzzles that come with the package, as `malecon.puzzles` writes them: JSON lines, gzipped, a file for each title. */
import { readDescribed, type Described } from '../engine/described';

export interface Puzzle {
  title: string;
  data: string; // the version of the title's data
  id: string;
  seat: number; // whose move is wanted
  start: Described;
  best: string;
  chance: number; // of winning with the best choice
  second: string;
  second_chance: number;
  others: Record<string, number>; // chances of what was measured too
  rating: number;
  themes: string[];
}

const FILES = import.meta.glob<string>('../../../src/malecon/puzzles/shipped/*.puzzles', {
  query: '?url',
  import: 'default',
  eager: true,
});
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
/** From which rating a puzzle is how hard: as `malecon.puzzles.LEVELS`. */
const LEVELS: [level: string, least: number][] = [
  ['expert', 1900],
  ['hard', 1500],
  ['medium', 1150],
  ['easy', 0],
];
export const levels = LEVELS.map(([level]) => level).reverse();
export const levelOf = (rating: number): string => LEVELS.find(([, least]) => rating >= least)![0];

export const titles = Object.keys(FILES)
  .map((file) => /(\w+)\.puzzles$/.exec(file)![1])
  .sort();
const kept = new Map<string, Promise<Puzzle[]>>();

async function load(title: string): Promise<Puzzle[]> {
  const answer = await fetch(FILES[`../../../src/malecon/puzzles/shipped/${title}.puzzles`]);
  if (!answer.ok) throw new Error(`${title}: ${answer.status}`);
  const bytes = (await answer.blob()).stream().pipeThrough(new DecompressionStream('gzip'));
  const [head, ...rest] = (await new Response(bytes).text()).trim().split('\n');
  const { data } = JSON.parse(head) as { data: string };
  return rest.map((line) => ({ ...(readDescribed(line) as unknown as Omit<Puzzle, 'title' | 'data'>), title, data }));
}

/** The puzzles of a title; they are loaded with the first question. */
export function puzzlesOf(title: string): Promise<Puzzle[]> {
  const found = kept.get(title) ?? (title && titles.includes(title) ? load(title) : Promise.resolve([]));
  kept.set(title, found);
  found.catch(() => kept.delete(title));
  return found;
}

// -- tables

const TABLE = 'local-puzzle-';
export const tableOf = (puzzle: Puzzle): string => `${TABLE}${puzzle.title}-${puzzle.id}`;

/** The puzzle that a table shows. */
export async function puzzleAt(table: string): Promise<Puzzle | undefined> {
  const [, title, id] = /^(\w+)-(.*)$/.exec(table.slice(TABLE.length)) ?? ['', '', ''];
  return (await puzzlesOf(title)).find((one) => one.id === id);
}

// -- the puzzle of the day

export const day = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);
const numberOf = (date: string): number => Math.round((Date.parse(date) - FIRST_DAY) / DAY);
const mod = (a: number, n: number): number => ((a % n) + n) % n;
const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** Which title has the puzzle of a day. */
export const titleOfDay = (date: string): string => titles[mod(numberOf(date), titles.length)];

/** The place of a day's puzzle among so many: as `malecon.puzzles.daily`. */
export function placeOfDay(count: number, date: string): number {
  const odd = count - ((count + 1) % 2);
  let step = Math.max(1, Math.floor(odd * 0.618));
  while (gcd(step, odd) !== 1) step += 1;
  return mod(numberOf(date) * step, odd);
}

export async function daily(date: string): Promise<Puzzle | undefined> {
  const found = await puzzlesOf(titleOfDay(date));
  return found.length ? found[placeOfDay(found.length, date)] : undefined;
}
