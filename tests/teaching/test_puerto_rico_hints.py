"""Puerto Rico: each kind of reason has a position in which it is the one that is said."""

from collections.abc import Callable
from typing import Any

import pytest

import malecon
from malecon.bots.speaking import move_of, question
from malecon.titles.puerto_rico.teaching.counts import LARGE
from rulebook.puerto_rico_table import play, table
from teaching.asking import key, reason

Position = malecon.Position


def settling(**described: Any) -> Position:
    return play(table(**described), "role settler")


def building(**described: Any) -> Position:
    return play(table(**described), "role builder")


EVERYBODY: dict[str, Any] = {name: {"island": "2 corn"} for name in ("anna", "boris", "sergei", "denis")}
FAVOURS: list[tuple[str, str, Callable[[], Position]]] = [
    ("hint-role-coins", "role settler", lambda: table(coins="3 settler")),
    ("hint-role-quarry", "role settler", lambda: table(row="5 corn")),
    ("hint-role-field", "role settler", lambda: table(anna={"city": "sugar_mill"}, row="3 sugar 2 corn")),
    (
        "hint-role-mayor",
        "role mayor",
        lambda: table(anna={"island": "3 corn"}, boris={"island": "1/1 corn"}),
    ),
    (
        "hint-role-mayor-extra",
        "role mayor",
        lambda: table(**EVERYBODY),
    ),
    ("hint-role-builder", "role builder", lambda: table(anna={"money": 6})),
    (
        "hint-role-builder-last",
        "role builder",
        lambda: table(anna={"money": 9}, boris={"money": 10}),
    ),
    ("hint-role-craftsman", "role craftsman", lambda: table(anna={"island": "3/3 corn"})),
    ("hint-role-trader", "role trader", lambda: table(anna={"goods": "1 coffee"})),
    (
        "hint-role-trader-last",
        "role trader",
        lambda: table(anna={"goods": "1 coffee"}, house="1 corn 1 indigo 1 sugar"),
    ),
    ("hint-role-captain", "role captain", lambda: table(anna={"goods": "4 corn"})),
    (
        "hint-role-captain-first",
        "role captain",
        lambda: table(anna={"goods": "1 corn"}, boris={"goods": "3 indigo"}, ships=("1 sugar", "1 tobacco", "")),
    ),
    ("hint-role-prospector-for", "role prospector", lambda: table(anna={"money": 1})),
    ("hint-role-prospector", "role prospector", lambda: table(anna={"money": 30}, coins="2 prospector")),
    ("hint-quarry", "quarry", lambda: settling(row="5 corn")),
    ("hint-plant-corn", "plant corn", lambda: settling(row="5 corn")),
    ("hint-plant-fits", "plant sugar", lambda: settling(anna={"city": "sugar_mill"}, row="5 sugar")),
    ("hint-plant-kind", "plant coffee", lambda: settling(row="5 coffee")),
    ("hint-plant-more", "plant coffee", lambda: settling(anna={"island": "1 coffee"}, row="5 coffee")),
    ("hint-build-plant", "build small_indigo_plant", lambda: building(anna={"island": "1/1 indigo", "money": 3})),
    ("hint-build-plant-early", "build sugar_mill", lambda: building(anna={"money": 9})),
    ("hint-build-large", "build city_hall", lambda: building(anna={"money": 12})),
    (
        "hint-build-last",
        "build hacienda",
        lambda: building(anna={"money": 3}, boris={"money": 3}, sergei={"city": "hacienda"}),
    ),
    ("hint-build-harbor", "build harbor", lambda: building(anna={"money": 9})),
    ("hint-build-wharf", "build wharf", lambda: building(anna={"money": 9})),
    ("hint-build-market", "build small_market", lambda: building(anna={"money": 3})),
    ("hint-build-office", "build office", lambda: building(anna={"money": 6})),
    ("hint-build-store", "build small_warehouse", lambda: building(anna={"money": 3, "goods": "4 corn"})),
    ("hint-build-use", "build hospice", lambda: building(anna={"money": 6})),
    ("hint-sell", "sell coffee", lambda: play(table(anna={"goods": "1 coffee 1 sugar"}), "role trader")),
    (
        "hint-sell-last",
        "sell coffee",
        lambda: play(
            table(anna={"goods": "1 coffee"}, boris={"goods": "1 tobacco"}, house="1 corn 1 indigo 1 sugar"),
            "role trader",
        ),
    ),
    ("hint-load", "ship corn 3", lambda: play(table(anna={"goods": "4 corn 1 sugar"}), "role captain")),
    (
        "hint-load-blocks",
        "ship corn 1",
        lambda: play(
            table(anna={"goods": "2 corn 1 sugar"}, boris={"goods": "5 corn"}, ships=("1 corn", "", "")), "role captain"
        ),
    ),
    (
        "hint-load-shuts",
        "ship corn 3",
        lambda: play(
            table(anna={"goods": "1 corn 1 coffee"}, boris={"goods": "3 indigo"}, ships=("1 sugar", "1 tobacco", "")),
            "role captain",
        ),
    ),
    ("hint-wharf", "wharf corn", lambda: play(table(anna={"goods": "4 corn", "city": "wharf"}), "role captain")),
    ("hint-pass-build", "pass", lambda: building(anna={"money": 6})),
    ("hint-recruit", "recruit", lambda: play(table(), "role mayor")),
    (
        "hint-load-part",
        "ship corn 1",
        lambda: play(table(anna={"goods": "5 corn 1 sugar"}, ships=("2 corn", "", "")), "role captain"),
    ),
]


