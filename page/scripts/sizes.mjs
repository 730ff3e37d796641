// Holds the build to its budget: what the lobby loads, and what a table and each board add, gzipped.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 120 * 1024;
const read = (path) => readFileSync(new URL(path, import.meta.url));
const manifest = JSON.parse(read('../dist/.vite/manifest.json'));
const size = (file) => gzipSync(read(`../dist/${file}`)).length;
const kb = (n) => `${(n / 1024).toFixed(1)} KB`;

/** A part of the page with all that it imports at once. */
function needs(source, found = new Set()) {
  const { file, css = [], imports = [] } = manifest[source];
  if (!found.has(file)) {
    for (const f of [file, ...css]) found.add(f);
    for (const one of imports) needs(one, found);
  }
  return found;
}

const first = needs('index.html');
const lobby = new Set([...first, ...needs('src/lobby/Lobby.svelte'), ...needs('src/text/en.ftl?raw')]);
const table = needs('src/shell/TableScreen.svelte');
const parts = { lobby: [...lobby], table: [...table].filter((f) => !first.has(f)) };
for (const source of Object.keys(manifest)) {
  const title = /^src\/titles\/(\w+)\/title\.ts$/.exec(source)?.[1];
  if (title) parts[title] = [...needs(source)].filter((f) => !first.has(f) && !table.has(f));
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
