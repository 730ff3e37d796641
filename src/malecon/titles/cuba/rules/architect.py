"""Architect (4.3): one building from the display, or points instead. And the rebuild of event 4 (12.3)."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.actions import ALTERNATIVE, DONE, PLACE, RAISE
from malecon.titles.cuba.box import (
    ARCHITECT_SPACE,
    BUILDINGS,
    COST,
    FIELDS,
    MERCHANDISE,
    NO_BUILDING,
    REBUILD_PESOS,
    RESOURCES,
    int64,
)
from malecon.titles.cuba.rules.alternatives import instead, legal_instead
from malecon.titles.cuba.rules.pieces import hand_in
from malecon.titles.cuba.rules.statutes import is_home, surcharge
from malecon.titles.cuba.state import BUILD, EVENT_TURN, SITE, TURN_OVER


@jit
def begin(s: Rec) -> None:
    s.phase = BUILD


@jit
def can_pay(s: Rec, seat: int, building: int, covered: int) -> bool:
    """The cubes; over another building only the difference, kind by kind, never below zero (C-02, C-03)."""
    for resource in range(RESOURCES):
        asked = COST[building, resource]
        if covered != NO_BUILDING:
            asked -= COST[covered, resource]
        if s.yard[seat, MERCHANDISE + resource] < asked:
            return False
    return True


@jit
def is_free(s: Rec, seat: int, field: int) -> bool:
    """Any field but the printed warehouse and one with a building."""
    return s.tile[seat, field] == NO_BUILDING and not is_home(s, seat, field)


@jit
def has_free_field(s: Rec, seat: int) -> bool:
    for field in range(FIELDS):
        if is_free(s, seat, field):
            return True
    return False


@jit
def legal_build(s: Rec, mask: Any) -> None:
    seat = s.actor
    legal_instead(s, mask, ARCHITECT_SPACE)
    if s.pesos[seat] < surcharge(s) or not has_free_field(s, seat):
        return
    for building in range(BUILDINGS):
        if s.display[building] > 0 and can_pay(s, seat, building, NO_BUILDING):
            mask[RAISE + building] = 1


@jit
def build(s: Rec, action: int) -> None:
    if action == DONE:
        s.phase = TURN_OVER
    elif action < RAISE:
        instead(s, action - ALTERNATIVE)
        s.phase = TURN_OVER
    else:
        s.raising = action - RAISE
        s.rebuilding = 0
        s.phase = SITE


@jit
def legal_site(s: Rec, mask: Any) -> None:
    seat = s.actor
    for field in range(FIELDS):
        if s.rebuilding:
            covered = int64(s.tile[seat, field])
            if covered != NO_BUILDING and can_pay(s, seat, s.raising, covered):
                mask[PLACE + field] = 1
        elif is_free(s, seat, field):
            mask[PLACE + field] = 1


@jit
def place(s: Rec, field: int) -> None:
    """Pays and lays the tile. A covered tile is out of the game; the new one has not been used yet (29, 38)."""
    seat, building = s.actor, s.raising
    covered = int64(s.tile[seat, field])
    for resource in range(RESOURCES):
        asked = COST[building, resource]
        if covered != NO_BUILDING:
            asked -= COST[covered, resource]
        if asked > 0:
            hand_in(s, seat, MERCHANDISE + resource, asked)
    if s.rebuilding:
        s.pesos[seat] -= REBUILD_PESOS
        s.gone[covered] += 1
        s.phase = EVENT_TURN
    else:
        s.pesos[seat] -= surcharge(s)
        s.phase = TURN_OVER
    s.display[building] -= 1
    s.tile[seat, field] = building
    s.used[seat, field] = 0


@jit
def may_rebuild(s: Rec, seat: int, building: int) -> bool:
    """Whether the seat can lay this tile on one of its own."""
    if s.display[building] == 0:
        return False
    for field in range(FIELDS):
        covered = int64(s.tile[seat, field])
        if covered != NO_BUILDING and can_pay(s, seat, building, covered):
            return True
    return False


@jit
def can_rebuild(s: Rec, seat: int) -> bool:
    """It takes the peso and a tile of one's own (C-52)."""
    if s.pesos[seat] < REBUILD_PESOS:
        return False
    for building in range(BUILDINGS):
        if may_rebuild(s, seat, building):
            return True
    return False


@jit
def legal_rebuild(s: Rec, mask: Any) -> None:
    seat = s.actor
    mask[DONE] = 1
    for building in range(BUILDINGS):
        if may_rebuild(s, seat, building):
            mask[RAISE + building] = 1


@jit
def rebuild(s: Rec, action: int) -> None:
    if action == DONE:
        s.phase = EVENT_TURN
    else:
        s.raising = action - RAISE
        s.rebuilding = 1
        s.phase = SITE
