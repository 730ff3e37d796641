/** Who answers for tables: the server or this device. The screens ask `api` and never know which it was. */
import { LocalLine } from '../local/line';
import { ServerLine } from '../lib/line.svelte';
import { prefs } from '../lib/prefs.svelte';
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
  type SocketMessage,
  type Table,
  type TableIn,
  type Titles,
} from './client';
import { server } from './server';

/** A build without a server: everything is answered on this device. */
export const SITE = import.meta.env.MODE === 'site';
export const PREFIX = 'local-'; // of the ids of tables on this device
export const STUDY = 'analysis-'; // of the ids of analysis boards
/** Whether a table is a puzzle: those are on this device too, and aren't saved. */
export const isPuzzle = (id: string): boolean => id.startsWith(`${PREFIX}puzzle-`);

export type Wish = Partial<Omit<TableIn, 'seats'>> & { title: string; seats: Partial<SeatIn>[] };

/** What else a table offers besides playing. */
export interface Can {
  people: boolean; // others can sit down, watch and talk
  plans: boolean;
  seats: boolean; // of one's own, to leave or to hand over
  moves: boolean; // it can go on at a server, where a friend takes a seat
  analysis: boolean; // of a game under way, as its player knows it
}

export interface TableHost {
  can: Can;
  titles(): Promise<Titles>;
  box(title: string): Promise<S['Box']>;
  tables(): Promise<S['TableList']>;
  make(wish: Wish): Promise<Table>;
  /** A guided first game; the one that was started, if it isn't over. */
  lesson(title: string): Promise<Table>;
  bring(record: string, seats?: Partial<SeatIn>[]): Promise<Table>;
  table(id: string, seat?: number | null): Promise<Table>;
  history(id: string, seat?: number | null, first?: number): Promise<History>;
  ply(id: string, n: number, seat?: number | null): Promise<AtPly>;
  review(id: string): Promise<Review>;
  beginReview(id: string): Promise<Review>;
  act(id: string, ply: number, actions: string[], key: string, revision: number): Promise<Answer>;
  undo(id: string, scope: 'step' | 'turn', key: string): Promise<Answer>;
  endTurn(id: string, key: string): Promise<Answer>;
  askBack(id: string, ply: number, key: string): Promise<Answer>;
  answerBack(id: string, agree: boolean, key: string): Promise<Answer>;
  reasons(table: Table, verb?: string): Promise<S['Reasons']>;
  hint(table: Table): Promise<Hints>;
  join(id: string, body: { seat?: number; link?: string }): Promise<S['Joined']>;
  leave(id: string): Promise<Answer>;
  standIn(id: string, seat: number): Promise<Answer>;
  takeSeat(id: string, seat: number): Promise<Answer>;
  link(id: string, seat: number): Promise<S['Link']>;
  fork(id: string, ply: number, seats?: Partial<SeatIn>[]): Promise<Table>;
  rematch(id: string, keep?: boolean): Promise<Table>;
  chat(id: string, after?: number): Promise<S['Messages']>;
  say(id: string, text: string): Promise<Message>;
  notes(id: string): Promise<S['Notes']>;
  writeNotes(id: string, text: string): Promise<S['Notes']>;
  plan(id: string, seat: number, plans: Plan[]): Promise<Answer>;
  /** Where the record of a finished game can be downloaded. */
  recordLink(id: string): Promise<string>;
}

/** Who you are, where others need to know. */
export interface Reception {
  invitation(id: string, link: string): Promise<S['Invitation']>;
  session(): Promise<S['Session']>;
  begin(name: string): Promise<S['Session']>;
}

/** What a page already knows about a table, and how it gets news. */
export interface Hearing {
  known: () => { since: number; revision: number };
  hear: (message: SocketMessage) => void;
}

/** The connection over which a table tells what happens. */
export interface Wire {
  readonly state: 'opening' | 'open' | 'lost';
  readonly back: boolean; // it was lost and is there again: said once
  connect(): void;
  close(): void;
}

const here = async (): Promise<TableHost> => (await import('../local/house')).local;
const isHere = (id: string) => SITE || id.startsWith(PREFIX);
const isStudy = (id: string) => id.startsWith(STUDY);
const boards = () => import('../analysis/host');
const hostOf = async (id: string): Promise<TableHost> =>
  isStudy(id) ? (await boards()).board : isHere(id) ? here() : server;
type Beside = typeof import('../local/beside');
/** At a table of the server, this device finds out what it can; if that fails, we ask the server. */
async function beside<T>(work: (here: Beside) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  try {
    return await work(await import('../local/beside'));
  } catch {
    return otherwise();
  }
}

const house = async (): Promise<TableHost> => (SITE ? here() : server);

