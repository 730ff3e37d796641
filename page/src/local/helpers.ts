/** The two workers of this device, and how they are asked: one shows, one thinks. */
import { Problem } from '../api/client';
import { lang, say } from '../lib/words.svelte';
import { Helper, Refused } from './asking';
import type { Asked } from './worker';

export const desk = new Helper();
export const thinker = new Helper();

export async function asked<K extends keyof Asked>(
  helper: Helper,
  title: string,
  ask: K,
  ...given: Parameters<Asked[K]>
): Promise<ReturnType<Asked[K]>> {
  try {
    return await helper.ask(title, lang(), ask, ...given);
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    const text = e.key.startsWith('local-') ? say(e.key, e.parts) : e.message;
    throw new Problem(e.status || 500, e.key, e.status ? text : say('local-failed'));
  }
}
