/** Every string comes from the catalogues: the page's own, and the titles' that the server uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from '../api/client';
import { boxFunction } from './box_function';
import { loadBox, numberAt } from './boxes.svelte';
import { prefs, type Lang } from './prefs.svelte';

type Args = Record<string, FluentVariable>;
type Files = Record<string, () => Promise<string>>;

const own = import.meta.glob('../text/*.ftl', { query: '?raw', import: 'default' }) as Files;
const people = import.meta.glob('../people/text/*.ftl', { query: '?raw', import: 'default' }) as Files;
const analysis = import.meta.glob('../analysis/text/*.ftl', { query: '?raw', import: 'default' }) as Files;
const boards = import.meta.glob('../titles/*/text/*.ftl', { query: '?raw', import: 'default' }) as Files;
const rules = import.meta.glob('../../../src/malecon/titles/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;

const bundles = new Map<string, FluentBundle>();
const state = $state({ lang: prefs.lang as Lang, loaded: 0 });

function bundle(lang: Lang, name: string): FluentBundle {
  const id = `${lang}/${name}`;
  let found = bundles.get(id);
  if (!found) {
    const BOX = boxFunction((path) => numberAt(name, path));
    found = new FluentBundle(lang, { useIsolating: false, functions: { BOX } });
    bundles.set(id, found);
  }
  return found;
}

const ids = new Map<string, string[]>(); // of each label: the keys that name it
const NO_NAMES = /^(act|ask|phase|why|invariant|origin|source|counts|option|choice|rules|place|fx|short|letter)-/;

/** What a label of a view is called, whichever axis it belongs to; the hint is the name of the entry it stands in. */
export function label(title: string, text: string, hint = ''): string {
  void state.loaded;
  const one = hint.replace(/s$/, '');
  for (const key of [`${one}-${text}`, `${hint}-${text}`, `field-${text}`]) {
    const found = find(title, key);
    if (found) return found;
  }
  const key = ids.get(`${state.lang}/${title}/${text}`)?.find((id) => !NO_NAMES.test(id));
  return (key && find(title, key)) || find('page', `field-${text}`) || text.replaceAll('_', ' ');
}

const order = new Map<string, string[]>(); // the keys of a catalogue as they stand in it

/** The keys of a title that begin so, or have such an attribute, in the order of its catalogue. */
export function keysOf(title: string, prefix: string, attribute?: string): string[] {
  void state.loaded;
  const from = bundles.get(`${state.lang}/${title}`);
  const found = (order.get(`${state.lang}/${title}`) ?? []).filter(
    (id) => id.startsWith(prefix) && (!attribute || from?.getMessage(id)?.attributes[attribute]),
  );
  return [...new Set(found)];
}

const asked = new Map<string, Promise<void>>();

function load(lang: Lang, name: string, files: (() => Promise<string>)[]): Promise<void> {
  const id = `${lang}/${name}`;
  const before = asked.get(id);
  if (before) return before;
  const work = Promise.all(files.map((f) => f())).then((texts) => {
    const into = bundle(lang, name);
    for (const text of texts) {
      const resource = new FluentResource(text);
      into.addResource(resource, { allowOverrides: true });
      order.set(id, [...(order.get(id) ?? []), ...resource.body.map((entry) => entry.id)]);
      for (const entry of resource.body)
        ids.set(`${id}/${entry.id.slice(entry.id.indexOf('-') + 1)}`, [
          ...(ids.get(`${id}/${entry.id.slice(entry.id.indexOf('-') + 1)}`) ?? []),
          entry.id,
        ]);
    }
    state.loaded += 1;
  });
  asked.set(id, work);
  work.catch(() => asked.delete(id));
  return work;
}

export async function loadWords(lang: Lang): Promise<void> {
  const files = [
    own[`../text/${lang}.ftl`],
    people[`../people/text/${lang}.ftl`],
    analysis[`../analysis/text/${lang}.ftl`],
  ];
  await load(lang, 'page', files);
  for (const title of titlesWanted) await loadTitle(title, lang);
  for (const [name, files] of parts) await load(lang, name, files(lang));
  state.lang = lang;
  prefs.set('lang', lang);
  document.documentElement.lang = lang;
}

const titlesWanted = new Set<string>();
const parts = new Map<string, (lang: Lang) => (() => Promise<string>)[]>();

/** The catalogue of a part of the page that is not needed at first; `tell` says it under that name. */
export async function loadPart(name: string, files: (lang: Lang) => (() => Promise<string>)[]): Promise<void> {
  parts.set(name, files);
  await load(prefs.lang, name, files(prefs.lang));
}

export async function loadTitle(title: string, lang: Lang = prefs.lang): Promise<void> {
  titlesWanted.add(title);
  const files = [
    rules[`../../../src/malecon/titles/${title}/text/${lang}.ftl`],
    boards[`../titles/${title}/text/${lang}.ftl`],
  ];
  await Promise.all([loadBox(title, api.box), load(lang, title, files.filter(Boolean))]);
}

function find(name: string, key: string, args?: Args): string | null {
  void state.loaded;
  const [id, attr] = key.split('.');
  const from = bundles.get(`${state.lang}/${name}`);
  const message = from?.getMessage(id);
  const pattern = attr ? message?.attributes[attr] : message?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const text = from!.formatPattern(pattern, args ?? null, errors);
  return errors.length && !args ? null : text; // a sentence that wants variables is no name
}

/** A string of the page. */
export function say(key: string, args?: Args): string {
  return find('page', key, args) ?? key;
}

/** A string of a title, or null where it has none. */
export function tell(title: string, key: string, args?: Args): string | null {
  return find(title, key, args);
}

/** What a piece does by the options of the game: a choice that alters it has a text of its own. */
export function ruleOf(title: string, key: string, options: Readonly<Record<string, unknown>> = {}): string | null {
  for (const [option, choice] of Object.entries(options)) {
    const said = tell(title, `${key}.rule-${option}-${String(choice)}`);
    if (said) return said;
  }
  return tell(title, `${key}.rule`);
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names as a sentence lists them: "Ana, Boris and Eva". */
export function list(names: string[]): string {
  return new Intl.ListFormat(lang()).format(names);
}

export function lang(): Lang {
  return state.lang;
}

/** 14 h, 2 days: how long ago or until, in the reader's language. */
export function span(ms: number): string {
  const s = Math.max(0, Math.round(ms / 1000));
  if (s < 60) return say('time-seconds', { n: s });
  if (s < 3600) return say('time-minutes', { n: Math.round(s / 60) });
  if (s < 48 * 3600) return say('time-hours', { n: Math.round(s / 3600) });
  return say('time-days', { n: Math.round(s / 86400) });
}
