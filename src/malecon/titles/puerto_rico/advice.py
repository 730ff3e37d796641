"""What bots go by in Puerto Rico: what a seat may expect at the end, in points, and what a sensible player would do.

`evaluate` adds up features of a seat's boards, each times a weight; most are worth something each round that is still
to come, so there are two weights: once, and for each round left. `prior` is a rule of thumb per kind of decision.
"""

from typing import Any

import numpy as np

from malecon.core.jit import Rec, jit, scratch
from malecon.core.maths import exp
from malecon.titles.puerto_rico.actions import (
    BUY,
    DRAW,
    EXTRA,
    KEEP_FROM,
    MAKE,
    PASS,
    PLANT,
    ROLE_OF,
    SELL,
    SHIP_OUT,
    STAFF_FROM,
    TAKE_ASHORE,
    TAKE_BONUS,
    TAKE_COLONIST,
    TAKE_QUARRY,
    USE_HOSPICE,
    USE_UNIVERSITY,
    USE_WHARF,
)
from malecon.titles.puerto_rico.box import (
    BUILDER,
    BUILDINGS,
    CAPTAIN,
    CIRCLES,
    CITY,
    COFFEE,
    CORN,
    CRAFTSMAN,
    CUSTOMS_HOUSE,
    FACTORY,
    FACTORY_PAYS,
    FIRST_LARGE,
    FIRST_VIOLET,
    FORTRESS,
    GOODS,
    GUILD_HALL,
    HARBOR,
    HOUSE,
    INDIGO,
    ISLAND,
    MAYOR,
    OFFICE,
    PRICE,
    PRINTED,
    QUARRY,
    RESIDENCE,
    ROLES,
    SETTLER,
    SHIPS,
    SUGAR,
    TILES,
    TOBACCO,
    TRADER,
)
from malecon.titles.puerto_rico.rules import scoring
from malecon.titles.puerto_rico.rules.builder import city_spaces, price
from malecon.titles.puerto_rico.rules.captain import takes
from malecon.titles.puerto_rico.rules.craftsman import could_make, crews
from malecon.titles.puerto_rico.rules.flow import choices_per_round, works
from malecon.titles.puerto_rico.rules.settler import island_tiles
from malecon.titles.puerto_rico.rules.trader import in_house, revenue
from malecon.titles.puerto_rico.state import (
    BUILD,
    CHOOSE_ROLE,
    KEEP,
    LOAD,
    STAFF,
    TAKE_EXTRA,
    TAKE_TILE,
    TRADE,
)

TERMS = ("points", "goods", "money", "engine", "buildings", "timing")
IN_POINTS, IN_GOODS, IN_MONEY, IN_ENGINE, IN_BUILDINGS, IN_TIMING = range(len(TERMS))
SPREAD = 2.5

PLANT_KIND = np.array([INDIGO, SUGAR, INDIGO, SUGAR, TOBACCO, COFFEE], np.int64)  # what a production building works up
LONGEST_LEFT = 16.0  # rounds: no estimate of what is left exceeds it

