"""Mayor: T-02 deal, T-03 refill, T-04 must fill, T-29 nobody on the ship; D2, D3, R3, R6, R7."""

from itertools import product

import pytest

import malecon
from refusing import refused
from rulebook.puerto_rico_table import (
    ANNA,
    BORIS,
    BUILDINGS,
    CIRCLES,
    DENIS,
    NAMES,
    SERGEI,
    TILES,
    TITLE,
    get,
    lines,
    phase,
    play,
    table,
)

MANY = {"island": "5 corn 5 indigo"}  # circles enough to have a choice, so that the phase waits


def arrivals(pos: malecon.Position) -> list[int]:
    return list(get(pos, "san_juan"))


def test_t02_six_on_the_ship_for_four() -> None:
    pos = table(4, aboard=6, anna=MANY)
    supply = get(pos, "colonists")
    play(pos, "role mayor", "recruit")
    assert phase(pos) == "staff"
    assert arrivals(pos) == [3, 2, 1, 1]
    assert (get(pos, "colonists"), get(pos, "aboard")) == (supply - 1, 0)


def test_t02b_no_privilege_from_an_empty_supply() -> None:
    pos = table(4, aboard=6, colonists=0, anna=MANY)
    before = arrivals(pos)
    play(pos, "role mayor")
    assert [now - then for now, then in zip(arrivals(pos), before, strict=True)] == [2, 2, 1, 1]


def test_t02c_the_third_seat_is_mayor() -> None:
    pos = play(table(4, governor=SERGEI, aboard=6, sergei=MANY), "role mayor", "recruit")
    assert arrivals(pos) == [1, 1, 3, 2]


def test_t02d_the_privilege_declined() -> None:
    pos = table(4, aboard=6, anna=MANY)
    supply = get(pos, "colonists")
    play(pos, "role mayor", "pass")
    assert arrivals(pos) == [2, 2, 1, 1]
    assert get(pos, "colonists") == supply


def test_r3_a_privilege_that_is_automatic() -> None:
    pos = play(table(4, aboard=6, anna=MANY, options={"privilege_declinable": False}), "role mayor")
    assert phase(pos) == "staff"
    assert arrivals(pos) == [3, 2, 1, 1]


SEVEN = "0 indigo_plant 0 sugar_mill 0 small_market"


@pytest.mark.parametrize(
    ("boris", "ship"),
    [({}, 4), ({"city": SEVEN}, 7), ({"city": SEVEN, "island": "5 corn"}, 7), ({"city": "0 sugar_mill"}, 4)],
)
def test_t03_refill_by_empty_circles_of_buildings(boris: dict[str, str], ship: int) -> None:
    pos = table(4, aboard=0, boris=boris)
    supply = get(pos, "colonists")
    play(pos, "role mayor", "pass")
    assert phase(pos) == "role"
    assert (get(pos, "aboard"), get(pos, "colonists")) == (ship, supply - ship)
    assert get(pos, "ending") == 0


def test_t03b_a_supply_too_small_triggers_the_end() -> None:
    pos = play(table(4, aboard=0, colonists=6, boris={"city": SEVEN}), "role mayor", "pass")
    assert (get(pos, "aboard"), get(pos, "colonists"), get(pos, "ending")) == (6, 0, 1)


def test_t03c_a_supply_just_enough_does_not() -> None:
    pos = play(table(4, aboard=0, colonists=7, boris={"city": SEVEN}), "role mayor", "pass")
    assert (get(pos, "aboard"), get(pos, "colonists"), get(pos, "ending")) == (7, 0, 0)


def test_t03d_the_next_mayor_has_no_privilege_and_triggers() -> None:
    pos = play(table(4, aboard=7, colonists=0), "role mayor")
    assert phase(pos) == "role"
    assert (get(pos, "aboard"), get(pos, "ending")) == (0, 1)


def test_t04_every_circle_must_be_filled() -> None:
    pos = table(4, aboard=0, anna={"island": "1 quarry", "city": "0 small_market", "san_juan": 3})
    play(pos, "role mayor", "pass")
    assert get(pos, "workers", ANNA) == {"quarry": 1}
    assert get(pos, "crew", ANNA) == {"small_market": 1}
    assert get(pos, "san_juan", ANNA) == 1


def test_t04_leaving_two_in_san_juan_is_refused() -> None:
    pos = play(table(4, aboard=0, anna={"island": "1 quarry 1 corn", "city": "0 small_market", "san_juan": 2}),
               "role mayor", "pass")  # fmt: skip
    values = pos.to_dict()
    values["san_juan"][ANNA] += 1  # three in hand for three circles
    values["colonists"] -= 1
    pos = TITLE.from_dict(values)
    assert pos.legal() == ("staff corn 1",)
    refused(pos, "staff corn 0", "why-staff")
    play(pos, "staff corn 1")
    assert get(pos, "san_juan", ANNA) == 0


