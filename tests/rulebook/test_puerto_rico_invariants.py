"""What holds in every play (section 12 of the reference), seen over random plays, and positions that cannot be.

The counts of pieces are invariants of the title and checked by the conformance suite; here is the rest.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import malecon
from rulebook.puerto_rico_table import BUILDINGS, CIRCLES, GOODS, TITLE

SEATS = [2, 3, 4, 5]
VARIANTS: list[dict[str, Any]] = [
    {},
    {"mayor_relocation": "new_and_san_juan_only", "voluntary_discard": True, "production_optional": True},
    {"preset": "rio_grande_2002", "privilege_declinable": False, "hacienda_empty_deck": "unavailable"},
]
OFFICE = BUILDINGS.index("office")


def steps(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str, dict[str, Any]]]:
    """A random play: the fields before each decision, the decision, the fields after it."""
    chance = random.Random(seed)
    pos = TITLE.new(seats, seed=seed, **options)
    before = pos.to_dict()
    while not pos.is_over:
        notation = chance.choice(pos.legal())
        pos.play(notation)
        after = pos.to_dict()
        yield before, notation, after
        before = after


def empty_circles(values: dict[str, Any], seat: int) -> int:
    tiles = sum(values["tiles"][seat]) - sum(values["workers"][seat])
    circles = sum(CIRCLES[name] * built for name, built in zip(BUILDINGS, values["built"][seat], strict=True))
    return int(tiles + circles - sum(values["crew"][seat]))


def phase_of(values: dict[str, Any]) -> str:
    from malecon.titles.puerto_rico.state import PHASE

    return str(PHASE.labels[values["phase"]])


plays = pytest.mark.parametrize(
    ("seats", "seed", "options"), [(seats, seed, options) for seats in SEATS for seed, options in enumerate(VARIANTS)]
)


@plays
def test_after_arranging_nobody_waits_while_a_circle_is_empty(seats: int, seed: int, options: dict[str, Any]) -> None:
    checked = 0
    for before, notation, after in steps(seats, seed, options):
        if phase_of(after) == "recruit" or (phase_of(before) not in ("recruit", "staff") and notation != "role mayor"):
            continue
        staffing = phase_of(after) == "staff"
        done = after["acted"] if staffing else seats
        chooser = after["chooser"] if staffing else before["chooser"]
        for k in range(done):
            seat = (chooser + k) % seats
            assert after["san_juan"][seat] == 0 or empty_circles(after, seat) == 0
            checked += 1
    assert checked > 0


@plays
def test_rounds_governors_and_coins(seats: int, seed: int, options: dict[str, Any]) -> None:
    """R choices a round, the governor moves one seat, coins come at a round's end and go when the card is taken."""
    choices, choosers = 0, []
    for before, notation, after in steps(seats, seed, options):
        if phase_of(before) == "role":
            choices += 1
            choosers.append(before["actor"])
            role = TITLE.state.fields["role_taken"].axes[0].labels.index(notation.split()[1])
            expected = before["role_coins"].copy()
            expected[role] = 0
        else:
            expected = before["role_coins"]
        if after["round_number"] == before["round_number"]:
            assert after["role_coins"] == expected
            assert after["governor"] == before["governor"]
            continue
        assert after["round_number"] == before["round_number"] + 1
        assert choices == (6 if seats == 2 else seats)
        assert choosers == [(before["governor"] + k) % seats for k in range(choices)]
        assert after["governor"] == (before["governor"] + 1) % seats
        gained = [new - old for new, old in zip(after["role_coins"], expected, strict=True)]
        assert sum(gained) == sum(before["role_in_play"]) - choices
        assert set(gained) <= {0, 1}
        assert not any(after["role_taken"])
        choices, choosers = 0, []


@plays
def test_money_ships_and_house(seats: int, seed: int, options: dict[str, Any]) -> None:
    twins = False  # whether an office has put two of a kind into the house
    for before, notation, after in steps(seats, seed, options):
        assert min(after["doubloons"]) >= 0
        assert sum(after["house"]) <= 3
        if notation.startswith("sell"):
            good = GOODS.index(notation.split()[1])
            if before["house"][good]:
                assert before["crew"][before["actor"]][OFFICE] > 0
                twins = True
        twins = twins and sum(after["house"]) > 0
        assert twins or max(after["house"]) <= 1
        if phase_of(after) not in ("load", "keep", "end"):
            assert all(n < holds or holds == 0 for n, holds in zip(after["cargo"], after["capacity"], strict=True))


@plays
def test_the_end_is_never_taken_back_and_only_the_named_ends_bring_it(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    for before, notation, after in steps(seats, seed, options):
        assert after["ending"] >= before["ending"]
        if after["ending"] > before["ending"]:
            full = any(
                sum(b * TITLE.data["buildings"][n]["spaces"] for n, b in zip(BUILDINGS, city, strict=True)) == 12
                for city in after["built"]
            )
            short = phase_of(before) in ("recruit", "staff") or notation == "role mayor"
            assert full or short or after["points_left"] <= 0
    assert after["over"] == 1
    assert after["ending"] == 1


@pytest.mark.parametrize("seats", SEATS)
def test_random_play_ends_with_figures_as_other_engines_have(seats: int) -> None:
    games = malecon.simulate("puerto_rico", seats, 500, seed=11, audit=True)
    assert games.unfinished == 0
    assert 15 < games.scores.mean() < 45
    assert 200 < games.decisions / games.games < 670


# -- described positions


def test_points_to_be_taken_wait_at_no_other_decision() -> None:
    values = TITLE.new(2, seed=0).to_dict()
    values["bonus"] = 1
    with pytest.raises(malecon.BadPosition, match="current decision"):
        TITLE.from_dict(values)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_described_position_is_refused_or_can_be_played(data: st.DataObject) -> None:
    """Whatever one entry is changed to, the position is refused or somebody can go on from it."""
    seats = data.draw(st.sampled_from(SEATS))
    seed = data.draw(st.integers(0, 5))
    chance = random.Random(seed)
    pos = TITLE.new(seats, seed=seed)
    for _ in range(data.draw(st.integers(0, 120))):
        if not pos.is_over:
            pos.play(chance.choice(pos.legal()))
    values = pos.to_dict()
    names = [name for name in values if name not in ("key", "rng", "seats")]
    for name in data.draw(st.lists(st.sampled_from(names), min_size=1, max_size=3)):
        values[name] = changed(values[name], data)
    try:
        pos = TITLE.from_dict(values)
    except malecon.BadPosition:
        return
    for _ in range(60):
        if pos.is_over:
            break
        assert pos.legal()
        pos.play(chance.choice(pos.legal()))
        TITLE.from_dict(pos.to_dict())


def changed(value: Any, data: st.DataObject) -> Any:
    if isinstance(value, list):
        which = data.draw(st.integers(0, len(value) - 1))
        return [changed(v, data) if k == which else v for k, v in enumerate(value)]
    return data.draw(st.integers(-2, 14))