# The features of a seat: (term, worth once, worth for each round left). The weights are fitted to the final scores of
# 600 games of search:100 with itself, drawn towards a first guess where a feature is rare; so is SPREAD, to its wins.
_FEATURES = {
    "score": (IN_POINTS, 1.0, 0.0),
    "bonus_to_come": (IN_POINTS, 0.59, 0.12),  # of large buildings nobody works in yet
    "barrels": (IN_GOODS, 0.37, 0.042),
    "sale": (IN_GOODS, 0.11, 0.0),  # doubloons for the best barrel
    "doubloons": (IN_MONEY, 0.44, 0.076),
    "made": (IN_ENGINE, 0.1, 0.23),  # barrels a craftsman phase makes
    "made_many": (IN_ENGINE, -0.15, -0.11),  # those beyond the fifth
    "could_make": (IN_ENGINE, -0.51, 0.2),  # barrels more, once there are colonists
    "kinds": (IN_ENGINE, -0.58, 0.05),
    "income": (IN_ENGINE, 0.36, 0.14),  # doubloons for the best kind made
    "factory": (IN_ENGINE, 0.0, 0.2),  # doubloons a craftsman phase pays
    "quarries": (IN_ENGINE, 0.08, 0.31),
    "idle_quarries": (IN_ENGINE, 0.38, 0.22),
    "fields": (IN_ENGINE, 0.1, -0.029),  # plantations without a plant
    "plants": (IN_ENGINE, 0.12, -0.024),  # circles of plants without a plantation
    "colonists": (IN_ENGINE, 0.01, 0.042),
    "small_market": (IN_BUILDINGS, -0.27, 0.26),
    "hacienda": (IN_BUILDINGS, 0.02, 0.1),
    "construction_hut": (IN_BUILDINGS, -0.28, 0.1),
    "small_warehouse": (IN_BUILDINGS, 0.45, 0.19),
    "hospice": (IN_BUILDINGS, -0.15, 0.12),
    "office": (IN_BUILDINGS, 0.0, 0.1),
    "large_market": (IN_BUILDINGS, 0.1, 0.25),
    "large_warehouse": (IN_BUILDINGS, 0.0, 0.12),
    "works": (IN_BUILDINGS, 0.0, 0.1),
    "university": (IN_BUILDINGS, 0.0, 0.08),
    "harbor": (IN_BUILDINGS, 0.27, 0.73),
    "wharf": (IN_BUILDINGS, 0.0, 0.72),
    "turn": (IN_TIMING, 1.22, 0.12),  # role choices still to come in this round
}
FEATURES = tuple(_FEATURES)
(
    F_SCORE, F_BONUS, F_BARRELS, F_SALE, F_DOUBLOONS, F_MADE, F_MANY, F_COULD, F_KINDS, F_INCOME, F_FACTORY,
    F_QUARRIES, F_IDLE_QUARRIES, F_FIELDS, F_PLANTS, F_COLONISTS,
) = range(16)  # fmt: skip
F_VIOLET = FEATURES.index("small_market")
F_TURN = FEATURES.index("turn")
F_COUNT = F_TURN + 1
TERM_OF = np.array([term for term, _, _ in _FEATURES.values()], np.int64)
ONCE = np.array([once for _, once, _ in _FEATURES.values()], np.float32)
A_ROUND = np.array([each for _, _, each in _FEATURES.values()], np.float32)


@jit
def calm(s: Rec) -> bool:
    return s.phase == CHOOSE_ROLE


@jit
def rounds_left(s: Rec) -> float:
    """How many rounds are still to come, this one's rest included: the nearest of the three ends."""
    seats = s.seats
    rest = 1.0 - s.choices / choices_per_round(s)
    if s.ending:
        return rest
    colonists = (s.colonists - seats * 0.5) / (seats * 1.35)
    points = s.points_left / (seats * 3.6)
    room = 0.0
    for seat in range(seats):
        room = max(room, float(city_spaces(s, seat)))
    city = (CITY - room) / 0.9
    left = min(min(colonists, points + 1.5), city)
    return min(max(left, 0.0) + rest, LONGEST_LEFT)


@jit
def evaluate(s: Rec, out: Any) -> None:
    left = 0.0 if s.over else rounds_left(s)
    f = scratch(F_COUNT, np.float32)
    for seat in range(s.seats):
        for k in range(f.shape[0]):
            f[k] = 0.0
        describe(s, seat, f)
        if s.over:
            out[seat, IN_POINTS] = f[F_SCORE]
            continue
        for k in range(f.shape[0]):
            out[seat, TERM_OF[k]] += f[k] * (ONCE[k] + A_ROUND[k] * left)


@jit
def describe(s: Rec, seat: int, f: Any) -> None:
    """The features of one seat."""
    describe_points(s, seat, f)
    if not s.over:
        describe_engine(s, seat, f)
        describe_wealth(s, seat, f)
        for building in range(FIRST_VIOLET, FIRST_LARGE):
            if s.built[seat, building]:
                f[F_VIOLET + building - FIRST_VIOLET] = 1.0 if s.crew[seat, building] else 0.6
        f[F_FACTORY] *= f[F_VIOLET + FACTORY - FIRST_VIOLET]
        f[F_TURN] = choices_to_come(s, seat)


