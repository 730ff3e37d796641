"""Maintenance of the saved games: check that each still ends as it did, and rebuild what follows from the records.

A table that can't be replayed is reported and doesn't stop the others. Games of an older record format are not an
error: they are counted separately and left alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import malecon
from malecon.core import records
from malecon.core.errors import IllegalAction, MaleconError
from malecon.core.position import Position
from malecon.store import ActionRow, Conflict, SeatRow, Store, TableCommit, TableRow, Unusable
from malecon.tables.live import asked_columns, begin, look, result_of

Loaded = tuple[TableRow, tuple[SeatRow, ...], tuple[ActionRow, ...]]
Why = tuple[str, dict[str, Any]]  # the key and the parts of its sentence


@dataclass(frozen=True)
class Fault:
    """A table whose replay differs from what is saved, and why."""

    table: str
    key: str
    parts: dict[str, Any]


@dataclass
class Report:
    plays: int = 0
    actions: int = 0
    mended: int = 0
    faults: list[Fault] = field(default_factory=list)
    old: list[Fault] = field(default_factory=list)  # games of an older format, which can only be exported


class Unplayable(Exception):
    """A table's actions can't be replayed."""

    def __init__(self, key: str, **parts: Any) -> None:
        super().__init__(key)
        self.why: Why = key, parts


def verify_all(store: Store) -> Report:
    """Replays every game. If a release changes the result of an old game, that is a bug, or it must say why."""
    report = Report()
    for table, rows in _tables(store, report):
        report.plays += 1
        report.actions += len(rows[2])
        report.faults += [Fault(table, key, parts) for key, parts in _faults(rows)]
    return report


def rebuild_all(store: Store) -> Report:
    """Derives every table's standing from its actions. Tables that can't be replayed stay as they are."""
    report = Report()
    for table, rows in _tables(store, report):
        report.plays += 1
        try:
            report.mended += _rebuild(store, table, rows)
        except Unplayable as stuck:
            report.faults.append(Fault(table, *stuck.why))
        except Conflict:
            pass  # someone has just played there: the table is up to date
    return report


def _tables(store: Store, report: Report) -> Iterator[tuple[str, Loaded]]:
    """The tables that this version can replay; the others are noted."""
    for table in store.all_tables():
        try:
            rows = store.load(table)
        except Unusable:
            raise
        except Exception as error:  # an unreadable row, whatever happened to it
            report.faults.append(Fault(table, "store-why-broken", {"why": type(error).__name__}))
            continue
        if rows is None:
            continue
        if rows[0].format != records.FORMAT:
            report.old.append(Fault(table, "store-why-old", {"format": rows[0].format}))
            continue
        yield table, rows


def _faults(rows: Loaded) -> Iterator[Why]:
    row, _, actions = rows
    if row.ply != len(actions) or [a.ply for a in actions] != list(range(len(actions))):
        yield "store-why-ply", {"ply": len(actions), "says": row.ply}
    ours = malecon.title(row.title).data.version if row.title in malecon.titles() else row.data
    if row.data != ours:
        yield "store-why-data", {"was": row.data, "is": ours}
    try:
        now = result_of(_replayed(rows))
    except Unplayable as stuck:
        yield stuck.why
        return
    if now != row.result:
        yield "store-why-result", {"was": str(row.result), "is": str(now)}


def _replayed(rows: Loaded) -> Position:
    row, seats, actions = rows
    ply = 0
    try:
        position = begin(row, len(seats))
        for action in actions:
            ply = action.ply
            if position.to_move != action.seat:
                raise Unplayable("store-why-illegal", ply=ply, reason=f"{position.to_move} ≠ {action.seat}")
            position.play(action.action)
    except IllegalAction as error:
        raise Unplayable("store-why-illegal", ply=ply, reason=error.reason.say()) from None
    except MaleconError as error:
        raise Unplayable("store-why-illegal", ply=ply, reason=error.say()) from None
    except Unplayable:
        raise
    except Exception as error:  # a start or options that are no longer valid
        raise Unplayable("store-why-broken", why=type(error).__name__) from None
    return position


def _rebuild(store: Store, table: str, rows: Loaded) -> bool:
    """Repairs the columns that follow from the actions; returns whether any differed."""
    row, seats, actions = rows
    position = _replayed(rows)
    columns = {
        "ply": len(actions),
        "over": position.is_over,
        "result": result_of(position),
        "moved_at": actions[-1].at if actions else row.created_at,
        **asked_columns(look(position, row, seats, True)),
    }
    if position.is_over:
        columns |= {"due_at": None, "hold": None, "takeback": None}
    elif row.due_at is None and row.hold is None and seats[position.to_move or 0].kind == "bot":
        columns["due_at"] = columns["moved_at"]
    if all(getattr(row, name) == value for name, value in columns.items()):
        return False
    store.commit(TableCommit(table=table, version=row.version, columns=columns)).result()
    return True
