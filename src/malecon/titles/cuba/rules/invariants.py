"""What never changes: pieces are moved, not made. Checked after every action by the tests, and on described positions."""

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import box, state
from malecon.titles.cuba.rules.architect import can_pay, has_free_field, may_rebuild
from malecon.titles.cuba.rules.avenue import unused_church
from malecon.titles.cuba.rules.buildings import in_supply, may_veto, may_veto_any
from malecon.titles.cuba.rules.length import (
    cards_in_pile,
    is_final,
    kinds_in_play,
    rounds_of,
    ships_in_play,
    surplus_of_pile,
    swaps_buildings,
)
from malecon.titles.cuba.rules.parliament import bills_left, most_hundreds, most_that_can_be_bid
from malecon.titles.cuba.rules.pieces import held
from malecon.titles.cuba.rules.plantation import is_home
from malecon.titles.cuba.rules.rounds import turns_each
from malecon.titles.cuba.rules.setup import START_PIECES
from malecon.titles.cuba.rules.statutes import surcharge
from malecon.titles.cuba.rules.taxes import duty_pesos, spare

INVARIANTS = (
    "seats", "length", "pieces", "market", "buildings", "plantations", "ships", "statutes", "markers", "hands", "cubans",
    "turns", "delegates", "bids", "points", "choices",
)  # fmt: skip


@jit
def audit(s: Rec) -> int:
    """The index of the first broken invariant, or -1."""
    if not seats_in_range(s):
        return 0
    if not length_allowed(s):
        return 1
    if not pieces_conserved(s):
        return 2
    if not market_in_order(s):
        return 3
    if not buildings_conserved(s):
        return 4
    if not plantations_in_order(s):
        return 5
    if not ships_conserved(s):
        return 6
    if not statutes_in_order(s):
        return 7
    if not markers_in_order(s):
        return 8
    if not hands_in_order(s):
        return 9
    if not cubans_in_order(s):
        return 10
    if not turns_in_order(s):
        return 11
    if not delegates_in_order(s):
        return 12
    if not bids_in_order(s):
        return 13
    if not points_add_up(s):
        return 14
    if not choice_is_open(s):
        return 15
    return -1


@jit
def seats_in_range(s: Rec) -> bool:
    """Pointers name seats of this game, and empty seats hold nothing."""
    if not 2 <= s.seats <= box.SEATS or s.start_player >= s.seats or s.actor >= s.seats:
        return False
    if s.vote_holder >= s.seats or s.press_holder >= s.seats or s.winner >= s.seats:
        return False
    for seat in range(s.seats, box.SEATS):
        if s.points[seat] or s.pesos[seat]:
            return False
    return colours_differ(s)


@jit
def colours_differ(s: Rec) -> bool:
    """Each colour once, and by seats unless they are chosen."""
    for seat in range(box.SEATS):
        if s.colours != state.CHOSEN and s.colour[seat] != seat:
            return False
        for other in range(seat):
            if s.colour[other] == s.colour[seat]:
                return False
    return True


@jit
def length_allowed(s: Rec) -> bool:
    """Options that have gaps in their range, and a round that is not beyond the last (C-25)."""
    if s.alt_uses_per_round < 1 or 0 < s.rounds < box.FEWEST_ROUNDS or (s.rounds != 0 and s.rounds != rounds_of(s)):
        return False
    return 1 <= s.round_number <= rounds_of(s)


@jit
def pieces_conserved(s: Rec) -> bool:
    for piece in range(box.PIECES):
        count = 0
        count += s.supply[piece]
        for seat in range(box.SEATS):
            count += s.yard[seat, piece]
            if piece < box.PRODUCTS:
                count += s.stored[seat, piece]
        for dock in range(box.DOCKS):
            count += s.cargo[dock, piece]
        if piece < box.MERCHANDISE:
            count += s.market[piece]
        if count != box.TOTAL[piece] or s.supply[piece] < 0:
            return False
    return True


@jit
def market_in_order(s: Rec) -> bool:
    for kind in range(box.MERCHANDISE):
        if not 0 <= s.market[kind] <= box.ROW_LENGTH[kind]:
            return False
    return True


