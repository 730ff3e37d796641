"""What isn't kept forever: tables that never started, were abandoned or belong to nobody, unused sessions and codes,
old answers."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, select

from malecon.store import schema
from malecon.store.store import Store

A_DAY = 24 * 3600 * 1000
AN_HOUR = 3600 * 1000
FLEETING = 30  # days after which somebody is forgotten who has neither sat down anywhere nor a way back
MOST_ANSWERS = 2000  # of one table's, beyond which those of more than an hour ago go: nobody repeats them
REPORTS = 90  # days for which a report that is done with is kept
PARTS = (schema.actions, schema.answers, schema.messages, schema.notes, schema.events, schema.reviews, schema.seats)
TOGETHER = 50  # tables deleted in one transaction: nobody waits long for the writer


def delete_tables(store: Store, tables: Sequence[str]) -> None:
    """Deletes tables with everything that belongs to them."""
    for first in range(0, len(tables), TOGETHER):
        some = tables[first : first + TOGETHER]

        def job(c: Connection, some: Sequence[str] = some) -> None:
            for part in PARTS:
                c.execute(delete(part).where(part.c.table_id.in_(some)))
            c.execute(delete(schema.tables).where(schema.tables.c.id.in_(some)))

        store.write("", job)


def expired(store: Store, never_begun_before: int, untouched_before: int) -> list[str]:
    """Unfinished tables without an action since one time, or with the last one before the other. If two or more people
    have come, the game has begun: its clock may leave the first of them more days than that."""
    t, s = schema.tables.c, schema.seats.c
    people = select(func.count(s.session.distinct())).where(s.table_id == t.id).scalar_subquery()
    never_begun = (t.ply == 0) & (schema.has_free_seat() | (people < 2)) & (t.moved_at < never_begun_before)
    query = select(t.id).where(t.over.is_(False), never_begun | (t.moved_at < untouched_before)).limit(10_000)
    with store.reading() as c:
        return [str(row.id) for row in c.execute(query)]


def of_nobody(store: Store, ended_before: int) -> list[str]:
    """Finished games of bots alone, or of people who aren't known any more. Rated ones stay, because ratings follow
    from them."""
    t, s = schema.tables.c, schema.seats.c
    known = select(s.table_id).where(s.table_id == t.id, s.session.in_(select(schema.persons.c.id)))
    query = select(t.id).where(t.over.is_(True), t.moved_at < ended_before, t.settings.not_like('%"rated":true%'))
    with store.reading() as c:
        return [str(row.id) for row in c.execute(query.where(~known.exists()).limit(10_000))]


def forget(store: Store, now: int, sessions_before: int, answers_before: int) -> None:
    """Deletes sessions that haven't been seen since, used codes, old answers, and what operators no longer need. Seats
    of a forgotten session stay."""

    def job(c: Connection) -> None:
        c.execute(delete(schema.sessions).where(schema.sessions.c.seen_at < sessions_before))
        c.execute(delete(schema.tickets).where(schema.tickets.c.until < now))
        a = schema.answers.c
        c.execute(delete(schema.answers).where(a.at < answers_before))
        crowded = select(a.table_id).group_by(a.table_id).having(func.count() > MOST_ANSWERS)
        c.execute(delete(schema.answers).where(a.at < now - AN_HOUR, a.table_id.in_(crowded)))
        c.execute(delete(schema.operators).where(schema.operators.c.until < now))
        c.execute(delete(schema.sanctions).where(schema.sanctions.c.until < now))
        c.execute(delete(schema.notices).where(schema.notices.c.at < now - A_DAY))  # every server has long read them
        c.execute(delete(schema.reports).where(schema.reports.c.done_at < now - REPORTS * A_DAY))
        c.execute(delete(schema.seekers).where(schema.seekers.c.beat_at < now - AN_HOUR))
        _forget_passers_by(c, now - FLEETING * A_DAY)
        _forget_strangers(c)

    store.write("", job)


def _forget_passers_by(c: Connection, before: int) -> None:
    """Sessions of people who gave a name and nothing else: anybody can make thousands of them."""
    p, s = schema.persons.c, schema.sessions.c
    held = (
        select(schema.seats.c.session).where(schema.seats.c.session.is_not(None)),
        select(schema.passkeys.c.person),
        select(schema.channels.c.person),
        select(p.id).where(p.recovery.is_not(None) | p.program.is_not(None)),
    )
    nothing = [func.coalesce(s.person, s.id).not_in(some) for some in held]
    c.execute(delete(schema.sessions).where(s.seen_at < before, *nothing))


def _forget_strangers(c: Connection) -> None:
    """People without a device, a way back or a seat: nobody could ever be them again."""
    p, s = schema.persons.c, schema.sessions.c
    held = (
        select(func.coalesce(s.person, s.id)),
        select(schema.passkeys.c.person),
        select(schema.seats.c.session).where(schema.seats.c.session.is_not(None)),
    )
    gone = [p.id.not_in(some) for some in held]
    c.execute(delete(schema.persons).where(p.recovery.is_(None), p.program.is_(None), *gone))
    c.execute(delete(schema.channels).where(schema.channels.c.person.not_in(select(p.id))))
