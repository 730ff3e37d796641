// Holds the build to its budget: what the lobby loads and what each board adds, gzipped.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 120 * 1024;
const folder = new URL('../dist/', import.meta.url);
const index = readFileSync(new URL('index.html', folder), 'utf8');
const size = (name) => gzipSync(readFileSync(new URL(name, folder))).length;
const kb = (n) => `${(n / 1024).toFixed(1)} KB`;

const first = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((m) => m[1]);
const files = readdirSync(new URL('assets/', folder)).map((f) => `assets/${f}`);
const starts = (prefix) => files.filter((f) => f.startsWith(`assets/${prefix}`) && /\.(js|css)$/.test(f));
/** A screen with all it needs, as the entry lists it. */
const entry = readFileSync(new URL(first.find((f) => f.endsWith('.js')), folder), 'utf8');
const needs = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(entry)[1]);
const screen = (name) => new RegExp(`${name}-[\\w-]+\\.js.{1,4}__vite__mapDeps\\(\\[([\\d,]+)`).exec(entry)[1].split(',').map((i) => needs[i]);
const en = starts('en-').filter((f) => readFileSync(new URL(f, folder), 'utf8').includes('lobby-head'));
const parts = {
  lobby: [...new Set([...first, ...screen('Lobby'), ...en])],
  table: screen('TableScreen').filter((f) => !first.includes(f)),
};
for (const title of readdirSync(new URL('../src/titles/', import.meta.url), { withFileTypes: true })) {
  if (title.isDirectory()) parts[title.name] = starts(`${title.name}-`);
}
let failed = false;
for (const [part, list] of Object.entries(parts)) {
  const total = list.reduce((sum, f) => sum + size(f), 0);
  console.log(`${part}: ${kb(total)} gzip (${list.map((f) => `${f.slice(7)} ${kb(size(f))}`).join(', ')})`);
  if (total > LIMIT) failed = true;
}
if (failed) {
  console.error(`Over the budget of ${kb(LIMIT)}.`);
  process.exit(1);
}
