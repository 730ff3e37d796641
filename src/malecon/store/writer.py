"""One thread writes. What is waiting is committed together: one flush to disk for many tables.

A job is a function of a connection. If one job of a batch fails, the batch is rolled back and each job runs by itself,
so that nobody suffers from a neighbour's mistake. That is why jobs must change nothing but the database. An exception
that a job returns (instead of raising it) is its own result and not a failure of the batch.
"""

import contextlib
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, perf_counter, sleep
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from malecon.store.errors import is_trouble, unusable
from malecon.store.meters import Meters

log = logging.getLogger("malecon.store")

T = TypeVar("T")
Job = Callable[[Connection], Any]

MOST_TOGETHER = 128
TRIES = 5  # after a lost connection or a deadlock, each a little later
STUCK = 1.5  # seconds after which a slow batch no longer makes anyone else wait
AGAIN = 0.5  # the same after trouble
TICK = 0.1  # seconds between two checks
WAIT = 4.0  # seconds to wait for a write; then it is cancelled if it hasn't been started, and the client is told
BEGUN = 6.0  # more seconds for one that has been started: it is about to succeed or fail


class Apart(Exception):
    """These jobs can't be done together."""


class Writer:
    """Runs jobs in transactions, in the order they came (by table if several are done together). If one takes too long,
    the jobs behind it are given up and new ones are refused: clients are told at once, and their threads are free for
    reading."""

    def __init__(
        self, engine: Engine, at_once: Callable[[Connection, Sequence[Job]], list[Any]], meters: Meters
    ) -> None:
        """`at_once` can do several jobs together, or raises Apart."""
        self._at_once = at_once
        self._meters = meters
        self._engine = engine.execution_options(malecon_write=True)
        self.trouble: str | None = None  # the database's complaint: logged once, not for every client
        self._began: float | None = None  # when the current batch was started
        self._queue: SimpleQueue[tuple[str, Job, Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="malecon-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    @property
    def stuck(self) -> bool:
        """Whether the current batch takes too long. After trouble there is less patience."""
        began = self._began
        return began is not None and monotonic() - began > (STUCK if self.trouble is None else AGAIN)

    @property
    def idle(self) -> bool:
        return self._began is None and not self.waiting

    def submit(self, order: str, job: Callable[[Connection], T]) -> "Future[T]":
        """Adds a job; `order` groups jobs of one table. The future is done only once the change is on disk."""
        future: Future[T] = Future()
        if self.stuck:
            future.set_exception(self._busy())
        else:
            self._queue.put((order, job, future))
        return future

    def write(self, order: str, job: Callable[[Connection], T]) -> T:
        return self.outcome(self.submit(order, job))

    def outcome(self, future: "Future[T]") -> T:
        """The result of a job. Raises Unusable if the database takes too long; then the job won't be done later
        either."""
        asked = monotonic()
        while True:
            try:
                return future.result(TICK)
            except FutureTimeout:
                waited = monotonic() - asked
                if ((self.stuck or waited > WAIT) and future.cancel()) or waited > WAIT + BEGUN:
                    raise self._busy() from None

    def close(self) -> None:
        """Finishes what is waiting, then stops."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch, last = [first], False
            with contextlib.suppress(Empty):
                while len(batch) < MOST_TOGETHER:
                    following = self._queue.get_nowait()
                    if following is None:
                        last = True
                        break
                    batch.append(following)
            began = perf_counter()
            self._began = monotonic()
            self._carry_out(batch)
            self._began = None
            self._meters.took("malecon_write_seconds", perf_counter() - began)
            self._meters.count("malecon_write_batches_total")
            if last:
                return

    def _carry_out(self, waiting: list[tuple[str, Job, "Future[Any]"]]) -> None:
        batch = [entry for entry in waiting if entry[2].set_running_or_notify_cancel()]
        batch.sort(key=lambda entry: entry[0])  # the same order in all processes, so their batches can't deadlock
        jobs = [job for _, job, _ in batch]
        for way in (self._at_once, _in_turn) if len(batch) > 1 else ():
            try:
                with self._engine.begin() as connection:
                    outcomes = way(connection, jobs)
            except Exception as error:
                if not isinstance(error, Apart):  # that is nothing to speak of, and a matter of chance
                    log.debug("%d jobs not done together: %s", len(batch), type(error).__name__)
                if is_trouble(error) and not _passes(error):
                    complaint = self._complaint(error)  # a lock, a full disk: each by itself would fare no better
                    for _, _, future in batch:
                        future.set_exception(complaint)
                    self._meters.count("malecon_writes_total", len(batch), outcome="failed")
                    return
            else:
                self._works()
                self._meters.count("malecon_writes_total", len(batch), outcome="done")
                for (_, _, future), outcome in zip(batch, outcomes, strict=True):
                    _settle(future, outcome)
                return
        for _, job, future in batch:
            self._carry_out_one(job, future)

    def _carry_out_one(self, job: Job, future: "Future[Any]") -> None:
        for attempt in range(1, TRIES + 1):
            try:
                with self._engine.begin() as connection:
                    result = job(connection)
            except Exception as error:
                if _passes(error) and attempt < TRIES:
                    sleep(0.1 * attempt)
                    continue
                self._meters.count("malecon_writes_total", outcome="failed")
                future.set_exception(self._complaint(error) if is_trouble(error) else error)
            else:
                self._works()
                self._meters.count("malecon_writes_total", outcome="done")
                _settle(future, result)
            return

    def _busy(self) -> Exception:
        """Notes that it takes too long, unless there is a complaint of the database, which says more."""
        error = TimeoutError("it is busy")
        return self._complaint(error) if self.trouble is None else unusable(self._engine.url, error)

    def _complaint(self, error: Exception) -> Exception:
        complaint = unusable(self._engine.url, error)
        if str(complaint) != self.trouble:
            self.trouble = str(complaint)
            log.error("%s", complaint)
        return complaint

    def _works(self) -> None:
        if self.trouble is not None:
            self.trouble = None
            log.warning("The database can be written again.")


def _passes(error: Exception) -> bool:
    """Whether it may work a moment later: a lost connection, a deadlock."""
    return isinstance(error, DBAPIError) and (error.connection_invalidated or "deadlock" in str(error).lower())


def _in_turn(connection: Connection, jobs: Sequence[Job]) -> list[Any]:
    return [job(connection) for job in jobs]


def _settle(future: "Future[Any]", outcome: Any) -> None:
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
