"""Moves a person would laugh at."""

import pytest

import malecon
from malecon.titles.puerto_rico.box import BUILDING, FIRST_VIOLET
from rulebook import cuba_table, puerto_rico_table, santiago_table

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
    assert "recruit" in start.legal()
    assert malecon.bot(code).choose(start) == "recruit"


@BOTS
def test_coffee_is_sold_rather_than_nothing(code: str) -> None:
    start = puerto_rico_table.table(4, anna={"goods": "1 coffee 1 corn"})
    start.play("role trader")
    assert {"sell coffee", "pass"} <= set(start.legal())
    assert malecon.bot(code).choose(start) == "sell coffee"


@BOTS
def test_barrels_that_can_be_stored_are_kept(code: str) -> None:
    """Where one may throw barrels away, nobody does: the warehouse holds all of them."""
    anna = {"goods": "4 corn 1 indigo 2 sugar 1 tobacco 1 coffee", "city": "large_warehouse"}
    start = puerto_rico_table.table(
        3, ships=("3 indigo", "4 tobacco", "5 corn"), anna=anna, options={"voluntary_discard": True}
    )
    start.play("role captain")
    while puerto_rico_table.phase(start) == "load":
        start.play(start.legal()[0])
    assert puerto_rico_table.phase(start) == "keep"
    while not start.is_over and puerto_rico_table.phase(start) == "keep":
        start.play(malecon.bot(code).choose(start))
    assert puerto_rico_table.get(start, "goods", 0) == {"corn": 3, "sugar": 2, "coffee": 1}


@BOTS
def test_a_wharf_takes_what_would_spoil(code: str) -> None:
    """No ship takes sugar; without the wharf all but one barrel would be lost."""
    start = puerto_rico_table.table(
        3, ships=("3 indigo", "4 tobacco", "5 corn"), anna={"goods": "5 sugar", "city": "wharf"}
    )
    start.play("role captain")
    assert set(start.legal()) == {"pass", "wharf sugar"}
    assert malecon.bot(code).choose(start) == "wharf sugar"


@BOTS
def test_products_that_would_spoil_are_stored(code: str) -> None:
    """Cuba's day labourer carries the yard into the warehouse for nothing; what stays outside spoils."""
    start = cuba_table.table(
        anna={"yard": "2 cane 1 citrus 1 rum"}, avenue="dancer day_labourer lawyer harbour_master musician donkey"
    )
    start.play("cuban day_labourer")
    assert set(start.legal()) == {"done", "store"}
    assert malecon.bot(code).choose(start) == "store"


@BOTS
def test_the_last_ship_is_loaded(code: str) -> None:
    """Santiago's last ship pays four points, the most there is, for what is worth a third of one afterwards."""
    start = santiago_table.table(
        car="maria", stops={"maria": 9}, flag=4, ship=7, demand="4 citrus 2 sugar", anton={"goods": "3 citrus"}
    )
    start.play("port")
    assert {"pass", "deliver citrus 1", "deliver citrus 3"} <= set(start.legal())
    while not start.is_over and santiago_table.phase(start) == "deliver":
        start.play(malecon.bot(code).choose(start))
    assert santiago_table.get(start, "vp", santiago_table.ANTON) == 12


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
