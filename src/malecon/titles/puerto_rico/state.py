"""The record: everything that lies on the table, and where in the rules we are."""

from typing import Any, Literal

import numpy as np

from malecon.core.fields import GENERATOR, Axis, Field, State
from malecon.core.options import Option, Options
from malecon.titles.puerto_rico.box import (
    BUILDER,
    BUILDING,
    CAPTAIN,
    CRAFTSMAN,
    FIRST_LARGE,
    GOOD,
    GOODS,
    ISLAND,
    MARKET_COLUMN,
    MAYOR,
    NO_ROLE,
    PLACE,
    PLACES,
    ROLE,
    ROLES,
    SEAT,
    SEATS,
    SETTLER,
    SHIP,
    TILE,
    TRADER,
)

PHASE = Axis(
    "phase",
    ("role", "hacienda", "tile", "hospice", "recruit", "staff", "build", "university", "produce", "extra", "trade",
     "load", "keep", "ashore", "bonus", "end"),
)  # fmt: skip
(
    CHOOSE_ROLE, DRAW_BLIND, TAKE_TILE, SETTLE_COLONIST, RECRUIT, STAFF, BUILD, SEND_STUDENT, PRODUCE, TAKE_EXTRA,
    TRADE, LOAD, KEEP, ASHORE, BONUS, END,
) = range(len(PHASE))  # fmt: skip

# The role in which each decision is taken.
PLAYED_IN = np.array(
    [NO_ROLE, SETTLER, SETTLER, SETTLER, MAYOR, MAYOR, BUILDER, BUILDER, CRAFTSMAN, CRAFTSMAN, TRADER, CAPTAIN, CAPTAIN,
     MAYOR, CAPTAIN, NO_ROLE],
    np.int64,
)  # fmt: skip

# The first choice of each is the rulebook's own reading, save the conveniences R4 and R5.
OPTIONS = Options(
    Option("hospice_hacienda", ("one_per_phase", "normal_tile_only", "blind_tile_if_drawn")),  # D1
    Option("mayor_relocation", ("full", "new_and_san_juan_only")),  # D2
    Option("large_building_geometry", ("vertical_3x4", "area")),  # D5
    Option("hacienda_empty_deck", ("reshuffle", "unavailable")),  # R1
    Option("production_optional", (False, True)),  # R4
    Option("voluntary_discard", (False, True)),  # R5
    Option("privilege_declinable", (True, False)),  # R3
    Option("bonus_points_declinable", (False, True)),  # R14: the harbor's and the captain's
    Option("declined_wharf", ("stays_open", "spent")),  # R2
    Option("ship_colonists_declinable", (False, True)),  # R3
    Option("hidden_vp", (True, False)),  # D19: display only, the totals are public knowledge
    Option("balance_factory_university_swap", (False, True)),
    Option("balance_corn_start_minus_1", (False, True)),
    presets={
        "rulebook": {},
        "rio_grande_2002": {"hospice_hacienda": "normal_tile_only", "large_building_geometry": "area"},
    },
)

_LAST_SEAT = SEATS - 1


def _face_down(s: Any) -> Literal["all", "owner"]:
    """Chips are taken in the open and kept face down."""
    return "owner" if s.hidden_vp and not s.over else "all"


