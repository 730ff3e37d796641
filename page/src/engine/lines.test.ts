import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Engine, type Position } from './index';
import { Search, type Line } from './lines';

const built = (file: string) => new URL(`./built/${file}`, import.meta.url);

async function load(title: string): Promise<Engine> {
  if (!existsSync(built(`${title}.wasm`))) throw new Error('Build the engine first: make page');
  const engine = await Engine.load(
    JSON.parse(readFileSync(built(`${title}.json`), 'utf8')),
    readFileSync(built(`${title}.wasm`)),
  );
  if (engine.hasNetwork) engine.useNetwork(new Uint8Array(gunzipSync(readFileSync(built(`${title}.net`)))).buffer);
  return engine;
}

function playOn(engine: Engine, start: Position, moves: number): Position {
  let position = start;
  for (let k = 0; k < moves && engine.toMove(position) !== null; k++) {
    const legal = engine.legal(position);
    position = engine.play(position, legal[(k * 7) % legal.length]).position;
  }
  return position;
}

/** Plays a line from the start, as anybody could. */
function check(engine: Engine, line: Line, start: Position): void {
  let now = start;
  for (const { seat, action, before, after } of line.steps) {
    expect(before).toEqual(now);
    expect(engine.toMove(now)).toBe(seat);
    expect(engine.legal(now)).toContain(action);
    now = engine.play(now, action).position;
    expect(after).toEqual(now);
  }
}

describe.each(['cuba', 'havana', 'puerto_rico', 'santiago'])('%s', (title) => {
  it('finds lines that are legal to their end, and chances that add up', async () => {
    const engine = await load(title);
    for (const moves of [0, 23, 60]) {
      const position = playOn(engine, engine.newGame(3, 2n ** 90n + BigInt(moves)), moves);
      const search = new Search(engine, 400);
      const first = search.look(position, 150, 3);
      const then = search.look(position, 1000, 3);
      expect([first.done, then.done]).toEqual([150, 400]); // it goes on, up to what it was set
      const seat = engine.toMove(position)!;
      const legal = engine.legal(position);
      expect(then.lines.length).toBeGreaterThanOrEqual(Math.min(2, legal.length));
      expect(then.lines.length).toBeLessThanOrEqual(3);
      for (const line of then.lines) check(engine, line, engine.determinize(position, seat, 0));
      expect(new Set(then.lines.map((line) => line.steps[0].action)).size).toBe(then.lines.length);
      expect(Math.max(...then.lines.map((line) => line.steps.length))).toBeGreaterThan(1);
      expect(then.chances.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(then.chances[seat]).toBeCloseTo(then.lines[0].chance);
    }
  });

  it('looks at another position with the same memory as if it were the first', async () => {
    const engine = await load(title);
    const [one, other] = [20, 31].map((moves) => playOn(engine, engine.newGame(2, 7), moves));
    const search = new Search(engine, 300);
    search.look(one, 300, 3);
    expect(search.look(other, 200, 3)).toEqual(new Search(engine, 300).look(other, 200, 3));
  });

  it('says who has won when it is over', async () => {
    const engine = await load(title);
    const position = playOn(engine, engine.newGame(2, 3), 5000);
    const { chances, lines } = new Search(engine, 100).look(position, 100, 3);
    expect(lines).toEqual([]);
    expect(chances.map((share) => share > 0)).toEqual([0, 1].map((s) => engine.winners(position).includes(s)));
  });
});
