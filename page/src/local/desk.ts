/** A game of this device as its table shows it: what `malecon.tables.views` builds on the server, built here. */
import type { AtPly, Change, Draft, History, Hints, Lapse, Legal, Ply, Reasons, Table, View } from '../api/client';
import type { Engine, Position } from '../engine/engine';
import type { Choice, Editing, FieldLayout, Lesson } from '../engine/manifest';
import type { Views } from '../engine/views';
import { BadPosition, describe, fromDescribed, type Described } from '../engine/described';
import { Search, type LineStep } from '../engine/lines';
import { argue, hints, planOf, tell, type Argued, type Voice } from './advice';
import { changesBetween, seen } from './changes';
import { deed, NOTHING, type Deed } from './deeds';
import { toldSeats, type Kept, type KeptPly, type Standing } from './kept';
import { allowed, botsMove, check, staged, stageOf, wanted } from './lessons';
import { glance, weigh, type Glance, type Weighed } from './lookback';
import { answersAmong, certain, completeDrafts, copiesFor } from './previews';
import { lineOf, readRecord, writeRecord, type Read } from './records';
import { Refusal } from './refusal';
import type { Speech } from './words';

const MOST_LOOKED = 20_000; // iterations of one position
const LINES = 3;
const MOST_REASONS = 200;
const MOST_ACTIONS = 200;

/** A decision at a table of the server, as its seat knows it. */
export interface Known {
  data: string; // the version of the title's data there
  known: Described;
  ply: number;
  names: string[];
}

/** What a ply did. */
interface Done extends KeptPly {
  seat: number;
  action: number;
  changes: Change[];
  deed: Deed; // what it brought by itself, as far as a spectator may know
  forced: [seat: number, action: number][];
  phase: string;
  round: number | null;
  scores: number[];
  there: Record<string, string | number>;
}

/** What a search has found so far. */
export interface Looked {
  done: number;
  chances: number[];
  scores: number[]; // as of now
  plan: string; // why the best move
  lines: {
    visits: number;
    chance: number;
    lead: number;
    steps: Ply[]; // counted from the first move of the line
    open: boolean; // chance decides what follows
  }[];
}

/** Why a position is impossible: a field out of its limits, a broken invariant, or nobody can move. */
export interface Impossible {
  kind: 'field' | 'invariant' | 'stuck';
  about: string;
}

/** A game replayed: its positions, the first of them the start, and what led from each to the next. */
interface Replayed {
  id: string;
  seed: string | null;
  positions: Position[];
  done: Done[];
}

export class Desk {
  private last: Replayed | null = null;
  private readonly phases = new Map<number, string>();
  private search: Search | null = null; // it keeps its memory

  constructor(
    private readonly engine: Engine,
    private readonly views: Views,
  ) {}

  // -- replaying

  private replay(game: Kept): Replayed {
    let now = this.last;
    if (!now || now.id !== game.id || now.seed !== game.seed) {
      now = { id: game.id, seed: game.seed, positions: [this.start(game)], done: [] };
    }
    let same = 0;
    while (same < now.done.length && same < game.plies.length && now.done[same].notation === game.plies[same].notation)
      same++;
    now = {
      ...now,
      positions: now.positions.slice(0, same + 1),
      done: now.done.slice(0, same).map((d, k) => ({ ...d, ...game.plies[k] })),
    };
    for (const ply of game.plies.slice(same)) this.step(now, ply);
    this.last = now;
    return now;
  }

  private start({ seats, seed, start, options }: Kept): Position {
    if (!start) return this.engine.newGame(seats.length, BigInt(seed!), options);
    try {
      const position = fromDescribed(this.engine, start);
      if (this.engine.seats(position) === seats.length) return position;
    } catch (trouble) {
      if (!(trouble instanceof BadPosition)) throw trouble;
    }
    throw new Refusal(409, 'table-broken', { ply: -1 });
  }

  private step(game: Replayed, ply: KeptPly): void {
    const { engine } = this;
    const before = game.positions.at(-1)!;
    const action = engine.action(ply.notation);
    const seat = engine.toMove(before);
    const broken = new Refusal(409, 'table-broken', { ply: game.done.length });
    if (action === undefined || seat === null) throw broken;
    const there = this.thereFor(before, action, () => this.views.view(before, null));
    let step;
    try {
      step = engine.play(before, action);
    } catch {
      throw broken;
    }
    const { record } = engine.manifest;
    const changes = changesBetween(record, before, step.position);
    // What followed by itself isn't this action's doing.
    const own = step.forced.length ? changesBetween(record, before, engine.playAlone(before, action)) : changes;
    game.done.push({
      ...ply,
      seat,
      action,
      there,
      forced: step.forced,
      changes,
      deed: deed(seen(engine, before, own, null), seat),
      ...this.where(before),
      scores: engine.scores(step.position).points,
    });
    game.positions.push(step.position);
  }

