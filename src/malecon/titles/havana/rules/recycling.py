"""Reciclaje (4.2): a card of the hand goes unseen to the pile, a card of the pile is shown and goes to the hand.

What the others know afterwards is kept exactly. A throw is numbered by the cards in the pile, which grow by one every
round. A card that all saw fetched in one throw can only have gone in a later one; and when a card thrown unseen turns
up again, the earliest throw it can have gone in is counted as cleared up, for that leaves the most open.
"""

from typing import Any

import numpy as np

from malecon.core.jit import Rec, jit
from malecon.titles.havana.actions import FETCH as FETCH_CARD
from malecon.titles.havana.actions import PASS, THROW
from malecon.titles.havana.box import CARDS, NO_CARD
from malecon.titles.havana.rules.table import actor, in_pile
from malecon.titles.havana.state import ACT, FETCH

ONE = np.int64(1)  # wide enough to be shifted, with the JIT off as well


@jit
def legal_throw(s: Rec, mask: Any) -> None:
    """Declining is allowed: one could fetch back what one threw away otherwise."""
    mask[PASS] = 1
    for card in range(CARDS):
        if s.hand[actor(s), card]:
            mask[THROW + card] = 1


@jit
def throw(s: Rec, action: int) -> None:
    if action == PASS:
        s.phase = ACT
        return
    seat, card = actor(s), action - THROW
    s.unseen[seat] |= ONE << in_pile(s, seat)
    s.hand[seat, card] = 0
    s.thrown[seat, card] = 1
    s.just_thrown[seat] = card
    s.phase = FETCH


@jit
def legal_fetch(s: Rec, mask: Any) -> None:
    """Any card of the pile but the one just thrown."""
    seat = actor(s)
    for card in range(CARDS):
        if (s.pile[seat, card] or s.thrown[seat, card]) and card != s.just_thrown[seat]:
            mask[FETCH_CARD + card] = 1


@jit
def fetch(s: Rec, card: int) -> None:
    """The card is shown (H-24)."""
    seat = actor(s)
    if s.thrown[seat, card]:
        clear_up(s, seat, card)
    s.pile[seat, card] = 0
    s.thrown[seat, card] = 0
    s.hand[seat, card] = 1
    s.entered[seat, card] = in_pile(s, seat)  # as many as before this throw
    s.just_thrown[seat] = NO_CARD
    s.phase = ACT


@jit
def clear_up(s: Rec, seat: int, card: int) -> None:
    """Forgets the earliest throw in which this card can have gone."""
    for number in range(s.entered[seat, card] + 1, CARDS):
        if s.unseen[seat] >> number & 1:
            s.unseen[seat] &= ~(1 << number)
            return
