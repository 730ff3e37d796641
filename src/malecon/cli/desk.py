"""The desk is what a game shows things on and asks through. The plain desk prints and reads lines, for pipes and screen
readers; cli/screen.py has one that takes the whole screen."""

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
    """A question to a seat: the choices now, after the pieces chosen already."""

    position: Position
    seat: int
    names: Sequence[str]
    level: tuple[Choice, ...]
    pieces: tuple[str, ...] = ()  # what has been chosen already, in words

    @property
    def question(self) -> str:
        asked = self.position.title.prompt(self.position.view(self.seat), lang(), self.names)
        return " › ".join((asked, *self.pieces))


class Desk(Protocol):
    left: bool  # whether the people have left, even if nobody was asked anything

    def draw(self, position: Position, seat: int | None, names: Sequence[str]) -> None:
        """Shows the board as a seat sees it."""

    def moved(self, position: Position, seat: int | None, names: Sequence[str]) -> None:
        """Called when something was played and nobody has been asked yet."""

    def question(self, asked: Asked, whole: bool) -> None:
        """Shows the question and its choices; `whole`: as after drawing the board."""

    def read(self, asked: Asked) -> str:
        """Reads the line somebody types as an answer."""

    def agreed(self, question: str) -> bool:
        """Asks a yes-or-no question."""

    def curtain(self, name: str) -> None:
        """Waits for the next person, when two people share a screen and something is secret."""

    def busy(self, name: str) -> AbstractContextManager[object]:
        """Shows that a bot is thinking."""

    def aside(self) -> AbstractContextManager[object]:
        """While something is shown that is only for the person who asked."""


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
