"""Moves a person would laugh at, in Puerto Rico."""

import pytest

import malecon
from malecon.titles.puerto_rico.box import BUILDING, FIRST_VIOLET

BOTS = pytest.mark.parametrize("code", ["greedy,heat=0", "search:200"])


def position_with(seats: int = 4, **fields: object) -> malecon.Position:
    """A new play of Puerto Rico with some fields changed by a function of their value."""
    values = malecon.title("puerto_rico").new(seats, 1).to_dict()
    for name, change in fields.items():
        values[name] = change(values[name]) if callable(change) else change
    return malecon.title("puerto_rico").from_dict(values)


@BOTS
def test_a_free_point_at_the_end_is_taken(code: str) -> None:
    """Last round, builder phase, money for a small building: its point is free."""
    start = position_with(ending=1, doubloons=[3, 3, 3, 3, 0])
    start.play("role builder")
    choice = malecon.bot(code).choose(start)
    assert choice.startswith("build ")


@BOTS
def test_a_gift_is_not_refused(code: str) -> None:
    start = malecon.title("puerto_rico").new(4, 1)
    start.play("role mayor")
    if "recruit" in start.legal():
        assert malecon.bot(code).choose(start) == "recruit"


@BOTS
def test_coffee_is_sold_rather_than_nothing(code: str) -> None:
    def with_coffee(goods: list[list[int]]) -> list[list[int]]:
        goods[0][4] = 1
        return goods

    def less_coffee(supply: list[int]) -> list[int]:
        supply[4] -= 1
        return supply

    start = position_with(goods=with_coffee, supply=less_coffee, governor=0, chooser=0, actor=0)
    start.play("role trader")
    if not start.is_over and "sell coffee" in start.legal():
        assert malecon.bot(code).choose(start) == "sell coffee"


@pytest.mark.parametrize("code", ["greedy", "search:150"])
def test_plants_bought_early_are_used(code: str) -> None:
    """A production building bought in the first half works before the end."""
    bought: dict[tuple[int, int], bool] = {}
    position = malecon.title("puerto_rico").new(4, 11)
    bots = [malecon.bot(code, seed=seat) for seat in range(4)]
    while not position.is_over:
        seat = position.to_move
        assert seat is not None
        notation = bots[seat].choose(position)
        early = int(position.to_dict()["round_number"]) <= 6
        position.play(notation)
        if early and notation.startswith("build ") and BUILDING.labels.index(notation[6:]) < FIRST_VIOLET:
            bought[seat, BUILDING.labels.index(notation[6:])] = False
        crew = position.to_dict()["crew"]
        for who, plant in bought:
            bought[who, plant] |= crew[who][plant] > 0
    assert bought
    assert sum(not used for used in bought.values()) <= len(bought) // 5
