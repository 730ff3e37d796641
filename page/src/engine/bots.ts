/** The house's bots, as `malecon.bots.players` has them: the same choice for the same seed and the same position. */
import type { Engine, Position } from './engine';
import type { Room } from './module';
import type { Network, NetworkSettings } from './network';

/** What `malecon.bots` is set by; in the manifest as `bots`. */
export interface BotSettings {
  levels: Record<string, string>;
  samples: number;
  greedy_heat: number;
  hope_heat: number;
  spread: number;
  ambition: number;
  knobs: number[];
  node_size: number;
  edge_size: number;
  slot_size: number;
  edges_per_node: number;
  /** Null: the title has no trained network. */
  network: NetworkSettings | null;
}

/** What a bot found out; arrays over the action space. */
export interface Choice {
  action: number;
  visits: number[];
  chance: number[];
  points: number[];
}

const SEED_MASK = (1n << 53n) - 1n;
const SEARCH_SEED_MASK = (1n << 62n) - 1n;
export const GOLDEN = 0x9e3779b97f4a7c15n;
export const FIRST_ROOT = 1n;
const LEAST_NODES = 1024;
const AMBITION = 3; // the knob for points beside the win
const CURIOUS = 0.35; // evenness of a search that people watch: they want to know what becomes of other choices, too
const SHARPNESS = 2; // a clear lead by the title's advice makes winning likelier by e to this power
const [TREE_MEAN, FLAT_MEAN] = [0.5, 1e-3];

/** A decision as the deciding seat sees it, in the module's memory: everything it cannot know was drawn anew. */
export interface Sight {
  seat: number;
  seats: number;
  states: Room<'record'>;
  mask: Room<'uint8'>;
  seed: bigint;
}

/** The code that plays a level in this title; other codes are themselves. */
const played = (engine: Engine, code: string): string => engine.manifest.bots.levels[code] ?? code;

/** Whether this bot plays by the title's network, whose weights it needs. */
export function needsNetwork(engine: Engine, code: string): boolean {
  return /^(net|puct)\b/.test(played(engine, code));
}

/**
 * A bot by its code: `random`, `greedy`, `greedy,heat=0.25`, `flat:200`, `search:500`, `net`, `puct:150`, or a level.
 */
export function choose(engine: Engine, position: Position, code: string, seed = 0): Choice {
  return engine.module.briefly(() => chooseSeen(engine, see(engine, position, seed), code));
}

/** The same of a decision as its seat sees it. */
export function chooseSeen(engine: Engine, sight: Sight, code: string): Choice {
  const [head, ...settings] = played(engine, code).split(',');
  const [name, amount] = head.split(':');
  const set = Object.fromEntries(settings.map((s) => s.trim().split('=')).map(([k, v]) => [k, Number(v)]));
  const times = /^\d+$/.test(amount ?? '') ? Number(amount) : 0;
  if (name === 'random') return random(sight);
  if (name === 'greedy') return greedy(engine, sight, set.heat ?? engine.manifest.bots.greedy_heat);
  if (name === 'flat' && times) return flat(engine, sight, times);
  if (name === 'search' && times) return search(engine, sight, times);
  if (name === 'net') return net(engine, sight, set.heat ?? 0);
  if (name === 'puct' && times) return puct(engine, sight, times);
  throw new RangeError(`no bot ${code} here`);
}

export function see(engine: Engine, position: Position, seed: number): Sight {
  const { module } = engine;
  const seat = engine.toMove(position);
  if (seat === null) throw new RangeError('the game is over');
  const known = engine.determinize(position, seat, 0);
  const states = module.records(2);
  states.bytes.set(known);
  states.bytes.set(known, known.length);
  const mask = module.room('uint8', [engine.notations.length]);
  mask.items.set(engine.mask(known));
  const words = states.as('uint64', [known.length / 8]);
  const own = BigInt.asUintN(64, module.call('knowledge', words, seed) as bigint) & SEED_MASK;
  return { seat, seats: engine.seats(position), states, mask, seed: own };
}