  /** The label of each phase is learned from a view once. */
  private where(position: Position): { phase: string; round: number | null } {
    const number = Number(this.engine.field(position, 'phase'));
    let phase = this.phases.get(number);
    if (phase === undefined) {
      phase = String(this.views.view(position, null).phase);
      this.phases.set(number, phase);
    }
    const rounds = this.engine.manifest.record.fields.some(([name]) => name === 'round_number');
    return { phase, round: rounds ? Number(this.engine.field(position, 'round_number')) : null };
  }

  private thereFor(
    position: Position,
    action: number,
    view: () => ReturnType<Views['view']>,
  ): Record<string, string | number> {
    const { manifest } = this.engine;
    if (!manifest.there.includes(manifest.actions[action][0]) || !this.engine.mask(position)[action]) return {};
    return this.views.notice(view(), action);
  }

  // -- words

  private label(speech: Speech, axis: string, label: string): string {
    const key = `${axis}-${label}`;
    return speech.title.has(key) ? speech.title.say(key) : label;
  }

  /** What people call a label, in the form a sentence needs: see `Title.called`. */
  private name(speech: Speech, names: string[], axis: string, label: string | number, form = ''): string | number {
    if (axis === 'count') return Number(label); // its word has a plural
    const bent = `${axis}-${label}${form}`;
    if (axis !== 'seat' && form && speech.title.has(bent)) return speech.title.say(bent);
    if (axis !== 'seat') return typeof label === 'number' ? label : this.label(speech, axis, label);
    return names[Number(label)] || speech.title.say('seat-number', { number: Number(label) + 1 });
  }

  private called(
    speech: Speech,
    names: string[],
    parts: [string, string | number][],
    form = '',
  ): Record<string, string | number> {
    return Object.fromEntries(parts.map(([axis, label]) => [axis, this.name(speech, names, axis, label, form)]));
  }

  private sentence(
    speech: Speech,
    names: string[],
    action: number,
    phase: string | null,
    there: Record<string, string | number> = {},
  ): string {
    const [key, parts] = this.phrase(speech, 'act', action, phase, there);
    return speech.title.say(key, this.called(speech, names, parts));
  }

  /** A move as the ledger tells it, with what it brought: see `Title.told`. */
  private told(
    speech: Speech,
    names: string[],
    action: number,
    phase: string | null,
    there: Record<string, string | number>,
    deed: Deed,
  ): string {
    const [key, parts] = this.phrase(speech, 'did', action, phase, there);
    const under = (suffix: string, form: string) =>
      Object.fromEntries(
        Object.entries(this.called(speech, names, parts, form)).map(([axis, name]) => [axis + suffix, name]),
      );
    return speech.title.say(key, { ...deed, ...under('', '.object'), ...under('_of', '.of'), ...under('_name', '') });
  }

  /** The key of the sentence about an action at its moment, and the parts it may name. */
  private phrase(
    speech: Speech,
    kind: 'act' | 'did',
    action: number,
    phase: string | null,
    there: Record<string, string | number>,
  ): [string, [string, string | number][]] {
    const [verb, ...parts] = this.engine.manifest.actions[action];
    const key = `${kind}-${verb}`;
    const more = Object.entries(there);
    const wished = phase === null ? [] : [phase, ...(more.length ? ['now'] : [])];
    const attribute = wished.find((a) => speech.title.has(`${key}.${a}`));
    return [attribute ? `${key}.${attribute}` : key, [...parts, ...more]];
  }

  private prompt(speech: Speech, names: string[], view: View): string {
    if (view.over) return speech.tables.say('table-over');
    const asked = Object.entries(view.asked as Record<string, string | number>);
    return speech.title.say(`ask-${view.phase}`, this.called(speech, names, asked));
  }

  private isSecret(action: number): boolean {
    return this.engine.manifest.secrets.includes(action);
  }

  // -- what is shown

