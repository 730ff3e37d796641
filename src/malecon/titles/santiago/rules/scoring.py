"""The end (section 9): points, every three goods left, and what parts equals."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.box import GOODS_A_POINT, WARES

WEIGHT = 100_000  # a good left counts more than any number of pesos


@jit
def goods_held(s: Rec, seat: int) -> int:
    """All goods, wood included."""
    held = 0
    for ware in range(WARES):
        held += int(s.goods[seat, ware])
    return held


@jit
def score(s: Rec, out: Any) -> None:
    """Equals are parted by goods left over, then by pesos (S-27)."""
    for seat in range(s.seats):
        held = goods_held(s, seat)
        out[0, seat] = int(s.vp[seat]) + held // GOODS_A_POINT
        out[1, seat] = held % GOODS_A_POINT * WEIGHT + int(s.pesos[seat])
