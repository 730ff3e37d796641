"""The steps of one play among many, written once for every target.

Each function works on one entry of an array of records. The caller provides all memory: nothing is allocated here, so
the same source compiles for every target. A target calls these functions for many plays side by side. Each contains one
call of `legal`, `apply` and `setup`, because a graphics card keeps the code of a whole title in one loop.
"""

from typing import Any

import numpy as np

from malecon.core import contract
from malecon.core.chance import GOLDEN, S32, begin, mixed, signed
from malecon.core.jit import Rec, jit
from malecon.core.masks import count, pick, wipe

# Entries of a tally of random play. CULPRIT is the game that broke an invariant, BROKEN the invariant, counted from 1.
DECISIONS, UNFINISHED, BROKEN, CULPRIT = range(4)
TALLY = 4
LONGEST = 100_000  # decisions before random play gives up: a random game need not end


@jit
def fill(s: Rec, mask: Any) -> int:
    """Fills the mask of the current decision; returns how many actions it allows."""
    wipe(mask)
    contract.legal(s, mask)
    return count(mask)


@jit
def settle(s: Rec, mask: Any, trail: Any) -> int:
    """Takes every step that leaves no choice. Returns the number of actions in the next decision, 0 if the game is over."""
    while not contract.is_over(s):
        choices = fill(s, mask)
        if choices != 1 or contract.asks(s):
            return choices
        action = pick(mask, 0)
        taken = trail[0, 0] + 1
        if taken < trail.shape[0]:
            trail[0, 0] = taken
            trail[taken, 0] = contract.to_move(s)
            trail[taken, 1] = action
        contract.apply(s, action)
    wipe(mask)
    return 0


@jit
def share_out(table: Any, seats: int, rewards: Any) -> None:
    """Splits one win among the seats with the most points and, among those, the best tie-breaker."""
    winners = 0
    for seat in range(seats):
        rewards[seat] = 1.0
        for other in range(seats):
            if table[0, other] > table[0, seat] or (
                table[0, other] == table[0, seat] and table[1, other] > table[1, seat]
            ):
                rewards[seat] = 0.0
        winners += int(rewards[seat])
    for seat in range(seats):
        rewards[seat] /= winners


@jit
def clear(table: Any) -> None:
    for row in range(table.shape[0]):
        for column in range(table.shape[1]):
            table[row, column] = 0


@jit
def step_play(
    states: Any, at: int, action: int, blank: Rec, seeds: Any, i: int, mask: Any, table: Any, rewards: Any, scores: Any
) -> int:
    """Takes one decision in one play, and all steps after it that leave no choice; -1 starts a game. Returns 1 if it ended.

    A game that ends fills rewards[i] and scores[i], and the next one starts with the next seed.
    """
    s = states[at]
    ended = 0
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = np.float32(0.0)
    while True:
        if action < 0:
            states[at] = blank
            seeds[i] = mixed(seeds[i] + GOLDEN)
            begin(s, seeds[i])
            contract.setup(s, signed(blank.seats))
        else:
            contract.apply(s, action)
        if contract.is_over(s):
            ended = 1
            clear(table)
            contract.score(s, table)
            share_out(table, signed(s.seats), rewards[i])
            for seat in range(scores.shape[1]):
                scores[i, seat] = table[0, seat]
            action = -1
            continue
        if fill(s, mask) != 1 or contract.asks(s):
            return ended
        action = pick(mask, 0)


@jit
def random_play(
    states: Any, at: int, blank: Rec, seats: int, seed: Any, first: int, stride: int, last: int, audited: bool, mask: Any,
    table: Any, scores: Any, base: int, tally: Any,
) -> None:  # fmt: skip
    """Plays whole games of uniformly random decisions, from `first` up to but excluding `last`, in steps of `stride`.

    The points of game g go to scores[g - base]. If `audited`, a broken invariant stops everything.
    """
    s = states[at]
    game, fresh, action, made = first, True, 0, 0
    chance = np.uint64(0)
    while game < last:
        if fresh:
            states[at] = blank
            start = mixed(mixed(seed) + np.uint64(game))
            begin(s, start)
            contract.setup(s, seats)
            chance = mixed(start + GOLDEN)
            fresh, made = False, 0
        else:
            contract.apply(s, action)
        over = contract.is_over(s)
        choices = 0 if over else fill(s, mask)
        decides = choices > 1 or (choices == 1 and contract.asks(s))
        if over or (made == LONGEST and decides):
            clear(table)
            contract.score(s, table)
            for seat in range(scores.shape[1]):
                scores[game - base, seat] = table[0, seat]
            tally[DECISIONS] += made
            tally[UNFINISHED] += 0 if over else 1
            game += stride
            fresh = True
            continue
        k = 0
        if decides:
            if audited:
                broken = contract.audit(s)
                if broken >= 0:
                    tally[BROKEN] = broken + 1
                    tally[CULPRIT] = game
                    return
            chance += GOLDEN
            k = signed(((mixed(chance) >> S32) * np.uint64(choices)) >> S32)
            made += 1
        action = pick(mask, k)


@jit
def observe_play(s: Rec, seat: int, out: Any, i: int) -> None:
    """Writes what a seat sees into out[i]."""
    row = out[i]
    for feature in range(row.shape[0]):
        row[feature] = np.float32(0.0)
    contract.observe(s, seat, row)


@jit
def evaluate_play(s: Rec, terms: Any, out: Any, i: int) -> None:
    """Writes each seat's expected score by the title's advice into out[i]; once the game is over, the points."""
    for seat in range(terms.shape[0]):
        for term in range(terms.shape[1]):
            terms[seat, term] = np.float32(0.0)
    contract.evaluate(s, terms)
    for seat in range(out.shape[1]):
        value = np.float32(0.0)
        for term in range(terms.shape[1]):
            value += terms[seat, term]
        out[i, seat] = value


@jit
def look(s: Rec, mask: Any, movers: Any, i: int) -> None:
    """Finds the current decision: its mask and, in movers[i], its seat, or -1 if the game is over."""
    if contract.is_over(s):
        wipe(mask)
        movers[i] = -1
        return
    fill(s, mask)
    movers[i] = contract.to_move(s)
