"""Set-up (section 2): what lies where before the first turn, and what a seat cannot know."""

from typing import Any

from malecon.core.chance import below, draw, seed_rng
from malecon.core.jit import Rec, jit
from malecon.titles.cuba.actions import TAKE
from malecon.titles.cuba.box import (
    BASE_BUILDINGS,
    CATEGORIES,
    CHARACTERS,
    COPIES,
    CUBANS,
    DOCKS,
    DONKEY,
    DUTY,
    DUTY_START,
    FIELDS,
    HOME,
    MANSION,
    MERCHANDISE,
    NO_BUILDING,
    NO_LAW,
    NO_SHIP,
    NOBODY,
    OTHER,
    PIECES,
    PRODUCTS,
    ROW_START,
    SEATS,
    SHIPS,
    START_PESOS,
    START_PRODUCTS,
    START_RESOURCES,
    SUBSIDY,
    SWAPPED,
    TAX,
    TAX_START,
    TOTAL,
    int64,
)
from malecon.titles.cuba.rules.avenue import choose_donkeys
from malecon.titles.cuba.rules.harbour import turn_up
from malecon.titles.cuba.rules.length import cards_in_pile, kinds_in_play, ships_in_play
from malecon.titles.cuba.rules.parliament import most_that_can_be_bid
from malecon.titles.cuba.rules.pieces import next_seat, receive
from malecon.titles.cuba.state import BID, ROUND_BEGINS, START, SWAP_BUILDINGS, TIE_BID

START_PIECES = START_PRODUCTS + START_RESOURCES


@jit
def setup(s: Rec, seats: int, seed: int) -> None:
    seed_rng(s, seed)
    s.seats = seats
    s.round_number = 1
    s.start_player = below(s, seats)
    s.vote_holder = NOBODY
    s.press_holder = NOBODY
    s.winner = NOBODY
    s.car = MANSION
    lay_out_pieces(s)
    lay_out_buildings(s)
    lay_out_ships(s)
    lay_out_laws(s)
    for seat in range(SEATS):
        s.last_card[seat] = NOBODY
        s.veto_now[seat] = NO_LAW
        s.veto_before[seat] = NO_LAW
        for field in range(FIELDS):
            s.tile[seat, field] = NO_BUILDING
    for seat in range(seats):
        s.pesos[seat] = START_PESOS
        s.figure[seat] = HOME[s.plantation_side, seat]
        for character in range(CHARACTERS):
            s.hand[seat, character] = 1
    lay_out_avenue(s)
    s.actor = s.start_player
    s.left = START_PIECES
    s.phase = START


@jit
def lay_out_pieces(s: Rec) -> None:
    for piece in range(PIECES):
        s.supply[piece] = TOTAL[piece]
    for kind in range(MERCHANDISE):
        s.market[kind] = ROW_START[kind]
        s.supply[kind] -= ROW_START[kind]


@jit
def lay_out_buildings(s: Rec) -> None:
    """New tiles are added, or swapped for base tiles drawn by lot (ruling 48)."""
    for building in range(kinds_in_play(s)):
        s.display[building] = COPIES[building]
    if s.el_presidente and s.ep_buildings == SWAP_BUILDINGS:
        base = s.display[:BASE_BUILDINGS]
        for _ in range(SWAPPED):
            s.gone[draw(s, base)] += 1


@jit
def lay_out_ships(s: Rec) -> None:
    """Docks 1 and 2 and the sea; dock 3 stays empty in round 1."""
    for rank in range(SHIPS):
        s.under[rank] = NO_SHIP
    for ship in range(ships_in_play(s)):
        s.pile[ship] = 1
    for dock in range(DOCKS):
        s.dock[dock] = turn_up(s) if dock < DOCKS - 1 else NO_SHIP
    s.sea = turn_up(s)


@jit
def lay_out_laws(s: Rec) -> None:
    """The order of a pile, and what a shorter play puts away of it, is decided when a card is turned up (ruling 49)."""
    for category in range(CATEGORIES):
        s.bill[category] = NO_LAW
        for number in range(cards_in_pile(s)):
            s.unseen[category, number] = 1
    s.law[TAX] = TAX_START
    s.law[DUTY] = DUTY_START
    s.law[SUBSIDY] = NO_LAW
    s.law[OTHER] = NO_LAW


@jit
def lay_out_avenue(s: Rec) -> None:
    """Nobody stands on it before the first round."""
    for cuban in range(CUBANS):
        s.avenue[cuban] = DONKEY
        s.taker[cuban] = NOBODY
    if s.el_presidente:
        choose_donkeys(s)


# Starting pieces: in turn order everybody picks products, then resources.


@jit
def legal_start(s: Rec, mask: Any) -> None:
    first, beyond = (0, PRODUCTS) if s.left > START_RESOURCES else (MERCHANDISE, PIECES)
    for piece in range(first, beyond):
        if s.supply[piece] > 0:
            mask[TAKE + piece] = 1


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
        s.phase = ROUND_BEGINS


@jit
def determinize(s: Rec, seat: int, seed: int) -> None:
    """Others' bids and face-down delegates are drawn from all that is possible. What lies in piles is drawn when it is
    turned up, so the generator alone decides it."""
    seed_rng(s, int64(seed))
    for other in range(s.seats):
        if other != seat:
            s.secret_bid[other] = 0
            if s.has_bid[other] and (s.phase == BID or s.phase == TIE_BID):
                s.secret_bid[other] = below(s, most_that_can_be_bid(s, other) + 1)
            redraw_delegates(s, other)


@jit
def redraw_delegates(s: Rec, seat: int) -> None:
    """Any of the cards not yet played, all alike."""
    unplayed = 0
    for character in range(CHARACTERS):
        s.laid[seat, character] = 0
        unplayed += s.hand[seat, character]
    if not s.has_laid[seat]:
        return
    wanted = 1 + s.two_delegates
    for character in range(CHARACTERS):
        if s.hand[seat, character]:
            if below(s, unplayed) < wanted:
                s.laid[seat, character] = 1
                wanted -= 1
            unplayed -= 1
