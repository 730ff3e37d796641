/** Engines by title, each loaded once; the weights of a network when a bot first needs them. */
import { needsNetwork } from './bots';
import type { Files } from './client';
import { Engine } from './engine';

const engines = new Map<string, Promise<Engine>>();
const networks = new Map<string, Promise<void>>();

async function fetched(file: string): Promise<Response> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
}

/** The bytes of a file that is gzipped as it lies there, not by the server. */
async function unpacked(answer: Response): Promise<ArrayBuffer> {
  const bytes = (await answer.blob()).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(bytes).arrayBuffer();
}

/** Keeps what has loaded; what failed is tried again with the next question. */
function once<T>(kept: Map<string, Promise<T>>, name: string, load: () => Promise<T>): Promise<T> {
  let work = kept.get(name);
  if (!work) {
    work = load();
    kept.set(name, work);
    work.catch(() => kept.delete(name));
  }
  return work;
}

export function loaded(title: string, [manifest, code]: Files): Promise<Engine> {
  return once(engines, title, async () => {
    const [described, bytes] = await Promise.all([fetched(manifest), fetched(code)]);
    return Engine.load(await described.json(), await bytes.arrayBuffer());
  });
}

/** The engine, ready for a bot of this code. */
export async function loadedFor(code: string, title: string, files: Files): Promise<Engine> {
  const engine = await loaded(title, files);
  const network = files[2];
  if (needsNetwork(engine, code) && !engine.network && network) {
    await once(networks, title, async () => engine.useNetwork(await unpacked(await fetched(network))));
  }
  return engine;
}
