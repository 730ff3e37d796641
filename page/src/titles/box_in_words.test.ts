/**
 * A corrected box is corrected in every sentence of the page; tests/titles/test_box_in_words.py says the same of what
 * the server tells.
 */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { boxFunction } from '../lib/box_function';
import type { Schemas } from '../api/client';
import { numberAt, setBox } from '../lib/boxes.svelte';
import { tableOf } from '../lib/listing';

const TITLES = ['cuba', 'havana', 'puerto_rico', 'santiago'];
const LANGS = ['en', 'it', 'ru'];
const MORE = 13; // what a number is raised by: enough to leave every plural form

/** Numbers that neither a text nor a table of the rules names, by path, and where people see them instead. */
const UNSAID: Record<string, RegExp[]> = {
  cuba: [/^copies\./], // the shelf shows how many are left
  havana: [],
  puerto_rico: [],
  santiago: [/^cubans\.alonso$/], // not read
};

/** Digits in the page's texts that are not the box's, by key. */
const OWN_DIGITS: Record<string, RegExp[]> = {
  cuba: [
    /^cu-alt-(resource|product)$/, // one piece of one's choice
    /^cu-bid-for$/, // counted
    /^fx-(small|large)_branch_office$/,
    /^lesson-(lighthouse|load)$/, // docks by number
  ],
  havana: [
    /^hv-age$/, // the youngest has age 1
    /^(hv-(n-to-one|hire|change)|fx-contrabando)$/, // the one piece that others are given for
    /^lesson-choose$/, // an example of how two numbers are read
  ],
  puerto_rico: [
    /^(pr-role-note-.*|fx-harbor)$/, // one more, or one less: privileges
    /^pr-more-roles$/, // counted
    /^short-prospector2$/, // a name
  ],
  santiago: [
    /^(fx-(sawmill|office)|brief-office)$/, // the one piece that is given
    /^(fx-casino|sc-goods-count)$/, // the one point that pesos or goods are counted by
    /^(fx|brief)-customs$|^sc-die-off$|^sc-star-free$/, // a die is turned to 0; the first stop
  ],
};

type Part = string | { type: string; [field: string]: unknown };
type Pattern = string | Part[];
interface Message {
  key: string;
  pattern: Pattern;
  paths: Set<string>;
  values: Map<string, Set<string>>;
  text: string;
}

const own = import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const shared = import.meta.glob<string>('../../../src/malecon/titles/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = (title: string, lang: string): string[] => [
  shared[`../../../src/malecon/titles/${title}/text/${lang}.ftl`],
  own[`./${title}/text/${lang}.ftl`],
];

function look(node: unknown, into: Message): void {
  if (typeof node === 'string') into.text += node;
  else if (Array.isArray(node)) node.forEach((part) => look(part, into));
  else if (node && typeof node === 'object') {
    const part = node as Record<string, unknown>;
    if (part.type === 'func' && part.name === 'BOX')
      for (const arg of part.args as Record<string, unknown>[])
        if (arg.type === 'str') into.paths.add(String(arg.value));
    if (part.type === 'var' && !into.values.has(String(part.name))) into.values.set(String(part.name), new Set());
    if (part.type === 'select') {
      look(part.selector, into);
      const selector = part.selector as Record<string, unknown>;
      for (const variant of part.variants as { key: { value: unknown }; value: unknown }[]) {
        if (selector.type === 'var') into.values.get(String(selector.name))!.add(String(variant.key.value));
        look(variant.value, into);
      }
    }
  }
}

function messages(text: string): Message[] {
  const parts = new FluentResource(text).body.flatMap((entry) => [
    [entry.id, entry.value] as const,
    ...Object.entries(entry.attributes).map(([name, value]) => [`${entry.id}.${name}`, value] as const),
  ]);
  return parts.flatMap(([key, pattern]) => {
    if (pattern === null) return [];
    const message: Message = {
      key,
      pattern: pattern as Pattern,
      paths: new Set(),
      values: new Map(),
      text: '',
    };
    look(pattern, message);
    return [message];
  });
}

/** A message with each value that its variants tell apart. */
function said(bundle: FluentBundle, message: Message): string[] {
  const kinds: Record<string, number> = { zero: 0, one: 1, two: 2, few: 3, many: 5, other: 7 };
  let tried: Record<string, string | number>[] = [{}];
  for (const [name, values] of message.values)
    tried = (values.size ? [...values] : ['other']).flatMap((value) =>
      tried.map((before) => ({
        ...before,
        [name]: kinds[value] ?? (Number.isNaN(Number(value)) ? value : Number(value)),
      })),
    );
  return tried.map((args) => bundle.formatPattern(message.pattern as never, args, []));
}