  /** The game after these plies. */
  standing(game: Kept): Standing {
    const position = this.replay(game).positions.at(-1)!;
    const to_move = this.engine.toMove(position);
    const over = to_move === null;
    return {
      to_move,
      scores: over ? this.engine.scores(position).points : null,
      winners: over ? this.engine.winners(position) : null,
    };
  }

  position(game: Kept): Position {
    return this.replay(game).positions.at(-1)!;
  }

  table(game: Kept, speech: Speech, eyes: number | null): Table {
    const { engine } = this;
    const now = this.replay(game);
    const position = now.positions.at(-1)!;
    const to_move = engine.toMove(position);
    const mine = seatsOf(game);
    const seat = eyesOf(game, to_move, eyes);
    const answered = game.puzzle && game.plies.length > 0;
    const decides = seat !== null && seat === to_move && !game.seats[seat].stand_in && !answered;
    const view = this.views.view(position, seat) as unknown as View;
    const names = namesOf(game);
    const over = to_move === null;
    const legal = decides ? this.legal(position, view, seat, speech, names) : [];
    const drafts = decides && engine.manifest.compound.includes(view.phase) ? this.drafts(position, seat) : [];
    const step = wanted(game, engine.manifest, to_move); // in a lesson the other choices open up after this step
    const first = step.length ? allowed(game, engine, position) : [];
    return {
      id: game.id,
      title: game.title,
      data: game.data,
      title_name: speech.title.say('title'),
      ply: game.plies.length,
      revision: game.revision,
      version: game.version,
      over,
      to_move,
      asked: to_move === null ? [] : [to_move], // at one device people choose one after the other
      chosen: [],
      sealed: [],
      seat,
      my_seats: mine,
      maker: true,
      view: view as Table['view'],
      prompt: this.prompt(speech, names, view),
      legal: step.length ? legal.filter((choice) => first.includes(choice.notation)) : legal,
      drafts: drafts.filter((draft) => step.every((notation) => draft.actions.includes(notation))),
      secret: decides && engine.legal(position).some((action) => this.isSecret(action)),
      known: null, // reasons and hints are found from the game itself
      seats: toldSeats(game.seats),
      clock: null,
      undo: this.undo(game, speech),
      takeback: null,
      hold: null,
      result: over ? this.result(position) : null,
      settings: { pace: game.pace, confirm: false, rated: false, private: true },
      seed: over ? game.seed : null,
      commitment: null,
      parent: game.parent,
      rematch: game.rematch,
      plans: {},
      closed: false,
      events: [],
      lesson: stageOf(game, engine.manifest, to_move, speech),
      created_at: game.created_at,
      moved_at: game.moved_at,
    };
  }

  private legal(position: Position, view: View, seat: number, speech: Speech, names: string[]): Legal[] {
    const { engine } = this;
    const copies = copiesFor(engine, position, seat);
    return engine.legal(position).map((action) => {
      const [verb, ...parts] = engine.manifest.actions[action];
      const there = this.thereFor(position, action, () => view as unknown as ReturnType<Views['view']>);
      return {
        notation: engine.notations[action],
        sentence: this.sentence(speech, names, action, view.phase, there),
        verb,
        parts: Object.fromEntries(parts),
        ...certain(engine, copies, seat, [action]),
      };
    });
  }

  private drafts(position: Position, seat: number): Draft[] {
    const { engine } = this;
    const copies = copiesFor(engine, position, seat);
    return completeDrafts(engine, copies[0]).map((draft) => ({
      actions: draft.map((a) => engine.notations[a]),
      ...certain(engine, copies, seat, draft),
    }));
  }

  private result(position: Position): Table['result'] {
    const { engine } = this;
    const facts = engine.fields(engine.manifest.facts, engine.facts(position));
    const from = facts.points_from as number[][];
    const points = from
      .slice(0, engine.seats(position))
      .map((seat) => Object.fromEntries(engine.manifest.sources.map((source, k) => [source, seat[k]])));
    return { scores: engine.scores(position).points, winners: engine.winners(position), points };
  }

  /** No other person is here: back to one's last decision, including bots' moves. */
  private undo(game: Kept, speech: Speech): Table['undo'] {
    const own = this.ownDecisions(game);
    if (!game.plies.length) return { step: null, turn: null, key: null, text: null };
    if (!own.length)
      return { step: null, turn: null, key: 'table-undo-none', text: speech.tables.say('table-undo-none') };
    let turn = own.length - 1;
    while (turn > 0 && own[turn - 1] === own[turn] - 1) turn--;
    return { step: own.at(-1)!, turn: own[turn], key: null, text: null };
  }

