"""The port (section 7): the delivery round, from the active seat on, until all dice show 0 or all have passed."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.actions import COUNT_OF, DELIVER_FROM, FIRST_WOOD, GOOD_OF, PASS, WOOD_FROM
from malecon.titles.santiago.box import GOODS, WOOD, WOOD_VALUE
from malecon.titles.santiago.rules.buildings import may_deliver_one
from malecon.titles.santiago.rules.pieces import get_vp, may_hold, next_seat, return_goods
from malecon.titles.santiago.rules.ships import load, raise_marker, wants
from malecon.titles.santiago.rules.turns import end_turn
from malecon.titles.santiago.state import DELIVER


@jit
def begin(s: Rec) -> None:
    s.actor = s.active
    next_supplier(s)


@jit
def may_deliver(s: Rec, seat: int) -> bool:
    """As far as all can tell; who has nothing behind his screen says so by passing."""
    return may_deliver_one(s, seat) or (may_hold(s, seat, WOOD) > 0 and wants(s) > 0)


@jit
def next_supplier(s: Rec) -> None:
    """From the actor on, the next seat still in. Who has nothing that is wanted must pass; a pass is final (S-25)."""
    for _ in range(s.seats):
        if not s.passed[s.actor]:
            if may_deliver(s, s.actor):
                s.phase = DELIVER
                return
            s.passed[s.actor] = 1
        s.actor = next_seat(s, s.actor)
    close(s)
    raise_marker(s)  # S-24: from the last flag the ship leaves anyway
    end_turn(s)


@jit
def close(s: Rec) -> None:
    s.actor = s.active
    for seat in range(s.seats):
        s.passed[seat] = 0


@jit
def legal_deliver(s: Rec, mask: Any) -> None:
    """One kind a go, or wood in the place of one kind; never more than the die shows (S-06)."""
    mask[PASS] = 1
    seat = s.actor
    for good in range(GOODS):
        for n in range(min(s.goods[seat, good], s.demand[good])):
            mask[DELIVER_FROM[good] + n] = 1
        for n in range(min(s.goods[seat, WOOD], s.demand[good])):
            mask[WOOD_FROM[good] + n] = 1


@jit
def deliver(s: Rec, action: int) -> None:
    if action == PASS:
        s.passed[s.actor] = 1
    else:
        good, n = GOOD_OF[action], COUNT_OF[action]
        if action >= FIRST_WOOD:
            return_goods(s, s.actor, WOOD, n)
            get_vp(s, s.actor, n * WOOD_VALUE)
        else:
            return_goods(s, s.actor, good, n)
            get_vp(s, s.actor, n * s.flag)
        load(s, good, n)
        if wants(s) == 0:  # it has sailed
            close(s)
            end_turn(s)
            return
    s.actor = next_seat(s, s.actor)
    next_supplier(s)
