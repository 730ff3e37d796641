// Links the object files that `malecon build-wasm` has compiled into the engine's modules:
// node link.mjs FOLDER TITLE…
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runLLVM } from '@yowasp/clang';

const [folder, ...titles] = process.argv.slice(2);
const FLAGS = ['--no-entry', '--strip-all', '--gc-sections', '-O2', '--stack-first', '-z', 'stack-size=65536'];
const quiet = { fetchProgress: () => undefined };

for (const title of titles) {
  const { entries } = JSON.parse(readFileSync(`${folder}/${title}.entries.json`, 'utf8'));
  const exports = ['__heap_base', ...Object.keys(entries)].map((name) => `--export=${name}`);
  const files = { 'in.o': readFileSync(`${folder}/${title}.o`) };
  const linked = await runLLVM(['wasm-ld', ...FLAGS, ...exports, 'in.o', '-o', 'out.wasm'], files, quiet);
  writeFileSync(`${folder}/${title}.wasm`, linked['out.wasm']);
  rmSync(`${folder}/${title}.o`);
}
