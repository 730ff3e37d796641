import type { Schemas } from '../api/client';
import { say } from '../lib/words.svelte';

/** A sentence about what happened to a seat. */
export function eventText(e: Schemas['SeatEvent']): string {
  const name = e.name || say('seat-n', { n: e.seat + 1 });
  return say(`seat-${e.kind}`, { name, bot: e.bot ? 'yes' : 'no' });
}
