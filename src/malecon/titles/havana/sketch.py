"""The table as a small picture shows it: the two rows of buildings, and below them what each seat has built."""

from typing import Any

from malecon.core.sketch import POINTS, Row, Sketch, Square, folded
from malecon.titles.havana.box import BUILDING, DECK

COLOURS = {"white": "#f4f1e8", "yellow": "#e9b93b", "green": "#5e8b45", "red": "#b23a48", "debris": "#8c8377"}
ACROSS = 4


def sketch(view: dict[str, Any]) -> Sketch:
    rows = tuple(tuple(_front(one["cost"], one["points"]) for one in row) for row in view["rows"].values())
    pool = tuple(Square(COLOURS[kind]) for kind in COLOURS for _ in range(view["pool"][kind]))
    return Sketch(shared=(*rows, pool), seats=tuple(_seat(board) for board in view["boards"]))


def _front(cost: dict[str, int], points: int) -> Square:
    """A building in the colour it needs most of."""
    colours = [kind for kind in COLOURS if cost.get(kind)]
    return Square(COLOURS[max(colours, key=lambda kind: cost[kind])] if colours else POINTS, str(points))


def _seat(board: dict[str, Any]) -> tuple[Row, ...]:
    built = [DECK[BUILDING.labels.index(name)] for name in board["buildings"]]
    fronts = [_front({kind: int(one.get(kind, 0)) for kind in COLOURS}, int(one["points"])) for one in built]
    held = [Square(COLOURS[kind]) for kind in COLOURS for _ in range(board["materials"][kind])]
    return (*folded(fronts, ACROSS), *folded(held, 2 * ACROSS))
