// Plays what Python has played, on the WebAssembly engine, and says what it came to: the same in Node and in Chromium.

const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A digest of all positions and masks of a game, move after move, and its scores. */
async function replay(engine, { seats, seed, options, actions }) {
  let position = engine.newGame(seats, seed, options);
  const parts = [position, engine.mask(position)];
  for (const action of actions) {
    position = engine.play(position, action).position;
    parts.push(position, engine.mask(position));
  }
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer());
  return { digest: hex(digest), scores: engine.scores(position).points, winners: engine.winners(position) };
}

const random = (engine, { seats, games, seed, options }) => engine.digests(seats, games, seed, options).join(' ');

/** Decisions a second of random play. */
function speed(engine, { seats, games }) {
  engine.randomGames(seats, games, 0); // the browser's compiler optimises what has run a while
  const start = performance.now();
  return engine.randomGames(seats, games, 1) / ((performance.now() - start) / 1000);
}

/** What a seat sees, why actions are refused, what sentences about legal ones name, what speaks for those and against. */
function look(engine, { record, seat, refused, taken }, views) {
  const position = Uint8Array.from(atob(record), (letter) => letter.charCodeAt(0));
  const view = views.view(position, seat);
  const mover = engine.toMove(position);
  const asked = taken.flatMap((action) => [[action, 'favours'], [action, 'costs']]);
  return {
    view,
    reasons: refused.map((action) => views.whyNot(position, action)),
    notes: taken.map((action) => views.notice(view, action)),
    hints: mover === null ? [] : views.advise(position, mover, asked),
  };
}

/** What bots choose, and what they expect of it. */
function bots(engine, { record, codes, seed }, views, choose) {
  const position = Uint8Array.from(atob(record), (letter) => letter.charCodeAt(0));
  return codes.map((code) => {
    const { action, chance, points } = choose(engine, position, code, seed);
    return [action, chance[action], points[action]];
  });
}

const KINDS = { random, recorded: replay, speed, look, bots };

/** Jobs of one kind, by title: what each of them comes to. */
export async function check({ Engine, Views, choose }, load, { kind, titles }, python) {
  const results = {};
  for (const [title, jobs] of Object.entries(titles)) {
    const [manifest, code, network] = await load(title);
    const engine = await Engine.load(manifest, code);
    if (network) engine.useNetwork(network);
    const views = kind === 'look' ? await Views.load(engine, python) : undefined;
    results[title] = [];
    for (const job of jobs) results[title].push(await KINDS[kind](engine, job, views, choose));
  }
  return results;
}
