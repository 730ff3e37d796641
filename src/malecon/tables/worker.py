"""What runs in a bot's worker process: it gets a position, thinks and answers, until the server lets it go."""

import contextlib
import signal
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

import malecon
from malecon.bots import Hint as Reasoned
from malecon.bots import Sight, Stop, Task, codes, explain, judge, never, work
from malecon.core.position import Position
from malecon.tables.answers import Alternative, Hint, Hints, Verdict

ADVICE = frozenset(("hint", "verdict"))  # what can be cut short
LONG_ENOUGH = 2.0  # seconds after which advice returns what it has


def serve(connection: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    with contextlib.suppress(EOFError, OSError):
        while True:
            kind, *asked = connection.recv()
            if kind == "stop":
                continue  # it came too late
            code, title, raw, extra, number = asked
            try:
                position = malecon.title(title).from_bytes(raw, trusted=True)
                more = {"stop": _stopper(connection, number)} if kind in ADVICE else {}
                outcome = ("ok", THINKING[kind](code, position, *extra, **more))
            except Exception as error:
                outcome = ("failed", f"{type(error).__name__}: {error}")
            connection.send(outcome)


def _stopper(connection: Any, number: int) -> Stop:
    """Whether this request should end: it has taken long enough, or nobody is waiting for it any more."""
    began, asked = monotonic(), False

    def stop() -> bool:
        nonlocal asked
        while not asked and connection.poll():
            asked = connection.recv() == ("stop", number)
        return asked or monotonic() - began > LONG_ENOUGH

    return stop


def warm(code: str, known: Position) -> None:
    """Loads or compiles everything needed to think about this title."""
    codes.bots(known.title)


def move(code: str, known: Position) -> str:
    bot = malecon.bot(code)
    return known.title.actions.notation(bot.weigh_up(Sight.from_known(known, bot.seed)).action)


def hint(code: str, known: Position, ply: int, most: int, lang: str, names: Sequence[str], stop: Stop = never) -> Hints:
    """The bot's best choices with its reasons."""
    bot = malecon.bot(code)
    found = explain(Sight.from_known(known, bot.seed), bot, most, stop=stop)
    return Hints(ply=ply, hints=[_hint(h, lang, names) for h in found])


def verdict(
    code: str, known: Position, ply: int, played: str, lang: str, names: Sequence[str], stop: Stop = never
) -> Verdict:
    """What a decision cost, and what the bot would have done instead."""
    bot = malecon.bot(code)
    judged = judge(Sight.from_known(known, bot.seed), known.title.actions.parse(played), bot, stop=stop)
    better = None if judged.better is None else _hint(judged.better, lang, names)
    return Verdict(ply=ply, seat=judged.seat, loss=judged.loss, played=_hint(judged.played, lang, names), better=better)


def review(
    code: str, start: Position, plays: Sequence[int], kind: str, about: tuple[tuple[int, ...], ...]
) -> list[Any]:
    """A task of a review. It starts from the true beginning, but judges each decision by what its seat knew."""
    return work(start, plays, Task(kind, about))


def _hint(h: Reasoned, lang: str, names: Sequence[str]) -> Hint:
    notation, told = h.title.actions.notation, h.alternative(lang, names)
    other = None if told is None or h.other is None else Alternative(notation(h.other), *told)
    return Hint(notation=h.notation, sentence=h.sentence(lang, names), visits=h.visits, expected=float(h.expected),
                chance=float(h.chance), reason=h.reason(lang), plan=h.speech(lang, names), alternative=other,
                whole=[notation(action) for action in h.whole], steps=h.steps(lang, names))  # fmt: skip


THINKING: dict[str, Callable[..., Any]] = {"warm": warm, "move": move, "hint": hint, "verdict": verdict,
                                           "review": review}  # fmt: skip
