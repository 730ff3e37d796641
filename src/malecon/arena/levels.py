"""Rates the levels of the bots against each other, on the scale people are rated on.

    python -m malecon.arena.levels [title …] [--blocks N] > new.json

writes src/malecon/tables/levels.json anew: mu and sigma of each level of each title, and how many games tell so. Not every
game seats as many as there are levels, so they meet in line-ups, each of which leaves some out. Games are kept in
.cache/levels as they end: a run that was stopped goes on where it was, and more blocks are added to those there are.
"""

import argparse
import json
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

import malecon
from malecon.arena import Match, run
from malecon.arena.strength import play_of
from malecon.bots import LEVELS

SEATS = 4
BLOCKS, SEED = 32, 2026  # blocks of each line-up
MU, PRIOR, BETA = 25.0, 25 / 3, 25 / 6  # as in openskill
KEPT = Path(__file__).parents[1] / "tables" / "levels.json"
GAMES = Path(".cache") / "levels"


def line_ups(levels: tuple[str, ...] = LEVELS) -> list[tuple[str, ...]]:
    """Who meets whom: every choice of levels that fills a table, so that all meet equally often."""
    return list(combinations(levels, min(SEATS, len(levels))))


def measure(title: str, blocks: int = BLOCKS, folder: Path | None = None) -> dict[str, Any]:
    """What one title's levels are worth. With a folder, games are kept there and not played twice."""
    orders: list[list[int]] = []
    play = play_of(title)
    for bots in line_ups():
        match = Match(title, bots, blocks, SEED, {})
        file = None if folder is None else folder / f"{title}-{play}-{'-'.join(bots)}.jsonl"
        for game in run(match, file, workers=1).in_order():
            finished = [game.places[seat] for seat in np.argsort(game.ranks, kind="stable")]
            orders.append([LEVELS.index(bots[place]) for place in finished])
    mu, sigma = fit(orders, len(LEVELS))
    rated = {
        level: {"mu": round(float(mu[n]), 2), "sigma": round(float(sigma[n]), 2)} for n, level in enumerate(LEVELS)
    }
    return {"games": len(orders), "blocks": blocks, "seed": SEED, "play": play, "levels": rated}


def fit(orders: list[list[int]], players: int, steps: int = 4000) -> tuple[Any, Any]:
    """The likeliest ratings by Plackett-Luce, on openskill's scale and from its prior. All games count alike, where
    openskill itself, seeing one after the other, would still be on its way after so few. An order names those who sat
    there, the first one first."""
    mu, table = np.full(players, MU), np.array(orders)
    seats = table.shape[1]
    scale = BETA * np.sqrt(seats)

    def slopes(mu: Any) -> tuple[Any, Any]:
        first, second = (MU - mu) / PRIOR**2, np.full(players, -1 / PRIOR**2)
        for place in range(seats - 1):
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
    parser = argparse.ArgumentParser(description="Rates the levels of the bots against each other.")
    parser.add_argument("titles", nargs="*", default=list(malecon.titles()))
    parser.add_argument("--blocks", type=int, default=BLOCKS, help="of each line-up; a block is a game from each seat")
    given = parser.parse_args()
    GAMES.mkdir(parents=True, exist_ok=True)
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for title in given.titles:
        kept[title] = measure(title, given.blocks, GAMES)
    print(json.dumps(kept, indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
