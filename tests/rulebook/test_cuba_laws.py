"""Statutes: C-05, C-20, C-45, C-56, C-57, C-60, C-67, C-70, C-83 to C-86, C-88."""

from typing import Any

import pytest

import malecon
from refusing import refused
from rulebook.cuba_table import ANNA, BORIS, enact, get, held, legal, nobody_pays, phase, play, table


def in_force(laws: str, bills: str = "t1 d1 u7 o5", seats: int = 3, **described: Any) -> malecon.Position:
    """Other bills than the laws in question are enacted, so that those stay in force; the statutes begin."""
    pos = table(seats, phase="enact", laws=laws, bills=bills, winner=seats - 1, **described)
    return enact(pos, "subsidy", "other")


def subsidy(card: str, seats: int = 3, **described: Any) -> malecon.Position:
    """The subsidy is enacted and everything is carried out, nobody pays."""
    pos = in_force("", f"t1 d1 {card} o5", seats, **described)
    return nobody_pays(pos)


def test_c05_rank_subsidy() -> None:
    points = dict(zip(("anna", "boris", "clara", "denis", "elena"), (40, 35, 30, 30, 20), strict=True))
    pos = subsidy("u8", 5, **{name: {"points": p} for name, p in points.items()})
    assert get(pos, "points") == [41, 37, 33, 33, 25]


def test_c20_tax_and_duty() -> None:
    """Both 5, one of them 2, none nothing and no penalty."""
    rich = {"pesos": 2, "yard": "1 citrus"}
    pos = in_force("", anna=rich, boris=rich, clara=rich)
    assert (phase(pos), pos.to_move) == ("tax", ANNA)
    play(pos, "pay", "done", "pay", "pay", "pay", "done")
    assert [get(pos, "points", s) for s in range(3)] == [5, 2, 2]
    assert [get(pos, "pesos", s) for s in range(3)] == [0, 2, 0]
    poor = in_force("", anna={"pesos": 1})
    assert phase(poor) == "turn"  # one of two pesos pays nothing
    assert get(poor, "pesos", ANNA) == 1


def test_c45_duty_equal_to_the_tax() -> None:
    pos = in_force("t8 d7", anna={"points": 34, "pesos": 6})
    assert pos.view()["asked"] == {"count": 3}
    play(pos, "pay")
    assert get(pos, "pesos", ANNA) == 3
    assert phase(pos) == "duty"
    play(pos, "pay")
    assert get(pos, "pesos", ANNA) == 0
    assert get(pos, "points", ANNA) == 39


def test_c56_order_of_statutes() -> None:
    pos = in_force("t8 d7", "t1 d1 u8 o5", anna={"points": 38, "pesos": 6}, boris={"points": 42})
    play(pos, "pay")
    assert (get(pos, "points", ANNA), get(pos, "pesos", ANNA)) == (40, 3)
    play(pos, "pay")  # three again, not four
    assert get(pos, "pesos", ANNA) == 0
    assert get(pos, "points", ANNA) == 43 + 1  # the subsidy ranks her first with 43


def test_c57_nothing_due() -> None:
    pos = in_force("t8 d7", anna={"points": 7})
    assert get(pos, "points", ANNA) == 12
    assert phase(pos) == "turn"


def test_c60_market_act_scarcity() -> None:
    market = "3 citrus 1 cane 5 tobacco 2 rum"
    pos = in_force("", "t1 d1 u7 o2", market=market)
    assert get(pos, "market") == [1, 0, 3, 2, 0]
    assert phase(pos) == "turn"
    again = table(3, phase="enact", laws="o2", market=market)
    nobody_pays(enact(again, "tax", "duty"))
    assert get(again, "market") == [1, 0, 3, 2, 0]
    once = table(3, phase="enact", laws="o2", market=market, options={"market_act_repeats": False})
    nobody_pays(enact(once, "tax", "duty"))
    assert get(once, "market") == [3, 1, 5, 2, 0]
    fresh = in_force("", "t1 d1 u7 o2", market=market, options={"market_act_repeats": False})
    assert get(fresh, "market") == [1, 0, 3, 2, 0]


def test_c67_market_act_plenty() -> None:
    pos = table(3, phase="enact", laws="o4", market="3 citrus 4 cane 5 tobacco 1 rum", supply="1 citrus")
    nobody_pays(enact(pos, "tax", "duty"))
    assert get(pos, "market") == [4, 5, 5, 1, 0]


