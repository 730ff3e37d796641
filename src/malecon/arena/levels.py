"""Rates the levels of the bots against each other, on the scale people are rated on.

    python -m malecon.arena.levels [title …] > new.json

writes src/malecon/tables/levels.json anew: mu and sigma of each level of each title, and how many games tell so.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import malecon
from malecon.arena import Match, run
from malecon.arena.strength import play_of

LEVELS = ("easy", "medium", "hard", "expert")
BLOCKS, SEED = 40, 2026
MU, PRIOR, BETA = 25.0, 25 / 3, 25 / 6  # as in openskill
KEPT = Path(__file__).parents[1] / "tables" / "levels.json"


def measure(title: str, blocks: int = BLOCKS) -> dict[str, Any]:
    match = Match(title, LEVELS, blocks, SEED, {})
    results = run(match, workers=1)
    orders = [[game.places[seat] for seat in np.argsort(game.ranks, kind="stable")] for game in results.in_order()]
    mu, sigma = fit(orders, len(LEVELS))
    rated = {
        level: {"mu": round(float(mu[n]), 2), "sigma": round(float(sigma[n]), 2)} for n, level in enumerate(LEVELS)
    }
    return {"games": len(results), "seed": SEED, "play": play_of(title), "levels": rated}


def fit(orders: list[list[int]], players: int, steps: int = 4000) -> tuple[Any, Any]:
    """The likeliest ratings by Plackett-Luce, on openskill's scale and from its prior. All games count alike, where
    openskill itself, seeing one after the other, would still be on its way after so few."""
    scale = BETA * np.sqrt(players)
    mu, table = np.full(players, MU), np.array(orders)

    def slopes(mu: Any) -> tuple[Any, Any]:
        first, second = (MU - mu) / PRIOR**2, np.full(players, -1 / PRIOR**2)
        for place in range(players - 1):
            left = table[:, place:]
            share = np.exp((mu[left] - mu[left].max(axis=1, keepdims=True)) / scale)
            share /= share.sum(axis=1, keepdims=True)
            np.add.at(first, table[:, place], 1 / scale)
            np.add.at(first, left, -share / scale)
            np.add.at(second, left, -share * (1 - share) / scale**2)
        return first, second

    for _ in range(steps):
        first, second = slopes(mu)
        step = -first / second
        mu = mu + 0.5 * step
        if np.abs(step).max() < 1e-4:
            break
    return mu, np.sqrt(-1 / slopes(mu)[1])


def main() -> None:
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for title in sys.argv[1:] or malecon.titles():
        kept[title] = measure(title)
    print(json.dumps(kept, indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
