"""A tiny title full of secrets, for tests: hidden hands, sealed choices, a reveal, and a die that anybody may throw.

Every seat holds three of nine cards. In each of three rounds everybody seals one; when all have, they are shown, and
the highest takes a point. In the first round one may `roll` before sealing: chance gives a coin, for all to see, at
most once. So there everybody waits for those before them; in the other rounds all choose at the same time.
"""

from pathlib import Path
from typing import Any

import numpy as np

from malecon.core import chance
from malecon.core.actions import Actions, Verb
from malecon.core.fields import GENERATOR, Axis, Field, State, seat_axis
from malecon.core.jit import Rec, jit
from malecon.core.options import Options
from malecon.core.title import Title
from malecon.core.words import CORE_WORDS

SEATS, CARDS, HAND, ROUNDS = 3, 9, 3, 3
SEAT, CARD = seat_axis(SEATS), Axis("card", tuple("123456789"))
STATE = State(
    *GENERATOR,
    Field("seats", np.int8, low=2, high=SEATS),
    Field("phase", np.int8, high=1),
    Field("round_number", np.int16, low=1),
    Field("mover", np.int8, high=SEATS - 1),
    Field("hand", np.int8, (SEAT, CARD), high=1, audience="owner", counts="cards"),
    Field("chosen", np.int8, (SEAT,), low=-1, high=CARDS - 1, audience="owner", counts="sealed"),
    Field("held", np.int8, (SEAT,), high=HAND, counts="held"),
    Field("shown", np.int8, (SEAT,), low=-1, high=CARDS - 1, counts="shown"),
    Field("gone", np.int8, (CARD,), high=1, counts="gone"),
    Field("rolled", np.int8, high=1),
    Field("coins", np.int16, (SEAT,), counts="money"),
    Field("points", np.int16, (SEAT,), counts="points"),
    Field("over", np.int8, high=1),
)
ACTIONS = Actions(Verb("seal", CARD), Verb("roll"))
ROLL = ACTIONS.first("roll")


class Rules:
    """Compiled functions under the names of the contract."""

    @staticmethod
    @jit
    def setup(s: Rec, seats: int) -> None:
        s.seats = seats
        s.round_number = 1
        deck = np.arange(CARDS)
        chance.shuffle(s, deck, CARDS)
        for seat in range(seats):
            s.chosen[seat] = -1
            s.shown[seat] = -1
            s.held[seat] = HAND
            for k in range(HAND):
                s.hand[seat, deck[seat * HAND + k]] = 1

    @staticmethod
    @jit
    def legal(s: Rec, mask: Any) -> None:
        for card in range(CARDS):
            mask[card] = s.hand[s.mover, card]
        if not s.rolled and s.round_number == 1:
            mask[ROLL] = 1

    @staticmethod
    @jit
    def apply(s: Rec, action: int) -> None:
        seat = s.mover
        if action == ROLL:
            s.rolled = 1
            s.coins[seat] += 1 + chance.below(s, 6)
            return
        s.hand[seat, action] = 0
        s.chosen[seat] = action
        s.held[seat] -= 1
        s.rolled = 0
        s.mover = seat + 1
        if s.mover < s.seats:
            return
        best = 0
        for who in range(s.seats):
            card = s.chosen[who]
            s.shown[who] = card
            s.gone[card] = 1
            s.chosen[who] = -1
            if card > s.shown[best]:
                best = who
        s.points[best] += 1
        s.mover = 0
        if s.round_number == ROUNDS:
            s.over = 1
        else:
            s.round_number += 1

    @staticmethod
    @jit
    def to_move(s: Rec) -> int:
        return int(s.mover)

    @staticmethod
    @jit
    def is_over(s: Rec) -> bool:
        return bool(s.over == 1)

    @staticmethod
    @jit
    def score(s: Rec, out: Any) -> None:
        for seat in range(s.seats):
            out[0, seat] = s.points[seat]
            out[1, seat] = s.coins[seat]

    @staticmethod
    @jit
    def determinize(s: Rec, seat: int) -> None:
        pool = np.zeros(CARDS, np.int64)
        count = 0
        for card in range(CARDS):
            if not s.gone[card] and not s.hand[seat, card] and s.chosen[seat] != card:
                pool[count] = card
                count += 1
        chance.shuffle(s, pool, count)
        drawn = 0
        for who in range(s.seats):
            if who == seat:
                continue
            for card in range(CARDS):
                s.hand[who, card] = 0
            for _ in range(s.held[who]):
                s.hand[who, pool[drawn]] = 1
                drawn += 1
            if who < s.mover:
                s.chosen[who] = pool[drawn]
                drawn += 1

    @staticmethod
    @jit
    def observe(s: Rec, seat: int, out: Any) -> None:
        for card in range(CARDS):
            out[card] = s.hand[seat, card]

    @staticmethod
    @jit
    def inform(s: Rec, facts: Rec) -> None:
        for seat in range(s.seats):
            facts.points_from[seat, 0] = s.points[seat]

    @staticmethod
    @jit
    def audit(s: Rec) -> int:
        return -1


def view(s: Any, facts: Any, seat: int | None) -> dict[str, Any]:
    seats = int(s.seats)
    return {
        "phase": "seal",
        "asked": {},
        "round": int(s.round_number),
        "shown": s.shown[:seats].tolist(),
        "coins": s.coins[:seats].tolist(),
        "points": s.points[:seats].tolist(),
        "held": s.held[:seats].tolist(),
        "hand": None if seat is None else [c + 1 for c in range(CARDS) if s.hand[seat, c]],
        "chosen": None if seat is None else int(s.chosen[seat]) + 1,
    }


class _Data:
    version = "sealed"


TITLE = Title(
    name="sealed",
    seats=range(2, SEATS + 1),
    state=STATE,
    facts=State(Field("points_from", np.int32, (SEAT, Axis("source", ("rounds",))))),
    options=Options(),
    actions=ACTIONS,
    data=_Data(),  # type: ignore[arg-type]  # a real Data reads a file; this title has none
    rules=Rules,
    invariants=(),
    features=tuple(f"own_hand_{card + 1}" for card in range(CARDS)),
    view=view,
    words=CORE_WORDS + Path(__file__).parent / "text",
    chapters=(),
    secret_verbs=frozenset({"seal"}),
)
