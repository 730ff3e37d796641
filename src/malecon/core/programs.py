"""The compiled entry points, written once for all titles. Only arrays cross from Python: `states` and an index.

A step that leaves no choice is taken at once, unless the title asks for it anyway. So every program returns a position
in which somebody has to decide, with the mask of that decision. `trail` collects the forced steps as pairs (seat,
action) for display; trail[0, 0] is their number.
"""

from typing import Any

import numpy as np

from malecon.core import contract
from malecon.core.jit import program
from malecon.core.plays import BROKEN, CULPRIT, DECISIONS, TALLY, UNFINISHED, fill, random_play, settle


@program
def advance(states: Any, i: int, action: int, seats: int, mask: Any, trail: Any, alone: bool) -> int:
    """Plays one action, or sets up a new game if action is -1; then, unless `alone`, all forced steps after it. Returns
    the number of actions in the next decision; if `alone`, whether the next step is forced."""
    s = states[i]
    trail[0, 0] = 0
    if action < 0:
        contract.setup(s, seats)
    else:
        contract.apply(s, action)
    if alone:
        mask[:] = 0
        return 0 if contract.is_over(s) or fill(s, mask) != 1 or contract.asks(s) else 1
    return settle(s, mask, trail)


@program
def options_of(states: Any, i: int, mask: Any) -> int:
    """Fills the mask of the current decision."""
    s = states[i]
    mask[:] = 0
    return 0 if contract.is_over(s) else fill(s, mask)


@program
def must_ask(states: Any, i: int) -> bool:
    """Whether to ask the seat even if it has no choice."""
    return contract.asks(states[i])


@program
def seat_to_move(states: Any, i: int) -> int:
    """The seat to move, or -1 if the game is over."""
    s = states[i]
    return -1 if contract.is_over(s) else contract.to_move(s)


@program
def score_of(states: Any, i: int, out: Any) -> None:
    out[:] = 0
    contract.score(states[i], out)


@program
def determinize_one(states: Any, i: int, seat: int) -> None:
    contract.determinize(states[i], seat)


@program
def observe_one(states: Any, i: int, seat: int, out: Any) -> None:
    out[:] = 0
    contract.observe(states[i], seat, out)


@program
def inform_one(states: Any, i: int, facts: Any) -> None:
    contract.inform(states[i], facts[0])


@program
def audit_one(states: Any, i: int) -> int:
    return contract.audit(states[i])


@program
def random_games(
    states: Any, mask: Any, seats: int, first: int, games: int, seed: int, audited: bool, scores: Any
) -> Any:
    """Plays games of uniformly random decisions. states[0] is a blank record with its options; states[1] is the one we play.

    Returns decisions, unfinished games and, if `audited`, the broken invariant (-1: none) with its game.
    """
    table = np.zeros((2, scores.shape[1]), np.int32)
    tally = np.zeros(TALLY, np.int64)
    random_play(
        states,
        1,
        states[0],
        seats,
        np.uint64(seed),
        first,
        1,
        first + games,
        audited,
        mask,
        table,
        scores,
        first,
        tally,
    )
    return tally[DECISIONS], tally[UNFINISHED], tally[BROKEN] - 1, tally[CULPRIT]


@program
def copies(states: Any, times: int) -> Any:
    """Copies a position many times, for the benchmark."""
    for k in range(times):
        states[1 + (k & 1)] = states[0]
        states[0].rng += np.uint64(1)
    return states[1].rng