def test_c70_duty_of_any_kinds() -> None:
    pos = in_force("d8", anna={"yard": "1 tobacco 1 stone", "stored": "1 cane"})
    assert legal(pos, "give") == {"cane", "tobacco"}
    before = get(pos, "supply", "cane"), get(pos, "supply", "stone")
    play(pos, "give cane")  # the stone follows by itself
    assert (held(pos, ANNA, "cane"), held(pos, ANNA, "stone")) == (0, 0)
    assert (get(pos, "supply", "cane"), get(pos, "supply", "stone")) == (before[0] + 1, before[1] + 1)
    assert get(pos, "earned", ANNA, "laws") == 2
    none = in_force("d8", anna={"yard": "2 tobacco"})
    assert phase(none) == "turn"


def test_c83_open_fields() -> None:
    """Common side: forests r1c2, r2c3; cane r2c4, r3c1."""
    anna = {"tiles": "r1c2 inn r2c4 dam r3c1 church", "figure": "r2c3"}
    assert get(subsidy("u5", anna=anna), "points", ANNA) == 4
    assert get(subsidy("u6", anna=anna), "points", ANNA) == 4


def test_c84_subsidy_caps() -> None:
    rich = {"yard": "9 water", "pesos": 25}
    assert get(subsidy("u1", anna=rich), "earned", ANNA, "subsidies") == 7
    assert get(subsidy("u4", anna=rich), "earned", ANNA, "subsidies") == 7
    assert get(subsidy("u4", anna={"pesos": 8}), "earned", ANNA, "subsidies") == 2


@pytest.mark.parametrize(("counts", "asked"), [(True, 4), (False, 3)])
def test_c85_per_building(counts: bool, asked: int) -> None:
    described: dict[str, Any] = {"anna": {"tiles": "r1c2 inn r2c3 dam r3c1 church", "pesos": 9},
                 "options": {"warehouse_counts_for_tax_and_subsidy": counts}}  # fmt: skip
    pos = in_force("t6", "t1 d1 u3 o5", **described)
    assert pos.view()["asked"] == {"count": asked}
    nobody_pays(pos)
    assert get(pos, "earned", ANNA, "subsidies") == asked


def test_c86_two_of_any_kind() -> None:
    alike = in_force("d5", anna={"yard": "2 tobacco 1 rum"})
    assert legal(alike, "give") == {"tobacco"}
    play(alike, "give tobacco")
    assert get(alike, "earned", ANNA, "laws") == 2
    mixed = in_force("d5", anna={"yard": "1 cane 1 citrus"})
    assert legal(mixed, "give") == {"citrus", "cane"}
    play(mixed, "give cane")
    assert (held(mixed, ANNA, "citrus"), held(mixed, ANNA, "cane")) == (0, 0)
    assert phase(in_force("d5", anna={"yard": "1 cane 3 rum"})) == "turn"
    cubes = in_force("d6", anna={"yard": "1 wood 1 stone 1 water"})
    play(cubes, "give water", "give wood")
    assert get(cubes, "yard", ANNA) == [0, 0, 0, 0, 0, 0, 1, 0]
    assert phase(in_force("d6", anna={"yard": "1 wood 1 cane"})) == "turn"


def test_c20_a_begun_delivery_is_finished() -> None:
    pos = in_force("d5", anna={"yard": "2 citrus 2 cane"})
    play(pos, "give citrus")
    refused(pos, "done", "why-duty-begun")


def test_c88_votes_subsidy() -> None:
    pos = table(2, phase="last", start=ANNA, delegates="architect worker", bills="t1 d1 u2 o5",
                anna={"pesos": 4}, fields={"vote_holder": ANNA})  # fmt: skip
    play(pos, "play tradeswoman", "done")
    play(pos, "bid 4")
    assert get(pos, "votes", ANNA) == 9
    enact(pos, "subsidy", "other")
    nobody_pays(pos)
    assert get(pos, "earned", ANNA, "subsidies") == 3
    assert get(pos, "earned", BORIS, "subsidies") == 1


def test_goods_subsidy() -> None:
    assert get(subsidy("u7", anna={"yard": "2 rum 3 cigars 2 citrus"}), "points", ANNA) == 5
