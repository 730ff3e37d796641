/** What the server says about people: accounts, profiles, ratings, news of turns. */
import { call, type Schemas as S } from '../api/client';
import { PREFIX } from '../api/hosts';
import { keepAway } from './away';

export type Account = S['Account'];
export type Ceremony = S['Ceremony'];

export const people = {
  account: () => call<Account>('GET', '/account'),
  recovery: () => call<S['RecoveryCode']>('POST', '/account/recovery'),
  code: () => call<S['DeviceCode']>('POST', '/account/code'),
  endDevice: (id: string) => call<Account>('DELETE', `/account/devices/${id}`),
  dropPasskey: (id: string) => call<Account>('DELETE', `/account/passkeys/${id}`),
  delete: (name: string) => call<void>('POST', '/account/delete', { name }),
  enterCode: (code: string) => call<S['Session']>('POST', '/enter/code', { code }),
  enterRecovery: (code: string) => call<S['Session']>('POST', '/enter/recovery', { code }),
  mailWay: () => call<S['MailWay']>('GET', '/enter/mail'),
  askLink: (address: string) => call<void>('POST', '/enter/mail', { address }),
  enterLink: (code: string) => call<S['Session']>('POST', '/enter/link', { code }),
  signOut: () => call<void>('DELETE', '/session'),
  exportPath: '/api/v1/account/export',
};

export type Profile = S['Profile'];
export type Leaderboard = S['Leaderboard'];
export type Shown = S['Shown'];

export const players = {
  profile: (handle: string) => call<Profile>('GET', `/players/${encodeURIComponent(handle)}`),
  ratings: (title: string) => call<Leaderboard>('GET', `/ratings/${encodeURIComponent(title)}`),
};

export type Pairing = S['Pairing'];

/** A game with anyone. */
export const pairing = {
  begin: (wish: { title: string; seats: number; rated: boolean }) => call<S['Search']>('POST', '/pairing', wish),
  look: () => call<S['Search']>('GET', '/pairing'),
  bots: () => call<S['Search']>('POST', '/pairing/bots'),
  stop: () => call<void>('DELETE', '/pairing'),
  /** The page is closed: the answer is not waited for. */
  leave: () => void fetch('/api/v1/pairing', { method: 'DELETE', keepalive: true, credentials: 'same-origin' }),
};

/** Does not take a seat that is kept for me. */
export const decline = (table: string) =>
  call<S['Answer']>('DELETE', `/tables/${encodeURIComponent(table)}/invitation`);

/**
 * Hides finished games from one's list, or shows them again: the server's by the account, the others on this device.
 */
export async function putAway(ids: string[], away: boolean): Promise<void> {
  const [here, there] = [ids.filter((id) => id.startsWith(PREFIX)), ids.filter((id) => !id.startsWith(PREFIX))];
  if (here.length) keepAway(here, away);
  for (let first = 0; first < there.length; first += 100)
    await call<void>('PUT', '/account/put-away', { tables: there.slice(first, first + 100), away });
}

export type DaysOff = S['DaysOff'];

export const daysOff = {
  get: () => call<DaysOff>('GET', '/account/days-off'),
  take: (begins: number, ends: number) => call<DaysOff>('PUT', '/account/days-off', { begins, ends }),
  end: () => call<DaysOff>('DELETE', '/account/days-off'),
};

export type TurnNews = S['TurnNews'];
export type Often = S['OftenIn']['often'];

export const news = {
  get: () => call<TurnNews>('GET', '/account/news'),
  add: (body: {
    kind: 'push' | 'mail' | 'hook';
    address: string;
    often?: Often;
    keys?: Record<string, string>;
    shape?: 'discord' | 'matrix';
  }) => call<TurnNews>('POST', '/account/news', body),
  often: (id: string, often: Often) => call<TurnNews>('PUT', `/account/news/${id}`, { often }),
  drop: (id: string) => call<TurnNews>('DELETE', `/account/news/${id}`),
  test: (id: string) => call<void>('POST', `/account/news/${id}/test`),
  hours: (hours: TurnNews['hours']) => call<TurnNews>('PUT', '/account/hours', hours),
  end: (token: string) => call<void>('POST', `/news/end/${encodeURIComponent(token)}`),
  confirm: (token: string) => call<void>('POST', `/news/confirm/${encodeURIComponent(token)}`),
};
