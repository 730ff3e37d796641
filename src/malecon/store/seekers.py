"""People who are looking for a game, and how they are seated together: in one transaction, whichever process does
it."""

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, text, update

from malecon.store import schema
from malecon.store.rows import ActionRow, SeatRow, SeekerRow, TableRow
from malecon.store.store import Full, Share, Store, add_table

Made = tuple[TableRow, tuple[SeatRow, ...], tuple[ActionRow, ...]]
LOCK = 7205312  # two processes must not seat one person twice


def _alone(store: Store, c: Connection) -> None:
    if store.shared:
        c.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def seek(store: Store, row: SeekerRow) -> None:
    """Starts a search, replacing an earlier one."""

    def job(c: Connection) -> None:
        _alone(store, c)
        c.execute(delete(schema.seekers).where(schema.seekers.c.person == row.person))
        c.execute(insert(schema.seekers), msgspec.structs.asdict(row))

    store.write(row.person, job)


def beat(store: Store, person: str, at: int) -> SeekerRow | None:
    """Notes a sign of life of someone who is looking; None if they aren't."""
    k = schema.seekers.c

    def job(c: Connection) -> SeekerRow | None:
        alive = update(schema.seekers).where(k.person == person).values(beat_at=at).returning(*schema.seekers.c)
        row = c.execute(alive).first()
        return None if row is None else SeekerRow(**row._mapping)

    return store.write(person, job)  # type: ignore[no-any-return]


def stop(store: Store, person: str) -> None:
    statement = delete(schema.seekers).where(schema.seekers.c.person == person)
    store.write(person, lambda c: c.execute(statement).rowcount)


def looking(store: Store, alive: int) -> dict[str, int]:
    """How many people are looking for a game of each title, with a sign of life since `alive`."""
    k = schema.seekers.c
    query = select(k.title, func.count()).where(k.table_id.is_(None), k.beat_at >= alive).group_by(k.title)
    with store.reading() as c:
        return {str(title): int(count) for title, count in c.execute(query)}


def alike(store: Store, mine: SeekerRow, alive: int) -> list[SeekerRow]:
    """Everybody with the same wish who is still there, including me, longest wait first."""
    with store.reading() as c:
        return _alike(c, mine, alive)


def _alike(c: Connection, mine: SeekerRow, alive: int) -> list[SeekerRow]:
    k = schema.seekers.c
    same = and_(k.title == mine.title, k.seats == mine.seats, k.rated == mine.rated)
    query = select(schema.seekers).where(same, k.table_id.is_(None), k.beat_at >= alive).order_by(k.since, k.person)
    return [SeekerRow(**row._mapping) for row in c.execute(query)]


def pair(
    store: Store,
    mine: SeekerRow,
    alive: int,
    choose: Callable[[Sequence[SeekerRow]], Sequence[SeekerRow] | None],
    make: Callable[[Sequence[SeekerRow]], Made],
    share: Share | None = None,
) -> str | None:
    """Seats the people that `choose` picks at the table that `make` makes. None if nobody fits; Full if its maker can't
    have another table. Anyone who is already seated keeps that table."""
    k = schema.seekers.c

    def job(c: Connection) -> str | Full | None:
        _alone(store, c)
        known = c.execute(select(k.table_id).where(k.person == mine.person)).first()
        if known is None or known.table_id is not None:
            return None if known is None else str(known.table_id)
        group = choose(_alike(c, mine, alive))
        if group is None:
            return None
        row, seats, actions = make(group)
        full = None if share is None else store.full(c, row, seats, share)
        if full is not None:
            return full
        add_table(c, row, seats, actions)
        seated = update(schema.seekers).where(k.person.in_([seeker.person for seeker in group]))
        c.execute(seated.values(table_id=row.id))
        return row.id

    return store.write(mine.person, job)  # type: ignore[no-any-return]
