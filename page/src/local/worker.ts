/** Plays and shows games of this device in a worker. `asking.ts` describes the messages. */
import { choose } from '../engine/bots';
import type { Described } from '../engine/described';
import { loaded, loadedFor } from '../engine/loading';
import { Views } from '../engine/views';
import { ADVISER } from './advice';
import type { Question, Told } from './asking';
import { Desk, type Known } from './desk';
import type { Kept } from './kept';
import type { Weighed } from './lookback';
import { Refusal } from './refusal';
import { loadSpeech, type Speech } from './words';

/** What can be asked, of a title, in a language. */
function answers(desk: Desk, speech: Speech) {
  return {
    table: (game: Kept, seat: number | null) => desk.table(game, speech, seat),
    news: (game: Kept, first: number) => ({
      table: desk.table(game, speech, null),
      plies: desk.plies(game, speech, null, first),
    }),
    history: (game: Kept, seat: number | null, first: number) => desk.history(game, speech, seat, first),
    ply: (game: Kept, ply: number, seat: number | null) => desk.atPly(game, speech, ply, seat),
    reasons: (game: Kept, verb: string | null) => desk.reasons(game, speech, verb),
    reasonsFor: (seen: Known, verb: string | null) => desk.reasonsFor(seen, speech, verb),
    act: (game: Kept, ply: number, actions: string[], revision: number) =>
      desk.act(game, speech, ply, actions, revision),
    standing: (game: Kept) => desk.standing(game),
    options: (given: Parameters<Desk['options']>[0]) => desk.options(given, speech),
    record: (game: Kept) => desk.record(game),
    read: (text: string) => desk.read(text),
    fork: (game: Kept, ply: number, seed: string) => desk.fork(game, ply, seed),
    chosen: (game: Kept) => desk.chosen(game),
    editable: (game: Kept) => desk.editable(game),
    impossible: (position: Described) => desk.impossible(position),
    begun: (game: Kept, position: Described) => desk.begun(game, position),
    unplayable: (game: Kept, ways: [number, string[]][]) => desk.unplayable(game, ways),
    lesson: () => desk.lesson(),
    explain: (game: Kept, better: string, played: string) => desk.explain(game, speech, better, played),
    goesOn: (game: Kept) => desk.goesOn(game),
  };
}

type Plain = ReturnType<typeof answers>;

/** The same for what a bot thinks about; its network may have to be loaded first. */
interface Thought {
  move: (game: Kept, code: string) => { notation: string; by: string };
  hint: (game: Kept) => ReturnType<Desk['hint']>;
  hintFor: (seen: Known) => ReturnType<Desk['hintFor']>;
  glances: (game: Kept, first: number, end: number) => ReturnType<Desk['glances']>;
  weigh: (game: Kept, ply: number) => ReturnType<Desk['weigh']>;
  lapse: (game: Kept, found: Weighed) => ReturnType<Desk['lapse']>;
  look: (game: Kept, iterations: number) => ReturnType<Desk['look']>;
}

export type Asked = Plain & Thought;

const THOUGHTS: string[] = ['hint', 'hintFor', 'glances', 'weigh', 'lapse', 'look'];

const desks = new Map<string, Promise<Desk>>();
const speeches = new Map<string, Promise<Speech>>();

function once<T>(kept: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const found = kept.get(name) ?? make();
  kept.set(name, found);
  found.catch(() => kept.delete(name)); // the next question tries again
  return found;
}

async function answer({ title, lang, files, box, python, ask, given }: Question): Promise<unknown> {
  const desk = await once(desks, title, async () => {
    const engine = await loaded(title, files);
    return new Desk(engine, await Views.load(engine, python));
  });
  const speech = await once(speeches, `${title}/${lang}`, async () =>
    loadSpeech(title, lang, (await (await fetch(box)).json()).tables),
  );
  try {
    if (ask === 'move') {
      const [game, code] = given as Parameters<Thought['move']>;
      const scripted = desk.scripted(game);
      if (scripted !== null) return { notation: scripted, by: 'lesson' };
      const engine = await loadedFor(code, title, files);
      return { notation: engine.notations[choose(engine, desk.position(game), code).action], by: code };
    }
    if (THOUGHTS.includes(ask)) await loadedFor(ADVISER, title, files);
    if (ask === 'hint') return desk.hint(given[0] as Kept, speech);
    if (ask === 'hintFor') return desk.hintFor(given[0] as Known, speech);
    if (ask === 'glances') return desk.glances(...(given as Parameters<Desk['glances']>));
    if (ask === 'weigh') return desk.weigh(...(given as Parameters<Desk['weigh']>));
    if (ask === 'look') return desk.look(given[0] as Kept, speech, given[1] as number);
    if (ask === 'lapse') return desk.lapse(given[0] as Kept, speech, given[1] as Weighed);
    const asked = answers(desk, speech)[ask as keyof Plain] as (...all: unknown[]) => unknown;
    return asked(...given);
  } catch (trouble) {
    if (!(trouble instanceof Refusal)) throw trouble;
    throw new Refusal(
      trouble.status,
      trouble.key,
      trouble.parts,
      trouble.said ?? speech.tables.say(trouble.key, trouble.parts),
    );
  }
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const reply: Told = { id: data.id };
  try {
    reply.result = await answer(data);
  } catch (trouble) {
    if (trouble instanceof Refusal)
      reply.refused = {
        status: trouble.status,
        key: trouble.key,
        text: trouble.said ?? trouble.key,
        parts: trouble.parts,
      };
    else {
      console.error(trouble);
      reply.refused = { status: 0, key: 'lost', text: '', parts: {} };
    }
  }
  self.postMessage(reply);
};
