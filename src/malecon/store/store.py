"""The store: every query and every change the tables need; each change is one transaction."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from time import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, case, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, TimeoutError

from malecon.store import schema
from malecon.store.commits import Commits, Committing, TableCommit, add_actions, from_columns, kept_answer, to_columns
from malecon.store.database import insert_of, migrate, open_engine, parse_url
from malecon.store.errors import is_trouble, unusable
from malecon.store.listen import NOTICE, SAID, Listener
from malecon.store.meters import Meters
from malecon.store.rows import ActionRow, EventRow, MessageRow, SeatRow, SessionRow, TableRow
from malecon.store.writer import Writer


class Share(NamedTuple):
    """How much one person may have: unfinished games, of those the ones waiting for players, games in total."""

    tables: int
    open_tables: int
    kept: int


class Full(Exception):
    """One person's share is used up; `what` says which."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


MOST_EVENTS = 500  # of what happened to a table's seats that are kept at hand
TRIED = "tried"  # the key under which it is noted that writing was tried again


def default_url() -> str:
    """MALECON_DB, or a file in the user's own data folder."""
    named = os.environ.get("MALECON_DB")
    if named:
        return named
    home = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return f"sqlite:///{home / 'malecon' / 'malecon.db'}"


class Store:
    """A database of tables. Any thread may read; one thread writes."""

    def __init__(self, url: str) -> None:
        self.url = parse_url(url)
        self.engine = open_engine(self.url)
        migrate(self.engine)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self._commits = Commits(self.shared)
        self.meters = Meters()
        self._writer = Writer(self.engine, self._commits.at_once, self.meters)
        self._listener: Listener | None = None
        self._asking_to_lead = Lock()
        self._insert = insert_of(self.shared)

    @property
    def shared(self) -> bool:
        """Whether several processes may use it."""
        return self.url.get_backend_name() == "postgresql"

    def close(self) -> None:
        """Writes what is waiting, then closes."""
        self._writer.close()
        if self._listener is not None:
            self._listener.close()
        with self._asking_to_lead:
            if self._leading is not None:
                self._leading.close()
            self._leading, self._leads = None, False
        self.engine.dispose()

    def listen(self, heard: Callable[[str | None, bool, int], None]) -> None:
        """Calls `heard` with the id of every table that a process changes (None: any may have changed), whether only
        something was said there, and the table's version (0: unknown)."""
        if self.shared and self._listener is None:
            self._listener = Listener(self.url, heard)

    def write(self, order: str, job: Callable[[Connection], Any]) -> Any:
        """Runs something in one transaction."""
        return self._writer.write(order, job)

    @property
    def writable(self) -> bool:
        """Whether changes can be saved, going by the last ones. After trouble this tries it, for the next answer."""
        if self._writer.trouble is not None and self._writer.idle:
            statement = self._insert(schema.keys).values(name=TRIED, value=str(int(time())))
            changed = {"value": statement.excluded.value}
            statement = statement.on_conflict_do_update(index_elements=["name"], set_=changed)
            self._writer.submit(TRIED, lambda c: c.execute(statement).rowcount)
        return self._writer.trouble is None and not self._writer.stuck

    @property
    def waiting(self) -> int:
        """Changes that haven't been started yet."""
        return self._writer.waiting

    @property
    def connections(self) -> int:
        """Connections to the database in use."""
        pool: Any = self.engine.pool
        return int(pool.checkedout())

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        try:
            with self._reading.connect() as connection:
                yield connection
        except (DBAPIError, TimeoutError) as error:
            if not is_trouble(error):
                raise
            raise unusable(self.url, error) from error

    # -- sessions

    def session(self, session_id: str) -> SessionRow | None:
        with self.reading() as c:
            row = c.execute(select(schema.sessions).where(schema.sessions.c.id == session_id)).first()
        return None if row is None else SessionRow(**row._mapping)

    def see_session(self, session_id: str, at: int, address: str | None) -> None:
        """Notes that a session is in use, and from where. Nobody waits for it."""
        seen = {"seen_at": at, "address": address}
        statement = update(schema.sessions).where(schema.sessions.c.id == session_id).values(**seen)
        self._writer.submit(session_id, lambda c: c.execute(statement).rowcount)

    def forget_session(self, session_id: str) -> None:
        """Ends a session. Its seats stay, but nobody holds them."""

        def job(c: Connection) -> None:
            c.execute(delete(schema.sessions).where(schema.sessions.c.id == session_id))
            news = schema.channels.c  # a browser that is signed out gets no news
            c.execute(delete(schema.channels).where(news.kind == "push", news.data.like(f'%"session":"{session_id}"%')))
            self.give_notice(c, f"session:{session_id}")

        self._writer.write(session_id, job)

    def give_notice(self, c: Connection, about: str) -> None:
        """Tells every running server what to read again, in the same transaction."""
        c.execute(insert(schema.notices), {"about": about, "at": int(time() * 1000)})
        self._commits.tell(c, [f"{NOTICE}:"])

    def notices(self, after: int) -> list[tuple[int, str]]:
        """Notices with a higher number: the number, and what it is about."""
        n = schema.notices.c
        with self.reading() as c:
            found = c.execute(select(n.number, n.about).where(n.number > after).order_by(n.number)).all()
        return [(int(row.number), str(row.about)) for row in found]

    # -- tables

    def create(
        self, row: TableRow, seats: Sequence[SeatRow], actions: Sequence[ActionRow] = (), share: Share | None = None
    ) -> None:
        """Makes a table. Raises Full if its maker can't have another; of two made at the same time, the second counts
        the first."""

        def job(c: Connection) -> Full | None:
            full = None if share is None else self.full(c, row, seats, share)
            if full is None:
                add_table(c, row, seats, actions)
            return full

        self._writer.write(row.id, job)

    def load(self, table: str) -> tuple[TableRow, tuple[SeatRow, ...], tuple[ActionRow, ...]] | None:
        """A table, its seats and its actions, all from the same moment."""
        with self.reading() as c:
            for _ in range(20):
                row = c.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
                if row is None:
                    return None
                seats = c.execute(_of(schema.seats, table).order_by(schema.seats.c.seat)).all()
                actions = c.execute(_of(schema.actions, table).order_by(schema.actions.c.ply)).all()
                # Without a transaction around the three reads (PostgreSQL), a writer may come in between.
                if not self.shared or self._version(c, table) == row.version:
                    break
        return (
            TableRow(**from_columns(row)),
            tuple(SeatRow(**from_columns(seat)) for seat in seats),
            tuple(ActionRow(a.ply, a.seat, a.action, a.by, a.at, a.barrier) for a in actions),
        )

    def events(self, table: str) -> tuple[EventRow, ...]:
        """What happened to the seats of a table lately, the last at the end."""
        query = _of(schema.events, table).order_by(schema.events.c.number.desc()).limit(MOST_EVENTS)
        with self.reading() as c:
            rows = c.execute(query).all()[::-1]
        return tuple(EventRow(e.number, e.seat, e.kind, e.name, e.person, e.bot, e.link, e.ply, e.at) for e in rows)

    def version(self, table: str) -> int | None:
        """Which change of a table was the last; None: it is not there."""
        with self.reading() as c:
            return self._version(c, table)

    def _version(self, c: Connection, table: str) -> int | None:
        return c.execute(select(schema.tables.c.version).where(schema.tables.c.id == table)).scalar()

    def commit(self, change: TableCommit) -> "Future[None]":
        """Changes a table. The future raises Conflict or Repeated if nothing was changed."""
        return self._writer.submit(change.table, Committing(self._commits, change))

    def committed(self, change: TableCommit) -> None:
        """The same, and waits for it. Raises Unusable if that takes too long."""
        self._writer.outcome(self.commit(change))

    def answer(self, table: str, session: str, key: str) -> dict[str, Any] | None:
        """The earlier answer to this very request."""
        with self.reading() as c:
            return kept_answer(c, table, session, key)

    # -- lists

    def tables_of(self, session: str, limit: int) -> list[str]:
        """The tables where this session sits: unfinished ones first, newest first."""
        t, s = schema.tables.c, schema.seats.c
        mine = select(s.table_id).where(s.session == session)
        query = (
            select(t.id)
            .where(t.id.in_(mine), t.hidden.is_(False))
            .order_by(t.over, t.moved_at.desc(), t.id)
            .limit(limit)
        )
        with self.reading() as c:
            return [str(row.id) for row in c.execute(query)]

    def open_tables(self, limit: int) -> list[str]:
        """Tables under way with a free place for whoever comes, the newest first. Where there are too many, everybody's
        newest come before anybody's second, by the address they came from: nobody else's table is pushed out by a flood."""
        t, s, whose = schema.tables.c, schema.seats.c, schema.sessions.c
        free = select(s.table_id).where(s.kind == "open", s.session.is_(None))
        shown = t.over.is_(False), t.hidden.is_(False), t.closed.is_(False), t.settings.not_like('%"private":true%')
        place = select(whose.address).where(whose.id == t.maker).scalar_subquery()
        newest = t.created_at.desc(), t.id
        rank = func.row_number().over(partition_by=func.coalesce(place, t.maker, t.id), order_by=newest)
        query = select(t.id, t.created_at, rank.label("rank"))
        found = query.where(t.id.in_(free), *shown, t.settings.not_like('%"alone":true%')).subquery()
        some = select(found.c.id, found.c.created_at).order_by(found.c.rank, found.c.created_at.desc(), found.c.id)
        with self.reading() as c:
            rows = sorted(c.execute(some.limit(limit)).all(), key=lambda row: (-row.created_at, row.id))
        return [str(row.id) for row in rows]

    def full(self, c: Connection, row: TableRow, seats: Sequence[SeatRow], share: Share) -> Full | None:
        """What a table's maker has too much of already."""
        t = schema.tables.c
        if self.shared:  # another process must not count at the same time
            c.execute(select(schema.persons.c.id).where(schema.persons.c.id == row.maker).with_for_update())
        if row.over:
            kept = c.execute(select(func.count()).where(t.maker == row.maker)).scalar_one()
            return Full("kept") if kept >= share.kept else None
        waiting = func.coalesce(func.sum(case((schema.has_free_seat(), 1), else_=0)), 0)
        query = select(func.count(), waiting).select_from(schema.tables)
        query = query.where(t.maker == row.maker, t.over.is_(False), t.hidden.is_(False), t.closed.is_(False))
        under_way, open_ones = c.execute(query).one()
        if under_way >= share.tables:
            return Full("tables")
        waits = any(s.kind != "bot" and s.session is None for s in seats)
        return Full("open_tables") if waits and open_ones >= share.open_tables else None

    def invitations(self, person: str, limit: int) -> list[str]:
        """Tables that keep a seat for this person, newest first."""
        t, s = schema.tables.c, schema.seats.c
        kept = select(s.table_id).where(s.invited == person, s.session.is_(None))
        shown = t.over.is_(False), t.hidden.is_(False), t.closed.is_(False)
        query = select(t.id).where(t.id.in_(kept), *shown).order_by(t.created_at.desc(), t.id).limit(limit)
        with self.reading() as c:
            return [str(row.id) for row in c.execute(query)]

    def due(self, before: int, limit: int = 1000) -> list[tuple[str, int]]:
        """Tables where the server must act by then, and when."""
        t = schema.tables.c
        query = select(t.id, t.due_at).where(t.due_at.is_not(None), t.due_at <= before).order_by(t.due_at).limit(limit)
        with self.reading() as c:
            return [(str(row.id), int(row.due_at)) for row in c.execute(query)]

    def all_tables(self) -> list[str]:
        with self.reading() as c:
            return [str(row.id) for row in c.execute(select(schema.tables.c.id).order_by(schema.tables.c.created_at))]

    def counts(self) -> tuple[int, int]:
        """Unfinished tables, and tables in total."""
        t = schema.tables.c
        query = select(func.coalesce(func.sum(case((t.over.is_(False), 1), else_=0)), 0), func.count())
        with self.reading() as c:
            under_way, all_of_them = c.execute(query.select_from(schema.tables)).one()
        return int(under_way), int(all_of_them)

    # -- beside the game

    def see(self, table: str, seats: Sequence[int], at: int) -> None:
        """Notes that these seats' people are there. Nobody waits for it."""
        s = schema.seats.c
        statement = update(schema.seats).where(s.table_id == table, s.seat.in_(seats)).values(seen_at=at)
        self._writer.submit(table, lambda c: c.execute(statement).rowcount)

    def say(self, table: str, seat: int | None, name: str, words: str, at: int) -> MessageRow:
        def job(c: Connection) -> MessageRow:
            if self.shared:  # two processes must not take one number
                c.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())
            m = schema.messages.c
            number = c.execute(select(func.coalesce(func.max(m.number), 0) + 1).where(m.table_id == table)).scalar_one()
            row = MessageRow(int(number), seat, name, words, at)
            c.execute(insert(schema.messages), {"table_id": table, **msgspec.structs.asdict(row)})
            self._commits.tell(c, [f"{table}:{SAID}"])
            return row

        return self._writer.write(table, job)

    def message_count(self, table: str, seat: int) -> int:
        """How many messages were written from a seat."""
        m = schema.messages.c
        with self.reading() as c:
            return int(c.execute(select(func.count()).where(m.table_id == table, m.seat == seat)).scalar_one())

    def messages(self, table: str, after: int = 0, limit: int = 200) -> list[MessageRow]:
        """The newest messages with a higher number, oldest first."""
        m = schema.messages.c
        query = _of(schema.messages, table).where(m.number > after).order_by(m.number.desc()).limit(limit)
        with self.reading() as c:
            rows = c.execute(query).all()
        return [MessageRow(r.number, r.seat, r.name, r.text, r.at) for r in reversed(rows)]

    def write_note(self, table: str, session: str, words: str) -> None:
        statement = self._insert(schema.notes).values(table_id=table, session=session, text=words)
        statement = statement.on_conflict_do_update(index_elements=["table_id", "session"], set_={"text": words})
        self._writer.write(table, lambda c: c.execute(statement).rowcount)

    def note(self, table: str, session: str) -> str:
        n = schema.notes.c
        with self.reading() as c:
            found = c.execute(select(n.text).where(n.table_id == table, n.session == session)).scalar()
        return found or ""

    # -- one process among several looks after what is due

    def try_to_lead(self) -> bool:
        """Whether this process looks after tables that everybody else forgot. Only one does."""
        if not self.shared:
            return True
        with self._asking_to_lead:  # several threads ask: two connections would each keep the lock from the other
            return self._try_to_lead()

    def _try_to_lead(self) -> bool:
        try:
            if self._leading is None or self._leading.closed:
                self._leading = self._reading.connect()
            query = text("SELECT pg_try_advisory_lock(7205311)")
            if not self._leads:
                self._leads = bool(self._leading.execute(query).scalar())
            else:
                self._leading.execute(text("SELECT 1"))  # the lock lives as long as the connection
        except Exception:
            if self._leading is not None:
                self._leading.close()
            self._leading, self._leads = None, False
        return self._leads

    _leading: Connection | None = None
    _leads = False

    def waiting_tables(self, session: str, limit: int) -> list[str]:
        """The tables where it is this person's turn, least time left first."""
        t, s = schema.tables.c, schema.seats.c
        on = and_(s.table_id == t.id, schema.waited_for())
        soonest = t.due_at.is_(None), t.due_at, t.moved_at, t.id
        query = select(t.id).select_from(schema.tables.join(schema.seats, on)).where(s.session == session)
        query = query.where(t.over.is_(False), t.hidden.is_(False), t.closed.is_(False), s.stand_in.is_(None))
        query = query.where(~schema.has_free_seat()).order_by(*soonest)
        with self.reading() as c:
            return list(dict.fromkeys(str(row.id) for row in c.execute(query.limit(limit))))


def add_table(c: Connection, row: TableRow, seats: Sequence[SeatRow], actions: Sequence[ActionRow] = ()) -> None:
    """Makes a table, within a transaction."""
    c.execute(insert(schema.tables), to_columns(msgspec.structs.asdict(row)))
    c.execute(insert(schema.seats), [to_columns(msgspec.structs.asdict(seat)) for seat in seats])
    add_actions(c, row.id, actions)


def _of(table: Any, table_id: str) -> Any:
    return select(table).where(table.c.table_id == table_id)
