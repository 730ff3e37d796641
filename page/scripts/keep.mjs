// node keep.mjs site|dist: writes the folder's service worker with the list of what there is, and says how much that is.
// A server's page (dist) hears turn news too, and has the screens of its people.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMITS = { site: 6_000_000, dist: 6_200_000 }; // bytes of everything but the puzzles, gzipped
const page = join(import.meta.dirname, '..');
const folder = process.argv[2];
const served = folder === 'dist';
const limit = LIMITS[folder];
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
let puzzles = 0;
for (const file of files) {
  const bytes = readFileSync(join(site, file));
  hash.update(file).update(bytes);
  if (file.endsWith('.puzzles')) puzzles += bytes.length;
  else total += /\.(net|woff2)$/.test(file) ? bytes.length : gzipSync(bytes).length;
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
const size = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
console.log(
  `page/${folder}: ${files.length + 1} files, ${size(total)} gzip with all titles, art, words and networks, ` +
    `and ${size(puzzles)} of puzzles`,
);
if (total > limit) {
  console.error(`Over the budget of ${limit / 1e6} MB.`);
  process.exit(1);
}
