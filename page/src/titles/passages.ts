/** The text board, written once: what titles share when they put a position into words. */
import type { TableState } from '../lib/table.svelte';
import { say, upper } from '../lib/words.svelte';

/** A part of the text board: a heading and what is read out under it. */
export interface Passage {
  head: string;
  lines: string[];
}

/** What a title needs to know of the table to tell it. */
export type Told = Pick<TableState, 'view' | 'mine' | 'name'>;

export const none = () => say('text-empty');

/** "Corn 2, Sugar 1": what there is of each, or "nothing". */
export function amounts(of: Partial<Record<string, number>>, name: (key: string) => string, keys?: readonly string[]) {
  const there = (keys ?? Object.keys(of)).filter((key) => of[key]);
  return there.map((key) => `${name(key)} ${of[key]}`).join(', ') || none();
}

/** "Island: Corn 2, Sugar 1". */
export const line = (head: string, text: string | number) => `${upper(head)}: ${text}`;

/** "Harbor, Wharf", or "nothing". */
export const listed = (words: string[]) => words.join(', ') || none();

/** The other seats, as they sit after mine. */
export const others = (seats: number, mine: number | null): number[] =>
  Array.from({ length: seats }, (_, i) => ((mine ?? -1) + 1 + i) % seats).filter((seat) => seat !== mine);

/** Without empty lines, and without a heading that has none. */
export const told = (passages: { head: string; lines: (string | null | false)[] }[]): Passage[] =>
  passages
    .map(({ head, lines }) => ({ head, lines: lines.filter((x): x is string => !!x) }))
    .filter(({ lines }) => lines.length > 0);
