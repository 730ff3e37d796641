import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = `${import.meta.dirname}/..`;
// meant to look the same on every screen
const SHARED = new Set(['btn', 'stack', 'keys', 'switch', 'seg', 'link', 'sm', 'lg']);

/** Who comes from the lobby brings its styles along: none of them may dress a piece of a board by its name. */
test('the lobby styles nothing that stands at a table', () => {
  const css = readFileSync(`${src}/lobby/lobby.css`, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const first = [...css.matchAll(/(?:^|[{},])\s*\.([a-z][\w-]*)[^{};,]*(?=[{,])/gi)].map((m) => m[1]);
  const folders = [
    `${src}/shell`,
    ...readdirSync(`${src}/titles`, { withFileTypes: true })
      .filter((d) => d.isDirectory())
      .map((d) => `${src}/titles/${d.name}`),
  ];
  const used = new Set<string>();
  for (const folder of folders) {
    for (const name of readdirSync(folder).filter((n) => n.endsWith('.svelte'))) {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      for (const m of text.matchAll(/class="([^"]*)"|class:([\w-]+)/g))
        for (const c of (m[1] ?? m[2]).split(/[^\w-]+/)) used.add(c);
    }
  }
  expect(first.length).toBeGreaterThan(40);
  expect([...new Set(first)].filter((c) => used.has(c) && !SHARED.has(c))).toEqual([]);
});
