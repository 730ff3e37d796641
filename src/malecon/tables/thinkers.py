"""Bots think in processes of their own, with a deadline. If a worker hangs or dies, it is replaced; the move still
comes.

Moves come before advice: hints, verdicts and the slowest level never occupy all workers. Advice is stopped when nobody
is waiting for it any more, and with a single worker as soon as a bot's move is due.

A worker gets the position as its seat knows it, with everything else drawn again: not even a bug can let a bot cheat.
"""

import logging
import re
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from random import Random
from threading import Lock, Thread
from time import monotonic
from typing import Any, Protocol

import malecon
from malecon.bots import ADVISER, LEVELS, known
from malecon.core.position import Position
from malecon.store.meters import Meters
from malecon.tables import worker
from malecon.tables.errors import Refused, Unfit
from malecon.tables.fair import Lanes

log = logging.getLogger("malecon.bots")

DEADLINE = 10.0  # seconds for one thought
WARMING = 900.0  # seconds a worker may take to get ready for a title, whose programs may have to be compiled
TRIES = 4  # workers that may be lost over one thought
PATIENCE = 1.0  # seconds everybody may wait for a bot; when more are waiting, each thinks less
FLOOR = "medium"  # the level below which a full server does not go: it decides in about a millisecond
ADVICE_FLOOR = "hard"  # the same for hints and verdicts: one pass of the network
SLOWEST = "master"  # may take long, even before anybody has measured it
QUICK = 0.5  # seconds: what takes longer must leave a worker free for others
ADVICE = 6.0  # seconds for a hint; the worker itself winds up after a third of that, see worker.py
GRACE = 1.5  # seconds a worker gets to stop before it is replaced
TICK = 0.25  # seconds between two looks at the clock while a worker thinks
LATELY = 30.0  # seconds during which an owner counts as active
MOST_ACTIVE = 100
CODE = re.compile(r"[a-z]+(:[0-9]+(\.[0-9]+)?s?)?(,[a-z]+=[0-9.]+)*")
LONGEST_CODE = 60
DEFAULT_BOT = "medium"  # steps in if none was named

_context = get_context("forkserver")
_context.set_forkserver_preload(["malecon.tables.worker"])


def check_code(code: str) -> str:
    """Checks a bot's code: on one's own machine, any bot that comes with Malecón."""
    if len(code) > LONGEST_CODE or not CODE.fullmatch(code):
        raise Unfit("table-bot", code=code[:LONGEST_CODE])
    malecon.bot(code)  # BadBot says what is wrong with it
    return code


@dataclass(frozen=True)
class Thought:
    """Something to think about, as the seat to move sees it."""

    kind: str  # move, hint, verdict
    code: str
    title: str
    known: bytes
    legal: tuple[str, ...]
    extra: tuple[Any, ...]
    owner: str  # whoever made the table or asks; owners take turns
    since: float = field(default_factory=monotonic, compare=False)  # when someone started waiting for it
    outcome: "Future[Any]" = field(default_factory=Future, compare=False)

    @classmethod
    def about(cls, kind: str, code: str, position: Position, *extra: Any, owner: str = "") -> "Thought":
        sight = known(position)
        return cls(kind, code, position.title.name, sight.to_bytes(), sight.legal(), extra, owner)


class Thinkers(Protocol):
    """Whoever thinks for bots."""

    def think(self, thought: Thought) -> "Future[Any]": ...

    def close(self) -> None: ...


class ThisProcess:
    """Thinks right away while everybody waits: for games at one keyboard."""

    def think(self, thought: Thought) -> "Future[Any]":
        position = malecon.title(thought.title).from_bytes(thought.known, trusted=True)
        thought.outcome.set_result(worker.THINKING[thought.kind](thought.code, position, *thought.extra))
        return thought.outcome

    def close(self) -> None:
        """Does nothing: there are no processes."""


