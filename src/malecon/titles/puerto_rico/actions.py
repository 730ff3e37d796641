"""The action space: integers for the rules, notations for people."""

import numpy as np

from malecon.core.actions import Actions, Verb
from malecon.core.fields import Axis
from malecon.titles.puerto_rico.box import BARRELS, BUILDING, CIRCLES, GOOD, ISLAND, PLACE, ROLE, SHIP, TILES

_MOST = Axis("count", tuple(str(n) for n in range(100)))
_STAFF = [
    (place, str(n))
    for index, place in enumerate(PLACE.labels)
    for n in range((ISLAND if index < TILES else int(CIRCLES[index - TILES])) + 1)
]
_KEEP = [(good, str(n)) for index, good in enumerate(GOOD.labels) for n in range(int(BARRELS[index]) + 1)]

ACTIONS = Actions(
    Verb("pass"),
    Verb("role", ROLE),
    Verb("hacienda"),
    Verb("plant", GOOD),
    Verb("quarry"),
    Verb("hospice"),
    Verb("recruit"),
    Verb("build", BUILDING),
    Verb("university"),
    Verb("produce"),
    Verb("extra", GOOD),
    Verb("sell", GOOD),
    Verb("ship", GOOD, SHIP),
    Verb("wharf", GOOD),
    Verb("keep", GOOD, _MOST, only=_KEEP),
    Verb("staff", PLACE, _MOST, only=_STAFF),
    Verb("ashore"),
    Verb("bonus", _MOST, only=[("1",), ("2",)]),
)

PASS = ACTIONS.first("pass")
ROLE_OF = ACTIONS.first("role")
DRAW = ACTIONS.first("hacienda")
PLANT = ACTIONS.first("plant")
TAKE_QUARRY = ACTIONS.first("quarry")
USE_HOSPICE = ACTIONS.first("hospice")
TAKE_COLONIST = ACTIONS.first("recruit")
BUY = ACTIONS.first("build")
USE_UNIVERSITY = ACTIONS.first("university")
MAKE = ACTIONS.first("produce")
EXTRA = ACTIONS.first("extra")
SELL = ACTIONS.first("sell")
SHIP_OUT = ACTIONS.first("ship")
USE_WHARF = ACTIONS.first("wharf")

TAKE_ASHORE = ACTIONS.first("ashore")
TAKE_BONUS = ACTIONS.first("bonus")  # one point, then two

# keep GOOD n and staff PLACE n begin for each good and place at:
KEEP_FROM = np.array([ACTIONS.parse(f"keep {good} 0") for good in GOOD.labels], np.int64)
STAFF_FROM = np.array([ACTIONS.parse(f"staff {place} 0") for place in PLACE.labels], np.int64)
