"""What a seat cannot know, drawn anew (section 6): the order of the stack below its top, and the others' cards.

Nothing hidden is read: the redrawn position follows from what is known and the seed alone.
"""

from malecon.core.chance import below, shuffle
from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import BUILDINGS, CARDS, NO_BUILDING, NO_CARD, OPEN_CARDS, ROWS, SEATS
from malecon.titles.havana.rules.table import actor, place_of
from malecon.titles.havana.state import CHOOSE, DISCARD, FETCH, LAY


@jit
def determinize(s: Rec, seat: int) -> None:
    shuffle_stack(s)
    for other in range(s.seats):
        if other != seat:
            deal_hidden_cards(s, other)


@jit
def lies_open(s: Rec, building: int) -> bool:
    """Whether everybody knows where this building is."""
    if s.demolished[building] or building == s.top:
        return True
    for seat in range(SEATS):
        if s.built[seat, building]:
            return True
    for row in range(ROWS):
        for slot in range(s.row_length[row]):
            if s.row[row, slot] == building:
                return True
    return False


@jit
def shuffle_stack(s: Rec) -> None:
    depth = 0
    for building in range(BUILDINGS):
        if not lies_open(s, building):
            s.stack[depth] = building
            depth += 1
    shuffle(s, s.stack, depth)
    if s.top != NO_BUILDING:
        s.stack[depth] = s.top


@jit
def cards_laid(s: Rec, seat: int) -> int:
    """How many cards lie face down before the seat."""
    place = place_of(s, seat)
    if s.phase == CHOOSE:
        return OPEN_CARDS if place < s.turn else 0
    if s.phase == LAY:
        return 1 if place < s.turn else 0
    if s.phase == DISCARD:
        return 1 if place <= s.turn else 0
    return 0


@jit
def deal_hidden_cards(s: Rec, who: int) -> None:
    """Cards neither open nor known in the pile: some were thrown unseen, some are laid, the others are in hand."""
    for card in range(CARDS):
        s.hand[who, card] = s.open[who, card] == 0 and s.pile[who, card] == 0
        s.laid[who, card] = 0
        s.thrown[who, card] = 0
    newest = NO_CARD
    for number in range(CARDS):  # earlier throws first: what can have gone in one can have gone in any later one
        if s.unseen[who] >> number & 1:
            newest = pick_from_hand(s, who, number)
            s.thrown[who, newest] = 1
    s.just_thrown[who] = newest if s.phase == FETCH and who == actor(s) else NO_CARD
    for _ in range(cards_laid(s, who)):
        s.laid[who, pick_from_hand(s, who, CARDS)] = 1
    if s.simultaneous_replacement and (s.phase == LAY or s.phase == DISCARD) and place_of(s, who) < s.turn:
        s.leaving[who] = pick_open(s, who)


@jit
def pick_from_hand(s: Rec, who: int, number: int) -> int:
    """Takes a random card out of the hand that all saw entering it before the throw of this number, if ever."""
    cards = 0
    for card in range(CARDS):
        cards += s.hand[who, card] == 1 and s.entered[who, card] < number
    k = below(s, cards)
    for card in range(CARDS):
        if s.hand[who, card] and s.entered[who, card] < number:
            if k == 0:
                s.hand[who, card] = 0
                return card
            k -= 1
    return 0


@jit
def pick_open(s: Rec, who: int) -> int:
    k = below(s, OPEN_CARDS)
    for card in range(CARDS):
        if s.open[who, card]:
            if k == 0:
                return card
            k -= 1
    return NO_CARD
