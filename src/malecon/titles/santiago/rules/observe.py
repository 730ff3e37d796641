"""Features for learning: the record as one seat sees it, and what it could do with it now. See core/observing.py.

What lies behind the other screens is known only in sum: the supply lies open, so of every good, of wood, pesos and
points everybody can tell how much the others hold together. That is what `determinize` draws from, and all that a seat
is given here. (Every gain is made in the open, so a perfect memory would know more; the record keeps no such memory.)
"""

from typing import Any

from malecon.core.fields import Axis
from malecon.core.jit import Rec, jit
from malecon.core.observing import Block, observation
from malecon.titles.santiago.box import (
    BUILDING,
    BUILDINGS,
    CUBAN,
    CUBANS,
    GOOD,
    GOODS,
    GOODS_A_POINT,
    ROSE,
    ROSES,
    STOP,
    WARE,
    WARES,
    WOOD,
)
from malecon.titles.santiago.rules.buildings import works
from malecon.titles.santiago.rules.city import rose_over
from malecon.titles.santiago.rules.scoring import goods_held
from malecon.titles.santiago.rules.ships import wants
from malecon.titles.santiago.rules.street import price, steps_to
from malecon.titles.santiago.state import DELIVER, DICE, OPTIONS, PHASE, STATE

VERSION = 2  # of the meaning of the features; their names tell which there are

STEPS = Axis("steps", tuple(str(n) for n in range(1, len(STOP) + 1)))
HELD = Axis("held", (*WARE.labels, "pesos", "vp"))
HOLDINGS = Axis("holdings", ("points", "goods", "delivery", "wood", "wanted", "port_steps", "port_pays"))


@jit
def open_to(s: Rec, seat: int, who: int) -> bool:
    return who == seat or s.open_holdings != 0 or s.over != 0


@jit
def behind_screens(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """What all others hold together."""
    for ware in range(WARES):
        total = 0
        for other in range(s.seats):
            if other != seat:
                total += s.goods[other, ware]
        out[at + ware] = total / 6.0
    pesos, points = 0, 0
    for other in range(s.seats):
        if other != seat:
            pesos += s.pesos[other]
            points += s.vp[other]
    out[at + WARES] = pesos / 15.0
    out[at + WARES + 1] = points / 60.0


@jit
def holdings(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """The observer's points as if the game ended now, and what the ship in port would take and pay."""
    units, kinds = 0, 0
    for good in range(GOODS):
        n = min(s.goods[seat, good], s.demand[good])
        units += n
        kinds += n > 0
    out[at] = (s.vp[seat] + goods_held(s, seat) // GOODS_A_POINT) / 30.0
    out[at + 1] = goods_held(s, seat) / 10.0
    out[at + 2] = units * s.flag / 12.0
    out[at + 3] = min(s.goods[seat, WOOD], wants(s)) / 4.0
    out[at + 4] = wants(s) / 8.0
    out[at + 5] = steps_to(s, 0) / 10.0
    out[at + 6] = price(steps_to(s, 0)) <= s.pesos[seat]


@jit
def deliverable(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for good in range(GOODS):
        out[at + good] = min(s.goods[seat, good], s.demand[good]) / 3.0


@jit
def useful(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Buildings that would do something for the observer now."""
    for building in range(BUILDINGS):
        out[at + building] = works(s, seat, building)


@jit
def roses(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for building in range(BUILDINGS):
        out[at + building * ROSES + int(rose_over(s, building))] = 1.0


@jit
def free_buildings(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Buildings without a pawn."""
    for building in range(BUILDINGS):
        taken = False
        for other in range(s.seats):
            taken = taken or s.pawn[other] == building
        out[at + building] = not taken


@jit
def steps(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """How far each Cuban is."""
    for cuban in range(CUBANS):
        out[at + cuban * 10 + int(steps_to(s, s.stop_of[cuban])) - 1] = 1.0


@jit
def within_reach(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Cubans whom the observer can pay to reach and who are face up."""
    for cuban in range(CUBANS):
        out[at + cuban] = price(steps_to(s, s.stop_of[cuban])) <= s.pesos[seat] and s.inactive[cuban] == 0


FEATURES, observe = observation(
    STATE,
    OPTIONS,
    ids={"phase": PHASE, "cuban": CUBAN, "pawn": BUILDING, "car": STOP, "aside": GOOD},
    seat_ids=("start", "active", "actor", "owner"),
    scale={"turns": 60.0, "goods": 4.0, "pesos": 8.0, "vp": 30.0, "supply": 8.0, "pesos_left": 40.0, "vp_left": 200.0,
           "ship": 7.0, "flag": 4.0, "demand": 3.0, "rolled": 3.0},
    some=("goods", "pesos", "supply", "markers"),
    during={"rolled": (DICE,), "passed": (DELIVER,)},
    skip=("over", "space_of", "stop_of"),
    shown=open_to,
    blocks=(
        Block("behind", (HELD,), behind_screens, of="me"),
        Block("now", (HOLDINGS,), holdings, of="me"),
        Block("deliverable", (GOOD,), deliverable, of="me"),
        Block("useful", (BUILDING,), useful, of="me"),
        Block("free", (BUILDING,), free_buildings, of="me"),
        Block("rose", (BUILDING, Axis("rose", ROSE.labels[:ROSES])), roses, of="me"),
        Block("steps", (CUBAN, STEPS), steps, of="me"),
        Block("reach", (CUBAN,), within_reach, of="me"),
    ),
)  # fmt: skip
