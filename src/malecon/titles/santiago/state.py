"""The record: everything that lies on the table, and where in the rules we are."""

from typing import Any, Literal

import numpy as np

from malecon.core.fields import GENERATOR, Axis, Field, State
from malecon.core.options import Option, Options
from malecon.titles.santiago.box import (
    BUILDING,
    BUILDINGS,
    CUBAN,
    CUBANS,
    GOOD,
    GOODS,
    HIGHEST,
    HIGHEST_VALUE,
    LAST_SHIP,
    LOWEST_VALUE,
    MARKERS,
    SEAT,
    SEATS,
    STOP,
    STOPS,
    WARE,
)

PHASE = Axis("phase", ("drive", "service", "lawyer", "fence", "give", "move", "use", "deliver", "dice", "end"))
DRIVE, ACCEPT, LAWYER, FENCE, GIVE, MOVE, USE, DELIVER, DICE, END = range(len(PHASE))

# The first choice of each is the reference's ruling.
OPTIONS = Options(
    Option("strict_shortage", (False, True)),  # D3: too little in the supply gives nothing at all
    Option("owner_vp_when_staying", (True, False)),  # 5.3
    Option("zero_ship_sails", (False, True)),  # section 8
    Option("open_holdings", (False, True)),  # section 9: display only, every gain and payment is made in the open
    Option("max_steps", (STOPS, "uncapped")),  # section 2
    Option("services_declinable", (False, True)),  # section 6
)
ONE_LAP, UNCAPPED = (OPTIONS.all["max_steps"].code(choice) for choice in OPTIONS.all["max_steps"].choices)


def _screened(s: Any) -> Literal["all", "owner"]:
    """Screens hide what a seat holds, until the end or for the whole play."""
    return "all" if s.open_holdings or s.over else "owner"


BUYING, SELLING = 1, 2  # at the casino, where a change goes on

_LAST_SEAT = SEATS - 1
_MUCH = 10_000

STATE = State(
    *GENERATOR,
    Field("seats", np.int8, about="seats in this game", low=2, high=SEATS),
    *OPTIONS.fields(),
    # where we are
    Field("turns", np.int32, about="turns begun"),
    Field("phase", np.int8, about="which decision is due", high=END),
    Field("start", np.int8, about="who had the first turn", high=_LAST_SEAT),
    Field("active", np.int8, about="whose turn it is", high=_LAST_SEAT),
    Field("actor", np.int8, about="who decides now", high=_LAST_SEAT),
    Field("over", np.int8, about="1: the game has ended", high=1),
    # the street and the city
    Field("car", np.int8, about="the stop where the car stands; 0: the port", high=STOPS - 1),
    Field("stop_of", np.int8, (CUBAN,), about="the stop in front of each Cuban", low=1, high=STOPS - 1),
    Field("inactive", np.int8, (CUBAN,), about="1: lies face down", high=1, counts="cubans"),
    Field("space_of", np.int8, (BUILDING,), about="the building's space; three spaces a rose", high=BUILDINGS - 1),
    Field("owner", np.int8, (BUILDING,), about="whose marker lies there, -1: nobody's", low=-1, high=_LAST_SEAT),
    Field("pawn", np.int8, (SEAT,), about="the building it stands on, -1: off the board", low=-1, high=BUILDINGS - 1),
    Field("markers", np.int8, (SEAT,), about="ownership markers not yet placed", high=MARKERS, counts="markers"),
    # behind the screens
    Field("goods", np.int8, (SEAT, WARE), about="goods and wood", high=100, audience=_screened, counts="goods"),
    Field("pesos", np.int16, (SEAT,), about="pesos", high=_MUCH, audience=_screened, counts="money"),
    Field("vp", np.int16, (SEAT,), about="victory points", high=_MUCH, audience=_screened, counts="points"),
    # the supply
    Field("supply", np.int8, (WARE,), about="goods and wood in the supply", high=100, counts="goods"),
    Field("pesos_left", np.int16, about="pesos in the supply; below 0: paper money (Q13)", low=-_MUCH, high=_MUCH),
    Field("vp_left", np.int16, about="points in the supply; below 0: paper (Q13)", low=-_MUCH, high=_MUCH),
    # the harbour
    Field("ship", np.int8, about="the ship in port", low=1, high=LAST_SHIP, counts="ships"),
    Field("flag", np.int8, about="points a unit, by the value marker", low=LOWEST_VALUE, high=HIGHEST_VALUE,
          counts="flags"),
    Field("demand", np.int8, (GOOD,), about="what the dice on the ship show", high=int(HIGHEST.max()), counts="demand"),
    Field("aside", np.int8, about="the good whose die is not on the ship, -1: no dice on the ship", low=-1,
          high=GOODS - 1),
    Field("rolled", np.int8, (GOOD,), about="faces rolled and not yet placed", high=int(HIGHEST.max()), counts="dice"),
    # within a turn
    Field("cuban", np.int8, about="the Cuban served in this turn, -1: none", low=-1, high=CUBANS - 1),
    Field("pawn_used", np.int8, about="1: the pawn moved in this turn, or its building was used", high=1),
    Field("changing", np.int8, about="casino: 1: more points may be bought, 2: more may be sold", high=SELLING),
    Field("sailed", np.int8, about="1: a ship left in this turn, dice will be rolled", high=1),
    Field("passed", np.int8, (SEAT,), about="1: out of this delivery round", high=1),
)  # fmt: skip

SOURCE = Axis("source", ("vp", "goods"))

FACTS = State(
    Field("points_from", np.int32, (SEAT, SOURCE), about="points by source, as if the game ended now"),
    Field("price", np.int16, (STOP,), about="pesos for driving to the stop"),
    Field("steps", np.int8, (STOP,), about="steps of the car to the stop"),
    Field("passes", np.int8, (STOP,), about="1: driving there passes the port"),
    Field("enterable", np.int8, (BUILDING,), about="1: the active pawn may move there for the present rose"),
    Field("last_demand", np.int8, (GOOD,), about="1: the roll's only demand, this die must be placed"),
)
