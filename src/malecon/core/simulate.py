"""Random play inside the JIT: a quick look at a title, and the soak test of its rules."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from malecon.core.errors import BadOption, MaleconError
from malecon.core.fields import folded
from malecon.core.targets import target
from malecon.core.title import Title


class BrokenInvariant(MaleconError):
    """An invariant of the title's pieces did not hold: the rules have a bug."""


@dataclass(frozen=True)
class Simulation:
    """The result of random games: `scores` is games by seats."""

    games: int
    decisions: int
    seconds: float
    scores: Any
    unfinished: int

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def simulate(
    title: Title,
    seats: int,
    games: int,
    seed: int = 0,
    *,
    device: str = "cpu",
    threads: int | None = None,
    audit: bool = False,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Simulation:
    """Plays whole random games, on all cores by default. Every device plays the same games.

    `audit` checks every invariant before every decision; BrokenInvariant names the game.
    """
    start_seed = folded(title.check_seed(seed))
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadOption("error-games", games=str(games))
    blank = title.blank(title.options.resolve(options))
    blank[0]["seats"] = title.check_seats(seats)
    where = target(device, threads)
    scores = np.zeros((games, seats), np.int32)
    where.random(title, blank, start_seed, 0, 0, audit, scores)  # load or compile before the clock starts
    decisions = unfinished = 0
    chunk = where.games_at_once
    start = perf_counter()
    for first in range(0, games, chunk):
        last = min(first + chunk, games)
        for made, cut, broken, game in where.random(title, blank, start_seed, first, last, audit, scores[first:last]):
            if broken >= 0:
                raise BrokenInvariant(
                    "error-broken-invariant", invariant=title.invariants[broken], game=int(game), seed=str(seed)
                )
            decisions += int(made)
            unfinished += int(cut)
        if progress:
            progress(last)
    return Simulation(games, decisions, perf_counter() - start, scores, unfinished)
