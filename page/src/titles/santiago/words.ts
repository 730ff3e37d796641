/** Short forms for the board: names with a capital, effects in few words. */
import type { FluentVariable } from '@fluent/bundle';
import { tell, upper } from '../../lib/words.svelte';

const T = 'santiago';
export const p = (key: string, args?: Record<string, FluentVariable>) => tell(T, `sc-${key}`, args) ?? key;
export const name = (axis: string, label: string) =>
  tell(T, `short-${label}`) ?? upper(tell(T, `${axis}-${label}`) ?? label);
export const rule = (axis: string, label: string) => tell(T, `${axis}-${label}.rule`) ?? '';
/** The effect of a building in one or two lines. */
export const fx = (building: string) => (tell(T, `fx-${building}`) ?? '').split('|');
export const brief = (building: string) => tell(T, `brief-${building}`) ?? '';
export const letter = (ware: string) => tell(T, `letter-${ware}`) ?? ware[0].toUpperCase();
export const price = (n: number) => (n ? p('n-pesos', { n }) : p('free'));