@jit
def buildings_conserved(s: Rec) -> bool:
    """Display, plantations and what is out of the game together are the box."""
    kinds = kinds_in_play(s)
    base_gone = 0
    for building in range(box.BUILDINGS):
        copies = s.display[building] + s.gone[building]
        for seat in range(box.SEATS):
            for field in range(box.FIELDS):
                copies += s.tile[seat, field] == building
        if copies != (box.COPIES[building] if building < kinds else 0):
            return False
        if building < box.BASE_BUILDINGS:
            base_gone += s.gone[building]
    if not swaps_buildings(s):
        return True
    swapped = box.SWAPPED
    if s.swapped_buildings == state.CHOSEN and s.phase <= state.SWAP_OUT:
        swapped = box.SWAPPED - s.left if s.phase == state.SWAP_OUT else 0
    return base_gone >= swapped


@jit
def plantations_in_order(s: Rec) -> bool:
    """No tile on the printed warehouse, none in empty seats; what is used can be used."""
    for seat in range(box.SEATS):
        for field in range(box.FIELDS):
            if s.tile[seat, field] != box.NO_BUILDING and (seat >= s.seats or is_home(s, seat, field)):
                return False
            if s.used[seat, field] and s.tile[seat, field] == box.NO_BUILDING and not is_home(s, seat, field):
                return False
    return True


@jit
def ship_count(s: Rec, ship: int) -> int:
    count = s.pile[ship] + (s.sea == ship)
    for dock in range(box.DOCKS):
        count += s.dock[dock] == ship
    for rank in range(s.under_count):
        count += s.under[rank] == ship
    return count


@jit
def ships_conserved(s: Rec) -> bool:
    """Each card once; cargo fits; all docks and the sea are held from round 2 on; the pile is never empty."""
    in_play = ships_in_play(s)
    pile = s.under_count
    for ship in range(box.SHIPS):
        pile += s.pile[ship]
        if ship_count(s, ship) != (ship < in_play):
            return False
    for rank in range(box.SHIPS):
        if (s.under[rank] == box.NO_SHIP) != (rank >= s.under_count):
            return False
    for dock in range(box.DOCKS):
        for piece in range(box.PIECES):
            room = 0 if s.dock[dock] == box.NO_SHIP else box.HOLD[s.dock[dock], piece]
            if s.cargo[dock, piece] > room:
                return False
        if s.dock[dock] == box.NO_SHIP and (dock < box.DOCKS - 1 or s.round_number > 1):
            return False
    return s.sea != box.NO_SHIP and pile > 0


@jit
def statutes_in_order(s: Rec) -> bool:
    """Bills and laws of their own category; one card of each pile a round; each card in one place at most."""
    for category in range(box.CATEGORIES):
        unseen, away = 0, 0
        for number in range(box.CARDS):
            away += s.away[category, number]
            if s.unseen[category, number] or s.away[category, number]:
                unseen += 1
                card = category * box.CARDS + number
                if number >= cards_in_pile(s) or s.bill[category] == card or s.law[category] == card:
                    return False
                if s.unseen[category, number] and s.away[category, number]:
                    return False
        if away != cards_put_away(s, category):
            return False
        turned_up = 0 if s.phase <= state.START else s.round_number
        if unseen != cards_in_pile(s) - turned_up:
            return False
        if s.bill[category] != box.NO_LAW and s.bill[category] // box.CARDS != category:
            return False
        law = s.law[category]
        if law == box.NO_LAW:
            if category <= box.DUTY:
                return False
        elif law >= box.TAX_START:
            if law != (box.TAX_START if category == box.TAX else box.DUTY_START) or category > box.DUTY:
                return False
        elif law // box.CARDS != category:
            return False
    return True


@jit
def cards_put_away(s: Rec, category: int) -> int:
    """By choice: pile after pile, before the starting pieces."""
    if s.surplus_laws != state.CHOSEN or s.phase < state.PUT_AWAY:
        return 0
    surplus = surplus_of_pile(s)
    if s.phase > state.PUT_AWAY:
        return surplus
    return min(max(surplus * box.CATEGORIES - s.left - surplus * category, 0), surplus)