@jit
def describe_points(s: Rec, seat: int, f: Any) -> None:
    points = 0
    for source in range(scoring.SOURCES):
        points += scoring.points_from(s, seat, source)
    f[F_SCORE] = points
    for building in range(FIRST_LARGE, BUILDINGS):
        if s.built[seat, building] and not s.crew[seat, building]:
            f[F_BONUS] += bonus_if_manned(s, seat, building)


@jit
def bonus_if_manned(s: Rec, seat: int, building: int) -> int:
    if building == GUILD_HALL:
        return scoring.guild_hall(s, seat)
    if building == RESIDENCE:
        return scoring.residence(s, seat)
    if building == FORTRESS:
        return scoring.fortress(s, seat)
    if building == CUSTOMS_HOUSE:
        return scoring.customs_house(s, seat)
    return scoring.city_hall(s, seat)


@jit
def plant_circles(s: Rec, seat: int, good: int) -> int:
    """Colonists that the seat's buildings could hold to work up this kind; corn needs no building."""
    if good == CORN:
        return s.tiles[seat, CORN]
    circles = 0
    for building in range(FIRST_VIOLET):
        if PLANT_KIND[building] == good:
            circles += s.built[seat, building] * CIRCLES[building]
    return circles


@jit
def describe_engine(s: Rec, seat: int, f: Any) -> None:
    made, could, kinds, best = 0, 0, 0, 0
    for good in range(GOODS):
        fields, circles = s.tiles[seat, good], plant_circles(s, seat, good)
        now = min(s.workers[seat, good], crews(s, seat, good))
        most = min(fields, circles)
        made += now
        could += most - now
        f[F_FIELDS] += fields - most
        f[F_PLANTS] += circles - most
        if most > 0:
            kinds += 1
            best = max(best, PRICE[good])
    f[F_MADE] = made
    f[F_MANY] = max(made - 5, 0)
    f[F_COULD] = could
    f[F_KINDS] = kinds
    f[F_INCOME] = best
    f[F_FACTORY] = FACTORY_PAYS[kinds]
    f[F_QUARRIES] = s.workers[seat, QUARRY]
    f[F_IDLE_QUARRIES] = s.tiles[seat, QUARRY] - s.workers[seat, QUARRY]
    colonists = int(s.san_juan[seat])
    for tile in range(TILES):
        colonists += s.workers[seat, tile]
    for building in range(BUILDINGS):
        colonists += s.crew[seat, building]
    f[F_COLONISTS] = colonists


@jit
def describe_wealth(s: Rec, seat: int, f: Any) -> None:
    barrels, sale = 0, 0
    for good in range(GOODS):
        if s.goods[seat, good] > 0:
            barrels += s.goods[seat, good]
            sale = max(sale, revenue(s, seat, good))
    last_captain = s.ending and s.role_taken[CAPTAIN]
    last_builder = s.ending and s.role_taken[BUILDER]
    f[F_BARRELS] = 0 if last_captain else barrels
    f[F_SALE] = 0 if s.ending else sale
    f[F_DOUBLOONS] = 0.05 * s.doubloons[seat] if last_builder else s.doubloons[seat]


@jit
def choices_to_come(s: Rec, seat: int) -> int:
    """How often the seat still chooses a role in this round."""
    ahead = (seat - s.chooser + s.seats) % s.seats
    left = choices_per_round(s) - s.choices - (s.phase != CHOOSE_ROLE)
    if s.phase != CHOOSE_ROLE:
        ahead = (ahead - 1 + s.seats) % s.seats
    return 0 if left <= ahead else 1 + (left - ahead - 1) // s.seats


# -- what a sensible player would do


@jit
def prior(s: Rec, mask: Any, out: Any) -> None:
    if s.phase == CHOOSE_ROLE:
        prior_roles(s, mask, out)
    elif s.phase == TAKE_TILE:
        prior_tile(s, mask, out)
    elif s.phase == BUILD:
        prior_build(s, mask, out)
    elif s.phase == STAFF:
        prior_staff(s, mask, out)
    elif s.phase == TRADE:
        prior_trade(s, mask, out)
    elif s.phase == LOAD:
        prior_load(s, mask, out)
    elif s.phase == KEEP:
        prior_keep(s, mask, out)
    elif s.phase == TAKE_EXTRA:
        prior_extra(s, mask, out)
    else:
        prior_offers(s, mask, out)


