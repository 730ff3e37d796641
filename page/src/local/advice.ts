/**
 * Why a bot would do what it does, and what a decision gave away: as `malecon.bots.explain` and `malecon.bots.review`
 * tell it.
 */
import type { Hint, Hints, Lapse } from '../api/client';
import { chooseSeen, consequences, rounded, see, type Sight } from '../engine/bots';
import type { Engine, Position } from '../engine/engine';
import type { Views, Why } from '../engine/views';
import type { Speech } from './words';

const SAMPLES = 8;
const FELT = 0.1; // points: smaller differences are no reason
const AHEAD = 0.01; // of the win: how much better a choice may be without a reason that shows right away
const CLOSE = 0.01; // of the win: two choices this near are about as good
const LONGEST = 30; // small decisions of one compound decision
const MOST_HINTS = 5;
export const ADVISER = 'expert';

/** A table's words: for an action now, for one of a chain that it begins, for the parts of a reason. */
export interface Voice {
  speech: Speech;
  sentence: (action: number) => string;
  step: (action: number) => string;
  parts: (parts: Why[1]) => Record<string, string | number>;
}

/** A decision to advise on. */
interface Asked {
  engine: Engine;
  views: Views;
  sight: Sight;
  known: Position; // what the deciding seat knows
  voice: Voice;
}

const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** With one digit after the point; of two that are equally near the even one, as Python writes it. */
function tenths(x: number): string {
  const between = Number.isInteger(4 * x) && !Number.isInteger(2 * x);
  return (between ? rounded(10 * x) / 10 : x).toFixed(1);
}

/** What speaks for a choice and what it costs: the two best parts of the advice, and the worst. */
function reasons(terms: string[], gains: number[]): [term: string, gain: number][] {
  const order = gains.map((_, k) => k).sort((a, b) => gains[b] - gains[a]);
  const felt = [
    ...order.slice(0, 2).filter((k) => gains[k] >= FELT),
    ...order.slice(-1).filter((k) => gains[k] <= -FELT),
  ];
  return felt.map((k) => [terms[k], gains[k]]);
}

/** The bot's choice first, then the next best ones. */
function explain(asked: Asked, code: string, most: number): Hint[] {
  const { engine, sight, voice } = asked;
  const { manifest } = engine;
  const { seat, seats } = sight;
  const { speech, sentence } = voice;
  const choice = chooseSeen(engine, sight, code);
  const legal = [...sight.mask.items.keys()].filter((action) => sight.mask.items[action]);
  const parts = manifest.terms.length;
  const all = consequences(engine, sight, SAMPLES)[1].items.slice();
  const of = (action: number, who: number) =>
    Array.from(all.subarray((action * seats + who) * parts, (action * seats + who + 1) * parts));
  const usual = Array.from({ length: seats }, (_, who) =>
    manifest.terms.map((_, k) => mean(legal.map((a) => of(a, who)[k]))),
  );
  const tried = legal.filter((a) => choice.visits[a] > 0);
  const usually = mean((tried.length ? tried : legal).map((a) => choice.chance[a]));
  const order = [...legal].sort(
    (a, b) =>
      Number(a !== choice.action) - Number(b !== choice.action) ||
      choice.visits[b] - choice.visits[a] ||
      choice.chance[b] - choice.chance[a],
  );
  const others = usual.map((_, who) => who).filter((who) => who !== seat);
  const name = (term: string) => (speech.title.has(`term-${term}`) ? speech.title.say(`term-${term}`) : term);
  const ahead = (action: number) => choice.chance[action] > usually + AHEAD;

  const why = (action: number): string => {
    const mine = of(action, seat).map((worth, k) => worth - usual[seat][k]);
    const theirs = manifest.terms.map((_, k) => mean(others.map((who) => usual[who][k] - of(action, who)[k])));
    const own = Math.max(...mine) >= Math.max(FELT, ...theirs);
    const found = Math.max(...mine, ...theirs) >= FELT ? reasons(manifest.terms, own ? mine : theirs) : [];
    if (!found.length) return speech.bots.say(ahead(action) ? 'hint-later' : 'hint-even');
    const told = found
      .map(([term, gain]) => `${name(term)} ${gain < 0 ? '−' : '+'}${tenths(Math.abs(gain))}`)
      .join(', ');
    return speech.bots.say(own ? 'hint-for' : 'hint-against', { terms: told });
  };

  // The best choice is set against the next best one.
  const [best, other] = order;
  const alternative =
    other === undefined
      ? null
      : {
          notation: engine.notations[other],
          sentence: sentence(other),
          cost: cost(asked, other, choice.chance[best] - choice.chance[other]),
        };
  const whole = wholeOf(asked, best, code);
  return order.slice(0, most).map((action) => ({
    notation: engine.notations[action],
    sentence: sentence(action),
    visits: choice.visits[action],
    expected: choice.points[action],
    chance: choice.chance[action],
    reason: why(action),
    plan: plan(asked, action, ahead(action)),
    alternative: action === best ? alternative : null,
    whole: action === best ? whole.map((one) => engine.notations[one]) : [],
    steps: action === best && whole.length > 1 ? whole.map(voice.step) : [],
  }));
}