@jit
def markers_in_order(s: Rec) -> bool:
    for space in range(box.SPACES):
        if s.markers[space] > s.alt_uses_per_round:
            return False
    return True


@jit
def hands_in_order(s: Rec) -> bool:
    """Every card is in hand or has been played this round; enough stay for parliament."""
    for seat in range(s.seats):
        hand = 0
        for character in range(box.CHARACTERS):
            hand += s.hand[seat, character]
        if s.phase <= state.START:
            if hand != box.CHARACTERS:
                return False
        elif hand != s.cards_due[seat] + 1 + s.two_delegates:
            return False
    return True


@jit
def cubans_in_order(s: Rec) -> bool:
    """As many donkeys as the seats ask, each Cuban in one cell, one left over when all are served (C-26)."""
    playing, taken, dealt = 0, 0, 0
    for cuban in range(box.CUBANS):
        if s.taker[cuban] >= s.seats or (s.taker[cuban] != box.NOBODY and not s.in_play[cuban]):
            return False
        taken += s.taker[cuban] != box.NOBODY
        playing += s.in_play[cuban]
        cells = 0
        for cell in range(box.CELLS):
            cells += s.avenue[cell] == cuban
        dealt += cells
        if cells > 1 or (cells and not s.in_play[cuban]):
            return False
    if not s.el_presidente:
        return playing == 0 and dealt == 0 and s.car < 0
    if playing != box.CUBANS - box.DONKEYS[s.seats] or not s.in_play[0]:
        return False
    if s.phase <= state.START:
        return dealt == 0 and taken == 0
    due = 0
    for seat in range(s.seats):
        due += s.cubans_due[seat]
    return dealt == playing and due + taken == s.seats * box.CUBANS_EACH[s.seats] and due + taken == playing - 1


@jit
def turns_in_order(s: Rec) -> bool:
    """Turns taken are cards played and Cubans taken, clockwise; after the action phase nothing is due."""
    if s.over != (s.phase == state.END) or (s.over and not is_final(s)):
        return False
    if s.phase <= state.START:
        return s.turns == 0
    due = 0
    for seat in range(s.seats):
        due += s.cards_due[seat] + s.cubans_due[seat]
    taken = s.seats * turns_each(s) - due
    if s.phase >= state.REBUILD or (s.phase == state.SITE and s.rebuilding):
        return due == 0 and s.turns == taken
    first = s.actor + (s.phase > state.TURN)  # within a turn its card is already played
    for k in range(s.seats):
        seat = (first + k) % s.seats
        if s.cards_due[seat] + s.cubans_due[seat] != (due - k + s.seats - 1) // s.seats:
            return False
    return s.turns + (s.phase > state.TURN) == taken


@jit
def delegates_in_order(s: Rec) -> bool:
    """Face-down delegates are cards in hand, one or two, only in the variant and before parliament."""
    if s.phase == state.DELEGATE:
        laid_down = 0
        for seat in range(s.seats):
            laid_down += s.has_laid[seat]
        if not s.secret_delegate or s.has_laid[s.actor] or s.acted != laid_down:
            return False
    for seat in range(box.SEATS):
        laid = 0
        for character in range(box.CHARACTERS):
            laid += s.laid[seat, character]
            if s.laid[seat, character] and not s.hand[seat, character]:
                return False
        if laid != (1 + s.two_delegates if s.has_laid[seat] else 0):
            return False
        asked = s.secret_delegate and seat < s.seats and state.DELEGATE < s.phase < state.HUNDREDS
        if s.phase != state.DELEGATE and s.has_laid[seat] != asked:
            return False
    return True


@jit
def bids_in_order(s: Rec) -> bool:
    """Nothing secret outside the purchase, and nobody promises more than he has."""
    for seat in range(box.SEATS):
        if s.secret_bid[seat] > 0 and not s.has_bid[seat] and not has_chosen_hundreds(s, seat):
            return False
        if s.has_bid[seat] and not state.HUNDREDS <= s.phase <= state.TIE_BID:
            return False
        if s.secret_bid[seat] > s.pesos[seat] or s.pesos[seat] < 0:
            return False
    return True


