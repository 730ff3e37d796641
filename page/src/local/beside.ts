/**
 * Beside the server: at its tables this device finds out by itself why something cannot be played, what a bot would
 * do, and what a finished game of one's own teaches. It goes by what the server tells one's seat, and by nothing else.
 * Where its rules are not the server's (an operator has corrected the box, or has just brought a new version), all of
 * this fails, and the server is asked.
 */
import { Problem, type Hints, type Reasons, type Review, type Table } from '../api/client';
import { at, call, server } from '../api/server';
import { say } from '../lib/words.svelte';
import type { Known } from './desk';
import { asked, desk, thinker } from './helpers';
import { visited, type Kept } from './kept';
import { Looking } from './looking';

const looking = new Looking((found, review) => visited.put({ ...found, review }));
const games = new Map<string, Kept>(); // reviewed since the page was opened

function knownAt(table: Table): Known {
  if (!table.known) throw new Problem(409, 'engine-unfit', say('local-failed'));
  const names = table.seats.map((seat) => seat.name);
  return { data: table.data, known: table.known as Known['known'], ply: table.ply, names };
}

export const reasons = (table: Table, verb?: string): Promise<Reasons> =>
  asked(desk, table.title, 'reasonsFor', knownAt(table), verb ?? null);

export const hint = (table: Table): Promise<Hints> => asked(thinker, table.title, 'hintFor', knownAt(table));

/** The review made here, or its progress. */
export async function review(id: string): Promise<Review | null> {
  const found = await visited.get(id).catch(() => undefined);
  const game = found ?? games.get(id);
  return game ? looking.of(game) : null;
}

/** Reviews a finished game of one's own. */
export async function beginReview(id: string): Promise<Review> {
  const game = games.get(id) ?? (await fetched(id));
  games.set(id, game);
  looking.begin(game);
  return looking.of(game);
}

/** The whole game, as its record tells it. */
async function fetched(id: string): Promise<Kept> {
  const table = await server.table(id);
  if (!table.my_seats.length) throw new Problem(403, 'engine-unfit', say('local-failed')); // somebody else's
  const text = await call<string>('GET', at(id, '/record'));
  const read = await asked(desk, table.title, 'read', text);
  const { title, data, revision, created_at, moved_at } = table;
  const seats = read.seats.map((seat, k) => ({ ...seat, name: table.seats[k].name }));
  return {
    ...read,
    ...{ id, title, data, revision, created_at, moved_at, seats, version: 0, pace: 0, notes: '' },
    ...{ parent: null, rematch: null, standing: { to_move: null, scores: null, winners: null } },
  };
}
