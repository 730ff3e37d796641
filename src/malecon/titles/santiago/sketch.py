"""The table as a small picture shows it: the street with the car, the quarters and the ship, and below them who passed."""

from typing import Any

from malecon.core.sketch import POINTS, Row, Sketch, Square, side_by_side

COLOURS = {
    "sugar": "#cfddb0",
    "citrus": "#e8862a",
    "tobacco": "#5e8b45",
    "rum": "#9b2c2c",
    "cigars": "#5a3a26",
    "wood": "#b98a54",
}
ROSES = {"yellow": "#f0b429", "blue": "#2f6690", "red": "#b23a48", "white": "#f4f1e8", "none": "#d9c7a3"}
PORT, CAR, ASLEEP = "#14606b", "#c2552d", "#8c8377"


def sketch(view: dict[str, Any]) -> Sketch:
    street = tuple(
        Square(
            _stop(stop), text="" if at == view["car"] else str(stop["price"]), piece=CAR if at == view["car"] else None
        )
        for at, stop in enumerate(view["street"])
    )
    quarters = (
        tuple(Square(ROSES[quarter["rose"]], seat=building["owner"]) for building in quarter["buildings"])
        for quarter in view["quarters"]
    )
    demand = view["ship"]["demand"] or {}
    ship = tuple(Square(COLOURS[good], str(count)) for good, count in demand.items() if good != view["ship"]["aside"])
    return Sketch(
        shared=(street, side_by_side(*quarters), ship),
        seats=tuple(_seat(board) for board in view["boards"]),
    )


def _stop(stop: dict[str, Any]) -> str:
    if stop["rose"] is None:
        return PORT
    return ASLEEP if stop["inactive"] else ROSES[stop["rose"]]


def _seat(board: dict[str, Any]) -> tuple[Row, ...]:
    """Holdings that all may see; behind a screen only the markers."""
    markers = tuple(Square(POINTS) for _ in range(board["markers"]))
    goods = board["goods"]
    if goods is None:
        return (tuple(Square(text="?") for _ in COLOURS), markers)
    return (tuple(Square(COLOURS[ware], str(count)) for ware, count in goods.items()), markers)
