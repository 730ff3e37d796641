"""The action space: integers for the rules, notations for people.

A building's function is a verb of the building's name, so that the lawyer can offer the functions of all buildings
one owns at once. A drive names where it ends; without the cap of one lap, `lap` drives once around before that, so
that any number of steps can be said. In the same way the largest change at the casino can be followed by another,
and no smaller one can, so that any number of points can be said, in one way.
"""

import numpy as np

from malecon.core.actions import Actions, Verb
from malecon.core.fields import Axis
from malecon.titles.santiago.box import (
    BUILDING,
    CASINO,
    CASINO_MOST,
    CIGARS,
    CUBAN,
    GIFT,
    GOOD,
    HIGHEST,
    NEWSPAPER,
    PIECES,
    RUM,
)

SERVING = Axis("serving", ("cigars", "rum", "both"))
SERVE_CIGARS, SERVE_RUM, SERVE_BOTH = range(len(SERVING))
SIDE = Axis("side", ("right", "left"))
RIGHT, LEFT = range(len(SIDE))
_SWAP = Axis("swap", GOOD.labels)  # the good received on the black market


def _up_to(most: int) -> Axis:
    return Axis("count", tuple(str(n) for n in range(1, most + 1)))


_LOADS = [(good, str(n)) for index, good in enumerate(GOOD.labels) for n in range(1, int(HIGHEST[index]) + 1)]
_LOAD = _up_to(int(HIGHEST.max()))

ACTIONS = Actions(
    Verb("pass"),
    Verb("port"),
    Verb("visit", CUBAN),
    Verb("move", BUILDING),
    Verb("bank"),
    Verb("church"),
    Verb("sawmill"),
    Verb("cafe", SERVING),
    Verb("customs", GOOD),
    Verb("office", GOOD),
    Verb("harbour_master", SIDE),
    Verb("newspaper"),
    Verb("expose", CUBAN),
    Verb("deliver", GOOD, _LOAD, only=_LOADS),
    Verb("wood", GOOD, _LOAD, only=_LOADS),
    Verb("take", GOOD),
    Verb("give", GIFT),
    Verb("aside", GOOD),
    Verb("claim", BUILDING),
    Verb("black_market", GOOD, _SWAP, only=[(a, b) for a in GOOD.labels for b in GOOD.labels if a != b]),
    Verb("distillery", _up_to(int(PIECES[RUM]))),
    Verb("cigar_factory", _up_to(int(PIECES[CIGARS]))),
    Verb("buy_vp", _up_to(CASINO_MOST)),
    Verb("sell_vp", _up_to(CASINO_MOST)),
    Verb("lap"),
    Verb("accept"),
)

PASS = ACTIONS.first("pass")
TO_PORT = ACTIONS.first("port")
VISIT = ACTIONS.first("visit")
LAP = ACTIONS.first("lap")
TAKE_SERVICE = ACTIONS.first("accept")
MOVE_TO = ACTIONS.first("move")
CLAIM = ACTIONS.first("claim")
TAKE = ACTIONS.first("take")
GIVE_AWAY = ACTIONS.first("give")
PUT_ASIDE = ACTIONS.first("aside")
USE_BANK = ACTIONS.first("bank")
USE_CHURCH = ACTIONS.first("church")
USE_SAWMILL = ACTIONS.first("sawmill")
USE_CAFE = ACTIONS.first("cafe")
USE_CUSTOMS = ACTIONS.first("customs")
USE_OFFICE = ACTIONS.first("office")
MOVE_MARKER = ACTIONS.first("harbour_master")
USE_NEWSPAPER = ACTIONS.first("newspaper")
EXPOSE = ACTIONS.first("expose")
SWAP = np.array(
    [[-1 if a == b else ACTIONS.parse(f"black_market {a} {b}") for b in GOOD.labels] for a in GOOD.labels], np.int64
)
DISTIL = ACTIONS.first("distillery")
ROLL_CIGARS = ACTIONS.first("cigar_factory")
BUY_VP = ACTIONS.first("buy_vp")
SELL_VP = ACTIONS.first("sell_vp")

# deliver GOOD 1 and wood GOOD 1 begin for each good at:
DELIVER_FROM = np.array([ACTIONS.parse(f"deliver {good} 1") for good in GOOD.labels], np.int64)
WOOD_FROM = np.array([ACTIONS.parse(f"wood {good} 1") for good in GOOD.labels], np.int64)
FIRST_WOOD = ACTIONS.first("wood")

# The building whose function an action is, -1: none's.
FUNCTION_OF = np.full(len(ACTIONS), -1, np.int64)
_VERB_OF = {label: building for building, label in enumerate(BUILDING.labels)} | {
    "expose": NEWSPAPER,
    "buy_vp": CASINO,
    "sell_vp": CASINO,
}
# The kind and the number of a load, and the kinds of a swap, by action.
GOOD_OF = np.full(len(ACTIONS), -1, np.int64)
COUNT_OF = np.zeros(len(ACTIONS), np.int64)
SWAP_OF = np.full(len(ACTIONS), -1, np.int64)
for _action in ACTIONS.all:
    FUNCTION_OF[_action.index] = _VERB_OF.get(_action.verb, -1)
    for _axis, _label in _action.parts:
        if _axis == "good":
            GOOD_OF[_action.index] = GOOD.labels.index(_label)
        elif _axis == "swap":
            SWAP_OF[_action.index] = GOOD.labels.index(_label)
        elif _axis == "count":
            COUNT_OF[_action.index] = int(_label)
