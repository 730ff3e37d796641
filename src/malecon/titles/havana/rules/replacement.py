"""The secret choices: two cards before the first round (3.1), one new card at the end of every round (3.5).

They are made seat by seat in an order that does not depend on them, never without alternative, and lie in fields that
only their owner sees until the last seat has chosen.
"""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.havana.actions import CHOOSE, DROP, PAIR, PAIRS
from malecon.titles.havana.actions import DISCARD as DISCARD_CARD
from malecon.titles.havana.actions import LAY as LAY_CARD
from malecon.titles.havana.box import CARDS, NO_CARD, RECOVER_AT
from malecon.titles.havana.rules.table import actor, in_hand
from malecon.titles.havana.state import DISCARD, LAY


@jit
def legal_choose(s: Rec, mask: Any) -> None:
    for pair in range(PAIRS):
        mask[CHOOSE + pair] = 1


@jit
def choose(s: Rec, pair: int) -> bool:
    """Two cards face down; whether all have chosen."""
    lay_down(s, PAIR[pair, 0])
    lay_down(s, PAIR[pair, 1])
    return next_chooser(s)


@jit
def legal_lay(s: Rec, mask: Any) -> None:
    for card in range(CARDS):
        if s.hand[actor(s), card]:
            mask[LAY_CARD + card] = 1


@jit
def lay(s: Rec, card: int) -> None:
    lay_down(s, card)
    s.phase = DISCARD


@jit
def lay_down(s: Rec, card: int) -> None:
    s.hand[actor(s), card] = 0
    s.laid[actor(s), card] = 1


@jit
def legal_discard(s: Rec, mask: Any) -> None:
    """Exactly one of the two (H-30)."""
    for card in range(CARDS):
        if s.open[actor(s), card]:
            mask[(DROP if s.simultaneous_replacement else DISCARD_CARD) + card] = 1


@jit
def discard(s: Rec, action: int) -> bool:
    """Later seats see which card an earlier one keeps, unless an option hides it; whether all have chosen."""
    s.phase = LAY
    if action >= DROP:
        s.leaving[actor(s)] = action - DROP
    else:
        put_away(s, actor(s), action - DISCARD_CARD)
    return next_chooser(s)


@jit
def put_away(s: Rec, seat: int, card: int) -> None:
    s.open[seat, card] = 0
    s.pile[seat, card] = 1


@jit
def next_chooser(s: Rec) -> bool:
    if s.turn + 1 < s.seats:
        s.turn += 1
        return False
    s.turn = 0
    return True


@jit
def reveal(s: Rec) -> None:
    """All at once; then hands that are down to two cards get their piles back (H-11)."""
    for seat in range(s.seats):
        if s.leaving[seat] != NO_CARD:
            put_away(s, seat, s.leaving[seat])
            s.leaving[seat] = NO_CARD
        for card in range(CARDS):
            if s.laid[seat, card]:
                s.laid[seat, card] = 0
                s.open[seat, card] = 1
        if in_hand(s, seat) == RECOVER_AT:
            recover(s, seat)


@jit
def recover(s: Rec, seat: int) -> None:
    """The card discarded just now comes back as well (A9), and no throw is in doubt any more."""
    for card in range(CARDS):
        if s.pile[seat, card] or s.thrown[seat, card]:
            s.hand[seat, card] = 1
            s.pile[seat, card] = 0
            s.thrown[seat, card] = 0
        s.entered[seat, card] = 0
    s.unseen[seat] = 0
