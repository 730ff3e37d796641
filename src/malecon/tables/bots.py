"""Bots think in processes of their own, with a deadline. A worker that hangs or dies is replaced; the move still comes.

A worker is sent the position as its seat may know it, everything else drawn anew: not even a bug can let a bot cheat.
"""

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from queue import SimpleQueue
from random import Random
from secrets import randbits
from threading import Lock, Thread
from typing import Any

import malecon
from malecon.bots import LEVELS
from malecon.core.position import Position
from malecon.tables import worker
from malecon.tables.errors import Unfit

log = logging.getLogger("malecon.bots")

DEADLINE = 20.0  # seconds for one thought
WARMING = 900.0  # seconds a worker may take to get ready for a title, whose programs may have to be compiled
TRIES = 4
CODE = re.compile(r"[a-z]+(:[0-9]+(\.[0-9]+)?s?)?(,[a-z]+=[0-9.]+)*")
LONGEST_CODE = 60

_context = get_context("forkserver")
_context.set_forkserver_preload(["malecon.tables.worker"])


DEFAULT_BOT = "medium"  # steps in where none was named


def check_code(code: str) -> str:
    """A bot's code as people may give it: a file of one's own is for the command line, not for a server."""
    if len(code) > LONGEST_CODE or not CODE.fullmatch(code):
        raise Unfit("table-bot", code=code[:LONGEST_CODE])
    malecon.bot(code)  # BadBot says what is wrong with it
    return code


def levels() -> list[tuple[str, str]]:
    """(level, code) of the bots offered to people."""
    return list(LEVELS.items())


@dataclass
class Task:
    """Something to think about."""

    kind: str  # move, hint
    code: str
    title: str
    position: bytes
    legal: tuple[str, ...]
    done: Callable[[Any], None]
    extra: tuple[Any, ...] = ()


def task(kind: str, code: str, position: Position, seat: int, done: Callable[[Any], None], *extra: Any) -> Task:
    seen = position.determinize(seat, randbits(53))
    return Task(kind, code, position.title.name, seen.to_bytes(), position.legal(), done, extra)


class BotPool:
    """So many worker processes, started when they are first needed."""

    def __init__(self, size: int = 2, deadline: float = DEADLINE) -> None:
        self.size = size
        self.deadline = deadline
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._threads: list[Thread] = []
        self._workers: dict[int, Worker] = {}
        self._lock = Lock()
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The worker processes that live now."""
        return [w.pid for w in list(self._workers.values()) if w.pid is not None]

    def submit(self, task: Task) -> None:
        """Thinks it over; `done` is called from another thread with the outcome."""
        with self._lock:
            if self._closed:
                return
            if len(self._threads) < self.size:
                thread = Thread(target=self._serve, args=(len(self._threads),), name="malecon-bots", daemon=True)
                self._threads.append(thread)
                thread.start()
        self._queue.put(task)

    def close(self) -> None:
        with self._lock:
            self._closed = True
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join(0.5)
        for one in list(self._workers.values()):
            one.kill()

    def _serve(self, number: int) -> None:
        while (task := self._queue.get()) is not None:
            try:
                task.done(self._think(number, task))
            except Exception:
                log.exception("a bot's answer could not be used")

    def _think(self, number: int, task: Task) -> Any:
        for _ in range(TRIES):
            if self._closed:
                return None
            try:
                if number not in self._workers:
                    self._workers[number] = Worker()
                outcome = self._workers[number].ask(task, self.deadline)
            except Exception as error:  # whatever became of the process or of the server that forks them
                log.warning("a bot worker was lost (%s), starting another", type(error).__name__)
                lost = self._workers.pop(number, None)
                if lost is not None:
                    lost.kill()
                continue
            if outcome[0] == "ok":
                return outcome[1]
            log.error("bot %s failed: %s", task.code, outcome[1])
            break
        if task.kind == "move":
            return Random(task.position).choice(task.legal)  # a weak move is better than none
        return None


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self._ours, theirs = _context.Pipe()
        self._process: ForkServerProcess = _context.Process(target=worker.serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._known: set[str] = set()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def ask(self, task: Task, deadline: float) -> tuple[str, Any]:
        """The deadline is for thinking: a worker that does not know the title yet gets ready for it first."""
        if task.title not in self._known:
            outcome = self._say("warm", task, (), WARMING)
            if outcome[0] != "ok":
                return outcome
            self._known.add(task.title)
        return self._say(task.kind, task, task.extra, deadline)

    def _say(self, kind: str, task: Task, extra: tuple[Any, ...], patience: float) -> tuple[str, Any]:
        connection: Connection = self._ours
        connection.send((kind, task.code, task.title, task.position, extra))
        if not connection.poll(patience):
            raise TimeoutError
        outcome: tuple[str, Any] = connection.recv()
        return outcome

    def kill(self) -> None:
        try:
            self._process.kill()
            self._process.join(1)
            self._ours.close()
        except (OSError, ValueError):
            pass
