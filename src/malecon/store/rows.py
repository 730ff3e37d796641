"""Rows as the rest of the house sees them: plain, immutable, with JSON columns already read."""

from typing import Any

import msgspec


class SessionRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    created_at: int


class TableRow(msgspec.Struct, frozen=True):
    """One table. What each column means stands in schema.py."""

    id: str
    title: str
    data: str
    options: dict[str, Any]
    settings: dict[str, Any]
    created_at: int
    seed: int | None = None
    start: dict[str, Any] | None = None
    clock: dict[str, Any] | None = None
    maker: str | None = None
    parent: str | None = None
    parent_ply: int | None = None
    version: int = 0
    ply: int = 0
    over: bool = False
    to_move: int | None = None
    result: dict[str, Any] | None = None
    revision: int = 0
    moved_at: int = 0
    banks: list[int] | None = None
    hold: int | None = None
    takeback: dict[str, Any] | None = None
    due_at: int | None = None
    unplanned: bool = False
    rematch: str | None = None


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


class ActionRow(msgspec.Struct, frozen=True, gc=False):
    ply: int
    seat: int
    action: str
    by: str
    at: int
    barrier: str | None = None


class MessageRow(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: int


JSON_COLUMNS = frozenset({"options", "settings", "start", "clock", "result", "banks", "takeback", "plans"})


def to_columns(values: dict[str, Any]) -> dict[str, Any]:
    """Values as the database takes them: JSON columns become text."""
    return {
        name: msgspec.json.encode(value).decode() if name in JSON_COLUMNS and value is not None else value
        for name, value in values.items()
    }


def from_columns(row: Any) -> dict[str, Any]:
    """The other way."""
    return {
        name: msgspec.json.decode(value) if name in JSON_COLUMNS and value is not None else value
        for name, value in row._mapping.items()
    }
