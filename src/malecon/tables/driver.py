"""What the house does by itself: a bot's move when it is due, a plan that fits, a flag that falls.

Each table's row says when it is due, so that nothing is forgotten by a restart; this process remembers only which
tables to look at next.
"""

import heapq
import logging
from threading import Condition, Thread
from time import time
from typing import TYPE_CHECKING

from malecon.store import Unusable
from malecon.tables import plans
from malecon.tables.bots import BotPool, task
from malecon.tables.errors import NotFound
from malecon.tables.live import Live

if TYPE_CHECKING:
    from malecon.tables.service import Tables

log = logging.getLogger("malecon.tables")

SWEEP = 1.0  # seconds between looks into the database
LOST = 180.0  # seconds after which a thought is given up
OVERDUE = 10_000  # milliseconds after which another process's table counts as forgotten
LATER = 1000  # milliseconds after which it is tried again where the database did not answer


class Driver:
    def __init__(self, tables: "Tables", pool: BotPool) -> None:
        self._tables = tables
        self._pool = pool
        self._due: list[tuple[int, str]] = []
        self._thinking: dict[str, tuple[int, float]] = {}  # table -> version being thought about, since when
        self._changed = Condition()
        self._stopped = True
        self._threads: list[Thread] = []

    def start(self) -> None:
        self._stopped = False
        for target in (self._run, self._sweep):
            thread = Thread(target=target, name=f"malecon-{target.__name__.strip('_')}", daemon=True)
            self._threads.append(thread)
            thread.start()

    def stop(self) -> None:
        with self._changed:
            self._stopped = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(2)

    def watch(self, table: str, due_at: int | None) -> None:
        """This table must be looked at then."""
        if due_at is None or self._stopped:
            return
        with self._changed:
            heapq.heappush(self._due, (due_at, table))
            if self._due[0] == (due_at, table):
                self._changed.notify_all()

    def _run(self) -> None:
        while True:
            with self._changed:
                while not self._stopped:
                    wait = self._due[0][0] / 1000 - time() if self._due else None
                    if wait is not None and wait <= 0:
                        break
                    self._changed.wait(wait)
                if self._stopped:
                    return
                _, table = heapq.heappop(self._due)
            self._safely(table)

    def _sweep(self) -> None:
        """Finds what a restart or a lost process left behind."""
        while not self._stopped:
            try:
                if self._tables.store.try_to_lead():
                    moment = int(time() * 1000)
                    for table, due_at in self._tables.store.due(moment):
                        ours = (
                            not self._tables.store.shared or due_at < self._tables.started or moment - due_at > OVERDUE
                        )
                        if ours and not self._is_thinking(table):
                            self.watch(table, due_at)
            except Unusable as trouble:
                log.warning("could not look for what is due: %s", trouble)
            except Exception:
                log.exception("could not look for what is due")
            with self._changed:
                self._changed.wait_for(lambda: self._stopped, SWEEP)

    def _is_thinking(self, table: str, version: int | None = None) -> bool:
        """Whether a bot is at it. A thought that never came back does not count for ever."""
        thought = self._thinking.get(table)
        if thought is None or time() - thought[1] > LOST:
            return False
        return version is None or thought[0] == version

    def _safely(self, table: str) -> None:
        try:
            self._look(self._tables.live(table))
        except NotFound:
            pass
        except Unusable:
            self._later(table)
        except Exception:
            log.exception("a table could not go on: %s", table)

    def _later(self, table: str) -> None:
        self.watch(table, int(time() * 1000) + LATER)

    def _look(self, live: Live) -> None:
        row = live.row
        if row.due_at is None or self._is_thinking(live.id, row.version):
            return
        if row.due_at > int(time() * 1000):
            self.watch(live.id, row.due_at)
            return
        seat = live.to_move
        if seat is None:
            return
        code = live.bot_of(seat)
        if row.hold is not None or (code is None and (row.unplanned or not live.seats[seat].plans)):
            self._tables.flag(live.id, row.version)
        elif code is not None:
            self._think(live, seat, code)
        else:
            self._follow_plan(live, seat)

    def _think(self, live: Live, seat: int, code: str) -> None:
        table, version = live.id, live.row.version
        self._thinking[table] = version, time()

        def done(notation: str | None) -> None:
            self._thinking.pop(table, None)
            try:
                if notation is not None and not self._stopped:
                    self._tables.act_for(table, seat, version, notation, code)
                due_at = self._tables.live(table).row.due_at
            except Unusable:
                self._later(table)
                return
            if due_at is not None and due_at <= int(time() * 1000):
                self.watch(table, due_at)

        self._pool.submit(task("move", code, live.position, seat, done))

    def _follow_plan(self, live: Live, seat: int) -> None:
        wishes = live.seats[seat].plans or []
        found = plans.follow(live.position, seat, wishes)
        if found is None:
            self._tables.no_plan(live.id, live.row.version)
            return
        number, notation = found
        if self._tables.act_for(live.id, seat, live.row.version, notation, "plan") and wishes[number].get("once"):
            left = [w for n, w in enumerate(wishes) if n != number]
            self._tables.replan(live.id, seat, wishes, left)
