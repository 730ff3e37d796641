import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const keys = (path: string) => new FluentResource(readFileSync(path, 'utf8')).body.map((m) => m.id).sort();
const folders = [
  import.meta.dirname,
  `${import.meta.dirname}/../people/text`,
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
