"""Worker (4.1): the figure moves, its row and column are activated."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.rules.pieces import hand_in, receive
from malecon.titles.cuba.rules.plantation import yield_of
from malecon.titles.cuba.rules.statutes import free_harvests


@jit
def begin(s: Rec) -> None:
    s.phase = state.FIGURE


@jit
def legal_figure(s: Rec, mask: Any) -> None:
    """Any field, also the one it stands on or one with a building."""
    for field in range(box.FIELDS):
        mask[actions.MOVE_FIGURE + field] = 1


@jit
def place_figure(s: Rec, field: int) -> None:
    """All cubes of the cross come at once; then the product fields are picked one by one."""
    seat = s.actor
    s.figure[seat] = field
    for other in range(box.FIELDS):
        piece = yield_of(s, seat, other)
        if piece >= box.MERCHANDISE and box.IN_CROSS[field, other] and s.tile[seat, other] == box.NO_BUILDING:
            receive(s, seat, piece, 1)
    s.free_left = free_harvests(s)
    for product in range(box.PRODUCTS):
        s.picked[product] = 0
    s.phase = state.HARVEST
    close_if_done(s)


@jit
def fields_lit(s: Rec, seat: int, piece: int) -> int:
    """Open fields of the kind in the figure's row and column."""
    fields = 0
    for field in range(box.FIELDS):
        fields += (
            box.IN_CROSS[s.figure[seat], field] != 0
            and yield_of(s, seat, field) == piece
            and s.tile[seat, field] == box.NO_BUILDING
        )
    return fields


@jit
def may_harvest(s: Rec, product: int) -> bool:
    """Free fields first, then one for each water."""
    seat = s.actor
    if s.supply[product] == 0:
        return False
    if s.free_left == 0 and s.yard[seat, box.WATER] == 0:
        return False
    return s.picked[product] < fields_lit(s, seat, product)


@jit
def close_if_done(s: Rec) -> None:
    for product in range(box.PRODUCTS):
        if may_harvest(s, product):
            return
    s.phase = state.TURN_OVER


@jit
def legal_harvest(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    for product in range(box.PRODUCTS):
        if may_harvest(s, product):
            mask[actions.PICK + product] = 1


@jit
def harvest(s: Rec, action: int) -> None:
    if action == actions.DONE:
        s.phase = state.TURN_OVER
        return
    seat, product = s.actor, action - actions.PICK
    if s.free_left > 0:
        s.free_left -= 1
    else:
        hand_in(s, seat, box.WATER, 1)  # irrigation
    receive(s, seat, product, 1)
    s.picked[product] += 1
    close_if_done(s)
