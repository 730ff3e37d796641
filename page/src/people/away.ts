/** Which finished games of this device its list does not show. */
import { remember } from '../lib/prefs.svelte';

const KEY = 'put-away';

function kept(): string[] {
  try {
    return JSON.parse(remember.get(KEY) ?? '[]');
  } catch {
    return [];
  }
}

export const isAway = (id: string): boolean => kept().includes(id);

export function keepAway(ids: string[], away: boolean): void {
  const others = kept().filter((id) => !ids.includes(id));
  remember.set(KEY, JSON.stringify(away ? [...others, ...ids] : others));
}
