"""Mayor (4.5): loading one ship, or pesos instead. The branch offices load by the same rules."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.actions import ALTERNATIVE, DONE, LOAD_ON
from malecon.titles.cuba.box import DOCKS, FREIGHT_KINDS, MAYOR_SPACE
from malecon.titles.cuba.rules.alternatives import instead, legal_instead
from malecon.titles.cuba.rules.harbour import depart, free_spaces, is_full, move_down
from malecon.titles.cuba.rules.pieces import earn, give_up, held
from malecon.titles.cuba.rules.statutes import full_ships_leave_at_once, points_at_dock
from malecon.titles.cuba.state import LOAD, SHIPS_PAY, TURN_OVER, USE_OVER

BY_MAYOR, SMALL_OFFICE, LARGE_OFFICE = range(3)
ANY_NUMBER = 99
NO_DOCK = -1


@jit
def begin(s: Rec) -> None:
    begin_loading(s, BY_MAYOR, ANY_NUMBER)


@jit
def begin_loading(s: Rec, loader: int, most: int) -> None:
    s.phase = LOAD
    s.loader = loader
    s.left = most
    s.load_dock = NO_DOCK
    s.first = 0
    s.beyond = FREIGHT_KINDS


@jit
def may_load(s: Rec, piece: int, dock: int) -> bool:
    """On one ship only."""
    if s.load_dock != NO_DOCK and s.load_dock != dock:
        return False
    return free_spaces(s, dock, piece) > 0 and held(s, s.actor, piece) > 0


@jit
def legal_load(s: Rec, mask: Any) -> None:
    for piece in range(s.first, s.beyond):
        for dock in range(DOCKS):
            if may_load(s, piece, dock):
                mask[LOAD_ON + piece * DOCKS + dock] = 1
    if s.loader == BY_MAYOR and s.load_dock == NO_DOCK:
        legal_instead(s, mask, MAYOR_SPACE)
    else:
        mask[DONE] = 1


@jit
def load(s: Rec, action: int) -> None:
    if action == DONE:
        end_loading(s)
    elif action < LOAD_ON:
        instead(s, action - ALTERNATIVE)
        s.phase = TURN_OVER
    else:
        load_piece(s, (action - LOAD_ON) // DOCKS, (action - LOAD_ON) % DOCKS)


@jit
def load_piece(s: Rec, piece: int, dock: int) -> None:
    seat = s.actor
    give_up(s, seat, piece, 1)
    s.cargo[dock, piece] += 1
    earn(s, seat, SHIPS_PAY, points_at_dock(s, dock))
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
    s.phase = TURN_OVER if s.loader == BY_MAYOR else USE_OVER
    if s.load_dock != NO_DOCK and full_ships_leave_at_once(s) and is_full(s, s.load_dock):
        depart(s, s.load_dock)
        move_down(s)
