"""Features for learning: the position as one seat sees it, that seat first, the others clockwise. Roughly in 0..1."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.box import (
    BUILDINGS,
    CARDS,
    CATEGORIES,
    CELLS,
    CHARACTERS,
    CUBANS,
    DOCKS,
    DONKEY,
    FIELDS,
    FREIGHT_KINDS,
    HOLD,
    MERCHANDISE,
    NO_BUILDING,
    NO_LAW,
    NO_SHIP,
    PIECES,
    PRODUCTS,
    SEATS,
    SHIPS,
    SPACES,
    STATUTES,
    int64,
)
from malecon.titles.cuba.rules.length import rounds_of
from malecon.titles.cuba.rules.statutes import tiles_of
from malecon.titles.cuba.state import END

PHASES = END + 1
_SCALARS, _OWN, _LEFT = 14, CHARACTERS + 1, 16
_PER_SEAT = _SCALARS + PIECES + PRODUCTS + CHARACTERS + FIELDS + 2 * BUILDINGS
_TABLE = (
    PHASES + PIECES + MERCHANDISE + BUILDINGS + (DOCKS + 1) * 2 * FREIGHT_KINDS + 2 * SHIPS + 2 * STATUTES + SPACES
    + 2 * CELLS + CELLS * CUBANS + 2 * CATEGORIES + _OWN + _LEFT
)  # fmt: skip
FEATURES = SEATS * _PER_SEAT + _TABLE


@jit
def observe(s: Rec, seat: int, out: Any) -> None:
    for k in range(s.seats):
        observe_seat(s, (int64(seat) + k) % s.seats, out, k * _PER_SEAT)
    observe_table(s, int64(seat), out, SEATS * _PER_SEAT)


@jit
def observe_seat(s: Rec, who: int, out: Any, at: int) -> None:
    out[at] = 1.0
    out[at + 1] = s.points[who] / 80.0
    out[at + 2] = s.pesos[who] / 20.0
    out[at + 3] = who == s.start_player
    out[at + 4] = who == s.actor
    out[at + 5] = s.cards_due[who] / 4.0
    out[at + 6] = s.cubans_due[who] / 2.0
    out[at + 7] = s.votes[who] / 10.0
    out[at + 8] = s.has_bid[who]
    out[at + 9] = s.vote_holder == who
    out[at + 10] = s.press_holder == who
    out[at + 11] = s.statue_on[who]
    out[at + 12] = s.tax_paid[who]
    out[at + 13] = tiles_of(s, who) / 11.0
    at += _SCALARS
    for piece in range(PIECES):
        out[at + piece] = s.yard[who, piece] / 6.0
    at += PIECES
    for product in range(PRODUCTS):
        out[at + product] = s.stored[who, product] / 6.0
    at += PRODUCTS
    for character in range(CHARACTERS):
        out[at + character] = s.hand[who, character]
    at += CHARACTERS
    out[at + int64(s.figure[who])] = 1.0
    at += FIELDS
    for field in range(FIELDS):
        building = int64(s.tile[who, field])
        if building != NO_BUILDING:
            out[at + building] = (field + 1) / FIELDS
            out[at + BUILDINGS + building] = s.used[who, field] / 3.0


@jit
def observe_table(s: Rec, seat: int, out: Any, at: int) -> None:
    out[at + s.phase] = 1.0
    at += PHASES
    for piece in range(PIECES):
        out[at + piece] = s.supply[piece] / 18.0
    at += PIECES
    for kind in range(MERCHANDISE):
        out[at + kind] = s.market[kind] / 5.0
    at += MERCHANDISE
    for building in range(BUILDINGS):
        out[at + building] = s.display[building] / 2.0
    at += BUILDINGS
    for dock in range(DOCKS + 1):
        ship = s.dock[dock] if dock < DOCKS else s.sea
        if ship != NO_SHIP:
            for piece in range(FREIGHT_KINDS):
                out[at + piece] = HOLD[ship, piece] / 5.0
                if dock < DOCKS:
                    out[at + FREIGHT_KINDS + piece] = (HOLD[ship, piece] - s.cargo[dock, piece]) / 5.0
        at += 2 * FREIGHT_KINDS
    for ship in range(SHIPS):
        out[at + ship] = s.pile[ship]
    at += SHIPS
    for rank in range(s.under_count):
        out[at + int64(s.under[rank])] = (rank + 1) / SHIPS
    at += SHIPS
    for category in range(CATEGORIES):
        if s.law[category] != NO_LAW:
            out[at + int64(s.law[category])] = 1.0
        if s.bill[category] != NO_LAW:
            out[at + STATUTES + int64(s.bill[category])] = 1.0
    at += 2 * STATUTES
    for space in range(SPACES):
        out[at + space] = s.markers[space] / s.alt_uses_per_round
    at += SPACES
    for cell in range(CELLS):
        cuban = int64(s.avenue[cell])
        out[at + cell] = s.car == cell
        if cuban != DONKEY:
            out[at + CELLS + cell] = s.taker[cuban] < 0
            out[at + 2 * CELLS + cell * CUBANS + cuban] = 1.0
    at += 2 * CELLS + CELLS * CUBANS
    for category in range(CATEGORIES):
        out[at + category] = s.enacted[category]
        out[at + CATEGORIES + category] = s.press_holder >= 0 and s.press_on == category
    at += 2 * CATEGORIES
    for character in range(CHARACTERS):
        out[at + character] = s.laid[seat, character]  # one's own
    out[at + CHARACTERS] = s.secret_bid[seat] / 10.0
    at += _OWN
    out[at] = s.round_number / CARDS
    out[at + 1] = (rounds_of(s) - s.round_number) / CARDS
    out[at + 2] = s.el_presidente
    out[at + 3] = s.two_delegates
    out[at + 4] = s.foreman_moves
    out[at + 5] = s.bills_pass
    out[at + 6] = s.actor == seat
    out[at + 7] = s.free_left / 2.0
    out[at + 8] = s.first / PIECES
    out[at + 9] = s.left / 100.0
    out[at + 10] = s.raising / BUILDINGS
    out[at + 11] = s.load_dock / DOCKS
    out[at + 12] = s.agent / 2.0
    out[at + 13] = s.to_enact / CATEGORIES
    out[at + 14] = s.two_delegates_next
    out[at + 15] = s.foreman_moves_next
