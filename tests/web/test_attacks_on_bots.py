"""Hints and the slowest level must not keep anybody's bots waiting; advice that nobody waits for ends."""

import signal
from collections.abc import Iterator
from concurrent.futures import CancelledError
from multiprocessing import Pipe
from threading import Event, Lock, Thread, Timer
from time import monotonic, sleep
from typing import Any, ClassVar

import pytest

import malecon
from malecon.bots import ADVISER, Sight, Stop, bot, explain
from malecon.core.position import Position
from malecon.tables import thinkers, worker
from malecon.tables.errors import Refused
from malecon.tables.thinkers import BotPool, Thought
from patience import PATIENCE, until

SECONDS = {"easy": 0.0, "medium": 0.0, "hard": 0.02, "expert": 0.2}  # master and hints: until they may end
FOR_EVER = 2 * PATIENCE
POSITION = malecon.title("santiago").new(2, 1)


class Staged(thinkers.Worker):
    """A worker whose moves take as long as their level would. The slowest level and hints take for ever, unless they are
    stopped or the test lets them end: whoever waited behind them would wait longer than the test does."""

    made = 0
    hints: ClassVar[list[str]] = []
    masters: ClassVar[list[str]] = []  # that were begun
    end: ClassVar[Event] = Event()

    def __init__(self) -> None:
        type(self).made += 1
        self._known, self._stopped = {"santiago"}, Event()

    @property
    def pid(self) -> None:
        return None

    def _say(self, kind: str, thought: Thought, extra: Any, patience: float) -> tuple[str, Any]:
        if kind == "move" and thought.code in SECONDS:
            sleep(SECONDS[thought.code])
            return "ok", thought.code
        self._stopped.clear()
        (self.hints if kind == "hint" else self.masters).append(thought.code)
        late = monotonic() + patience
        while not (self.end.wait(0.01) or self._stopped.is_set()):
            if monotonic() > late:
                raise TimeoutError
        return "ok", thought.code

    def stop(self) -> None:
        self._stopped.set()

    def kill(self) -> None:
        self.end.set()


@pytest.fixture(params=[1, 2])
def staged(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    monkeypatch.setattr(thinkers, "Worker", Staged)
    monkeypatch.setattr(Staged, "hints", [])
    monkeypatch.setattr(Staged, "masters", [])
    monkeypatch.setattr(Staged, "made", 0)
    monkeypatch.setattr(Staged, "end", Event())
    monkeypatch.setattr(thinkers, "ADVICE", FOR_EVER)
    running = BotPool(request.param, deadline=FOR_EVER)
    yield running
    running.close()


def moves(pool: BotPool, level: str = "expert", people: int = 5) -> None:
    """Other people's bots move, one after the other."""
    for n in range(people):
        pool.think(Thought.about("move", level, POSITION, owner=f"other{n}")).result(PATIENCE)


def begun(hints: int) -> None:
    until(lambda: len(Staged.hints) >= hints, "a hint")


@pytest.mark.parametrize("hints", [2, 60])
def test_hints_keep_nobodys_bot_waiting(staged: BotPool, hints: int) -> None:
    asked = [staged.think(Thought.about("hint", "master", POSITION, owner=f"asker{n}")) for n in range(hints)]
    begun(1)
    moves(staged)
    assert any(outcome.done() for outcome in asked) or staged.size > 1
    assert "master" not in Staged.hints, "advice is given at the adviser's level, or below"


def test_hints_get_their_turn_while_bots_are_busy(staged: BotPool) -> None:
    Staged.end.set()
    hint = staged.think(Thought.about("hint", ADVISER, POSITION, owner="asker"))
    for n in range(50):
        staged.think(Thought.about("move", "hard", POSITION, owner=f"p{n % 7}"))
    assert hint.result(PATIENCE) in ("hard", ADVISER)


def test_two_tables_of_masters_keep_nobody_else_waiting(staged: BotPool) -> None:
    moves(staged, "easy", 2)
    masters = [staged.think(Thought.about("move", "master", POSITION, owner="m0"))]
    if staged.size > 1:
        until(lambda: Staged.masters, "the first one's thinking")
    masters.append(staged.think(Thought.about("move", "master", POSITION, owner="m1")))
    moves(staged)
    assert not masters[0].done() or staged.size == 1
    Staged.end.set()
    levels = [outcome.result(PATIENCE) for outcome in masters]
    assert levels[0] == "master" or staged.size == 1, "one may think as long as it should where two workers are"
    assert "master" not in levels[1:]


def test_a_running_hint_is_stopped_when_nobody_waits_for_it(staged: BotPool) -> None:
    hint = staged.think(Thought.about("hint", ADVISER, POSITION, owner="asker"))
    begun(1)
    assert hint.cancel(), "also while it is thought about"
    with pytest.raises(CancelledError):
        hint.result(0)
    again = staged.think(Thought.about("hint", ADVISER, POSITION, owner="asker"))
    begun(2)  # the worker is free again
    again.cancel()
    assert Staged.made == 1, "and it is the same one"


# -- the worker itself


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Our end of the pipe to a worker whose hints go on until they are stopped."""

    def hint(code: str, known: Position, stop: Stop) -> str:
        while not stop():
            sleep(0.005)
        return "what there was"

    monkeypatch.setitem(worker.THINKING, "hint", hint)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    ours, theirs = Pipe()
    serving = Thread(target=worker.serve, args=(theirs,), daemon=True)
    serving.start()
    yield ours
    ours.close()
    serving.join(PATIENCE)


def test_a_worker_stops_for_its_own_request_only(asked: Any) -> None:
    request = ("hint", "expert", "santiago", POSITION.to_bytes(), ())
    asked.send((*request, 2))
    asked.send(("stop", 1))  # meant for an earlier one
    assert not asked.poll(0.3)
    asked.send(("stop", 2))
    assert asked.poll(PATIENCE) and asked.recv() == ("ok", "what there was")
    asked.send(("stop", 2))  # too late: it harms nobody
    asked.send((*request, 3))
    assert asked.poll(worker.LONG_ENOUGH + PATIENCE) and asked.recv()[0] == "ok", "it ends by itself too"


def test_a_worker_that_does_not_stop_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "GRACE", 0.1)
    one = thinkers.Worker.__new__(thinkers.Worker)
    ours, theirs = Pipe()
    one._ours, one._sending, one._known = ours, Lock(), {"santiago"}
    thought = Thought.about("hint", ADVISER, POSITION)
    began = monotonic()
    Timer(0.2, one.stop).start()
    with pytest.raises(TimeoutError):
        one.think(thought, FOR_EVER)
    assert monotonic() - began < PATIENCE and theirs.recv()[0] == "hint" and theirs.recv() == ("stop", 1)


def test_advice_without_time_names_one_step() -> None:
    """Of a decision of many small steps the first is advised, with its reason."""
    position, greedy = malecon.title("puerto_rico").new(3, 1), bot("greedy")
    while len((whole := explain(Sight.of(position, 1), greedy, 2))[0].whole) < 2:
        position.play(greedy.choose(position))
    cut = explain(Sight.of(position, 1), greedy, 2, stop=lambda: True)
    assert cut[0].whole == () and cut[0].notation == whole[0].notation


def test_advice_that_fails_says_so(staged: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "ADVICE", 0.05)
    with pytest.raises(Refused):
        staged.think(Thought.about("hint", ADVISER, POSITION)).result(PATIENCE)
