"""Rates the levels of the bots against each other, on the scale people are rated on.

    python -m malecon.arena.levels [title …] [--blocks N] [--slow N] > new.json

writes src/malecon/tables/levels.json anew: mu and sigma of each level of each title, how many games tell so, and the bots
that the levels were. Not every game seats as many as there are levels, so they meet in line-ups. A level that thinks for a
second meets the three below it, in fewer games. What docs/strength.json tells of the same bots counts as well: how often
one of a level won against a table of the next lower one. Games are kept in .cache/levels as they end: a run that was
stopped goes on where it was, and more blocks are added to those there are.
"""

import argparse
import json
import re
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import malecon
from malecon.arena import Match, run
from malecon.arena.strength import codes_of, play_of
from malecon.bots import LEVELS

SEATS = 4
SLOW = ("master",)  # a second for each decision: games with it are dear
BLOCKS, FEW, SEED = 32, 4, 2026  # blocks of each line-up; of one with a slow level
MU, BETA = 25.0, 25 / 6  # as in openskill
PRIOR = 25.0  # wider than openskill's: a level that seldom plays shall not be drawn to the middle
KEPT = Path(__file__).parents[1] / "tables" / "levels.json"
GAMES = Path(".cache") / "levels"
STRENGTH = Path("docs") / "strength.json"


class Duel(NamedTuple):
    """Games of one player against a table of others that are all the same."""

    one: int
    others: int
    seats: int
    games: int
    wins: float


def line_ups(levels: tuple[str, ...] = LEVELS, slow: tuple[str, ...] = SLOW) -> dict[tuple[str, ...], bool]:
    """Who meets whom, and whether it takes long: every choice of quick levels that fills a table, and each slow level with
    those below it."""
    quick = [level for level in levels if level not in slow]
    found = dict.fromkeys(combinations(quick, min(SEATS, len(quick))), False)
    for number, level in enumerate(levels):
        if level in slow:
            found[levels[max(0, number - SEATS + 1) : number + 1]] = True
    return found


def measure(title: str, blocks: int = BLOCKS, few: int = FEW, folder: Path | None = None) -> dict[str, Any]:
    """What one title's levels are worth. With a folder, games are kept there and not played twice."""
    orders: list[list[int]] = []
    play, codes = play_of(title), dict(zip(LEVELS, codes_of(title, *LEVELS), strict=True))
    for bots, slow in line_ups().items():
        if slow and not few:
            continue
        match = Match(title, bots, few if slow else blocks, SEED, {})
        file = None if folder is None else folder / f"{_file_name(title, play, *(codes[bot] for bot in bots))}.jsonl"
        for game in run(match, file, workers=1).in_order():
            finished = [game.places[seat] for seat in np.argsort(game.ranks, kind="stable")]
            orders.append([LEVELS.index(bots[place]) for place in finished])
    duels = duels_of(title, play, codes)
    mu, sigma = fit(orders, len(LEVELS), duels)
    rated = {}
    for number, level in enumerate(LEVELS):
        games = sum(number in order for order in orders)
        games += sum(duel.games for duel in duels if number in (duel.one, duel.others))
        if games:
            value, spread = round(float(mu[number]), 2), round(float(sigma[number]), 2)
            rated[level] = {"code": codes[level], "games": games, "mu": value, "sigma": spread}
    return {"seed": SEED, "play": play, "levels": rated}


def duels_of(title: str, play: str, codes: dict[str, str]) -> list[Duel]:
    """What was measured of today's levels against each other."""
    found = []
    for entry in json.loads(STRENGTH.read_text()) if STRENGTH.exists() else ():
        hero, others = entry["hero"], entry["others"]
        named = hero in codes and others in codes and entry["title"] == title and entry["play"] == play
        if named and entry["codes"] == [codes[hero], codes[others]]:
            wins = entry["share"] * entry["games"]
            found.append(Duel(LEVELS.index(hero), LEVELS.index(others), entry["seats"], entry["games"], wins))
    return found


def _file_name(*parts: str) -> str:
    """Games of levels that were other bots are none of these."""
    return "-".join(re.sub(r"[^a-z0-9.]", "_", part) for part in parts)


def fit(orders: list[list[int]], players: int, duels: Sequence[Duel] = (), steps: int = 4000) -> tuple[Any, Any]:
    """The likeliest ratings by Plackett-Luce, on openskill's scale. All games count alike, where openskill itself, seeing
    one after the other, would still be on its way after so few. An order names those who sat there, the first one first."""
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
        for one, others, number, games, wins in duels:
            width = BETA * np.sqrt(number)
            chance = 1 / (1 + (number - 1) * np.exp((mu[others] - mu[one]) / width))
            pull = (wins - games * chance) / width
            first[one], first[others] = first[one] + pull, first[others] - pull
            second[[one, others]] -= games * chance * (1 - chance) / width**2
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
    parser.add_argument("--slow", type=int, default=FEW, help="the same of a line-up that takes long; 0: none")
    given = parser.parse_args()
    GAMES.mkdir(parents=True, exist_ok=True)
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for title in given.titles:
        kept[title] = measure(title, given.blocks, given.slow, GAMES)
    print(json.dumps(kept, indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
