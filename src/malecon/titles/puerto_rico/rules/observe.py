"""Features for learning: the record as one seat sees it, and what it could do with it now. See core/observing.py."""

from typing import Any

from malecon.core.fields import Axis
from malecon.core.jit import Rec, jit
from malecon.core.observing import Block, observation
from malecon.titles.puerto_rico.box import (
    BUILDING,
    BUILDINGS,
    CIRCLES,
    GOOD,
    GOODS,
    NO_ROLE,
    OFFICE,
    PLACE,
    ROLE,
    SHIPS,
    SPACES,
    TILE,
    TILES,
)
from malecon.titles.puerto_rico.rules.builder import city_spaces, price, room_for
from malecon.titles.puerto_rico.rules.captain import ship_with, takes
from malecon.titles.puerto_rico.rules.craftsman import could_make
from malecon.titles.puerto_rico.rules.flow import works
from malecon.titles.puerto_rico.rules.scoring import SOURCES, points_from
from malecon.titles.puerto_rico.rules.settler import island_tiles
from malecon.titles.puerto_rico.rules.storage import kinds_stored
from malecon.titles.puerto_rico.rules.trader import revenue
from malecon.titles.puerto_rico.state import (
    KEEP,
    LOAD,
    OPTIONS,
    PHASE,
    SEND_STUDENT,
    SETTLE_COLONIST,
    STAFF,
    STATE,
)

VERSION = 2  # of the meaning of the features; their names tell which there are

STANDING = Axis("standing", ("points", "city", "island", "circles", "colonists", "keeps", "turn_to_come"))


@jit
def standing(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """How a seat stands: points so far with all bonuses, room used, circles to fill, whether its turn is to come."""
    points, circles, colonists = 0, 0, 0
    for source in range(SOURCES):
        points += points_from(s, who, source)
    for tile in range(TILES):
        circles += s.tiles[who, tile] - s.workers[who, tile]
        colonists += s.workers[who, tile]
    for building in range(BUILDINGS):
        colonists += s.crew[who, building]
        if s.built[who, building]:
            circles += CIRCLES[building] - s.crew[who, building]
    out[at] = points / 40.0
    out[at + 1] = city_spaces(s, who) / 12.0
    out[at + 2] = island_tiles(s, who) / 12.0
    out[at + 3] = circles / 8.0
    out[at + 4] = (colonists + s.san_juan[who]) / 20.0
    out[at + 5] = kinds_stored(s, who) / 3.0
    out[at + 6] = s.role != NO_ROLE and (who - s.chooser + s.seats) % s.seats >= s.acted


@jit
def harvest(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Barrels that a craftsman would bring the seat now."""
    for good in range(GOODS):
        out[at + good] = could_make(s, who, good) / 3.0


@jit
def loads(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Barrels of each kind that the best ship would take from the seat now."""
    for good in range(GOODS):
        carrier = ship_with(s, good)
        most = 0
        for ship in range(SHIPS):
            if carrier < 0 or ship == carrier:
                most = max(most, takes(s, who, good, ship))
        out[at + good] = most / 4.0


@jit
def prices(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for building in range(BUILDINGS):
        out[at + building] = price(s, who, building) / 10.0


@jit
def affordable(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Buildings in stock that the seat could pay for and place now."""
    room = room_for(s, who)
    for building in range(BUILDINGS):
        wanted = s.stock[building] > 0 and s.built[who, building] == 0 and SPACES[building] <= room
        out[at + building] = wanted and price(s, who, building) <= s.doubloons[who]


@jit
def sales(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Doubloons for a barrel that the seat has, sold now; 0 where it has none or the house does not want it."""
    for good in range(GOODS):
        if s.goods[who, good] > 0 and (s.house[good] == 0 or works(s, who, OFFICE)):
            out[at + good] = revenue(s, who, good) / 6.0


@jit
def counted_along(s: Rec, seat: int, who: int) -> bool:
    """Chips may lie face down, but every gain is made in the open: totals are public knowledge (D19)."""
    return True


FEATURES, observe = observation(
    STATE,
    OPTIONS,
    ids={"phase": PHASE, "role": ROLE, "cargo_kind": GOOD, "placed": TILE, "place": Axis("place", (*PLACE.labels, "end")),
         "raised": BUILDING, "good": Axis("good", (*GOOD.labels, "end"))},
    seat_ids=("governor", "chooser", "actor"),
    scale={"round_number": 15.0, "chips": 30.0, "doubloons": 8.0, "goods": 4.0, "tiles": 4.0, "workers": 4.0, "crew": 3.0,
           "san_juan": 4.0, "points_left": 60.0, "role_coins": 3.0, "stock": 4.0, "row": 3.0, "colonists": 50.0,
           "aboard": 6.0, "capacity": 8.0, "cargo": 8.0, "supply": 8.0, "free_circles": 8.0, "made": 3.0, "house": 1.0,
           "quarries": 8.0},
    some=("goods", "tiles", "workers", "crew", "role_coins", "supply", "stock", "row", "quarries", "san_juan", "aboard"),
    during={"placed": (SETTLE_COLONIST,), "hospice_used": (SETTLE_COLONIST,), "place": (STAFF,), "raised": (SEND_STUDENT,),
            "good": (KEEP,), "kept_kinds": (KEEP,), "kept_single": (KEEP,), "wharf_used": (LOAD,), "idle": (LOAD,),
            "captain_paid": (LOAD,)},
    skip=("over",),
    shown=counted_along,
    blocks=(
        Block("now", (STANDING,), standing),
        Block("makes", (GOOD,), harvest),
        Block("loads", (GOOD,), loads),
        Block("price", (BUILDING,), prices, of="me"),
        Block("affordable", (BUILDING,), affordable),
        Block("sale", (GOOD,), sales),
    ),
)  # fmt: skip
