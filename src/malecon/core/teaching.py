"""What a title teaches: reasons for and against a choice, in words, and the staged opening of a first game.

A reason is a key of the title's catalogue with its parts. It is found from a view, so it says only what the asking
seat may know.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

# A number, a word as it stands, or the axis and the label of a piece; ("seat", 2) is called by its player's name.
Part = int | tuple[str, str | int]


@dataclass(frozen=True)
class Why:
    """One reason: a key of the catalogue, how much it weighs against other reasons, and what its sentence names."""

    key: str
    weight: float
    parts: Mapping[str, Part] = field(default_factory=dict)


@dataclass(frozen=True)
class Move:
    """One legal action, taken apart."""

    notation: str
    verb: str
    parts: Mapping[str, str]

    def __getitem__(self, axis: str) -> str:
        return self.parts[axis]


@dataclass(frozen=True)
class Question:
    """A decision as the deciding seat sees it."""

    view: Mapping[str, Any]
    seat: int
    moves: tuple[Move, ...]

    @property
    def me(self) -> Any:
        """The deciding seat's own board."""
        return self.view["boards"][self.seat]

    @property
    def rivals(self) -> list[int]:
        """The other seats, in the order in which they follow."""
        seats = int(self.view["seats"])
        return [(self.seat + n) % seats for n in range(1, seats)]

    def board(self, seat: int) -> Any:
        return self.view["boards"][seat]

    def can(self, pattern: str) -> list[Move]:
        """The legal moves whose notation matches; * matches anything."""
        return [move for move in self.moves if fnmatchcase(move.notation, pattern)]


Reasons = Callable[[Question, Move], Iterable[Why]]


@dataclass(frozen=True)
class Line:
    """One ply of a lesson's script. The newcomer's lines belong to a step, whose words are `lesson-<step>`."""

    notation: str
    step: str | None = None


@dataclass(frozen=True)
class Lesson:
    """A staged opening: a seed that prepares every draw, and what is played, by the bots too."""

    seats: int
    seed: int
    script: tuple[Line, ...]
    seat: int = 0  # the newcomer's
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps in their order."""
        return tuple(dict.fromkeys(line.step for line in self.script if line.step))


@dataclass(frozen=True)
class Teaching:
    """What a title knows about teaching itself."""

    favours: Reasons  # what speaks for a move
    costs: Reasons  # what it gives away
    follow: frozenset[str] = frozenset()  # phases that finish a choice begun before: both are advised together
    lesson: Lesson | None = None


def none(question: Question, move: Move) -> Iterable[Why]:
    """For a title that gives no reasons of its own."""
    return ()


def script(text: str) -> tuple[Line, ...]:
    """A lesson's script, a ply a line: a notation, or for the newcomer `step > notation`."""
    lines = (line.partition(" > ") for line in text.strip().splitlines())
    return tuple(Line(after, before) if after else Line(before) for before, _, after in lines)
