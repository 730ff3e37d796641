"""Pieces that change hands between the supply and the seats."""

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.box import PIECES


@jit
def next_seat(s: Rec, seat: int) -> int:
    return 0 if seat + 1 == s.seats else seat + 1


@jit
def may_hold(s: Rec, seat: int, ware: int) -> int:
    """How many the seat can hold as far as all can tell: behind a screen there may be whatever the supply lacks.

    Whether a seat is asked goes by this, so that being asked tells nothing of what it holds.
    """
    return s.goods[seat, ware] if s.open_holdings else PIECES[ware] - s.supply[ware]


@jit
def get_pesos(s: Rec, seat: int, n: int) -> None:
    """From the supply, which is never too small (Q13). A negative number is paid."""
    s.pesos[seat] += n
    s.pesos_left -= n


@jit
def get_vp(s: Rec, seat: int, n: int) -> None:
    s.vp[seat] += n
    s.vp_left -= n


@jit
def get_goods(s: Rec, seat: int, ware: int, n: int) -> None:
    s.goods[seat, ware] += n
    s.supply[ware] -= n


@jit
def return_goods(s: Rec, seat: int, ware: int, n: int) -> None:
    get_goods(s, seat, ware, -n)
