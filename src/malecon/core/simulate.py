"""Random play inside the JIT: the quickest look at a title, and the soak test of its rules."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from malecon.core import programs
from malecon.core.errors import BadOption, MaleconError
from malecon.core.fields import twins
from malecon.core.title import Title

CHUNK = 2_000  # games between two reports of progress


class BrokenLaw(MaleconError):
    """A law of the title's pieces did not hold: the rules have a bug."""


@dataclass(frozen=True)
class Simulation:
    """Random games played: `scores` is games by seats."""

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
    audit: bool = False,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Simulation:
    """Plays whole random games. `audit` checks every law before every decision; BrokenLaw names the game."""
    title.check_seats(seats)
    title.check_seed(seed)
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadOption("error-games", games=str(games))
    states = twins(title.blank(title.options.resolve(options)), 2)
    mask = title.actions.mask()
    scores = np.zeros((games, seats), np.int32)
    programs.random_games(states, mask, seats, 0, 0, seed, audit, scores)  # loads or compiles before the clock starts
    decisions = unfinished = 0
    start = perf_counter()
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        made, cut, law, game = programs.random_games(
            states, mask, seats, first, count, seed, audit, scores[first : first + count]
        )
        if law >= 0:
            raise BrokenLaw("error-broken-law", law=title.laws[law], game=int(game), seed=seed)
        decisions += made
        unfinished += cut
        if progress:
            progress(first + count)
    return Simulation(games, int(decisions), perf_counter() - start, scores, int(unfinished))
