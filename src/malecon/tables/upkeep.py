"""Looking after what is kept: does every play still come out as it did, and what follows from the records, anew."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import malecon
from malecon.core.errors import IllegalAction, MaleconError
from malecon.store import Store, TableCommit
from malecon.tables.live import asked_columns, begin, look, result_of

Loaded = Any


@dataclass(frozen=True)
class Fault:
    """A table that does not come out as it is kept, and why: the key and parts of a sentence."""

    table: str
    key: str
    parts: dict[str, Any]


@dataclass
class Report:
    plays: int = 0
    actions: int = 0
    faults: list[Fault] = field(default_factory=list)


def verify_all(store: Store) -> Report:
    """Replays every play. A release that changes a result of the past is a bug, or says why."""
    report = Report()
    for table in store.all_tables():
        rows = store.load(table)
        if rows is None:
            continue
        report.plays += 1
        report.actions += len(rows[2])
        report.faults += [Fault(table, key, parts) for key, parts in _faults(rows)]
    return report


def _faults(rows: Loaded) -> Iterator[tuple[str, dict[str, Any]]]:
    row, seats, actions = rows
    if row.ply != len(actions) or [a.ply for a in actions] != list(range(len(actions))):
        yield "store-why-ply", {"ply": len(actions), "says": row.ply}
    try:
        ours = malecon.title(row.title).data.version
        if row.data != ours:
            yield "store-why-data", {"was": row.data, "is": ours}
        position = begin(row, len(seats))
        for action in actions:
            if position.to_move != action.seat:
                yield "store-why-illegal", {"ply": action.ply, "reason": f"{position.to_move} ≠ {action.seat}"}
                return
            position.play(action.action)
    except IllegalAction as error:
        yield "store-why-illegal", {"ply": action.ply, "reason": error.reason.say()}
        return
    except MaleconError as error:
        yield "store-why-illegal", {"ply": 0, "reason": error.say()}
        return
    now = result_of(position)
    if now != row.result:
        yield "store-why-result", {"was": str(row.result), "is": str(now)}


def rebuild_all(store: Store) -> tuple[int, int]:
    """Derives every table's standing from its actions; (tables, how many had to be mended)."""
    tables = store.all_tables()
    return len(tables), sum(rebuild(store, table) for table in tables)


def rebuild(store: Store, table: str) -> bool:
    """Whether the table had to be mended. The columns that follow from the actions are written anew if they differ."""
    rows = store.load(table)
    if rows is None:
        return False
    row, seats, actions = rows
    position = begin(row, len(seats))
    for action in actions:
        position.play(action.action)
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
