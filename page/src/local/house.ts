/** Tables of this device: everything the server's tables answer, without a server. Nobody else can sit at them. */
import {
  Problem,
  type Answer,
  type Brief,
  type SeatIn,
  type Table,
  type TableIn,
  type TitleOut,
  type Titles,
} from '../api/client';
import { isPuzzle, PREFIX, type Hearing, type TableHost } from '../api/hosts';
import { keepOffline } from '../lib/offline';
import { prefs } from '../lib/prefs.svelte';
import { lang, say } from '../lib/words.svelte';
import { isAway } from '../people/away';
import { boxFile } from './asking';
import { asked, desk, thinker } from './helpers';
import { games, toldSeats, type Kept, type KeptSeat } from './kept';
import { DEFAULT_BOT, titleOf } from './records';
import { Looking } from './looking';
import type { Asked } from './worker';

const SHELF = import.meta.glob<string>('../engine/built/shelf.json', { query: '?url', import: 'default', eager: true });
const PLAIN_BOT = 'greedy';
const AGAIN = 5000; // ms after which a bot that could not move is asked again
const DEFAULT_PACE = 600;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const looking = new Looking(({ id }, review) => inTurn(id, async () => games.put({ ...(await game(id)), review })));
const listeners = new Map<string, Set<Hearing>>();
const thinking = new Set<string>();
const queues = new Map<string, Promise<unknown>>();
const elsewhere = new BroadcastChannel('malecon'); // other windows of this device
elsewhere.onmessage = ({ data }: MessageEvent<string>) => void tell(data);

/** Where a game is saved. */
const keeperOf = async (id: string): Promise<Pick<typeof games, 'get'> & { put: (game: Kept) => Promise<unknown> }> =>
  isPuzzle(id) ? (await import('../puzzles/games')).games : games;

async function game(id: string): Promise<Kept> {
  const found = await (await keeperOf(id)).get(id).catch(() => undefined);
  if (!found) throw new Problem(404, 'table-unknown', say('table-missing'));
  return found;
}

/**
 * One change of a game after the other, also where it is open twice. Locks are for pages with https or of this
 * machine.
 */
function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(`malecon/${id}`, work) as Promise<T>;
  const next = (queues.get(id) ?? Promise.resolve()).then(work, work);
  queues.set(
    id,
    next.catch(() => {}),
  );
  return next;
}

/** Saves a changed game, tells those watching it, and lets the bots move. */
async function keep(changed: Kept): Promise<Answer> {
  changed.version += 1;
  changed.standing = await asked(desk, changed.title, 'standing', changed);
  await (await keeperOf(changed.id)).put(changed);
  elsewhere.postMessage(changed.id);
  void tell(changed.id);
  void drive(changed.id);
  return {
    ply: changed.plies.length,
    revision: changed.revision,
    version: changed.version,
    over: changed.standing.to_move === null,
    to_move: changed.standing.to_move,
  };
}

const alter = (id: string, work: (game: Kept) => void | Promise<void>): Promise<Answer> =>
  inTurn(id, async () => {
    const found = await game(id);
    await work(found);
    return keep(found);
  });

/** Whoever looks at a table hears how it stands. What cannot be shown now is asked for by the table itself. */
async function tell(id: string): Promise<void> {
  const hearing = listeners.get(id);
  if (!hearing?.size) return;
  try {
    const found = await game(id);
    for (const one of hearing) {
      const { since, revision } = one.known();
      const first = revision === found.revision ? Math.min(since, found.plies.length) : found.plies.length;
      const { table, plies } = await asked(desk, found.title, 'news', found, first);
      one.hear({ type: 'view', table, plies, messages: null });
    }
  } catch (e) {
    console.warn('a table of this device could not be shown', e);
  }
}

const botOf = (found: Kept, seat: number): string | null => found.seats[seat].bot ?? found.seats[seat].stand_in;

/** A bot's move. If it can't think (its network isn't saved, and there is no connection), a simpler bot plays. */
async function moveOf(found: Kept, code: string): Promise<{ notation: string; by: string }> {
  try {
    return await asked(thinker, found.title, 'move', found, code);
  } catch (e) {
    console.warn(`the bot ${code} could not think`, e);
    return asked(thinker, found.title, 'move', found, PLAIN_BOT);
  }
}

/** Lets bots move, one after the other, while someone is at the table. */
async function drive(id: string): Promise<void> {
  if (isPuzzle(id) || thinking.has(id)) return;
  thinking.add(id);
  try {
    while (listeners.get(id)?.size) {
      const found = await game(id);
      const seat = found.standing.to_move;
      const code = seat === null ? null : botOf(found, seat);
      if (code === null) return;
      const due = performance.now() + found.pace;
      const { notation, by } = await moveOf(found, code);
      await new Promise((r) => setTimeout(r, Math.max(0, due - performance.now())));
      await inTurn(id, async () => {
        const now = await game(id);
        if (now.version !== found.version) return; // it was taken back meanwhile
        now.plies.push({ notation, by, at: Date.now() });
        now.moved_at = Date.now();
        await keep(now);
      });
    }
  } catch (e) {
    console.warn('a game of this device does not go on', e);
    setTimeout(() => void drive(id), AGAIN);
  } finally {
    thinking.delete(id);
  }
}

