"""What operators save and ask: sanctions, reports, tokens, and tables with who sits there."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from malecon.store import schema
from malecon.store.rows import ReportRow, SanctionRow, SessionRow
from malecon.store.store import Store

SANCTIONS = "sanctions"  # what a notice is about


def save_token(store: Store, token: str, until: int) -> None:
    statement = insert(schema.operators).values(token=token, until=until)
    store.write(token, lambda c: c.execute(statement).rowcount)


def is_operator(store: Store, token: str, at: int) -> bool:
    o = schema.operators.c
    with store.reading() as c:
        return c.execute(select(o.token).where(o.token == token, o.until > at)).first() is not None


def forget_tokens(store: Store, token: str | None = None) -> int:
    """Ends one token, or all of them; returns how many."""
    statement = delete(schema.operators)
    if token is not None:
        statement = statement.where(schema.operators.c.token == token)
    return int(store.write("operators", lambda c: c.execute(statement).rowcount))


def sanctions(store: Store, at: int) -> list[SanctionRow]:
    """The sanctions in force, newest first."""
    s = schema.sanctions.c
    query = select(schema.sanctions).where(or_(s.until.is_(None), s.until > at)).order_by(s.at.desc(), s.id)
    with store.reading() as c:
        return [SanctionRow(**row._mapping) for row in c.execute(query)]


def add_sanction(store: Store, row: SanctionRow) -> None:
    def job(c: Connection) -> None:
        c.execute(insert(schema.sanctions), msgspec.structs.asdict(row))
        store.give_notice(c, SANCTIONS)

    store.write(row.id, job)


def lift_sanction(store: Store, sanction: str) -> bool:
    """Lifts a sanction; returns whether there was one."""

    def job(c: Connection) -> int:
        store.give_notice(c, SANCTIONS)
        return int(c.execute(delete(schema.sanctions).where(schema.sanctions.c.id == sanction)).rowcount)

    return bool(store.write(sanction, job))


def add_report(store: Store, row: ReportRow) -> None:
    store.write(row.id, lambda c: c.execute(insert(schema.reports), msgspec.structs.asdict(row)).rowcount)


def reports(store: Store, all_of_them: bool = False, limit: int = 200) -> list[ReportRow]:
    """Reports that aren't done yet, or all; newest first."""
    r = schema.reports.c
    query = select(schema.reports).order_by(r.at.desc(), r.id).limit(limit)
    with store.reading() as c:
        found = c.execute(query if all_of_them else query.where(r.done_at.is_(None)))
        return [ReportRow(**row._mapping) for row in found]


def reports_by(store: Store, person: str, since: int) -> int:
    """How many reports a person has sent since then."""
    r = schema.reports.c
    with store.reading() as c:
        return int(c.execute(select(func.count()).where(r.person == person, r.at >= since)).scalar_one())


def finish_report(store: Store, report: str, at: int) -> bool:
    statement = update(schema.reports).where(schema.reports.c.id == report).values(done_at=at)
    return bool(store.write(report, lambda c: c.execute(statement).rowcount))


def mark_table(store: Store, table: str, **columns: Any) -> bool:
    """Closes, opens, hides or shows a table, whatever else happens there at that moment; returns whether it exists."""
    t = schema.tables.c
    statement = update(schema.tables).where(t.id == table).values(version=t.version + 1, **columns)

    def job(c: Connection) -> int:
        changed = int(c.execute(statement).rowcount)
        store.give_notice(c, f"table:{table}")
        return changed

    return bool(store.write(table, job))


def newest_tables(store: Store, limit: int) -> list[str]:
    """The most recently active tables, hidden ones too."""
    t = schema.tables.c
    with store.reading() as c:
        return [str(row.id) for row in c.execute(select(t.id).order_by(t.moved_at.desc(), t.id).limit(limit))]


def people(store: Store, wanted: Sequence[str]) -> dict[str, SessionRow]:
    """The device on which each of these people was last seen."""
    s = schema.sessions.c
    query = select(schema.sessions).where(or_(s.id.in_(wanted), s.person.in_(wanted))).order_by(s.seen_at)
    with store.reading() as c:
        rows = [SessionRow(**row._mapping) for row in c.execute(query)]
    return {row.person or row.id: row for row in rows}
