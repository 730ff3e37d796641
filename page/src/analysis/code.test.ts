import { describe, expect, it } from 'vitest';
import { BadLink, pack, planted, unpack, upTo } from './code';
import { ROOT, Tree } from './tree';

const record = [
  'malecon 2',
  'title santiago',
  'data 1',
  'seats Ana "Inés M"',
  'seed 7',
  '---',
  'drive 1',
  '# seen',
  'stay',
  'go 2',
  '',
].join('\n');

describe('a tree of moves', () => {
  it('goes back and forward on the way looked at last', () => {
    const tree = planted(record);
    expect(tree.notations()).toEqual(['drive 1', 'stay', 'go 2']);
    tree.go(1);
    const other = tree.add(1, 'pay', true);
    tree.go(other);
    tree.go(ROOT);
    expect(tree.line().map((id) => tree.nodes[id].notation)).toEqual(['drive 1', 'pay']);
    expect(tree.others(other).map((id) => tree.nodes[id].notation)).toEqual(['stay']);
    tree.go(3);
    expect(tree.line()).toEqual([1, 2, 3]);
    expect(tree.add(1, 'pay', true)).toBe(other); // the same move is the same node
  });

  it('takes back what was tried, and never what was opened', () => {
    const tree = planted(record);
    tree.go(2);
    const first = tree.add(2, 'pay', true);
    tree.go(tree.add(first, 'stay', true));
    expect(tree.opened()).toBe(2);
    tree.drop(first);
    expect([tree.at, tree.line()]).toEqual([2, [1, 2, 3]]);
    tree.drop(1);
    expect(tree.line()).toEqual([1, 2, 3]);
  });
});

describe('a link', () => {
  it('holds the record, what was tried, and where one stands', async () => {
    const tree = planted(record);
    tree.go(1);
    const gone = tree.add(1, 'gone', true);
    const pay = tree.add(1, 'pay', true);
    tree.go(tree.add(pay, 'ship corn', true));
    tree.drop(gone);
    const text = await pack(record, tree);
    expect(text).toMatch(/^[\w-]+$/);
    const again = await unpack(text);
    expect(again.record).toBe(record);
    expect(again.tree.notations()).toEqual(['drive 1', 'pay', 'ship corn']);
    expect(again.tree.nodes.map((node) => node.tried)).toEqual([false, false, false, false, true, true]);
    again.tree.go(1);
    expect(await pack(record, again.tree)).not.toBe(text);
  });

  it('that is broken is refused', async () => {
    const text = await pack(record, planted(record));
    const code = async (value: unknown) => {
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      const packed = await new Response(
        new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')),
      ).arrayBuffer();
      return Buffer.from(packed).toString('base64url');
    };
    const good = { v: 1, r: record, t: [[1, 'pay']], a: 0 };
    await expect(unpack(await code(good))).resolves.toBeDefined();
    const bad = [
      '',
      'nonsense!',
      text.slice(0, -9),
      await code(null),
      await code([]),
      await code({ ...good, v: 2 }),
      await code({ ...good, r: 3 }),
      await code({ ...good, t: [[9, 'pay']] }),
      await code({ ...good, t: [[1, 5]] }),
      await code({ ...good, t: [5] }),
      await code({ ...good, t: [[1, 'stay']] }),
      await code({ ...good, a: 99 }),
      await code({ ...good, a: '0' }),
      await code({ ...good, r: 'x'.repeat(2_000_000) }),
    ];
    for (const one of bad) await expect(unpack(one), one.slice(0, 20)).rejects.toBeInstanceOf(BadLink);
  });

  it('is made of a record up to a ply', () => {
    expect(upTo(record, 2).split('\n').slice(-4)).toEqual(['---', 'drive 1', 'stay', '']);
    expect(planted(upTo(record, 0)).size).toBe(1);
    expect(new Tree().line()).toEqual([]);
  });
});
