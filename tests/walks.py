"""Random walks through plays, for tests."""

from collections.abc import Iterator
from random import Random

import malecon


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
