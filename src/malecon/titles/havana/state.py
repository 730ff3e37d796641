"""The record: everything that lies on the table, and where in the rules we are.

A card of a seat lies in one of five places: `open` before it and in `pile`, which everybody knows; in `hand`, `laid`
face down, and `thrown` unseen on the pile by Reciclaje, which only its owner tells apart.
"""

import numpy as np

from malecon.core.fields import GENERATOR, Axis, Field, State
from malecon.core.options import Option, Options
from malecon.titles.havana.box import (
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    MATERIAL,
    PAID,
    QUIET_ROUNDS,
    ROW,
    ROWS,
    SEAT,
    SEATS,
    SIDE,
    SIDES,
    SLOT,
    SLOTS,
)

PHASE = Axis(
    "phase",
    ("choose", "act", "recycle", "fetch", "demolish", "rob", "fence", "loot", "smuggle", "share", "build", "pay", "lay",
     "discard", "end"),
)  # fmt: skip
(
    CHOOSE, ACT, RECYCLE, FETCH, DEMOLISH, ROB, FENCE, LOOT, SMUGGLE, SHARE, BUILD, PAY, LAY, DISCARD, END,
) = range(len(PHASE))  # fmt: skip

OPTIONS = Options(
    Option("last_thief_robs_anyone", (False, True)),  # A5, the rule of 2009
    Option("simultaneous_replacement", (False, True)),  # 3.5
    Option("age_by_seat", (False, True)),  # 3.2: the age rank is the order of the seats, or drawn by lot
    Option("five_for_one", ("exchange", "payment")),  # A18
    Option("standstill", ("two_cycles", "play_on")),  # section 5: whether a game in which nothing moves is stopped
)
EXCHANGE, PAYMENT = range(2)  # five_for_one
TWO_CYCLES, PLAY_ON = range(2)  # standstill

PLACE = Axis("place", tuple(str(n + 1) for n in range(SEATS)))
DEPTH = Axis("depth", tuple(str(n + 1) for n in range(BUILDINGS)))  # places of the stack, from its bottom

_LAST_SEAT = SEATS - 1
_MANY = 1000  # more than any box holds; the tie chain counts on it

