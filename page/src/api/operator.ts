/** What operators ask, and what players report to them: only servers have operators. */
import type { Schemas as S } from './client';
import { at, call } from './server';

export const report = (id: string, text: string, seat: number | null) =>
  call<void>('POST', at(id, '/report'), { text, seat });

export const operator = {
  enter: (token: string) => call<void>('POST', '/operator/session', { token }),
  leave: () => call<void>('DELETE', '/operator/session'),
  overview: () => call<S['Overview']>('GET', '/operator'),
  table: (id: string) => call<S['OperatorTable']>('GET', `/operator${at(id)}`),
  order: (id: string, what: S['TableOrderIn']['do']) => call<void>('POST', `/operator${at(id)}`, { do: what }),
  impose: (wish: S['SanctionIn']) => call<void>('POST', '/operator/sanctions', wish),
  lift: (id: string) => call<void>('DELETE', `/operator/sanctions/${encodeURIComponent(id)}`),
  finish: (id: string) => call<void>('POST', `/operator/reports/${encodeURIComponent(id)}/done`, {}),
};
