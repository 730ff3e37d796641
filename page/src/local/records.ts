/** A whole game as text, as `malecon.core.records` writes and reads it. */
import { readDescribed, writeDescribed, type Described } from '../engine/described';
import type { Choice, Manifest } from '../engine/manifest';
import type { Kept } from './kept';
import { Refusal } from './refusal';

const FORMAT = '2';
export const DEFAULT_BOT = 'medium';
const NAME = /"(?:[^"\\]|\\.)*"|[^\s"]+/g;

export function writeRecord(game: Kept, manifest: Manifest): string {
  const names = game.seats.map((s, k) => s.name || (s.bot ? `bot:${s.bot}` : `seat${k}`));
  const quoted = (name: string) => (/^[^\s"]+$/.test(name) ? name : JSON.stringify(name));
  const chosen = manifest.options.filter((o) => (game.options[o.name] ?? o.choices[0]) !== o.choices[0]);
  return [
    `malecon ${FORMAT}`,
    `title ${game.title}`,
    `data ${game.data}`,
    `seats ${names.map(quoted).join(' ')}`,
    ...(game.start
      ? [`position ${writeDescribed(game.start)}`]
      : [...chosen.map((o) => `option ${o.name} ${String(game.options[o.name]).toLowerCase()}`), `seed ${game.seed}`]),
    '---',
    ...game.plies.map((p) => p.notation),
    '',
  ].join('\n');
}

/** The title of a record; null if it isn't one. */
export const titleOf = (text: string): string | null => /^title (\w+)\s*$/m.exec(text)?.[1] ?? null;

/** What a record says of a game. */
export type Read = Pick<Kept, 'seats' | 'options' | 'seed' | 'start' | 'plies'>;

export function readRecord(text: string, manifest: Manifest): Read {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const bad = (number: number): never => {
    throw new Refusal(422, 'local-record', { line: number + 1 });
  };
  const from = lines.indexOf('---');
  if (lines.find((line) => line && !line.startsWith('#')) !== `malecon ${FORMAT}` || from < 0) bad(0);
  const head = new Map<string, string>();
  const options: Record<string, Choice> = {};
  let start: Described | null = null;
  lines.slice(0, from).forEach((line, number) => {
    const [, entry, value] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (!line || line.startsWith('#')) return;
    if (entry === 'position') {
      try {
        start = readDescribed(value);
      } catch {
        bad(number);
      }
    }
    if (entry !== 'option') return void head.set(entry, value);
    const [name, choice] = value.split(/\s+/);
    const option = manifest.options.find((o) => o.name === name);
    const found = option?.choices.find((c) => String(c).toLowerCase() === choice);
    if (!option || found === undefined) bad(number);
    if (found !== option!.choices[0]) options[name] = found!;
  });
  const seed = head.get('seed') ?? null;
  if (
    head.get('title') !== manifest.title ||
    head.get('data') !== manifest.data ||
    (start === null) !== /^\d+$/.test(seed ?? '') ||
    (start !== null && (seed !== null || Object.keys(options).length > 0)) // it has its options already
  )
    bad(0);
  const names =
    (head.get('seats') ?? '')
      .match(NAME)
      ?.map((name) => (name.startsWith('"') ? (JSON.parse(name) as string) : name)) ?? [];
  const plies = lines
    .slice(from + 1)
    .filter((line) => line && !line.startsWith('#'))
    .map((notation) => ({ notation, by: 'record', at: 0 }));
  return { seats: names.map((name) => seatFor(name, manifest)), options, seed, start, plies };
}

/** The line of a record that a ply stands on, counted from 1; that of the described position before the first ply. */
export function lineOf(text: string, ply: number): number {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const from = lines.indexOf('---');
  if (ply < 0) return lines.findIndex((line) => line.startsWith('position ')) + 1;
  const plies = lines.flatMap((line, number) => (number > from && line && !line.startsWith('#') ? [number + 1] : []));
  return plies[ply];
}

/** A seat by its name in a record: bot:code, where people can choose that bot, or a person's. */
function seatFor(name: string, { bots }: Manifest): Kept['seats'][number] {
  if (!name.startsWith('bot:')) return { kind: 'person', bot: null, name, stand_in: null };
  const code = name.slice('bot:'.length);
  return { kind: 'bot', bot: code in bots.levels ? code : DEFAULT_BOT, name: '', stand_in: null };
}
