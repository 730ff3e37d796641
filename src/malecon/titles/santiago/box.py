"""The box: what data.toml lists, as names and constants that compiled code can use."""

from pathlib import Path

import numpy as np

from malecon.core.data import Data
from malecon.core.fields import Axis, seat_axis

DATA = Data("santiago", Path(__file__).parent / "data.toml")

SEATS = 4
SEAT = seat_axis(SEATS)

GOOD = Axis("good", ("sugar", "citrus", "tobacco", "rum", "cigars"))
GOODS = len(GOOD)
SUGAR, CITRUS, TOBACCO, RUM, CIGARS = range(GOODS)

WARE = Axis("ware", (*GOOD.labels, "wood"))  # whatever counts as a good at the end
WARES = len(WARE)
WOOD = GOODS

CUBAN = Axis("cuban", tuple(DATA["cubans"]))
CUBANS = len(CUBAN)
PEDRO, ALONSO, MIGUEL, PABLO, JOSE, MARTINEZ, CONCHITA, MARIA, EL_ZORRO = range(CUBANS)
NOBODY = -1

# The ring street: the port, then the stops of the Cubans.
PORT = 0
STOP = Axis("stop", ("port", *(str(n) for n in range(1, CUBANS + 1))))
STOPS = len(STOP)

ROSE = Axis("rose", ("yellow", "blue", "red", "white", "none"))
ROSES = len(ROSE) - 1
NO_ROSE = ROSES

BUILDING = Axis(
    "building",
    ("bank", "church", "distillery", "cigar_factory", "black_market", "sawmill", "cafe", "customs", "casino",
     "harbour_master", "office", "newspaper"),
)  # fmt: skip
BUILDINGS = len(BUILDING)
(
    BANK, CHURCH, DISTILLERY, CIGAR_FACTORY, BLACK_MARKET, SAWMILL, CAFE, CUSTOMS, CASINO, HARBOUR_MASTER, OFFICE,
    NEWSPAPER,
) = range(BUILDINGS)  # fmt: skip
UNDER_A_ROSE = BUILDINGS // ROSES
OFF_BOARD = -1
UNOWNED = -1

# What El Zorro may be given: a peso, a point, or a good.
GIFT = Axis("gift", ("peso", "vp", *GOOD.labels))
GIFTS = len(GIFT)
GIVE_PESO, GIVE_VP, GIVE_GOOD = range(3)

PIECES = np.array([DATA["goods"]["pieces"][ware] for ware in WARE.labels], np.int64)
FACES = np.array([DATA["dice"][good] for good in GOOD.labels], np.int64)
SIDES = FACES.shape[1]
HIGHEST = FACES.max(axis=1)
NO_DIE = -1  # no dice on the ship

ALL_PESOS = DATA["tokens"]["pesos"]
ALL_VP = DATA["tokens"]["vp"]

START = DATA["start"]
START_WARES = np.array([START[ware] for ware in WARE.labels], np.int64)
START_PESOS, START_VP, MARKERS = START["pesos"], START["vp"], START["markers"]

FREE_STEPS = DATA["street"]["free_steps"]
STEP_PRICE = DATA["street"]["step"]
LAP_PRICE = STOPS * STEP_PRICE  # what ten steps more than one would have taken cost

LAST_SHIP = DATA["ships"]["ships"]
VALUES = tuple(DATA["ships"]["values"])  # points a unit, flag by flag
LOWEST_VALUE, HIGHEST_VALUE = VALUES[0], VALUES[-1]
NEXT_VALUE, VALUE_BEFORE = np.zeros((2, HIGHEST_VALUE + 1), np.int64)  # by value: the next flag's, and that before
NEXT_VALUE[list(VALUES[:-1])], VALUE_BEFORE[list(VALUES[1:])] = VALUES[1:], VALUES[:-1]
WOOD_VALUE = DATA["ships"]["wood"]

SERVICE = np.array([DATA["cubans"][cuban] for cuban in CUBAN.labels], np.int64)
ROSE_OF = np.array(
    [
        ROSE.labels.index({**DATA["roses"], **DATA["disputed_roses"], **DATA["guessed_roses"]}[cuban])
        for cuban in CUBAN.labels
    ],
    np.int64,
)

_PAYS = DATA["buildings"]
BANK_PAYS, CHURCH_PAYS, CAFE_PAYS, OFFICE_PAYS = _PAYS["bank"], _PAYS["church"], _PAYS["cafe"], _PAYS["office"]
SAWMILL_VP, SAWMILL_PESOS = _PAYS["sawmill_vp"], _PAYS["sawmill_pesos"]
NEWSPAPER_PAYS, CASINO_RATE, OWNER_GETS = _PAYS["newspaper"], _PAYS["casino"], _PAYS["owner"]
CASINO_MOST = max(1, ALL_PESOS // CASINO_RATE)  # points at once: all the coins of the box; then one may go on

GOODS_A_POINT = DATA["scoring"]["goods"]
