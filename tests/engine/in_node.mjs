// node in_node.mjs JOBS: the results as JSON.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as engine from '../../page/build/engine/index.js';
import { check } from './check.mjs';

const built = resolve(import.meta.dirname, '../../page/src/engine/built');
const load = (title) => [
  JSON.parse(readFileSync(join(built, `${title}.json`), 'utf8')),
  readFileSync(join(built, `${title}.wasm`)),
  existsSync(join(built, `${title}.net`)) ? new Uint8Array(gunzipSync(readFileSync(join(built, `${title}.net`)))).buffer : null,
];
console.log(JSON.stringify(await check(engine, load, JSON.parse(readFileSync(process.argv[2], 'utf8')))));
