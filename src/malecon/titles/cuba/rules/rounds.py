"""The round (section 3): bills, face-down delegates, turns, start player, end of round."""

from typing import Any

from malecon.core.chance import draw
from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.rules import architect, avenue, foreman, harbour, mayor, tradeswoman, worker
from malecon.titles.cuba.rules.length import is_final
from malecon.titles.cuba.rules.pieces import next_seat


@jit
def begin_round(s: Rec) -> None:
    """Phase A: a bill of each category is turned up, the Cubans are dealt, everybody has all cards."""
    for category in range(box.CATEGORIES):
        s.bill[category] = category * box.CARDS + draw(s, s.unseen[category])
        s.enacted[category] = 0
    for seat in range(s.seats):
        s.cards_due[seat] = box.CARDS_PLAYED - s.two_delegates
        for character in range(box.CHARACTERS):
            s.hand[seat, character] = 1
    if s.el_presidente:
        avenue.deal_cubans(s)
    open_actions(s)


@jit
def open_actions(s: Rec) -> None:
    """Phase B begins, in the variant with the delegates laid face down."""
    s.turns = 0
    s.acted = 0
    s.actor = s.start_player
    s.phase = state.DELEGATE if s.secret_delegate else state.TURN


# Variant: delegates are laid face down before the first turn, all at once (ruling 63).


@jit
def legal_delegate(s: Rec, mask: Any) -> None:
    if s.two_delegates:
        for pair in range(box.PAIRS.shape[0]):
            mask[actions.LAY_TWO + pair] = 1
    else:
        for character in range(box.CHARACTERS):
            mask[actions.LAY + character] = 1


@jit
def lay_delegate(s: Rec, action: int) -> None:
    if action >= actions.LAY_TWO:
        s.laid[s.actor, box.PAIRS[action - actions.LAY_TWO, 0]] = 1
        s.laid[s.actor, box.PAIRS[action - actions.LAY_TWO, 1]] = 1
    else:
        s.laid[s.actor, action - actions.LAY] = 1
    s.has_laid[s.actor] = 1
    s.phase = state.DELEGATE_LAID


@jit
def next_delegate(s: Rec) -> None:
    s.acted += 1
    s.actor = next_seat(s, s.actor)
    s.phase = state.TURN if s.acted == s.seats else state.DELEGATE


# Turns.


@jit
def legal_turn(s: Rec, mask: Any) -> None:
    """A character from hand, or a Cuban from the avenue; either as long as it is due."""
    seat = s.actor
    if s.cards_due[seat] > 0:
        for character in range(box.CHARACTERS):
            mask[actions.PLAY + character] = s.hand[seat, character] != 0 and s.laid[seat, character] == 0
    if s.cubans_due[seat] > 0:
        for cell in range(box.CELLS):
            cuban = s.avenue[cell]
            if cuban != box.DONKEY and s.taker[cuban] == box.NOBODY:
                mask[actions.TAKE_CUBAN + cuban] = 1


@jit
def play_character(s: Rec, character: int) -> None:
    s.hand[s.actor, character] = 0
    s.last_card[s.actor] = character
    s.cards_due[s.actor] -= 1
    if character == box.WORKER:
        worker.begin(s)
    elif character == box.TRADESWOMAN:
        tradeswoman.begin(s)
    elif character == box.ARCHITECT:
        architect.begin(s)
    elif character == box.FOREMAN:
        foreman.begin(s)
    elif character == box.MAYOR:
        mayor.begin(s)


@jit
def turns_each(s: Rec) -> int:
    """Characters and Cubans that each seat plays in this round (C-26, C-49)."""
    turns = box.CARDS_PLAYED - s.two_delegates
    if s.el_presidente:
        turns += box.CUBANS_EACH[s.seats]
    return turns


@jit
def end_turn(s: Rec) -> None:
    """Clockwise, until everybody has had all turns (ruling 24)."""
    s.turns += 1
    s.actor = next_seat(s, s.actor)
    s.phase = state.TURN if s.turns < s.seats * turns_each(s) else state.ACTIONS_OVER


@jit
def end_actions(s: Rec) -> None:
    """Start player, car, event, in this order (ruling 25)."""
    if s.el_presidente:
        if s.taker[box.DANCER] == box.NOBODY:
            s.start_player = next_seat(s, s.start_player)
        avenue.drive(s)
        avenue.begin_event(s)
    else:
        s.start_player = highest_last_card(s)
        s.phase = state.PARLIAMENT


@jit
def highest_last_card(s: Rec) -> int:
    """Of equals he who played it last (C-24). The actor is again the seat that began the phase."""
    best = s.actor
    for k in range(s.seats):
        seat = (s.actor + k) % s.seats
        if s.last_card[seat] >= s.last_card[best]:
            best = seat
    return best


# Phase E.


@jit
def end_round(s: Rec) -> None:
    spoil(s)
    if is_final(s):
        s.phase = state.END
        s.over = 1
        return
    harbour.end_of_round(s)
    clear_table(s)
    s.round_number += 1
    s.two_delegates = s.two_delegates_next
    s.foreman_moves = s.foreman_moves_next
    s.two_delegates_next = 0
    s.foreman_moves_next = 0
    s.bills_pass = 0
    s.phase = state.ROUND_BEGINS


@jit
def spoil(s: Rec) -> None:
    """Products in yards return to the supply (C-21)."""
    for seat in range(s.seats):
        for product in range(box.PRODUCTS):
            s.supply[product] += s.yard[seat, product]
            s.yard[seat, product] = 0


@jit
def clear_table(s: Rec) -> None:
    """Markers and tokens come back; what was used can be used again."""
    for space in range(box.SPACES):
        s.markers[space] = 0
    s.winner = box.NOBODY
    for seat in range(s.seats):
        s.last_card[seat] = box.NOBODY
        for category in range(box.CATEGORIES):
            s.veto_before[seat, category] = s.veto_now[seat, category]
            s.veto_now[seat, category] = 0
        s.casino_done[seat] = 0
        s.votes[seat] = 0
        s.bid[seat] = 0
        s.tied[seat] = 0
        s.tax_due[seat] = 0
        s.tax_paid[seat] = 0
        s.duty_paid[seat] = 0
        for field in range(box.FIELDS):
            s.used[seat, field] = 0
