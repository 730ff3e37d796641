/** A title's rules, as Python has them: positions are the bytes of a record, actions are whole numbers. */
import type { Choice, Layout, Manifest } from './manifest';
import { Module, type Room } from './module';
import { readNetwork, type Network } from './network';

/** One record. Never changed in place: every function that alters a position returns a new one. */
export type Position = Uint8Array<ArrayBuffer>;

export interface Step {
  position: Position;
  /** The steps that followed without a choice: seat and action. */
  forced: [seat: number, action: number][];
}

/** Up to 128 bits. */
export type Seed = number | bigint;

export class IllegalAction extends Error {}

export type Nested = number | Nested[];

const LONGEST_TRAIL = 256;
const GENERATOR = ['key', 'rng'];
const READERS: Record<string, (view: DataView, at: number) => number | bigint> = {
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  i2: (view, at) => view.getInt16(at, true),
  u2: (view, at) => view.getUint16(at, true),
  i4: (view, at) => view.getInt32(at, true),
  u4: (view, at) => view.getUint32(at, true),
  i8: (view, at) => view.getBigInt64(at, true),
  u8: (view, at) => view.getBigUint64(at, true),
};

export class Engine {
  readonly notations: readonly string[];
  private readonly index: Map<string, number>;
  private readonly states: Room<'record'>; // the position at hand, and one to play on
  private readonly maskRoom: Room<'uint8'>;
  private readonly trail: Room<'int32'>;
  private readonly table: Room<'int32'>;
  private readonly factsRoom: Room<'record'>;
  private readonly features: Room<'float32'>;
  /** The trained network, once its weights were handed in. */
  network: Network | null = null;

  constructor(readonly module: Module) {
    const { actions, seats, facts, features } = this.manifest;
    this.notations = actions.map(([verb, ...parts]) => [verb, ...parts.map(([, label]) => label)].join(' '));
    this.index = new Map(this.notations.map((notation, action) => [notation, action]));
    this.states = module.records(2);
    this.maskRoom = module.room('uint8', [actions.length]);
    this.trail = module.room('int32', [LONGEST_TRAIL, 2]);
    this.table = module.room('int32', [2, seats[1]]);
    this.factsRoom = module.room('record', [1], facts.size);
    this.features = module.room('float32', [features]);
  }

  static async load(manifest: Manifest, code: BufferSource): Promise<Engine> {
    return new Engine(await Module.load(manifest, code));
  }

  /** Whether the title has a trained network: bots that need it want its weights first. */
  get hasNetwork(): boolean {
    return this.manifest.bots.network !== null;
  }

  /** Takes the weights of the title's network: the file `TITLE.net`, unpacked. */
  useNetwork(file: ArrayBuffer): void {
    const settings = this.manifest.bots.network;
    if (!settings) throw new RangeError(`${this.manifest.title} has no network`);
    this.network ??= readNetwork(this, settings, file);
  }

  get manifest(): Manifest {
    return this.module.manifest;
  }

  /** The integer of a notation; undefined if there is no such action. */
  action(notation: string): number | undefined {
    return this.index.get(notation);
  }

  // -- positions

  newGame(seats: number, seed: Seed, options: Record<string, Choice> = {}): Position {
    const [least, most] = this.manifest.seats;
    if (!Number.isInteger(seats) || seats < least || seats > most) throw new RangeError(`${seats} seats`);
    this.states.bytes.set(this.blank(options));
    this.setKey(seed);
    this.module.call('advance', this.states, 0, -1, seats, this.maskRoom, this.trail, false);
    return this.taken();
  }

  /** An empty record with these options. */
  private blank(options: Record<string, Choice>): Position {
    const record = new Uint8Array(this.manifest.record.size);
    for (const { name, choices } of this.manifest.options) {
      const choice = options[name] ?? choices[0];
      if (!choices.includes(choice)) throw new RangeError(`${name}: ${choice}`);
      record[this.offset(name)] = typeof choice === 'string' ? choices.indexOf(choice) : Number(choice);
    }
    return record;
  }

  play(position: Position, action: number): Step {
    if (!this.mask(position)[action]) throw new IllegalAction(this.notations[action] ?? String(action));
    this.module.call('advance', this.states, 0, action, this.seats(position), this.maskRoom, this.trail, false);
    const taken = this.trail.items;
    const forced: Step['forced'] = [];
    for (let k = 1; k <= taken[0]; k++) forced.push([taken[2 * k], taken[2 * k + 1]]);
    return { position: this.taken(), forced };
  }

  /** The position after a legal action by itself, before any step that follows without a choice. */
  playAlone(position: Position, action: number): Position {
    if (!this.mask(position)[action]) throw new IllegalAction(this.notations[action] ?? String(action));
    this.module.call('advance', this.states, 0, action, this.seats(position), this.maskRoom, this.trail, true);
    return this.taken();
  }

  /** A complete position consistent with what that seat knows: everything else is drawn anew from the seed. */
  determinize(position: Position, seat: number, seed: Seed): Position {
    this.put(position);
    this.setKey(seed);
    this.module.call('determinize_one', this.states, 0, seat);
    return this.taken();
  }

  // -- questions

  /** 1 for each legal action. */
  mask(position: Position): Uint8Array {
    this.put(position);
    this.module.call('options_of', this.states, 0, this.maskRoom);
    return this.maskRoom.items.slice();
  }

  legal(position: Position): number[] {
    const legal: number[] = [];
    this.mask(position).forEach((allowed, action) => allowed && legal.push(action));
    return legal;
  }

  /** The seat that decides, or null when the game is over. */
  toMove(position: Position): number | null {
    this.put(position);
    const seat = this.module.count('seat_to_move', this.states, 0);
    return seat < 0 ? null : seat;
  }

