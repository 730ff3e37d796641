"""Features for learning: the record as one seat sees it, and what it could do with it now. See core/observing.py."""

from typing import Any

from malecon.core.fields import Axis
from malecon.core.jit import Rec, jit
from malecon.core.observing import Block, observation
from malecon.titles.cuba.box import (
    BUILDING,
    BUILDINGS,
    CATEGORIES,
    CATEGORY,
    CELL,
    CHARACTER,
    COLOURS,
    CUBAN,
    DOCK,
    DOCKS,
    FIELD,
    FIELDS,
    FREIGHT_KINDS,
    HOLD,
    IN_CROSS,
    MERCH,
    MERCHANDISE,
    NO_BUILDING,
    NO_LAW,
    NO_SHIP,
    PIECE,
    PRODUCT,
    PRODUCTS,
    SHIP,
    SHIPS,
    STATUTE,
    SUBSIDY,
    VOTE_TILE,
    int64,
)
from malecon.titles.cuba.rules.architect import can_pay
from malecon.titles.cuba.rules.buildings import BY_FOREMAN
from malecon.titles.cuba.rules.foreman import is_usable
from malecon.titles.cuba.rules.harbour import free_spaces
from malecon.titles.cuba.rules.length import rounds_of
from malecon.titles.cuba.rules.pieces import held
from malecon.titles.cuba.rules.plantation import yield_of
from malecon.titles.cuba.rules.scoring import SOURCES, points_from
from malecon.titles.cuba.rules.statutes import delegates_number, points_at_dock, subsidy_of, tax_of, tiles_of
from malecon.titles.cuba.rules.taxes import can_fulfil_duty
from malecon.titles.cuba.rules.tradeswoman import buy_price, has_lowest_price, sell_price
from malecon.titles.cuba.state import (
    AMOUNT,
    BARTER,
    CALL_SHIP,
    CUSTOMS,
    ENACT,
    GAMBLE,
    HAND_IN,
    HARVEST,
    LOAD,
    OPTIONS,
    PAY_DUTY,
    PHASE,
    PRESS,
    RECEIVE,
    SITE,
    STATE,
    TRADE,
    USE,
    VETO,
)

VERSION = 2  # of the meaning of the features; their names tell which there are

STANDING = Axis("standing", ("points", "tiles", "votes", "tax", "can_pay_tax", "duty_ready", "subsidy"))
LENGTH = Axis("length", ("rounds_left", "final"))
_USING = (AMOUNT, HAND_IN, BARTER, RECEIVE, GAMBLE, CUSTOMS, VETO, PRESS, CALL_SHIP, LOAD)


