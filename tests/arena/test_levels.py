"""The fit that puts the bots' levels on the scale people are rated on."""

from random import Random

import numpy as np
import pytest

from malecon.arena.levels import BETA, LEVELS, fit
from malecon.tables import ratings


def played(mu: list[float], games: int) -> list[list[int]]:
    """Finishing orders as Plackett-Luce draws them."""
    chance, scale = Random(5), BETA * np.sqrt(len(mu))
    found = []
    for _ in range(games):
        left, order = list(range(len(mu))), []
        while left:
            weights = [float(np.exp(mu[p] / scale)) for p in left]
            order.append(left.pop(left.index(chance.choices(left, weights)[0])))
        found.append(order)
    return found


def test_the_fit_finds_the_ratings_that_made_the_games() -> None:
    true = [15.0, 23.0, 28.0, 34.0]
    mu, sigma = fit(played(true, 400), 4)
    assert list(mu) == pytest.approx(true, abs=3 * float(max(sigma))) and list(np.argsort(mu)) == [0, 1, 2, 3]


def test_who_always_loses_stays_on_the_scale() -> None:
    mu, _ = fit([[1, 2, 3, 0]] * 64, 4)
    assert np.isfinite(mu).all() and mu[0] < mu[3] < mu[1]


def test_every_title_has_its_levels() -> None:
    for title in ("cuba", "havana", "puerto_rico", "santiago"):
        assert {row.player for row in ratings.bots(title)} == {f"bot:{level}" for level in LEVELS}
