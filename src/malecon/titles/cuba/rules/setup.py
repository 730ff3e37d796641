"""Set-up (section 2): what lies where before the first turn, and what a seat cannot know."""

from typing import Any

from malecon.core.chance import below, draw
from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.rules.avenue import choose_donkeys
from malecon.titles.cuba.rules.harbour import turn_up
from malecon.titles.cuba.rules.length import (
    cards_in_pile,
    kinds_in_play,
    ships_in_play,
    surplus_of_pile,
    swaps_buildings,
)
from malecon.titles.cuba.rules.parliament import most_hundreds, most_that_can_be_bid
from malecon.titles.cuba.rules.pieces import next_seat, receive
from malecon.titles.cuba.rules.plantation import home_of

START_PIECES = box.START_PRODUCTS + box.START_RESOURCES


@jit
def setup(s: Rec, seats: int) -> None:
    s.seats = seats
    s.round_number = 1
    s.start_player = below(s, seats)
    s.vote_holder = box.NOBODY
    s.press_holder = box.NOBODY
    s.winner = box.NOBODY
    s.car = box.MANSION
    lay_out_pieces(s)
    lay_out_buildings(s)
    lay_out_ships(s)
    lay_out_laws(s)
    for seat in range(box.SEATS):
        s.last_card[seat] = box.NOBODY
        s.colour[seat] = seat
        for field in range(box.FIELDS):
            s.tile[seat, field] = box.NO_BUILDING
    for seat in range(seats):
        s.pesos[seat] = box.START_PESOS
        s.figure[seat] = home_of(s, seat)
        for character in range(box.CHARACTERS):
            s.hand[seat, character] = 1
    lay_out_avenue(s)
    open_step(s, state.COLOUR)


@jit
def lay_out_pieces(s: Rec) -> None:
    for piece in range(box.PIECES):
        s.supply[piece] = box.TOTAL[piece]
    for kind in range(box.MERCHANDISE):
        s.market[kind] = box.ROW_START[kind]
        s.supply[kind] -= box.ROW_START[kind]


@jit
def lay_out_buildings(s: Rec) -> None:
    """New tiles are added, or swapped for base tiles drawn by lot (ruling 48) or chosen later."""
    for building in range(kinds_in_play(s)):
        s.display[building] = box.COPIES[building]
    if swaps_buildings(s) and s.swapped_buildings == state.BY_LOT:
        base = s.display[: box.BASE_BUILDINGS]
        for _ in range(box.SWAPPED):
            s.gone[draw(s, base)] += 1


@jit
def lay_out_ships(s: Rec) -> None:
    """Docks 1 and 2 and the sea; dock 3 stays empty in round 1."""
    for rank in range(box.SHIPS):
        s.under[rank] = box.NO_SHIP
    for ship in range(ships_in_play(s)):
        s.pile[ship] = 1
    for dock in range(box.DOCKS):
        s.dock[dock] = turn_up(s) if dock < box.DOCKS - 1 else box.NO_SHIP
    s.sea = turn_up(s)


@jit
def lay_out_laws(s: Rec) -> None:
    """The order of a pile is decided when a card is turned up, and with it what a shorter game puts away unseen
    (ruling 49)."""
    for category in range(box.CATEGORIES):
        s.bill[category] = box.NO_LAW
        for number in range(cards_in_pile(s)):
            s.unseen[category, number] = 1
    s.law[box.TAX] = box.TAX_START
    s.law[box.DUTY] = box.DUTY_START
    s.law[box.SUBSIDY] = box.NO_LAW
    s.law[box.OTHER] = box.NO_LAW


@jit
def lay_out_avenue(s: Rec) -> None:
    """Nobody stands on it before the first round."""
    for cuban in range(box.CUBANS):
        s.avenue[cuban] = box.DONKEY
        s.taker[cuban] = box.NOBODY
    if s.el_presidente:
        choose_donkeys(s)


# The steps of the set-up that ask somebody: colours, tiles and laws that leave by choice, starting pieces.


@jit
def open_step(s: Rec, step: int) -> None:
    """This step, or the next one that this game has; from the start player on."""
    s.acted = 0
    s.actor = s.start_player
    if step == state.COLOUR and s.colours != state.CHOSEN:
        step = state.SWAP_OUT
    if step == state.SWAP_OUT and not (swaps_buildings(s) and s.swapped_buildings == state.CHOSEN):
        step = state.PUT_AWAY
    if step == state.PUT_AWAY and not (surplus_of_pile(s) > 0 and s.surplus_laws == state.CHOSEN):
        step = state.START
    s.left = 0
    if step == state.SWAP_OUT:
        s.left = box.SWAPPED
    elif step == state.PUT_AWAY:
        s.left = surplus_of_pile(s) * box.CATEGORIES
    elif step == state.START:
        s.left = START_PIECES
    s.phase = step


