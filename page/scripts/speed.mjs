// Decisions a second of random play in WebAssembly: node speed.mjs TITLE SEATS GAMES, which `malecon bench` runs.
// Without arguments, as the build runs it: the size and the speed of every module.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Engine } from '../build/engine/index.js';

const folder = new URL('../src/engine/built/', import.meta.url);
const built = (file) => readFileSync(new URL(file, folder));

/** The best of three runs, after one in which the engine of JavaScript optimises what it runs. */
async function rate(title, seats, games) {
  const engine = await Engine.load(JSON.parse(built(`${title}.json`).toString()), built(`${title}.wasm`));
  engine.randomGames(seats, games, 0);
  const rates = [1, 2, 3].map((seed) => {
    const start = performance.now();
    return engine.randomGames(seats, games, seed) / ((performance.now() - start) / 1000);
  });
  return Math.max(...rates);
}

const [title, seats, games] = process.argv.slice(2);
if (title) {
  console.log(await rate(title, Number(seats), Number(games)));
} else {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.wasm'))) {
    const size = gzipSync(built(file), { level: 9 }).length / 1024;
    const fast = (await rate(file.slice(0, -5), 4, 1000)) / 1e6;
    console.log(`${file}: ${size.toFixed(1)} KB gzip, ${fast.toFixed(2)} M random decisions a second here`);
  }
}
