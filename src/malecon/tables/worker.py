"""What runs in a bot's worker process: it reads a position, thinks, and answers, until its table lets go of it."""

import contextlib
import signal
from collections.abc import Callable, Sequence
from typing import Any

import malecon
from malecon.bots import Hint, codes, explain, judge
from malecon.core.position import Position


def serve(connection: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    with contextlib.suppress(EOFError, OSError):
        while True:
            kind, code, title, raw, extra = connection.recv()
            try:
                position = malecon.title(title).from_bytes(raw, trusted=True)
                outcome = ("ok", THINKING[kind](code, position, *extra))
            except Exception as error:
                outcome = ("failed", f"{type(error).__name__}: {error}")
            connection.send(outcome)


def warm(code: str, position: Position) -> None:
    """Loads or compiles whatever thinking about this title takes."""
    codes.bots(position.title)


def move(code: str, position: Position) -> str:
    return str(malecon.bot(code).choose(position))


def hint(code: str, position: Position, most: int, lang: str, names: Sequence[str]) -> list[dict[str, Any]]:
    """The bot's best choices with its reasons."""
    return [_hint(h, lang, names) for h in explain(position, malecon.bot(code), most)]


def verdict(code: str, position: Position, played: str, lang: str, names: Sequence[str]) -> dict[str, Any]:
    """What a decision cost, and what the bot would have done."""
    judged = judge(position, position.title.actions.parse(played), malecon.bot(code))
    better = judged.better and _hint(judged.better, lang, names)
    return {"loss": judged.loss, "played": _hint(judged.played, lang, names), "better": better}


def _hint(h: Hint, lang: str, names: Sequence[str]) -> dict[str, Any]:
    return {"notation": h.notation, "sentence": h.sentence(lang, names), "visits": h.visits,
            "expected": float(h.expected), "chance": float(h.chance), "reason": h.reason(lang)}  # fmt: skip


THINKING: dict[str, Callable[..., Any]] = {"warm": warm, "move": move, "hint": hint, "verdict": verdict}
