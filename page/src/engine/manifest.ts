/** What `malecon.core.targets.manifest` writes of a title, beside its module. */
import type { BotSettings } from './bots';

export type Kind =
  'uint8' | 'int8' | 'int16' | 'int32' | 'int64' | 'uint64' | 'float32' | 'float64' | 'bool' | 'record';

export type Audience = 'all' | 'owner' | 'none';

/** What a change of a field is called, and who may know it. */
export interface Told {
  seated: boolean; // its first axis counts seats
  labels: string[][]; // of the other axes
  counts: string | null;
  gains: boolean; // gains are seen by all, even where the total is only its owner's to know
  audience: Audience | { flags: string[]; answers: Audience[] };
}

/**
 * Name, NumPy's letter of the kind (`i2`: two bytes, signed), lengths, offset in bytes, what people are told, the
 * limits of an entry (null: those of its kind).
 */
export type FieldLayout = [
  name: string,
  kind: string,
  shape: number[],
  offset: number,
  told: Told,
  limits: [low: number, high: number | null],
];

export interface Layout {
  size: number;
  fields: FieldLayout[];
}

export interface EntryLayout {
  /** `axes` is 0 for a plain number; an array is passed as its address and lengths. */
  parameters: [name: string, kind: Kind, axes: number][];
  returns: Kind | null;
  /** A program that returns several numbers stores so many at an address, passed last. */
  results: number;
}

/** A title's views, reasons and hints, as `malecon.core.targets.script` carries them over. */
export interface Script {
  prelude: string;
  view: string;
  reasons: string;
  /** Empty: the title gives no reasons for its moves. */
  hints: string;
  /** Keys of reasons that the title has words for. */
  keys: string[];
}

/** The first game, explained: who sits where, and what is played, with the step a newcomer's ply belongs to. */
export interface Lesson {
  seats: { kind: 'person' | 'bot'; bot: string | null; name: string }[];
  seat: number; // the newcomer's
  seed: string;
  options: Record<string, Choice>;
  script: [notation: string, step: string | null][];
}

export type Choice = string | number | boolean;

export interface Manifest {
  title: string;
  data: string;
  made_from: string;
  seats: [least: number, most: number];
  record: Layout;
  facts: Layout;
  features: number;
  options: { name: string; choices: Choice[] }[];
  /** Every action: its verb, then [axis, label] for each of its parts. */
  actions: [verb: string, ...parts: [axis: string, label: string][]][];
  presets: Record<string, Record<string, Choice>>;
  /** Choices that do not go together, the key of the error, its parts. */
  conflicts: [choices: Record<string, Choice>, key: string, parts: Record<string, string | number>][];
  /** Phases whose small decisions people take as one. */
  compound: string[];
  /** Verbs whose sentences name something of the view besides their parts. */
  there: string[];
  /** Phases that finish a choice begun before: both are advised together. */
  follow: string[];
  secrets: number[];
  terms: string[];
  sources: string[];
  invariants: string[];
  bots: BotSettings;
  script: Script;
  /** Null: the title has no lesson. */
  lesson: Lesson | null;
  /** What people set up by hand. */
  editing: Editing;
  entries: Record<string, EntryLayout>;
}

/** Which fields of a record stand for pieces, and how they hang together; see `malecon.core.editing`. */
export interface Editing {
  seat: string[];
  common: string[];
  axes: Record<string, string[]>;
  phases: string[];
  /** Fields whose entries are numbers of labels. */
  named: Record<string, [axis: string, labels: string[]]>;
  comes_from: Record<string, string[]>;
  makes_up: Record<string, string>;
}
