"""A change in the making: what an act will alter at a table, before anything is written.

The rooms beside this one (acting, going_back, seating) each turn a table as it stands into a draft, or refuse. They touch
neither disk nor cache, so a draft can be thrown away and made again when somebody else was quicker.
"""

from dataclasses import dataclass, field
from typing import Any

from malecon.core.position import Position
from malecon.store import ActionRow
from malecon.tables import clock
from malecon.tables.live import Live, Ply


@dataclass
class Draft:
    columns: dict[str, Any] = field(default_factory=dict)
    position: Position | None = None
    plies: tuple[Ply, ...] | None = None
    add: tuple[ActionRow, ...] = ()
    cut_from: int | None = None
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    answer: dict[str, Any] | None = None
    keyed: bool = False  # whether a repeated key gets this answer again


def standing(position: Position, to_move: int | None) -> dict[str, Any]:
    """The columns that follow from a position."""
    return {"over": to_move is None, "to_move": to_move, "result": result_of(position) if to_move is None else None}


def result_of(position: Position) -> dict[str, Any] | None:
    """The result of a finished play."""
    if not position.is_over:
        return None
    return {"scores": list(position.scores()), "winners": list(position.winners())}


def rested(live: Live, started: int) -> dict[str, Any]:
    """The clock as of now, before who plays is changed."""
    at = clock.now()
    return {"banks": clock.left(live.row, live.seats, at, started), "moved_at": at}
