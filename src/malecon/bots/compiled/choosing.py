"""Turns a bot's findings into a choice, with the same bits on every machine."""

from typing import Any

import numpy as np

from malecon.bots.compiled.playout import S11, TO_UNIT
from malecon.core.chance import GOLDEN, MIX_1, S32, mixed
from malecon.core.jit import program
from malecon.core.maths import exp


@program
def knowledge(words: Any, seed: int) -> np.uint64:
    """A hash of a record, given as 64-bit words, and a seed."""
    digest = mixed(np.uint64(seed) + GOLDEN)
    for k in range(words.shape[0]):
        digest = (digest ^ words[k]) * MIX_1
        digest ^= digest >> S32
    return mixed(digest)


@program
def temper(mask: Any, worth: Any, heat: float, odds: Any) -> None:
    """The odds of each choice. Equally good ones get equal odds; the lower the heat, the less the others get.

    Far behind or ahead, a point changes the share of the win less. The heat shrinks too, so that a bot never gives up.
    """
    top = -1.0e9
    for action in range(mask.shape[0]):
        if mask[action]:
            top = max(top, worth[action])
    best = min(max(top, 0.02), 0.98)
    heat = max(heat * 4.0 * best * (1.0 - best), 1e-9)
    total = 0.0
    for action in range(mask.shape[0]):
        odds[action] = exp((worth[action] - top) / heat) if mask[action] else 0.0
        total += odds[action]
    for action in range(mask.shape[0]):
        odds[action] /= total


@program
def draw(mask: Any, odds: Any, seed: int) -> int:
    """Draws one of the mask's actions by the odds and the seed."""
    rest = (mixed(np.uint64(seed)) >> S11) * TO_UNIT
    last = -1
    for action in range(mask.shape[0]):
        if mask[action]:
            last = action
            rest -= odds[action]
            if rest < 0.0:
                return action
    return last