@pytest.mark.parametrize(("wanted", "notation", "position"), FAVOURS, ids=[f[0] for f in FAVOURS])
def test_the_reason_fits_the_position(wanted: str, notation: str, position: Callable[[], Position]) -> None:
    assert key(position(), notation) == wanted


COSTS: list[tuple[str, str, Callable[[], Position]]] = [
    ("cost-role-craftsman-none", "role craftsman", lambda: table(boris={"island": "2/2 corn"})),
    ("cost-role-craftsman", "role craftsman", lambda: table(anna={"island": "1/1 corn"}, boris={"island": "3/3 corn"})),
    ("cost-role-captain", "role captain", lambda: table(boris={"goods": "5 corn"})),
    ("cost-role-trader-none", "role trader", lambda: table()),
    ("cost-role-trader", "role trader", lambda: table(anna={"goods": "1 coffee"})),
    ("cost-role-builder", "role builder", lambda: table(anna={"money": 3})),
    ("cost-role-mayor", "role mayor", lambda: table(boris={"island": "2 corn"})),
    ("cost-role-settler", "role settler", lambda: table()),
    ("cost-role-prospector", "role prospector", lambda: table()),
    ("cost-plant-idle", "plant coffee", lambda: settling(row="5 coffee")),
    ("cost-plant-corn", "plant corn", lambda: settling(row="5 corn")),
    ("cost-quarry", "quarry", lambda: settling()),
    ("cost-build", "build hospice", lambda: building(anna={"money": 6})),
    ("cost-build-no-field", "build coffee_roaster", lambda: building(anna={"money": 8})),
    ("cost-sell", "sell sugar", lambda: play(table(anna={"goods": "1 coffee 1 sugar"}), "role trader")),
    ("cost-load", "ship sugar 3", lambda: play(table(anna={"goods": "4 corn 1 sugar"}), "role captain")),
    ("cost-pass-build", "pass", lambda: building(anna={"money": 6})),
    ("cost-pass-tile", "pass", lambda: settling()),
]


@pytest.mark.parametrize(("wanted", "notation", "position"), COSTS, ids=[f[0] for f in COSTS])
def test_the_cost_fits_the_position(wanted: str, notation: str, position: Callable[[], Position]) -> None:
    assert key(position(), notation, "costs") == wanted


def test_the_numbers_are_those_of_the_table() -> None:
    """Sold by the trader with a staffed large market: 4 + 1 + 2."""
    why = reason(table(anna={"goods": "1 coffee", "city": "large_market"}), "role trader")
    assert why is not None and why.parts["price"] == 7
    why = reason(building(anna={"island": "3/3 sugar", "money": 5}), "build sugar_mill")
    assert why is not None and why.parts["fields"] == 3


def everything(position: Position, notation: str) -> set[str]:
    """All that is said for a move, not only the weightiest."""
    asked = question(position, position.to_move or 0)
    move = move_of(position.title, position.title.actions.parse(notation))
    return {why.key for why in position.title.teaching.favours(asked, move)}  # type: ignore[union-attr]


def test_a_captain_shuts_nobody_out_while_another_ship_is_empty() -> None:
    """One load fills one ship: with two empty ones, or a wharf of their own, the others still find room."""
    boards: dict[str, Any] = {"anna": {"goods": "1 corn"}, "boris": {"goods": "3 indigo"}}
    one_left: dict[str, Any] = {"ships": ("1 sugar", "1 tobacco", "")}
    assert "hint-role-captain-first" in everything(table(**boards, **one_left), "role captain")
    assert "hint-role-captain-first" not in everything(table(**boards, ships=("1 sugar", "", "")), "role captain")
    boards["boris"]["city"] = "wharf"
    assert "hint-role-captain-first" not in everything(table(**boards, **one_left), "role captain")


def test_only_those_still_to_come_lose_the_last_place_of_the_house() -> None:
    """Boris chose the trader and kept his tobacco: by Anna's sale he loses nothing any more."""
    described: dict[str, Any] = {
        "anna": {"goods": "1 coffee 1 sugar"}, "boris": {"goods": "1 tobacco"}, "house": "1 corn 1 indigo",
    }  # fmt: skip
    first = play(table(**described), "role trader")
    assert "hint-sell-last" not in everything(first, "sell coffee")  # two places are left
    late = play(table(**{**described, "house": "1 corn 1 indigo 1 sugar"}, governor=1), "role trader", "pass")
    while late.to_move != 0:
        late.play("pass")
    assert "hint-sell-last" not in everything(late, "sell coffee")


def test_what_does_not_fit_into_the_city_is_not_offered() -> None:
    """One space is left: no large building any more, whatever the money."""
    city = "small_indigo_plant small_sugar_mill small_market hacienda construction_hut small_warehouse indigo_plant \
sugar_mill hospice office large_market"
    why = reason(table(anna={"money": 20, "city": city}), "role builder")
    assert why is not None
    assert why.parts["building"] not in [("building", name) for name in LARGE]
