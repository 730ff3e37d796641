"""The table as a small picture shows it: ships and trading house, and below them islands and cities."""

from typing import Any

from malecon.core.sketch import EMPTY, PERSON, Row, Sketch, Square, filled, folded, side_by_side
from malecon.titles.puerto_rico.box import DATA

COLOURS = {
    "corn": "#e9b93b",
    "indigo": "#3b4b9b",
    "sugar": "#f4f1e8",
    "tobacco": "#9a7b4f",
    "coffee": "#4b2e20",
    "quarry": "#8c8377",
}
CITY = "#7a4e8a"
PRODUCTION = {"indigo": "indigo", "sugar": "sugar", "tobacco": "tobacco", "coffee": "coffee"}
ACROSS = 6


def sketch(view: dict[str, Any]) -> Sketch:
    ships = (filled(COLOURS.get(ship["good"], EMPTY), ship["barrels"], ship["capacity"]) for ship in view["ships"])
    house = tuple(Square(COLOURS[good]) for good, count in view["house"].items() for _ in range(count))
    tiles = tuple(Square(COLOURS[good]) for good, count in view["row"].items() for _ in range(count))
    quarries = (Square(COLOURS["quarry"], str(view["quarries"])),)
    return Sketch(
        shared=(side_by_side(*ships), side_by_side(house, (*tiles, *quarries)) if house else (*tiles, *quarries)),
        seats=tuple(_seat(board) for board in view["boards"]),
    )


def _seat(board: dict[str, Any]) -> tuple[Row, ...]:
    island = [
        Square(COLOURS[tile], piece=PERSON if n < held["colonists"] else None)
        for tile, held in board["island"].items()
        for n in range(held["tiles"])
    ]
    city = [
        Square(_building(name), piece=PERSON if built["colonists"] else None) for name, built in board["city"].items()
    ]
    return (*folded(_whole(island), ACROSS), *folded(_whole(city), ACROSS))


def _building(name: str) -> str:
    return next((COLOURS[good] for word, good in PRODUCTION.items() if word in name.split("_")), CITY)


def _whole(squares: list[Square]) -> list[Square]:
    return squares + [Square()] * (DATA["tiles"]["spaces"] - len(squares))
