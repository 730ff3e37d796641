"""Tradeswoman and market: C-09, C-71, C-72, C-73, C-74."""

import pytest

from malecon.titles.cuba.box import ROW_LENGTH
from refusing import refused
from rulebook.cuba_table import ANNA, get, legal, phase, play, table


@pytest.mark.parametrize(("kind", "row"), [(k, n) for k in (0, 1, 2, 3, 4) for n in range(int(ROW_LENGTH[k]) + 1)])
def test_c09_market_both_ways(kind: int, row: int) -> None:
    name = ("citrus", "cane", "tobacco", "rum", "cigars")[kind]
    most = int(ROW_LENGTH[kind])
    bought = play(table(market=f"{row} {name}", anna={"pesos": 10}), "play tradeswoman", f"buy {name}")
    assert get(bought, "pesos", ANNA) == 10 - (7 - row)
    assert get(bought, "market", name) == max(0, row - 1)
    sold = play(table(market=f"{row} {name}", anna={"yard": f"1 {name}"}), "play tradeswoman", f"sell {name}")
    assert get(sold, "pesos", ANNA) == 6 - row
    assert get(sold, "market", name) == min(most, row + 1)


def test_c71_buying_from_the_supply() -> None:
    pos = table(market="1 cane", anna={"pesos": 20})
    before = get(pos, "supply", "cane")
    play(pos, "play tradeswoman", "buy cane", "buy cane", "buy cane")
    assert get(pos, "pesos", ANNA) == 0
    assert get(pos, "market", "cane") == 0
    assert get(pos, "supply", "cane") == before - 2


def test_c71_a_supply_that_is_sold_out() -> None:
    pos = play(table(market="1 cane", supply="0 cane", anna={"pesos": 20}), "play tradeswoman", "buy cane")
    refused(pos, "buy cane", "why-supply-out")
    assert get(pos, "pesos", ANNA) == 14


def test_c72_selling_to_the_supply() -> None:
    pos = table(market="4 tobacco 3 rum", anna={"yard": "3 tobacco 1 rum"})
    before = get(pos, "supply", "tobacco"), get(pos, "supply", "rum")
    play(pos, "play tradeswoman", "sell tobacco", "sell tobacco", "sell tobacco")
    assert get(pos, "pesos", ANNA) == 4
    play(pos, "sell rum")
    assert get(pos, "pesos", ANNA) == 7
    assert (get(pos, "market", "tobacco"), get(pos, "market", "rum")) == (5, 3)
    assert (get(pos, "supply", "tobacco"), get(pos, "supply", "rum")) == (before[0] + 2, before[1] + 1)


def test_c73_one_turn_of_direction() -> None:
    pos = table(market="2 tobacco", anna={"pesos": 20})
    play(pos, "play tradeswoman", "buy citrus", "sell citrus")
    assert get(pos, "market", "citrus") == 1
    assert get(pos, "pesos", ANNA) == 19
    refused(pos, "buy citrus", "why-direction")
    play(pos, "buy tobacco", "done")
    assert get(pos, "yard", ANNA, "tobacco") == 1
    later = play(table(market="1 citrus", anna={"pesos": 20}), "play tradeswoman", "buy citrus")
    assert get(later, "yard", ANNA, "citrus") == 1


@pytest.mark.parametrize("pesos", [1, 9])
def test_kinds_are_traded_in_any_order(pesos: int) -> None:
    pos = play(table(market="1 citrus", anna={"pesos": pesos, "yard": "1 tobacco"}), "play tradeswoman", "sell tobacco")
    assert get(pos, "pesos", ANNA) == pesos + 6
    play(pos, "buy citrus")
    assert get(pos, "pesos", ANNA) == pesos


def test_trading_never_runs_into_debt() -> None:
    pos = play(table(anna={"pesos": 3, "yard": "1 rum"}), "play tradeswoman")
    assert legal(pos, "buy") == set()
    play(pos, "sell rum")
    assert get(pos, "pesos", ANNA) == 7
    assert "citrus" in legal(pos, "buy")


def test_c74_lowest_price() -> None:
    pos = play(table(market="3 citrus 3 cane 1 tobacco"), "play tradeswoman")
    assert legal(pos, "take") == {"citrus", "cane", "wood", "stone", "water"}
    play(pos, "take cane")
    assert get(pos, "yard", ANNA, "cane") == 1
    assert get(pos, "markers", "product") == 1
    assert phase(pos) == "turn"


def test_c74_the_spaces_are_independent() -> None:
    covered = play(table(market="3 citrus 3 cane 1 tobacco", markers="product"), "play tradeswoman")
    assert legal(covered, "take") == {"wood", "stone", "water"}
    covered = play(table(market="3 citrus 3 cane 1 tobacco", markers="resource"), "play tradeswoman")
    assert legal(covered, "take") == {"citrus", "cane"}
    play(table(anna={"pesos": 9}), "play tradeswoman", "buy citrus")
    refused(play(table(anna={"pesos": 9}), "play tradeswoman", "buy citrus"), "take wood", "why-traded")