/** Asks the server, or this device if the server can't be reached. */
async function either<T>(work: (host: TableHost) => Promise<T>): Promise<T> {
  try {
    return await work(await house());
  } catch (e) {
    if (SITE || !(e as Problem).lost) throw e;
    return work(await here());
  }
}

/** The tables of server and device together; `lost`: the server cannot be reached, and its own are missing. */
async function tables(): Promise<S['TableList'] & { lost: boolean }> {
  const own = await (await here()).tables();
  if (SITE) return { ...own, lost: false };
  try {
    const { mine, open, invited, looking } = await server.tables();
    const all = [...mine, ...own.mine].sort(
      (a, b) => Number(a.over) - Number(b.over) || Number(b.my_turn) - Number(a.my_turn),
    );
    return { mine: all, open, invited, looking, lost: false };
  } catch (e) {
    if ((e as Problem).lost) return { ...own, lost: true };
    throw e;
  }
}

const nameless = (name: string): Promise<S['Session']> => Promise.resolve({ name, handle: '', waiting: 0, next: [] });

type Others = 'can' | 'titles' | 'box' | 'tables' | 'make' | 'lesson' | 'bring';
type Own = 'reasons' | 'hint' | 'review' | 'beginReview'; // found on this device even at the server's tables
type OfTable = Exclude<keyof TableHost, Others | Own>;
const OF_TABLE: OfTable[] = [
  'table',
  'history',
  'ply',
  'act',
  'undo',
  'endTurn',
  'askBack',
  'answerBack',
  'join',
  'leave',
  'standIn',
  'takeSeat',
  'link',
  'fork',
  'rematch',
  'chat',
  'say',
  'notes',
  'writeNotes',
  'plan',
  'recordLink',
];
type Later = (id: string, ...given: unknown[]) => Promise<unknown>;
const ofTable = Object.fromEntries(
  OF_TABLE.map((ask) => [
    ask,
    async (id: string, ...given: unknown[]) => ((await hostOf(id))[ask] as Later)(id, ...given),
  ]),
) as unknown as Pick<TableHost, OfTable>;

export const api = {
  /** Moves a game of this device to the server, with this bot's seat free for a friend. */
  move: async (id: string, seat: number): Promise<Table> => (await import('../local/moving')).move(id, seat),
  ...ofTable,
  reasons: async (table: Table, verb?: string): Promise<S['Reasons']> =>
    isHere(table.id) || isStudy(table.id)
      ? (await hostOf(table.id)).reasons(table, verb)
      : beside(
          (device) => device.reasons(table, verb),
          () => server.reasons(table, verb),
        ),
  hint: async (table: Table): Promise<Hints> =>
    isHere(table.id) || isStudy(table.id)
      ? (await hostOf(table.id)).hint(table)
      : table.settings.rated
        ? server.hint(table) // it says why there are none
        : beside(
            (device) => device.hint(table),
            () => server.hint(table),
          ),
  review: async (id: string): Promise<Review> => {
    if (isHere(id)) return (await here()).review(id);
    const found = await server.review(id);
    if (found.state !== 'none') return found;
    return beside(
      async (device) => (await device.review(id)) ?? found,
      () => Promise.resolve(found),
    );
  },
  beginReview: async (id: string): Promise<Review> =>
    isHere(id)
      ? (await here()).beginReview(id)
      : beside(
          (device) => device.beginReview(id),
          () => server.beginReview(id),
        ),
  invitation: server.invitation,
  session: () => (SITE ? nameless(prefs.name) : server.session()),
  begin: (name: string) =>
    SITE ? nameless(name) : server.begin(name).catch((e: Problem) => (e.lost ? nameless(name) : Promise.reject(e))),
  titles: () => either((host) => host.titles()),
  box: (title: string) => either((host) => host.box(title)),
  tables,
  /** A new table; `onDevice`: on this device, without a server. */
  make: async (wish: Wish, onDevice = SITE) => (onDevice ? await here() : server).make(wish),
  lesson: (title: string) => either((host) => host.lesson(title)),
  bring: async (record: string, seats?: Partial<SeatIn>[]) => (await house()).bring(record, seats),
  /** What a table offers, or (without one) the place as a whole. */
  can: (id?: string): Can =>
    (id === undefined ? SITE : isHere(id) || isStudy(id))
      ? {
          people: false,
          plans: false,
          seats: id === undefined || !isStudy(id),
          moves: !SITE && (id === undefined || !isStudy(id)),
          analysis: true,
        }
      : server.can,
  /** `refused`: the server lets nobody look any more, and says why when asked. */
  line: (id: string, hearing: Hearing, missing: () => void, refused: () => void): Wire =>
    isStudy(id)
      ? new LocalLine(id, hearing, async () => (await boards()).listen)
      : isHere(id)
        ? new LocalLine(id, hearing)
        : new ServerLine(id, hearing, missing, refused),
};
