"""Where people want to get turn news, what they have been sent, and the server's own keys."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from malecon.store import schema
from malecon.store.store import Store

NEVER = "never"  # the frequency of a mail address that is kept only for sign-in links


class ChannelRow(msgspec.Struct, frozen=True):
    id: str
    person: str
    kind: str
    address: str
    data: dict[str, Any]
    often: str
    confirmed: bool
    ending: str
    created_at: int
    told_at: int | None = None
    trouble: str | None = None


class Waiting(msgspec.Struct, frozen=True):
    """A game that waits for someone, and what one of their channels was sent about it."""

    table: str
    title: str
    moved_at: int
    due_at: int | None
    seen_at: int | None
    clock: dict[str, Any] | None
    told_at: int | None  # the turn it was sent for, by when the turn began
    last: bool  # the last call has been sent
    invited: bool = False  # a seat is kept there, and nobody waits for a move


def _channel(row: Any) -> ChannelRow:
    values = dict(row._mapping)
    return ChannelRow(**values | {"data": msgspec.json.decode(values["data"])})


def add(store: Store, row: ChannelRow) -> None:
    """Adds a channel, replacing one of the same kind to the same address."""
    values = msgspec.structs.asdict(row) | {"data": msgspec.json.encode(row.data).decode()}
    c_ = schema.channels.c

    def job(c: Connection) -> None:
        same = and_(c_.person == row.person, c_.kind == row.kind)
        if row.kind == "push":  # a browser that changed hands only serves the person who uses it now
            same = and_(c_.kind == "push", c_.address == row.address)
        c.execute(delete(schema.channels).where(same))
        c.execute(insert(schema.channels), values)

    store.write(row.person, job)


def channels(store: Store, person: str | None = None) -> list[ChannelRow]:
    """All channels, or one person's."""
    query = select(schema.channels).order_by(schema.channels.c.created_at, schema.channels.c.id)
    if person is not None:
        query = query.where(schema.channels.c.person == person)
    with store.reading() as c:
        return [_channel(row) for row in c.execute(query)]


def owner_of(store: Store, mail: str) -> ChannelRow | None:
    """The person with this confirmed mail address; if there are several, the one who confirmed it last."""
    c_ = schema.channels.c
    query = select(schema.channels).where(
        c_.kind == "mail", c_.confirmed.is_(True), func.lower(c_.address) == mail.lower()
    )
    with store.reading() as c:
        row = c.execute(query.order_by(c_.created_at.desc())).first()
    return None if row is None else _channel(row)


def change(store: Store, person: str, channel: str, **values: Any) -> bool:
    c_ = schema.channels.c
    statement = update(schema.channels).where(c_.id == channel, c_.person == person).values(**values)
    return bool(store.write(person, lambda c: c.execute(statement).rowcount))


def drop(store: Store, person: str, channel: str) -> bool:
    return _end(store, and_(schema.channels.c.id == channel, schema.channels.c.person == person))


def end_by(store: Store, token: str) -> bool:
    """Ends a channel through the link in every message. A mail address stops getting news and still signs its
    owner in."""
    c_ = schema.channels.c
    address = and_(c_.ending == token, c_.kind == "mail", c_.confirmed.is_(True))

    def job(c: Connection) -> bool | None:
        row = c.execute(select(c_.id, c_.often).where(address)).first()
        if row is None or row.often == NEVER:
            return None if row is None else False
        c.execute(update(schema.channels).where(c_.id == row.id).values(often=NEVER))
        c.execute(delete(schema.told).where(schema.told.c.channel == row.id))
        return True

    quiet: bool | None = store.write("news", job)
    return _end(store, c_.ending == token) if quiet is None else quiet


def _end(store: Store, which: Any) -> bool:
    def job(c: Connection) -> int:
        gone = c.execute(delete(schema.channels).where(which).returning(schema.channels.c.id)).all()
        c.execute(delete(schema.told).where(schema.told.c.channel.in_([row.id for row in gone])))
        return len(gone)

    return bool(store.write("news", job))


def waiting(store: Store, channel: ChannelRow) -> list[Waiting]:
    """The games that wait for the channel's person, least time left first, and those that keep a seat."""
    t, s, n = schema.tables.c, schema.seats.c, schema.told.c
    turn = and_(schema.waited_for(), s.session == channel.person, s.stand_in.is_(None))
    invited = and_(s.invited == channel.person, s.session.is_(None))
    on = and_(s.table_id == t.id, or_(turn, invited))
    known = and_(n.table_id == t.id, n.channel == channel.id)
    source = schema.tables.join(schema.seats, on).outerjoin(schema.told, known)
    query = (
        select(t.id, t.title, t.moved_at, t.due_at, t.clock, s.seen_at, n.moved_at.label("told_at"), n.last, s.session)
        .select_from(source)
        .where(t.over.is_(False), t.hidden.is_(False), t.closed.is_(False))
        .where(or_(s.session.is_(None), ~schema.has_free_seat()))
        .order_by(t.due_at.is_(None), t.due_at, t.moved_at, t.id)
        .limit(100)
    )
    with store.reading() as c:
        return [
            Waiting(r.id, r.title, r.moved_at, r.due_at, r.seen_at, r.clock and msgspec.json.decode(r.clock), r.told_at,
                    bool(r.last), r.session is None)
            for r in c.execute(query)
        ]  # fmt: skip


def note(store: Store, channel: ChannelRow, told: list[Waiting], last: set[str], at: int, trouble: str | None) -> None:
    """Notes what a channel was sent; `last`: the tables for which it was the last call."""

    def job(c: Connection) -> None:
        n = schema.told.c
        for game in told:
            c.execute(delete(schema.told).where(n.channel == channel.id, n.table_id == game.table))
            c.execute(insert(schema.told), {"channel": channel.id, "table_id": game.table, "moved_at": game.moved_at,
                                            "last": game.table in last})  # fmt: skip
        values = {"told_at": at, "trouble": trouble}
        c.execute(update(schema.channels).where(schema.channels.c.id == channel.id).values(**values))

    store.write(channel.person, job)


def key(store: Store, name: str, make: Callable[[], str]) -> str:
    """One of the server's own keys, made when first needed."""
    k = schema.keys.c

    def job(c: Connection) -> str:
        found = c.execute(select(k.value).where(k.name == name)).scalar()
        if found is None:
            found = make()
            c.execute(insert(schema.keys), {"name": name, "value": found})
        return str(found)

    with store.reading() as c:
        known = c.execute(select(k.value).where(k.name == name)).scalar()
    return str(known) if known is not None else str(store.write("keys", job))
