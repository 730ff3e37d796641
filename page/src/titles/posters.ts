/** The titles' faces in the lobby, found in their own folders. */
import type { Poster } from './types';

const posters = import.meta.glob<Poster>('./*/poster.ts', { eager: true, import: 'default' });

export const poster = (title: string): Poster | undefined => posters[`./${title}/poster.ts`];
