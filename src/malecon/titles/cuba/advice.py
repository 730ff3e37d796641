"""What bots go by in Cuba: points, buildings (worth two points each and of use every round), money and pieces."""

from typing import Any

import numpy as np

from malecon.core.jit import Rec, jit
from malecon.core.maths import exp
from malecon.titles.cuba.actions import (
    BID_HUNDREDS,
    BID_VOTES,
    BUY,
    BUY_POINTS,
    CHOOSE_COLOUR,
    DONE,
    GET,
    GIVE,
    HOW_MANY,
    LAY,
    LAY_TWO,
    LOAD_ON,
    MOVE_FIGURE,
    PAY,
    PICK,
    PLACE,
    PLAY,
    RAISE,
    SELL,
    SELL_POINTS,
    STORE,
    SWAP_DOCKS,
    TAKE,
    TAKE_CUBAN,
    USE_FIELD,
)
from malecon.titles.cuba.box import (
    ARCHITECT,
    BUILDING,
    BUILDING_POINTS,
    BUILDINGS,
    COST,
    DOCK_POINTS,
    DOCKS,
    FIELDS,
    FOREMAN,
    FREIGHT_KINDS,
    HOLD,
    IN_CROSS,
    MERCHANDISE,
    NO_BUILDING,
    NO_SHIP,
    PIECES,
    PRODUCTS,
    STATUE,
    STONE,
    TRADESWOMAN,
    VOTES,
    WATER,
    WOOD,
    WORKER,
)
from malecon.titles.cuba.rules.length import rounds_of
from malecon.titles.cuba.rules.pieces import held
from malecon.titles.cuba.rules.plantation import is_home, yield_of
from malecon.titles.cuba.rules.tradeswoman import sell_price
from malecon.titles.cuba.state import TURN

TERMS = ("points", "buildings", "money", "goods", "resources", "timing")
IN_POINTS, IN_BUILDINGS, IN_MONEY, IN_GOODS, IN_RESOURCES, IN_TIMING = range(len(TERMS))
SPREAD = 3.5
WARMTH = 1.2  # of its levels
HORIZON = 10

# What a building brings its owner in a round in which the foreman is played, in points.
_EACH_ROUND = {
    "cement_factory": 1.3, "sawmill": 1.3, "golf_course": 0.8, "monastery": 1.2, "rum_cafe": 1.6, "cigar_cafe": 1.6,
    "small_branch_office": 1.4, "large_branch_office": 2.2, "hotel": 2.0, "inn": 1.0, "general_store": 1.2,
    "product_house": 1.0, "resource_house": 0.9, "small_bank": 0.6, "large_bank": 1.2, "cigar_factory": 1.3,
    "distillery": 1.3, "black_market": 0.6, "church": 0.4, "town_hall": 0.6, "dam": 0.6, "lighthouse": 0.2,
    "storehouse": 0.2, "casino": 0.7, "customs_house": 0.2, "beach_cafe": 0.6, "statue": 0.0, "newspaper": 0.7,
}  # fmt: skip
EACH_ROUND = np.array([_EACH_ROUND[label] for label in BUILDING.labels], np.float64)
FOREMAN_PLAYED = 0.55  # of all rounds, with all buildings together
# Fitted, like SPREAD, to the ends of 60 games of search:50 with itself.
PESO = 0.45
IN_YARD, IN_STORE, GOOD = 0.75, 1.05, 1.4  # points for a product that may spoil, one that is safe, a good
CUBE = np.array([0.42, 0.25, 0.2], np.float64)  # wood, stone, water
ENOUGH = 5.0  # cubes beyond this are worth little
TURN_TO_COME = 1.5  # points a turn of this round still brings, so that who has had it seems no richer


@jit
def calm(s: Rec) -> bool:
    return s.phase == TURN


@jit
def rounds_left(s: Rec) -> float:
    """Rounds to come, and what is left of this one."""
    turns = 4.0 * s.seats
    return rounds_of(s) - s.round_number + max(0.0, 1.0 - s.turns / turns)