function numbers(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'number') return [path.join('.')];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([step, inner]) => numbers(inner, [...path, step]));
}

function raised<Box>(box: Box, path: string): Box {
  const copy = structuredClone(box) as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop()!;
  const group = steps.reduce((entry, step) => entry[step] as Record<string, unknown>, copy);
  group[last] = (group[last] as number) + MORE;
  return copy as Box;
}

/** Entries with ids, as a list of them reads. */
const entriesOf = (group: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) =>
      Array.isArray(value) && value[0]?.id
        ? value.map(({ id, ...rest }, i) => [id, [`${name}.${i}`, rest]])
        : [[name, [name, value]]],
    ),
  ) as Record<string, [string, unknown]>;

describe.each(TITLES)('%s', (title) => {
  const { box, lists } = JSON.parse(readFileSync(new URL(`../../fixtures/${title}.json`, import.meta.url), 'utf8')) as {
    box: Record<string, Record<string, unknown>>;
    lists: Pick<Schemas['Box'], 'listings' | 'names'>;
  };

  /** The numbers that a table under a chapter of the rules shows: each of them, raised, changes what it says. */
  function shown(): Set<string> {
    const found = new Set<string>();
    for (const { group, entries } of Object.values(lists.listings)) {
      const table = Object.keys(box).find((name) => group === name || group.startsWith(`${name}_`))!;
      const said = (of: object) => JSON.stringify(tableOf(of as Record<string, unknown>, (code) => code));
      for (const [code, [path, value]] of Object.entries(entriesOf(box[table]))) {
        if (!(code in entries)) continue;
        for (const number of numbers(value)) {
          const at = number ? `${code}.${number}` : code;
          expect(said(raised(entries, at)), `${group}.${at}`).not.toBe(said(entries));
          found.add([table, path, number].filter(Boolean).join('.'));
        }
      }
    }
    return found;
  }

  test.each(LANGS)('a corrected number changes every sentence that names it (%s)', (lang) => {
    const bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: { BOX: boxFunction((path) => numberAt(title, path)) },
    });
    const all: Message[] = [];
    for (const text of sources(title, lang)) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
      all.push(...messages(text));
    }
    setBox(title, box);
    const naming = new Map<string, { message: Message; before: string[] }[]>();
    for (const message of all) {
      const before = message.paths.size ? said(bundle, message) : [];
      for (const path of message.paths) naming.set(path, [...(naming.get(path) ?? []), { message, before }]);
    }
    const unsaid: string[] = [];
    const listed = shown();
    for (const path of numbers(box)) {
      setBox(title, raised(box, path));
      for (const { message, before } of naming.get(path) ?? [])
        expect(said(bundle, message), `${path} in ${message.key}`).not.toEqual(before);
      if (!naming.has(path) && !listed.has(path) && !UNSAID[title].some((known) => known.test(path))) unsaid.push(path);
    }
    expect(unsaid).toEqual([]);
    const known = new Set(numbers(box));
    expect([...naming.keys()].filter((path) => !known.has(path))).toEqual([]);
  });

  test.each(LANGS)('no text restates a number (%s)', (lang) => {
    const left = messages(sources(title, lang)[1]).filter(
      (message) => /\d/.test(message.text) && !OWN_DIGITS[title].some((known) => known.test(message.key)),
    );
    expect(left.map((message) => `${message.key}: ${message.text}`)).toEqual([]);
  });

  test('every code of a table has a name in the catalogue', () => {
    for (const lang of LANGS) {
      const known = new Set(messages(sources(title, lang)[0]).map((message) => message.key));
      expect(Object.values(lists.names).filter((key) => !known.has(key))).toEqual([]);
    }
  });

  test('every exception is needed', () => {
    const paths = numbers(box);
    const digits = LANGS.flatMap((lang) => messages(sources(title, lang)[1])).filter((m) => /\d/.test(m.text));
    expect(UNSAID[title].filter((known) => !paths.some((path) => known.test(path)))).toEqual([]);
    expect(OWN_DIGITS[title].filter((known) => !digits.some((m) => known.test(m.key)))).toEqual([]);
  });
});
