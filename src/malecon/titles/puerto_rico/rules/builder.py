"""Builder (6.3): one building each, cheaper with quarries; the university's student."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.actions import BUY, PASS, USE_UNIVERSITY
from malecon.titles.puerto_rico.box import (
    BUILDER,
    BUILDINGS,
    CITY,
    COLUMN,
    COSTS,
    FIRST_LARGE,
    MOST_LARGE,
    QUARRY,
    SPACES,
    UNIVERSITY,
)
from malecon.titles.puerto_rico.rules.flow import end_phase, end_turn, take_colonist, works
from malecon.titles.puerto_rico.state import BUILD, SEND_STUDENT

AREA = 1  # large_building_geometry


@jit
def next_turn(s: Rec) -> None:
    while s.acted < s.seats:
        room = room_for(s, s.actor)
        for building in range(BUILDINGS):
            if may_build(s, building, room):
                s.phase = BUILD
                return
        end_turn(s)
    end_phase(s)


@jit
def quarries_counted(s: Rec, seat: int, column: int) -> int:
    """Occupied quarries count up to the building's column (D6)."""
    return min(s.workers[seat, QUARRY], column)


@jit
def is_builder(s: Rec, seat: int) -> bool:
    """The builder pays one less (D13)."""
    return seat == s.chooser and s.role == BUILDER


@jit
def price(s: Rec, seat: int, building: int) -> int:
    saved = quarries_counted(s, seat, COLUMN[building]) + is_builder(s, seat)
    return max(0, COSTS[s.balance_factory_university_swap, building] - saved)


@jit
def city_spaces(s: Rec, seat: int) -> int:
    used = 0
    for building in range(BUILDINGS):
        used += s.built[seat, building] * SPACES[building]
    return used


@jit
def fits_large(s: Rec, seat: int) -> bool:
    """Upright on two neighbouring spaces no more than four large buildings fit; counted by area all five do (D5)."""
    large = 0
    for building in range(FIRST_LARGE, BUILDINGS):
        large += s.built[seat, building]
    return large < MOST_LARGE or s.large_building_geometry == AREA


@jit
def room_for(s: Rec, seat: int) -> int:
    """The size of the largest building that still has room. Buildings may be shifted, so counting spaces is enough."""
    free = CITY - city_spaces(s, seat)
    return free if fits_large(s, seat) else min(free, 1)


@jit
def may_build(s: Rec, building: int, room: int) -> bool:
    """One building a turn (D7): in stock, not owned, paid for, and with room. All is weighed without branching."""
    in_stock = (s.stock[building] > 0) & (s.built[s.actor, building] == 0)
    return in_stock & (price(s, s.actor, building) <= s.doubloons[s.actor]) & (SPACES[building] <= room)


@jit
def legal_build(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    room = room_for(s, s.actor)
    for building in range(BUILDINGS):
        mask[BUY + building] = may_build(s, building, room)


@jit
def build(s: Rec, action: int) -> None:
    if action != PASS:
        seat, building = s.actor, action - BUY
        s.doubloons[seat] -= price(s, seat, building)
        s.stock[building] -= 1
        s.built[seat, building] = 1
        if city_spaces(s, seat) == CITY:
            s.ending = 1
        # R9: a university built just now is not occupied and so gives itself nothing.
        if works(s, seat, UNIVERSITY) and s.colonists + s.aboard > 0:
            s.raised = building
            s.phase = SEND_STUDENT
            return
    end_turn(s)
    next_turn(s)


@jit
def legal_student(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    mask[USE_UNIVERSITY] = 1


@jit
def send_student(s: Rec, action: int) -> None:
    """One colonist on the new building, whatever its circles (T-23)."""
    if action == USE_UNIVERSITY and take_colonist(s):
        s.crew[s.actor, s.raised] += 1
    end_turn(s)
    next_turn(s)