@jit
def prior_offers(s: Rec, mask: Any, out: Any) -> None:
    """Gifts are taken: hacienda, hospice, recruit, university, production, colonists of the ship, bonus points."""
    out[PASS] = 0.08
    out[TAKE_ASHORE] = out[TAKE_BONUS] = 1.0
    out[TAKE_BONUS + 1] = 8.0
    out[DRAW] = out[USE_HOSPICE] = out[TAKE_COLONIST] = out[USE_UNIVERSITY] = out[MAKE] = 1.0


@jit
def prior_roles(s: Rec, mask: Any, out: Any) -> None:
    for role in range(ROLES):
        if mask[ROLE_OF + role]:
            out[ROLE_OF + role] = exp(0.55 * (role_gain(s, role) + 0.9 * s.role_coins[role]))


@jit
def role_gain(s: Rec, role: int) -> float:
    """What choosing a role is worth to the chooser beyond what it gives to all, in doubloons or so."""
    seat = s.chooser
    if role == SETTLER:
        room = ISLAND - island_tiles(s, seat)
        return 0.0 if room == 0 or s.ending else min(1.8, 0.4 + 0.25 * room)
    if role == MAYOR:
        return mayor_gain(s, seat)
    if role == BUILDER:
        return builder_gain(s, seat)
    if role == CRAFTSMAN:
        return craftsman_gain(s, seat)
    if role == TRADER:
        return trader_gain(s, seat)
    if role == CAPTAIN:
        return captain_gain(s, seat)
    return 1.0


@jit
def mayor_gain(s: Rec, seat: int) -> float:
    wanted = 0.0
    for tile in range(TILES):
        wanted += 0.7 * (s.tiles[seat, tile] - s.workers[seat, tile])
    for building in range(BUILDINGS):
        if s.built[seat, building] and s.crew[seat, building] == 0:
            wanted += 3.0 if building >= FIRST_LARGE else 1.0
    return min(wanted, 1.0 + s.aboard / s.seats) * 0.9


@jit
def builder_gain(s: Rec, seat: int) -> float:
    best = 0.0
    for building in range(BUILDINGS):
        money = s.doubloons[seat] + s.role_coins[BUILDER] + 1  # the builder pays one less
        if s.stock[building] > 0 and not s.built[seat, building] and price(s, seat, building) <= money:
            best = max(best, float(PRINTED[building]) + (4.0 if building >= FIRST_LARGE else 0.0))
    return 0.0 if best == 0.0 else 0.4 + 0.55 * best


@jit
def craftsman_gain(s: Rec, seat: int) -> float:
    gain = 0.0
    for other in range(s.seats):
        barrels = 0
        for good in range(GOODS):
            barrels += could_make(s, other, good)
        gain += 0.75 * barrels if other == seat else -0.3 * barrels
    return gain + (0.8 if gain > 0 else 0.0)


@jit
def trader_gain(s: Rec, seat: int) -> float:
    if in_house(s) >= HOUSE:
        return 0.0
    best = 0.0
    for good in range(GOODS):
        if s.goods[seat, good] > 0 and (s.house[good] == 0 or works(s, seat, OFFICE)):
            best = max(best, revenue(s, seat, good) + 1.0)  # the trader's privilege
    return 0.7 * best


@jit
def captain_gain(s: Rec, seat: int) -> float:
    gain = 0.0
    for other in range(s.seats):
        barrels, kinds = 0, 0
        for good in range(GOODS):
            best = 0
            for ship in range(SHIPS):
                if s.capacity[ship] > 0:
                    best = max(best, takes(s, other, good, ship))
            barrels += best
            kinds += best > 0
        if works(s, other, HARBOR):
            barrels += kinds
        gain += 0.8 * barrels if other == seat else -0.25 * barrels
    return gain + (0.8 if gain > 0 else 0.0)


