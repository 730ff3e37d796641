"""The action space: integers for the rules, notations for people."""

from malecon.core.actions import Actions, Verb
from malecon.core.fields import Axis
from malecon.titles.cuba.box import (
    ARCHITECT_SPACE,
    BASE_BUILDING,
    BUILDING,
    CARD,
    CATEGORY,
    CHARACTER,
    COLOUR,
    CUBAN,
    DOCK,
    FIELD,
    FREIGHT,
    HUNDRED,
    MERCH,
    MOST_HUNDREDS,
    PAIR,
    PIECE,
    PRODUCT,
    SHIP,
    SPACE,
    SWAP,
    TOTAL,
)

_AMOUNT = Axis("count", tuple(str(n) for n in range(int(TOTAL.max()) + 1)))
_VOTES = Axis("count", tuple(str(n) for n in range(HUNDRED + 1)))
_HUNDREDS = Axis("count", tuple(str(n) for n in range(MOST_HUNDREDS + 1)))

ACTIONS = Actions(
    Verb("done"),
    Verb("play", CHARACTER),
    Verb("cuban", CUBAN),
    Verb("figure", FIELD),
    Verb("harvest", PRODUCT),
    Verb("buy", MERCH),
    Verb("sell", MERCH),
    Verb("take", PIECE),
    Verb("alternative", SPACE, only=[(label,) for label in SPACE.labels[ARCHITECT_SPACE:]]),
    Verb("build", BUILDING),
    Verb("site", FIELD),
    Verb("use", FIELD),
    Verb("amount", _AMOUNT),
    Verb("give", PIECE),
    Verb("receive", MERCH),
    Verb("load", FREIGHT, DOCK),
    Verb("pay"),
    Verb("veto", CATEGORY),
    Verb("enact", CATEGORY),
    Verb("press", CATEGORY),
    Verb("store"),
    Verb("swap", SWAP),
    Verb("gamble"),
    Verb("cash"),
    Verb("stow", MERCH, DOCK),
    Verb("unload", MERCH, DOCK),
    Verb("ship", SHIP),
    Verb("delegate", CHARACTER),
    Verb("delegates", PAIR),
    Verb("bid", _VOTES),
    Verb("hundreds", _HUNDREDS),
    Verb("colour", COLOUR),
    Verb("remove", BASE_BUILDING),
    Verb("put_away", CARD),
)

DONE = ACTIONS.first("done")
PLAY = ACTIONS.first("play")
TAKE_CUBAN = ACTIONS.first("cuban")
MOVE_FIGURE = ACTIONS.first("figure")
PICK = ACTIONS.first("harvest")
BUY = ACTIONS.first("buy")
SELL = ACTIONS.first("sell")
TAKE = ACTIONS.first("take")
ALTERNATIVE = ACTIONS.first("alternative") - ARCHITECT_SPACE  # plus the space
RAISE = ACTIONS.first("build")
PLACE = ACTIONS.first("site")
USE_FIELD = ACTIONS.first("use")
HOW_MANY = ACTIONS.first("amount")
GIVE = ACTIONS.first("give")
GET = ACTIONS.first("receive")
LOAD_ON = ACTIONS.first("load")  # plus piece * DOCKS + dock
PAY = ACTIONS.first("pay")
VETO_BILL = ACTIONS.first("veto")
ENACT_BILL = ACTIONS.first("enact")
MARK_BILL = ACTIONS.first("press")
STORE = ACTIONS.first("store")
SWAP_DOCKS = ACTIONS.first("swap")
BUY_POINTS = ACTIONS.first("gamble")
SELL_POINTS = ACTIONS.first("cash")
STOW = ACTIONS.first("stow")
UNLOAD = ACTIONS.first("unload")
NAME_SHIP = ACTIONS.first("ship")
LAY = ACTIONS.first("delegate")
LAY_TWO = ACTIONS.first("delegates")
BID_VOTES = ACTIONS.first("bid")
BID_HUNDREDS = ACTIONS.first("hundreds")
CHOOSE_COLOUR = ACTIONS.first("colour")
REMOVE = ACTIONS.first("remove")
PUT_CARD_AWAY = ACTIONS.first("put_away")