  private ownDecisions(game: Kept): number[] {
    return game.plies.flatMap((ply, k) => (ply.by === 'person' ? [k] : []));
  }

  // -- history

  private ply(game: Kept, now: Replayed, number: number, seat: number | null, speech: Speech): Ply {
    const past = now.done[number];
    const last = now.positions.at(-1)!;
    const over = this.engine.toMove(last) === null;
    const names = namesOf(game);
    const open = over || seat === past.seat || !this.isSecret(past.action);
    const shown = over ? past.changes : seen(this.engine, last, past.changes, seat);
    return {
      ply: number,
      seat: past.seat,
      notation: open ? past.notation : null,
      sentence: open
        ? this.sentence(speech, names, past.action, past.phase, past.there)
        : speech.tables.say('table-secret-choice'),
      told: open
        ? this.told(speech, names, past.action, past.phase, past.there, past.deed)
        : speech.tables.say('table-secret-deed'),
      by: past.by,
      at: past.at,
      round: past.round,
      phase: past.phase,
      forced: past.forced.map(([who, action]) => {
        if (!over && who !== seat && this.isSecret(action))
          return {
            seat: who,
            notation: null,
            sentence: speech.tables.say('table-secret-choice'),
            told: speech.tables.say('table-secret-deed'),
          };
        const sentence = this.sentence(speech, names, action, null);
        return {
          seat: who,
          notation: this.engine.notations[action],
          sentence,
          told: this.told(speech, names, action, null, {}, NOTHING),
        };
      }),
      changes: shown.filter((c) => c.counts !== null),
    };
  }

  plies(game: Kept, speech: Speech, eyes: number | null, first = 0): Ply[] {
    const now = this.replay(game);
    const seat = eyesOf(game, this.engine.toMove(now.positions.at(-1)!), eyes);
    return now.done.slice(first).map((_, k) => this.ply(game, now, first + k, seat, speech));
  }

  history(game: Kept, speech: Speech, eyes: number | null, first: number): History {
    const now = this.replay(game);
    const to_move = this.engine.toMove(now.positions.at(-1)!);
    return {
      id: game.id,
      ply: game.plies.length,
      revision: game.revision,
      seat: eyesOf(game, to_move, eyes),
      plies: this.plies(game, speech, eyes, first),
      opening: [],
      scores: to_move === null ? now.done.map((d) => d.scores) : null,
    };
  }

  atPly(game: Kept, speech: Speech, number: number, eyes: number | null): AtPly {
    const now = this.replay(game);
    if (number < 0 || number > game.plies.length)
      throw new Refusal(404, 'table-no-ply', { ply: number, last: game.plies.length });
    const position = now.positions[number];
    const seat = eyesOf(game, this.engine.toMove(now.positions.at(-1)!), eyes);
    const view = this.views.view(position, seat) as unknown as View;
    const to_move = this.engine.toMove(position);
    const over = this.engine.toMove(now.positions.at(-1)!) === null;
    return {
      id: game.id,
      title: game.title,
      ply: number,
      last: game.plies.length,
      seat,
      over: to_move === null,
      to_move,
      view: view as AtPly['view'],
      prompt: this.prompt(speech, namesOf(game), view),
      scores: over ? this.engine.scores(position).points : null,
      action: number ? this.ply(game, now, number - 1, seat, speech) : null,
    };
  }

  reasons(game: Kept, speech: Speech, verb: string | null): Reasons {
    return this.reasonsAt(this.position(game), speech, verb);
  }

  private reasonsAt(position: Position, speech: Speech, verb: string | null): Reasons {
    const { engine, views } = this;
    const possible = new Set(engine.legal(position));
    const verbs = verb === null ? new Set([...possible].map((a) => engine.manifest.actions[a][0])) : new Set([verb]);
    const found: Reasons['reasons'] = [];
    engine.manifest.actions.forEach(([of], action) => {
      if (!verbs.has(of) || possible.has(action) || found.length >= MOST_REASONS) return;
      const reason = views.whyNot(position, action);
      if (reason) found.push({ notation: engine.notations[action], key: reason[0], text: speech.title.say(...reason) });
    });
    return { reasons: found };
  }

  // -- acting

