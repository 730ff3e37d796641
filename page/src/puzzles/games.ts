/** Puzzles as tables of this device. They are not kept: each begins anew when it is opened. */
import type { Kept, KeptSeat } from '../local/kept';
import { prefs } from '../lib/prefs.svelte';
import { puzzleAt, tableOf, type Puzzle } from './shelf';

const OTHERS = ['Inés', 'Teo', 'Rosa', 'Paco'];
const LEVEL = 'hard'; // of the bots, for whoever plays on
const open = new Map<string, Kept>();

function made(puzzle: Puzzle): Kept {
  const seats = Number(puzzle.start.seats);
  const bot = (k: number): KeptSeat => ({ kind: 'bot', bot: LEVEL, name: OTHERS[k], stand_in: null });
  const me: KeptSeat = { kind: 'person', bot: null, name: prefs.name, stand_in: null };
  const at = Date.now();
  return {
    id: tableOf(puzzle),
    title: puzzle.title,
    data: puzzle.data,
    seats: Array.from({ length: seats }, (_, k) => (k === puzzle.seat ? me : bot(k - Number(k > puzzle.seat)))),
    options: {},
    seed: null,
    start: puzzle.start,
    plies: [],
    revision: 0,
    version: 0,
    pace: 600,
    notes: '',
    parent: null,
    rematch: null,
    puzzle: true,
    created_at: at,
    moved_at: at,
    standing: { to_move: puzzle.seat, scores: null, winners: null },
  };
}

export const games = {
  async get(id: string): Promise<Kept | undefined> {
    const found = open.get(id);
    if (found) return found;
    const puzzle = await puzzleAt(id);
    if (!puzzle) return undefined;
    const game = made(puzzle);
    open.set(id, game);
    return game;
  },
  put(game: Kept): Promise<void> {
    open.set(game.id, game);
    return Promise.resolve();
  },
};