function random({ mask, seed }: Sight): Choice {
  const legal = [...mask.items.keys()].filter((action) => mask.items[action]);
  const nothing = Array.from(mask.items, () => 0);
  const action = legal[Number(seed % BigInt(legal.length))];
  return { action, visits: Array.from(mask.items), chance: nothing, points: nothing };
}

/** For each legal action the share of the win and the advice's terms at the end of the turn it begins. */
export function consequences(
  engine: Engine,
  { seat, seats, states, mask, seed }: Sight,
  samples = engine.manifest.bots.samples,
): [Room<'float64'>, Room<'float64'>] {
  const { module, manifest } = engine;
  const { spread, ambition } = manifest.bots;
  const worth = module.room('float64', [mask.length]);
  const terms = module.room('float64', [mask.length, seats, manifest.terms.length]);
  module.call('weigh', states, seat, seed, samples, mask, spread, ambition, worth, terms);
  return [worth, terms];
}

function tempered(engine: Engine, mask: Room<'uint8'>, worth: Room<'float64'>, heat: number): Room<'float64'> {
  const odds = engine.module.room('float64', [mask.length]);
  engine.module.call('temper', mask, worth, heat, odds);
  return odds;
}

function greedy(engine: Engine, sight: Sight, heat: number): Choice {
  const { mask, seat, seats, seed } = sight;
  const [worth, terms] = consequences(engine, sight);
  const action = engine.module.count('draw', mask, tempered(engine, mask, worth, heat), seed);
  const parts = engine.manifest.terms.length;
  const points = Array.from(mask.items, (_, a) => {
    const at = (a * seats + seat) * parts;
    return terms.items.subarray(at, at + parts).reduce((sum, part) => sum + part, 0);
  });
  return { action, visits: Array.from(mask.items), chance: Array.from(worth.items), points };
}

/** So many playouts for each action of the mask, most of them for the best. */
export function flat(engine: Engine, sight: Sight, playouts: number): Choice {
  const { module, manifest } = engine;
  const { seat, seats, states, mask, seed } = sight;
  const terms = module.room('float32', [seats, manifest.terms.length]);
  const knobs = module.room('float64', [manifest.bots.knobs.length]);
  knobs.items.set(manifest.bots.knobs);
  const [visits, totals, points] = tallies(engine, mask.length);
  module.call('halve', states, seat, seed, playouts, mask, terms, knobs, visits, totals, points);
  return byVisits(mask.items, Array.from(visits.items, Number), totals.items, points.items, FLAT_MEAN);
}

function search(engine: Engine, sight: Sight, iterations: number): Choice {
  const { module, manifest } = engine;
  const hopes = module.room('float32', [sight.mask.length]);
  const odds = tempered(engine, sight.mask, consequences(engine, sight)[0], manifest.bots.hope_heat);
  hopes.items.set(odds.items); // asked for last: memory moves when it grows
  return grow(engine, sight, iterations, manifest.bots.knobs, searching(engine, sight, iterations, hopes));
}

/** A search guided by a title's advice, on a tree. */
function searching(engine: Engine, sight: Sight, iterations: number, hopes: Room<'float32'>): Iterate {
  const { module, manifest } = engine;
  const terms = module.room('float32', [sight.seats, manifest.terms.length]);
  return (tree, played, secrets, knobs, own) =>
    module.count(
      'iterate',
      sight.states,
      sight.seat,
      own,
      iterations,
      FIRST_ROOT,
      ...tree,
      played,
      hopes,
      secrets,
      terms,
      knobs,
    );
}

/** A tree's memory: its hash table, nodes and edges, and how many of them are used. */
export type Tree = [table: Room<'record'>, nodes: Room<'record'>, edges: Room<'record'>, used: Room<'int64'>];
type Iterate = (
  tree: Tree,
  played: Room<'uint8'>,
  secrets: Room<'uint8'>,
  knobs: Room<'float64'>,
  seed: bigint,
) => number;

