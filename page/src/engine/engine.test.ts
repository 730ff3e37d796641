import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { choose, Engine, IllegalAction, Views, type Position } from './index';

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

/** Plays on by always taking the same share of the legal actions. */
function playOn(engine: Engine, start: Position, moves: number): Position {
  let position = start;
  for (let k = 0; k < moves && engine.toMove(position) !== null; k++) {
    const legal = engine.legal(position);
    position = engine.play(position, legal[(k * 7) % legal.length]).position;
  }
  return position;
}

describe.each(['cuba', 'havana', 'puerto_rico', 'santiago'])('%s', (title) => {
  it('plays a game from a seed, the same each time', async () => {
    const engine = await load(title);
    const once = playOn(engine, engine.newGame(3, 2n ** 100n + 5n), 60);
    expect(playOn(engine, engine.newGame(3, 2n ** 100n + 5n), 60)).toEqual(once);
    expect(playOn(engine, engine.newGame(3, 5), 60)).not.toEqual(once);
    expect(engine.audit(once)).toBeNull();
    expect(engine.scores(once).points).toHaveLength(3);
  });

  it('leaves a position as it is, and refuses what is not legal', async () => {
    const engine = await load(title);
    const position = engine.newGame(2, 1);
    const before = position.slice();
    engine.play(position, engine.legal(position)[0]);
    expect(position).toEqual(before);
    const refused = engine.mask(position).indexOf(0);
    expect(() => engine.play(position, refused)).toThrow(IllegalAction);
    expect(() => engine.play(position, engine.notations.length)).toThrow(IllegalAction);
    expect(() => engine.newGame(9, 1)).toThrow(RangeError);
    expect(() => engine.newGame(2, 1, { [engine.manifest.options[0].name]: 'nonsense' })).toThrow(RangeError);
    expect(() => engine.legal(position.slice(1))).toThrow(RangeError);
  });

  it('has bots that choose legal actions and give their memory back', async () => {
    const engine = await load(title);
    const position = playOn(engine, engine.newGame(2, 3), 20);
    const legal = engine.legal(position);
    for (const code of ['random', 'easy', 'search:40']) expect(legal).toContain(choose(engine, position, code).action);
    const size = () => engine.module.briefly(() => engine.module.room('uint8', [1]).at);
    const before = size();
    choose(engine, position, 'search:40');
    expect(size()).toBe(before);
    expect(() => choose(engine, position, 'oracle')).toThrow(RangeError);
  });

  it('shows a seat its view and says why an action is refused', async () => {
    const engine = await load(title);
    const views = await Views.load(engine);
    const position = playOn(engine, engine.newGame(2, 4), 30);
    const view = views.view(position, 1);
    expect(view).toMatchObject({ title, seats: 2, viewer: 1, to_move: engine.toMove(position) });
    const mask = engine.mask(position);
    expect(views.whyNot(position, mask.indexOf(1))).toBeNull();
    expect(views.whyNot(position, mask.indexOf(0))?.[0]).toMatch(/^(why|reason)-/);
  });
});
