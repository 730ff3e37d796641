// Decisions a second of random play in WebAssembly: node speed.mjs TITLE SEATS GAMES. `malecon bench` runs it.
import { readFileSync } from 'node:fs';
import { Engine } from '../build/engine/index.js';

const [title, seats, games] = process.argv.slice(2);
const built = (file) => readFileSync(new URL(`../src/engine/built/${file}`, import.meta.url));
const engine = await Engine.load(JSON.parse(built(`${title}.json`).toString()), built(`${title}.wasm`));
engine.randomGames(Number(seats), Number(games), 0); // the compiler optimises what has run a while
const rates = [1, 2, 3].map((seed) => {
  const start = performance.now();
  return engine.randomGames(Number(seats), Number(games), seed) / ((performance.now() - start) / 1000);
});
console.log(Math.max(...rates));
