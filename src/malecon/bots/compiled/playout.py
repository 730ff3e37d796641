"""Compiled playouts by a title's advice: what an action leads to and what it is worth. Written once for all titles."""

from typing import Any

import numpy as np

from malecon.core import contract
from malecon.core.chance import GOLDEN, begin, mixed
from malecon.core.jit import Rec, jit, program
from malecon.core.masks import pick
from malecon.core.maths import exp
from malecon.core.plays import settle

TO_UNIT = 1.0 / (1 << 53)
S11 = np.uint64(11)


@jit
def toss(rng: Any) -> float:
    """A uniform number in 0..1 from the bot's own generator rng[0]."""
    rng[0] += GOLDEN
    return (mixed(rng[0]) >> S11) * TO_UNIT


@jit
def imagine(s: Rec, seat: int, rng: Any) -> None:
    """Redraws what the seat can't know, with a generator seeded from the bot's own."""
    rng[0] += GOLDEN
    begin(s, mixed(rng[0]))
    contract.determinize(s, seat)


@jit
def sample(mask: Any, weights: Any, rng: Any) -> int:
    """Samples one of the mask's actions by weight."""
    total = np.float32(0.0)
    for action in range(mask.shape[0]):
        if mask[action]:
            total += weights[action]
    rest = toss(rng) * total
    last = -1
    for action in range(mask.shape[0]):
        if mask[action]:
            last = action
            rest -= weights[action]
            if rest < 0.0:
                return action
    return last


@jit
def favourite(mask: Any, weights: Any) -> int:
    best = -1
    for action in range(mask.shape[0]):
        if mask[action] and (best < 0 or weights[action] > weights[best]):
            best = action
    return best


@jit
def play_on(s: Rec, mask: Any, weights: Any, trail: Any, rng: Any, least: Any, most: Any, bold: float) -> None:
    """Plays on by advice for at least `least` decisions, then until the position is calm, but at most `most`.

    `bold` is how often to take the favourite; otherwise actions are sampled as advice suggests.
    """
    made = 0
    count = settle(s, mask, trail)
    while count > 0 and made < most and (made < least or not contract.calm(s)):
        contract.prior(s, mask, weights)
        sure = bold >= 1.0 or (bold > 0.0 and toss(rng) < bold)
        contract.apply(s, favourite(mask, weights) if sure else sample(mask, weights, rng))
        made += 1
        count = settle(s, mask, trail)


@jit
def share(values: Any, table: Any, over: bool, spread: float, ambition: float, out: Any) -> None:
    """What expected scores are worth to each seat, in 0..1: its chance to win, plus a little for the points."""
    seats = out.shape[0]
    best = values[0]
    for seat in range(1, seats):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(seats):
        out[seat] = exp((values[seat] - best) / spread)
        total += out[seat]
    for seat in range(seats):
        chance = out[seat] / total
        if over:
            chance = 0.5 * chance + 0.5 * won(table, seat, seats)
        out[seat] = (1.0 - ambition) * chance + ambition * values[seat] / (abs(values[seat]) + 8.0 * spread)


@jit
def won(table: Any, seat: int, seats: int) -> float:
    """1 for the winner, split between tied winners."""
    equals = 0
    for other in range(seats):
        if table[0, other] > table[0, seat] or (table[0, other] == table[0, seat] and table[1, other] > table[1, seat]):
            return 0.0
        equals += table[0, other] == table[0, seat] and table[1, other] == table[1, seat]
    return 1.0 / equals


@jit
def assess(s: Rec, terms: Any, table: Any, values: Any) -> None:
    """The expected score of each seat: the sum of the advice's terms."""
    terms[:] = 0.0
    table[:] = 0
    contract.evaluate(s, terms)
    contract.score(s, table)
    for seat in range(values.shape[0]):
        values[seat] = 0.0
        for term in range(terms.shape[1]):
            values[seat] += terms[seat, term]


@program
def weigh(
    states: Any, seat: int, seed: int, samples: int, mask: Any, spread: float, ambition: float, worth: Any, terms: Any
) -> None:
    """What each legal action leads to if everyone then plays advice's favourites until the next calm position.

    worth[action] is the seat's share and terms[action, seat, term] the terms of the expected scores; both are means over
    determinizations. states[0] is the position as the seat sees it; states[1] is the one we play.
    """
    trail = np.zeros((1, 2), np.int32)
    rng = np.zeros(1, np.uint64)
    legal = np.zeros_like(mask)
    weights = np.zeros(mask.shape[0], np.float32)
    seats = terms.shape[1]
    parts = np.zeros((seats, terms.shape[2]), np.float32)
    table = np.zeros((2, seats), np.int32)
    values = np.zeros(seats, np.float64)
    shares = np.zeros(seats, np.float64)
    for action in range(mask.shape[0]):
        if mask[action] == 0:
            continue
        rng[0] = np.uint64(seed)
        for _ in range(samples):
            states[1] = states[0]
            s = states[1]
            imagine(s, seat, rng)
            contract.apply(s, action)
            play_on(s, legal, weights, trail, rng, 0, LONGEST_TURN, 1.0)
            assess(s, parts, table, values)
            share(values, table, contract.is_over(s), spread, ambition, shares)
            worth[action] += shares[seat] / samples
            for who in range(seats):
                for term in range(parts.shape[1]):
                    terms[action, who, term] += parts[who, term] / samples


LONGEST_TURN = 60  # decisions after which a turn is judged even if it has not ended


@program
def halve(
    states: Any,
    seat: int,
    seed: int,
    playouts: int,
    mask: Any,
    terms: Any,
    knobs: Any,
    visits: Any,
    totals: Any,
    points: Any,
) -> None:
    """Runs playouts for every action, then twice as many for the better half, and so on down to the best two.

    visits[action] counts playouts, totals[action] sums shares and points[action] sums scores.
    """
    trail = np.zeros((1, 2), np.int32)
    rng = np.full(1, np.uint64(seed))
    legal = np.zeros_like(mask)
    weights = np.zeros(mask.shape[0], np.float32)
    seats = terms.shape[0]
    table = np.zeros((2, seats), np.int32)
    values = np.zeros(seats, np.float64)
    shares = np.zeros(seats, np.float64)
    alive = mask.copy()
    left = 0
    for action in range(mask.shape[0]):
        left += mask[action]
    rounds, width = 1, left
    while width > 2:
        width = (width + 1) // 2
        rounds += 1
    budget = playouts * left
    while left > 1:
        each = max(1, budget // (rounds * left))
        for k in range(left):
            action = pick(alive, k)
            for _ in range(each):
                states[1] = states[0]
                s = states[1]
                imagine(s, seat, rng)
                contract.apply(s, action)
                play_on(s, legal, weights, trail, rng, np.int64(knobs[LEAST]), np.int64(knobs[MOST]), knobs[BOLD])
                assess(s, terms, table, values)
                share(values, table, contract.is_over(s), knobs[SPREAD], knobs[AMBITION], shares)
                visits[action] += 1
                totals[action] += shares[seat]
                points[action] += values[seat]
        for _ in range(left // 2):
            worst = -1
            for action in range(mask.shape[0]):
                if alive[action] and (worst < 0 or totals[action] / visits[action] <= totals[worst] / visits[worst]):
                    worst = action
            alive[worst] = 0
            left -= 1


# The settings of search and flat, as indices into an array of knobs.
EXPLORE, CAUTION, SPREAD, AMBITION, LEAST, MOST, BOLD = range(7)