  /** The notations of these actions, all legal one after the other; otherwise a refusal. */
  act(game: Kept, speech: Speech, ply: number, actions: string[], revision: number): string[] {
    const { engine } = this;
    if (!actions.length || actions.length > MOST_ACTIONS)
      throw new Refusal(422, 'table-actions', { most: MOST_ACTIONS });
    if (ply !== game.plies.length || revision !== game.revision)
      throw new Refusal(409, 'table-stale', { ply, now: game.plies.length });
    let now = this.position(game);
    const seat = engine.toMove(now);
    if (seat === null) throw new Refusal(409, 'table-over');
    if (game.seats[seat].kind !== 'person') throw new Refusal(403, 'table-not-your-turn');
    if (game.seats[seat].stand_in) throw new Refusal(409, 'table-stood-in');
    const wishes = engine.manifest.compound.includes(this.where(now).phase)
      ? answersAmong(engine, now, actions)
      : actions;
    const played: string[] = [];
    let taken: string[] = []; // forced steps of this seat that the list of actions may name again
    for (const notation of wishes) {
      if (taken.length && taken[0] === notation) {
        taken = taken.slice(1);
        continue;
      }
      const action = engine.action(notation);
      if (engine.toMove(now) !== seat || action === undefined || !engine.mask(now)[action])
        throw this.illegal(now, seat, notation, speech);
      const step = engine.play(now, action);
      taken = step.forced.filter(([who]) => who === seat).map(([, a]) => engine.notations[a]);
      now = step.position;
      played.push(notation);
    }
    check(game, engine, this.position(game), played);
    return played;
  }

  private illegal(position: Position, seat: number, notation: string, speech: Speech): Refusal {
    const action = this.engine.action(notation);
    const mover = this.engine.toMove(position);
    const reason = mover === seat && action !== undefined ? this.views.whyNot(position, action) : null;
    const [key, parts] = reason ?? [mover === null ? 'reason-over' : 'reason-not-now', {}];
    const why = speech.title.say(key, parts);
    return new Refusal(422, 'error-illegal', {}, speech.title.say('error-illegal', { notation, reason: why }));
  }

  // -- guided first games

  /** Whether the lesson's script is still going on. */
  goesOn(game: Kept): boolean {
    return staged(game, this.engine.manifest) !== null;
  }

  /** The script's move for a bot now; null if the bot is free to choose. */
  scripted(game: Kept): string | null {
    return botsMove(game, this.engine.manifest, this.engine.toMove(this.position(game)));
  }

  /** What a lesson of this title begins with. */
  lesson(): Lesson {
    const { lesson, title } = this.engine.manifest;
    if (!lesson) throw new Refusal(422, 'table-no-lesson', { title });
    return lesson;
  }

  // -- advice

  hint(game: Kept, speech: Speech): Hints {
    const position = this.position(game);
    return hints(this.engine, this.views, position, game.plies.length, this.voice(namesOf(game), position, speech));
  }

  // -- at a table of the server, of which only what one's seat knows is here

  /** The position as the server tells it to a seat; a refusal if the server has other rules than this engine. */
  private positionOf({ data, known }: Known): Position {
    try {
      if (data === this.engine.manifest.data) return fromDescribed(this.engine, known);
    } catch (trouble) {
      if (!(trouble instanceof BadPosition)) throw trouble;
    }
    throw new Refusal(409, 'engine-unfit');
  }

  reasonsFor(seen: Known, speech: Speech, verb: string | null): Reasons {
    return this.reasonsAt(this.positionOf(seen), speech, verb);
  }

  hintFor(seen: Known, speech: Speech): Hints {
    const position = this.positionOf(seen);
    return hints(this.engine, this.views, position, seen.ply, this.voice(seen.names, position, speech));
  }

  /** What would be shown of its choices; for tests: the server tells this along with the view. */
  choicesFor(seen: Known, speech: Speech): Pick<Table, 'legal' | 'drafts'> {
    const position = this.positionOf(seen);
    const seat = this.engine.toMove(position)!;
    const view = this.views.view(position, seat) as unknown as View;
    const compound = this.engine.manifest.compound.includes(view.phase);
    return {
      legal: this.legal(position, view, seat, speech, seen.names),
      drafts: compound ? this.drafts(position, seat) : [],
    };
  }

