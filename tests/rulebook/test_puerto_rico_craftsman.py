"""Craftsman: T-06 production, T-07 factory, T-08 privilege; R3, R4, R13."""

import pytest

from refusing import refused
from rulebook.puerto_rico_table import ANNA, BORIS, DENIS, SERGEI, get, phase, play, table

FULL_CREWS = "indigo_plant sugar_mill tobacco_storage coffee_roaster"


def test_t06_production_as_in_the_picture() -> None:
    board = {"island": "2/3 corn 2/2 tobacco 3/4 sugar", "city": "1 tobacco_storage small_sugar_mill sugar_mill"}
    pos = play(table(4, boris=board), "role craftsman")
    assert get(pos, "goods", BORIS) == {"corn": 2, "tobacco": 1, "sugar": 3}
    assert phase(pos) == "role"


def test_t07_factory() -> None:
    board = {"island": "3/3 corn 3/3 sugar 1/1 tobacco", "city": "sugar_mill tobacco_storage factory"}
    pos = play(table(4, denis=board, supply="0 corn 2 sugar"), "role craftsman")
    assert get(pos, "goods", DENIS) == {"sugar": 2, "tobacco": 1}
    assert get(pos, "doubloons", DENIS) == 1


@pytest.mark.parametrize(
    ("island", "pays"),
    [("", 0), ("1/1 corn", 0), ("1/1 corn 2/2 indigo", 1), ("1/1 corn 2/2 indigo 1/1 sugar", 2),
     ("1/1 corn 1/1 indigo 1/1 sugar 1/1 tobacco", 3), ("1/1 corn 1/1 indigo 1/1 sugar 1/1 tobacco 2/2 coffee", 5)],
)  # fmt: skip
def test_t07b_the_factory_pays_by_kinds(island: str, pays: int) -> None:
    pos = play(table(4, denis={"island": island, "city": FULL_CREWS + " factory"}), "role craftsman")
    assert get(pos, "doubloons", DENIS) == pays


def test_t07c_an_unoccupied_factory_pays_nothing() -> None:
    board = {"island": "1/1 corn 1/1 indigo 1/1 sugar", "city": FULL_CREWS + " 0 factory"}
    pos = play(table(4, denis=board), "role craftsman")
    assert get(pos, "doubloons", DENIS) == 0
    assert len(get(pos, "goods", DENIS)) == 3


def test_t08_no_extra_barrel_from_an_empty_supply() -> None:
    pos = table(4, anna={"island": "2/2 sugar", "city": "sugar_mill"}, supply="2 sugar")
    play(pos, "role craftsman")
    assert phase(pos) == "role"
    assert get(pos, "goods", ANNA) == {"sugar": 2}


def test_t08b_who_made_nothing_gets_no_extra_barrel() -> None:
    pos = play(table(4, anna={}, boris={"island": "1/1 corn"}), "role craftsman")
    assert phase(pos) == "role"
    assert get(pos, "goods", ANNA) == {}


def test_t08c_the_supply_is_shared_in_the_order_of_play() -> None:
    board = {"island": "2/2 sugar", "city": "sugar_mill"}
    pos = table(4, anna=board, boris=board, sergei=board, supply="3 sugar")
    play(pos, "role craftsman")
    assert [get(pos, "goods", seat, "sugar") for seat in (ANNA, BORIS, SERGEI)] == [2, 1, 0]


def test_the_craftsman_takes_one_more_of_a_kind_he_made() -> None:
    pos = table(4, anna={"island": "1/1 corn 1/1 sugar 1/1 coffee", "city": "sugar_mill"}, boris={"island": "1/1 corn"})
    play(pos, "role craftsman")
    assert (pos.to_move, phase(pos)) == (ANNA, "extra")
    assert pos.legal() == ("pass", "extra corn", "extra sugar")
    refused(pos, "extra coffee", "why-not-made")  # R13
    play(pos, "extra sugar")
    assert get(pos, "goods", ANNA) == {"corn": 1, "sugar": 2}


def test_r3_the_extra_barrel_may_be_declined() -> None:
    pos = play(table(4, anna={"island": "1/1 corn"}), "role craftsman", "pass")
    assert get(pos, "goods", ANNA) == {"corn": 1}


def test_r3_or_comes_by_itself() -> None:
    pos = table(4, anna={"island": "1/1 corn"}, options={"privilege_declinable": False})
    play(pos, "role craftsman")
    assert (ANNA, "extra corn") in pos.forced
    assert get(pos, "goods", ANNA) == {"corn": 2}


def test_r3_with_two_kinds_one_must_be_chosen() -> None:
    pos = table(4, anna={"island": "1/1 corn 1/1 sugar", "city": "sugar_mill"}, options={"privilege_declinable": False})
    play(pos, "role craftsman")
    assert pos.legal() == ("extra corn", "extra sugar")


def test_r4_production_by_choice() -> None:
    board = {"island": "1/1 corn"}
    pos = table(4, anna=board, sergei=board, options={"production_optional": True})
    play(pos, "role craftsman")
    assert (pos.to_move, pos.legal()) == (ANNA, ("pass", "produce"))
    play(pos, "pass")
    assert pos.to_move == SERGEI  # Boris can make nothing and is not asked
    play(pos, "produce")
    assert get(pos, "goods", ANNA) == {}
    assert get(pos, "goods", SERGEI) == {"corn": 1}
    assert phase(pos) == "role"  # a craftsman who declines has no privilege


def test_r4_the_craftsman_who_produces_keeps_his_privilege() -> None:
    pos = table(4, anna={"island": "1/1 corn"}, options={"production_optional": True})
    play(pos, "role craftsman", "produce", "extra corn")
    assert get(pos, "goods", ANNA) == {"corn": 2}
