"""How a finished game counts, and which actions finish it with a win."""

from typing import Any

import numpy as np

from malecon.bots.compiled.playout import imagine, won
from malecon.core import contract
from malecon.core.jit import Rec, jit, program
from malecon.core.plays import settle


@jit
def settle_score(s: Rec, scores: Any, spread: float, chances: Any, leads: Any) -> None:
    """Scores a finished game: shares of the win, and leads over the best other seat in spreads."""
    scores[:] = 0
    contract.score(s, scores)
    seats = chances.shape[0]
    for seat in range(seats):
        best = -1_000_000
        for other in range(seats):
            if other != seat:
                best = max(best, scores[0, other])
        chances[seat] = won(scores, seat, seats)
        leads[seat] = (scores[0, seat] - best) / spread


@program
def finishes(states: Any, seat: int, seed: int, samples: int, mask: Any, spread: float, seats: int, out: Any) -> None:
    """out[action] is the mean lead in points of each action that ends the game with this seat as the only winner in
    every sample of what it can't know; 0 for all other actions."""
    trail = np.zeros((1, 2), np.int32)
    rng = np.full(1, np.uint64(seed))
    legal = np.zeros_like(mask)
    scores = np.zeros((2, seats), np.int32)
    chances, leads = np.zeros(seats, np.float64), np.zeros(seats, np.float64)
    for action in range(mask.shape[0]):
        if mask[action] == 0:
            continue
        for _ in range(samples):
            states[1] = states[0]
            s = states[1]
            imagine(s, seat, rng)
            contract.apply(s, action)
            if settle(s, legal, trail) > 0:
                out[action] = 0.0
                break
            settle_score(s, scores, spread, chances, leads)
            if chances[seat] < 1.0:
                out[action] = 0.0
                break
            out[action] += (1.0 + max(leads[seat], 0.0)) / samples
