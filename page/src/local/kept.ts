/** Games that live on this device: what is kept of each, in IndexedDB. */
import type { Described } from '../engine/described';
import type { Choice } from '../engine/manifest';
import type { Weighed } from './lookback';

export interface KeptSeat {
  kind: 'person' | 'bot';
  bot: string | null;
  name: string;
  stand_in: string | null; // the bot that plays for the person at the moment
}

/** One decision. Notations rather than numbers: they stay true when the rules are built anew. */
export interface KeptPly {
  notation: string;
  by: string; // person, record, or a bot's code
  at: number;
}

export interface Kept {
  id: string;
  title: string;
  data: string; // the version of the title's data it was begun with
  seats: KeptSeat[];
  options: Record<string, Choice>;
  seed: string | null; // null: it began from a described position
  start?: Described | null; // that position; older versions keep none
  plies: KeptPly[];
  revision: number;
  version: number;
  pace: number;
  notes: string;
  parent: { table: string; ply: number } | null;
  rematch: string | null;
  puzzle?: boolean; // a position to find one move in
  lesson?: boolean; // a first game, explained; games of older versions never are
  created_at: number;
  moved_at: number;
  standing: Standing;
  review?: KeptReview;
}

/** What looking back on the game found. */
export interface KeptReview {
  plies: number; // of which game it tells: one that was taken back is another
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

const NAME = 'malecon';
const STORE = 'games';
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

async function ask<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((done, fail) => {
    const transaction = database.transaction(STORE, mode);
    const asked = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => done(asked.result);
    transaction.onabort = transaction.onerror = () => fail(transaction.error);
  });
}

export const games = {
  all: () => ask<Kept[]>('readonly', (store) => store.getAll()),
  get: (id: string) => ask<Kept | undefined>('readonly', (store) => store.get(id)),
  put: (game: Kept) => ask('readwrite', (store) => store.put(game)),
  remove: (id: string) => ask('readwrite', (store) => store.delete(id)),
};