STATE = State(
    *GENERATOR,
    Field("seats", np.int8, about="seats in this game", low=2, high=SEATS),
    *OPTIONS.fields(),
    # where we are
    Field("round_number", np.int16, about="rounds begun", low=1),
    Field("phase", np.int8, about="which decision is due", high=END),
    Field("governor", np.int8, about="first chooser of the round", high=_LAST_SEAT),
    Field("choices", np.int8, about="roles chosen in this round before the present one", high=6),
    Field("chooser", np.int8, about="who chose the present role", high=_LAST_SEAT),
    Field("role", np.int8, about="the role being played, -1: none", low=-1, high=ROLES - 1),
    Field("actor", np.int8, about="who decides now", high=_LAST_SEAT),
    Field("acted", np.int8, about="seats that have had their turn in this phase", high=SEATS),
    Field("ending", np.int8, about="1: the end was triggered, this is the last round", high=1),
    Field("over", np.int8, about="1: the game has ended", high=1),
    # each seat's windrose and boards
    Field(
        "chips",
        np.int16,
        (SEAT,),
        about="victory points earned in play",
        high=1000,
        audience=_face_down,
        gains_open=True,
        counts="points",
    ),
    Field("doubloons", np.int16, (SEAT,), about="doubloons", high=10000, counts="money"),
    Field("goods", np.int8, (SEAT, GOOD), about="barrels", high=100, counts="goods"),
    Field("tiles", np.int8, (SEAT, TILE), about="island tiles", high=ISLAND, counts="tiles"),
    Field("workers", np.int8, (SEAT, TILE), about="colonists on island tiles", high=ISLAND, counts="colonists"),
    Field("built", np.int8, (SEAT, BUILDING), about="1: owns the building", high=1, counts="buildings"),
    Field("crew", np.int8, (SEAT, BUILDING), about="colonists in the building", high=10, counts="colonists"),
    Field("san_juan", np.int16, (SEAT,), about="colonists without a place", high=200, counts="colonists"),
    # the middle of the table
    Field("points_left", np.int16, about="victory points in the pool; below 0: paper", low=-1000),
    Field("role_in_play", np.int8, (ROLE,), about="1: the card is used at this seat count", high=1),
    Field("role_taken", np.int8, (ROLE,), about="1: taken in this round", high=1),
    Field("role_coins", np.int16, (ROLE,), about="doubloons on the card", high=10000, counts="money"),
    Field("supply", np.int8, (GOOD,), about="barrels in the supply", high=100, counts="goods"),
    Field("stock", np.int8, (BUILDING,), about="buildings left to buy", high=10, counts="buildings"),
    Field("deck", np.int8, (GOOD,), about="face-down plantations by kind; their order is not yet decided", high=100),
    Field("row", np.int8, (GOOD,), about="face-up plantations by kind", high=SEATS + 1, counts="tiles"),
    Field("discard", np.int8, (GOOD,), about="discarded plantations by kind", high=100),
    Field("quarries", np.int8, about="quarries left", high=100, counts="tiles"),
    Field("colonists", np.int16, about="colonists in the supply", high=200, counts="colonists"),
    Field("aboard", np.int16, about="colonists on the colonist ship", high=200, counts="colonists"),
    Field("capacity", np.int8, (SHIP,), about="barrels a cargo ship holds; 0: no such ship", high=100),
    Field("cargo_kind", np.int8, (SHIP,), about="the kind aboard, -1: empty", low=-1, high=GOODS - 1),
    Field("cargo", np.int8, (SHIP,), about="barrels aboard", high=100, counts="goods"),
    Field("house", np.int8, (GOOD,), about="barrels in the trading house", high=4, counts="goods"),
    # within a phase
    Field("blind", np.int8, about="settler: 1 after the hacienda's draw, before the normal tile", high=1),
    Field("placed", np.int8, about="settler: the tile just placed", high=len(TILE) - 1),
    Field("hospice_used", np.int8, about="settler: 1: the actor's hospice gives no colonist any more", high=1),
    Field("refused", np.int8, (SEAT,), about="mayor: 1: wants none of the ship's colonists", high=1),
    Field("place", np.int8, about="mayor: the place to staff next", high=PLACES),
    Field("free_circles", np.int16, about="mayor: the actor's empty circles from that place on", high=200),
    Field("raised", np.int8, about="builder: the building just built", high=len(BUILDING) - 1),
    Field("made", np.int8, (GOOD,), about="craftsman: barrels the chooser made", high=100),
    Field("idle", np.int8, about="captain: turns in a row that loaded nothing", high=SEATS),
    Field("captain_paid", np.int8, about="captain: 1 once the chooser had his extra point", high=1),
    Field("wharf_used", np.int8, (SEAT,), about="captain: 1 once the wharf was used in this phase", high=1),
    Field("bonus", np.int8, about="captain: points besides those for barrels, to be taken or not", high=2),
    Field("good", np.int8, about="storage: the kind to decide next", high=GOODS),
    Field("kept_kinds", np.int8, about="storage: kinds kept so far", high=GOODS),
    Field(
        "kept_single",
        np.int8,
        about="storage: 1 once the only barrel of a kind was kept, 2 once a kind was cut to one",
        high=2,
    ),
)

SOURCE = Axis("source", ("shipping", "buildings", *BUILDING.labels[FIRST_LARGE:]))

FACTS = State(
    Field("points_from", np.int32, (SEAT, SOURCE), about="points by source, as if the game ended now"),
    Field("price", np.int16, (SEAT, BUILDING), about="what the building would cost the seat now"),
    Field("has_room", np.int8, (SEAT, BUILDING), about="1: the city has room for the building"),
    Field("city_used", np.int8, (SEAT,), about="city spaces used"),
    Field("island_used", np.int8, (SEAT,), about="island spaces used"),
    Field("revenue", np.int16, (SEAT, GOOD), about="doubloons for a barrel sold now"),
    Field("quarries_counted", np.int8, (SEAT, MARKET_COLUMN), about="quarries that make a building there cheaper"),
    Field("saved", np.int8, (SEAT, MARKET_COLUMN), about="doubloons saved on a building there, if it costs as many"),
    Field("useful", np.int8, (PLACE,), about="mayor: colonists of the actor who would do something there"),
    Field("choices", np.int8, about="role choices in a round"),
    Field("may_quarry", np.int8, about="1: the actor may take a quarry"),
    Field("must_load", np.int8, about="1: a ship can take something of the actor's"),
)
