"""What the laboratory notes of a game while it is played: choices by round, scores after each round, what ended it."""

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any

from malecon.core.position import Position

POINTS, BUILDINGS, COLONISTS, ROUNDS, SHIPS, STANDSTILL, OTHER = (
    "points", "buildings", "colonists", "rounds", "ships", "standstill", "other",
)  # fmt: skip
ENDS = (POINTS, BUILDINGS, COLONISTS, ROUNDS, SHIPS, STANDSTILL, OTHER)


def _puerto_rico(position: Position, notation: str) -> str:
    """Asked once, when the last round was announced."""
    if int(position.field("points_left")) <= 0:
        return POINTS
    return BUILDINGS if notation.startswith("build ") else COLONISTS


def _havana(position: Position, notation: str) -> str:
    target = import_module("malecon.titles.havana.box").TARGET[position.seats]
    return POINTS if max(position.scores()) >= int(target) else STANDSTILL


ENDINGS: dict[str, Callable[[Position, str], str]] = {
    "puerto_rico": _puerto_rico,
    "havana": _havana,
    "cuba": lambda *_: ROUNDS,
    "santiago": lambda *_: SHIPS,
}


def round_of(position: Position) -> int:
    """The round, from 0; in Santiago the ship."""
    number = position.field("round_number")
    if isinstance(number, int):
        return number - 1
    ship = position.field("ship")
    return int(ship) if isinstance(ship, int) else 0


def _last_round(position: Position) -> bool:
    """Whether it is known that the game ends."""
    return position.is_over or position.field("ending") == 1


class Seen:
    """A game's notes, taken after every decision."""

    def __init__(self, position: Position) -> None:
        self._first = round_of(position)
        self._round = 0
        self._acts: list[Counter[str]] = [Counter() for _ in range(position.seats)]
        self._by_round: list[Counter[str]] = [Counter()]
        self._curve: list[list[int]] = []
        self._end = ""

    def note(self, seat: int, notation: str, after: Position) -> None:
        self._acts[seat][notation] += 1
        self._by_round[self._round][notation] += 1
        if not self._end and _last_round(after):
            told = ENDINGS.get(after.title.name)
            self._end = told(after, notation) if told is not None else OTHER
        scores = list(after.scores())
        now = round_of(after) - self._first
        while self._round < now and not after.is_over:
            self._curve.append(scores)
            self._by_round.append(Counter())
            self._round += 1

    def kept(self, end: Position) -> dict[str, Any]:
        return {
            "sources": [list(end.points(seat).values()) for seat in range(end.seats)],
            "acts": [dict(acts) for acts in self._acts],
            "end": self._end,
            "curve": [*self._curve, list(end.scores())],
            "by_round": [dict(acts) for acts in self._by_round],
        }
