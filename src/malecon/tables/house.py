"""How a table is read, changed and heard of, whatever the change: the ground on which the service stands.

Every change is made from a table as it was read and committed with its version; if somebody was quicker, it is looked
at again. So any number of threads and processes may serve one table, and no lock is held while anybody thinks.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Generator
from concurrent.futures import Future
from threading import Lock
from typing import Any

import msgspec

from malecon.core.errors import MaleconError
from malecon.store import Conflict, Repeated, SeatRow, Store, TableCommit, TableRow
from malecon.tables import clock
from malecon.tables.draft import Draft
from malecon.tables.errors import NotFound, Stale
from malecon.tables.live import Live, load

TRIES = 50  # looks at a table before giving up against quicker others
CACHED = 1000  # tables at hand, some 200 KB each

Listener = Callable[[bool], None]  # whether something was said, which is not at hand as the table is
Make = Callable[[Live], Draft]
Watch = Callable[[str, int | None], None]


class House:
    """All tables of one store. `started` is when the server began: its time of rest is on nobody's clock."""

    def __init__(self, store: Store, started: int | None, pace: int) -> None:
        self.store = store
        self.started = clock.now() if started is None else started
        self.pace = pace
        self.watch: Watch = lambda table, due_at: None  # told when a table is due
        self._cache: OrderedDict[str, Live] = OrderedDict()
        self._lock = Lock()
        self._listeners: dict[str, set[Listener]] = {}
        store.listen(self._heard)

    # -- reading

    def live(self, table: str, *, certain: bool = False) -> Live:
        """A table as it stands. `certain` asks the database whether another process has been at it."""
        with self._lock:
            found = self._cache.get(table)
            if found is not None:
                self._cache.move_to_end(table)
        if found is not None and not (certain and self.store.shared):
            return found
        rows = self.store.load(table)
        if rows is None:
            raise NotFound("table-unknown")
        if found is not None and found.row.version == rows[0].version:
            return found
        return self._keep(load(*rows))

    def knows(self, table: str) -> bool:
        """Whether the table is at hand without asking the database."""
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

    # -- hearing of changes

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Calls the listener after every change of the table; returns what ends it."""
        with self._lock:
            self._listeners.setdefault(table, set()).add(listener)

        def end() -> None:
            with self._lock:
                left = self._listeners.get(table, set())
                left.discard(listener)
                if not left:
                    self._listeners.pop(table, None)

        return end

    def _announce(self, table: str, said: bool = False) -> None:
        with self._lock:
            listeners = list(self._listeners.get(table, ()))
        for listener in listeners:
            listener(said)

    def _heard(self, table: str | None, said: bool) -> None:
        """Another process changed a table (or we ourselves did: then the cache has it already)."""
        if table is None:
            self._drop(None)
            with self._lock:
                changed = list(self._listeners)
        elif said:
            self._announce(table, said=True)
            return
        else:
            changed = [table]
        for one in changed:
            with self._lock:
                watched = one in self._listeners
            if not watched:
                self._drop(one)  # read anew when somebody asks
                continue
            try:
                self.live(one, certain=True)
            except NotFound:
                continue
            self._announce(one, said=table is None)

    # -- changing

    def _change(self, table: str, make: Make, *, session: str = "", key: str | None = None) -> dict[str, Any]:
        """Makes a change from the table as it stands, and waits until it is on the disk."""
        steps = self._changing(table, make, session, key)
        try:
            writing = next(steps)
            while True:
                error = writing.exception()
                writing = next(steps) if error is None else steps.throw(error)
        except StopIteration as end:
            answer: dict[str, Any] = end.value
            return answer

    async def _change_soon(
        self, table: str, make: Make, *, session: str = "", key: str | None = None
    ) -> dict[str, Any]:
        """The same for an event loop, which does other things while the disk is written."""
        steps = self._changing(table, make, session, key)
        try:
            writing = next(steps)
            while True:
                try:
                    await asyncio.wrap_future(writing)
                except (Conflict, Repeated) as outcome:
                    writing = steps.throw(outcome)
                else:
                    writing = next(steps)
        except StopIteration as end:
            answer: dict[str, Any] = end.value
            return answer

    def _changing(
        self, table: str, make: Make, session: str, key: str | None
    ) -> Generator["Future[None]", None, dict[str, Any]]:
        """The steps of a change: gives what must be waited for, and looks again if somebody else was quicker."""
        certain = False
        for _ in range(TRIES):
            live = self.live(table, certain=certain)
            try:
                draft = make(live)
            except MaleconError:
                earlier = self.store.answer(table, session, key) if key else None
                if earlier is not None:
                    return earlier
                if self.store.shared and not certain:  # perhaps another process knows better
                    certain = True
                    continue
                raise
            after, answer, change = self._drawn_up(live, draft, session, key)
            try:
                yield self.store.commit(change)
            except Conflict:
                self._drop(table)
                continue
            except Repeated as repeated:
                return repeated.answer
            self._keep(after)
            self.watch(after.id, after.row.due_at)
            self._announce(table)
            return answer
        raise Stale("table-busy")

    def _drawn_up(
        self, live: Live, draft: Draft, session: str, key: str | None
    ) -> tuple[Live, dict[str, Any], TableCommit]:
        """The table as it will be, what is answered, and what is written."""
        seats = live.with_seats(draft.seats)
        columns = draft.columns
        row = msgspec.structs.replace(live.row, **columns, version=live.row.version + 1)
        again = bool(draft.add) and draft.add[-1].seat == row.to_move
        columns["due_at"] = due_at = self.due_at(row, seats, again)
        row = msgspec.structs.replace(row, due_at=due_at)
        if draft.position is None or draft.plies is None:
            after = Live(row, seats, live.position, live.plies, live.opening, live.to_move)
        else:
            after = Live(row, seats, draft.position, draft.plies, live.opening, row.to_move)
        answer = {"ply": after.ply, "revision": row.revision, "version": row.version, "over": after.over,
                  "to_move": after.to_move} | (draft.answer or {})  # fmt: skip
        keyed = (session, key, answer, clock.now()) if key and draft.keyed else None
        change = TableCommit(table=live.id, version=live.row.version, columns=columns, add=draft.add,
                             cut_from=draft.cut_from, seats=draft.seats, answer=keyed)  # fmt: skip
        return after, answer, change

    def due_at(self, row: TableRow, seats: tuple[SeatRow, ...], again: bool = False) -> int | None:
        """When the house itself must act at this table. A bot that goes on (`again`) is quicker: people wait for turns,
        not for each of a bot's small decisions."""
        if row.over or row.to_move is None:
            return None
        if row.hold is None:
            mover = seats[row.to_move]
            if mover.kind == "bot" or mover.stand_in is not None:
                pace = int(row.settings.get("pace", self.pace))
                return row.moved_at + (pace // 4 if again else pace)
            if mover.plans and mover.session is not None and not row.unplanned:
                return row.moved_at
        runs = clock.running(row, seats)
        if runs is None or row.banks is None:
            return None
        return max(row.moved_at, self.started) + row.banks[runs]