/** An empty tree, for so many iterations at least. */
export function plant({ module, manifest }: Engine, iterations: number): Tree {
  const { node_size, edge_size, slot_size, edges_per_node } = manifest.bots;
  const room = Math.max(3 * (iterations + 1), LEAST_NODES);
  const slots = 2 ** Math.ceil(Math.log2(2 * room));
  const table = module.room('record', [slots], slot_size);
  const nodes = module.room('record', [room], node_size);
  const edges = module.room('record', [room * edges_per_node], edge_size);
  const tree: Tree = [table, nodes, edges, module.room('int64', [2])];
  clear(tree);
  return tree;
}

/** Empties a tree. */
export function clear([table, , , used]: Tree): void {
  const empty = new Int32Array(table.bytes.buffer, table.at, (table.length * table.itemSize) / 4);
  for (let at = 2; at < empty.length; at += table.itemSize / 4) empty[at] = -1; // no node under this key
  used.items.fill(0n);
}

/** Grows a tree by so many iterations; its root, or less than zero where nothing could be added. */
function growIn(
  { module, manifest }: Engine,
  { mask, seed }: Sight,
  tree: Tree,
  settings: number[],
  iterate: Iterate,
  sample: number,
): number {
  const secrets = module.room('uint8', [manifest.secrets.length ? mask.length : 0]);
  for (const action of manifest.secrets) secrets.items[action] = 1;
  const knobs = module.room('float64', [settings.length]);
  knobs.items.set(settings);
  const played = module.room('uint8', [mask.length]);
  played.items.set(mask.items);
  return iterate(tree, played, secrets, knobs, (seed + GOLDEN * BigInt(sample + 1)) & SEARCH_SEED_MASK);
}

/** Grows a tree by so many iterations, and takes what was tried most. */
function grow(
  engine: Engine,
  sight: Sight,
  iterations: number,
  settings: number[],
  iterate: Iterate,
  sample = 0,
): Choice {
  const tree = plant(engine, iterations);
  const root = growIn(engine, sight, tree, settings, iterate, sample);
  const found = readRoot(engine, tree, root, sight.mask.length); // may move the memory: the mask is looked at after it
  return byVisits(sight.mask.items, ...found, TREE_MEAN);
}

/** What a node's edges say of each action: visits, totals, points. */
function readRoot(
  engine: Engine,
  [, nodes, edges]: Tree,
  root: number,
  size: number,
): [visits: number[], totals: Float64Array, points: Float64Array] {
  const [visits, totals, points] = tallies(engine, size);
  if (root >= 0) engine.module.call('read_edges', nodes, edges, root, visits, totals, points);
  return [Array.from(visits.items, Number), totals.items, points.items];
}

/**
 * Goes on with a search that counts nothing but the win, by the network where there is one: it may be asked again and
 * again with the same tree. `sample` gives every part dice of its own.
 */
export function deepen(engine: Engine, sight: Sight, tree: Tree, iterations: number, sample: number): void {
  const { manifest, module } = engine;
  const knobs = [...(engine.hasNetwork ? networkOf(engine).knobs : manifest.bots.knobs)];
  knobs[AMBITION] = 0;
  let iterate: Iterate;
  if (engine.hasNetwork) iterate = guided(engine, sight, iterations, hopesOf(engine, sight, CURIOUS));
  else {
    const hopes = module.room('float32', [sight.mask.length]);
    const odds = tempered(engine, sight.mask, consequences(engine, sight)[0], manifest.bots.hope_heat);
    hopes.items.set(odds.items);
    iterate = searching(engine, sight, iterations, hopes);
  }
  growIn(engine, sight, tree, knobs, iterate, sample);
}

function tallies(
  { module }: Engine,
  size: number,
): [visits: Room<'int64'>, totals: Room<'float64'>, points: Room<'float64'>] {
  return [module.room('int64', [size]), module.room('float64', [size]), module.room('float64', [size])];
}

