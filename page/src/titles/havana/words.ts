/** Short forms for the board: names with a capital, effects in four words, letters of bricks. */
import type { FluentVariable } from '@fluent/bundle';
import { tell, upper } from '../../lib/words.svelte';
import { COLOURS, numberOf, type Cost } from './box';

const T = 'havana';
export const p = (key: string, args?: Record<string, FluentVariable>) => tell(T, `hv-${key}`, args) ?? key;
export const building = (id: string) => tell(T, `building-${id}`) ?? upper(id.replaceAll('_', ' '));
export const card = (id: string) => upper(tell(T, `card-${id}`) ?? id);
export const numbered = (id: string) => `${numberOf(id)} ${card(id)}`;
export const rule = (id: string) => tell(T, `card-${id}.rule`) ?? '';
export const fx = (id: string) => tell(T, `fx-${id}`) ?? '';
export const letter = (what: string) => tell(T, `short-${what}`) ?? '';
export const counted = (what: Cost, n: number) => p(`n-${what}`, { n });
export const iconOf = (what: string) =>
  ({ pesos: 'peso', workers: 'worker', debris: 'debris', architect: 'h-arch' })[what] ?? `hb-${what}`;

/** The letters on the bricks of the sprite, after a change of language. */
export function letterBricks(): void {
  for (const c of COLOURS) {
    const text = document.querySelector(`#hb-${c} text`);
    if (text) text.textContent = letter(c);
  }
}
