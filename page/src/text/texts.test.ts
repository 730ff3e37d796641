import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import LANGUAGES from '../../../src/malecon/core/text/languages.json';

const keys = (path: string) => new FluentResource(readFileSync(path, 'utf8')).body.map((m) => m.id).sort();
const folders = [
  import.meta.dirname,
  `${import.meta.dirname}/../people/text`,
  `${import.meta.dirname}/../analysis/text`,
  ...readdirSync(`${import.meta.dirname}/../titles`, { withFileTypes: true })
    .filter((d) => d.isDirectory() && d.name !== 'text')
    .map((d) => `${import.meta.dirname}/../titles/${d.name}/text`),
];

test.each(folders)('%s says the same in three languages', (folder) => {
  const en = keys(`${folder}/en.ftl`);
  expect(en.length).toBeGreaterThan(20);
  expect(keys(`${folder}/ru.ftl`)).toEqual(en);
  expect(keys(`${folder}/it.ftl`)).toEqual(en);
});

test.each(
  readdirSync(`${import.meta.dirname}/../titles`, { withFileTypes: true })
    .filter((d) => d.isDirectory())
    .map((d) => d.name),
)('%s has a lesson for every step', (title) => {
  const steps = keys(`${import.meta.dirname}/../../../src/malecon/titles/${title}/text/en.ftl`).filter(
    (id) => id.startsWith('phase-') && id !== 'phase-end',
  );
  expect(steps.length).toBeGreaterThan(5);
  expect(
    keys(`${import.meta.dirname}/../titles/${title}/text/en.ftl`).filter((id) => id.startsWith('lesson-')),
  ).toEqual(steps.map((id) => id.replace('phase-', 'lesson-')));
});

const LANGS = Object.keys(LANGUAGES);
const titles = readdirSync(`${import.meta.dirname}/../titles`, { withFileTypes: true })
  .filter((d) => d.isDirectory())
  .map((d) => d.name);

/** The sentences of a text, whichever of its variants is longest. */
function sentences(lang: string, path: string, id: string): number {
  const counts = [0, 1, 2, 5].map((n) => {
    const bundle = new FluentBundle(lang, { functions: { BOX: () => new FluentNumber(n) }, useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
    const text = bundle.formatPattern(bundle.getMessage(id)!.value!, { n, count: n, left: n }, []);
    expect(text.length, text).toBeGreaterThan(20);
    return text.match(/[.!?…](?=\s|$)/g)?.length ?? 0;
  });
  return Math.max(...counts);
}

test.each(titles.flatMap((title) => LANGS.map((lang) => [title, lang])))(
  '%s in %s says each step and the aim in at most two sentences',
  (title, lang) => {
    const path = `${import.meta.dirname}/../titles/${title}/text/${lang}.ftl`;
    const said = keys(path).filter((id) => id === 'aim' || id.startsWith('lesson-'));
    expect(said).toContain('aim');
    expect(said.filter((id) => sentences(lang, path, id) > 2 || sentences(lang, path, id) === 0)).toEqual([]);
  },
);
