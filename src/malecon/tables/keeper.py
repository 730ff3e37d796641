"""How a table is read and changed, and how others hear of it, whatever the change.

Every change starts from a table as it was read and is committed with its version. If someone else was quicker, we read
the table again and start over. So any number of threads and processes may serve one table, and no lock is held while
anyone thinks.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from threading import Lock
from typing import Concatenate, NamedTuple, ParamSpec

import msgspec

from malecon.core.errors import MaleconError
from malecon.store import Conflict, EventRow, Repeated, SeatRow, Store, TableCommit, TableRow
from malecon.store.listen import NOTICE
from malecon.tables import clock
from malecon.tables.answers import Answer, Joined
from malecon.tables.driver import Driver
from malecon.tables.errors import Broken, Closed, NotFound, Stale
from malecon.tables.live import Draft, Live, asked_columns, load, look

log = logging.getLogger("malecon.tables")

TRIES = 50  # attempts against quicker others before giving up
OVERLAP = 200  # notices read again: of two written at the same time, the higher number may appear first
CACHED = 1000  # tables in memory, some 200 KB each

P = ParamSpec("P")
Listener = Callable[[bool], None]  # whether the chat has grown, which isn't in memory as the table is


class Caller(NamedTuple):
    """Who makes the change, and the key under which a repeated request gets the same answer."""

    session: str = ""
    key: str | None = None


SERVER = Caller()


class Keeper:
    """All tables of one store. `started` is when the server began: no clock runs before that. `at_once`: secret choices
    are asked of all seats at the same time."""

    driver: Driver

    def __init__(self, store: Store, started: int | None, pace: int, at_once: bool) -> None:
        self.store = store
        self.at_once = at_once
        self.started = clock.now() if started is None else started
        self.pace = pace
        self._cache: OrderedDict[str, Live] = OrderedDict()
        self._broken: dict[str, None] = {}  # logged, and left alone
        self._lock = Lock()
        self._listeners: dict[str, set[Listener]] = {}
        self._attempts: OrderedDict[str, int] = OrderedDict()  # the version of each table that was tried last here
        self._announced: OrderedDict[str, int] = OrderedDict()  # the version of each table that was announced here
        self.heeding: list[Callable[[str, str], None]] = []  # who hears of notices besides: their kind, what about
        self._noticing = Lock()
        self._handled = {number: None for number, _ in store.notices(0)[-OVERLAP:]}
        self._noticed = max(self._handled, default=0)
        store.listen(self._heard)

    def ended(self, live: Live) -> None:
        """Called when a game has just ended here."""

    # -- reading

    def live(self, table: str, *, certain: bool = False) -> Live:
        """A table as it stands. `certain` asks the database whether another process has changed it."""
        with self._lock:
            found = self._cache.get(table)
            if found is not None:
                self._cache.move_to_end(table)
        sure = not (certain and self.store.shared)
        if found is not None and (sure or self.store.version(table) == found.row.version):
            return found
        rows = self.store.load(table)
        if rows is None:
            raise NotFound("table-unknown")
        if rows[0].hidden:
            raise NotFound("table-unknown")
        try:
            return self._keep(replace(load(*rows, self.started, self.at_once), events=self.store.events(table)))
        except Broken as broken:
            self._log_once(table, broken)
            raise

    def _log_once(self, table: str, broken: Broken) -> None:
        with self._lock:
            known = table in self._broken
            self._broken[table] = None
            while len(self._broken) > CACHED:
                self._broken.pop(next(iter(self._broken)))
        if not known:
            log.error("table %s cannot be replayed: %s", table, broken.__cause__ or broken)

    def is_broken(self, table: str) -> bool:
        """Whether the table was found broken: its bots don't move."""
        with self._lock:
            return table in self._broken

    def knows(self, table: str) -> bool:
        """Whether the table is in memory."""
        with self._lock:
            return table in self._cache

    def _keep(self, live: Live) -> Live:
        with self._lock:
            held = self._cache.get(live.id)
            if held is not None and held.row.version > live.row.version:
                return held
            self._cache[live.id] = live
            self._cache.move_to_end(live.id)
            while len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return live

    def _drop(self, table: str | None) -> None:
        with self._lock:
            if table is None:
                self._cache.clear()
            else:
                self._cache.pop(table, None)

    def reread(self, table: str) -> None:
        """Something else has changed the table: it is read again, and everyone watching sees it."""
        self._drop(table)
        self._announce(table)

    # -- hearing of changes

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Calls the listener after every change of the table. Returns a function that stops this."""
        with self._lock:
            self._listeners.setdefault(table, set()).add(listener)

        def end() -> None:
            with self._lock:
                left = self._listeners.get(table, set())
                left.discard(listener)
                if not left:
                    self._listeners.pop(table, None)

        return end

    def _announce(self, table: str, said: bool = False, version: int = 0) -> None:
        with self._lock:
            listeners = list(self._listeners.get(table, ()))
            if version:
                self._announced[table] = max(version, self._announced.pop(table, 0))
                while len(self._announced) > CACHED:
                    self._announced.popitem(last=False)
        for listener in listeners:
            listener(said)

    def _heard(self, table: str | None, said: bool, version: int) -> None:
        """A process changed a table: another one, or we ourselves, and then it is at hand already."""
        if table is None:
            self._drop(None)
            with self._lock:
                changed = list(self._listeners)
        elif table == NOTICE:
            self.driver.hurry()
            return
        elif said:
            self._announce(table, said=True)
            return
        else:
            with self._lock:
                held, announced = self._cache.get(table), self._announced.get(table, 0)
                ours = version > 0 and self._attempts.get(table) == version
            if ours:
                return
            if version and held is not None and held.row.version >= version:
                if announced < version:  # somebody's question had it read already
                    self._announce(table, version=version)
                return
            changed = [table]
        for one in changed:
            with self._lock:
                watched = one in self._listeners
            if not watched:
                self._drop(one)  # read again when somebody asks
                continue
            try:
                self.live(one, certain=True)
            except (NotFound, Broken):
                self._drop(one)  # whoever watches it is told that it is gone
            self._announce(one, said=table is None, version=version)

    def take_notices(self) -> None:
        """Looks at what operators and other processes want looked at again: tables, sessions, sanctions."""
        with self._noticing:
            self._take_notices()

    def _take_notices(self) -> None:
        for number, about in self.store.notices(self._noticed - OVERLAP):
            if number in self._handled:
                continue
            kind, _, which = about.partition(":")
            if kind == "table":
                self._drop(which)
                self._announce(which)
            for heed in self.heeding:
                heed(kind, which)
            self._handled[number] = None  # only now: if it failed, it is read again
            self._noticed = max(self._noticed, number)
        while len(self._handled) > 2 * OVERLAP:
            self._handled.pop(next(iter(self._handled)))

    # -- changing

    def _change(
        self, table: str, caller: Caller, draft: Callable[Concatenate[Live, P], Draft], *args: P.args, **more: P.kwargs
    ) -> Answer:
        """Drafts a change of the table, saves it and tells the listeners. Returns once it is on the disk; starts over
        if someone else was quicker."""
        session, key = caller
        certain = False
        for _ in range(TRIES):
            live = self.live(table, certain=certain)
            if live.row.closed:
                raise Closed("table-closed")
            try:
                drafted = draft(live, *args, **more)
            except MaleconError:
                earlier = self.store.answer(table, session, key) if key else None
                if earlier is not None:
                    return msgspec.convert(earlier, Answer)
                if self.store.shared and not certain:  # perhaps another process has a newer one
                    certain = True
                    continue
                raise
            after, answer, commit = self._prepare(live, drafted, caller)
            self._attempt(table, after.row.version)
            try:
                self.store.committed(commit)
            except Conflict:
                self._drop(table)
                self._failed(table)
                continue
            except Repeated as repeated:
                self._failed(table)
                return msgspec.convert(repeated.answer, Answer)
            except Exception:
                self._failed(table)
                raise
            self._keep(after)
            if after.over and not live.over:
                self.ended(after)
            if after.row.due_at is not None:
                self.driver.watch(table, after.row.due_at)
            self._announce(table, version=after.row.version)
            return answer
        raise Stale("table-busy")

    def _attempt(self, table: str, version: int) -> None:
        """Whoever hears of this version needs not read it: it is about to be kept here."""
        if self.store.shared:
            with self._lock:
                self._attempts[table] = version
                self._attempts.move_to_end(table)
                while len(self._attempts) > CACHED:
                    self._attempts.popitem(last=False)

    def _failed(self, table: str) -> None:
        """It was not ours after all, or nobody knows: what was heard of it meanwhile is looked at now."""
        if self.store.shared:
            with self._lock:
                self._attempts.pop(table, None)
            self._drop(table)
            self._announce(table)

    def _prepare(self, live: Live, draft: Draft, caller: Caller) -> tuple[Live, Answer, TableCommit]:
        """The table as it will be, what is answered, and what is written."""
        seats = live.with_seats(draft.seats)
        columns = draft.columns
        position = live.position if draft.position is None else draft.position
        asked = live.asking
        if draft.position is not None or any("sealed" in values for values in draft.seats.values()):
            asked = look(position, live.row, seats, self.at_once)
            columns |= asked_columns(asked)
        row = msgspec.structs.replace(live.row, **columns, version=live.row.version + 1)
        again = bool(draft.add) and draft.add[-1].seat == row.to_move
        columns["due_at"] = due_at = self.due_at(row, seats, again)
        row = msgspec.structs.replace(row, due_at=due_at)
        told = _told(live, draft)
        events = live.events + told
        plies = live.plies if draft.plies is None else draft.plies
        opening = live.opening if draft.opening is None else draft.opening
        after = Live(row, seats, position, plies, opening, asked, live.since, events)
        answer = _answer(after, draft.joined)
        keyed = None
        if caller.key and draft.keyed:
            keyed = caller.session, caller.key, msgspec.structs.asdict(answer), clock.now()
        commit = TableCommit(table=live.id, version=live.row.version, columns=columns, add=draft.add,
                             cut_from=draft.cut_from, seats=draft.seats, events=told, answer=keyed)  # fmt: skip
        return after, answer, commit

    def due_at(self, row: TableRow, seats: tuple[SeatRow, ...], again: bool = False) -> int | None:
        return clock.due(row, seats, self.pace, self.started, again)


def _told(live: Live, draft: Draft) -> tuple[EventRow, ...]:
    """What happens to seats, numbered as it is kept."""
    first, at = live.events[-1].number + 1 if live.events else 1, clock.now()
    return tuple(
        EventRow(first + n, e.seat.seat, e.kind, e.seat.name, e.seat.session, e.bot, e.link, live.ply, at)
        for n, e in enumerate(draft.events)
    )


def _answer(live: Live, joined: int | None) -> Answer:
    now = {"ply": live.ply, "revision": live.row.revision, "version": live.row.version, "over": live.over,
           "to_move": live.to_move}  # fmt: skip
    return Answer(**now) if joined is None else Joined(**now, seat=joined)  # type: ignore[arg-type]
