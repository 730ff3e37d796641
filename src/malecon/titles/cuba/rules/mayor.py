"""Mayor (4.5): loading one ship, or pesos instead. The branch offices load by the same rules."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.rules.alternatives import instead, legal_instead
from malecon.titles.cuba.rules.harbour import depart, free_spaces, is_full, move_down
from malecon.titles.cuba.rules.pieces import earn, give_up, held
from malecon.titles.cuba.rules.statutes import full_ships_leave_at_once, points_at_dock

BY_MAYOR, SMALL_OFFICE, LARGE_OFFICE = range(3)
ANY_NUMBER = 99
NO_DOCK = -1


@jit
def begin(s: Rec) -> None:
    begin_loading(s, BY_MAYOR, ANY_NUMBER)


@jit
def begin_loading(s: Rec, loader: int, most: int) -> None:
    s.phase = state.LOAD
    s.loader = loader
    s.left = most
    s.load_dock = NO_DOCK
    s.first = 0
    s.beyond = box.FREIGHT_KINDS


@jit
def may_load(s: Rec, piece: int, dock: int) -> bool:
    """On one ship only."""
    if s.load_dock != NO_DOCK and s.load_dock != dock:
        return False
    return free_spaces(s, dock, piece) > 0 and held(s, s.actor, piece) > 0


@jit
def legal_load(s: Rec, mask: Any) -> None:
    for piece in range(s.first, s.beyond):
        for dock in range(box.DOCKS):
            if may_load(s, piece, dock):
                mask[actions.LOAD_ON + piece * box.DOCKS + dock] = 1
    if s.loader == BY_MAYOR and s.load_dock == NO_DOCK:
        legal_instead(s, mask, box.MAYOR_SPACE)
    else:
        mask[actions.DONE] = 1


@jit
def load(s: Rec, action: int) -> None:
    if action == actions.DONE:
        end_loading(s)
    elif action < actions.LOAD_ON:
        instead(s, action - actions.ALTERNATIVE)
        s.phase = state.TURN_OVER
    else:
        load_piece(s, (action - actions.LOAD_ON) // box.DOCKS, (action - actions.LOAD_ON) % box.DOCKS)


@jit
def load_piece(s: Rec, piece: int, dock: int) -> None:
    seat = s.actor
    give_up(s, seat, piece, 1)
    s.cargo[dock, piece] += 1
    earn(s, seat, state.SHIPS_PAY, points_at_dock(s, dock))
    s.load_dock = dock
    s.left -= 1
    if s.loader == LARGE_OFFICE:
        s.first, s.beyond = piece, piece + 1  # of one kind
    if s.left > 0:
        for other in range(s.first, s.beyond):
            if may_load(s, other, dock):
                return
    end_loading(s)


@jit
def end_loading(s: Rec) -> None:
    """A ship completed by this loading leaves at once under the harbour act (C-68)."""
    s.phase = state.TURN_OVER if s.loader == BY_MAYOR else state.USE_OVER
    if s.load_dock != NO_DOCK and full_ships_leave_at_once(s) and is_full(s, s.load_dock):
        depart(s, s.load_dock)
        move_down(s)
