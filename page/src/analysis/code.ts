/** An analysis as text for a link: the record it began from, what was tried, and where one stands. It stays behind the #,
 * which no browser sends to a server. */
import { ROOT, Tree } from './tree';

const VERSION = 1;
const LONGEST = 1_000_000; // characters unpacked
const MOST = 5_000; // moves tried

/** It is no link of ours, or was cut short on its way. */
export class BadLink extends Error {}

export interface Opened {
  record: string;
  tree: Tree;
}

/** What a link holds; short names keep it short. */
interface Packed {
  v: number;
  r: string; // the record, without what was tried
  t: [parent: number, notation: string][];
  a: number;
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > LONGEST) throw new BadLink('too long');
    parts.push(next.value);
  }
  return new Blob(parts as BlobPart[]).arrayBuffer();
}

const toText = (bytes: ArrayBuffer): string => {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export async function pack(record: string, tree: Tree): Promise<string> {
  const main = tree.nodes.filter((node, id) => id !== ROOT && !node.tried).length;
  const kept = new Map<number, number>(); // dropped moves leave gaps, which a link has no use for
  for (let id = ROOT; id <= main; id++) kept.set(id, id);
  const t: Packed['t'] = [];
  tree.nodes.forEach((node, id) => {
    if (id <= main || !tree.nodes[node.parent].children.includes(id) || !kept.has(node.parent)) return;
    t.push([kept.get(node.parent)!, node.notation]);
    kept.set(id, main + t.length);
  });
  const packed: Packed = { v: VERSION, r: record, t, a: kept.get(tree.at) ?? ROOT };
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  return toText(await through(bytes, new CompressionStream('deflate-raw')));
}

/** The record's moves are the first nodes of the tree, in their order. */
export async function unpack(text: string): Promise<Opened> {
  try {
    const bytes = await through(fromText(text), new DecompressionStream('deflate-raw'));
    return opened(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Packed);
  } catch (trouble) {
    throw new BadLink(String(trouble)); // whatever it stumbled over: it is no link of ours
  }
}

function opened({ v, r, t, a }: Packed): Opened {
  if (v !== VERSION || typeof r !== 'string' || !Array.isArray(t) || t.length > MOST) throw new BadLink('not ours');
  const tree = planted(r);
  for (const [parent, notation] of t) {
    const before = tree.size;
    if (!tree.nodes[parent] || typeof notation !== 'string') throw new BadLink('no tree');
    if (tree.add(parent, notation, true) !== before) throw new BadLink('a move twice');
  }
  if (!Number.isInteger(a) || !tree.nodes[a]) throw new BadLink('no such move');
  tree.go(a);
  return { record: r, tree };
}

/** The moves of a record as a tree without variations, at its end. */
export function planted(record: string): Tree {
  const tree = new Tree();
  const lines = record.split(/\r?\n/).map((line) => line.trim());
  const from = lines.indexOf('---');
  for (const line of from < 0 ? [] : lines.slice(from + 1))
    if (line && !line.startsWith('#')) tree.go(tree.add(tree.at, line, false));
  return tree;
}

/** The same record up to a ply. */
export function upTo(record: string, ply: number): string {
  const lines = record.split(/\r?\n/);
  const from = lines.findIndex((line) => line.trim() === '---');
  const moves = lines.slice(from + 1).filter((line) => line.trim() && !line.trim().startsWith('#'));
  return [...lines.slice(0, from + 1), ...moves.slice(0, ply), ''].join('\n');
}