@jit
def is_colour_free(s: Rec, colour: int) -> bool:
    """Nobody who has chosen has this one."""
    for k in range(s.acted):
        if s.colour[(s.start_player + k) % s.seats] == colour:
            return False
    return True


@jit
def legal_colour(s: Rec, mask: Any) -> None:
    for colour in range(box.SEATS):
        if is_colour_free(s, colour):
            mask[actions.CHOOSE_COLOUR + colour] = 1


@jit
def choose_colour(s: Rec, colour: int) -> None:
    """Whoever had it by default takes the chooser's."""
    seat = s.actor
    for other in range(box.SEATS):
        if s.colour[other] == colour:
            s.colour[other] = s.colour[seat]
            if other < s.seats:
                s.figure[other] = home_of(s, other)
    s.colour[seat] = colour
    s.figure[seat] = home_of(s, seat)
    s.acted += 1
    s.actor = next_seat(s, seat)
    if s.acted == s.seats:
        open_step(s, state.SWAP_OUT)


@jit
def legal_swap_out(s: Rec, mask: Any) -> None:
    for building in range(box.BASE_BUILDINGS):
        if s.display[building] > 0:
            mask[actions.REMOVE + building] = 1


@jit
def swap_out(s: Rec, building: int) -> None:
    """Seat by seat, until room is made for the new tiles."""
    s.display[building] -= 1
    s.gone[building] += 1
    s.left -= 1
    s.actor = next_seat(s, s.actor)
    if s.left == 0:
        open_step(s, state.PUT_AWAY)


@jit
def pile_to_cut(s: Rec) -> int:
    """Category after category, each down to as many cards as there are rounds."""
    return box.CATEGORIES - 1 - (s.left - 1) // surplus_of_pile(s)


@jit
def legal_put_away(s: Rec, mask: Any) -> None:
    category = pile_to_cut(s)
    for number in range(box.CARDS):
        if s.unseen[category, number]:
            mask[actions.PUT_CARD_AWAY + category * box.CARDS + number] = 1


@jit
def put_away(s: Rec, card: int) -> None:
    s.unseen[card // box.CARDS, card % box.CARDS] = 0
    s.away[card // box.CARDS, card % box.CARDS] = 1
    s.left -= 1
    s.actor = next_seat(s, s.actor)
    if s.left == 0:
        open_step(s, state.START)


# Starting pieces: in turn order everybody picks products, then resources.


@jit
def legal_start(s: Rec, mask: Any) -> None:
    first, beyond = (0, box.PRODUCTS) if s.left > box.START_RESOURCES else (box.MERCHANDISE, box.PIECES)
    for piece in range(first, beyond):
        if s.supply[piece] > 0:
            mask[actions.TAKE + piece] = 1


@jit
def take_start(s: Rec, piece: int) -> None:
    receive(s, s.actor, piece, 1)
    s.left -= 1
    if s.left > 0:
        return
    s.left = START_PIECES
    s.acted += 1
    s.actor = next_seat(s, s.actor)
    if s.acted == s.seats:
        s.acted = 0
        s.left = 0
        s.phase = state.ROUND_BEGINS


@jit
def determinize(s: Rec, seat: int) -> None:
    """Others' bids and face-down delegates are drawn from all that is possible. What lies in piles is drawn when it is
    turned up, so the generator alone decides it."""
    for other in range(s.seats):
        if other != seat:
            s.secret_bid[other] = 0
            if s.has_bid[other]:
                s.secret_bid[other] = below(s, most_that_can_be_bid(s, other) + 1)
            elif other == s.actor and (s.phase == state.BID or s.phase == state.TIE_BID):
                s.secret_bid[other] = box.HUNDRED * below(s, most_hundreds(s, other) + 1)
            redraw_delegates(s, other)


@jit
def redraw_delegates(s: Rec, seat: int) -> None:
    """Any of the cards not yet played, all alike."""
    unplayed = 0
    for character in range(box.CHARACTERS):
        s.laid[seat, character] = 0
        unplayed += s.hand[seat, character]
    if not s.has_laid[seat]:
        return
    wanted = 1 + s.two_delegates
    for character in range(box.CHARACTERS):
        if s.hand[seat, character]:
            if below(s, unplayed) < wanted:
                s.laid[seat, character] = 1
                wanted -= 1
            unplayed -= 1
