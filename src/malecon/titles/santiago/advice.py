"""What bots go by in Santiago de Cuba: points, what goods may still bring, money, and what one's buildings earn."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.core.maths import exp
from malecon.titles.santiago.actions import (
    BUY_VP,
    CLAIM,
    COUNT_OF,
    DELIVER_FROM,
    FIRST_WOOD,
    FUNCTION_OF,
    GIVE_AWAY,
    GOOD_OF,
    LAP,
    MOVE_TO,
    PASS,
    PUT_ASIDE,
    SELL_VP,
    SWAP_OF,
    TAKE,
    TAKE_SERVICE,
    TO_PORT,
    VISIT,
)
from malecon.titles.santiago.box import (
    ALONSO,
    BANK,
    BANK_PAYS,
    BLACK_MARKET,
    BUILDINGS,
    CAFE,
    CAFE_PAYS,
    CASINO,
    CASINO_RATE,
    CHURCH,
    CHURCH_PAYS,
    CIGAR_FACTORY,
    CIGARS,
    CITRUS,
    CONCHITA,
    CUBANS,
    CUSTOMS,
    DISTILLERY,
    EL_ZORRO,
    GIVE_GOOD,
    GIVE_PESO,
    GIVE_VP,
    GOODS,
    HARBOUR_MASTER,
    JOSE,
    LAST_SHIP,
    MARIA,
    MARTINEZ,
    MIGUEL,
    NEWSPAPER,
    OFFICE,
    OFFICE_PAYS,
    PEDRO,
    PORT,
    RUM,
    SAWMILL,
    SERVICE,
    SUGAR,
    TOBACCO,
    WOOD,
)
from malecon.titles.santiago.rules.street import price, steps_to
from malecon.titles.santiago.state import DELIVER, DICE, DRIVE, FENCE, GIVE, MOVE

TERMS = ("points", "goods", "money", "buildings", "timing")
IN_POINTS, IN_GOODS, IN_MONEY, IN_BUILDINGS, IN_TIMING = range(len(TERMS))
SPREAD = 3.5
WARMTH = 0.9  # of its levels
SEARCH_SPREAD = 8.0  # a search looks further, where leads are less sure
HORIZON = 18
BOLD = 0.5  # a longer playout of sampled choices only is a careless one

LEAST_GOOD = 0.33  # points: three goods of any kind make one at the end
LATER = 1.1  # points a good brings on a ship to come, on average
WOOD_LATER = 0.75
SURE = 0.75  # how much of what could be delivered now is delivered
# Fitted, like SPREAD, to the ends of 120 games of search:50 with itself.
GOODS_COUNT = 0.9  # of what goods seem to be worth
PESO = 0.8  # points, while there is a street to drive
TO_MOVE = 1.4  # points: it is one's turn, against having just had it
OWNED, OWNED_A_SHIP, OWNED_MOST = 0.4, 0.6, 3.0  # points a building still earns its owner: at once, per ship to come


@jit
def calm(s: Rec) -> bool:
    return s.phase == DRIVE


@jit
def ships_to_come(s: Rec) -> float:
    return float(LAST_SHIP - s.ship)


@jit
def good_worth(s: Rec, left: float) -> float:
    """A good that no ship wants now."""
    return LEAST_GOOD + (LATER - LEAST_GOOD) * min(1.0, left / 2.0)


@jit
def evaluate(s: Rec, out: Any) -> None:
    left = ships_to_come(s)
    for seat in range(s.seats):
        out[seat, IN_POINTS] = s.vp[seat]
        if s.over:
            held = 0
            for ware in range(WOOD + 1):
                held += s.goods[seat, ware]
            out[seat, IN_GOODS] = held // 3
            continue
        out[seat, IN_GOODS] = GOODS_COUNT * goods_worth(s, seat, left)
        out[seat, IN_MONEY] = PESO * min(1.0, 0.5 + 0.25 * left) * min(float(s.pesos[seat]), 3.0 + 0.35 * s.pesos[seat])
        owned = 0
        for building in range(BUILDINGS):
            owned += s.owner[building] == seat
        out[seat, IN_BUILDINGS] = owned * owned_worth(left)
        out[seat, IN_TIMING] = TO_MOVE * ((s.active - seat - 1) % s.seats) / (s.seats - 1.0)


@jit
def owned_worth(left: float) -> float:
    return min(OWNED + OWNED_A_SHIP * left, OWNED_MOST)


@jit
def goods_worth(s: Rec, seat: int, left: float) -> float:
    """What the ship in port wants is shared among those who have it; the rest waits for other ships."""
    worth, idle = 0.0, good_worth(s, left)
    for good in range(GOODS):
        mine = float(s.goods[seat, good])
        wanted = float(s.demand[good])
        everybody = 0.0
        for other in range(s.seats):
            everybody += s.goods[other, good]
        goes = mine if everybody <= wanted else wanted * mine / everybody
        goes = min(goes, mine)
        worth += goes * max(idle, SURE * s.flag) + (mine - goes) * idle
    wood = float(s.goods[seat, WOOD])
    return worth + wood * max(LEAST_GOOD, WOOD_LATER * min(1.0, (left + 0.5) / 2.0))


# -- what a sensible player would do


@jit
def prior(s: Rec, mask: Any, out: Any) -> None:
    if s.phase == DRIVE:
        prior_drive(s, mask, out)
    elif s.phase == MOVE:
        for building in range(BUILDINGS):
            out[MOVE_TO + building] = exp(0.7 * function_worth(s, building))
    elif s.phase == DELIVER:
        prior_deliver(s, mask, out)
    elif s.phase == GIVE:
        prior_give(s, mask, out)
    elif s.phase == FENCE:
        for good in range(GOODS):
            out[TAKE + good] = exp(1.2 * one_more(s, s.actor, good))
        out[PASS] = 0.02
    elif s.phase == DICE:
        for good in range(GOODS):
            out[PUT_ASIDE + good] = exp(0.25 * s.rolled[good] * (1.0 - 0.6 * s.goods[s.actor, good]))
    else:
        prior_functions(s, mask, out)


@jit
def one_more(s: Rec, seat: int, good: int) -> float:
    """What one more of this kind is worth to the seat."""
    if s.goods[seat, good] < s.demand[good]:
        return SURE * s.flag
    return good_worth(s, ships_to_come(s))


@jit
def harvest(s: Rec, seat: int) -> float:
    """What the seat could deliver now, in points."""
    points = 0.0
    for good in range(GOODS):
        points += s.flag * min(s.goods[seat, good], s.demand[good])
    return points


@jit
def cuban_worth(s: Rec, cuban: int) -> float:
    seat = s.actor
    if s.inactive[cuban] and s.car != s.stop_of[cuban]:
        return 0.0 if steps_to(s, s.stop_of[cuban]) < 10 else 0.5
    if cuban == PEDRO:
        return SERVICE[cuban] * one_more(s, seat, TOBACCO)
    if cuban == JOSE:
        return SERVICE[cuban] * one_more(s, seat, SUGAR)
    if cuban == CONCHITA:
        return SERVICE[cuban] * one_more(s, seat, CITRUS)
    if cuban == MIGUEL:
        return SERVICE[cuban] * 0.75
    if cuban == MARTINEZ:
        return SERVICE[cuban] * PESO
    if cuban == MARIA:
        return float(SERVICE[cuban])
    if cuban == ALONSO:
        return 0.8 * owned_worth(ships_to_come(s)) if s.markers[seat] > 0 else 0.8
    if cuban == EL_ZORRO:
        return 0.6 * (s.seats - 1)
    best = 0.0
    for good in range(GOODS):
        if s.supply[good] > 0:
            best = max(best, one_more(s, seat, good))
    return best


@jit
def prior_drive(s: Rec, mask: Any, out: Any) -> None:
    seat = s.actor
    out[LAP] = 0.02
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += harvest(s, other)
    out[TO_PORT] = exp(0.6 * (harvest(s, seat) - 0.35 * others - PESO * price(steps_to(s, PORT)) - 0.5))
    for cuban in range(CUBANS):
        if mask[VISIT + cuban]:
            steps = steps_to(s, s.stop_of[cuban])
            out[VISIT + cuban] = exp(0.6 * (cuban_worth(s, cuban) - PESO * price(steps)))


@jit
def function_worth(s: Rec, building: int) -> float:
    """What a building's function would bring the seat to move."""
    seat, left = s.actor, ships_to_come(s)
    if building == BANK:
        return BANK_PAYS * PESO
    if building == CHURCH:
        return float(CHURCH_PAYS)
    if building == DISTILLERY:
        return min(s.goods[seat, SUGAR], s.supply[RUM]) * max(
            0.0, one_more(s, seat, RUM) - 0.8 * one_more(s, seat, SUGAR)
        )
    if building == CIGAR_FACTORY:
        made = min(s.goods[seat, TOBACCO], s.supply[CIGARS])
        return made * max(0.0, one_more(s, seat, CIGARS) - 0.8 * one_more(s, seat, TOBACCO))
    if building == BLACK_MARKET:
        return 0.6
    if building == SAWMILL:
        return 0.7 if s.goods[seat, WOOD] > 0 else 0.0
    if building == CAFE:
        return CAFE_PAYS * 0.6 * (min(s.goods[seat, RUM], 1) + min(s.goods[seat, CIGARS], 1))
    if building == CUSTOMS:
        return 0.3
    if building == CASINO:
        return (s.pesos[seat] // CASINO_RATE) * (0.2 if left > 1 else 0.9)
    if building == HARBOUR_MASTER:
        return 0.15 * harvest(s, seat)
    if building == OFFICE:
        for good in range(GOODS):
            if s.goods[seat, good] > 0 and s.demand[good] > 0:
                return OFFICE_PAYS - 1.0
        return 0.0
    return 0.5 if building == NEWSPAPER else 0.0


@jit
def prior_functions(s: Rec, mask: Any, out: Any) -> None:
    """Using a building, or what the lawyer does."""
    seat, left = s.actor, ships_to_come(s)
    for action in range(mask.shape[0]):
        if mask[action] == 0:
            continue
        if action == PASS:
            out[action] = 0.3
        elif action == TAKE_SERVICE:
            out[action] = 6.0
        elif CLAIM <= action < CLAIM + BUILDINGS:
            out[action] = exp(0.3 * left) * (0.5 + 0.2 * function_worth(s, action - CLAIM))
        elif BUY_VP <= action < SELL_VP:
            out[action] = exp((0.6 - 0.2 * left) * COUNT_OF[action])
        elif FUNCTION_OF[action] == CASINO:
            out[action] = 0.05
        elif FUNCTION_OF[action] == DISTILLERY:
            out[action] = exp(COUNT_OF[action] * (one_more(s, seat, RUM) - 0.9 * one_more(s, seat, SUGAR)))
        elif FUNCTION_OF[action] == CIGAR_FACTORY:
            out[action] = exp(COUNT_OF[action] * (one_more(s, seat, CIGARS) - 0.9 * one_more(s, seat, TOBACCO)))
        elif FUNCTION_OF[action] == BLACK_MARKET:
            given, taken = GOOD_OF[action], SWAP_OF[action]
            keeps = one_more(s, seat, given) if s.goods[seat, given] <= s.demand[given] else good_worth(s, left)
            out[action] = exp(1.5 * (one_more(s, seat, taken) - keeps))
        elif FUNCTION_OF[action] == CUSTOMS:
            good = GOOD_OF[action]
            out[action] = 0.3 * exp(0.5 * s.demand[good] - 1.0 * min(s.goods[seat, good], s.demand[good]))
        else:
            out[action] = 0.5 + function_worth(s, FUNCTION_OF[action])


@jit
def prior_deliver(s: Rec, mask: Any, out: Any) -> None:
    out[PASS] = 0.2
    for action in range(DELIVER_FROM[0], mask.shape[0]):
        if mask[action]:
            count = COUNT_OF[action]
            out[action] = exp(0.7 * count * s.flag) if action < FIRST_WOOD else exp(0.5 * count - 0.3)


@jit
def prior_give(s: Rec, mask: Any, out: Any) -> None:
    out[PASS] = 1.0
    out[GIVE_AWAY + GIVE_PESO] = 2.5
    out[GIVE_AWAY + GIVE_VP] = 0.6
    for good in range(GOODS):
        kept = s.goods[s.actor, good] <= s.demand[good]
        out[GIVE_AWAY + GIVE_GOOD + good] = 0.3 if kept else 1.0
