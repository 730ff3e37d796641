"""The fit that puts the bots' levels on the scale people are rated on."""

import json
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest

import malecon
from malecon.arena import Results, levels, run
from malecon.arena.levels import BETA, Duel, fit
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


def test_wins_against_a_table_of_one_kind_tell_as_much() -> None:
    """One wins 71 % against three of the next, as a difference of 17 says."""
    lone = [Duel(1, 0, 4, 400, 0.71 * 400), Duel(2, 1, 4, 400, 0.71 * 400)]
    mu, sigma = fit([[2, 1, 0, 3]], 4, lone)
    step = BETA * 2 * np.log(3 * 0.71 / 0.29)
    assert mu[1] - mu[0] == pytest.approx(step, abs=1) and mu[2] - mu[1] == pytest.approx(step, abs=1)
    assert max(sigma[:3]) < 1.5 < sigma[3]


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


def test_levels_meet_those_near_them_and_a_slow_one_is_asked_seldom() -> None:
    found = levels.line_ups()
    assert found == {("easy", "medium", "hard", "expert"): False, ("medium", "hard", "expert", "master"): True}
    five = levels.line_ups(("a", "b", "c", "d", "e"))
    assert len(five) == 5 and len({sum(level in bots for bots in five) for level in "abcde"}) == 1


def test_a_measurement_tells_every_level_and_goes_on_from_what_was_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Played by quick bots under the levels' names."""
    quick = ("random", "greedy", "flat:1", "flat:2", "flat:3")
    monkeypatch.setattr(levels, "LEVELS", quick)
    monkeypatch.setattr(levels, "line_ups", partial(levels.line_ups, quick))
    made = levels.measure("havana", 1, 1, tmp_path)
    assert set(made["levels"]) == set(quick) and {level["games"] for level in made["levels"].values()} == {16}
    assert min(made["levels"], key=lambda level: made["levels"][level]["mu"]) == "random"
    kept = {file.name: file.read_text() for file in tmp_path.iterdir()}
    assert levels.measure("havana", 1, 1, tmp_path) == made
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == kept
    monkeypatch.setattr(levels, "codes_of", lambda title, *names: [f"{name},heat=9" for name in names])
    monkeypatch.setattr(levels, "run", lambda match, file, workers: Results(match) if file.exists() else run(match))
    assert (
        levels.measure("havana", 1, 1, tmp_path)["levels"]["random"]["games"] == 16
    )  # other bots' games are not taken


def test_every_title_has_its_levels_in_their_order() -> None:
    """A harder level is worth more, so that a person knows what it means; the last two may be as good as equal."""
    measured = json.loads(levels.KEPT.read_text())
    assert set(measured) == set(malecon.titles())
    for title, known in measured.items():
        values = ratings.levels(title)
        assert {*LEVELS} - set(values) <= {"master"}, title
        assert values["easy"] + 50 < values["medium"] and values["medium"] + 50 < values["hard"] < values["expert"], (
            title
        )
        assert known["levels"].keys() == values.keys() and values.get("master", 9999) > values["hard"], title