/** Starts watching a table; bots only move while someone does. */
export function listen(id: string, hearing: Hearing): () => void {
  const all = listeners.get(id) ?? new Set();
  listeners.set(id, all.add(hearing));
  void tell(id);
  void drive(id);
  return () => all.delete(hearing);
}

function seated(seats: Partial<SeatIn>[]): KeptSeat[] {
  let sat = false;
  return seats.map((s) => {
    if (s.kind === 'bot') return { kind: 'bot', bot: s.bot ?? DEFAULT_BOT, name: s.name ?? '', stand_in: null };
    if (s.kind === 'open' || (sat && !s.mine)) throw new Problem(422, 'local-people', say('local-people'));
    const first = !sat;
    sat = true;
    return { kind: 'person', bot: null, name: s.name || (first ? prefs.name : ''), stand_in: null };
  });
}

function random(letters: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(letters)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

function newSeed(): string {
  return crypto
    .getRandomValues(new BigUint64Array(2))
    .reduce((seed, half) => (seed << 64n) | half, 0n)
    .toString();
}

/** A new game with these entries; it is saved and shown. */
async function begin(
  wish: Pick<Kept, 'title' | 'data' | 'seats' | 'options' | 'seed'> & Partial<Kept>,
): Promise<Table> {
  const at = Date.now();
  const made: Kept = {
    plies: [],
    revision: 0,
    version: 0,
    pace: DEFAULT_PACE,
    notes: '',
    parent: null,
    rematch: null,
    created_at: at,
    moved_at: at,
    standing: { to_move: null, scores: null, winners: null },
    ...wish,
    id: PREFIX + random(10),
  };
  await keep(made);
  void keepOffline(); // it must open again wherever its player is
  return asked(desk, made.title, 'table', made, null);
}

let told: Promise<Record<string, Titles>> | undefined;

async function shelf(): Promise<Titles> {
  told ??= fetch(Object.values(SHELF)[0]).then((answer) => answer.json());
  told.catch(() => (told = undefined));
  const found = await told;
  return found[lang()] ?? found.en;
}

async function titleNamed(name: string): Promise<TitleOut> {
  const found = (await shelf()).titles.find((t) => t.name === name);
  if (!found) throw new Problem(404, 'title-unknown', say('local-record', { line: 1 }));
  return found;
}

async function make(
  wish: Partial<Omit<TableIn, 'seats'>> & { title: string; seats: Partial<SeatIn>[] },
): Promise<Table> {
  const seats = seated(wish.seats);
  const options = await asked(desk, wish.title, 'options', (wish.options ?? {}) as Parameters<Asked['options']>[0]);
  const { data } = await titleNamed(wish.title);
  return begin({
    title: wish.title,
    data,
    seats,
    options,
    seed: String(wish.seed ?? newSeed()),
    pace: wish.pace ?? DEFAULT_PACE,
  });
}

/** A guided first game. An unfinished one is resumed. */
async function lesson(title: string): Promise<Table> {
  const earlier = (await games.all()).filter((one) => one.lesson && one.title === title && !one.moved);
  for (const one of earlier.sort((a, b) => b.moved_at - a.moved_at))
    if (await asked(desk, title, 'goesOn', one)) return asked(desk, title, 'table', one, null);
  const found = await asked(desk, title, 'lesson');
  const { data } = await titleNamed(title);
  const seats = found.seats.map((s) => ({ ...s, name: s.kind === 'person' ? prefs.name : s.name, stand_in: null }));
  return begin({ title, data, seats, options: found.options, seed: found.seed, lesson: true });
}

function brief(found: Kept, titles: Titles): Brief {
  const { to_move, scores, winners } = found.standing;
  const mine = found.seats.flatMap((s, k) => (s.kind === 'person' ? [k] : []));
  return {
    id: found.id,
    title: found.title,
    runs_out_at: null,
    title_name: titles.titles.find((t) => t.name === found.title)?.title ?? found.title,
    ply: found.plies.length,
    over: to_move === null,
    to_move,
    my_seats: mine,
    my_turn: to_move !== null && mine.includes(to_move),
    seats: toldSeats(found.seats),
    result: scores && winners ? { scores, winners, points: scores.map(() => ({})) } : null,
    problem: null,
    created_at: found.created_at,
    moved_at: found.moved_at,
    rated: false,
    clock: null,
    days: false,
    lang: null,
    round: null,
    asked: '',
    scores: null,
    since: [],
    put_away: isAway(found.id),
  };
}

const alone = (): Promise<never> => Promise.reject(new Problem(403, 'local-people', say('local-people')));

export const local: TableHost = {
  can: { people: false, plans: false, seats: true, moves: true, analysis: true },
  titles: shelf,
  box: async (title) => (await fetch(boxFile(title))).json(),
  tables: async () => {
    const all = (await games.all().catch(() => [])).filter((one) => !one.moved);
    if (!all.length) return { mine: [], open: [], invited: [], looking: {} };
    const titles = await shelf();
    const mine = all.sort((a, b) => b.moved_at - a.moved_at).map((one) => brief(one, titles));
    return {
      mine: mine.sort((a, b) => Number(a.over) - Number(b.over) || Number(b.my_turn) - Number(a.my_turn)),
      open: [],
      invited: [],
      looking: {},
    };
  },
  make,
  lesson,
  bring: async (text) => {
    const title = titleOf(text);
    if (title === null) throw new Problem(422, 'local-record', say('local-record', { line: 1 }));
    const { data } = await titleNamed(title);
    return begin({ title, data, ...(await asked(desk, title, 'read', text)) });
  },
  table: async (id, seat = null) => {
    const found = await game(id);
    return asked(desk, found.title, 'table', found, seat);
  },
  history: async (id, seat = null, first = 0) => {
    const found = await game(id);
    return asked(desk, found.title, 'history', found, seat, first);
  },
  ply: async (id, n, seat = null) => {
    const found = await game(id);
    return asked(desk, found.title, 'ply', found, n, seat);
  },
  review: async (id) => looking.of(await game(id)),
  beginReview: async (id) => {
    const found = await game(id);
    if (found.standing.to_move !== null) throw new Problem(403, 'table-verdict-not-over', say('local-failed'));
    looking.begin(found);
    return looking.of(found);
  },
  act: (id, ply, actions, _key, revision) =>
    alter(id, async (found) => {
      const at = Date.now();
      const played = await asked(desk, found.title, 'act', found, ply, actions, revision);
      found.plies.push(...played.map((notation) => ({ notation, by: 'person', at })));
      found.moved_at = at;
    }),
  undo: async (id, scope) => {
    const { undo } = await local.table(id);
    const target = scope === 'turn' ? undo.turn : undo.step;
    if (target === null) throw new Problem(409, 'table-undo-none', undo.text ?? say('local-failed'));
    return goBack(id, target);
  },
  endTurn: alone,
  askBack: (id, ply) => goBack(id, ply),
  answerBack: alone,
  reasons: async ({ id }, verb) => {
    const found = await game(id);
    return asked(desk, found.title, 'reasons', found, verb ?? null);
  },
  hint: async ({ id }) => {
    const found = await game(id);
    if (isPuzzle(id)) return { ply: found.plies.length, hints: [] }; // that would be the answer
    return asked(thinker, found.title, 'hint', found);
  },
  join: alone,
  leave: async (id) => {
    await games.remove(id);
    return { ply: 0, revision: 0, version: 0, over: true, to_move: null };
  },
  standIn: (id, seat) => alter(id, (found) => void (found.seats[seat].stand_in = DEFAULT_BOT)),
  takeSeat: (id, seat) => alter(id, (found) => void (found.seats[seat].stand_in = null)),
  link: alone,
  fork: async (id, ply, seats) => {
    const found = await game(id);
    const { title, data, pace } = found;
    return begin({
      title,
      data,
      pace,
      ...(await asked(desk, title, 'fork', found, ply, newSeed())),
      seats: seats ? seated(seats) : found.seats,
      parent: { table: id, ply },
    });
  },
  rematch: async (id, keep = false) => {
    const found = await game(id);
    if (found.rematch) return local.table(found.rematch);
    const { title, data, pace } = found;
    const step = keep ? 0 : 1; // the first seat is passed on
    const seats = found.seats.map((_, k) => ({ ...found.seats[(k + step) % found.seats.length], stand_in: null }));
    const options = await asked(desk, title, 'chosen', found);
    const made = await begin({ title, data, options, pace, seats, seed: newSeed() });
    await alter(id, (old) => void (old.rematch = made.id));
    return made;
  },
  chat: () => Promise.resolve({ messages: [] }),
  say: alone,
  notes: async (id) => ({ text: (await game(id)).notes }),
  writeNotes: async (id, text) => {
    await inTurn(id, async () => games.put({ ...(await game(id)), notes: text }));
    return { text };
  },
  plan: alone,
  recordLink: async (id) => {
    const found = await game(id);
    const text = await asked(desk, found.title, 'record', found);
    return URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  },
};

/** The game has moved to the server: here it stays as it was and is no longer listed. */
export const leaveTo = (id: string, table: string): Promise<void> =>
  inTurn(id, async () => void (await games.put({ ...(await game(id)), moved: table })));

/** Why a move in a puzzle is good, and what another one gives away. */
export async function explain(id: string, better: string, played: string) {
  const found = await game(id);
  return asked(desk, found.title, 'explain', found, better, played);
}

const goBack = (id: string, ply: number): Promise<Answer> =>
  alter(id, (found) => {
    found.plies = found.plies.slice(0, ply);
    found.revision += 1;
    found.moved_at = Date.now();
  });
