// node in_chromium.mjs JOBS: the same as in_node.mjs, in a real browser. Nothing is served: the files are handed over.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { browse } from '../page/house.mjs';

const page_folder = resolve(import.meta.dirname, '../../page');
const PYTHON = '@micropython/micropython-webassembly-pyscript';
const python = join(page_folder, 'node_modules', PYTHON);
const FILES = {
  '/': ['text/html', Buffer.from(`<!doctype html><script type="importmap">{"imports": {"${PYTHON}/micropython.mjs": "/micropython.mjs"}}</script>`)],
  '/micropython.mjs': ['text/javascript', readFileSync(join(python, 'micropython.mjs'))],
  '/check.mjs': ['text/javascript', readFileSync(join(import.meta.dirname, 'check.mjs'))],
  '/micropython.wasm': ['application/wasm', readFileSync(join(python, 'micropython.wasm'))],
  '/engine.mjs': ['text/javascript', readFileSync(join(page_folder, 'build/engine/index.js'))],
};

const browser = await browse();
const page = await browser.newPage();
await page.route('**/*', (route) => {
  const { pathname } = new URL(route.request().url());
  const [contentType, body] = FILES[pathname] ?? ['application/octet-stream', readFileSync(join(page_folder, 'src/engine', pathname))];
  return route.fulfill({ contentType, body });
});
await page.goto('http://localhost/');
const results = await page.evaluate(async (jobs) => {
  const [engine, { check }] = await Promise.all([import('/engine.mjs'), import('/check.mjs')]);
  const load = async (title) => [
    await (await fetch(`/built/${title}.json`)).json(),
    await (await fetch(`/built/${title}.wasm`)).arrayBuffer(),
    null, // no bots are asked here
  ];
  return check(engine, load, jobs, '/micropython.wasm');
}, JSON.parse(readFileSync(process.argv[2], 'utf8')));
console.log(JSON.stringify(results));
await browser.close();