STATE = State(
    *GENERATOR,
    Field("seats", np.int8, about="seats in this game", low=2, high=SEATS),
    *OPTIONS.fields(),
    # where we are
    Field("round_number", np.int16, about="rounds begun", low=1),
    Field("phase", np.int8, about="which decision is due", high=END),
    Field(
        "order",
        np.int8,
        (PLACE,),
        about="seats in order of initiative; of asking, before the first reveal",
        high=_LAST_SEAT,
    ),
    Field("turn", np.int8, about="whose turn it is, as a place in that order", high=_LAST_SEAT),
    Field("age", np.int8, (SEAT,), about="age rank, 0: the youngest", high=_LAST_SEAT),
    Field(
        "quiet_rounds",
        np.int8,
        about="whole rounds in which nobody built or got anything, -1: somebody did in this one",
        low=-1,
        high=QUIET_ROUNDS,
    ),
    # each seat's holdings
    Field("points", np.int16, (SEAT,), about="victory points", high=_MANY, counts="points"),
    Field("materials", np.int16, (SEAT, MATERIAL), about="bricks and debris", high=_MANY, counts="materials"),
    Field("pesos", np.int16, (SEAT,), about="pesos", high=_MANY, counts="money"),
    Field("workers", np.int16, (SEAT,), about="workers", high=_MANY, counts="workers"),
    Field("built", np.int8, (SEAT, BUILDING), about="1: completed the building", high=1, counts="buildings"),
    # each seat's cards
    Field("open", np.int8, (SEAT, CARD), about="1: lies open", high=1, counts="cards"),
    Field("pile", np.int8, (SEAT, CARD), about="1: lies in the discard pile, as all know", high=1, counts="cards"),
    Field("hand", np.int8, (SEAT, CARD), about="1: in hand", high=1, audience="owner", counts="cards"),
    Field(
        "laid",
        np.int8,
        (SEAT, CARD),
        about="1: laid face down, to be revealed",
        high=1,
        audience="owner",
        counts="cards",
    ),
    Field(
        "thrown",
        np.int8,
        (SEAT, CARD),
        about="1: in the pile, thrown there unseen",
        high=1,
        audience="owner",
        counts="cards",
    ),
    Field(
        "just_thrown",
        np.int8,
        (SEAT,),
        about="thrown by the Reciclaje at hand, -1: none",
        low=-1,
        high=CARDS - 1,
        audience="owner",
    ),
    Field(
        "leaving",
        np.int8,
        (SEAT,),
        about="open card that will go at the reveal, -1: none",
        low=-1,
        high=CARDS - 1,
        audience="owner",
    ),
    Field(
        "unseen",
        np.int16,
        (SEAT,),
        about="bit k: a card thrown when the pile had k was not seen since",
        high=(1 << CARDS) - 1,
    ),
    Field(
        "entered",
        np.int8,
        (SEAT, CARD),
        about="cards the pile had when all saw this one fetched, 0: never",
        high=CARDS - 1,
    ),
    # the middle of the table
    Field("pool", np.int16, (MATERIAL,), about="materials in the pool", high=_MANY, counts="materials"),
    Field("pool_pesos", np.int16, about="pesos in the pool", high=_MANY, counts="money"),
    Field("pesos_left", np.int16, about="pesos in the supply", high=_MANY, counts="money"),
    Field("workers_left", np.int16, about="workers in the supply", high=_MANY, counts="workers"),
    Field(
        "bag", np.int16, (MATERIAL,), about="materials in the bag; all can count them", high=_MANY, counts="materials"
    ),
    Field("box", np.int16, (MATERIAL,), about="materials out of the game", high=_MANY, counts="materials"),
    Field("row", np.int8, (ROW, SLOT), about="buildings from left to right, -1: none", low=-1, high=BUILDINGS - 1),
    Field("row_length", np.int8, (ROW,), about="buildings in the row", high=SLOTS),
    Field(
        "stack",
        np.int8,
        (DEPTH,),
        about="buildings to come from the bottom up, -1: none",
        low=-1,
        high=BUILDINGS - 1,
        audience="none",
    ),
    Field("stack_left", np.int8, about="buildings in the stack", high=BUILDINGS),
    Field("top", np.int8, about="the building on top of the stack, -1: none", low=-1, high=BUILDINGS - 1),
    Field("demolished", np.int8, (BUILDING,), about="1: out of the game", high=1, counts="buildings"),
    # within a turn
    Field("to_perform", np.int8, (CARD,), about="1: an action of the seat whose turn it is, still to do", high=1),
    Field("ruina_used", np.int8, about="1: a building was removed in this round", high=1),
    Field("victim", np.int8, about="loot: who is robbed", high=_LAST_SEAT),
    Field("picks_left", np.int8, about="loot, share: materials still to take", high=100),
    Field("site", np.int8, about="pay: the row end being built, -1: none", low=-1, high=ROWS * SIDES - 1),
    Field("instead", np.int8, (PAID,), about="pay: pieces paid for with five others", high=100),
)

SOURCE = Axis("source", ("buildings",))

FACTS = State(
    Field("points_from", np.int32, (SEAT, SOURCE), about="points by source, as if the game ended now"),
    Field("initiative", np.int16, (SEAT,), about="number of the two open cards, -1: not two", low=-1),
    Field("has_effect", np.int8, (CARD,), about="1: would do something for the seat whose turn it is"),
    Field("affordable", np.int8, (ROW, SIDE), about="1: the seat whose turn it is can pay for that building"),
    Field("may_rob", np.int8, (SEAT,), about="1: can be robbed by the card being performed"),
    Field("loses_pesos", np.int16, (SEAT,), about="pesos a thief would take from the seat now"),
    Field("loses_materials", np.int16, (SEAT,), about="materials a fence would take from the seat now"),
)
