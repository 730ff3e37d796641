/** A whole game as text, as `malecon.core.records` writes and reads it. */
import type { Choice, Manifest } from '../engine/manifest';
import type { Kept } from './kept';
import { Refusal } from './refusal';

const FORMAT = '2';
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
    ...chosen.map((o) => `option ${o.name} ${String(game.options[o.name]).toLowerCase()}`),
    `seed ${game.seed}`,
    '---',
    ...game.plies.map((p) => p.notation),
    '',
  ].join('\n');
}

/** The title that a record is of; null if it is none. */
export const titleOf = (text: string): string | null => /^title (\w+)\s*$/m.exec(text)?.[1] ?? null;

export function readRecord(text: string, manifest: Manifest): Pick<Kept, 'seats' | 'options' | 'seed' | 'plies'> {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const bad = (number: number): never => {
    throw new Refusal(422, 'local-record', { line: number + 1 });
  };
  const from = lines.indexOf('---');
  if (lines.find((line) => line && !line.startsWith('#')) !== `malecon ${FORMAT}` || from < 0) bad(0);
  const head = new Map<string, string>();
  const options: Record<string, Choice> = {};
  lines.slice(0, from).forEach((line, number) => {
    const [, entry, value] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (!line || line.startsWith('#')) return;
    if (entry !== 'option') return void head.set(entry, value);
    const [name, choice] = value.split(/\s+/);
    const option = manifest.options.find((o) => o.name === name);
    const found = option?.choices.find((c) => String(c).toLowerCase() === choice);
    if (!option || found === undefined) bad(number);
    if (found !== option!.choices[0]) options[name] = found!;
  });
  if (
    head.get('title') !== manifest.title ||
    head.get('data') !== manifest.data ||
    !/^\d+$/.test(head.get('seed') ?? '')
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
  return { seats: names.map(seatFor), options, seed: head.get('seed')!, plies };
}

function seatFor(name: string): Kept['seats'][number] {
  if (!name.startsWith('bot:')) return { kind: 'person', bot: null, name, stand_in: null };
  return { kind: 'bot', bot: 'medium', name: '', stand_in: null };
}