@jit
def evaluate(s: Rec, out: Any) -> None:
    left = rounds_left(s)
    for seat in range(s.seats):
        out[seat, IN_POINTS] = s.points[seat]
        if s.over:
            table_points(s, seat, out)
            continue
        fade = min(1.0, 0.25 + 0.5 * left)  # nothing that lies about is worth anything after the end
        buildings, use = 1, 0.0
        for field in range(FIELDS):
            building = s.tile[seat, field]
            if building != NO_BUILDING:
                buildings += 1
                use += EACH_ROUND[building]
                if building == STATUE:
                    use += 4.0 / max(left, 1.0)
        use = use if use < 4.0 else 4.0 + 0.6 * (use - 4.0)  # one foreman reaches only some of them
        out[seat, IN_BUILDINGS] = BUILDING_POINTS * buildings + FOREMAN_PLAYED * use * left
        money = float(s.pesos[seat])
        out[seat, IN_MONEY] = PESO * fade * (money if money < 12.0 else 12.0 + 0.5 * (money - 12.0))
        goods = 0.0
        for piece in range(MERCHANDISE):
            if piece < PRODUCTS:
                goods += IN_YARD * s.yard[seat, piece] + IN_STORE * s.stored[seat, piece]
            else:
                goods += GOOD * s.yard[seat, piece]
        out[seat, IN_GOODS] = fade * (goods if goods < 6.0 else 6.0 + 0.5 * (goods - 6.0))
        cubes = 0.0
        for piece in range(WOOD, PIECES):
            amount = float(s.yard[seat, piece])
            cubes += CUBE[piece - WOOD] * (amount if amount < ENOUGH else ENOUGH + 0.3 * (amount - ENOUGH))
        out[seat, IN_RESOURCES] = cubes * min(1.0, 0.1 + 0.5 * left)
        out[seat, IN_TIMING] = TURN_TO_COME * (s.cards_due[seat] + s.cubans_due[seat])


@jit
def table_points(s: Rec, seat: int, out: Any) -> None:
    """At the end the score itself."""
    from_buildings = 1
    for field in range(FIELDS):
        from_buildings += s.tile[seat, field] != NO_BUILDING
    out[seat, IN_BUILDINGS] = from_buildings * (BUILDING_POINTS + s.statue_on[seat])


# -- what a sensible player would do


@jit
def prior(s: Rec, mask: Any, out: Any) -> None:
    seat = s.actor
    for action in range(mask.shape[0]):
        if mask[action]:
            out[action] = liking(s, seat, action)


@jit
def liking(s: Rec, seat: int, action: int) -> float:
    if action == DONE:
        return 0.3
    if action < TAKE_CUBAN:
        return exp(0.9 * character_worth(s, seat, action - PLAY))
    if action < MOVE_FIGURE:
        return 1.0
    if action < PICK:
        return exp(0.8 * figure_worth(s, seat, action - MOVE_FIGURE))
    if action < BUY:
        return 1.0 + room_aboard(s, action - PICK)
    if action < SELL:
        return 0.08 + 0.5 * room_aboard(s, action - BUY)
    if action < TAKE:
        return exp(0.35 * (sell_price(s, action - SELL) - 3)) * (1.0 if s.pesos[seat] < 8 else 0.5)
    if action < RAISE:
        return 1.0  # which piece to take, which alternative
    if action < PLACE:
        return exp(0.4 * building_worth(s, seat, action - RAISE))
    if action < USE_FIELD:
        return site_liking(s, seat, action - PLACE)
    if action < HOW_MANY:
        return 2.0
    if action < GIVE:
        return 0.3 + (action - HOW_MANY)
    if action < LOAD_ON:
        return 1.0 if action < GET else 1.0 + room_aboard(s, action - GET)
    if action < PAY:
        return exp(0.9 * DOCK_POINTS[(action - LOAD_ON) % DOCKS])
    if action == PAY:
        return 3.0
    if action < STORE:
        return 1.0  # veto, enact, press
    if action < SWAP_DOCKS:
        return 2.0
    if action == BUY_POINTS:
        return 1.5
    if action == SELL_POINTS:
        return 0.1
    if action >= CHOOSE_COLOUR:
        return 1.0  # colours, tiles and laws that leave
    if action >= BID_HUNDREDS:
        return exp(-4.0 * (action - BID_HUNDREDS))
    if action >= BID_VOTES:
        return exp(-0.5 * (action - BID_VOTES))
    if action >= LAY_TWO:
        return 1.0
    if action >= LAY:
        return 0.3 + 0.3 * VOTES[action - LAY]
    return 0.5


