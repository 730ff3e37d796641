/** Moves a game from this device to the server, where a friend takes the seat of a bot. */
import type { SeatIn, Table } from '../api/client';
import { call, server } from '../api/server';
import { prefs } from '../lib/prefs.svelte';
import { say } from '../lib/words.svelte';
import { asked, desk } from './helpers';
import { leaveTo } from './house';
import { games, type KeptSeat } from './kept';

function wish({ kind, bot, name }: KeptSeat, free: boolean): Partial<SeatIn> {
  if (free) return { kind: 'open' };
  return kind === 'bot' ? { kind, bot, name: name || undefined } : { kind, mine: true, name: name || undefined };
}

/**
 * The table there. What only this device could have looked up is drawn anew: it would be known to one of the players.
 */
export async function move(id: string, seat: number): Promise<Table> {
  const found = (await games.get(id))!;
  const record = await asked(desk, found.title, 'record', found);
  if (!prefs.name) prefs.set('name', found.seats.find((s) => s.kind === 'person')?.name || say('seat-n', { n: 1 }));
  await server.begin(prefs.name);
  const seats = found.seats.map((s, k) => wish(s, k === seat));
  const table = await call<Table>('POST', '/import', { record, seats, anew: true });
  await leaveTo(id, table.id);
  return table;
}