/** The most visited action; ties are broken by the mean, which counts as so much of a visit. */
function byVisits(
  mask: Uint8Array,
  visits: number[],
  totals: Float64Array,
  points: Float64Array,
  mean: number,
): Choice {
  const tried = visits.map((n) => Math.max(n, 1));
  const chance = tried.map((n, action) => totals[action] / n);
  let action = -1;
  let best = -Infinity;
  visits.forEach((n, a) => {
    const rank = n + chance[a] * mean;
    if (mask[a] && rank > best) [action, best] = [a, rank];
  });
  return { action, visits, chance, points: tried.map((n, a) => points[a] / n) };
}

// -- the bots that learned, as `malecon.bots.trained` has them

function networkOf(engine: Engine): Network {
  if (!engine.network)
    throw new RangeError(
      engine.hasNetwork ? 'hand in the weights first: useNetwork' : `${engine.manifest.title} has no network`,
    );
  return engine.network;
}

interface Opinion {
  likes: Float32Array;
  chances: Float64Array;
  chance: number;
  lead: number;
  odds: Room<'float64'>;
}

/** The network's liking of each action, and the seat's share of the win and its lead in points. */
function ask(engine: Engine, { states, seat, seats, mask }: Sight, heat = 0): Opinion {
  const { module } = engine;
  const network = networkOf(engine);
  const legal = module.room('uint8', [mask.length]);
  const rooms = scratch(engine, network);
  const [chances, leads] = [module.room('float64', [seats]), module.room('float64', [seats])];
  const odds = module.room('float64', [mask.length]);
  module.call('ask', states, seat, network.weights, network.layout, legal, ...rooms, chances, leads, heat, odds);
  return {
    likes: rooms[2].items.slice(),
    chances: chances.items.slice(),
    chance: chances.items[seat],
    lead: leads.items[seat] * network.spread,
    odds,
  };
}

/** The network's liking of each action. */
export const likings = (engine: Engine, sight: Sight): Float32Array => ask(engine, sight).likes;

/** Everybody's share of the win, by the network or the title's advice: as `malecon.bots.chances` has it. */
export function chancesOf(engine: Engine, sight: Sight): number[] {
  let shares: number[];
  if (engine.hasNetwork) shares = Array.from(ask(engine, sight).chances, (share) => Math.max(share, 1e-3));
  else {
    const terms = consequences(engine, sight, 1)[1].items;
    const parts = engine.manifest.terms.length;
    const legal = [...sight.mask.items.keys()].filter((action) => sight.mask.items[action]);
    const leads = Array.from({ length: sight.seats }, (_, seat) => {
      const of = (action: number) => (action * sight.seats + seat) * parts;
      const sums = legal.map((a) => terms.subarray(of(a), of(a) + parts).reduce((sum, part) => sum + part, 0));
      return sums.reduce((sum, n) => sum + n, 0) / sums.length;
    });
    const best = Math.max(...leads);
    shares = leads.map((lead) => Math.exp((SHARPNESS * (lead - best)) / engine.manifest.bots.spread));
  }
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / sum);
}

/** The share of the win that follows an action, from a search that tries nothing else here. */
export function worth(engine: Engine, sight: Sight, action: number, iterations: number, sample: number): number {
  const only = engine.module.room('float32', [sight.mask.length]);
  only.items[action] = 1;
  const network = engine.hasNetwork ? networkOf(engine) : null;
  const knobs = [...(network?.knobs ?? engine.manifest.bots.knobs)];
  knobs[AMBITION] = 0;
  const iterate = network ? guided(engine, sight, iterations, only) : searching(engine, sight, iterations, only);
  return grow(engine, sight, iterations, knobs, iterate, sample).chance[action];
}

