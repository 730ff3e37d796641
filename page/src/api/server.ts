/** Tables of the server, over HTTP. */
import { lang } from '../lib/words.svelte';
import {
  Problem,
  type Answer,
  type AtPly,
  type History,
  type Hints,
  type Message,
  type Plan,
  type Review,
  type Schemas as S,
  type SeatIn,
  type Table,
  type TableIn,
  type Titles,
} from './client';
import type { Reception, TableHost } from './hosts';

export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  query: Record<string, string | number | null | undefined> = {},
): Promise<T> {
  const given = new URLSearchParams({ lang: lang() });
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) given.set(name, String(value));
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}?${given}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Problem(0, 'lost', '');
  }
  if (answer.status === 204) return undefined as T;
  if (answer.ok && answer.headers.get('content-type')?.startsWith('text/plain')) return (await answer.text()) as T;
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok)
    throw new Problem(
      answer.status,
      data.key ?? 'failed',
      data.text ?? answer.statusText,
      data.table ?? null,
      data.reason ?? null,
    );
  return data as T;
}

export const at = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

export const server: TableHost & Reception = {
  can: { people: true, plans: true, seats: true, moves: false, analysis: false },
  session: () => call<S['Session']>('GET', '/session'),
  begin: (name: string) => call<S['Session']>('POST', '/session', { name }),
  titles: () => call<Titles>('GET', '/titles'),
  box: (title: string) => call<S['Box']>('GET', `/titles/${encodeURIComponent(title)}/box`),
  tables: () => call<S['TableList']>('GET', '/tables'),
  make: (table: Partial<Omit<TableIn, 'seats'>> & { title: string; seats: Partial<SeatIn>[] }) =>
    call<Table>('POST', '/tables', table),
  bring: (record: string, seats?: Partial<SeatIn>[]) => call<Table>('POST', '/import', { record, seats }),
  table: (id: string, seat?: number | null) => call<Table>('GET', at(id), undefined, { seat }),
  history: (id: string, seat?: number | null, first = 0) =>
    call<History>('GET', at(id, '/history'), undefined, { seat, first }),
  ply: (id: string, n: number, seat?: number | null) => call<AtPly>('GET', at(id, `/plies/${n}`), undefined, { seat }),
  review: (id: string) => call<Review>('GET', at(id, '/review')),
  beginReview: (id: string) => call<Review>('POST', at(id, '/review')),
  act: (id: string, ply: number, actions: string[], key: string, revision: number) =>
    call<Answer>('POST', at(id, '/actions'), { ply, actions, key, revision }),
  undo: (id: string, scope: 'step' | 'turn', key: string) => call<Answer>('POST', at(id, '/undo'), { scope, key }),
  endTurn: (id: string, key: string) => call<Answer>('POST', at(id, '/end-turn'), { key }),
  askBack: (id: string, ply: number, key: string) => call<Answer>('POST', at(id, '/takeback'), { ply, key }),
  answerBack: (id: string, agree: boolean, key: string) =>
    call<Answer>('POST', at(id, '/takeback/answer'), { agree, key }),
  reasons: ({ id, seat }: Table, verb?: string) =>
    call<S['Reasons']>('GET', at(id, '/reasons'), undefined, { seat, verb }),
  hint: ({ id }: Table) => call<Hints>('GET', at(id, '/hint')),
  join: (id: string, body: { seat?: number; link?: string }) => call<S['Joined']>('POST', at(id, '/join'), body),
  leave: (id: string) => call<Answer>('POST', at(id, '/leave'), {}),
  standIn: (id: string, seat: number) => call<Answer>('POST', at(id, `/seats/${seat}/stand-in`), {}),
  takeSeat: (id: string, seat: number) => call<Answer>('DELETE', at(id, `/seats/${seat}/stand-in`)),
  lesson: (title: string) => call<Table>('POST', '/lessons', { title }),
  invitation: (id: string, link: string) => call<S['Invitation']>('GET', at(id, '/invitation'), undefined, { link }),
  link: (id: string, seat: number) => call<S['Link']>('POST', at(id, `/seats/${seat}/link`)),
  fork: (id: string, ply: number, seats?: Partial<SeatIn>[]) => call<Table>('POST', at(id, '/fork'), { ply, seats }),
  rematch: (id: string, keep = false) =>
    call<Table>('POST', at(id, '/rematch'), undefined, { keep: keep ? 'true' : null }),
  chat: (id: string, after = 0) => call<S['Messages']>('GET', at(id, '/chat'), undefined, { after }),
  say: (id: string, text: string) => call<Message>('POST', at(id, '/chat'), { text }),
  notes: (id: string) => call<S['Notes']>('GET', at(id, '/notes')),
  writeNotes: (id: string, text: string) => call<S['Notes']>('PUT', at(id, '/notes'), { text }),
  plan: (id: string, seat: number, plans: Plan[]) => call<Answer>('PUT', at(id, `/seats/${seat}/plans`), { plans }),
  recordLink: (id) => Promise.resolve(`/api/v1${at(id, '/record')}`),
};
