"""People and their ways back: accounts, devices, passkeys, recovery codes, and tickets that work once."""

from collections.abc import Sequence
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from malecon.store import schema
from malecon.store.commits import from_columns
from malecon.store.handles import FORMER, handle_of
from malecon.store.rows import SeatRow, SessionRow, TableRow
from malecon.store.store import Store


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    handle: str
    name: str
    created_at: int
    recovery: str | None = None
    recovery_at: int | None = None
    settings: dict[str, Any] = {}
    program: str | None = None


class PasskeyRow(msgspec.Struct, frozen=True):
    id: str
    person: str
    public_key: str
    sign_count: int
    agent: str
    created_at: int
    used_at: int | None = None


def enrol(store: Store, session: SessionRow) -> None:
    """Makes a new person with a first session."""
    person = {"id": session.id, "handle": handle_of(session.id), "name": session.name,
              "created_at": session.created_at, "settings": "{}"}  # fmt: skip

    def job(c: Connection) -> None:
        c.execute(insert(schema.sessions), msgspec.structs.asdict(session))
        c.execute(insert(schema.persons), person)

    store.write(session.id, job)


def add_device(store: Store, session: SessionRow, ended: str | None) -> None:
    """Adds a session to a person, replacing the one that the same browser had before."""

    def job(c: Connection) -> None:
        c.execute(insert(schema.sessions), msgspec.structs.asdict(session))
        if ended is not None:
            c.execute(delete(schema.sessions).where(schema.sessions.c.id == ended))

    store.write(session.id, job)


def move_device(store: Store, session_id: str, person_id: str) -> None:
    """Moves a session to that person."""

    def job(c: Connection) -> None:
        name = c.execute(select(schema.persons.c.name).where(schema.persons.c.id == person_id)).scalar()
        values = {"person": person_id} | ({} if name is None else {"name": name})
        c.execute(update(schema.sessions).where(schema.sessions.c.id == session_id).values(**values))

    store.write(session_id, job)


def rename(store: Store, person: str, name: str) -> None:
    """Renames a person on all devices. Games keep the name under which the seat was taken."""

    def job(c: Connection) -> None:
        c.execute(update(schema.persons).where(schema.persons.c.id == person).values(name=name))
        c.execute(update(schema.sessions).where(_of(person)).values(name=name))

    store.write(person, job)


def _of(person: str) -> Any:
    s = schema.sessions.c
    return or_(s.person == person, (s.id == person) & s.person.is_(None))


def _person(row: Any) -> PersonRow | None:
    if row is None:
        return None
    values = dict(row._mapping)
    return PersonRow(**values | {"settings": msgspec.json.decode(values["settings"])})


def person(store: Store, person_id: str) -> PersonRow | None:
    with store.reading() as c:
        return _person(c.execute(select(schema.persons).where(schema.persons.c.id == person_id)).first())


def by_handle(store: Store, handle: str) -> PersonRow | None:
    with store.reading() as c:
        return _person(c.execute(select(schema.persons).where(schema.persons.c.handle == handle)).first())


def names(store: Store, ids: list[str]) -> dict[str, str]:
    """The present names of these people."""
    p = schema.persons.c
    with store.reading() as c:
        return {row.id: row.name for row in c.execute(select(p.id, p.name).where(p.id.in_(ids)))}


def keep_settings(store: Store, person_id: str, settings: dict[str, Any]) -> None:
    kept = msgspec.json.encode(settings).decode()
    statement = update(schema.persons).where(schema.persons.c.id == person_id).values(settings=kept)
    store.write(person_id, lambda c: c.execute(statement).rowcount)


# -- bots from outside


def programs(store: Store) -> list[PersonRow]:
    """The accounts of bots, by their names."""
    p = schema.persons.c
    with store.reading() as c:
        rows = c.execute(select(schema.persons).where(p.program.is_not(None)).order_by(p.name))
        return [found for row in rows if (found := _person(row)) is not None]


def keep_program(store: Store, row: PersonRow, token: SessionRow | None) -> None:
    """Makes a bot's account with its only token (None: it has none and can't come in). Running servers are told."""
    values = {"name": row.name, "program": row.program}

    def job(c: Connection) -> None:
        if c.execute(update(schema.persons).where(schema.persons.c.id == row.id).values(**values)).rowcount == 0:
            c.execute(insert(schema.persons), msgspec.structs.asdict(row) | {"settings": "{}"})
        for old in c.execute(select(schema.sessions.c.id).where(_of(row.id))).all():
            store.give_notice(c, f"session:{old.id}")
        c.execute(delete(schema.sessions).where(_of(row.id)))
        if token is not None:
            c.execute(insert(schema.sessions), msgspec.structs.asdict(token))

    store.write(row.id, job)


