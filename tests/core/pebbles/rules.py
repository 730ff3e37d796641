"""Take one or two pebbles; who takes the last one wins. The smallest title there is."""

from typing import Any

from malecon.titles.pebbles.box import HEAP

from malecon.core.jit import Rec, jit


@jit
def setup(s: Rec, seats: int) -> None:
    s.seats = seats
    s.heap = HEAP


@jit
def legal(s: Rec, mask: Any) -> None:
    mask[0] = 1
    if s.heap > 1:
        mask[1] = 1


@jit
def apply(s: Rec, action: int) -> None:
    taken = action + 1
    s.heap -= taken
    s.mover = (s.mover + 1) % s.seats


@jit
def to_move(s: Rec) -> int:
    return int(s.mover)


@jit
def is_over(s: Rec) -> bool:
    return bool(s.heap <= 0)


@jit
def score(s: Rec, out: Any) -> None:
    out[0, (s.mover + s.seats - 1) % s.seats] = 1


@jit
def determinize(s: Rec, seat: int) -> None:
    """Nothing is hidden."""


@jit
def observe(s: Rec, seat: int, out: Any) -> None:
    out[0] = s.heap


@jit
def inform(s: Rec, facts: Rec) -> None:
    facts.points_from[(s.mover + s.seats - 1) % s.seats, 0] = 1


@jit
def audit(s: Rec) -> int:
    return -1
