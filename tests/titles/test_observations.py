"""Observations: complete, bounded, named, and the same for positions that a seat cannot tell apart."""

from random import Random
from typing import Any

import numpy as np
import pytest

import malecon
from malecon.core.observing import MOST
from walks import some_positions

NAMES = malecon.titles()
PLAYS, STEPS = 64, 160


def some_options(name: str, chance: Random) -> dict[str, Any]:
    """Some option or other away from its default; such as do not go together are left out."""
    title = malecon.title(name)
    for _ in range(50):
        options = {o.name: chance.choice(o.choices) for o in title.options.all.values() if chance.random() < 0.3}
        try:
            title.options.resolve(options)
        except malecon.BadOption:
            continue
        return options
    return {}


def decisions(name: str, seats: int, seed: int, **options: Any) -> Any:
    """Observations and masks of the seats to move through many random games."""
    batch = malecon.Batch(malecon.title(name), seats, PLAYS, seed=seed, **options)
    rng = np.random.default_rng(seed)
    for _ in range(STEPS):
        yield batch.observations(), batch.masks.copy()
        batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_observation_means_the_same_choices(name: str) -> None:
    """Twins: what a seat may do follows from what it observes, at every seat count and under any options."""
    title, chance = malecon.title(name), Random(3)
    seen: dict[bytes, bytes] = {}
    met = 0
    for seats in title.seats:
        for options in ({}, some_options(name, chance)):
            for observed, masks in decisions(name, seats, seats, **options):
                for row, mask in zip(observed, masks, strict=True):
                    met += 1
                    assert seen.setdefault(row.tobytes(), mask.tobytes()) == mask.tobytes(), options
    assert len(seen) > met * 0.5  # not all alike, or the test would say nothing


@pytest.mark.parametrize("name", NAMES)
def test_features_are_named_finite_and_bounded(name: str) -> None:
    title, chance = malecon.title(name), Random(4)
    assert len(set(title.features)) == len(title.features)
    varied = np.zeros(len(title.features), bool)
    for seats in title.seats:
        for observed, _ in decisions(name, seats, 10 + seats, **some_options(name, chance)):
            assert np.isfinite(observed).all()
            assert (np.abs(observed) <= MOST).all()
            varied |= (observed != 0).any(axis=0)
    unused = [f for f, used in zip(title.features, varied, strict=True) if not used and not f.startswith("option_")]
    assert len(unused) < 0.15 * len(title.features), unused


@pytest.mark.parametrize("name", NAMES)
def test_the_usual_options_are_zero(name: str) -> None:
    """A network that has never met an option plays on as before when it is added."""
    title = malecon.title(name)
    position = title.new(title.seats.stop - 1, 1)
    for feature, value in zip(title.features, position.observe(0), strict=True):
        assert not feature.startswith("option_") or value == 0, feature


@pytest.mark.parametrize("name", NAMES)
def test_options_and_seats_can_be_told_from_the_observation(name: str) -> None:
    title, chance = malecon.title(name), Random(5)
    for seats in title.seats:
        options = some_options(name, chance)
        observed = dict(zip(title.features, title.new(seats, 2, **options).observe(0).tolist(), strict=True))
        assert [n for n in title.seats if observed[f"seats_{n}"]] == [seats]
        for option in title.options.all.values():
            for choice in option.choices[1:]:
                expected = options.get(option.name, option.default) == choice
                assert bool(observed[f"option_{option.name}_{str(choice).lower()}"]) == expected


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_alters_no_feature(name: str) -> None:
    title = malecon.title(name)
    for seats in title.seats:
        for position in some_positions(name, seats, 21, every=23):
            for seat in range(seats):
                for seed in (1, 2):
                    assert np.array_equal(position.determinize(seat, seed).observe(seat), position.observe(seat))
