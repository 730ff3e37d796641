"""Where people sit at the keyboard: what a game shows and asks through. The plain desk prints and reads lines, for pipes
and screen readers; cli/screen.py has one that takes the whole screen."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Protocol

from rich.markup import escape

from malecon.cli import prompt
from malecon.cli.choices import Choice, numbered
from malecon.cli.console import console, lang, say
from malecon.cli.telling import draw_board
from malecon.core.position import Position


@dataclass(frozen=True)
class Asked:
    """A question to a seat: the choices as they are asked for now, after the pieces that were chosen already."""

    position: Position
    seat: int
    names: Sequence[str]
    level: tuple[Choice, ...]
    pieces: tuple[str, ...] = ()  # what was chosen already, in words

    @property
    def question(self) -> str:
        asked = self.position.title.prompt(self.position.view(self.seat), lang(), self.names)
        return " › ".join((asked, *self.pieces))


class Desk(Protocol):
    left: bool  # whether people have gone, though nobody was asked anything

    def draw(self, position: Position, seat: int | None, names: Sequence[str]) -> None:
        """The board as a seat sees it."""

    def moved(self, position: Position, seat: int | None, names: Sequence[str]) -> None:
        """Something was played, and nobody has been asked yet."""

    def question(self, asked: Asked, whole: bool) -> None:
        """What is asked, with its choices; `whole`: as after drawing the board."""

    def read(self, asked: Asked) -> str:
        """A line that somebody typed as an answer."""

    def agreed(self, question: str) -> bool:
        """Yes or no."""

    def curtain(self, name: str) -> None:
        """Between two people at one screen, where something is secret: waits for the second one."""

    def busy(self, name: str) -> AbstractContextManager[object]:
        """While a bot thinks."""

    def aside(self) -> AbstractContextManager[object]:
        """While something is told that is only for whoever asked."""


class Plain:
    """Lines, one after the other."""

    left = False

    def draw(self, position: Position, seat: int | None, names: Sequence[str]) -> None:
        draw_board(position, seat, names)

    def moved(self, position: Position, seat: int | None, names: Sequence[str]) -> None:
        """The board is drawn when somebody is asked."""

    def question(self, asked: Asked, whole: bool) -> None:
        console.print(f"\n[bold]{escape(asked.names[asked.seat])}[/]: {escape(asked.question)}")
        prompt.menu(numbered(asked.level))
        if asked.pieces:
            console.print(f"[dim]{escape(say('choice-back'))}[/]")
        elif whole:
            console.print(f"[dim]{escape(say('commands'))}[/]")

    def read(self, asked: Asked) -> str:
        return prompt.read(f"[bold]{escape(asked.names[asked.seat])}[/] » ")

    def agreed(self, question: str) -> bool:
        return prompt.agreed(question)

    def curtain(self, name: str) -> None:
        console.clear()
        console.input(escape(say("curtain", name=name)))

    def busy(self, name: str) -> AbstractContextManager[object]:
        return console.status(say("thinking", name=escape(name)))

    def aside(self) -> AbstractContextManager[object]:
        return nullcontext()