class BotPool:
    """A number of worker processes, started when they are first needed."""

    def __init__(self, size: int = 2, deadline: float = DEADLINE, meters: Meters | None = None) -> None:
        self.size = size
        self.deadline = deadline
        self._meters = meters or Meters()
        self._lanes: Lanes[Thought] = Lanes(size, lambda thought: thought.kind == "move")
        self._running: dict[int, Thought] = {}  # by worker
        self._active: OrderedDict[str, float] = OrderedDict()  # owners by when they last wanted a move
        self._threads: list[Thread] = []
        self._workers: dict[int, Worker] = {}
        self._took: dict[tuple[str, str], float] = {}  # (title, code) -> seconds a move usually takes
        self._lock = Lock()
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The worker processes that live now."""
        return [w.pid for w in list(self._workers.values()) if w.pid is not None]

    @property
    def waiting(self) -> int:
        """Thoughts that no worker has started yet."""
        return len(self._lanes)

    def think(self, thought: Thought) -> "Future[Any]":
        """Hands a thought to the workers. The result comes from another thread; until then the thought can be
        cancelled."""
        with self._lock:
            if self._closed:
                thought.outcome.cancel()
                return thought.outcome
            if len(self._threads) < self.size:
                thread = Thread(target=self._serve, args=(len(self._threads),), name="malecon-bots", daemon=True)
                self._threads.append(thread)
                thread.start()
            if thought.kind == "move":
                self._active[thought.owner] = monotonic()
                self._active.move_to_end(thought.owner)
                while len(self._active) > MOST_ACTIVE:
                    self._active.popitem(last=False)
        self._lanes.put(thought.owner, thought, self._is_slow(thought))
        if thought.kind == "move" and self.size == 1:
            self._stop(lambda running: running.kind != "move")
        thought.outcome.add_done_callback(lambda outcome: self._give_up(thought) if outcome.cancelled() else None)
        return thought.outcome

    def _give_up(self, thought: Thought) -> None:
        """Drops a thought that nobody is waiting for any more."""
        self._lanes.remove(thought.owner, thought)
        self._stop(lambda running: running is thought)

    def _stop(self, which: Callable[[Thought], bool]) -> None:
        """Asks workers to finish early."""
        for number, running in list(self._running.items()):
            worker = self._workers.get(number)
            if worker is not None and which(running):
                worker.stop()

    def _is_slow(self, thought: Thought) -> bool:
        return thought.kind != "move" or self._usual(thought.title, thought.code) > QUICK

    def _usual(self, title: str, code: str) -> float:
        """The seconds a move of this level usually takes, if known."""
        return self._took.get((title, code), inf if code == SLOWEST else 0.0)

    def close(self) -> None:
        with self._lock:
            self._closed = True
        self._lanes.close()
        for thread in self._threads:
            thread.join(0.5)
        for one in list(self._workers.values()):
            one.kill()

    def _serve(self, number: int) -> None:
        while (found := self._lanes.get()) is not None:
            thought, slow = found
            try:
                if not thought.outcome.cancelled():
                    self._settle(number, thought, slow)
            finally:
                self._lanes.done(slow)

    def _settle(self, number: int, thought: Thought, slow: bool) -> None:
        self._meters.took("malecon_thought_wait_seconds", monotonic() - thought.since, kind=thought.kind)
        self._running[number] = thought
        result, error = None, None
        try:
            result = self._think(number, self._affordable(thought, slow))
        except Exception as trouble:
            error = trouble
        del self._running[number]
        if not thought.outcome.set_running_or_notify_cancel():
            return  # dropped meanwhile
        if error is None:
            thought.outcome.set_result(result)
        else:
            thought.outcome.set_exception(error)

    def _affordable(self, thought: Thought, slow: bool) -> Thought:
        """The strongest level for which nobody waits too long: when many are waiting, each bot thinks less, and so does
        one that must leave room for others (not `slow`)."""
        levels = list(LEVELS)
        if thought.code not in levels:
            return thought
        most, busy = levels.index(thought.code), len(self._lanes) >= self.size
        if thought.kind != "move":
            most = min(most, levels.index(ADVICE_FLOOR if busy else ADVISER))
            return replace(thought, code=levels[most])
        allowed = inf if slow and not self._crowded(thought.owner) else QUICK
        if busy:
            left = max(0.0, thought.since + PATIENCE - monotonic())
            allowed = min(allowed, left * self.size / (len(self._lanes) + 1))
        least = min(most, levels.index(FLOOR))
        for code in reversed(levels[least : most + 1]):
            if self._usual(thought.title, code) <= allowed or code == levels[least]:
                if code != thought.code:
                    self._meters.count("malecon_thoughts_lowered_total")
                return replace(thought, code=code)
        return thought

    def _crowded(self, owner: str) -> bool:
        """Whether the only worker also has to serve others."""
        if self.size > 1:
            return False
        with self._lock:
            return any(who != owner and monotonic() - at < LATELY for who, at in self._active.items())

    def _think(self, number: int, thought: Thought) -> Any:
        deadline = self.deadline if thought.kind == "move" else min(self.deadline, ADVICE)
        for _ in range(TRIES):
            if self._closed or thought.outcome.cancelled():
                break
            try:
                if number not in self._workers:
                    self._workers[number] = Worker()
                outcome, seconds = self._workers[number].think(thought, deadline)
            except Exception as error:  # whatever happened to the process or to the server that forks them
                log.warning("a bot worker was lost (%s), starting another", type(error).__name__)
                self._meters.count("malecon_bot_workers_lost_total")
                lost = self._workers.pop(number, None)
                if lost is not None:
                    lost.kill()
                if isinstance(error, TimeoutError):
                    break  # its time is up: no second try
                continue
            if outcome[0] == "ok":
                self._note(thought, seconds)
                return outcome[1]
            log.error("bot %s failed: %s", thought.code, outcome[1])
            break
        if thought.kind == "move":
            return Random(thought.known).choice(thought.legal)  # a weak move is better than none
        raise Refused("table-hint-none")

    def _note(self, thought: Thought, seconds: float) -> None:
        self._meters.count("malecon_thoughts_total", kind=thought.kind, level=thought.code)
        self._meters.took("malecon_thought_seconds", seconds, kind=thought.kind)
        if thought.kind == "move":
            key = thought.title, thought.code
            self._took[key] = 0.8 * self._took.get(key, seconds) + 0.2 * seconds


class Worker:
    """One process and the pipe to it."""

    _number = 0  # of the request it is at
    _until = inf  # when it must have answered
    _can_stop = False  # what it is at

    def __init__(self) -> None:
        self._sending = Lock()
        self._ours, theirs = _context.Pipe()
        self._process: ForkServerProcess = _context.Process(target=worker.serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._known: set[str] = set()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def think(self, thought: Thought, deadline: float) -> tuple[tuple[str, Any], float]:
        """The outcome, and the seconds it took. The deadline is for thinking only: a worker that doesn't know the title
        yet prepares it first."""
        if thought.title not in self._known:
            outcome = self._say("warm", thought, (), WARMING)
            if outcome[0] != "ok":
                return outcome, 0.0
            self._known.add(thought.title)
        began = monotonic()
        return self._say(thought.kind, thought, thought.extra, deadline), monotonic() - began

    def _say(self, kind: str, thought: Thought, extra: tuple[Any, ...], patience: float) -> tuple[str, Any]:
        connection: Connection = self._ours
        with self._sending:
            self._number += 1
            self._until, self._can_stop = monotonic() + patience, kind in worker.ADVICE
            connection.send((kind, thought.code, thought.title, thought.known, extra, self._number))
        while not connection.poll(max(0.0, min(TICK, self._until - monotonic()))):
            if monotonic() >= self._until:
                raise TimeoutError
        with self._sending:
            self._can_stop = False
        outcome: tuple[str, Any] = connection.recv()
        return outcome

    def stop(self) -> None:
        """Asks for what it has found so far: advice can be cut short."""
        with self._sending, suppress(OSError, ValueError):
            if self._can_stop:
                self._can_stop = False
                self._until = min(self._until, monotonic() + GRACE)
                self._ours.send(("stop", self._number))

    def kill(self) -> None:
        with suppress(OSError, ValueError):
            self._process.kill()
            self._process.join(1)
            self._ours.close()
