"""Havana: initiative and its tie chain."""

from typing import Any

import pytest

from malecon.core.position import Position
from rulebook.havana_table import ANNA, BORIS, order, table


def numbers(position: Position) -> Any:
    return [board["initiative"] for board in position.view()["boards"]]


def test_h01_initiative_of_the_rulebooks_example() -> None:
    position = table(
        3,
        anna={"cards": "receptador ladron"},
        boris={"cards": "mendigo obreros"},
        clara={"cards": "contrabando ladron"},
    )
    assert numbers(position) == [56, 24, 57]
    assert order(position) == [1, 0, 2]


def test_h02_a_zero_comes_first() -> None:
    position = table(2, anna={"cards": "mendigo obreros"}, boris={"cards": "contrabando siesta"})
    assert numbers(position) == [24, 7]
    assert order(position) == [BORIS, ANNA]


@pytest.mark.parametrize("cards", ["mendigo reciclaje", "ruina escombros", "obreros arquitecto"])
def test_h02_two_cards_of_one_number_make_a_double(cards: Any) -> None:
    value = {"mendigo": 22, "ruina": 33, "obreros": 44}[cards.split()[0]]
    assert numbers(table(2, anna={"cards": cards}))[0] == value


CHAIN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "points": ({"points": 6}, {"points": 4, "has": "3 white 9 pesos"}),
    "bricks": ({"points": 4, "has": "2 white 1 red"}, {"points": 4, "has": "2 green 9 debris 9 pesos"}),
    "pesos": ({"has": "2 white 5 pesos"}, {"has": "2 red 1 pesos 3 workers"}),
    "workers": ({"has": "1 white 1 pesos 2 workers"}, {"has": "1 red 1 pesos 4 debris"}),
    "debris": ({"has": "2 workers 4 debris"}, {"has": "2 workers 3 debris"}),
    "age": ({"has": "1 red"}, {"has": "1 green"}),
}


@pytest.mark.parametrize("link", CHAIN)
@pytest.mark.parametrize("swapped", [False, True])
def test_h05_tie_chain(link: str, swapped: bool) -> None:
    """Both have 35; the second of the pair has less of what decides, and is the younger where all is equal."""
    more, less = CHAIN[link]
    # Escombros with an empty pool and Ladrón: 35. Ruina and Ladrón: 35.
    more, less = {**more, "cards": "escombros ladron"}, {**less, "cards": "ruina ladron"}
    anna, boris = (less, more) if swapped else (more, less)
    ages = "0 1" if swapped else "1 0"
    if link != "age":  # the younger must not decide it
        ages = "1 0" if swapped else "0 1"
    position = table(2, anna=anna, boris=boris, ages=ages)
    assert numbers(position) == [35, 35]
    assert order(position) == ([ANNA, BORIS] if swapped else [BORIS, ANNA])


def test_h05_the_order_stays_for_the_round() -> None:
    """Holdings change after the reveal; the order does not."""
    position = table(
        2, anna={"cards": "ruina ladron", "has": "2 pesos"}, boris={"cards": "escombros ladron"}, ages="0 1"
    )
    assert order(position) == [BORIS, ANNA]  # fewer pesos; he robs her of both at once
    assert position.field("pesos") == [0, 2, 0, 0]
    assert order(position) == [BORIS, ANNA]


def test_age_is_drawn_or_follows_the_seats() -> None:
    from rulebook.havana_table import TITLE

    drawn = {tuple(TITLE.new(3, seed).field("age")) for seed in range(60)}
    assert {ages[:3] for ages in drawn} == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}
    assert TITLE.new(3, 1, age_by_seat=True).field("age")[:3] == [0, 1, 2]
