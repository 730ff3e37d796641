"""A table as it stands: rows, position, and what each ply did. Immutable: a change makes a new one.

A change in the making is a Draft: what an action will alter, before anything is written. Acting, going back and seating
each turn a table into a draft, or refuse. They touch neither disk nor cache, so a draft can be dropped and made again
if someone else was quicker.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

import malecon
from malecon.core import records
from malecon.core.changes import NOTHING, Change, deed
from malecon.core.position import Position
from malecon.core.title import Notes, Title
from malecon.store import ActionRow, EventRow, SeatRow, TableRow
from malecon.tables import asking
from malecon.tables.asking import Asking
from malecon.tables.errors import Broken, NotFound

_labels: dict[tuple[str, int], str] = {}  # of phases: a title's number of a phase -> its label


pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(tuple[Change, ...]).decode


class Ply(msgspec.Struct, frozen=True, gc=False):
    """One decision and what it did. Thousands of tables' plies are kept in memory, so their changes are packed: half
    the memory, and nothing for the garbage collector to walk through."""

    row: ActionRow
    packed: bytes  # its changes
    forced: tuple[tuple[int, str], ...]
    phase: str  # in which the decision was made
    round: int | None
    scores: tuple[int, ...]  # after it
    there: Notes = ()  # what its sentence names besides its parts
    deed: Notes = NOTHING  # what it brought, as far as a spectator may know

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
    asking: Asking
    since: int  # when the server began: no clock runs before that
    events: tuple[EventRow, ...] = ()  # what happened to the seats
    shown: dict[Any, Any] = field(default_factory=dict, compare=False)  # the views of this position, see views.py
    told: dict[str, Any] = field(default_factory=dict, compare=False)  # what spectators were last told, by language

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
    def questions(self) -> dict[int, Position]:
        """The seats that are waited for, each with the position in which it decides."""
        return self.asking.questions

    @property
    def to_move(self) -> int | None:
        """The first seat that is waited for."""
        return next(iter(self.questions), None)

    @property
    def over(self) -> bool:
        return self.to_move is None

    def turn_of(self, session: str | None) -> int | None:
        """The seat of this session that must decide; the first one if there are several."""
        mine = self.held_by(session)
        return next((seat for seat in self.questions if seat in mine), None)

    def held_by(self, session: str | None) -> tuple[int, ...]:
        """The seats of this session."""
        return () if session is None else tuple(s.seat for s in self.seats if s.session == session)

    @property
    def gathered(self) -> bool:
        """Whether all seats are taken."""
        return gathered(self.seats)

    @property
    def begun(self) -> bool:
        """Whether someone has acted at this very table: plies from a fork or a record don't count."""
        return bool(self.plies) and self.plies[-1].row.by != "record"

    @property
    def people(self) -> set[str]:
        """The sessions that sit at the table."""
        return {s.session for s in self.seats if s.session is not None}

    @property
    def names(self) -> tuple[str, ...]:
        """What a record calls the seats."""
        return tuple(s.name or (f"bot:{s.bot}" if s.bot else f"seat{s.seat}") for s in self.seats)

    @property
    def called(self) -> tuple[str, ...]:
        """What sentences call the seats; "" for an empty seat."""
        return tuple(seat.name or "" for seat in self.seats)

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for this seat now; None for a person or an empty seat."""
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
        if not 0 <= ply <= self.ply:
            raise NotFound("table-no-ply", ply=ply, last=self.ply)
        if ply == self.ply:
            return self.position
        position = begin(self.row, len(self.seats))
        for past in self.plies[:ply]:
            position.play(past.row.action)
        return position


def gathered(seats: Iterable[SeatRow]) -> bool:
    """Whether no person's seat is free; games don't start before that."""
    return all(s.kind == "bot" or s.session is not None or s.stand_in is not None for s in seats)


@dataclass(frozen=True)
class SeatEvent:
    """Something that happens to a seat; everybody at the table is told."""

    kind: str
    seat: SeatRow  # as it was before; for someone who sits down, as it will be
    bot: str | None = None
    link: str | None = None


@dataclass
class Draft:
    columns: dict[str, Any] = field(default_factory=dict)
    position: Position | None = None
    plies: tuple[Ply, ...] | None = None
    add: tuple[ActionRow, ...] = ()
    cut_from: int | None = None
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    events: tuple[SeatEvent, ...] = ()
    opening: tuple[tuple[int, str], ...] | None = None  # of a new deal
    joined: int | None = None  # the seat that was taken
    keyed: bool = False  # whether a repeated key gets this answer again


def look(position: Position, row: TableRow, seats: tuple[SeatRow, ...], at_once: bool) -> Asking:
    """Whose decision the table waits for. A lesson is staged ply by ply, so it asks one seat after the other."""
    if at_once and position.title.secret_verbs and not row.settings.get("lesson"):
        return asking.look(position, seats)
    mover = position.to_move
    return Asking({} if mover is None else {mover: position})


def asked_columns(asked: Asking) -> dict[str, int | None]:
    """The columns that follow from who is asked: the first seat, and a bit for each."""
    return {"to_move": next(iter(asked.questions), None), "asked": sum(1 << seat for seat in asked.questions)}


def standing(position: Position, to_move: int | None) -> dict[str, Any]:
    """The columns that follow from a position."""
    return {"over": to_move is None, "to_move": to_move, "result": result_of(position) if to_move is None else None}


def result_of(position: Position) -> dict[str, Any] | None:
    """The result of a finished game."""
    if not position.is_over:
        return None
    return {"scores": list(position.scores()), "winners": list(position.winners())}


def begin(row: TableRow, seats: int) -> Position:
    """The position a table begins with."""
    title = malecon.title(row.title)
    if row.start is not None:
        return title.from_dict(row.start)
    return title.new(seats, None if row.seed is None else int(row.seed), **row.options)


def load(
    row: TableRow, seats: tuple[SeatRow, ...], actions: tuple[ActionRow, ...], since: int, at_once: bool = True
) -> Live:
    """Replays a table's actions. Raises Broken if they can't be replayed."""
    if row.format != records.FORMAT:
        raise Broken("table-old-format", format=row.format)
    try:
        position = begin(row, len(seats))
        opening = position.forced
        plies = tuple(play(position, action) for action in actions)
        asked = look(position, row, seats, at_once)
    except Exception as error:
        raise Broken("table-broken") from error
    return Live(row, seats, position, plies, opening, asked, since)


def play(position: Position, row: ActionRow) -> Ply:
    """Plays an action on this very position; returns what it did."""
    phase, number = where(position)
    there = what_lies_there(position, row.action)
    before = position.copy()
    changes = position.play(row.action)
    brought = what_it_brought(before, position, changes, row.seat)
    return Ply(row, pack(changes), position.forced, phase, number, position.scores(), there, brought)


def what_it_brought(before: Position, after: Position, changes: tuple[Change, ...], seat: int) -> Notes:
    """The numbers that a sentence about the last action may name. Everybody reads it, so they are a spectator's."""
    if after.forced:  # what followed by itself isn't this action's doing
        _, _, changes = next(before.steps(after.plays[-1]))
    return deed(before.seen(changes, None), seat)


def what_lies_there(position: Position, notation: str) -> Notes:
    """What the sentence about this action names besides its parts. Everybody reads it, so it comes from a spectator's
    view."""
    title = position.title
    if notation.partition(" ")[0] not in title.there or notation not in position.legal():
        return ()
    return title.moment(position.view(None), title.actions.parse(notation)).there


def where(position: Position) -> tuple[str, int | None]:
    """The phase and the round. A whole view for each ply would cost too much, so the record's fields tell, and the
    label of each phase is learned from a view once."""
    phase, number = position.field("phase"), position.field("round_number")
    if not isinstance(phase, int):
        view = position.view(None)
        return str(view["phase"]), view.get("round")
    key = (position.title.name, phase)
    if key not in _labels:
        _labels[key] = str(position.view(None)["phase"])
    return _labels[key], number
