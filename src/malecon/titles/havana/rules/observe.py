"""Features for learning: the record as one seat sees it, and what it could do with it now. See core/observing.py.

Buildings are described by what they cost and bring, so that the features do not depend on the deck. Of another seat's
cards a seat is told what everybody can count along: those open, those seen going into the pile, when a card was seen
coming back (`entered`), how many were thrown unseen, and which are out of sight.
"""

from typing import Any

from malecon.core.fields import Axis
from malecon.core.jit import Rec, jit
from malecon.core.observing import Block, observation
from malecon.titles.havana.box import (
    ARCHITECT_COST,
    ARQUITECTO,
    CARD,
    CARDS,
    COST,
    MATERIAL,
    MATERIALS,
    NO_BUILDING,
    PESO_COST,
    POINTS,
    ROW,
    ROWS,
    SEAT,
    SIDE,
    SIDES,
    SLOT,
    SLOTS,
    TARGET,
    WORKER_COST,
)
from malecon.titles.havana.rules.building import can_pay, end_of
from malecon.titles.havana.rules.hidden import cards_laid
from malecon.titles.havana.rules.initiative import number
from malecon.titles.havana.rules.table import actor, bricks, in_hand, place_of
from malecon.titles.havana.state import LOOT, OPTIONS, PHASE, SHARE, STATE

VERSION = 2  # of the meaning of the features; their names tell which there are

STANDING = Axis(
    "standing", ("points", "missing", "initiative", "tens", "laid", "unseen", "bricks", "on_turn", "played")
)
PLACE = Axis("place", ("1", "2", "3", "4"))
PRINT = Axis("print", ("here", "points", "pesos", "workers", "architect", *MATERIAL.labels))
OWN = Axis("own", ("hand",))
PRINTS = len(PRINT)
SITE = Axis("site", tuple(f"{row}_{side}" for row in ROW.labels for side in SIDE.labels))


@jit
def standing(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    thrown = 0
    for bit in range(CARDS):
        thrown += (s.unseen[who] >> bit) & 1
    initiative = max(0, number(s, who))
    out[at] = s.points[who] / TARGET[s.seats]
    out[at + 1] = (TARGET[s.seats] - s.points[who]) / 10.0
    out[at + 2] = initiative / 50.0
    out[at + 3] = initiative // 10 / 5.0
    out[at + 4] = cards_laid(s, who) / 2.0
    out[at + 5] = thrown / 3.0
    out[at + 6] = bricks(s, who) / 8.0
    out[at + 7] = who == actor(s)
    out[at + 8] = place_of(s, who) < s.turn


@jit
def place(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    out[at + int(place_of(s, who))] = 1.0


@jit
def out_of_sight(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for card in range(CARDS):
        out[at + card] = s.open[who, card] == 0 and s.pile[who, card] == 0


@jit
def can_build(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """The ends of the rows that the seat could pay for with what it has."""
    for row in range(ROWS):
        for side in range(SIDES):
            out[at + row * SIDES + side] = can_pay(s, who, end_of(s, row, side))


@jit
def missing(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """How much the seat lacks for each end of the rows."""
    for row in range(ROWS):
        for side in range(SIDES):
            building = end_of(s, row, side)
            if building == NO_BUILDING:
                continue
            lacking = max(0, PESO_COST[building] - s.pesos[who]) + max(0, WORKER_COST[building] - s.workers[who])
            for kind in range(MATERIALS):
                lacking += max(0, COST[building, kind] - s.materials[who, kind])
            if ARCHITECT_COST[building] and s.open[who, ARQUITECTO] == 0:
                lacking += 1
            out[at + row * SIDES + side] = lacking / 6.0


@jit
def printed(building: int, out: Any, at: int) -> None:
    if building == NO_BUILDING:
        return
    out[at] = 1.0
    out[at + 1] = POINTS[building] / 5.0
    out[at + 2] = PESO_COST[building] / 5.0
    out[at + 3] = WORKER_COST[building] / 3.0
    out[at + 4] = ARCHITECT_COST[building]
    for kind in range(MATERIALS):
        out[at + 5 + kind] = COST[building, kind] / 3.0


@jit
def rows(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Every building of the rows from left to right, as printed."""
    for row in range(ROWS):
        for slot in range(s.row_length[row]):
            printed(s.row[row, slot], out, at + (row * SLOTS + slot) * PRINTS)


@jit
def ends(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """The buildings at the ends, where they are built, as printed."""
    for row in range(ROWS):
        for side in range(SIDES):
            printed(end_of(s, row, side), out, at + (row * SIDES + side) * PRINTS)


@jit
def top(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """The building that everybody sees on the stack."""
    printed(s.top, out, at)


@jit
def own_seat(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """The observer's place at the table: whom to rob is said by seat number, and everything else is told from here on."""
    out[at + seat] = 1.0


@jit
def own_hand(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    out[at] = in_hand(s, seat) / 11.0


FEATURES, observe = observation(
    STATE,
    OPTIONS,
    ids={"phase": PHASE, "just_thrown": CARD, "leaving": CARD, "site": SITE},
    seat_ids=("victim",),
    scale={"round_number": 15.0, "age": 3.0, "quiet_rounds": 10.0, "instead": 3.0, "materials": 4.0, "pesos": 6.0, "workers": 4.0,
           "entered": 8.0, "pool": 4.0, "pool_pesos": 8.0, "pesos_left": 40.0, "workers_left": 12.0, "bag": 10.0,
           "box": 10.0, "stack_left": 20.0, "picks_left": 4.0},
    some=("materials", "pesos", "workers", "pool", "pool_pesos", "workers_left", "bag"),
    during={"victim": (LOOT,), "picks_left": (LOOT, SHARE)},
    skip=("order", "turn", "points", "unseen", "built", "row", "top", "demolished"),
    blocks=(
        Block("now", (STANDING,), standing),
        Block("place", (PLACE,), place),
        Block("hidden", (CARD,), out_of_sight),
        Block("can_build", (ROW, SIDE), can_build),
        Block("missing", (ROW, SIDE), missing),
        Block("row", (ROW, SLOT, PRINT), rows, of="me"),
        Block("end", (ROW, SIDE, PRINT), ends, of="me"),
        Block("top", (PRINT,), top, of="me"),
        Block("count", (OWN,), own_hand, of="me"),
        Block("seat", (SEAT,), own_seat, of="me"),
    ),
)  # fmt: skip
