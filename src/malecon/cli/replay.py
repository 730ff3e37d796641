"""Stepping through a record in the terminal."""

from functools import partial
from pathlib import Path

from rich.markup import escape

import malecon
from malecon.cli.console import BadInput, console, lang, read_text, say, shown_names
from malecon.cli.hints import SHOWN, tell_hints
from malecon.cli.telling import Teller, draw_board
from malecon.core import records
from malecon.tables.answers import Hints
from malecon.tables.thinkers import ThisProcess, Thought


def step_through(path: Path, ply: int | None) -> None:
    """Shows one position, or lets a person step with n, p, a number, h, q."""
    text = read_text(path)
    record = records.read(text)
    end = malecon.replay(text)  # a broken record is refused before the first step
    last = end.ply
    if ply is not None and not 0 <= ply <= last:
        raise BadInput("no-such-ply", ply=ply, last=last)
    names = shown_names(record.names)
    at = last if ply is None and not console.is_interactive else ply or 0
    while True:
        position = _show(text, names, at, last)
        if ply is not None or not console.is_interactive:
            return
        answer = _answer(position, names)
        if answer == "q":
            return
        if answer in ("", "n"):
            at = min(at + 1, last)
        elif answer == "p":
            at = max(at - 1, 0)
        elif answer.isdigit():
            at = min(int(answer), last)


def _answer(position: malecon.Position, names: list[str]) -> str:
    """Asks what a person wants. A hint is given right away, and we ask again."""
    while True:
        try:
            answer = console.input(f"[dim]{say('replay-keys')}[/] » ").strip().lower()
        except (KeyboardInterrupt, EOFError):
            return "q"
        if answer != "h" or position.is_over:
            return answer
        tell_hints(position, names, partial(_think, position))


def _think(position: malecon.Position, code: str) -> Hints:
    thought = Thought.about("hint", code, position, position.ply, SHOWN, lang(), ())
    found: Hints = ThisProcess().think(thought).result()
    return found


def _show(text: str, names: list[str], at: int, last: int) -> malecon.Position:
    position = malecon.replay(text, at)
    draw_board(position, None, names)
    console.print(f"[bold]{at}/{last}[/]" if at else f"[bold]{at}/{last}[/] {say('beginning')}")
    if at:
        Teller(names, open=True).tell(malecon.replay(text, at - 1), position.plays[-1])
    if position.is_over:
        scores = ", ".join(f"{escape(n)} {p}" for n, p in zip(names, position.scores(), strict=True))
        console.print(f"{say('final-scores')}: {scores}")
    return position
