/** Games on this device: what IndexedDB saves of each. */
import type { Seat } from '../api/client';
import type { Described } from '../engine/described';
import type { Choice } from '../engine/manifest';
import type { Weighed } from './lookback';

export interface KeptSeat {
  kind: 'person' | 'bot';
  bot: string | null;
  name: string;
  stand_in: string | null; // the bot that plays for the person at the moment
}

/** One decision. Notations and not numbers, because they stay valid when the rules are compiled again. */
export interface KeptPly {
  notation: string;
  by: string; // person, record, or a bot's code
  at: number;
}

export interface Kept {
  id: string;
  title: string;
  data: string; // the version of the title's data when it started
  seats: KeptSeat[];
  options: Record<string, Choice>;
  seed: string | null; // null: it began from a described position
  start?: Described | null; // that position; older versions don't save it
  plies: KeptPly[];
  revision: number;
  version: number;
  pace: number;
  notes: string;
  parent: { table: string; ply: number } | null;
  rematch: string | null;
  puzzle?: boolean; // a position to find one move in
  lesson?: boolean; // a guided first game; games of older versions never are
  created_at: number;
  moved_at: number;
  standing: Standing;
  review?: KeptReview;
  moved?: string; // the server's table where it continues
}

/** The review of the game. */
export interface KeptReview {
  plies: number; // of which game: one that was taken back is another game
  revision: number;
  shares: number[][];
  lapses: Weighed[];
}

/** How it stands, so that a list of games needs no engine. */
export interface Standing {
  to_move: number | null;
  scores: number[] | null; // once it is over
  winners: number[] | null;
}

const STORE = 'games';

/** A set of games in a database of its own, so that no new version has to rebuild another's. */
class Shelf {
  private opened: Promise<IDBDatabase> | undefined;

  constructor(private readonly name: string) {}

  all = () => this.ask<Kept[]>('readonly', (store) => store.getAll());
  get = (id: string) => this.ask<Kept | undefined>('readonly', (store) => store.get(id));
  put = (game: Kept) => this.ask('readwrite', (store) => store.put(game));
  remove = (id: string) => this.ask('readwrite', (store) => store.delete(id));

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise((done, fail) => {
      const asked = indexedDB.open(this.name, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
    this.opened.catch(() => (this.opened = undefined));
    return this.opened;
  }

  private async ask<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.open();
    return new Promise((done, fail) => {
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(asked.result);
      transaction.onabort = transaction.onerror = () => fail(transaction.error);
    });
  }
}

/** The games of this device. */
export const games = new Shelf('malecon');
/** Finished games of the server's tables that were reviewed here. */
export const visited = new Shelf('malecon-visited');

/** The seats in a table's answer: everybody is here, and nobody comes through a link. */
export const toldSeats = (seats: KeptSeat[]): Seat[] =>
  seats.map((s, k) => ({
    seat: k,
    kind: s.kind,
    bot: s.bot,
    name: s.name,
    player: null,
    program: false,
    taken: true,
    present: true,
    stand_in: s.stand_in,
    stand_in_why: s.stand_in ? 'asked' : null,
    link: false,
    lost: false,
    away_from: null,
    away_until: null,
  }));
