"""Features for learning: the position as one seat sees it, that seat first, the others clockwise. Roughly in 0..1.

Buildings are described by what they cost and bring, so that the features do not depend on the deck.
"""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import (
    ARCHITECT_COST,
    CARDS,
    COST,
    MATERIALS,
    NO_BUILDING,
    PESO_COST,
    POINTS,
    ROWS,
    SEATS,
    SLOTS,
    TARGET,
    WORKER_COST,
)
from malecon.titles.havana.rules.hidden import cards_laid
from malecon.titles.havana.rules.initiative import number
from malecon.titles.havana.rules.table import actor, in_hand, place_of
from malecon.titles.havana.state import END

PHASES = END + 1
_PER_SEAT = 8 + MATERIALS + 4 * CARDS
_OWN = 2 * CARDS
_PER_BUILDING = 5 + MATERIALS
_TABLE = PHASES + 3 * MATERIALS + CARDS + 11
FEATURES = SEATS * _PER_SEAT + _OWN + (ROWS * SLOTS + 1) * _PER_BUILDING + _TABLE


@jit
def observe(s: Rec, seat: int, out: Any) -> None:
    for k in range(s.seats):
        observe_seat(s, (seat + k) % s.seats, out, k * _PER_SEAT)
    at = SEATS * _PER_SEAT
    for card in range(CARDS):
        out[at + card] = s.laid[seat, card]
        out[at + CARDS + card] = s.thrown[seat, card]
    at += _OWN
    for row in range(ROWS):
        for slot in range(SLOTS):
            observe_building(s.row[row, slot], out, at)
            at += _PER_BUILDING
    observe_building(s.top, out, at)
    observe_table(s, seat, out, at + _PER_BUILDING)


@jit
def observe_seat(s: Rec, who: int, out: Any, at: int) -> None:
    """Of the cards only what all know: those open, those in the pile, and those that are elsewhere."""
    out[at] = 1.0
    out[at + 1] = s.points[who] / TARGET[s.seats]
    out[at + 2] = s.pesos[who] / 10.0
    out[at + 3] = s.workers[who] / 5.0
    out[at + 4] = s.age[who] / 3.0
    out[at + 5] = place_of(s, who) / 3.0
    out[at + 6] = max(0, number(s, who)) / 100.0
    out[at + 7] = cards_laid(s, who) / 2.0
    at += 8
    for kind in range(MATERIALS):
        out[at + kind] = s.materials[who, kind] / 5.0
    at += MATERIALS
    for card in range(CARDS):
        out[at + card] = s.open[who, card]
        out[at + CARDS + card] = s.pile[who, card]
        out[at + 2 * CARDS + card] = s.open[who, card] == 0 and s.pile[who, card] == 0
        out[at + 3 * CARDS + card] = s.entered[who, card] / 8.0


@jit
def observe_building(building: int, out: Any, at: int) -> None:
    if building == NO_BUILDING:
        return
    out[at] = 1.0
    out[at + 1] = POINTS[building] / 7.0
    out[at + 2] = PESO_COST[building] / 7.0
    out[at + 3] = WORKER_COST[building] / 3.0
    out[at + 4] = ARCHITECT_COST[building]
    for kind in range(MATERIALS):
        out[at + 5 + kind] = COST[building, kind] / 5.0


@jit
def observe_table(s: Rec, seat: int, out: Any, at: int) -> None:
    out[at + int(s.phase)] = 1.0
    at += PHASES
    for kind in range(MATERIALS):
        out[at + kind] = s.pool[kind] / 5.0
        out[at + MATERIALS + kind] = s.bag[kind] / 10.0
        out[at + 2 * MATERIALS + kind] = s.box[kind] / 10.0
    at += 3 * MATERIALS
    for card in range(CARDS):
        out[at + card] = s.to_perform[card]
    at += CARDS
    out[at] = s.pool_pesos / 10.0
    out[at + 1] = s.pesos_left / 60.0
    out[at + 2] = s.workers_left / 15.0
    out[at + 3] = s.stack_left / 22.0
    out[at + 4] = s.round_number / 20.0
    out[at + 5] = s.turn / 3.0
    out[at + 6] = s.ruina_used
    out[at + 7] = actor(s) == seat
    out[at + 8] = s.picks_left / 5.0
    out[at + 9] = max(0, s.dry_rounds) / 3.0
    out[at + 10] = in_hand(s, seat) / 11.0
