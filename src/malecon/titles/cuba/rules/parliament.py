"""Parliament (section 5): votes, secret purchases, the winner's two bills, the newspaper."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.box import int64
from malecon.titles.cuba.rules.pieces import earn
from malecon.titles.cuba.rules.statutes import delegates_number, votes_for_sale

PRESS_POINTS, PRESS_PESOS = box.EFFECT["newspaper"]["points"], box.EFFECT["newspaper"]["pesos"]


@jit
def begin(s: Rec) -> None:
    """Delegates are shown. If all bills pass, nobody votes (C-30, C-59)."""
    s.acted = 0
    for seat in range(s.seats):
        s.has_laid[seat] = 0
        s.has_bid[seat] = 0
        s.bid[seat] = 0
        s.tied[seat] = 0
        s.votes[seat] = 0
        for character in range(box.CHARACTERS):
            s.laid[seat, character] = 0
    if s.bills_pass:
        for category in range(box.CATEGORIES):
            s.enacted[category] = s.bill[category] != box.NO_LAW
        s.phase = state.ENACTED
        return
    for seat in range(s.seats):
        s.votes[seat] = delegates_number(s, seat)
    if s.vote_holder != box.NOBODY:
        s.votes[s.vote_holder] += box.VOTE_TILE
    if votes_for_sale(s):
        s.phase = state.BID_TURN
    else:
        find_tie(s)
        name_winner(s)


@jit
def most_that_can_be_bid(s: Rec, seat: int) -> int:
    """Under the house rule the first purchase is promised, not yet paid."""
    promised = 0 if s.bids_paid_by_all else int64(s.bid[seat])
    return int64(s.pesos[seat]) - promised


@jit
def most_hundreds(s: Rec, seat: int) -> int:
    """Full hundreds that leave something to choose after them. So how often a seat is asked goes by its money, which
    all can see, and never by its secret bid."""
    return (most_that_can_be_bid(s, seat) - 1) // box.HUNDRED


@jit
def ask_bid(s: Rec, seat: int) -> None:
    """First the hundreds, where there are any, then the rest."""
    s.actor = seat
    s.phase = state.HUNDREDS
    if most_hundreds(s, seat) == 0:
        s.phase = bid_phase(s)


@jit
def bid_phase(s: Rec) -> int:
    """Seats are tied only once the first purchase has been revealed."""
    return state.TIE_BID if tied_seats(s) > 0 else state.BID


@jit
def legal_hundreds(s: Rec, mask: Any) -> None:
    for hundreds in range(most_hundreds(s, s.actor) + 1):
        mask[actions.BID_HUNDREDS + hundreds] = 1


@jit
def choose_hundreds(s: Rec, hundreds: int) -> None:
    s.secret_bid[s.actor] = hundreds * box.HUNDRED
    s.phase = bid_phase(s)


@jit
def legal_bid(s: Rec, mask: Any) -> None:
    """Less than a hundred more, or after the last full hundred all that is left."""
    seat = s.actor
    hundreds = int64(s.secret_bid[seat])
    most = box.HUNDRED - 1
    if hundreds == most_hundreds(s, seat) * box.HUNDRED:
        most = most_that_can_be_bid(s, seat) - hundreds
    for votes in range(most + 1):
        mask[actions.BID_VOTES + votes] = 1


@jit
def place_bid(s: Rec, votes: int) -> None:
    """Kept secret, and not yet paid, until everybody has bid (C-18)."""
    s.secret_bid[s.actor] += votes
    s.has_bid[s.actor] = 1
    s.phase = state.BID_TURN if s.phase == state.BID else state.TIE_BID_TURN


@jit
def next_bid(s: Rec) -> None:
    """First purchase, open to all; who has no peso bids nothing without being asked (ruling 40)."""
    while s.acted < s.seats:
        seat = (s.start_player + s.acted) % s.seats
        s.acted += 1
        if most_that_can_be_bid(s, seat) > 0:
            ask_bid(s, seat)
            return
        s.has_bid[seat] = 1
    reveal_bids(s)
    find_tie(s)
    if tied_seats(s) > 1:
        s.acted = 0
        for seat in range(s.seats):
            s.has_bid[seat] = 0
        s.phase = state.TIE_BID_TURN
    else:
        settle(s)


@jit
def next_tie_bid(s: Rec) -> None:
    """Second purchase, of the tied only, and the last (C-54)."""
    while s.acted < s.seats:
        seat = (s.start_player + s.acted) % s.seats
        s.acted += 1
        if s.tied[seat]:
            if most_that_can_be_bid(s, seat) > 0:
                ask_bid(s, seat)
                return
            s.has_bid[seat] = 1
    reveal_bids(s)
    settle(s)


@jit
def reveal_bids(s: Rec) -> None:
    """All together; all pay, losers too. With the house rule the price is taken when the winner is known."""
    for seat in range(s.seats):
        bid = int64(s.secret_bid[seat])
        s.votes[seat] += bid
        s.bid[seat] += bid
        if s.bids_paid_by_all:
            s.pesos[seat] -= bid
        s.secret_bid[seat] = 0
        s.has_bid[seat] = 0


@jit
def find_tie(s: Rec) -> None:
    """Marks those with the most votes."""
    most = 0
    for seat in range(s.seats):
        most = max(most, int64(s.votes[seat]))
    for seat in range(s.seats):
        s.tied[seat] = s.votes[seat] == most


@jit
def tied_seats(s: Rec) -> int:
    seats = 0
    for seat in range(s.seats):
        seats += s.tied[seat]
    return seats


@jit
def settle(s: Rec) -> None:
    name_winner(s)
    if not s.bids_paid_by_all:
        s.pesos[s.winner] -= s.bid[s.winner]


@jit
def name_winner(s: Rec) -> None:
    """Most votes; of equals the start player or the first clockwise from him (C-17)."""
    s.winner = s.start_player
    for k in range(s.seats):
        seat = (s.start_player + k) % s.seats
        if s.votes[seat] > s.votes[s.winner]:
            s.winner = seat
    s.actor = s.winner
    s.to_enact = min(box.BILLS_ENACTED, bills_left(s))
    s.phase = state.ENACT if s.to_enact > 0 else state.ENACTED


@jit
def is_choosable(s: Rec, category: int) -> bool:
    return s.bill[category] != box.NO_LAW and not s.enacted[category]


@jit
def bills_left(s: Rec) -> int:
    """Bills that can still be chosen."""
    bills = 0
    for category in range(box.CATEGORIES):
        bills += is_choosable(s, category)
    return bills


@jit
def legal_enact(s: Rec, mask: Any) -> None:
    """Exactly two."""
    for category in range(box.CATEGORIES):
        if is_choosable(s, category):
            mask[actions.ENACT_BILL + category] = 1


@jit
def enact(s: Rec, category: int) -> None:
    s.enacted[category] = 1
    s.to_enact -= 1
    if s.to_enact == 0:
        s.phase = state.ENACTED


@jit
def pay_press(s: Rec) -> None:
    """For a marked bill that is not enacted; by option not for one that was vetoed (ruling 61)."""
    if s.press_holder == box.NOBODY:
        return
    vetoed = s.bill[s.press_on] == box.NO_LAW
    if not s.enacted[s.press_on] and (s.press_pays_for_veto or not vetoed):
        earn(s, s.press_holder, state.TILES_PAY, PRESS_POINTS)
        s.pesos[s.press_holder] += PRESS_PESOS
    s.press_holder = box.NOBODY
    s.press_on = 0


@jit
def end(s: Rec) -> None:
    """Enacted bills replace the laws of their category; the press is paid before the tax (ruling 41)."""
    pay_press(s)
    for category in range(box.CATEGORIES):
        if s.enacted[category]:
            s.law[category] = s.bill[category]
        s.bill[category] = box.NO_LAW
    s.vote_holder = box.NOBODY
    s.acted = 0
    s.phase = state.TAX_TURN
