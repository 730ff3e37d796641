/** Guided first games, as in `malecon.tables.lessons`: the current step follows from the plies alone. */
import type { Table } from '../api/client';
import type { Engine, Position } from '../engine/engine';
import type { Lesson, Manifest } from '../engine/manifest';
import type { Kept } from './kept';
import { Refusal } from './refusal';
import type { Speech } from './words';

type Stage = NonNullable<Table['lesson']>;

/** The lesson while its script goes on. If the script has changed since this game began, it isn't followed. */
export function staged(game: Kept, { lesson }: Manifest): Lesson | null {
  if (!game.lesson || !lesson || game.plies.length >= lesson.script.length) return null;
  return rest(lesson, game.plies) ? lesson : null;
}

/**
 * What is left of the step that was begun: within a step the newcomer may change the order. Null: something else was
 * played.
 */
function rest(lesson: Lesson, plies: { notation: string }[]): string[] | null {
  let left: string[] = [];
  for (const [number, { notation }] of plies.slice(0, lesson.script.length).entries()) {
    if (!left.length) left = block(lesson, number);
    const at = left.indexOf(notation);
    if (at < 0 || (at > 0 && lesson.script[number][1] === null)) return null;
    left.splice(at, 1);
  }
  return left.length ? left : block(lesson, plies.length);
}

/** The plies of one step, in a row; a bot's plies are steps of their own. */
function block({ script }: Lesson, first: number): string[] {
  const lines = script.slice(first);
  const step = lines[0]?.[1] ?? null;
  const end = step === null ? 1 : lines.findIndex(([, of]) => of !== step);
  return lines.slice(0, end < 0 ? undefined : end).map(([notation]) => notation);
}

/** The script's move for a bot now. */
export function botsMove(game: Kept, manifest: Manifest, to_move: number | null): string | null {
  const lesson = staged(game, manifest);
  return lesson && to_move !== lesson.seat ? lesson.script[game.plies.length][0] : null;
}

/** What the player is to play now: every ply of the step until it is someone else's turn. */
export function wanted(game: Kept, manifest: Manifest, to_move: number | null): string[] {
  const lesson = staged(game, manifest);
  return (lesson && to_move === lesson.seat && rest(lesson, game.plies)) || [];
}

/** The moves that may come first: of those left in the step, each whose order makes no difference in the end. */
export function allowed(game: Kept, engine: Engine, position: Position): string[] {
  const left = wanted(game, engine.manifest, engine.toMove(position));
  if (!left.length) return [];
  const end = played(engine, position, left);
  return [...new Set(left)].filter((first) => {
    if (first === left[0]) return true;
    const others = left.filter((_, k) => k !== left.indexOf(first));
    const other = played(engine, position, [first, ...others]);
    return end !== null && other !== null && other.every((byte, k) => byte === end[k]);
  });
}

/** The position after these moves; null if they can't be played one after the other. */
function played(engine: Engine, start: Position, notations: string[]): Position | null {
  let now = start;
  for (const notation of notations) {
    const action = engine.action(notation);
    if (action === undefined || !engine.mask(now)[action]) return null;
    now = engine.play(now, action).position;
  }
  return now;
}

/** Refuses a person's moves that the lesson isn't about. */
export function check(game: Kept, engine: Engine, position: Position, moves: string[]): void {
  const lesson = staged(game, engine.manifest);
  if (!lesson || !moves.length) return;
  const after = [...game.plies, ...moves.map((notation) => ({ notation }))];
  if (allowed(game, engine, position).includes(moves[0]) && rest(lesson, after)) return;
  const [first] = wanted(game, engine.manifest, engine.toMove(position));
  throw new Refusal(409, 'table-lesson-first', { wanted: first });
}

/** Where the lesson stands, in words; null for an ordinary game. */
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
