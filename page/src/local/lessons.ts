/** A first game, explained, as `malecon.tables.lessons` stages it: which step it is follows from the plies alone. */
import type { Table } from '../api/client';
import type { Lesson, Manifest } from '../engine/manifest';
import type { Kept } from './kept';
import { Refusal } from './refusal';
import type { Speech } from './words';

type Stage = NonNullable<Table['lesson']>;

/** The lesson while its script goes on. A script that was altered since this game began is not followed. */
export function staged(game: Kept, { lesson }: Manifest): Lesson | null {
  if (!game.lesson || !lesson || game.plies.length >= lesson.script.length) return null;
  return game.plies.every(({ notation }, ply) => notation === lesson.script[ply][0]) ? lesson : null;
}

/** What the script has a bot play now. */
export function botsMove(game: Kept, manifest: Manifest, to_move: number | null): string | null {
  const lesson = staged(game, manifest);
  return lesson && to_move !== lesson.seat ? lesson.script[game.plies.length][0] : null;
}

/** What the newcomer is to play now: every ply of the step up to somebody else's. */
export function wanted(game: Kept, manifest: Manifest, to_move: number | null): string[] {
  const lesson = staged(game, manifest);
  if (!lesson || to_move !== lesson.seat) return [];
  const ahead = lesson.script.slice(game.plies.length);
  const end = ahead.findIndex(([, step]) => step !== ahead[0][1]);
  return ahead.slice(0, end < 0 ? undefined : end).map(([notation]) => notation);
}

/** A person's moves in a lesson must be those the lesson is about. */
export function check(game: Kept, manifest: Manifest, played: string[]): void {
  const rest = staged(game, manifest)?.script.slice(game.plies.length) ?? [];
  rest.slice(0, played.length).forEach(([notation], k) => {
    if (played[k] !== notation) throw new Refusal(409, 'table-lesson-first', { wanted: notation });
  });
}

/** Where the lesson stands, in words; null: this is an ordinary game. */
export function stageOf(game: Kept, manifest: Manifest, to_move: number | null, { title }: Speech): Stage | null {
  const { lesson } = manifest;
  if (!game.lesson || !lesson) return null;
  const steps = [...new Set(lesson.script.flatMap(([, step]) => step ?? []))];
  const going = staged(game, manifest) !== null;
  const now = going ? lesson.script.slice(game.plies.length).find(([, step]) => step)?.[1] : undefined;
  const number = now ? steps.indexOf(now) : steps.length;
  const key = now ?? 'end';
  return {
    step: number + 1,
    steps: steps.length,
    key,
    goal: title.say(`lesson-${key}`),
    text: title.say(`lesson-${key}.text`),
    done: steps.slice(0, number).map((step) => title.say(`lesson-${step}`)),
    wanted: wanted(game, manifest, to_move),
    over: !going,
  };
}
