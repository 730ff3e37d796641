"""Trader: T-09 markets and office."""

import pytest

from refusing import refused
from rulebook.puerto_rico_table import ANNA, BORIS, DENIS, SERGEI, get, phase, play, table


def test_t09a_small_market() -> None:
    pos = table(4, governor=BORIS, anna={"goods": "1 corn", "city": "small_market"})
    play(pos, "role trader", "sell corn")
    assert get(pos, "doubloons", ANNA) == 1
    assert get(pos, "house") == {"corn": 1}


def test_t09b_both_markets_and_the_privilege() -> None:
    pos = table(4, anna={"goods": "1 coffee", "city": "small_market large_market"})
    play(pos, "role trader", "sell coffee")
    assert get(pos, "doubloons", ANNA) == 8


def test_t09c_two_offices() -> None:
    office = {"goods": "1 tobacco", "city": "office"}
    pos = table(4, house="1 tobacco", anna={}, boris=office, sergei=office)
    play(pos, "role trader", "sell tobacco", "sell tobacco")
    assert get(pos, "house") == {"tobacco": 3}
    assert get(pos, "doubloons")[BORIS] == get(pos, "doubloons")[SERGEI] == 3


def test_t09c_without_an_office_the_kind_must_be_new() -> None:
    pos = table(4, house="1 tobacco", anna={"goods": "1 tobacco 1 corn", "city": "0 office"})
    play(pos, "role trader")
    refused(pos, "sell tobacco", "why-in-house")
    assert pos.legal() == ("pass", "sell corn")


def test_t09d_a_full_house() -> None:
    pos = table(
        4, house="1 corn 1 indigo 1 sugar", anna={"goods": "1 coffee"}, boris={"goods": "1 coffee", "city": "office"}
    )
    supply = get(pos, "supply")
    play(pos, "role trader", "sell coffee")
    assert phase(pos) == "role"  # Boris cannot sell, office or not
    assert get(pos, "goods", BORIS) == {"coffee": 1}
    assert get(pos, "house") == {}
    assert {good: get(pos, "supply")[good] - supply[good] for good in supply} == {
        "corn": 1, "indigo": 1, "sugar": 1, "tobacco": 0, "coffee": 1,
    }  # fmt: skip


def test_t09d_the_last_turn_may_fill_it_too() -> None:
    pos = table(4, house="1 corn 1 indigo 1 sugar", denis={"goods": "1 coffee"})
    play(pos, "role trader", "sell coffee")
    assert get(pos, "house") == {}
    assert get(pos, "doubloons", DENIS) == 4


def test_t09e_three_barrels_stay() -> None:
    pos = table(4, house="1 corn 1 indigo", anna={"goods": "1 coffee"})
    play(pos, "role trader", "sell coffee")
    assert get(pos, "house") == {"corn": 1, "indigo": 1, "coffee": 1}


def test_t09f_the_trader_sells_corn() -> None:
    pos = play(table(4, anna={"goods": "1 corn"}), "role trader", "sell corn")
    assert get(pos, "doubloons", ANNA) == 1


def test_a_trader_who_does_not_sell_gets_nothing() -> None:
    pos = play(table(4, anna={"goods": "1 corn"}), "role trader", "pass")
    assert get(pos, "doubloons", ANNA) == 0


@pytest.mark.parametrize(("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)])
def test_the_prices(good: str, price: int) -> None:
    pos = table(4, anna={}, boris={"goods": f"2 {good}"})
    play(pos, "role trader", f"sell {good}")
    assert get(pos, "doubloons", BORIS) == price
    assert get(pos, "goods", BORIS) == {good: 1}  # one barrel only