# -- devices


def devices(store: Store, person_id: str) -> list[SessionRow]:
    """The sessions of a person, most recently used first."""
    with store.reading() as c:
        rows = c.execute(select(schema.sessions).where(_of(person_id)).order_by(schema.sessions.c.seen_at.desc()))
        return [SessionRow(**row._mapping) for row in rows]


# -- tickets


def give_ticket(store: Store, code: str, kind: str, person_id: str | None, until: int, data: str = "") -> None:
    """Saves a ticket; `code` is the hash of the secret that its holder has."""
    values = {"code": code, "kind": kind, "person": person_id, "data": data, "until": until}

    def job(c: Connection) -> None:
        c.execute(insert(schema.tickets), values)

    store.write(code, job)


def ticket_of(store: Store, code: str, kind: str, at: int) -> str | None:
    """Whose ticket this is, if it is still valid."""
    t = schema.tickets.c
    with store.reading() as c:
        return c.execute(select(t.person).where(t.code == code, t.kind == kind, t.until > at)).scalar()


def spend_ticket(store: Store, code: str, kind: str, at: int) -> tuple[str | None, str] | None:
    """Uses up a ticket: its (person, data), if it is still valid."""
    t = schema.tickets.c

    def job(c: Connection) -> tuple[str | None, str] | None:
        gone = delete(schema.tickets).where(t.code == code, t.kind == kind).returning(t.person, t.data, t.until)
        row = c.execute(gone).first()
        return None if row is None or row.until <= at else (row.person, row.data or "")

    return store.write(code, job)  # type: ignore[no-any-return]


def drop_tickets(store: Store, person_id: str, kind: str) -> None:
    t = schema.tickets.c
    statement = delete(schema.tickets).where(t.person == person_id, t.kind == kind)
    store.write(person_id, lambda c: c.execute(statement).rowcount)


# -- ways back


def add_passkey(store: Store, row: PasskeyRow) -> None:
    def job(c: Connection) -> None:
        c.execute(delete(schema.passkeys).where(schema.passkeys.c.id == row.id, schema.passkeys.c.person == row.person))
        c.execute(insert(schema.passkeys), msgspec.structs.asdict(row))

    store.write(row.person, job)


def passkeys(store: Store, person_id: str) -> list[PasskeyRow]:
    p = schema.passkeys.c
    with store.reading() as c:
        rows = c.execute(select(schema.passkeys).where(p.person == person_id).order_by(p.created_at))
        return [PasskeyRow(**row._mapping) for row in rows]


def passkey(store: Store, key: str) -> PasskeyRow | None:
    with store.reading() as c:
        row = c.execute(select(schema.passkeys).where(schema.passkeys.c.id == key)).first()
    return None if row is None else PasskeyRow(**row._mapping)


def use_passkey(store: Store, key: str, sign_count: int, at: int) -> None:
    statement = (
        update(schema.passkeys).where(schema.passkeys.c.id == key).values(sign_count=sign_count, used_at=at)
    )  # fmt: skip
    store.write(key, lambda c: c.execute(statement).rowcount)


def drop_passkey(store: Store, person_id: str, key: str) -> bool:
    p = schema.passkeys.c
    statement = delete(schema.passkeys).where(p.id == key, p.person == person_id)
    return bool(store.write(person_id, lambda c: c.execute(statement).rowcount))


def keep_recovery(store: Store, person_id: str, code: str, at: int) -> None:
    """Saves the hash of a new recovery code; an earlier one is void."""
    statement = update(schema.persons).where(schema.persons.c.id == person_id).values(recovery=code, recovery_at=at)
    store.write(person_id, lambda c: c.execute(statement).rowcount)


def spend_recovery(store: Store, code: str) -> str | None:
    """Uses up a recovery code; returns whose it is."""
    p = schema.persons.c

    def job(c: Connection) -> str | None:
        spent = update(schema.persons).where(p.recovery == code).values(recovery=None, recovery_at=None).returning(p.id)
        return c.execute(spent).scalar()

    return store.write(code, job)  # type: ignore[no-any-return]


# -- the end