  /** Two choices at the start of a game in words: why the one is good, what the other gives away. */
  explain(game: Kept, speech: Speech, better: string, played: string): Argued {
    const now = { ...game, plies: [] };
    const position = this.position(now);
    const voice = this.voice(namesOf(now), position, speech);
    return argue(this.engine, this.views, position, this.engine.action(better)!, this.engine.action(played)!, voice);
  }

  // -- reviews

  glances(game: Kept, first: number, end: number): Glance[] {
    const now = this.replay(game);
    return now.positions
      .slice(first, end)
      .map((position, k) =>
        glance(this.engine, position, first + k, now.done[first + k]?.action ?? null, this.where(position).phase),
      );
  }

  weigh(game: Kept, ply: number): Weighed {
    const now = this.replay(game);
    return weigh(this.engine, now.positions[ply], ply, now.done[ply].action);
  }

  /** A costly decision in words. */
  lapse(game: Kept, speech: Speech, { ply, seat, played, better, chance, possible }: Weighed): Lapse {
    const now = this.replay(game);
    const position = now.positions[ply];
    const voice = this.voice(namesOf(game), position, speech);
    const choice = (action: number, worth: number) => ({
      notation: this.engine.notations[action],
      sentence: voice.sentence(action),
      chance: worth,
    });
    const loss = possible - chance;
    return {
      ply,
      seat,
      round: now.done[ply].round,
      loss,
      played: choice(played, chance),
      better: choice(better, possible),
      ...tell(this.engine, this.views, position, played, better, loss, voice),
    };
  }

  private voice(names: string[], position: Position, speech: Speech): Voice {
    const view = this.views.view(position, this.engine.toMove(position));
    return {
      speech,
      sentence: (action) =>
        this.sentence(
          speech,
          names,
          action,
          String(view.phase),
          this.thereFor(position, action, () => view),
        ),
      step: (action) => this.sentence(speech, names, action, null),
      parts: (parts) =>
        Object.fromEntries(
          Object.entries(parts).map(([name, part]) => [
            name,
            typeof part === 'number' ? part : this.name(speech, names, ...part),
          ]),
        ),
    };
  }

  // -- analysis

  /** What a search has found about the present position so far, after so many iterations more. */
  look(game: Kept, speech: Speech, iterations: number): Looked {
    const position = this.position(game);
    this.search ??= new Search(this.engine, MOST_LOOKED);
    const { done, chances, lines } = this.search.look(position, iterations, LINES);
    const names = namesOf(game);
    const best = lines[0]?.steps[0].action;
    return {
      done,
      chances,
      scores: this.engine.scores(position).points,
      plan:
        best === undefined ? '' : planOf(this.engine, this.views, position, best, this.voice(names, position, speech)),
      lines: lines.map(({ steps, ...line }) => ({
        ...line,
        steps: steps.map((step, k) => this.foretold(speech, names, step, k)),
      })),
    };
  }

  /** A move of a line, as the ledger would tell it. */
  private foretold(speech: Speech, names: string[], { seat, action, before }: LineStep, ply: number): Ply {
    const alone = this.engine.playAlone(before, action);
    const changes = seen(this.engine, before, changesBetween(this.engine.manifest.record, before, alone), null);
    const { phase, round } = this.where(before);
    const there = this.thereFor(before, action, () => this.views.view(before, seat));
    return {
      ply,
      seat,
      notation: this.engine.notations[action],
      sentence: this.sentence(speech, names, action, phase, there),
      told: this.told(speech, names, action, phase, there, deed(changes, seat)),
      by: 'record',
      at: 0,
      round,
      phase,
      forced: [],
      changes: changes.filter((c) => c.counts !== null),
    };
  }

  /** What can be set up by hand here, and the position it begins with. */
  editable(game: Kept): { editing: Editing; fields: FieldLayout[]; position: Described } {
    const { editing, record } = this.engine.manifest;
    const linked = [...Object.values(editing.comes_from).flat(), ...Object.values(editing.makes_up)];
    const offered = new Set([...editing.seat, ...editing.common, ...linked]);
    const fields = record.fields.filter(([name]) => offered.has(name));
    return { editing, fields, position: describe(this.engine, this.position(game)) };
  }