def test_t04_whoever_is_left_waits_only_when_all_is_full() -> None:
    pos = play(table(4, aboard=0, anna={"island": "1 quarry 2 corn", "city": "0 small_market", "san_juan": 3}),
               "role mayor", "pass")  # fmt: skip
    for end in lines(pos, ANNA, "staff"):
        assert get(end, "san_juan", ANNA) == 0


def test_t29_nobody_on_the_ship() -> None:
    pos = table(3, colonists=0, aboard=0, anna={"island": "1/2 corn 1 indigo"})
    play(pos, "role mayor")
    assert (pos.to_move, phase(pos)) == (ANNA, "staff")  # no privilege, but she may re-arrange
    play(pos, "staff corn 0")
    assert get(pos, "workers", ANNA) == {"indigo": 1}
    assert (get(pos, "aboard"), get(pos, "ending")) == (0, 1)
    assert not pos.is_over  # the round is played out
    play(pos, "role trader", "role craftsman")
    assert pos.is_over


def test_d2_all_colonists_may_move() -> None:
    pos = play(table(4, aboard=0, anna={"island": "2/2 corn 2 indigo"}), "role mayor", "pass")
    ends = {tuple(sorted(get(end, "workers", ANNA).items())) for end in lines(pos, ANNA, "staff")}
    assert ends == {(("corn", 2),), (("corn", 1), ("indigo", 1)), (("indigo", 2),)}


def test_d2_only_new_ones_and_those_in_san_juan() -> None:
    pos = table(4, aboard=0, anna={"island": "1/2 corn 2 indigo", "san_juan": 1},
                options={"mayor_relocation": "new_and_san_juan_only"})  # fmt: skip
    play(pos, "role mayor", "pass")
    assert pos.legal() == ("staff corn 1", "staff corn 2")
    ends = {tuple(sorted(get(end, "workers", ANNA).items())) for end in lines(pos, ANNA, "staff")}
    assert ends == {(("corn", 2),), (("corn", 1), ("indigo", 1))}


def test_the_order_of_arranging_is_clockwise_from_the_mayor() -> None:
    pos = play(
        table(4, governor=BORIS, aboard=4, **{key: {"island": "1 corn 1 sugar"} for key in NAMES[:4]}),
        "role mayor",
        "pass",
    )
    seats = []
    while phase(pos) == "staff":
        seats.append(pos.to_move)
        play(pos, pos.legal()[0])
    assert seats == [BORIS, SERGEI, DENIS, ANNA]


# -- the canonical sequence

HOLDINGS = [
    ({"island": "2 corn 1 indigo 1 quarry", "city": "0 indigo_plant 0 small_market 0 harbor"}, n)
    for n in (1, 2, 4, 6, 8, 9)
] + [
    ({"island": "1 corn 3 sugar", "city": "0 small_sugar_mill 0 coffee_roaster 0 wharf 0 city_hall"}, 3),
    ({"island": "1/1 corn 1/2 sugar 1/1 quarry", "city": "2 tobacco_storage office 0 factory"}, 2),
]


def arrangements(board: dict[str, str], colonists: int, fixed: dict[str, int]) -> set[tuple[int, ...]]:
    """All ways to have that many colonists at work, computed without the rules; `fixed` stay where they are."""
    circles = [int(n) for n in place_circles(board)]
    at_least = [fixed.get(place, 0) for place in (*TILES, *BUILDINGS)]
    working = min(colonists, sum(circles))
    ranges = [range(low, high + 1) for low, high in zip(at_least, circles, strict=True)]
    return {many for many in product(*ranges) if sum(many) == working}


def place_circles(board: dict[str, str]) -> list[int]:
    pos = table(4, anna=board)
    tiles, built = get(pos, "tiles", ANNA), get(pos, "built", ANNA)
    return [tiles.get(t, 0) for t in TILES] + [CIRCLES[b] if b in built else 0 for b in BUILDINGS]


def arrangement(pos: malecon.Position) -> tuple[int, ...]:
    values = pos.to_dict()
    return (*values["workers"][ANNA], *values["crew"][ANNA])


@pytest.mark.parametrize("relocation", ["full", "new_and_san_juan_only"])
@pytest.mark.parametrize(("board", "idle"), HOLDINGS)
def test_the_canonical_sequences_give_every_arrangement_once(board: dict[str, str], idle: int, relocation: str) -> None:
    pos = table(4, aboard=0, anna=board | {"san_juan": idle}, options={"mayor_relocation": relocation})
    at_work = dict(zip((*TILES, *BUILDINGS), arrangement(pos), strict=True))
    fixed = at_work if relocation != "full" else {}
    expected = arrangements(board, idle + sum(at_work.values()), fixed)
    play(pos, "role mayor", "pass")
    found = [arrangement(end) for end in lines(pos, ANNA, "staff")]
    assert len(found) == len(set(found))
    assert set(found) == expected
