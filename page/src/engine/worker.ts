/** Runs engines beside the page, so that it never waits while a bot thinks. Messages are those of `client.ts`. */
import { choose } from './bots';
import type { Answer, Question } from './client';
import type { Position } from './engine';
import { loaded, loadedFor } from './loading';

async function answer({ title, files, ask, given }: Question): Promise<unknown> {
  if (ask === 'choose') {
    const [position, code, seed] = given as [Position, string, number?];
    return choose(await loadedFor(code, title, files), position, code, seed);
  }
  const ready = await loaded(title, files);
  if (ask === 'manifest') return ready.manifest;
  return (ready[ask] as (...all: unknown[]) => unknown).apply(ready, given);
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const reply: Answer = { id: data.id };
  try {
    reply.result = await answer(data);
  } catch (trouble) {
    reply.error = trouble instanceof Error ? trouble.message : String(trouble);
  }
  self.postMessage(reply);
};
