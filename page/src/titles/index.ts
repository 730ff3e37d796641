/** The drawn boards, found in the titles' own folders. A title without one is played on the text board. */
import type { TitleBoard } from './types';

const boards = import.meta.glob<{ default: TitleBoard }>('./*/title.ts');

export const drawn = (title: string): (() => Promise<{ default: TitleBoard }>) | undefined =>
  boards[`./${title}/title.ts`];
