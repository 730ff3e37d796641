/** The drawn boards. One line a title; a title without one is played on the text board. */
import type { TitleBoard } from './types';

export const drawn: Record<string, () => Promise<{ default: TitleBoard }>> = {
  cuba: () => import('./cuba/cuba'),
  havana: () => import('./havana/havana'),
  puerto_rico: () => import('./puerto_rico/puerto_rico'),
  santiago: () => import('./santiago/santiago'),
};
