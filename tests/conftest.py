"""Shared by all tests: random walks through plays, and hypothesis without deadlines (the first call compiles)."""

from collections.abc import Iterator
from random import Random

from hypothesis import HealthCheck, settings

import malecon

pytest_plugins = ["databases", "housing"]

settings.register_profile("house", deadline=None, suppress_health_check=list(HealthCheck), max_examples=50)
settings.load_profile("house")


def walk(position: malecon.Position, seed: int, most: int = 100_000) -> Iterator[malecon.Position]:
    """Plays random actions in place, giving the position before each of them and at the end."""
    chance = Random(seed)
    for _ in range(most):
        yield position
        if position.is_over:
            return
        position.play(chance.choice(position.legal()))


def some_positions(title: str, seats: int, seed: int, every: int = 7, **options: object) -> Iterator[malecon.Position]:
    """Copies of positions from all over one random play."""
    start = malecon.title(title).new(seats, seed, **options)
    for number, position in enumerate(walk(start, seed)):
        if number % every == seed % every or position.is_over:
            yield position.copy()
