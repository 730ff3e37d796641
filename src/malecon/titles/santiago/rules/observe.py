"""Features for learning: the position as one seat sees it, that seat first, the others clockwise. Roughly in 0..1.

What a screen hides is left at 0, and a feature tells that it is hidden.
"""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.box import BUILDINGS, CUBANS, GOODS, NO_DIE, ROSE_OF, ROSES, SEATS, STOPS, WARES
from malecon.titles.santiago.rules.city import rose_over
from malecon.titles.santiago.rules.street import steps_to
from malecon.titles.santiago.state import END

PHASES = END + 1
_PER_SEAT = 8 + WARES + 2 * BUILDINGS
_PER_CUBAN = 2 + STOPS + ROSES
_TABLE = PHASES + 8 + WARES + 3 * GOODS + BUILDINGS * ROSES + CUBANS * _PER_CUBAN + STOPS
FEATURES = SEATS * _PER_SEAT + _TABLE


@jit
def observe(s: Rec, seat: int, out: Any) -> None:
    for k in range(s.seats):
        observe_seat(s, seat, (seat + k) % s.seats, out, k * _PER_SEAT)
    observe_table(s, seat, out, SEATS * _PER_SEAT)


@jit
def observe_seat(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    out[at] = 1.0
    out[at + 1] = who == s.active
    out[at + 2] = who == s.actor
    out[at + 3] = s.passed[who]
    out[at + 4] = s.markers[who] / 3.0
    if who == seat or s.open_holdings or s.over:
        out[at + 5] = 1.0
        out[at + 6] = s.pesos[who] / 10.0
        out[at + 7] = s.vp[who] / 40.0
        for ware in range(WARES):
            out[at + 8 + ware] = s.goods[who, ware] / 4.0
    at += 8 + WARES
    for building in range(BUILDINGS):
        out[at + building] = s.owner[building] == who
    at += BUILDINGS
    if s.pawn[who] >= 0:
        out[at + int(s.pawn[who])] = 1.0


@jit
def observe_table(s: Rec, seat: int, out: Any, at: int) -> None:
    out[at + int(s.phase)] = 1.0
    at += PHASES
    out[at] = s.seats / 4.0
    out[at + 1] = s.ship / 7.0
    out[at + 2] = (s.flag - 1) / 3.0
    out[at + 3] = s.sailed
    out[at + 4] = s.aside == NO_DIE
    out[at + 5] = s.pesos_left / 60.0
    out[at + 6] = s.vp_left / 230.0
    out[at + 7] = s.pawn_used
    at += 8
    for ware in range(WARES):
        out[at + ware] = s.supply[ware] / 8.0
    at += WARES
    for good in range(GOODS):
        out[at + good] = s.demand[good] / 4.0
        out[at + GOODS + good] = s.rolled[good] / 4.0
        out[at + 2 * GOODS + good] = s.aside == good
    at += 3 * GOODS
    for building in range(BUILDINGS):
        out[at + building * ROSES + int(rose_over(s, building))] = 1.0
    at += BUILDINGS * ROSES
    for cuban in range(CUBANS):
        out[at] = s.inactive[cuban]
        out[at + 1] = s.cuban == cuban
        out[at + 1 + int(steps_to(s, s.stop_of[cuban]))] = 1.0
        if ROSE_OF[cuban] < ROSES:
            out[at + 2 + STOPS + ROSE_OF[cuban]] = 1.0
        at += _PER_CUBAN
    out[at + int(s.car)] = 1.0
