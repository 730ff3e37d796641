"""Changes of tables, each all or nothing: a single one, or many waiting ones together in a few statements.

The statements are built once, because building one costs more than running it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, insert, select, text, update

from malecon.store import schema
from malecon.store.database import insert_of
from malecon.store.listen import CHANNEL
from malecon.store.rows import ActionRow, EventRow
from malecon.store.writer import Apart, Job

JSON_COLUMNS = frozenset({"options", "settings", "start", "clock", "result", "banks", "takeback", "plans", "sealed"})
_NEW_ACTION = insert(schema.actions)
_TELL = text("SELECT pg_notify(:channel, what) FROM unnest(CAST(:notes AS text[])) AS what")


def to_columns(values: dict[str, Any]) -> dict[str, Any]:
    """Values in the form the database takes: JSON columns become text."""
    return {
        name: msgspec.json.encode(value).decode() if name in JSON_COLUMNS and value is not None else value
        for name, value in values.items()
    }


def from_columns(row: Any) -> dict[str, Any]:
    """The reverse."""
    return {
        name: msgspec.json.decode(value) if name in JSON_COLUMNS and value is not None else value
        for name, value in row._mapping.items()
    }


class Conflict(Exception):
    """Someone else changed the table first: read it again."""


class Repeated(Exception):
    """This very request has been answered before."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__()
        self.answer = answer


class TableCommit(msgspec.Struct, frozen=True, kw_only=True):
    """One change of one table."""

    table: str
    version: int  # the version from which the change was made
    columns: dict[str, Any]
    add: tuple[ActionRow, ...] = ()
    cut_from: int | None = None  # remove this ply and all after it
    seats: dict[int, dict[str, Any]] = {}
    events: tuple[EventRow, ...] = ()
    answer: tuple[str, str, dict[str, Any], int] | None = None  # session, key, the answer, when


@dataclass(frozen=True)
class Committing:
    """A change, as a job for the writer."""

    commits: "Commits"
    change: TableCommit

    def __call__(self, c: Connection) -> Any:
        return self.commits.one(c, self.change)


class Commits:
    """Makes changes. `shared`: tells other processes about them."""

    def __init__(self, shared: bool) -> None:
        self._shared = shared
        answers = insert_of(shared)(schema.answers).on_conflict_do_nothing()
        self._answers = answers.execution_options(preserve_rowcount=True)
        self._new_answer = answers.returning(schema.answers.c.key)

    def one(self, c: Connection, change: TableCommit) -> Exception | None:
        """Makes a change. Trouble is returned and not raised, so that the other changes of the transaction go on."""
        if change.answer is not None:
            fresh = c.execute(self._new_answer, _answer_row(change)).first()
            if fresh is None:
                earlier = kept_answer(c, change.table, *change.answer[:2])
                return Conflict() if earlier is None else Repeated(earlier)
        columns, values = _standing(change)
        if c.execute(_new_standing(columns), values).rowcount == 0:
            if change.answer is not None:
                a = schema.answers.c
                c.execute(delete(schema.answers).where(
                    a.table_id == change.table, a.session == change.answer[0], a.key == change.answer[1]))  # fmt: skip
            return Conflict()
        if change.cut_from is not None:
            c.execute(delete(schema.actions).where(
                schema.actions.c.table_id == change.table, schema.actions.c.ply >= change.cut_from))  # fmt: skip
        add_actions(c, change.table, change.add)
        for seat, given in change.seats.items():
            place = and_(schema.seats.c.table_id == change.table, schema.seats.c.seat == seat)
            c.execute(update(schema.seats).where(place).values(**to_columns(given)))
        if change.events:
            rows = [{"table_id": change.table, **msgspec.structs.asdict(event)} for event in change.events]
            c.execute(insert(schema.events), rows)
        self.tell(c, [_note(change)])
        return None

    def at_once(self, c: Connection, jobs: Sequence[Job]) -> list[Any]:
        """People's and bots' actions at different tables, in three statements, and whatever else waits one by one; Apart
        where that does not go smoothly."""
        alone = [n for n, job in enumerate(jobs) if not (isinstance(job, Committing) and _only_adds(job.change))]
        self._actions_at_once(c, [job.change for job in jobs if isinstance(job, Committing) and _only_adds(job.change)])
        outcomes: list[Any] = [None] * len(jobs)
        for n in alone:
            outcomes[n] = jobs[n](c)
        return outcomes

    def _actions_at_once(self, c: Connection, changes: Sequence[TableCommit]) -> None:
        if not changes:
            return
        if len({change.table for change in changes}) < len(changes):
            raise Apart
        answers = [_answer_row(change) for change in changes if change.answer is not None]
        if answers and c.execute(self._answers, answers).rowcount != len(answers):
            raise Apart
        alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for change in changes:
            columns, values = _standing(change)
            alike.setdefault(columns, []).append(values)
        for columns, rows in alike.items():
            if c.execute(_new_standing(columns), rows).rowcount != len(rows):
                raise Apart
        actions = [_action_row(change.table, action) for change in changes for action in change.add]
        if actions:
            c.execute(_NEW_ACTION, actions)
        self.tell(c, [_note(change) for change in changes])

    def tell(self, c: Connection, notes: list[str]) -> None:
        if self._shared:
            c.execute(_TELL, {"channel": CHANNEL, "notes": notes})


def kept_answer(c: Connection, table: str, session: str, key: str) -> dict[str, Any] | None:
    a = schema.answers.c
    found = c.execute(select(a.answer).where(a.table_id == table, a.session == session, a.key == key)).scalar()
    return None if found is None else msgspec.json.decode(found, type=dict[str, Any])


def add_actions(c: Connection, table: str, actions: Sequence[ActionRow]) -> None:
    if actions:
        c.execute(_NEW_ACTION, [_action_row(table, action) for action in actions])


def _only_adds(change: TableCommit) -> bool:
    return bool(change.add) and change.cut_from is None and not change.seats and not change.events


def _action_row(table: str, action: ActionRow) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(action)}


def _answer_row(change: TableCommit) -> dict[str, Any]:
    assert change.answer is not None
    session, key, answer, at = change.answer
    kept = msgspec.json.encode(answer).decode()
    return {"table_id": change.table, "session": session, "key": key, "answer": kept, "at": at}


def _note(change: TableCommit) -> str:
    return f"{change.table}:{change.version + 1}"


def _standing(change: TableCommit) -> tuple[tuple[str, ...], dict[str, Any]]:
    """The names of the columns that change, and their values with the table and version they belong to."""
    values = to_columns(change.columns)
    values["version"] = change.version + 1
    columns = tuple(sorted(values))
    values["its_id"], values["its_version"] = change.table, change.version
    return columns, values


@lru_cache(maxsize=64)
def _new_standing(columns: tuple[str, ...]) -> Any:
    t = schema.tables.c
    mine = and_(t.id == bindparam("its_id"), t.version == bindparam("its_version"))
    return update(schema.tables).where(mine).values({name: bindparam(name) for name in columns})
