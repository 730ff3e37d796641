/** What the server says about people: accounts, profiles, ratings, news of turns. */
import { call, type Schemas as S } from '../api/client';

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