def tables_of(store: Store, person_id: str) -> list[tuple[str, bool]]:
    """Every table where this person sits, and whether the game is over."""
    t, s = schema.tables.c, schema.seats.c
    on = s.table_id == t.id
    query = select(t.id, t.over).select_from(schema.tables.join(schema.seats, on)).where(s.session == person_id)
    with store.reading() as c:
        return [(str(row.id), bool(row.over)) for row in c.execute(query.distinct().order_by(t.id))]


def finished_games(store: Store, person_id: str) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
    """The finished games of a person with their seats, newest first; without the moves."""
    t, s = schema.tables.c, schema.seats.c
    mine = select(s.table_id).where(s.session == person_id)
    games = select(schema.tables).where(t.id.in_(mine), t.over.is_(True), t.hidden.is_(False), t.result.is_not(None))
    with store.reading() as c:
        rows = [TableRow(**from_columns(row)) for row in c.execute(games.order_by(t.moved_at.desc(), t.id))]
        seats: dict[str, list[SeatRow]] = {}
        for row in c.execute(select(schema.seats).where(s.table_id.in_(mine)).order_by(s.table_id, s.seat)):
            seats.setdefault(row.table_id, []).append(SeatRow(**from_columns(row)))
    return [(row, tuple(seats[row.id])) for row in rows]


def choices(store: Store, person_id: str, tables: Sequence[str], verbs: Sequence[str]) -> dict[str, int]:
    """How often a person chose each notation of these verbs at these tables. What a bot chose for them doesn't
    count."""
    a, s = schema.actions.c, schema.seats.c
    if not tables or not verbs:
        return {}
    on = (s.table_id == a.table_id) & (s.seat == a.seat)
    query = (
        select(a.action, func.count().label("n"))
        .select_from(schema.actions.join(schema.seats, on))
        .where(a.table_id.in_(tables), s.session == person_id, a.by.in_(("person", "plan")))
        .where(or_(*(a.action.like(f"{verb} %") for verb in verbs)))
    )
    with store.reading() as c:
        return {row.action: row.n for row in c.execute(query.group_by(a.action))}


def messages_of(store: Store, tables: dict[str, list[int]]) -> list[tuple[str, str, int]]:
    """(table, text, when) of the chat from these seats."""
    m = schema.messages.c
    found: list[tuple[str, str, int]] = []
    with store.reading() as c:
        for table, seats in tables.items():
            rows = c.execute(select(m.text, m.at).where(m.table_id == table, m.seat.in_(seats)).order_by(m.number))
            found += [(table, row.text, row.at) for row in rows]
    return found


def notes_of(store: Store, person_id: str) -> dict[str, str]:
    n = schema.notes.c
    with store.reading() as c:
        return {row.table_id: row.text for row in c.execute(select(schema.notes).where(n.session == person_id))}


def forget_person(store: Store, person_id: str) -> None:
    """Deletes an account. Its games stay for the others and count for their ratings, under an id that leads to
    nobody."""
    nobody = FORMER + token_hex(12)

    def job(c: Connection) -> None:
        s, m = schema.seats.c, schema.messages.c
        for row in c.execute(select(s.table_id, s.seat).where(s.session == person_id)).all():
            c.execute(delete(schema.messages).where(m.table_id == row.table_id, m.seat == row.seat))
        c.execute(update(schema.seats).where(s.session == person_id).values(session=nobody, name="", plans=None))
        c.execute(update(schema.seats).where(s.invited == person_id).values(invited=None, name=""))
        c.execute(update(schema.tables).where(schema.tables.c.maker == person_id).values(maker=nobody))
        c.execute(update(schema.events).where(schema.events.c.person == person_id).values(person=nobody, name=""))
        for kept in (schema.ratings, schema.rated):
            c.execute(update(kept).where(kept.c.player == person_id).values(player=nobody))
        ids = select(schema.channels.c.id).where(schema.channels.c.person == person_id)
        c.execute(delete(schema.told).where(schema.told.c.channel.in_(ids)))
        for mine in (schema.channels, schema.passkeys, schema.tickets, schema.seekers):
            c.execute(delete(mine).where(mine.c.person == person_id))
        for written in (schema.notes, schema.answers):
            c.execute(delete(written).where(written.c.session == person_id))
        c.execute(delete(schema.sessions).where(_of(person_id)))
        c.execute(delete(schema.persons).where(schema.persons.c.id == person_id))

    store.write(person_id, job)
