/**
 * What a title brings to the shell: its board, its drawings, its way of naming things. Everything else is the shell's.
 */
import type { Component } from 'svelte';
import type { Change, Draft, Legal, Ply, View } from '../api/client';
import type { TableState } from '../lib/table.svelte';
import type { Passage } from './passages';

/** A title's face in the lobby. */
export interface Poster {
  art: string; // an SVG that defines #t-<title>, 220 by 180, with the symbols and colours of art/lobby
  shelf: number; // its place on the shelf
  weight: number; // how much there is to learn, 1 to 4
  colour: string;
  icon: string; // the symbol of art/icons that stands for it in the browser's tab
  keep?: 'right'; // what is kept where the poster is cut narrow; otherwise its middle
  /** How the pieces that players like to choose are drawn: their symbols begin so, in the title's sprite. */
  favourite?: { prefix: string; sprite: () => Promise<{ default: string }> };
}

export interface Chip {
  label: string;
  icon?: string;
  coin?: number;
  quiet?: boolean; // pass and the like: never in the way
  rank?: number; // the lower, the sooner in the bar
}

export interface Gauge {
  icon: string;
  label: string;
  text: string;
  value: number;
  max: number;
}

export interface Step {
  seat?: number;
  icon?: string;
  label: string;
  state: 'done' | 'now' | 'next';
}

export interface Rail {
  round: number | null;
  note: string;
  steps: Step[];
  gauges: Gauge[];
  ending: boolean;
}

/** A row of the table view: the same thing of every seat. */
export interface Row {
  label: string;
  icon?: string;
  values: (number | string)[];
}

export interface Counted {
  icon?: string;
  label: string;
  n: number | string;
  coin?: boolean;
  spoils?: boolean; // gone at the end of the round unless it is stored
}

export interface Tab {
  id: string;
  label: string;
  icon?: string;
}

export interface Part {
  t: TableState;
  tab: string;
}

export interface TitleBoard {
  Board: Component<Part>;
  /** Another's holdings, small. */
  Strip: Component<{ t: TableState; seat: number }>;
  /** A seat's own board in full, read only: what a strip opens into. */
  Seat?: Component<{ t: TableState; seat: number }>;
  /** My own holdings, at the foot of the side column; for a board that fills its place with what all share. */
  Mine?: Component<Part>;
  /** Which seats have a strip, in which order; the others by seat after mine where it is missing. */
  order?: (view: View) => number[];
  /** A draft that is sent as one: shown in the action bar in place of the choices. */
  Editor?: Component<{ t: TableState }>;
  edits?: (view: View, legal: Legal[], drafts: Draft[]) => boolean;
  /** What the draft asks for, where the server's question is about one of its small steps only. */
  ask?: (view: View, t: TableState) => string | null;
  sprite: string;
  /** The chapter of the rules that tells of a phase; `round` where it is missing. */
  chapter?: (phase: string) => string | undefined;
  tabs: () => Tab[];
  tabFor: (view: View) => string;
  own?: string; // the tab that shows only what is mine
  rail: (view: View, t: TableState) => Rail;
  chip: (legal: Legal, view: View, t: TableState) => Chip;
  /** What a choice brings besides the changes of the record: printed points, spaces. */
  brings?: (legal: Legal, view: View) => { icon?: string; text: string }[];
  /** Several small decisions of one kind as one phrase, shorter than their sentences. */
  phrase?: (plies: Ply[]) => string | null;
  medal: (view: View) => string | null;
  pocket: (view: View, seat: number) => Counted[];
  /** What a rival's chip says besides the name; points and purse where it is missing. */
  chips?: (view: View, seat: number) => Counted[];
  rows: (view: View) => Row[];
  /** The position in words, in reading order: the text board. Short: what one needs to choose. */
  telling: (t: TableState) => Passage[];
  changeIcon: (change: Change) => string | null;
  /** Whether the choice now due is kept from the others; hot-seat then draws a curtain. */
  secret: (view: View) => boolean;
}
