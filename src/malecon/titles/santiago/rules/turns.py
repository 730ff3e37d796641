"""The end of a turn: the owner's point, the roll for a new ship, the next seat (sections 4 and 5.3)."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.actions import PUT_ASIDE
from malecon.titles.santiago.box import GOODS, NOBODY, OWNER_GETS, UNOWNED
from malecon.titles.santiago.rules.pieces import get_vp, next_seat
from malecon.titles.santiago.rules.ships import place_dice, roll_dice, sail, sole_demand, wants
from malecon.titles.santiago.state import DRIVE


@jit
def next_turn(s: Rec) -> None:
    s.active = next_seat(s, s.active)
    s.actor = s.active
    s.turns += 1
    s.cuban = NOBODY
    s.pawn_used = 0
    s.phase = DRIVE


@jit
def pay_owner(s: Rec) -> None:
    """Whoever's turn ends on another's building: one point for the owner, also if the pawn stayed (S-31)."""
    building = s.pawn[s.active]
    if building < 0 or not (s.owner_vp_when_staying or s.pawn_used):
        return
    owner = s.owner[building]
    if owner != UNOWNED and owner != s.active:
        get_vp(s, owner, OWNER_GETS)


@jit
def end_turn(s: Rec) -> None:
    """Nothing of it happens once the seventh ship has left (Q6)."""
    if s.over:
        return
    pay_owner(s)
    if s.sailed:
        roll_dice(s)
    else:
        next_turn(s)


@jit
def legal_aside(s: Rec, mask: Any) -> None:
    """Any die may stay off the ship, but not the only one that shows something (section 8)."""
    for good in range(GOODS):
        if s.zero_ship_sails or not sole_demand(s, good):
            mask[PUT_ASIDE + good] = 1


@jit
def put_aside(s: Rec, action: int) -> None:
    place_dice(s, action - PUT_ASIDE)
    if wants(s) > 0:
        next_turn(s)
        return
    sail(s)  # only under the literal reading
    if not s.over:
        roll_dice(s)
