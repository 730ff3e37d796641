"""Pieces, pesos and points change hands. Whatever spends products takes them from the yard first (ruling 35)."""

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import box
from malecon.titles.cuba.box import int64


@jit
def next_seat(s: Rec, seat: int) -> int:
    return 0 if seat + 1 == s.seats else seat + 1


@jit
def held(s: Rec, seat: int, piece: int) -> int:
    """Pieces of the kind in yard and warehouse together."""
    count = 0
    count += s.yard[seat, piece]
    if piece < box.PRODUCTS:
        count += s.stored[seat, piece]
    return count


@jit
def give_up(s: Rec, seat: int, piece: int, count: int) -> None:
    """The pieces leave the seat; where they go is the caller's business."""
    from_yard = min(count, int64(s.yard[seat, piece]))
    s.yard[seat, piece] -= from_yard
    if count > from_yard:
        s.stored[seat, piece] -= count - from_yard


@jit
def hand_in(s: Rec, seat: int, piece: int, count: int) -> None:
    give_up(s, seat, piece, count)
    s.supply[piece] += count


@jit
def receive(s: Rec, seat: int, piece: int, count: int) -> None:
    """From the supply into the yard; a short supply gives what there is (ruling 22)."""
    count = min(count, int64(s.supply[piece]))
    s.supply[piece] -= count
    s.yard[seat, piece] += count


@jit
def store_yard(s: Rec, seat: int) -> None:
    """All products of the yard go into the warehouse, never a part of them (ruling 36)."""
    for product in range(box.PRODUCTS):
        s.stored[seat, product] += s.yard[seat, product]
        s.yard[seat, product] = 0


@jit
def products_in_yard(s: Rec, seat: int) -> int:
    count = 0
    for product in range(box.PRODUCTS):
        count += s.yard[seat, product]
    return count


@jit
def earn(s: Rec, seat: int, source: int, points: int) -> None:
    s.points[seat] += points
    s.earned[seat, source] += points
