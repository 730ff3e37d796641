"""Digests of positions and whole random games, to compare machines: the same rules give the same digests everywhere."""

from typing import Any

import numpy as np

from malecon.core import contract
from malecon.core.chance import GOLDEN, MIX_1, MIX_2, S32, begin, mixed, signed
from malecon.core.jit import jit, program
from malecon.core.masks import pick
from malecon.core.plays import LONGEST, settle


@jit
def fold(digest: Any, words: Any, mask: Any) -> Any:
    """Mixes this position and this mask into a digest."""
    for k in range(words.shape[0]):
        digest = (digest ^ words[k]) * MIX_1
        digest ^= digest >> S32
    for action in range(mask.shape[0]):
        if mask[action]:
            digest = (digest ^ np.uint64(action + mask[action])) * MIX_2
    return digest


@program
def digest_games(
    states: Any, words: Any, mask: Any, seats: int, first: int, games: int, seed: int, digests: Any
) -> int:
    """Plays the games of `random_games` and folds every position, mask and score into digests[game]. `words` is the
    memory of `states` as 64-bit numbers. Returns the number of decisions.
    """
    trail = np.zeros((1, 2), np.int32)
    table = np.zeros((2, seats), np.int32)
    decisions = 0
    for game in range(first, first + games):
        states[1] = states[0]
        s = states[1]
        start = mixed(mixed(np.uint64(seed)) + np.uint64(game))
        begin(s, start)
        contract.setup(s, seats)
        chance = mixed(start + GOLDEN)
        count = settle(s, mask, trail)
        digest = fold(start, words[1], mask)
        made = 0
        while count > 0 and made < LONGEST:
            chance += GOLDEN
            k = signed(((mixed(chance) >> S32) * np.uint64(count)) >> S32)
            contract.apply(s, pick(mask, k))
            made += 1
            count = settle(s, mask, trail)
            digest = fold(digest, words[1], mask)
        decisions += made
        table[:] = 0
        contract.score(s, table)
        for seat in range(seats):
            digest = mixed(digest ^ np.uint64(table[0, seat])) ^ np.uint64(table[1, seat])
        digests[game - first] = digest
    return decisions
