/** What tables answer, typed by the server's OpenAPI; `hosts` decides who answers. */
import type { components } from './schema';

type S = components['schemas'];
export type Table = S['Table'];
export type View = S['View'] & Record<string, unknown>;
export type Legal = S['Legal'];
export type Draft = S['Draft'];
export type Schemas = S;
export type Change = S['Change'];
export type Ply = S['PlyOut'];
export type Seat = S['Seat'];
export type Brief = S['Brief'];
export type Titles = S['Titles'];
export type TitleOut = S['TitleOut'];
export type SeatIn = S['SeatIn'];
export type TableIn = S['TableIn'];
export type Hint = S['Hint'];
export type Lapse = S['Lapse'];
export type Review = S['Review'];
export type Hints = S['Hints'];
export type Verdict = S['Verdict'];
export type AtPly = S['AtPly'];
export type History = S['History'];
export type Message = S['Message'];
export type Reasons = S['Reasons'];
export type Answer = S['Answer'];
export type Plan = S['Plan'];
export type SocketMessage = S['SocketMessage'];
export type Overview = S['Overview'];
export type OperatorTable = S['OperatorTable'];

export { api } from './hosts';
export { call } from './server';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
    readonly table: Table | null = null,
    readonly reason: string | null = null,
  ) {
    super(text);
  }

  /** There was no answer: worth another try. */
  get lost(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

export function newKey(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
