"""Storing goods: T-13 warehouses; R5 and its brute force."""

from itertools import product

import pytest

import malecon
from rulebook.puerto_rico_table import ANNA, BORIS, GOODS, cargo, counts, get, lines, phase, play, table

WAREHOUSES = {0: "", 1: "small_warehouse", 2: "large_warehouse", 3: "small_warehouse large_warehouse"}
Keep = tuple[int, ...]


def storing(goods: str, kinds: int, **options: bool) -> malecon.Position:
    """Anna has these goods left after loading, and warehouses for so many kinds.

    Each ship lacks one barrel of a kind; she has that barrel besides, must load it, and then nothing else fits.
    """
    barrels = counts(goods)
    for good in ("indigo", "tobacco", "corn"):
        barrels[GOODS.index(good)] += 1
    anna = {"goods": " ".join(f"{n} {good}" for n, good in zip(barrels, GOODS, strict=True)), "city": WAREHOUSES[kinds]}
    pos = play(table(3, ships=("3 indigo", "4 tobacco", "5 corn"), anna=anna, options=options), "role captain")
    while phase(pos) == "load":
        play(pos, pos.legal()[0])
    return pos


def keeps(pos: malecon.Position) -> list[Keep]:
    return [tuple(end.to_dict()["goods"][ANNA]) for end in lines(pos, ANNA, "keep")]


def every_keep(have: list[int], kinds: int) -> set[Keep]:
    """All holdings that the rule allows: some kinds in warehouses, and one single barrel of another."""
    return {
        keep for keep in product(*(range(n + 1) for n in have))
        if sum(n > 0 for n in keep) <= kinds or (sum(n > 0 for n in keep) == kinds + 1 and 1 in keep)
    }  # fmt: skip


def largest(keeps: set[Keep]) -> set[Keep]:
    """Those that no other one betters (R5)."""
    return {k for k in keeps if not any(k != o and all(a <= b for a, b in zip(k, o, strict=True)) for o in keeps)}


def test_t13_no_warehouse() -> None:
    assert set(keeps(storing("3 corn 2 sugar 1 coffee", 0))) == {(1, 0, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 0, 1)}


def test_t13d_small_warehouse_offers_four_keeps() -> None:
    found = keeps(storing("3 corn 2 sugar 1 coffee", 1))
    assert sorted(found) == sorted([(3, 0, 1, 0, 0), (3, 0, 0, 0, 1), (1, 0, 2, 0, 0), (0, 0, 2, 0, 1)])


@pytest.mark.parametrize("kinds", [2, 3])
def test_t13_large_warehouse_keeps_all_six(kinds: int) -> None:
    assert keeps(storing("3 corn 2 sugar 1 coffee", kinds)) == [(3, 0, 2, 0, 1)]


@pytest.mark.parametrize(("kinds", "barrels"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_t13b_two_of_each(kinds: int, barrels: int) -> None:
    found = keeps(storing("2 corn 2 indigo 2 sugar 2 tobacco 2 coffee", kinds))
    assert {sum(keep) for keep in found} == {barrels}
    assert set(found) == largest(every_keep([2] * 5, kinds))


def test_t13c_storage_also_when_nobody_loaded() -> None:
    pos = table(2, ships=("1 indigo", "1 tobacco"), anna={"goods": "3 corn"}, boris={"goods": "2 coffee"})
    play(pos, "role captain")
    assert phase(pos) == "role"
    assert get(pos, "goods", ANNA) == {"corn": 1}
    assert get(pos, "goods", BORIS) == {"coffee": 1}
    assert cargo(pos) == ["1 indigo", "1 tobacco"]


def test_t13_a_warehouse_does_not_excuse_from_loading() -> None:
    pos = table(2, ships=("1 corn", "1 tobacco"), anna={"goods": "3 corn", "city": "large_warehouse"})
    play(pos, "role captain")
    assert get(pos, "goods", ANNA) == {}
    assert get(pos, "chips", ANNA) == 3 + 1


def test_an_unoccupied_warehouse_stores_nothing() -> None:
    pos = table(2, ships=("1 indigo", "1 tobacco"), anna={"goods": "3 corn", "city": "0 large_warehouse"})
    assert get(play(pos, "role captain"), "goods", ANNA) == {"corn": 1}


HOLDINGS = ["3 corn 2 sugar 1 coffee", "1 corn 1 sugar 1 coffee", "2 corn 1 sugar", "4 corn", "1 corn 2 indigo 3 sugar",
            "1 corn 1 indigo 2 coffee", "2 corn 2 indigo 2 sugar 2 tobacco 2 coffee",
            "1 corn 2 indigo 1 sugar 3 tobacco 1 coffee", "1 corn 1 indigo 1 sugar 1 tobacco 1 coffee"]  # fmt: skip


@pytest.mark.parametrize("kinds", [0, 1, 2, 3])
@pytest.mark.parametrize("goods", HOLDINGS)
def test_r5_only_the_largest_keeps_and_each_once(goods: str, kinds: int) -> None:
    found = keeps(storing(goods, kinds))
    assert len(found) == len(set(found))
    assert set(found) == largest(every_keep(counts(goods), kinds))


@pytest.mark.parametrize("kinds", [0, 1, 2, 3])
@pytest.mark.parametrize("goods", HOLDINGS[:6])
def test_r5_every_keep_and_each_once(goods: str, kinds: int) -> None:
    found = keeps(storing(goods, kinds, voluntary_discard=True))
    assert len(found) == len(set(found))
    assert set(found) == every_keep(counts(goods), kinds)


def test_what_is_not_kept_goes_to_the_supply() -> None:
    pos = storing("3 corn 2 sugar 1 coffee", 0)
    supply = get(pos, "supply")
    play(pos, "keep corn 0")
    play(pos, "keep sugar 1")
    gained = {good: get(pos, "supply").get(good, 0) - supply.get(good, 0) for good in GOODS}
    assert gained == {"corn": 3 + 6, "indigo": 4, "sugar": 1, "tobacco": 5, "coffee": 1}  # the full ships sailed
