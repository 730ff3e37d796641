"""A table as it stands: rows, position, and what each ply did. Immutable: a change makes a new one."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

import malecon
from malecon.core.changes import Change
from malecon.core.position import Position
from malecon.core.title import Notes, Title
from malecon.store import ActionRow, SeatRow, TableRow

_labels: dict[tuple[str, int], str] = {}  # of phases: a title's number of a phase -> its label


pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(tuple[Change, ...]).decode


class Ply(msgspec.Struct, frozen=True, gc=False):
    """One decision and what came of it. Thousands of tables' plies are kept at hand, so their changes are packed: half
    the memory, and nothing for the garbage collector to walk through while people wait."""

    row: ActionRow
    packed: bytes  # its changes
    forced: tuple[tuple[int, str], ...]
    phase: str  # in which the decision was made
    round: int | None
    scores: tuple[int, ...]  # after it
    there: Notes = ()  # what its sentence names besides its parts

    @property
    def seat(self) -> int:
        return self.row.seat

    @property
    def changes(self) -> tuple[Change, ...]:
        return _unpack(self.packed)


@dataclass(frozen=True)
class Live:
    row: TableRow
    seats: tuple[SeatRow, ...]
    position: Position  # never played on: copy it
    plies: tuple[Ply, ...]
    opening: tuple[tuple[int, str], ...]  # the forced steps before the first decision
    to_move: int | None
    drawn: dict[Any, Any] = field(default_factory=dict, compare=False)  # what views.py has drawn of this position

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def title(self) -> Title:
        return self.position.title

    @property
    def ply(self) -> int:
        return len(self.plies)

    @property
    def over(self) -> bool:
        return self.to_move is None

    def held_by(self, session: str | None) -> tuple[int, ...]:
        """The seats of this session."""
        return () if session is None else tuple(s.seat for s in self.seats if s.session == session)

    @property
    def people(self) -> set[str]:
        """The sessions that sit at the table."""
        return {s.session for s in self.seats if s.session is not None}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(s.name or (f"bot:{s.bot}" if s.bot else f"seat{s.seat}") for s in self.seats)

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for this seat now; None: a person, or nobody yet."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else row.stand_in

    def setting(self, name: str) -> Any:
        return self.row.settings.get(name)

    def with_seats(self, changed: dict[int, dict[str, Any]]) -> tuple[SeatRow, ...]:
        if not changed:
            return self.seats
        return tuple(msgspec.structs.replace(s, **changed[s.seat]) if s.seat in changed else s for s in self.seats)

    def at(self, ply: int) -> Position:
        """The position after so many plies."""
        if ply == self.ply:
            return self.position
        position = begin(self.row, len(self.seats))
        for past in self.plies[:ply]:
            position.play(past.row.action)
        return position


def begin(row: TableRow, seats: int) -> Position:
    """The position a table begins with."""
    title = malecon.title(row.title)
    return title.from_dict(row.start) if row.start is not None else title.new(seats, row.seed, **row.options)


def load(row: TableRow, seats: tuple[SeatRow, ...], actions: tuple[ActionRow, ...]) -> Live:
    """Replays a table's actions."""
    position = begin(row, len(seats))
    opening = position.forced
    plies = tuple(play(position, action) for action in actions)
    return Live(row, seats, position, plies, opening, position.to_move)


def play(position: Position, row: ActionRow) -> Ply:
    """Plays an action on this very position and tells what it did."""
    phase, number = where(position)
    there = what_lies_there(position, row.action)
    changes = position.play(row.action)
    return Ply(row, pack(changes), position.forced, phase, number, position.scores(), there)


def what_lies_there(position: Position, notation: str) -> Notes:
    """What the sentence about this action names besides its parts. Everybody hears it, so a spectator's view tells."""
    title = position.title
    if notation.partition(" ")[0] not in title.there or notation not in position.legal():
        return ()
    return title.moment(position.view(None), title.actions.parse(notation)).there


def where(position: Position) -> tuple[str, int | None]:
    """The phase and the round. A whole view per ply would cost too much: the record's fields tell, and the label of
    each phase is learnt from a view once."""
    phase, number = position.field("phase"), position.field("round_number")
    if not isinstance(phase, int):
        view = position.view(None)
        return str(view["phase"]), view.get("round")
    key = (position.title.name, phase)
    if key not in _labels:
        _labels[key] = str(position.view(None)["phase"])
    return _labels[key], number
