"""What the server does by itself: play a bot's move when it is due, follow a plan that fits, act when time runs out.

Each table's row says when it is due, so nothing is lost by a restart; this process only remembers which tables to look
at next.
"""

import heapq
import logging
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from threading import Condition, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from malecon.store import Unusable
from malecon.tables import lessons, plans
from malecon.tables.clock import now
from malecon.tables.errors import Broken, NotFound
from malecon.tables.live import Live
from malecon.tables.thinkers import Thinkers, Thought

if TYPE_CHECKING:
    from malecon.tables.service import Tables

log = logging.getLogger("malecon.tables")

CLEANING = 3600.0  # seconds
SWEEP = 1.0  # seconds between looks into the database
OVERDUE = 10_000  # milliseconds after which another process's table counts as forgotten
LATER = 1000  # milliseconds after which it is tried again where the database did not answer
MOST_FAILED = 1000  # tables remembered at which something of ours went wrong


class Driver:
    def __init__(self, tables: "Tables", thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._due: list[tuple[int, str]] = []
        self._thinking: dict[str, tuple[int, Future[Any]]] = {}  # table -> version being thought about, what comes
        self._failed: dict[str, int] = {}  # table -> the version at which something of ours went wrong: it rests there
        self._changed = Condition()
        self._stopped = True
        self._hurried = False
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
        """Looks at this table when it is due."""
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
                    wait = (self._due[0][0] - now()) / 1000 if self._due else None
                    if wait is not None and wait <= 0:
                        break
                    self._changed.wait(wait)
                if self._stopped:
                    return
                _, table = heapq.heappop(self._due)
            self._safely(table)

    def _sweep(self) -> None:
        """Finds what a restart or a lost process left behind, and from time to time deletes what nobody needs."""
        cleaning = 0.0
        while not self._stopped:
            try:
                with suppress(Unusable):  # it has been logged elsewhere
                    self._tables.take_notices()
                if self._tables.store.try_to_lead():
                    if monotonic() >= cleaning:
                        cleaning = monotonic() + CLEANING
                        self._tables.clean_up()
                    moment = now()
                    for table, due_at in self._tables.store.due(moment):
                        ours = (
                            not self._tables.store.shared or due_at < self._tables.started or moment - due_at > OVERDUE
                        )
                        if ours and not self._is_thinking(table) and not self._tables.is_broken(table):
                            self.watch(table, due_at)
            except Unusable as trouble:
                log.warning("could not look for what is due: %s", trouble)
            except Exception:
                log.exception("could not look for what is due")
            with self._changed:
                self._changed.wait_for(lambda: self._stopped or self._hurried, SWEEP)
                self._hurried = False

    def hurry(self) -> None:
        """Wakes the sweep, because there is something to look at."""
        with self._changed:
            self._hurried = True
            self._changed.notify_all()

    def _is_thinking(self, table: str, version: int | None = None) -> bool:
        """Whether a bot is thinking about this version of the table, or about any."""
        thought = self._thinking.get(table)
        return thought is not None and (version is None or thought[0] == version)

    def _safely(self, table: str) -> None:
        version = -1
        try:
            live = self._tables.live(table)
            version = live.row.version
            self._look(live)
        except (NotFound, Broken):
            pass  # said once by the keeper
        except Unusable:
            self._later(table)
        except Exception:
            self._fail(table, version)

    def _fail(self, table: str, version: int) -> None:
        """Says once what went wrong; the table is left alone until somebody changes it."""
        if self._failed.get(table) != version:
            log.exception("a table could not go on: %s", table)
        self._failed.pop(table, None)
        self._failed[table] = version
        while len(self._failed) > MOST_FAILED:
            self._failed.pop(next(iter(self._failed)), None)

    def _later(self, table: str) -> None:
        self.watch(table, now() + LATER)

    def _look(self, live: Live) -> None:
        row = live.row
        if row.due_at is None or not live.gathered or self._is_thinking(live.id, row.version):
            return
        if self._failed.get(live.id) == row.version:
            return
        if row.due_at > now():
            self.watch(live.id, row.due_at)
            return
        asked = [] if row.hold is not None else list(live.questions)
        bots = [(seat, code) for seat in asked if (code := live.bot_of(seat)) is not None]
        if bots:
            self._think(live, *bots[0])
        elif not row.unplanned and any(live.seats[seat].plans for seat in asked):
            self._follow_plans(live, asked)
        else:
            self._tables.flag(live.id, row.version)

    def _think(self, live: Live, seat: int, code: str) -> None:
        table, version = live.id, live.row.version
        staged = lessons.bots_move(live)
        if staged is not None:
            self._tables.act_for(table, seat, version, staged, "lesson")
            self.watch(table, self._tables.live(table).row.due_at)
            return
        earlier = self._thinking.pop(table, None)
        if earlier is not None:
            earlier[1].cancel()  # the table has moved on since
        thought = Thought.about("move", code, live.questions[seat], owner=live.row.maker or table)
        self._thinking[table] = version, thought.outcome
        thought.outcome.add_done_callback(partial(self._moved, table, seat, version, code))
        self._thinkers.think(thought)

    def _moved(self, table: str, seat: int, version: int, code: str, outcome: "Future[str | None]") -> None:
        """A bot has chosen, or was told to stop."""
        if self._thinking.get(table, (0, None))[1] is outcome:
            del self._thinking[table]
        if outcome.cancelled() or self._stopped:
            return
        try:
            notation = None if outcome.exception() else outcome.result()
            if notation is not None:
                self._tables.act_for(table, seat, version, notation, code)
            due_at = self._tables.live(table).row.due_at
        except Unusable:
            self._later(table)
            return
        except (NotFound, Broken):
            return  # an operator took it away meanwhile
        except Exception:
            self._fail(table, version)
            return
        if due_at is not None and due_at <= now():
            self.watch(table, due_at if notation is not None else now() + LATER)

    def _follow_plans(self, live: Live, asked: list[int]) -> None:
        """The first plan that fits of a seat that is asked."""
        for seat in asked:
            stored = live.seats[seat].plans or []
            wishes = plans.read(stored)
            found = plans.follow(live.questions[seat], seat, wishes)
            if found is None:
                continue
            number, notation = found
            if self._tables.act_for(live.id, seat, live.row.version, notation, "plan") and wishes[number].once:
                left = [plan for n, plan in enumerate(stored) if n != number]
                self._tables.replan(live.id, seat, stored, left)
            return
        self._tables.no_plan(live.id, live.row.version)
