"""Part A (section 6): what the Cubans do for whoever stops in front of them."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.actions import CLAIM, GIVE_AWAY, PASS, TAKE, TAKE_SERVICE
from malecon.titles.santiago.box import (
    ALONSO,
    BUILDINGS,
    CASINO,
    CITRUS,
    CONCHITA,
    EL_ZORRO,
    GIVE_GOOD,
    GIVE_PESO,
    GIVE_VP,
    GOODS,
    JOSE,
    MARIA,
    MARTINEZ,
    MIGUEL,
    PABLO,
    PEDRO,
    SERVICE,
    SUGAR,
    TOBACCO,
    UNOWNED,
    WOOD,
)
from malecon.titles.santiago.rules import city
from malecon.titles.santiago.rules.buildings import offer, perform, works
from malecon.titles.santiago.rules.pieces import get_goods, get_pesos, get_vp, next_seat
from malecon.titles.santiago.rules.turns import end_turn
from malecon.titles.santiago.state import ACCEPT, FENCE, GIVE, LAWYER


@jit
def visit(s: Rec, cuban: int) -> None:
    """Who lies face down serves nobody, and the pawn stays (S-19). Services without a choice are taken at once."""
    if s.inactive[cuban]:
        end_turn(s)
        return
    s.cuban = cuban
    if cuban == ALONSO:
        see_lawyer(s)
    elif cuban == PABLO:
        see_fence(s)
    elif s.services_declinable and has_service(s, cuban):
        s.phase = ACCEPT
    else:
        be_served(s, cuban)


@jit
def be_served(s: Rec, cuban: int) -> None:
    if cuban == EL_ZORRO:
        s.actor = next_seat(s, s.active)
        next_giver(s)
    else:
        serve(s, cuban)
        city.begin(s)


@jit
def has_service(s: Rec, cuban: int) -> bool:
    """Whether there is anything to decline: an empty supply serves nobody."""
    if cuban == PEDRO:
        return s.supply[TOBACCO] > 0
    if cuban == MIGUEL:
        return s.supply[WOOD] > 0
    if cuban == JOSE:
        return s.supply[SUGAR] > 0
    return cuban != CONCHITA or s.supply[CITRUS] > 0


@jit
def legal_service(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    mask[TAKE_SERVICE] = 1


@jit
def accept(s: Rec, action: int) -> None:
    """By an option a service may be declined; the pawn moves all the same."""
    if action == PASS:
        city.begin(s)
    else:
        be_served(s, s.cuban)


@jit
def serve(s: Rec, cuban: int) -> None:
    seat, n = s.active, SERVICE[cuban]
    if cuban == PEDRO:
        supply_goods(s, seat, TOBACCO, n)
    elif cuban == MIGUEL:
        supply_goods(s, seat, WOOD, n)
    elif cuban == JOSE:
        supply_goods(s, seat, SUGAR, n)
    elif cuban == CONCHITA:
        supply_goods(s, seat, CITRUS, n)
    elif cuban == MARTINEZ:
        get_pesos(s, seat, n)
    elif cuban == MARIA:
        get_vp(s, seat, n)


@jit
def supply_goods(s: Rec, seat: int, ware: int, n: int) -> None:
    """As many as there are, unless the strict reading gives nothing for too little (S-15)."""
    left = s.supply[ware]
    if left >= n:
        get_goods(s, seat, ware, n)
    elif not s.strict_shortage:
        get_goods(s, seat, ware, left)


# -- Alonso, the lawyer (6.1)


@jit
def lawyer_helps(s: Rec) -> bool:
    """Whether the visitor can claim something, or owns a building that would do something."""
    for building in range(BUILDINGS):
        if s.owner[building] == UNOWNED:
            if s.markers[s.active] > 0:
                return True
        elif s.owner[building] == s.active and works(s, s.active, building):
            return True
    return False


@jit
def see_lawyer(s: Rec) -> None:
    if lawyer_helps(s):
        s.phase = LAWYER
    else:
        city.begin(s)


@jit
def legal_lawyer(s: Rec, mask: Any) -> None:
    """A claim on a building nobody owns, or the function of an own one; occupied or not."""
    mask[PASS] = 1
    if s.changing:
        offer(s, CASINO, mask)
        return
    for building in range(BUILDINGS):
        if s.owner[building] == UNOWNED:
            if s.markers[s.active] > 0:
                mask[CLAIM + building] = 1  # S-28
        elif s.owner[building] == s.active:
            offer(s, building, mask)


@jit
def consult(s: Rec, action: int) -> None:
    if CLAIM <= action < CLAIM + BUILDINGS:
        s.owner[action - CLAIM] = s.active
        s.markers[s.active] -= 1
    elif action == PASS:
        s.changing = 0
    else:
        perform(s, action)
    if not s.changing:
        city.begin(s)


# -- Pablo, the fence


@jit
def see_fence(s: Rec) -> None:
    """Any good that is left; nothing if all five have run out."""
    for good in range(GOODS):
        if s.supply[good] > 0:
            s.phase = FENCE
            return
    city.begin(s)


@jit
def legal_fence(s: Rec, mask: Any) -> None:
    mask[PASS] = s.services_declinable
    for good in range(GOODS):
        if s.supply[good] > 0:
            mask[TAKE + good] = 1


@jit
def take(s: Rec, action: int) -> None:
    if action != PASS:
        supply_goods(s, s.active, action - TAKE, SERVICE[PABLO])
    city.begin(s)


# -- El Zorro, the pickpocket (6.2)


@jit
def has_gift(s: Rec, seat: int) -> bool:
    """Whether the seat has anything to give away; wood is nothing (S-13)."""
    if s.pesos[seat] > 0 or s.vp[seat] > 0:
        return True
    for good in range(GOODS):
        if s.goods[seat, good] > 0:
            return True
    return False


@jit
def next_giver(s: Rec) -> None:
    """From the visitor's left on; who has nothing gives nothing (Q7), and says so from behind a screen."""
    while s.actor != s.active:
        if not s.open_holdings or has_gift(s, s.actor):
            s.phase = GIVE
            return
        s.actor = next_seat(s, s.actor)
    city.begin(s)


@jit
def legal_give(s: Rec, mask: Any) -> None:
    if not has_gift(s, s.actor):
        mask[PASS] = 1
    if s.pesos[s.actor] > 0:
        mask[GIVE_AWAY + GIVE_PESO] = 1
    if s.vp[s.actor] > 0:
        mask[GIVE_AWAY + GIVE_VP] = 1
    for good in range(GOODS):
        if s.goods[s.actor, good] > 0:
            mask[GIVE_AWAY + GIVE_GOOD + good] = 1


@jit
def give(s: Rec, action: int) -> None:
    gift, n = action - GIVE_AWAY, SERVICE[EL_ZORRO]
    if action == PASS:
        pass
    elif gift == GIVE_PESO:
        s.pesos[s.actor] -= n
        s.pesos[s.active] += n
    elif gift == GIVE_VP:
        s.vp[s.actor] -= n
        s.vp[s.active] += n
    else:
        s.goods[s.actor, gift - GIVE_GOOD] -= n
        s.goods[s.active, gift - GIVE_GOOD] += n
    s.actor = next_seat(s, s.actor)
    next_giver(s)
