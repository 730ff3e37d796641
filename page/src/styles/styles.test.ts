/** What the page's code promises of its look: sizes of the scale, colours by name, lines that fit a screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|js|css|svelte)$/.test(path) && !path.includes('built') && !path.endsWith('schema.d.ts'))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

/** Every declaration of the style sheets and of the components' styles. */
const declared = files.flatMap(({ path, text }) => {
  const styles = path.endsWith('.css') ? [text] : [...text.matchAll(/<style>([^]*?)<\/style>/g)].map((m) => m[1]);
  return styles
    .map((css) => css.replace(/\/\*[^]*?\*\/|url\("[^]*?"\)/g, ''))
    .flatMap((css) => [...css.matchAll(/(?:^|[{;\s])([-\w]+)\s*:\s*([^;{}]+);/g)])
    .map(([, name, value]) => ({ path, name, value: value.trim() }));
});

test('no line is longer than 120 characters', () => {
  const long = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (line.length > 120 ? [`${path}:${i + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('a font size is one of the scale, or relative to its surroundings', () => {
  const named = /^(var\(--[\w-]+\)|0|inherit|100%|[\d.]+em)( !important)?$/;
  const fluid = /^(clamp|calc|max)\(/;
  const sizes = declared.filter(({ name, path }) => name === 'font-size' && !path.endsWith('tokens.css'));
  expect(sizes.length).toBeGreaterThan(200);
  expect(sizes.filter(({ value }) => !named.test(value) && !fluid.test(value))).toEqual([]);
  const short = declared.filter(({ name }) => name === 'font');
  expect(short.length).toBeGreaterThan(20);
  expect(short.filter(({ value }) => /\s[\d.]+(px|rem)/.test(value.split('/')[0]))).toEqual([]);
});

test('colours have names: fewer and fewer are written where they are used', () => {
  const literal = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;
  const used = new Set(
    declared.filter(({ name }) => !name.startsWith('--')).flatMap(({ value }) => value.match(literal) ?? []),
  );
  expect(used.size).toBeGreaterThan(0);
  expect(used.size).toBeLessThanOrEqual(185); // once 471; the rest are paints of single drawings
});
