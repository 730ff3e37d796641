/** Why a bot would do what it does: as `malecon.bots.explain` tells it. */
import type { Hint, Hints } from '../api/client';
import { chooseSeen, consequences, see, type Sight } from '../engine/bots';
import type { Engine, Position } from '../engine/engine';
import type { Speech } from './words';

const SAMPLES = 8;
const FELT = 0.1; // points: smaller differences are no reason
const AHEAD = 0.01; // of the win: by so much a choice may be better without a reason that shows at once
const MOST_HINTS = 5;
export const ADVISER = 'expert';

type Sentence = (action: number) => string;

const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** What speaks for a choice and what it costs: the two best parts of the advice, and the worst. */
function reasons(terms: string[], gains: number[]): [term: string, gain: number][] {
  const order = gains.map((_, k) => k).sort((a, b) => gains[b] - gains[a]);
  const felt = [
    ...order.slice(0, 2).filter((k) => gains[k] >= FELT),
    ...order.slice(-1).filter((k) => gains[k] <= -FELT),
  ];
  return felt.map((k) => [terms[k], gains[k]]);
}

/** The bot's choice first, then its other best ones; last the action to be spoken of `also`. */
function explain(
  engine: Engine,
  sight: Sight,
  code: string,
  most: number,
  sentence: Sentence,
  speech: Speech,
  also?: number,
): { action: number; hint: Hint }[] {
  const { manifest } = engine;
  const { seat, seats } = sight;
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

  const why = (action: number): string => {
    const mine = of(action, seat).map((worth, k) => worth - usual[seat][k]);
    const theirs = manifest.terms.map((_, k) => mean(others.map((who) => usual[who][k] - of(action, who)[k])));
    const own = Math.max(...mine) >= Math.max(FELT, ...theirs);
    const found = Math.max(...mine, ...theirs) >= FELT ? reasons(manifest.terms, own ? mine : theirs) : [];
    if (!found.length) return speech.bots.say(choice.chance[action] > usually + AHEAD ? 'hint-later' : 'hint-even');
    const told = found
      .map(([term, gain]) => `${name(term)} ${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(1)}`)
      .join(', ');
    return speech.bots.say(own ? 'hint-for' : 'hint-against', { terms: told });
  };
  return [...order.slice(0, most), ...(also === undefined ? [] : [also])].map((action) => ({
    action,
    hint: {
      notation: engine.notations[action],
      sentence: sentence(action),
      visits: choice.visits[action],
      expected: choice.points[action],
      chance: choice.chance[action],
      reason: why(action),
      plan: why(action),
      alternative: null,
      whole: [],
      steps: [],
    },
  }));
}

/** What a bot would do here, and why. It sees what its seat sees. */
export function hints(engine: Engine, position: Position, ply: number, sentence: Sentence, speech: Speech): Hints {
  return engine.module.briefly(() => {
    const found = explain(engine, see(engine, position, 0), ADVISER, MOST_HINTS, sentence, speech);
    return { ply, hints: found.map(({ hint }) => hint) };
  });
}

/** The same of one action only. */
export function reasonFor(
  engine: Engine,
  position: Position,
  action: number,
  sentence: Sentence,
  speech: Speech,
): string {
  return engine.module.briefly(
    () => explain(engine, see(engine, position, 0), ADVISER, 0, sentence, speech, action)[0].hint.plan,
  );
}
