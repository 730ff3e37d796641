/** Short forms for the board: names with a capital, effects in four words, letters of pieces. */
import type { FluentVariable } from '@fluent/bundle';
import { ruleOf, tell, upper } from '../../lib/words.svelte';

const T = 'cuba';
export const p = (key: string, args?: Record<string, FluentVariable>) => tell(T, `cu-${key}`, args) ?? key;
export const name = (axis: string, label: string) => upper(tell(T, `${axis}-${label}`) ?? label);
/** A name short enough for a tile. */
export const short = (axis: string, label: string) => tell(T, `short-${label}`) ?? name(axis, label);
/** What a piece does by the options of the game. */
export const rule = (axis: string, label: string, options: Record<string, unknown> = {}) =>
  ruleOf(T, `${axis}-${label}`, options) ?? '';
export const fx = (label: string) => tell(T, `fx-${label}`) ?? '';
/** What a ship takes: “Citrus ×2, Cane, Tobacco, Rum”. */
export function cargo(spaces: readonly string[]): string {
  const times = (piece: string) => spaces.filter((x) => x === piece).length;
  return [...new Set(spaces)].map((x) => `${name('piece', x)}${times(x) > 1 ? ` ×${times(x)}` : ''}`).join(', ');
}
export const letter = (piece: string) => tell(T, `letter-${piece}`) ?? piece[0].toUpperCase();
