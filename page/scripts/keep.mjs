// node keep.mjs site|dist: writes the folder's service worker with the list of what there is, and says how much that is. A server's
// page (dist) hears turn news too.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 6_000_000; // bytes of everything, gzipped
const page = join(import.meta.dirname, '..');
const folder = process.argv[2];
const served = folder === 'dist';
const site = join(page, folder);
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

if (!served) rmSync(join(site, '.vite'), { recursive: true });
rmSync(join(site, 'sw.js'), { force: true });
const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((f) => f.isFile())
  .map((f) => relative(site, join(f.parentPath, f.name)))
  .filter((f) => !f.startsWith('.'))
  .sort();
const hash = createHash('sha256');
let total = 0;
for (const file of files) {
  const bytes = readFileSync(join(site, file));
  hash.update(file).update(bytes);
  total += /\.(net|woff2|puzzles)$/.test(file) ? bytes.length : gzipSync(bytes).length;
}
const roots = ['index.html', 'src/lobby/Lobby.svelte', 'src/shell/TableScreen.svelte'];
const needed = new Set(roots.flatMap((root) => [...needs(root)]));
const first = files.filter((f) => needed.has(f) || !f.startsWith('assets/'));
const rest = files.filter((f) => !first.includes(f));
const constants = { SERVED: served, FIRST: first, REST: rest, VERSION: hash.digest('hex').slice(0, 16) };
const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
const sources = ['src/sw.js', ...(served ? ['src/news.sw.js'] : [])];
const parts = sources.map((part) => readFileSync(join(page, part), 'utf8'));
writeFileSync(join(site, 'sw.js'), [...head, ...parts].join('\n'));
const size = (total / 1e6).toFixed(2);
console.log(`page/${folder}: ${files.length + 1} files, ${size} MB gzip with all titles, art, words and networks`);
if (total > LIMIT) {
  console.error(`Over the budget of ${LIMIT / 1e6} MB.`);
  process.exit(1);
}