@jit
def standing(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Points as if the game ended now, votes in hand, and what the laws in force would ask and give."""
    points = 0
    for source in range(SOURCES):
        points += points_from(s, who, source)
    tax = tax_of(s, who)
    out[at] = points / 60.0
    out[at + 1] = tiles_of(s, who) / 8.0
    out[at + 2] = (delegates_number(s, who) + VOTE_TILE * (s.vote_holder == who)) / 12.0
    out[at + 3] = tax / 5.0
    out[at + 4] = s.pesos[who] >= tax
    out[at + 5] = can_fulfil_duty(s, who)
    out[at + 6] = subsidy_of(s, who, int64(s.law[SUBSIDY])) / 6.0


@jit
def owns(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for field in range(FIELDS):
        if s.tile[who, field] != NO_BUILDING:
            out[at + int64(s.tile[who, field])] = 1.0


@jit
def lit(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Buildings in the row and column of the seat's figure."""
    for field in range(FIELDS):
        if s.tile[who, field] != NO_BUILDING and IN_CROSS[s.figure[who], field]:
            out[at + int64(s.tile[who, field])] = 1.0


@jit
def fields_lit(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Open fields in the row and column of the figure, by what they yield."""
    for field in range(FIELDS):
        piece = yield_of(s, who, field)
        if piece >= 0 and s.tile[who, field] == NO_BUILDING and IN_CROSS[s.figure[who], field]:
            out[at + piece] += 0.25


@jit
def cargo_worth(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Points for all that the seat could load on each ship now."""
    for dock in range(DOCKS):
        pieces = 0
        for piece in range(FREIGHT_KINDS):
            pieces += min(free_spaces(s, dock, piece), held(s, who, piece))
        out[at + dock] = pieces * points_at_dock(s, dock) / 10.0


@jit
def tiles(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Which building lies on each of the observer's fields."""
    for field in range(FIELDS):
        if s.tile[seat, field] != NO_BUILDING:
            out[at + field * BUILDINGS + int64(s.tile[seat, field])] = 1.0


@jit
def colour(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """The observer's own plantation, where they differ."""
    if s.plantation_side:
        out[at + int64(s.colour[seat])] = 1.0


@jit
def usable(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Fields that the foreman could use now, wherever the figure stands."""
    for field in range(FIELDS):
        out[at + field] = is_usable(s, seat, field, BY_FOREMAN)


@jit
def affordable(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Buildings to be had that the observer's cubes pay for."""
    for building in range(BUILDINGS):
        out[at + building] = s.display[building] > 0 and can_pay(s, seat, building, NO_BUILDING)


@jit
def buying(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for kind in range(MERCHANDISE):
        out[at + kind] = buy_price(s, kind) / 5.0


@jit
def selling(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for kind in range(MERCHANDISE):
        out[at + kind] = sell_price(s, kind) / 5.0


@jit
def cheapest(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for product in range(PRODUCTS):
        out[at + product] = has_lowest_price(s, product)


@jit
def holds(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Free spaces on each ship in a dock; then all spaces of the ship at sea."""
    for dock in range(DOCKS):
        for piece in range(FREIGHT_KINDS):
            out[at + dock * FREIGHT_KINDS + piece] = free_spaces(s, dock, piece) / 4.0
    if s.sea != NO_SHIP:
        for piece in range(FREIGHT_KINDS):
            out[at + DOCKS * FREIGHT_KINDS + piece] = HOLD[s.sea, piece] / 4.0


@jit
def dock_points(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for dock in range(DOCKS):
        out[at + dock] = points_at_dock(s, dock) / 3.0


@jit
def queue(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """How soon a ship that left comes again."""
    for rank in range(s.under_count):
        out[at + int64(s.under[rank])] = (rank + 1) / SHIPS


@jit
def laws(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for category in range(CATEGORIES):
        if s.law[category] != NO_LAW:
            out[at + int64(s.law[category])] = 1.0


@jit
def bills(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    for category in range(CATEGORIES):
        if s.bill[category] != NO_LAW:
            out[at + int64(s.bill[category])] = 1.0


@jit
def choosable(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    """Kinds that the question at hand is about."""
    if s.phase == HAND_IN or s.phase == RECEIVE or s.phase == LOAD:
        for piece in range(s.first, s.beyond):
            out[at + piece] = 1.0


@jit
def length(s: Rec, seat: int, who: int, out: Any, at: int) -> None:
    left = rounds_of(s) - s.round_number
    out[at] = left / 6.0
    out[at + 1] = left == 0


FEATURES, observe = observation(
    STATE,
    OPTIONS,
    ids={"phase": PHASE, "figure": FIELD, "last_card": CHARACTER,
         "press_on": CATEGORY, "car": CELL, "avenue": Axis("cuban", (*CUBAN.labels, "donkey")), "piece": PIECE,
         "into": PIECE, "way": Axis("way", ("none", "bought", "sold", "bought_sold", "sold_bought")), "raising": BUILDING,
         "agent": Axis("agent", ("none", "foreman", "lawyer")), "using": FIELD, "load_dock": DOCK,
         "loader": Axis("loader", ("mayor", "small", "large"))},
    seat_ids=("start_player", "actor", "vote_holder", "press_holder", "taker", "winner"),
    scale={"round_number": 6.0, "turns": 20.0, "points": 50.0, "pesos": 10.0, "yard": 4.0, "stored": 4.0, "supply": 12.0,
           "votes": 10.0, "secret_bid": 6.0, "bid": 6.0, "tax_due": 5.0, "free_left": 2.0, "picked": 3.0, "left": 6.0,
           "each_points": 3.0, "each_pesos": 3.0, "display": 2.0, "cargo": 3.0, "casino_done": 3.0, "any_products": 2.0,
           "any_resources": 2.0, "market": 4.0, "cubans_due": 2.0, "cards_due": 4.0, "markers": 1.0},
    some=("yard", "stored", "supply", "market", "display", "markers"),
    during={"piece": (AMOUNT,), "into": (AMOUNT,), "each_points": (AMOUNT, HAND_IN), "each_pesos": (AMOUNT, HAND_IN),
            "left": (AMOUNT, HAND_IN, LOAD, PHASE.labels.index("start")), "way": (TRADE,), "traded": (TRADE,),
            "raising": (SITE,), "rebuilding": (SITE,), "using": _USING, "loader": (LOAD,), "load_dock": (LOAD,),
            "free_left": (HARVEST,), "picked": (HARVEST,), "to_enact": (ENACT,), "any_products": (PAY_DUTY,),
            "any_resources": (PAY_DUTY,), "begun": (PAY_DUTY,), "crossing": (USE, *_USING), "alone": _USING,
            "agent": (USE, PHASE.labels.index("lawyer"), *_USING)},
    skip=("over", "earned", "tile", "dock", "sea", "under", "under_count", "bill", "law", "first", "beyond", "gone"),
    blocks=(
        Block("now", (STANDING,), standing),
        Block("owns", (BUILDING,), owns),
        Block("lit", (BUILDING,), lit),
        Block("fields", (PIECE,), fields_lit),
        Block("cargo_worth", (DOCK,), cargo_worth),
        Block("tile", (FIELD, BUILDING), tiles, of="me"),
        Block("colour", (Axis("colour", COLOURS),), colour, of="me"),
        Block("usable", (FIELD,), usable, of="me"),
        Block("affordable", (BUILDING,), affordable, of="me"),
        Block("buy", (MERCH,), buying, of="me"),
        Block("sell", (MERCH,), selling, of="me"),
        Block("lowest", (PRODUCT,), cheapest, of="me"),
        Block("hold", (Axis("berth", (*DOCK.labels, "sea")), Axis("freight", PIECE.labels[:FREIGHT_KINDS])), holds, of="me"),
        Block("dock_points", (DOCK,), dock_points, of="me"),
        Block("queue", (SHIP,), queue, of="me"),
        Block("law", (STATUTE,), laws, of="me"),
        Block("bill", (STATUTE,), bills, of="me"),
        Block("choosable", (PIECE,), choosable, of="me"),
        Block("length", (LENGTH,), length, of="me"),
    ),
)  # fmt: skip