  seats(position: Position): number {
    return Number(this.field(position, 'seats'));
  }

  /** Every rule option with its choice in this game. */
  options(position: Position): Record<string, Choice> {
    const chosen = this.manifest.options.map(({ name, choices }): [string, Choice] => {
      const code = Number(this.field(position, name));
      const isIt = (choice: Choice, k: number) => (typeof choice === 'string' ? k : Number(choice)) === code;
      return [name, choices.find(isIt)!];
    });
    return Object.fromEntries(chosen);
  }

  /** Points of every seat, as if the game ended now, and what breaks ties. */
  scores(position: Position): { points: number[]; tiebreak: number[] } {
    const seats = this.seats(position);
    this.put(position);
    const table = this.table.as('int32', [2, seats]);
    this.module.call('score_of', this.states, 0, table);
    const numbers = Array.from(table.items);
    return { points: numbers.slice(0, seats), tiebreak: numbers.slice(seats) };
  }

  /** The seats that have won; several share a tie. Empty before the end. */
  winners(position: Position): number[] {
    if (this.toMove(position) !== null) return [];
    const { points, tiebreak } = this.scores(position);
    const best = Math.max(...points);
    const tie = Math.max(...tiebreak.filter((_, seat) => points[seat] === best));
    return points.flatMap((score, seat) => (score === best && tiebreak[seat] === tie ? [seat] : []));
  }

  /** The features for learning, as that seat sees the position. */
  observe(position: Position, seat: number): Float32Array {
    this.put(position);
    this.module.call('observe_one', this.states, 0, seat, this.features);
    return this.features.items.slice();
  }

  /** The record of facts: numbers that follow from the position, for views and reasons. */
  facts(position: Position): Uint8Array<ArrayBuffer> {
    this.put(position);
    this.factsRoom.bytes.fill(0);
    this.module.call('inform_one', this.states, 0, this.factsRoom);
    return this.factsRoom.bytes.slice();
  }

  /** The name of the first broken invariant of the pieces, or null. */
  audit(position: Position): string | null {
    this.put(position);
    const broken = this.module.count('audit_one', this.states, 0);
    return broken < 0 ? null : this.manifest.invariants[broken];
  }

  /** The first entry of a field of the record. */
  field(position: Position, name: string): number | bigint {
    const [, kind, , at] = this.layout(name);
    return READERS[kind](new DataView(position.buffer, position.byteOffset), at);
  }

  /** Every field of a record of this layout by name, but for the generator; axes are nested lists. */
  fields(layout: Layout, record: Uint8Array<ArrayBuffer>): Record<string, Nested> {
    const shown = { ...layout, fields: layout.fields.filter(([name]) => !GENERATOR.includes(name)) };
    return this.every(shown, record, Number) as Record<string, Nested>;
  }

  /** The same of all its fields; `plain` says what an entry is to be. */
  every<T>(
    layout: Layout,
    record: Uint8Array<ArrayBuffer>,
    plain: (entry: number | bigint) => T,
  ): Record<string, T | unknown[]> {
    const view = new DataView(record.buffer, record.byteOffset);
    const read = (kind: string, shape: number[], at: number): T | unknown[] => {
      if (!shape.length) return plain(READERS[kind](view, at));
      const [length, ...inner] = shape;
      const size = inner.reduce((product, n) => product * n, Number(kind[1]));
      return Array.from({ length }, (_, k) => read(kind, inner, at + k * size));
    };
    return Object.fromEntries(layout.fields.map(([name, kind, shape, at]) => [name, read(kind, shape, at)]));
  }

  // -- random play

  /** Plays random games and says how many decisions were made. */
  randomGames(seats: number, games: number, seed: number, options: Record<string, Choice> = {}): number {
    return this.module.briefly(() => {
      this.states.bytes.set(this.blank(options));
      const scores = this.module.room('int32', [games, seats]);
      return this.module.counts('random_games', this.states, this.maskRoom, seats, 0, games, seed, false, scores)[0];
    });
  }

  /** Plays random games and folds every position, mask and score of each into a number. */
  digests(seats: number, games: number, seed: number, options: Record<string, Choice> = {}): BigUint64Array {
    return this.module.briefly(() => {
      this.states.bytes.set(this.blank(options));
      const digests = this.module.room('uint64', [games]);
      const words = this.states.as('uint64', [2, this.manifest.record.size / 8]);
      this.module.call('digest_games', this.states, words, this.maskRoom, seats, 0, games, seed, digests);
      return digests.items.slice();
    });
  }

  // -- the module's memory

  private put(position: Position): void {
    if (position.length !== this.manifest.record.size) throw new RangeError('not a position of this title');
    this.states.bytes.set(position);
  }

  /** Gives the record at hand the generator that follows from a seed. */
  private setKey(seed: Seed): void {
    const view = new DataView(this.states.bytes.buffer, this.states.at);
    const key = this.offset('key');
    view.setBigUint64(key, BigInt.asUintN(64, BigInt(seed)), true);
    view.setBigUint64(key + 8, BigInt.asUintN(64, BigInt(seed) >> 64n), true);
    view.setBigUint64(this.offset('rng'), 0n, true);
  }

  private taken(): Position {
    return this.states.bytes.slice(0, this.manifest.record.size);
  }

  private layout(name: string): Manifest['record']['fields'][number] {
    const found = this.manifest.record.fields.find(([field]) => field === name);
    if (!found) throw new RangeError(`no field ${name}`);
    return found;
  }

  private offset(name: string): number {
    return this.layout(name)[3];
  }
}
