"""A position in coloured squares: what a small picture of the table needs, and no more. A title makes it from a view."""

from dataclasses import dataclass
from typing import TypeAlias

EMPTY = "#fff9ec"  # a space with nothing in it
PERSON = "#6b4226"  # a colonist, a worker
POINTS = "#f0b429"


@dataclass(frozen=True)
class Square:
    """A space of the board, what lies there, and who stands on it."""

    colour: str = EMPTY
    text: str = ""
    piece: str | None = None  # its colour
    seat: int | None = None  # whose piece or building it is


Row: TypeAlias = tuple[Square | None, ...]  # None: a gap


@dataclass(frozen=True)
class Sketch:
    """What all share, in rows, and what lies before each seat."""

    shared: tuple[Row, ...]
    seats: tuple[tuple[Row, ...], ...]


def filled(colour: str, count: int, spaces: int) -> Row:
    """So many pieces of one colour in a row of spaces."""
    return tuple(Square(colour) if n < count else Square() for n in range(spaces))


def side_by_side(*rows: Row) -> Row:
    """Rows one after the other, with a gap between them."""
    found: list[Square | None] = []
    for row in rows:
        found += [None, *row] if found else row
    return tuple(found)


def folded(squares: list[Square], width: int) -> tuple[Row, ...]:
    return tuple(tuple(squares[at : at + width]) for at in range(0, len(squares), width))
