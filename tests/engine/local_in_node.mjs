// node local_in_node.mjs JOBS: what a table of this device shows of games that Python has played, as JSON.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Desk, Engine, loadSpeech, Views } from '../../page/build/local/node.js';

const built = resolve(import.meta.dirname, '../../page/src/engine/built');
const file = (name) => JSON.parse(readFileSync(join(built, name), 'utf8'));
const results = {};

/** What is found, or the key and the parts of what is refused. */
function refusal(work) {
  try {
    return work();
  } catch ({ key, parts }) {
    return [key, parts];
  }
}

for (const [title, jobs] of Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8')))) {
  const engine = await Engine.load(file(`${title}.json`), readFileSync(join(built, `${title}.wasm`)));
  const weights = join(built, `${title}.net`);
  if (existsSync(weights)) engine.useNetwork(new Uint8Array(gunzipSync(readFileSync(weights))).buffer);
  const desk = new Desk(engine, await Views.load(engine));
  results[title] = [];
  for (const { seen = null, game, lang, at, hint, weighed, other = null, lapse = null, fork = null, read = [] } of jobs) {
    const speech = await loadSpeech(title, lang, file(`${title}.box.json`).tables);
    if (seen) {
      // At a table of the server, of which nothing but what the server tells the seat is here.
      const found = refusal(() => ({ ...desk.choicesFor(seen, speech), reasons: desk.reasonsFor(seen, speech, null), hint: hint ? desk.hintFor(seen, speech) : null }));
      results[title].push(found);
      continue;
    }
    const table = desk.table(game, speech, null);
    results[title].push({
      table,
      history: desk.history(game, speech, null, 0),
      at: desk.atPly(game, speech, at, null),
      reasons: table.legal.length ? desk.reasons(game, speech, null) : null,
      hint: hint ? desk.hint(game, speech) : null,
      glances: weighed === null ? null : desk.glances(game, weighed, weighed + 10).map((g) => [g.ply, g.seat, g.doubt, g.shares]),
      weighed: weighed === null ? null : Object.values(desk.weigh(game, weighed)),
      record: desk.record(game),
      scripted: desk.scripted(game),
      refused: other === null ? null : refusal(() => desk.act(game, speech, game.plies.length, [other], game.revision)),
      lapse: lapse && desk.lapse(game, speech, lapse),
      fork: fork && desk.fork(game, ...fork),
      read: read.map((text) => refusal(() => desk.read(text))),
      again: desk.read(desk.record(game)).plies.length,
    });
  }
}
console.log(JSON.stringify(results));
