"""Stepping through a record in the terminal."""

from importlib import import_module
from pathlib import Path

from rich.markup import escape

import malecon
from malecon.cli.console import BadInput, console, lang, read_text, say
from malecon.cli.play import shown_names
from malecon.core import records


def step_through(path: Path, ply: int | None) -> None:
    """Shows one position, or lets a person walk with n, p, a number, q."""
    text = read_text(path)
    record = records.read(text)
    end = malecon.replay(text)  # a broken record is refused before the first step
    last = end.ply
    if ply is not None and not 0 <= ply <= last:
        raise BadInput("no-such-ply", ply=ply, last=last)
    at = last if ply is None and not console.is_interactive else ply or 0
    while True:
        _show(malecon.replay(text, at), shown_names(record.names), at, last)
        if ply is not None or not console.is_interactive:
            return
        try:
            answer = console.input(f"[dim]{say('replay-keys')}[/] » ").strip().lower()
        except (KeyboardInterrupt, EOFError):
            return
        if answer == "q":
            return
        if answer in ("", "n"):
            at = min(at + 1, last)
        elif answer == "p":
            at = max(at - 1, 0)
        elif answer.isdigit():
            at = min(int(answer), last)


def _show(position: malecon.Position, names: list[str], at: int, last: int) -> None:
    title = position.title
    board = import_module(f"malecon.titles.{title.name}.board").board
    console.print()
    console.print(board(position.view(None), title, lang(), names))
    played = title.sentence(position.plays[-1], lang(), names) if position.plays else say("beginning")
    console.print(f"[bold]{at}/{last}[/] {escape(played)}")
    if position.is_over:
        scores = ", ".join(f"{escape(n)} {p}" for n, p in zip(names, position.scores(), strict=True))
        console.print(f"{say('final-scores')}: {scores}")