  /** What is wrong with a position that was set up; null if it can be played. */
  impossible(position: Described): Impossible | null {
    try {
      const found = fromDescribed(this.engine, position);
      const seats = Array.from({ length: this.engine.seats(found) }, (_, seat) => seat);
      for (const seat of seats) this.views.view(found, seat);
      const stuck = this.engine.toMove(found) !== null && !this.engine.legal(found).length;
      return stuck ? { kind: 'stuck', about: '' } : null;
    } catch (trouble) {
      if (trouble instanceof BadPosition) return { kind: trouble.kind, about: trouble.about };
      return { kind: 'stuck', about: '' }; // its invariants hold, but it cannot be drawn
    }
  }

  /** A record that begins with this position. */
  begun(game: Kept, position: Described): string {
    return writeRecord({ ...game, start: position, seed: null, options: {}, plies: [] }, this.engine.manifest);
  }

  /** The index of the first of these games that can't be played; -1 if all can. */
  unplayable(game: Kept, ways: [ply: number, notations: string[]][]): number {
    const { positions } = this.replay(game);
    return ways.findIndex(([ply, notations]) => {
      let now = positions[ply];
      for (const notation of notations) {
        const action = this.engine.action(notation);
        if (!now || action === undefined || !this.engine.mask(now)[action]) return true;
        now = this.engine.play(now, action).position;
      }
      return !now;
    });
  }

  // -- records

  record(game: Kept): string {
    return writeRecord(game, this.engine.manifest);
  }

  /** What a record says, checked by replaying it: a whole game except its id and times. */
  read(text: string): Read {
    const found = readRecord(text, this.engine.manifest);
    try {
      this.replay({ ...found, id: '' } as Kept);
    } catch (trouble) {
      if (!(trouble instanceof Refusal)) throw trouble;
      throw new Refusal(422, 'local-record', { line: lineOf(text, Number(trouble.parts.ply)) });
    }
    this.last = null;
    return found;
  }

  // -- games made from this one

  /** A game that goes on from a ply of this one. What its player cannot know of a game under way is drawn anew from the
   * seed: otherwise a fork would be a way to look at hidden cards. A finished game is open, and goes on as it was. */
  fork(game: Kept, ply: number, seed: string): Pick<Kept, 'options' | 'seed' | 'start' | 'plies'> {
    const { positions } = this.replay(game);
    const to_move = this.engine.toMove(positions.at(-1)!);
    if (to_move === null) {
      const { options, start, seed } = game;
      return { options, seed, start, plies: game.plies.slice(0, ply).map((p) => ({ ...p, by: 'record' })) };
    }
    const seat = eyesOf(game, to_move, null)!; // a game of this device has a person
    const known = this.engine.determinize(positions[ply], seat, BigInt(seed));
    return { options: {}, seed: null, start: describe(this.engine, known), plies: [] };
  }

  /** The options that differ from the default, even of a game that started from a described position. */
  chosen(game: Kept): Record<string, Choice> {
    const all = this.engine.options(this.position(game));
    const free = this.engine.manifest.options.filter((o) => all[o.name] !== o.choices[0]);
    return Object.fromEntries(free.map((o) => [o.name, all[o.name]]));
  }

  /** Every option with its choice; a refusal if they don't go together. */
  options(given: Record<string, Choice | undefined>, speech: Speech): Record<string, Choice> {
    const { options, presets, conflicts } = this.engine.manifest;
    const { preset, ...rest } = given;
    const chosen: Record<string, Choice> = { ...(preset === undefined ? {} : presets[String(preset)]) };
    for (const [name, choice] of Object.entries(rest)) if (choice !== undefined) chosen[name] = choice;
    const all = Object.fromEntries(options.map((o) => [o.name, chosen[o.name] ?? o.choices[0]]));
    const clash = conflicts.find(([choices]) =>
      Object.entries(choices).every(([name, choice]) => all[name] === choice),
    );
    if (clash) throw new Refusal(422, clash[1], clash[2], speech.title.say(clash[1], clash[2]));
    return Object.fromEntries(options.filter((o) => all[o.name] !== o.choices[0]).map((o) => [o.name, all[o.name]]));
  }
}

export const seatsOf = (game: Kept): number[] => game.seats.flatMap((s, k) => (s.kind === 'person' ? [k] : []));

const namesOf = (game: Kept): string[] => game.seats.map((s) => s.name);

/** Through whose eyes the device looks: the person to move, the one asked for, or the first. */
function eyesOf(game: Kept, to_move: number | null, asked: number | null): number | null {
  const mine = seatsOf(game);
  if (asked !== null && mine.includes(asked)) return asked;
  if (to_move !== null && mine.includes(to_move)) return to_move;
  return mine[0] ?? null;
}