/** Room for one forward pass: observation, units, likings, hopes. */
function scratch(
  { module }: Engine,
  { shape: [features, units, , actions, hopes, seats] }: Network,
): [Room<'float32'>, Room<'float32'>, Room<'float32'>, Room<'float32'>] {
  const floats = (...shape: number[]) => module.room('float32', shape);
  return [floats(features), floats(2, Math.max(units, hopes)), floats(actions), floats(2, seats)];
}

/** The network's favourite action; with heat, any that it likes nearly as much. */
function net(engine: Engine, sight: Sight, heat: number): Choice {
  const { likes, chance, lead, odds } = ask(engine, sight, heat);
  const mask = sight.mask.items;
  let action = -1;
  likes.forEach((liking, a) => {
    if (mask[a] && (action < 0 || liking > likes[action])) action = a;
  });
  if (heat > 0) action = engine.module.count('draw', sight.mask, odds, sight.seed);
  const visits = Array.from(likes, (liking) => rounded(Math.fround(liking * networkOf(engine).visits)));
  const everywhere = (value: number) => Array.from(sight.mask.items, (legal) => (legal ? value : 0));
  return takeAWin(engine, sight, { action, visits, chance: everywhere(chance), points: everywhere(lead) });
}

/** To the nearest whole number, and to the even one of two that are equally near, as NumPy does it. */
export function rounded(x: number): number {
  const down = Math.floor(x);
  if (x - down !== 0.5) return Math.round(x);
  return down % 2 ? down + 1 : down;
}

/** The network's odds of each action, flattened, a small part of it shared evenly, so that every choice gets a look. */
function hopesOf(engine: Engine, sight: Sight, evenness = networkOf(engine).evenness): Room<'float32'> {
  const odds = ask(engine, sight, networkOf(engine).heat).odds.items.slice();
  const legal = sight.mask.items.reduce((sum, one) => sum + one, 0);
  const hoped = engine.module.room('float32', [sight.mask.length]);
  hoped.items.set(Array.from(sight.mask.items, (one, a) => (one ? (1 - evenness) * odds[a] + evenness / legal : 0)));
  return hoped;
}

/** Tree search guided by the network: few positions looked at, each of them judged. */
function puct(engine: Engine, sight: Sight, iterations: number): Choice {
  const hoped = hopesOf(engine, sight);
  const knobs = [...networkOf(engine).knobs];
  knobs[networkOf(engine).hurry] = 1;
  const choice = grow(engine, sight, iterations, knobs, guided(engine, sight, iterations, hoped));
  return takeAWin(engine, sight, choice);
}

/** What the search guided by the network does with a tree. */
function guided(engine: Engine, sight: Sight, iterations: number, hoped: Room<'float32'>): Iterate {
  const { module } = engine;
  const network = networkOf(engine);
  const rooms = scratch(engine, network);
  return (tree, played, secrets, knobs, own) =>
    module.count(
      'iterate_guided',
      sight.states,
      sight.seat,
      own,
      iterations,
      FIRST_ROOT,
      ...tree,
      played,
      hoped,
      secrets,
      knobs,
      network.weights,
      network.layout,
      ...rooms,
      sight.seats,
    );
}

/** The same choice, unless an action wins the game at once: then that one, and the clearest if there are several. */
function takeAWin(engine: Engine, sight: Sight, choice: Choice): Choice {
  const { module } = engine;
  const { visits: most, win_samples } = networkOf(engine);
  const wins = module.room('float64', [sight.mask.length]);
  module.call('finishes', sight.states, sight.seat, sight.seed, win_samples, sight.mask, 1, sight.seats, wins);
  const found = Array.from(wins.items);
  if (!found.some((lead) => lead !== 0)) return choice;
  const action = found.indexOf(Math.max(...found));
  const won = (values: number[], of: (lead: number) => number) =>
    values.map((value, a) => (found[a] > 0 ? of(found[a]) : value));
  const visits = choice.visits.slice();
  visits[action] = Math.max(most, Math.max(...visits) + 1);
  return { action, visits, chance: won(choice.chance, () => 1), points: won(choice.points, (lead) => lead - 1) };
}
