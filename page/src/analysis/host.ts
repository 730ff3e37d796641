/** Analysis boards answer like tables: every seat is mine, and nothing is kept but the address of the page. */
import { Problem, type Answer, type Table } from '../api/client';
import { STUDY, type Hearing, type TableHost } from '../api/hosts';
import type { Described } from '../engine/described';
import { asked, desk, thinker } from '../local/helpers';
import { local } from '../local/house';
import type { Looked } from '../local/desk';
import type { Kept, KeptPly } from '../local/kept';
import { titleOf } from '../local/records';
import { lang, say } from '../lib/words.svelte';
import { pack, planted, unpack, upTo, type Opened } from './code';
import { ROOT, Tree } from './tree';

type Base = Pick<Kept, 'title' | 'data' | 'seats' | 'options' | 'seed' | 'start'>;

export interface Study {
  id: string;
  base: Base;
  tree: Tree;
  version: number;
  revision: number;
  lang: string; // of what the tree's moves are told in
  listeners: Set<Hearing>;
}

const studies = new Map<string, Study>();

function of(id: string): Study {
  const found = studies.get(id);
  if (!found) throw new Problem(404, 'table-unknown', say('table-missing'));
  return found;
}

const NO_STANDING: Kept['standing'] = { to_move: null, scores: null, winners: null };

/** The game that leads to a node, as a table of this device keeps it. */
function kept({ id, base, tree, version, revision }: Study, at = tree.at): Kept {
  const plies = tree.path(at).map((one): KeptPly => {
    const { notation, tried } = tree.nodes[one];
    return { notation, by: tried ? 'person' : 'record', at: 0 };
  });
  const rest = { pace: 0, notes: '', parent: null, rematch: null, created_at: 0, moved_at: 0 };
  return { ...base, ...rest, id, plies, version, revision, standing: NO_STANDING };
}

const bad = (key: string): Problem => new Problem(422, key, say(key));

/** A board for a record; what does not fit its title's rules is refused in words. */
async function lay({ record, tree }: Opened, names: string[] = []): Promise<Study> {
  const title = titleOf(record);
  const shelf = title === null ? undefined : (await local.titles()).titles.find((t) => t.name === title);
  if (!title || !shelf) throw new Problem(422, 'local-record', say('local-record', { line: 1 }));
  const { seats, ...read } = await asked(desk, title, 'read', record);
  const people = seats.map(({ name }, seat): Kept['seats'][number] => ({
    kind: 'person',
    bot: null,
    name: names[seat] || (name === `seat${seat}` ? '' : name), // as records call who has no name
    stand_in: null,
  }));
  const id = STUDY + crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
  const base = { title, data: shelf.data, seats: people, options: read.options, seed: read.seed, start: read.start };
  const study: Study = { id, base, tree, version: 1, revision: 0, lang: '', listeners: new Set() };
  await check(study);
  studies.set(id, study);
  await name(study);
  return study;
}

/** What was tried must be legal, too: a link may have been written by anybody. */
async function check(study: Study): Promise<void> {
  const { tree, base } = study;
  const main = tree.nodes.filter((node) => !node.tried).length - 1;
  const ways = tree.nodes.flatMap((node, id): [number, string[]][] => {
    if (!node.tried || node.children.length) return [];
    const path = tree.path(id);
    const from = path.findIndex((one) => tree.nodes[one].tried);
    return [[from, path.slice(from).map((one) => tree.nodes[one].notation)]];
  });
  if (ways.length && (await asked(desk, base.title, 'unplayable', kept(study, main), ways)) >= 0)
    throw bad('analysis-link-bad');
}

/** Has the moves of the whole present way told in the reader's language. */
async function name(study: Study): Promise<void> {
  const { tree, base } = study;
  if (study.lang !== lang()) for (const node of tree.nodes) node.past = null;
  study.lang = lang();
  for (;;) {
    const untold = tree.nodes.findIndex((node, one) => one !== ROOT && !node.past && !node.children.length);
    if (untold < 0) return;
    const { plies } = await asked(desk, base.title, 'history', kept(study, untold), null, 0);
    tree.path(untold).forEach((one, ply) => (tree.nodes[one].past = plies[ply]));
  }
}

// -- opening

/** A record at a ply, at its end by default; with other names than it has, where they are known. */
export const openRecord = (record: string, ply: number | null = null, names: string[] = []): Promise<Study> => {
  const tree = planted(record);
  if (ply !== null) tree.go(Math.min(ply, tree.size - 1));
  return lay({ record, tree }, names);
};

export async function openLink(text: string): Promise<Study> {
  let opened: Opened;
  try {
    opened = await unpack(text);
  } catch {
    throw bad('analysis-link-bad');
  }
  return lay(opened).catch((trouble: Problem) => {
    throw trouble.key === 'local-record' ? bad('analysis-link-old') : trouble;
  });
}

/** A game of this device at a ply. While it goes on its players learn nothing here that they cannot know. */
export async function openKept(game: Kept, ply: number): Promise<Study> {
  const { title } = game;
  const names = game.seats.map((seat) => seat.name);
  if (game.standing.to_move === null) return openRecord(await asked(desk, title, 'record', game), ply, names);
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const begun = await asked(desk, title, 'fork', game, ply, seed);
  return openRecord(await asked(desk, title, 'record', { ...game, ...begun }), null, names);
}

/** A new game, to begin with. */
export async function openNew(title: string, names: string[]): Promise<Study> {
  const found = (await local.titles()).titles.find((t) => t.name === title)!;
  const quoted = names.map((one) => JSON.stringify(one)).join(' ');
  const head = ['malecon 2', `title ${title}`, `data ${found.data}`, `seats ${quoted}`, 'seed 1', '---', ''];
  return openRecord(head.join('\n'));
}

