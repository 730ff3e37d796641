"""The avenue (12.1, 12.3): Cubans and donkeys are dealt, the president's car drives, its cell's event happens."""

from typing import Any

from malecon.core.chance import below, shuffle
from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.box import int64
from malecon.titles.cuba.rules.architect import can_rebuild
from malecon.titles.cuba.rules.buildings import BY_FOREMAN, legal_veto, may_veto_any, strike_out
from malecon.titles.cuba.rules.length import is_final
from malecon.titles.cuba.rules.pieces import earn


@jit
def choose_donkeys(s: Rec) -> None:
    """At set-up: those named by the options, else by lot; never the dancer (ruling 47)."""
    for cuban in range(box.CUBANS):
        s.in_play[cuban] = 1
    donkeys = box.DONKEYS[s.seats]
    if donkeys > 0 and s.donkey_1 > 0:
        s.in_play[s.donkey_1] = 0
        donkeys -= 1
    if donkeys > 0 and s.donkey_2 > 0 and s.in_play[s.donkey_2]:
        s.in_play[s.donkey_2] = 0
        donkeys -= 1
    while donkeys > 0:
        cuban = 1 + below(s, box.CUBANS - 1)
        if s.in_play[cuban]:
            s.in_play[cuban] = 0
            donkeys -= 1


@jit
def deal_cubans(s: Rec) -> None:
    """Every round anew, face up, one a cell."""
    for cuban in range(box.CUBANS):
        s.avenue[cuban] = cuban if s.in_play[cuban] else box.DONKEY
        s.taker[cuban] = box.NOBODY
    shuffle(s, s.avenue, box.CELLS)
    for seat in range(s.seats):
        s.cubans_due[seat] = box.CUBANS_EACH[s.seats]


@jit
def drive(s: Rec) -> None:
    """The car goes to the cell of the Cuban whom nobody took, be it the same cell again (C-28)."""
    for cell in range(box.CELLS):
        card = s.avenue[cell]
        if card != box.DONKEY and s.taker[card] == box.NOBODY:
            s.car = cell


@jit
def begin_event(s: Rec) -> None:
    """Events 1, 3 and 4 are off at the end of the final round's actions (C-33)."""
    s.phase = state.PARLIAMENT
    s.acted = 0
    if s.car == box.TWO_DELEGATES:
        s.two_delegates_next = not is_final(s)
    elif s.car == box.ALL_BILLS:
        s.bills_pass = 1
        if s.church_at_event_2:
            s.phase = state.EVENT_TURN
    elif s.car == box.FOREMAN_MOVES:
        s.foreman_moves_next = not is_final(s)
    elif s.car == box.REBUILDING:
        if not is_final(s):
            s.phase = state.EVENT_TURN
    elif s.car == box.LEADERS_LOSE:
        leaders_lose(s)
    elif s.car == box.MARKET_GIFT:
        s.phase = state.EVENT_TURN


@jit
def leaders_lose(s: Rec) -> None:
    """All who lead lose points, down to none (C-27)."""
    most = 0
    for seat in range(s.seats):
        most = max(most, int64(s.points[seat]))
    for seat in range(s.seats):
        if s.points[seat] == most:
            earn(s, seat, state.AVENUE_PAYS, -min(box.LEADERS_LOSS, most))


@jit
def market_is_empty(s: Rec) -> bool:
    for kind in range(box.MERCHANDISE):
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
        if s.car == box.REBUILDING and can_rebuild(s, seat):
            s.phase = state.REBUILD
            return
        if s.car == box.ALL_BILLS and unused_church(s, seat) >= 0 and may_veto_any(s, seat):
            s.phase = state.EVENT_VETO
            return
        if s.car == box.MARKET_GIFT and not market_is_empty(s):
            s.phase = state.GIFT
            return
    s.phase = state.PARLIAMENT


# Option: the church's owner may veto when all bills pass, without foreman or lawyer, if it was not used this round.


@jit
def unused_church(s: Rec, seat: int) -> int:
    """The field of a church that its owner has not used this round, or -1."""
    for field in range(box.FIELDS):
        if s.tile[seat, field] == box.CHURCH and not s.used[seat, field]:
            return field
    return -1


@jit
def legal_event_veto(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    legal_veto(s, mask)


@jit
def answer_event_veto(s: Rec, action: int) -> None:
    if action != actions.DONE:
        s.used[s.actor, unused_church(s, s.actor)] = BY_FOREMAN
        strike_out(s, s.actor, action - actions.VETO_BILL)
    s.phase = state.EVENT_TURN


@jit
def legal_gift(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    for kind in range(box.MERCHANDISE):
        if s.market[kind] > 0:
            mask[actions.TAKE + kind] = 1


@jit
def take_gift(s: Rec, action: int) -> None:
    """The cheapest of its row; a product goes straight into the warehouse (ruling 36)."""
    if action != actions.DONE:
        kind = action - actions.TAKE
        s.market[kind] -= 1
        if kind < box.PRODUCTS:
            s.stored[s.actor, kind] += 1
        else:
            s.yard[s.actor, kind] += 1
    s.phase = state.EVENT_TURN
