"""The table as a small picture shows it: docks and market, and below them the plantations."""

from typing import Any

from malecon.core.sketch import Row, Sketch, Square, folded, side_by_side
from malecon.titles.cuba.box import COLUMNS

COLOURS = {
    "citrus": "#e8862a",
    "cane": "#cfddb0",
    "tobacco": "#5e8b45",
    "rum": "#9b2c2c",
    "cigars": "#5a3a26",
    "wood": "#b98a54",
    "stone": "#8c8377",
    "water": "#4fa3b8",
}
LAND = {"warehouse": "#c2552d", "forest": "#2f5b34", "mountain": "#8c8377", "lake": "#4fa3b8"}
BUILDING, FIGURE = "#7a4e8a", "#2a211b"


def sketch(view: dict[str, Any]) -> Sketch:
    market = (_market(row) for row in view["market"])
    return Sketch(
        shared=(side_by_side(*(_dock(dock) for dock in view["docks"])), side_by_side(*market)),
        seats=tuple(_seat(board) for board in view["boards"]),
    )


def _dock(dock: dict[str, Any]) -> Row:
    if dock["ship"] is None:
        return (Square(text=str(dock["points"])),)
    holds = [
        Square(COLOURS[piece]) if n < dock["cargo"].get(piece, 0) else Square(text=str(dock["points"]))
        for piece, spaces in dock["spaces"].items()
        for n in range(spaces)
    ]
    return tuple(holds)


def _market(row: dict[str, Any]) -> Row:
    """The pieces on offer; the last of them is the next that is sold."""
    spaces = len(row["spaces"])
    return tuple(
        Square(COLOURS[row["piece"]]) if n >= spaces - row["pieces"] else Square(text=str(price))
        for n, price in enumerate(reversed(row["spaces"]))
    )


def _seat(board: dict[str, Any]) -> tuple[Row, ...]:
    fields = [
        Square(
            BUILDING if field["building"] else (LAND | COLOURS)[field["land"]],
            piece=FIGURE if field["field"] == board["figure"] else None,
        )
        for field in board["fields"]
    ]
    return folded(fields, COLUMNS)
