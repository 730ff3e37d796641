import { say } from '../lib/words.svelte';

/** "Firefox/Linux" as a person would say it. */
export function device(agent: string): string {
  const [browser, system] = agent.split('/');
  if (browser && system) return say('device-on', { browser, system });
  return browser || system || say('device-some');
}
