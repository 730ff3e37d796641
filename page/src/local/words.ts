/** The server's catalogues, for games without a server: the same keys, the same sentences. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { boxFunction } from '../lib/box_function';

type Files = Record<string, () => Promise<string>>;
type Part = string | number;

const CORE = import.meta.glob('../../../src/malecon/core/text/*.ftl', { query: '?raw', import: 'default' }) as Files;
const ROOMS = import.meta.glob(['../../../src/malecon/tables/text/*.ftl', '../../../src/malecon/bots/text/*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Files;
const TITLES = import.meta.glob(
  ['../../../src/malecon/titles/*/text/*.ftl', '../../../src/malecon/titles/*/teaching/text/*.ftl'],
  { query: '?raw', import: 'default' },
) as Files;

export class Words {
  private constructor(private readonly bundle: FluentBundle) {}

  static async load(lang: string, files: (() => Promise<string>)[], number?: (path: string) => number): Promise<Words> {
    const BOX = boxFunction((path) => number!(path));
    const bundle = new FluentBundle(lang, { useIsolating: false, functions: { BOX } });
    for (const text of await Promise.all(files.map((file) => file())))
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return new Words(bundle);
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  say(key: string, parts: Record<string, Part> = {}): string {
    const pattern = this.pattern(key);
    return pattern === null ? key : this.bundle.formatPattern(pattern, parts as Record<string, FluentVariable>, []);
  }

  private pattern(key: string) {
    const [id, attribute] = key.split('.');
    const message = this.bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

/** What a title says, what tables say, what bots say. */
export interface Speech {
  lang: string;
  title: Words;
  tables: Words;
  bots: Words;
}

type Tables = Record<string, unknown>;

function numberAt(tables: Tables, path: string): number {
  return path.split('.').reduce<unknown>((entry, step) => (entry as Tables)[step], tables) as number;
}

export async function loadSpeech(title: string, lang: string, tables: Tables): Promise<Speech> {
  const root = '../../../src/malecon';
  const core = CORE[`${root}/core/text/${lang}.ftl`];
  const own = ['text', 'teaching/text'].map((folder) => TITLES[`${root}/titles/${title}/${folder}/${lang}.ftl`]);
  const [said, table, bots] = await Promise.all([
    Words.load(lang, [core, ...own], (path) => numberAt(tables, path)),
    Words.load(lang, [core, ROOMS[`${root}/tables/text/${lang}.ftl`]]),
    Words.load(lang, [core, ROOMS[`${root}/bots/text/${lang}.ftl`]]),
  ]);
  return { lang, title: said, tables: table, bots };
}
