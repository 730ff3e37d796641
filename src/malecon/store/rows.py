"""Rows as the rest of Malecón sees them: plain, immutable, with JSON columns already parsed."""

from typing import Any

import msgspec

from malecon.core.records import FORMAT


class SessionRow(msgspec.Struct, frozen=True):
    """One device of a person."""

    id: str
    name: str
    created_at: int
    person: str | None = None
    seen_at: int = 0
    address: str | None = None
    agent: str = ""


class TableRow(msgspec.Struct, frozen=True):
    """One table. See schema.py for what each column means."""

    id: str
    title: str
    data: str
    options: dict[str, Any]
    settings: dict[str, Any]
    created_at: int
    format: str = FORMAT
    seed: str | None = None
    start: dict[str, Any] | None = None
    clock: dict[str, Any] | None = None
    maker: str | None = None
    parent: str | None = None
    parent_ply: int | None = None
    version: int = 0
    ply: int = 0
    over: bool = False
    to_move: int | None = None
    asked: int = 0
    result: dict[str, Any] | None = None
    revision: int = 0
    moved_at: int = 0
    banks: list[int] | None = None
    hold: int | None = None
    takeback: dict[str, Any] | None = None
    due_at: int | None = None
    unplanned: bool = False
    rematch: str | None = None
    hidden: bool = False
    closed: bool = False


class SeatRow(msgspec.Struct, frozen=True):
    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None = None
    session: str | None = None
    link: str | None = None
    stand_in: str | None = None
    stand_in_why: str | None = None
    seen_at: int | None = None
    plans: list[dict[str, Any]] | None = None
    invited: str | None = None
    away_from: int | None = None
    away_until: int | None = None
    sealed: dict[str, Any] | None = None


class ActionRow(msgspec.Struct, frozen=True, gc=False):
    ply: int
    seat: int
    action: str
    by: str
    at: int
    barrier: str | None = None


class EventRow(msgspec.Struct, frozen=True):
    """Something that happened to a seat."""

    number: int
    seat: int
    kind: str
    name: str
    person: str | None
    bot: str | None
    link: str | None
    ply: int
    at: int


class SeekerRow(msgspec.Struct, frozen=True):
    """Someone who is looking for a game."""

    person: str
    title: str
    seats: int
    rated: bool
    name: str
    rating: float
    since: int
    beat_at: int
    table_id: str | None = None


class MessageRow(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: int


class SanctionRow(msgspec.Struct, frozen=True):
    """A ban or a mute."""

    id: str
    what: str
    person: str | None
    address: str | None
    name: str
    reason: str
    at: int
    until: int | None


class ReportRow(msgspec.Struct, frozen=True):
    id: str
    table_id: str
    person: str
    name: str
    about: str | None
    about_name: str
    text: str
    at: int
    done_at: int | None = None