// -- in words, as `malecon.bots.speaking` says it

function found({ views, sight, known, voice }: Asked, action: number, which: 'favours' | 'costs'): string | null {
  const [why] = views.advise(known, sight.seat, [[action, which]]);
  return why && voice.speech.title.say(why[0], voice.parts(why[1]));
}

/** Why this choice. */
const plan = (asked: Asked, action: number, ahead: boolean): string =>
  found(asked, action, 'favours') ?? asked.voice.speech.bots.say(ahead ? 'plan-later' : 'plan-even');

/** Why not the alternative, which promises so much less of the win. */
function cost(asked: Asked, action: number, less: number): string {
  const { bots } = asked.voice.speech;
  if (less < CLOSE) return bots.say('cost-close');
  return found(asked, action, 'costs') ?? costsSoMuch(asked, less);
}

const costsSoMuch = ({ voice }: Asked, less: number): string =>
  voice.speech.bots.say('cost-less', { percent: Math.max(1, rounded(100 * less)) });

/** The action with those by which the bot would finish the decision: all colonists, not only the first. */
function wholeOf({ engine, views, sight, known }: Asked, action: number, code: string): number[] {
  const { follow } = engine.manifest;
  const taken = [action];
  let now = known;
  while (taken.length < LONGEST) {
    const chance = engine.field(now, 'rng');
    now = engine.play(now, taken.at(-1)!).position;
    if (engine.field(now, 'rng') !== chance || engine.toMove(now) !== sight.seat) break;
    if (!follow.includes(views.view(now, sight.seat).phase)) break;
    taken.push(engine.module.briefly(() => chooseSeen(engine, see(engine, now, 0), code).action));
  }
  return taken;
}

/** Looks at a decision as its seat sees it; gives back the memory it took. */
function advised<T>(engine: Engine, views: Views, position: Position, voice: Voice, work: (asked: Asked) => T): T {
  return engine.module.briefly(() => {
    const sight = see(engine, position, 0);
    const known = engine.determinize(position, sight.seat, 0);
    return work({ engine, views, sight, known, voice });
  });
}

/** What a bot would do here, and why. It sees what its seat sees. */
export function hints(engine: Engine, views: Views, position: Position, ply: number, voice: Voice): Hints {
  return advised(engine, views, position, voice, (asked) => ({
    ply,
    hints: explain(asked, ADVISER, MOST_HINTS),
  }));
}

/** Why this choice, in one sentence. */
export function planOf(engine: Engine, views: Views, position: Position, action: number, voice: Voice): string {
  return advised(engine, views, position, voice, (asked) => plan(asked, action, true));
}

/** Why something else was better than what was played, what that gave away, and all it takes to do better. */
export function tell(
  engine: Engine,
  views: Views,
  position: Position,
  played: number,
  better: number,
  loss: number,
  voice: Voice,
): Pick<Lapse, 'why' | 'price' | 'whole' | 'steps'> {
  return advised(engine, views, position, voice, (asked) => {
    const whole = wholeOf(asked, better, ADVISER);
    return {
      why: plan(asked, better, true),
      price: found(asked, played, 'costs') ?? costsSoMuch(asked, loss),
      whole: whole.map((one) => engine.notations[one]),
      steps: whole.length > 1 ? whole.map(voice.step) : [],
    };
  });
}

export interface Argued {
  better: string; // the sentences of both
  played: string;
  why: string; // what speaks for the one
  price: string | null; // what the other gives away, as far as it shows
}

/** Why one choice is better than another. */
export function argue(
  engine: Engine,
  views: Views,
  position: Position,
  better: number,
  played: number,
  voice: Voice,
): Argued {
  return advised(engine, views, position, voice, (asked) => ({
    better: voice.sentence(better),
    played: voice.sentence(played),
    why: plan(asked, better, true),
    price: found(asked, played, 'costs'),
  }));
}
