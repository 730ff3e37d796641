"""The avenue (12.1, 12.3): Cubans and donkeys are dealt, the president's car drives, its cell's event happens."""

from typing import Any

from malecon.core.chance import below, shuffle
from malecon.core.jit import Rec, jit
from malecon.titles.cuba.actions import DONE, TAKE
from malecon.titles.cuba.box import (
    ALL_BILLS,
    CELLS,
    CUBANS,
    CUBANS_EACH,
    DONKEY,
    DONKEYS,
    FOREMAN_MOVES,
    LEADERS_LOSE,
    LEADERS_LOSS,
    MARKET_GIFT,
    MERCHANDISE,
    NOBODY,
    PRODUCTS,
    REBUILDING,
    TWO_DELEGATES,
    int64,
)
from malecon.titles.cuba.rules.architect import can_rebuild
from malecon.titles.cuba.rules.length import is_final
from malecon.titles.cuba.rules.pieces import earn
from malecon.titles.cuba.state import AVENUE_PAYS, EVENT_TURN, GIFT, PARLIAMENT, REBUILD


@jit
def choose_donkeys(s: Rec) -> None:
    """At set-up: those named by the options, else by lot; never the dancer (ruling 47)."""
    for cuban in range(CUBANS):
        s.in_play[cuban] = 1
    donkeys = DONKEYS[s.seats]
    if donkeys > 0 and s.donkey_1 > 0:
        s.in_play[s.donkey_1] = 0
        donkeys -= 1
    if donkeys > 0 and s.donkey_2 > 0 and s.in_play[s.donkey_2]:
        s.in_play[s.donkey_2] = 0
        donkeys -= 1
    while donkeys > 0:
        cuban = 1 + below(s, CUBANS - 1)
        if s.in_play[cuban]:
            s.in_play[cuban] = 0
            donkeys -= 1


@jit
def deal_cubans(s: Rec) -> None:
    """Every round anew, face up, one a cell."""
    for cuban in range(CUBANS):
        s.avenue[cuban] = cuban if s.in_play[cuban] else DONKEY
        s.taker[cuban] = NOBODY
    shuffle(s, s.avenue, CELLS)
    for seat in range(s.seats):
        s.cubans_due[seat] = CUBANS_EACH[s.seats]


@jit
def drive(s: Rec) -> None:
    """The car goes to the cell of the Cuban whom nobody took, be it the same cell again (C-28)."""
    for cell in range(CELLS):
        card = s.avenue[cell]
        if card != DONKEY and s.taker[card] == NOBODY:
            s.car = cell


@jit
def begin_event(s: Rec) -> None:
    """Events 1, 3 and 4 are off at the end of the final round's actions (C-33)."""
    s.phase = PARLIAMENT
    s.acted = 0
    if s.car == TWO_DELEGATES:
        s.two_delegates_next = not is_final(s)
    elif s.car == ALL_BILLS:
        s.bills_pass = 1
    elif s.car == FOREMAN_MOVES:
        s.foreman_moves_next = not is_final(s)
    elif s.car == REBUILDING:
        if not is_final(s):
            s.phase = EVENT_TURN
    elif s.car == LEADERS_LOSE:
        leaders_lose(s)
    elif s.car == MARKET_GIFT:
        s.phase = EVENT_TURN


@jit
def leaders_lose(s: Rec) -> None:
    """All who lead lose points, down to none (C-27)."""
    most = 0
    for seat in range(s.seats):
        most = max(most, int64(s.points[seat]))
    for seat in range(s.seats):
        if s.points[seat] == most:
            earn(s, seat, AVENUE_PAYS, -min(LEADERS_LOSS, most))


@jit
def market_is_empty(s: Rec) -> bool:
    for kind in range(MERCHANDISE):
        if s.market[kind] > 0:
            return False
    return True


@jit
def next_event_turn(s: Rec) -> None:
    """From the start player on; who can do nothing is passed over."""
    while s.acted < s.seats:
        seat = (s.start_player + s.acted) % s.seats
        s.acted += 1
        s.actor = seat
        if s.car == REBUILDING and can_rebuild(s, seat):
            s.phase = REBUILD
            return
        if s.car == MARKET_GIFT and not market_is_empty(s):
            s.phase = GIFT
            return
    s.phase = PARLIAMENT


@jit
def legal_gift(s: Rec, mask: Any) -> None:
    mask[DONE] = 1
    for kind in range(MERCHANDISE):
        if s.market[kind] > 0:
            mask[TAKE + kind] = 1


@jit
def take_gift(s: Rec, action: int) -> None:
    """The cheapest of its row; a product goes straight into the warehouse (ruling 36)."""
    if action != DONE:
        kind = action - TAKE
        s.market[kind] -= 1
        if kind < PRODUCTS:
            s.stored[s.actor, kind] += 1
        else:
            s.yard[s.actor, kind] += 1
    s.phase = EVENT_TURN
