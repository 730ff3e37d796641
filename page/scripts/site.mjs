// Finishes page/site: writes the service worker with the list of what there is, and says how much that is.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 6_000_000; // bytes of everything, gzipped
const page = join(import.meta.dirname, '..');
const site = join(page, 'site');
const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));

/** A part of the page with all that it imports at once. */
function needs(source, found = new Set()) {
  const { file, css = [], assets = [], imports = [] } = manifest[source];
  if (!found.has(file)) {
    for (const f of [file, ...css, ...assets]) found.add(f);
    for (const one of imports) needs(one, found);
  }
  return found;
}

rmSync(join(site, '.vite'), { recursive: true });
rmSync(join(site, 'sw.js'), { force: true });
const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((f) => f.isFile())
  .map((f) => relative(site, join(f.parentPath, f.name)))
  .sort();
const hash = createHash('sha256');
let total = 0;
for (const file of files) {
  const bytes = readFileSync(join(site, file));
  hash.update(file).update(bytes);
  total += /\.(net|woff2|puzzles)$/.test(file) ? bytes.length : gzipSync(bytes).length;
}
const needed = new Set([...needs('index.html'), ...needs('src/lobby/Lobby.svelte'), ...needs('src/shell/TableScreen.svelte')]);
const first = files.filter((f) => needed.has(f) || !f.startsWith('assets/'));
const constants = { FIRST: first, REST: files.filter((f) => !first.includes(f)), VERSION: hash.digest('hex').slice(0, 16) };
const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
writeFileSync(join(site, 'sw.js'), [...head, readFileSync(join(page, 'src/sw.js'), 'utf8')].join('\n'));
console.log(`page/site: ${files.length + 1} files, ${(total / 1e6).toFixed(2)} MB gzip with all titles, art, words and networks`);
if (total > LIMIT) {
  console.error(`Over the budget of ${LIMIT / 1e6} MB.`);
  process.exit(1);
}
