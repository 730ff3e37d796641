"""Architect (4.3): one building from the display, or points instead. And the rebuild of event 4 (12.3)."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.box import int64
from malecon.titles.cuba.rules.alternatives import instead, legal_instead
from malecon.titles.cuba.rules.pieces import hand_in
from malecon.titles.cuba.rules.plantation import is_home
from malecon.titles.cuba.rules.statutes import surcharge


@jit
def begin(s: Rec) -> None:
    s.phase = state.BUILD


@jit
def can_pay(s: Rec, seat: int, building: int, covered: int) -> bool:
    """The cubes; over another building only the difference, kind by kind, never below zero (C-02, C-03)."""
    for resource in range(box.RESOURCES):
        asked = box.COST[building, resource]
        if covered != box.NO_BUILDING:
            asked -= box.COST[covered, resource]
        if s.yard[seat, box.MERCHANDISE + resource] < asked:
            return False
    return True


@jit
def is_free(s: Rec, seat: int, field: int) -> bool:
    """Any field but the printed warehouse and one with a building."""
    return s.tile[seat, field] == box.NO_BUILDING and not is_home(s, seat, field)


@jit
def has_free_field(s: Rec, seat: int) -> bool:
    for field in range(box.FIELDS):
        if is_free(s, seat, field):
            return True
    return False


@jit
def legal_build(s: Rec, mask: Any) -> None:
    seat = s.actor
    legal_instead(s, mask, box.ARCHITECT_SPACE)
    if s.pesos[seat] < surcharge(s) or not has_free_field(s, seat):
        return
    for building in range(box.BUILDINGS):
        if s.display[building] > 0 and can_pay(s, seat, building, box.NO_BUILDING):
            mask[actions.RAISE + building] = 1


@jit
def build(s: Rec, action: int) -> None:
    if action == actions.DONE:
        s.phase = state.TURN_OVER
    elif action < actions.RAISE:
        instead(s, action - actions.ALTERNATIVE)
        s.phase = state.TURN_OVER
    else:
        s.raising = action - actions.RAISE
        s.rebuilding = 0
        s.phase = state.SITE


@jit
def legal_site(s: Rec, mask: Any) -> None:
    seat = s.actor
    for field in range(box.FIELDS):
        if s.rebuilding:
            covered = int64(s.tile[seat, field])
            if covered != box.NO_BUILDING and can_pay(s, seat, s.raising, covered):
                mask[actions.PLACE + field] = 1
        elif is_free(s, seat, field):
            mask[actions.PLACE + field] = 1


@jit
def place(s: Rec, field: int) -> None:
    """Pays and lays the tile. A covered tile is out of the game; the new one has not been used yet (29, 38)."""
    seat, building = s.actor, s.raising
    covered = int64(s.tile[seat, field])
    for resource in range(box.RESOURCES):
        asked = box.COST[building, resource]
        if covered != box.NO_BUILDING:
            asked -= box.COST[covered, resource]
        if asked > 0:
            hand_in(s, seat, box.MERCHANDISE + resource, asked)
    if s.rebuilding:
        s.pesos[seat] -= box.REBUILD_PESOS
        s.gone[covered] += 1
        s.phase = state.EVENT_TURN
    else:
        s.pesos[seat] -= surcharge(s)
        s.phase = state.TURN_OVER
    s.display[building] -= 1
    s.tile[seat, field] = building
    s.used[seat, field] = 0


@jit
def may_rebuild(s: Rec, seat: int, building: int) -> bool:
    """Whether the seat can lay this tile on one of its own."""
    if s.display[building] == 0:
        return False
    for field in range(box.FIELDS):
        covered = int64(s.tile[seat, field])
        if covered != box.NO_BUILDING and can_pay(s, seat, building, covered):
            return True
    return False


@jit
def can_rebuild(s: Rec, seat: int) -> bool:
    """It takes the peso and a tile of one's own (C-52)."""
    if s.pesos[seat] < box.REBUILD_PESOS:
        return False
    for building in range(box.BUILDINGS):
        if may_rebuild(s, seat, building):
            return True
    return False


@jit
def legal_rebuild(s: Rec, mask: Any) -> None:
    seat = s.actor
    mask[actions.DONE] = 1
    for building in range(box.BUILDINGS):
        if may_rebuild(s, seat, building):
            mask[actions.RAISE + building] = 1


@jit
def rebuild(s: Rec, action: int) -> None:
    if action == actions.DONE:
        s.phase = state.EVENT_TURN
    else:
        s.raising = action - actions.RAISE
        s.rebuilding = 1
        s.phase = state.SITE
