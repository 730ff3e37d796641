import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = `${import.meta.dirname}/..`;
const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(path).isDirectory()
      ? files(path)
      : /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name)
        ? [path]
        : [];
  });
const code = files(src)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const keys = [import.meta.dirname, `${src}/people/text`, `${src}/analysis/text`].flatMap((folder) =>
  new FluentResource(readFileSync(`${folder}/en.ftl`, 'utf8')).body.map((m) => m.id),
);
// say(`new-${kind}`): all keys that begin so are asked for
const families = [...code.matchAll(/say\(`([a-z-]+)\$\{/g)].map((m) => m[1]);

test('every word of the page that is asked for exists', () => {
  const asked = [...code.matchAll(/(?<![.\w])say\('([a-z-]+)'/g)].map((m) => m[1]); // `words.say` asks other catalogues
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((key) => !keys.includes(key))).toEqual([]);
});

test('no word of the page is left over', () => {
  const literal = new Set([...code.matchAll(/'([a-z]+(?:-[a-z_]+)*)'/g)].map((m) => m[1]));
  expect(
    keys.filter((key) => !literal.has(key) && !families.some((f) => key.startsWith(f)) && !key.startsWith('field-')),
  ).toEqual([]);
});