export const studyOf = (id: string): Study => of(id);

// -- going about

async function tell(study: Study): Promise<Answer> {
  study.version += 1;
  for (const one of study.listeners) {
    const { since, revision } = one.known();
    const now = kept(study);
    const first = revision === now.revision ? Math.min(since, now.plies.length) : now.plies.length;
    const { table, plies } = await asked(desk, now.title, 'news', now, first);
    one.hear({ type: 'view', table, plies, messages: null });
  }
  const { tree, version, revision } = study;
  return { ply: tree.path().length, revision, version, over: false, to_move: null };
}

/** To another move: the board follows. */
export async function go(id: string, node: number): Promise<void> {
  const study = of(id);
  if (node === study.tree.at) return;
  if (study.tree.nodes[node].parent !== study.tree.at) study.revision += 1; // one move on is shown as a move
  study.tree.go(node);
  await tell(study);
}

/** Plays the first moves of a line, as far as they are legal here. */
export async function playLine(id: string, notations: string[]): Promise<void> {
  const study = of(id);
  const { tree } = study;
  const path = tree.notations();
  for (let taken = notations.length; taken > 0; taken--) {
    const way: [number, string[]][] = [[path.length, notations.slice(0, taken)]];
    if ((await asked(desk, study.base.title, 'unplayable', kept(study), way)) >= 0) continue;
    let at = tree.at;
    for (const notation of notations.slice(0, taken)) at = tree.add(at, notation, true);
    tree.go(at);
    await name(study);
    await tell(study);
    return;
  }
}

export async function drop(id: string, node: number): Promise<void> {
  const study = of(id);
  study.tree.drop(node);
  study.revision += 1;
  await tell(study);
}

/** What is found about the position after a move, after so many iterations more. */
export const look = (id: string, node: number, iterations: number): Promise<Looked> => {
  const study = of(id);
  return asked(thinker, study.base.title, 'look', kept(study, node), iterations);
};

// -- set up by hand

export const editable = (id: string) => asked(desk, of(id).base.title, 'editable', kept(of(id)));

export const impossible = (id: string, position: Described) => asked(desk, of(id).base.title, 'impossible', position);

/** A board that begins with a position that was set up. */
export async function openSetUp(id: string, position: Described): Promise<Study> {
  const study = of(id);
  const names = study.base.seats.map((seat) => seat.name);
  return openRecord(await asked(desk, study.base.title, 'begun', kept(study), position), null, names);
}

/** The record that everything began from, and from it the link. */
async function record(study: Study): Promise<string> {
  const main = study.tree.nodes.filter((node) => !node.tried).length - 1;
  return asked(desk, study.base.title, 'record', kept(study, main));
}

export async function link(id: string): Promise<string> {
  const study = of(id);
  return pack(await record(study), study.tree);
}

/** The present position as a game of this device: the seat to move is mine, bots play the others. */
export async function playOn(id: string, mine: string): Promise<Table> {
  const study = of(id);
  const text = await asked(desk, study.base.title, 'record', kept(study));
  const mover = (await board.table(id)).to_move ?? 0;
  const names = study.base.seats.map((_, seat) => (seat === mover ? JSON.stringify(mine) : 'bot:medium'));
  return local.bring(upTo(text, Infinity).replace(/^seats .*$/m, () => `seats ${names.join(' ')}`));
}

const refused = (): Promise<never> => Promise.reject(bad('local-people'));

async function act(id: string, actions: string[]): Promise<Answer> {
  const study = of(id);
  const now = kept(study);
  const played = await asked(desk, now.title, 'act', now, now.plies.length, actions, now.revision);
  for (const notation of played) study.tree.go(study.tree.add(study.tree.at, notation, true));
  await name(study);
  return tell(study);
}

export const board: TableHost = {
  ...local,
  can: { people: false, plans: false, seats: false, moves: false, analysis: true },
  table: (id, seat = null) => {
    const now = kept(of(id));
    return asked(desk, now.title, 'table', now, seat);
  },
  history: async (id, seat = null, first = 0) => {
    const study = of(id);
    const now = kept(study);
    await name(study); // the reader may have changed the language
    return asked(desk, now.title, 'history', now, seat, first);
  },
  ply: (id, n, seat = null) => {
    const now = kept(of(id));
    return asked(desk, now.title, 'ply', now, n, seat);
  },
  act: (id, _ply, actions) => act(id, actions),
  undo: async (id, scope) => {
    const study = of(id);
    const { tree } = study;
    tree.go(scope === 'turn' ? tree.opened() : Math.max(ROOT, tree.nodes[tree.at].parent));
    study.revision += 1;
    return tell(study);
  },
  reasons: ({ id }, verb) => {
    const now = kept(of(id));
    return asked(desk, now.title, 'reasons', now, verb ?? null);
  },
  hint: ({ id }) => {
    const now = kept(of(id));
    return asked(thinker, now.title, 'hint', now);
  },
  recordLink: async (id) => {
    const now = kept(of(id));
    const text = await asked(desk, now.title, 'record', now);
    return URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  },
  review: refused,
  beginReview: refused,
  leave: refused,
  standIn: refused,
  takeSeat: refused,
  fork: refused,
  rematch: refused,
  notes: () => Promise.resolve({ text: '' }),
  writeNotes: refused,
};

/** Joins those who look at a board. */
export function listen(id: string, hearing: Hearing): () => void {
  const { listeners } = of(id);
  listeners.add(hearing);
  return () => listeners.delete(hearing);
}
