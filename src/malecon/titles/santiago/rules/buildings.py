"""The functions of the twelve buildings (5.2), used by the active seat: through its pawn, or through the lawyer."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.actions import (
    BUY_VP,
    COUNT_OF,
    DISTIL,
    EXPOSE,
    FUNCTION_OF,
    GOOD_OF,
    LEFT,
    MOVE_MARKER,
    RIGHT,
    ROLL_CIGARS,
    SELL_VP,
    SERVE_BOTH,
    SERVE_CIGARS,
    SERVE_RUM,
    SWAP,
    SWAP_OF,
    USE_BANK,
    USE_CAFE,
    USE_CHURCH,
    USE_CUSTOMS,
    USE_NEWSPAPER,
    USE_OFFICE,
    USE_SAWMILL,
)
from malecon.titles.santiago.box import (
    BANK,
    BANK_PAYS,
    BLACK_MARKET,
    CAFE,
    CAFE_PAYS,
    CASINO,
    CASINO_MOST,
    CASINO_RATE,
    CHURCH,
    CHURCH_PAYS,
    CIGAR_FACTORY,
    CIGARS,
    CUBANS,
    CUSTOMS,
    DISTILLERY,
    GOODS,
    HARBOUR_MASTER,
    LOWEST_VALUE,
    NEWSPAPER,
    NEWSPAPER_PAYS,
    OFFICE,
    OFFICE_PAYS,
    RUM,
    SAWMILL,
    SAWMILL_PESOS,
    SAWMILL_VP,
    SUGAR,
    TOBACCO,
    VALUE_BEFORE,
    WOOD,
)
from malecon.titles.santiago.rules.pieces import get_goods, get_pesos, get_vp, may_hold, return_goods
from malecon.titles.santiago.rules.ships import load, raise_marker, wants
from malecon.titles.santiago.state import BUYING, SELLING


@jit
def works(s: Rec, seat: int, building: int) -> bool:
    """Whether the function could do anything for the seat now, as far as all can tell."""
    if building == DISTILLERY:
        return may_hold(s, seat, SUGAR) > 0 and s.supply[RUM] > 0
    if building == CIGAR_FACTORY:
        return may_hold(s, seat, TOBACCO) > 0 and s.supply[CIGARS] > 0
    if building == BLACK_MARKET:
        return may_swap(s, seat)
    if building == SAWMILL:
        return may_hold(s, seat, WOOD) > 0
    if building == CAFE:
        return may_hold(s, seat, CIGARS) > 0 or may_hold(s, seat, RUM) > 0
    if building == CUSTOMS:
        return wants(s) > 0
    if building == CASINO:
        return not s.open_holdings or s.pesos[seat] >= CASINO_RATE or s.vp[seat] > 0
    if building == OFFICE:
        return may_deliver_one(s, seat)
    return True  # bank, church, newspaper; the harbour master can always move the marker right


@jit
def offer(s: Rec, building: int, mask: Any) -> None:
    """Marks every way of using the function."""
    seat = s.active
    if building == BANK:
        mask[USE_BANK] = 1
    elif building == CHURCH:
        mask[USE_CHURCH] = 1
    elif building == DISTILLERY:
        for n in range(workable(s, seat, SUGAR, RUM)):
            mask[DISTIL + n] = 1
    elif building == CIGAR_FACTORY:
        for n in range(workable(s, seat, TOBACCO, CIGARS)):
            mask[ROLL_CIGARS + n] = 1
    elif building == BLACK_MARKET:
        offer_swaps(s, seat, mask)
    elif building == SAWMILL:
        if s.goods[seat, WOOD] > 0:
            mask[USE_SAWMILL] = 1
    elif building == CAFE:
        offer_servings(s, seat, mask)
    elif building == CUSTOMS:
        for good in range(GOODS):
            if s.demand[good] > 0:
                mask[USE_CUSTOMS + good] = 1
    elif building == CASINO:
        offer_change(s, seat, mask)
    elif building == HARBOUR_MASTER:
        mask[MOVE_MARKER + RIGHT] = 1
        if s.flag > LOWEST_VALUE:
            mask[MOVE_MARKER + LEFT] = 1  # Q14
    elif building == OFFICE:
        for good in range(GOODS):
            if s.demand[good] > 0 and s.goods[seat, good] > 0:
                mask[USE_OFFICE + good] = 1
    elif building == NEWSPAPER:
        mask[USE_NEWSPAPER] = 1
        for cuban in range(CUBANS):
            if not s.inactive[cuban]:
                mask[EXPOSE + cuban] = 1


@jit
def perform(s: Rec, action: int) -> None:
    """Carries out the function that the action names."""
    seat, building = s.active, FUNCTION_OF[action]
    if building == BANK:
        get_pesos(s, seat, BANK_PAYS)
    elif building == CHURCH:
        get_vp(s, seat, CHURCH_PAYS)
    elif building == DISTILLERY:
        work_up(s, seat, SUGAR, RUM, COUNT_OF[action])
    elif building == CIGAR_FACTORY:
        work_up(s, seat, TOBACCO, CIGARS, COUNT_OF[action])
    elif building == BLACK_MARKET:
        work_up(s, seat, GOOD_OF[action], SWAP_OF[action], 1)
    elif building == SAWMILL:
        return_goods(s, seat, WOOD, 1)
        get_vp(s, seat, SAWMILL_VP)
        get_pesos(s, seat, SAWMILL_PESOS)
    elif building == CAFE:
        serve(s, seat, action - USE_CAFE)
    elif building == CUSTOMS:
        load(s, GOOD_OF[action], s.demand[GOOD_OF[action]])  # S-21: nobody scores
    elif building == CASINO:
        change_money(s, seat, action)
    elif building == HARBOUR_MASTER:
        if action == MOVE_MARKER + RIGHT:
            raise_marker(s)
        else:
            s.flag = VALUE_BEFORE[s.flag]
    elif building == OFFICE:
        return_goods(s, seat, GOOD_OF[action], 1)
        get_vp(s, seat, OFFICE_PAYS)  # S-22: whatever the flag
        load(s, GOOD_OF[action], 1)
    elif building == NEWSPAPER:
        get_pesos(s, seat, NEWSPAPER_PAYS)
        if action >= EXPOSE:
            s.inactive[action - EXPOSE] = 1


@jit
def workable(s: Rec, seat: int, given: int, made: int) -> int:
    """How many can be worked up, one for one, as far as the supply goes (S-16)."""
    return min(s.goods[seat, given], s.supply[made])


@jit
def work_up(s: Rec, seat: int, given: int, made: int, n: int) -> None:
    return_goods(s, seat, given, n)
    get_goods(s, seat, made, n)


@jit
def may_swap(s: Rec, seat: int) -> bool:
    for given in range(GOODS):
        if may_hold(s, seat, given) > 0:
            for taken in range(GOODS):
                if taken != given and s.supply[taken] > 0:
                    return True
    return False


@jit
def offer_swaps(s: Rec, seat: int, mask: Any) -> None:
    """A good for one of another kind that the supply has; no wood either way (S-35)."""
    for given in range(GOODS):
        if s.goods[seat, given] > 0:
            for taken in range(GOODS):
                if taken != given and s.supply[taken] > 0:
                    mask[SWAP[given, taken]] = 1


@jit
def offer_servings(s: Rec, seat: int, mask: Any) -> None:
    cigars, rum = s.goods[seat, CIGARS] > 0, s.goods[seat, RUM] > 0
    if cigars:
        mask[USE_CAFE + SERVE_CIGARS] = 1
    if rum:
        mask[USE_CAFE + SERVE_RUM] = 1
    if cigars and rum:
        mask[USE_CAFE + SERVE_BOTH] = 1


@jit
def serve(s: Rec, seat: int, serving: int) -> None:
    """At most one of each (S-08)."""
    if serving != SERVE_RUM:
        return_goods(s, seat, CIGARS, 1)
        get_vp(s, seat, CAFE_PAYS)
    if serving != SERVE_CIGARS:
        return_goods(s, seat, RUM, 1)
        get_vp(s, seat, CAFE_PAYS)


@jit
def offer_change(s: Rec, seat: int, mask: Any) -> None:
    """Any number of points, one way a visit (Q12)."""
    if s.changing != SELLING:
        for n in range(min(s.pesos[seat] // CASINO_RATE, CASINO_MOST)):
            mask[BUY_VP + n] = 1
    if s.changing != BUYING:
        for n in range(min(s.vp[seat], CASINO_MOST)):
            mask[SELL_VP + n] = 1


@jit
def change_money(s: Rec, seat: int, action: int) -> None:
    """Pesos into points or points into pesos; the largest number that can be said may be followed by more."""
    buys = action < SELL_VP
    points = COUNT_OF[action] if buys else -COUNT_OF[action]
    s.changing = 0
    if COUNT_OF[action] == CASINO_MOST:
        s.changing = BUYING if buys else SELLING
    get_vp(s, seat, points)
    get_pesos(s, seat, -points * CASINO_RATE)


@jit
def may_deliver_one(s: Rec, seat: int) -> bool:
    for good in range(GOODS):
        if s.demand[good] > 0 and may_hold(s, seat, good) > 0:
            return True
    return False