@jit
def has_chosen_hundreds(s: Rec, seat: int) -> bool:
    """The one who bids has named the hundreds of it."""
    if seat != s.actor or s.phase <= state.HUNDREDS or s.phase > state.TIE_BID:
        return False
    return s.secret_bid[seat] % box.HUNDRED == 0 and s.secret_bid[seat] <= box.HUNDRED * most_hundreds(s, seat)


@jit
def points_add_up(s: Rec) -> bool:
    for seat in range(box.SEATS):
        earned = 0
        for source in range(state.FINAL_BUILDINGS):
            earned += s.earned[seat, source]
        if earned != s.points[seat] or s.points[seat] < 0:
            return False
    return True


@jit
def choice_is_open(s: Rec) -> bool:
    """The seat to move has what the question at hand is about, so that there is an answer to it."""
    seat, phase = s.actor, s.phase
    if phase == state.START:
        return 1 <= s.left <= START_PIECES
    if phase < state.START:
        return step_is_open(s)
    if phase == state.TURN:
        return s.cards_due[seat] + s.cubans_due[seat] > 0
    if phase == state.SITE:
        return site_is_open(s, seat)
    if phase in (state.USE, state.HIRE_LAWYER):
        return s.agent != 0 and (phase == state.USE or s.pesos[seat] >= box.LAWYER_PESOS)
    if phase == state.AMOUNT:
        return s.left <= held(s, seat, s.piece) and (s.into < 0 or s.left <= s.supply[s.into])
    if phase == state.RECEIVE:
        return s.beyond <= box.MERCHANDISE and in_supply(s, s.first, s.beyond)
    if phase == state.LOAD:
        return s.beyond <= box.FREIGHT_KINDS and (s.load_dock < 0 or s.dock[s.load_dock] != box.NO_SHIP)
    if phase in (state.VETO, state.PRESS, state.ENACT):
        return bills_are_open(s, seat)
    if phase in (state.HUNDREDS, state.BID, state.TIE_BID):
        return most_that_can_be_bid(s, seat) > 0 and (phase != state.HUNDREDS or most_hundreds(s, seat) > 0)
    if phase == state.EVENT_VETO:
        return s.bills_pass and unused_church(s, seat) >= 0 and may_veto_any(s, seat)
    if phase == state.PAY_TAX:
        return 0 < s.tax_due[seat] <= s.pesos[seat]
    if phase == state.PAY_DUTY:
        return duty_is_open(s, seat)
    return True


@jit
def step_is_open(s: Rec) -> bool:
    """A step of the set-up that this game has, with something left to choose."""
    if s.phase == state.COLOUR:
        return s.colours == state.CHOSEN and s.acted < s.seats
    if s.phase == state.SWAP_OUT:
        return s.swapped_buildings == state.CHOSEN and swaps_buildings(s) and 1 <= s.left <= box.SWAPPED
    most = surplus_of_pile(s) * box.CATEGORIES
    return s.surplus_laws == state.CHOSEN and 1 <= s.left <= most


@jit
def site_is_open(s: Rec, seat: int) -> bool:
    if s.rebuilding:
        return s.pesos[seat] >= box.REBUILD_PESOS and may_rebuild(s, seat, s.raising)
    payable = s.pesos[seat] >= surcharge(s) and can_pay(s, seat, s.raising, box.NO_BUILDING)
    return s.display[s.raising] > 0 and payable and has_free_field(s, seat)


@jit
def bills_are_open(s: Rec, seat: int) -> bool:
    if s.phase == state.ENACT:
        return 1 <= s.to_enact <= bills_left(s)
    for category in range(box.CATEGORIES):
        if s.bill[category] != box.NO_LAW and (s.phase == state.PRESS or may_veto(s, seat, category)):
            return True
    return False


@jit
def duty_is_open(s: Rec, seat: int) -> bool:
    """What is left to deliver is there."""
    if s.pesos[seat] < duty_pesos(s, seat):
        return False
    for piece in range(box.PIECES):
        if held(s, seat, piece) < box.DUTY_PIECES[s.law[box.DUTY], piece]:
            return False
    if spare(s, seat, 0, box.PRODUCTS) < s.any_products:
        return False
    return spare(s, seat, box.MERCHANDISE, box.PIECES) >= s.any_resources
