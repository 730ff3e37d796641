"""Craftsman (6.4): production, the factory's doubloons, the craftsman's extra barrel."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.actions import EXTRA, MAKE, PASS
from malecon.titles.puerto_rico.box import (
    COFFEE,
    COFFEE_ROASTER,
    CORN,
    FACTORY,
    FACTORY_PAYS,
    GOODS,
    INDIGO,
    INDIGO_PLANT,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
)
from malecon.titles.puerto_rico.rules.flow import end_phase, end_turn, works
from malecon.titles.puerto_rico.state import PRODUCE, TAKE_EXTRA


@jit
def begin(s: Rec) -> None:
    for good in range(GOODS):
        s.made[good] = 0
    next_turn(s)


@jit
def next_turn(s: Rec) -> None:
    """Production is automatic unless the option asks for a literal game (R4)."""
    while s.acted < s.seats:
        if s.production_optional and could_make_any(s, s.actor):
            s.phase = PRODUCE
            return
        produce_all(s)
        end_turn(s)
    privilege(s)


@jit
def crews(s: Rec, seat: int, good: int) -> int:
    """Colonists in all buildings that work up this kind; corn needs none."""
    if good == INDIGO:
        return s.crew[seat, SMALL_INDIGO_PLANT] + s.crew[seat, INDIGO_PLANT]
    if good == SUGAR:
        return s.crew[seat, SMALL_SUGAR_MILL] + s.crew[seat, SUGAR_MILL]
    if good == TOBACCO:
        return s.crew[seat, TOBACCO_STORAGE]
    if good == COFFEE:
        return s.crew[seat, COFFEE_ROASTER]
    return s.workers[seat, CORN]


@jit
def could_make(s: Rec, seat: int, good: int) -> int:
    """Barrels of a kind the seat would make now: plantations, crews and the supply all limit it."""
    return min(min(s.workers[seat, good], crews(s, seat, good)), s.supply[good])


@jit
def could_make_any(s: Rec, seat: int) -> bool:
    for good in range(GOODS):
        if could_make(s, seat, good) > 0:
            return True
    return False


@jit
def produce_all(s: Rec) -> None:
    seat, kinds = s.actor, 0
    for good in range(GOODS):
        barrels = could_make(s, seat, good)
        s.supply[good] -= barrels
        s.goods[seat, good] += barrels
        kinds += barrels > 0
        if seat == s.chooser:
            s.made[good] = barrels
    if works(s, seat, FACTORY):
        s.doubloons[seat] += FACTORY_PAYS[kinds]  # R14: paid without a decision


@jit
def legal_produce(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    mask[MAKE] = 1


@jit
def produce(s: Rec, action: int) -> None:
    if action == MAKE:
        produce_all(s)
    end_turn(s)
    next_turn(s)


@jit
def may_take_extra(s: Rec, good: int) -> bool:
    """R13: only a kind he made this phase."""
    return s.made[good] > 0 and s.supply[good] > 0


@jit
def some_extra(s: Rec) -> bool:
    for good in range(GOODS):
        if may_take_extra(s, good):
            return True
    return False


@jit
def privilege(s: Rec) -> None:
    s.actor = s.chooser
    if some_extra(s):
        s.phase = TAKE_EXTRA
    else:
        finish(s)


@jit
def legal_extra(s: Rec, mask: Any) -> None:
    if s.privilege_declinable:  # R3
        mask[PASS] = 1
    for good in range(GOODS):
        if may_take_extra(s, good):
            mask[EXTRA + good] = 1


@jit
def take_extra(s: Rec, action: int) -> None:
    if action != PASS:
        s.supply[action - EXTRA] -= 1
        s.goods[s.chooser, action - EXTRA] += 1
    finish(s)


@jit
def finish(s: Rec) -> None:
    for good in range(GOODS):
        s.made[good] = 0
    end_phase(s)
