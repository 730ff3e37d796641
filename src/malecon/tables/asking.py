"""Whose decision a table waits for. Secret choices are asked of all seats at once: each is kept sealed with its seat
until all have chosen, and only then they become plies, in the order of the rules."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from malecon.core import asking
from malecon.core.errors import IllegalAction
from malecon.core.position import Position
from malecon.store import SeatRow


class Sealed(msgspec.Struct, frozen=True):
    """What a seat has chosen in advance. Nobody else may know it."""

    actions: tuple[str, ...]
    by: str
    at: int


class Asking(NamedTuple):
    questions: dict[int, Position]  # the seats that are waited for, each with the position in which it decides
    together: tuple[int, ...] = ()  # all who choose secretly at the same time, in the order of the rules
    sealed: Mapping[int, Sealed] = MappingProxyType({})  # what they have chosen so far

    @property
    def chosen(self) -> tuple[int, ...]:
        """Those who have chosen and wait for the others."""
        return tuple(seat for seat in self.together if seat not in self.questions)


def look(position: Position, seats: Sequence[SeatRow]) -> Asking:
    """Whose decision the table waits for, where several may have to choose secretly at the same time."""
    questions = asking.questions(position)
    if len(questions) < 2:
        return Asking(questions)
    waiting: dict[int, Position] = {}
    kept: dict[int, Sealed] = {}
    for seat, question in questions.items():
        sealed = _read(seats[seat])
        now = question if sealed is None else _after(question, sealed.actions)
        if now is None or sealed is None:  # it was chosen under other rules than today's: ask again
            waiting[seat] = question
            continue
        kept[seat] = sealed
        if not _is_complete(question, now):
            waiting[seat] = now
    return Asking(waiting, tuple(questions), kept)


def keep(sealed: Sealed | None) -> dict[str, Any]:
    """A seat's columns."""
    return {"sealed": None if sealed is None else msgspec.to_builtins(sealed)}


def _read(seat: SeatRow) -> Sealed | None:
    return None if seat.sealed is None else msgspec.convert(seat.sealed, Sealed)


def _after(question: Position, actions: Sequence[str]) -> Position | None:
    """The position after these steps; None where they cannot be taken."""
    now = question.copy()
    try:
        for notation in actions:
            now.play(notation)
    except IllegalAction:
        return None
    return now


def _is_complete(question: Position, now: Position) -> bool:
    return now.to_move != question.to_move or question.title.completes(now.plays[-1])
