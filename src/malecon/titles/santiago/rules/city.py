"""Part B (5.1): the pawn goes to a building under the Cuban's rose, and the building may be used."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.actions import MOVE_TO, PASS
from malecon.titles.santiago.box import BUILDINGS, NO_ROSE, NOBODY, ROSE_OF, UNDER_A_ROSE
from malecon.titles.santiago.rules.buildings import offer, perform, works
from malecon.titles.santiago.rules.turns import end_turn
from malecon.titles.santiago.state import MOVE, USE


@jit
def rose_over(s: Rec, building: int) -> int:
    return s.space_of[building] // UNDER_A_ROSE


@jit
def may_enter(s: Rec, building: int) -> bool:
    """A building under the visited Cuban's rose without any pawn: not even one's own, which must move (S-18)."""
    if s.cuban == NOBODY or rose_over(s, building) != ROSE_OF[s.cuban]:
        return False
    for seat in range(s.seats):
        if s.pawn[seat] == building:
            return False
    return True


@jit
def begin(s: Rec) -> None:
    """After the Cuban's service. Where no building can be entered the pawn stays, and may use where it is (S-17)."""
    if s.over:
        return
    s.actor = s.active
    if ROSE_OF[s.cuban] != NO_ROSE:
        for building in range(BUILDINGS):
            if may_enter(s, building):
                s.phase = MOVE
                return
    open_doors(s)


@jit
def legal_move(s: Rec, mask: Any) -> None:
    for building in range(BUILDINGS):
        if may_enter(s, building):
            mask[MOVE_TO + building] = 1


@jit
def move(s: Rec, action: int) -> None:
    s.pawn[s.active] = action - MOVE_TO
    s.pawn_used = 1
    open_doors(s)


@jit
def open_doors(s: Rec) -> None:
    """Nobody is asked about a function that, as all can see, does nothing, nor for a pawn off the board (S-14, S-33)."""
    building = s.pawn[s.active]
    if building >= 0 and works(s, s.active, building):
        s.phase = USE
    else:
        end_turn(s)


@jit
def legal_use(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    offer(s, s.pawn[s.active], mask)


@jit
def use(s: Rec, action: int) -> None:
    if action == PASS:
        s.changing = 0
    else:
        s.pawn_used = 1
        perform(s, action)
    if not s.changing:
        end_turn(s)
