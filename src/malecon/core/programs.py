"""The compiled entry points, written once for all titles. Only arrays cross from Python: `states` and an index.

A step that leaves no choice is taken at once: every program hands back a position in which somebody has a real
decision, with the mask of it. `trail` collects the steps so taken as pairs (seat, action), for those who want to show
them; trail[0, 0] counts them.
"""

from typing import Any

import numpy as np

from malecon.core import contract
from malecon.core.chance import GOLDEN, S32, mixed, signed
from malecon.core.jit import Rec, jit, program

BLOCK = 32  # actions counted at once
LONGEST = 100_000  # decisions after which random play is given up: not every line of play must end


@jit
def fill(s: Rec, mask: Any) -> int:
    """The mask of the decision at hand, and how many actions it allows."""
    for action in range(mask.shape[0]):
        mask[action] = 0
    contract.legal(s, mask)
    count = np.uint16(0)  # a narrow sum is added up sixteen at a time
    for action in range(mask.shape[0]):
        count = np.uint16(count + mask[action])
    return signed(count)


@jit
def pick(mask: Any, k: int) -> int:
    """The k-th action that the mask allows; whole blocks before it are counted at once."""
    first = 0
    while first + BLOCK <= mask.shape[0]:
        count = np.uint8(0)
        for action in range(first, first + BLOCK):
            count = np.uint8(count + mask[action])
        if k < signed(count):
            break
        k -= signed(count)
        first += BLOCK
    for action in range(first, mask.shape[0]):
        k -= int(mask[action])
        if k < 0:
            return action
    return -1


@jit
def settle(s: Rec, mask: Any, trail: Any) -> int:
    """Takes every step that leaves no choice; the number of actions in the decision then reached, 0 if over."""
    while not contract.is_over(s):
        count = fill(s, mask)
        if count != 1:
            return count
        action = pick(mask, 0)
        taken = trail[0, 0] + 1
        if taken < trail.shape[0]:
            trail[0, 0] = taken
            trail[taken, 0] = contract.to_move(s)
            trail[taken, 1] = action
        contract.apply(s, action)
    mask[:] = 0
    return 0


@program
def advance(states: Any, i: int, action: int, seats: int, seed: int, mask: Any, trail: Any, alone: bool) -> int:
    """Plays one action, or sets up a new play if action is -1; then, unless it is wanted `alone`, all that follows
    without a choice."""
    s = states[i]
    trail[0, 0] = 0
    if action < 0:
        contract.setup(s, seats, seed)
    else:
        contract.apply(s, action)
    if alone:
        mask[:] = 0
        return 0 if contract.is_over(s) else fill(s, mask)
    return settle(s, mask, trail)


@program
def options_of(states: Any, i: int, mask: Any) -> int:
    """The mask of the decision at hand."""
    s = states[i]
    mask[:] = 0
    return 0 if contract.is_over(s) else fill(s, mask)


@program
def seat_to_move(states: Any, i: int) -> int:
    """The seat to move, or -1 when over."""
    s = states[i]
    return -1 if contract.is_over(s) else contract.to_move(s)


@program
def score_of(states: Any, i: int, out: Any) -> None:
    out[:] = 0
    contract.score(states[i], out)


@program
def determinize_one(states: Any, i: int, seat: int, seed: int) -> None:
    contract.determinize(states[i], seat, seed)


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
    """Plays games of uniformly random decisions; states[0] is a blank record with its options, states[1] is played on.

    Returns decisions, unfinished games, and the broken law (-1: none) with its game, where `audited` asks for checks.
    """
    trail = np.zeros((1, 2), np.int32)
    table = np.zeros((2, scores.shape[1]), np.int32)
    decisions, unfinished = 0, 0
    for game in range(first, first + games):
        states[1] = states[0]
        s = states[1]
        start = mixed(mixed(np.uint64(seed)) + np.uint64(game))
        contract.setup(s, seats, signed(start >> np.uint64(1)))
        chance = mixed(start + GOLDEN)
        count = settle(s, mask, trail)
        made = 0
        while count > 0:
            if audited:
                law = contract.audit(s)
                if law >= 0:
                    return decisions, unfinished, law, game
            if made == LONGEST:
                unfinished += 1
                break
            chance += GOLDEN
            k = signed(((mixed(chance) >> S32) * np.uint64(count)) >> S32)
            contract.apply(s, pick(mask, k))
            made += 1
            count = settle(s, mask, trail)
        decisions += made
        table[:] = 0
        contract.score(s, table)
        for seat in range(scores.shape[1]):
            scores[game - first, seat] = table[0, seat]
    return decisions, unfinished, -1, -1


@program
def copies(states: Any, times: int) -> Any:
    """Copies a position so many times: for the benchmark."""
    for k in range(times):
        states[1 + (k & 1)] = states[0]
        states[0].rng += np.uint64(1)
    return states[1].rng


@program
def step_all(
    states: Any, blanks: Any, actions: Any, seats: int, seeds: Any, masks: Any, movers: Any, rewards: Any, ended: Any
) -> int:
    """One decision in each of many positions; a play that ends pays its rewards and starts anew with its next seed.

    actions[i] = -1 starts play i. Returns the index of the first illegal action, before anything is altered, or -1.
    """
    for i in range(states.shape[0]):
        if actions[i] >= 0 and (actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0):
            return i
    trail = np.zeros((1, 2), np.int32)
    table = np.zeros((2, rewards.shape[1]), np.int32)
    for i in range(states.shape[0]):
        s = states[i]
        ended[i] = 0
        rewards[i, :] = 0.0
        if actions[i] >= 0:
            contract.apply(s, actions[i])
        if actions[i] < 0 or settle(s, masks[i], trail) == 0:
            if actions[i] >= 0:
                ended[i] = 1
                table[:] = 0
                contract.score(s, table)
                share_out(table, seats, rewards[i])
            states[i] = blanks[0]
            seeds[i] = mixed(seeds[i] + GOLDEN)
            contract.setup(s, seats, signed(seeds[i] >> np.uint64(1)))
            settle(s, masks[i], trail)
        movers[i] = contract.to_move(s)
    return -1


@jit
def share_out(table: Any, seats: int, rewards: Any) -> None:
    """One win shared among those with the most points and, among them, the best tie-break."""
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


@program
def observe_all(states: Any, movers: Any, out: Any) -> None:
    """What the seat to move sees in each of many positions."""
    out[:] = 0
    for i in range(states.shape[0]):
        contract.observe(states[i], movers[i], out[i])
