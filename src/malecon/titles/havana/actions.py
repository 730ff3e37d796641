"""The action space: integers for the rules, notations for people. It does not depend on the deck."""

from itertools import combinations

import numpy as np

from malecon.core.actions import Actions, Verb
from malecon.core.fields import Axis
from malecon.titles.havana.box import CARD, CARDS, COLOUR, MATERIAL, ROW, SEAT, SIDE

OTHER = Axis("other", CARD.labels)  # the second card of the first choice
_PAIRS = list(combinations(CARD.labels, 2))

ACTIONS = Actions(
    Verb("pass"),
    Verb("build", ROW, SIDE),
    Verb("hire"),
    Verb("change", COLOUR),
    Verb("perform", CARD),
    Verb("rob", SEAT),
    Verb("take", MATERIAL),
    Verb("draw"),
    Verb("pick", MATERIAL),
    Verb("demolish", ROW, SIDE),
    Verb("throw", CARD),
    Verb("fetch", CARD),
    Verb("lay", CARD),
    Verb("discard", CARD),
    Verb("drop", CARD),  # the same unseen, where an option hides it until the reveal
    # The two first cards are one decision: taken one after the other, the choice of the two highest would leave the
    # second without alternative, and everybody would see that it was not asked for.
    Verb("choose", CARD, OTHER, only=_PAIRS),
)

PASS = ACTIONS.first("pass")
BUILD_AT = ACTIONS.first("build")
HIRE = ACTIONS.first("hire")
CHANGE = ACTIONS.first("change")
PERFORM = ACTIONS.first("perform")
ROB = ACTIONS.first("rob")
TAKE = ACTIONS.first("take")
DRAW_BLIND = ACTIONS.first("draw")
PICK = ACTIONS.first("pick")
DEMOLISH_AT = ACTIONS.first("demolish")
THROW = ACTIONS.first("throw")
FETCH = ACTIONS.first("fetch")
LAY = ACTIONS.first("lay")
DISCARD = ACTIONS.first("discard")
DROP = ACTIONS.first("drop")
CHOOSE = ACTIONS.first("choose")

SECRET = frozenset(("choose", "lay", "drop", "throw"))  # verbs of which the others only learn that they were used

PAIRS = len(_PAIRS)
PAIR = np.array(list(combinations(range(CARDS), 2)), np.int64)  # the cards of `choose`, in its order
