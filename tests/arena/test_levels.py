"""The fit that puts the bots' levels on the scale people are rated on."""

import json
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest

import malecon
from malecon.arena import levels
from malecon.arena.levels import BETA, fit
from malecon.bots import LEVELS
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


def test_line_ups_that_leave_one_out_are_fitted_as_well() -> None:
    true = [15.0, 21.0, 25.0, 29.0, 35.0]
    orders: list[list[int]] = []
    for four in combinations(range(5), 4):
        orders += [[four[p] for p in order] for order in played([true[p] for p in four], 150)]
    mu, sigma = fit(orders, 5)
    assert list(mu) == pytest.approx(true, abs=3 * float(max(sigma))) and list(np.argsort(mu)) == [0, 1, 2, 3, 4]


def test_every_level_meets_every_other_and_all_play_equally_often() -> None:
    assert "master" in LEVELS
    found = levels.line_ups()
    assert {len(bots) for bots in found} == {4}
    assert len({sum(level in bots for bots in found) for level in LEVELS}) == 1
    for one, other in combinations(LEVELS, 2):
        assert any(one in bots and other in bots for bots in found)


def test_a_measurement_tells_every_level_and_goes_on_from_what_was_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Played by quick bots under the levels' names."""
    quick = ("random", "greedy", "flat:1", "flat:2", "flat:3")
    monkeypatch.setattr(levels, "LEVELS", quick)
    monkeypatch.setattr(levels, "line_ups", partial(levels.line_ups, quick))
    made = levels.measure("havana", 1, tmp_path)
    assert set(made["levels"]) == set(quick) and made["games"] == 5 * 4
    assert min(made["levels"], key=lambda level: made["levels"][level]["mu"]) == "random"
    kept = {file.name: file.read_text() for file in tmp_path.iterdir()}
    assert levels.measure("havana", 1, tmp_path) == made
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == kept


def test_every_title_has_its_levels() -> None:
    """A measurement by the present code names its blocks, and then no level may be missing."""
    measured = json.loads(levels.KEPT.read_text())
    assert set(measured) == set(malecon.titles())
    for title, known in measured.items():
        found = {row.player.removeprefix("bot:") for row in ratings.bots(title)}
        assert {"easy", "medium", "hard", "expert"} <= found <= set(LEVELS)
        assert found == set(LEVELS) or "blocks" not in known