@jit
def room_aboard(s: Rec, piece: int) -> float:
    """The points of the best dock where this piece finds a place."""
    best = 0.0
    for dock in range(DOCKS):
        ship = s.dock[dock]
        if ship != NO_SHIP and piece < FREIGHT_KINDS and HOLD[ship, piece] > s.cargo[dock, piece]:
            best = max(best, float(DOCK_POINTS[dock]))
    return best


@jit
def cargo_worth(s: Rec, seat: int) -> float:
    """What the seat could load on the best ship."""
    best = 0.0
    for dock in range(DOCKS):
        ship = s.dock[dock]
        if ship == NO_SHIP:
            continue
        pieces = 0
        for piece in range(FREIGHT_KINDS):
            pieces += min(held(s, seat, piece), HOLD[ship, piece] - s.cargo[dock, piece])
        best = max(best, float(pieces * DOCK_POINTS[dock]))
    return best


@jit
def character_worth(s: Rec, seat: int, character: int) -> float:
    if character == WORKER:
        return 2.2
    if character == TRADESWOMAN:
        products = 0
        for piece in range(PRODUCTS):
            products += s.yard[seat, piece]
        return 0.8 + 0.25 * products + (0.5 if s.pesos[seat] > 6 else 0.0)
    if character == ARCHITECT:
        return max(1.0, 0.5 * best_building(s, seat))
    if character == FOREMAN:
        use = 0.3
        for field in range(FIELDS):
            if s.tile[seat, field] != NO_BUILDING and IN_CROSS[s.figure[seat], field]:
                use += 0.8 * EACH_ROUND[s.tile[seat, field]]
        return use
    return max(0.9, 0.6 * cargo_worth(s, seat))


@jit
def best_building(s: Rec, seat: int) -> float:
    best = 0.0
    for building in range(BUILDINGS):
        if s.display[building] > 0 and affordable(s, seat, building):
            best = max(best, building_worth(s, seat, building))
    return best


@jit
def affordable(s: Rec, seat: int, building: int) -> bool:
    return (
        s.yard[seat, WOOD] >= COST[building, 0]
        and s.yard[seat, STONE] >= COST[building, 1]
        and s.yard[seat, WATER] >= COST[building, 2]
    )


@jit
def building_worth(s: Rec, seat: int, building: int) -> float:
    left = rounds_left(s)
    spent = 0.0
    for kind in range(COST.shape[1]):
        spent += 0.35 * COST[building, kind]
    return BUILDING_POINTS + FOREMAN_PLAYED * EACH_ROUND[building] * left - spent * min(1.0, 0.5 * left)


@jit
def figure_worth(s: Rec, seat: int, field: int) -> float:
    """What the worker would bring home from there, products counted twice at most."""
    worth, products = 0.0, 0
    for other in range(FIELDS):
        if not IN_CROSS[field, other]:
            continue
        if s.tile[seat, other] != NO_BUILDING:
            worth += 0.25 * EACH_ROUND[s.tile[seat, other]]  # the foreman will reach it
            continue
        piece = yield_of(s, seat, other)
        if piece >= WOOD:
            worth += CUBE[piece - WOOD] * (1.0 if s.yard[seat, piece] < ENOUGH else 0.3)
        elif piece >= 0:
            products += 1
    return worth + IN_YARD * min(products, 2)


@jit
def site_liking(s: Rec, seat: int, field: int) -> float:
    """Buildings belong where other buildings are in reach, and not on the lake or the last forest."""
    near = 0.0
    for other in range(FIELDS):
        if other != field and IN_CROSS[field, other]:
            near += s.tile[seat, other] != NO_BUILDING or is_home(s, seat, other)
    piece = yield_of(s, seat, field)
    return exp(0.5 * near) * (0.5 if piece == WATER else (0.8 if piece >= WOOD else 1.2))