@jit
def prior_tile(s: Rec, mask: Any, out: Any) -> None:
    seat = s.actor
    left = rounds_left(s)
    out[PASS] = 0.02
    if mask[TAKE_QUARRY]:
        out[TAKE_QUARRY] = 3.0 if left > 6 and s.tiles[seat, QUARRY] < 3 else 0.8
    for good in range(GOODS):
        if mask[PLANT + good]:
            spare = plant_circles(s, seat, good) - s.tiles[seat, good]
            weight = 0.5 + 0.12 * PRICE[good]
            if good == CORN:
                weight = 1.2
            elif spare > 0:
                weight += 2.0
            if s.tiles[seat, good] == 0:
                weight += 0.5
            out[PLANT + good] = weight


@jit
def prior_build(s: Rec, mask: Any, out: Any) -> None:
    """Mostly the dearest that can be paid and used; printed points are never lost."""
    seat = s.actor
    left = rounds_left(s)
    out[PASS] = 0.25 if left > 1.5 else 0.01
    for building in range(BUILDINGS):
        if mask[BUY + building]:
            out[BUY + building] = exp(0.5 * building_gain(s, seat, building, left))


@jit
def building_gain(s: Rec, seat: int, building: int, left: float) -> float:
    worth = float(PRINTED[building])
    if building >= FIRST_LARGE:
        worth += bonus_if_manned(s, seat, building) * (0.8 if left > 0.8 else 0.3)
    elif building < FIRST_VIOLET:
        good = PLANT_KIND[building]
        useful = min(s.tiles[seat, good] - plant_circles(s, seat, good), CIRCLES[building])
        worth += max(0.0, 0.3 * useful) * left * (0.5 + 0.1 * PRICE[good])
    else:
        worth += left * A_ROUND[F_VIOLET + building - FIRST_VIOLET]
    return worth - 0.3 * price(s, seat, building) * min(1.0, left)


@jit
def prior_staff(s: Rec, mask: Any, out: Any) -> None:
    """As many as are of use there."""
    seat, place = s.actor, s.place
    wanted = useful_at(s, seat, place)
    first = STAFF_FROM[place]
    size = s.tiles[seat, place] if place < TILES else CIRCLES[place - TILES]
    for n in range(size + 1):
        if mask[first + n]:
            out[first + n] = exp(-1.2 * abs(n - wanted))


@jit
def useful_at(s: Rec, seat: int, place: int) -> float:
    if place < GOODS:
        return float(min(s.tiles[seat, place], plant_circles(s, seat, place)))
    if place == QUARRY:
        return float(s.tiles[seat, QUARRY])
    building = place - TILES
    if building < FIRST_VIOLET:
        good = PLANT_KIND[building]
        return float(min(CIRCLES[building], s.workers[seat, good] - crews(s, seat, good)))
    return 1.0


@jit
def prior_trade(s: Rec, mask: Any, out: Any) -> None:
    out[PASS] = 0.15
    for good in range(GOODS):
        if mask[SELL + good]:
            out[SELL + good] = exp(0.7 * revenue(s, s.actor, good) - 0.4)


@jit
def prior_load(s: Rec, mask: Any, out: Any) -> None:
    """The most points first; a big wharf load can wait for the ships to fill."""
    seat = s.actor
    out[PASS] = 0.05
    for good in range(GOODS):
        for ship in range(SHIPS):
            if mask[SHIP_OUT + good * SHIPS + ship]:
                out[SHIP_OUT + good * SHIPS + ship] = exp(0.6 * takes(s, seat, good, ship) - 0.15 * PRICE[good])
        if mask[USE_WHARF + good]:
            out[USE_WHARF + good] = exp(0.45 * s.goods[seat, good] - 0.15 * PRICE[good])


@jit
def prior_keep(s: Rec, mask: Any, out: Any) -> None:
    have = s.goods[s.actor, s.good]
    first = KEEP_FROM[s.good]
    for n in range(have + 1):
        if mask[first + n]:
            out[first + n] = exp(n * (0.4 + 0.25 * PRICE[s.good]))


@jit
def prior_extra(s: Rec, mask: Any, out: Any) -> None:
    out[PASS] = 0.02
    for good in range(GOODS):
        if mask[EXTRA + good]:
            out[EXTRA + good] = 1.0 + 0.5 * PRICE[good] + 0.2 * s.goods[s.actor, good]
