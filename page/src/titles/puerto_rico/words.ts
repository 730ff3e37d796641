/** Short forms for the board: names with a capital, effects in four words, letters of goods. */
import type { FluentVariable } from '@fluent/bundle';
import { tell, upper } from '../../lib/words.svelte';

const T = 'puerto_rico';
export const p = (key: string, args?: Record<string, FluentVariable>) => tell(T, `pr-${key}`, args) ?? key;
export const name = (axis: string, label: string) =>
  tell(T, `short-${label}`) ?? upper(tell(T, `${axis}-${label}`) ?? label);
export const rule = (axis: string, label: string) => tell(T, `${axis}-${label}.rule`) ?? '';
export const fx = (building: string) => tell(T, `fx-${building}`) ?? '';
export const letter = (good: string) => tell(T, `letter-${good}`) ?? good[0].toUpperCase();
