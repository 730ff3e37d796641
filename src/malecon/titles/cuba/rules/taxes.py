"""Carrying out the laws (section 6): tax, duty, subsidy, market act, in this order, from the start player on."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.box import int64
from malecon.titles.cuba.rules.pieces import earn, hand_in, held
from malecon.titles.cuba.rules.statutes import market_act, subsidy_of, tax_of


@jit
def begin(s: Rec) -> None:
    """Everybody's tax is fixed before anybody scores for it (ruling 19)."""
    s.acted = 0
    for seat in range(s.seats):
        s.tax_due[seat] = tax_of(s, seat)
        s.tax_paid[seat] = 0
        s.duty_paid[seat] = 0


@jit
def fulfil_tax(s: Rec, seat: int) -> None:
    s.pesos[seat] -= s.tax_due[seat]
    s.tax_paid[seat] = 1
    earn(s, seat, state.LAWS_PAY, box.TAX_POINTS)


@jit
def next_tax(s: Rec) -> None:
    """Nothing due counts as paid (ruling 17); who has too little is not asked."""
    if s.acted == 0:
        begin(s)
    while s.acted < s.seats:
        seat = (s.start_player + s.acted) % s.seats
        s.acted += 1
        if s.tax_due[seat] == 0:
            fulfil_tax(s, seat)
        elif s.pesos[seat] >= s.tax_due[seat]:
            s.actor = seat
            s.phase = state.PAY_TAX
            return
    s.acted = 0
    s.phase = state.DUTY_TURN


@jit
def legal_tax(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    mask[actions.PAY] = 1


@jit
def answer_tax(s: Rec, action: int) -> None:
    if action == actions.PAY:
        fulfil_tax(s, s.actor)
    s.phase = state.TAX_TURN


# Duty. What the law names goes by itself; what it leaves open is chosen piece by piece, in the order of kinds.


@jit
def duty_pesos(s: Rec, seat: int) -> int:
    """D7 asks the tax once more, the amount of this round (C-56)."""
    return box.DUTY_TAXES[s.law[box.DUTY]] * s.tax_due[seat]


@jit
def spare(s: Rec, seat: int, first: int, beyond: int) -> int:
    return spare_under(s, seat, int64(s.law[box.DUTY]), first, beyond)


@jit
def spare_under(s: Rec, seat: int, law: int, first: int, beyond: int) -> int:
    """Pieces of the range beyond those that this duty names."""
    pieces = 0
    for piece in range(first, beyond):
        pieces += held(s, seat, piece) - box.DUTY_PIECES[law, piece]
    return pieces


@jit
def can_fulfil_duty(s: Rec, seat: int) -> bool:
    return can_deliver(s, seat, int64(s.law[box.DUTY]), int64(s.tax_due[seat]))


@jit
def can_deliver(s: Rec, seat: int, law: int, tax: int) -> bool:
    """Whether the seat has what this duty asks, in full or not at all (C-20); `tax` is what D7 asks once more."""
    for piece in range(box.PIECES):
        if held(s, seat, piece) < box.DUTY_PIECES[law, piece]:
            return False
    return (
        s.pesos[seat] >= box.DUTY_TAXES[law] * tax
        and spare_under(s, seat, law, 0, box.PRODUCTS) >= box.DUTY_PRODUCTS[law]
        and spare_under(s, seat, law, box.MERCHANDISE, box.PIECES) >= box.DUTY_RESOURCES[law]
    )


@jit
def nothing_due(s: Rec, seat: int) -> bool:
    law = s.law[box.DUTY]
    asked = box.DUTY_PRODUCTS[law] + box.DUTY_RESOURCES[law] + duty_pesos(s, seat)
    for piece in range(box.PIECES):
        asked += box.DUTY_PIECES[law, piece]
    return asked == 0


@jit
def fulfil_duty(s: Rec, seat: int) -> None:
    """Pays what the law names, and scores; more for tax and duty both."""
    s.pesos[seat] -= duty_pesos(s, seat)
    for piece in range(box.PIECES):
        hand_in(s, seat, piece, box.DUTY_PIECES[s.law[box.DUTY], piece])
    s.duty_paid[seat] = 1
    earn(s, seat, state.LAWS_PAY, box.DUTY_POINTS + (box.BOTH_POINTS if s.tax_paid[seat] else 0))


@jit
def next_duty(s: Rec) -> None:
    while s.acted < s.seats:
        seat = (s.start_player + s.acted) % s.seats
        s.acted += 1
        if nothing_due(s, seat):
            fulfil_duty(s, seat)  # ruling 50
        elif can_fulfil_duty(s, seat):
            s.actor = seat
            s.any_products = box.DUTY_PRODUCTS[s.law[box.DUTY]]
            s.any_resources = box.DUTY_RESOURCES[s.law[box.DUTY]]
            s.begun = 0
            s.phase = state.PAY_DUTY
            return
    s.phase = state.SUBSIDIES


@jit
def legal_duty(s: Rec, mask: Any) -> None:
    if not s.begun:
        mask[actions.DONE] = 1
    if s.any_products + s.any_resources == 0:
        mask[actions.PAY] = 1
        return
    seat = s.actor
    first, beyond = (0, box.PRODUCTS) if s.any_products > 0 else (box.MERCHANDISE, box.PIECES)
    for piece in range(first, beyond):
        if spare(s, seat, piece, piece + 1) > 0:
            mask[actions.GIVE + piece] = 1


@jit
def answer_duty(s: Rec, action: int) -> None:
    s.phase = state.DUTY_TURN
    if action == actions.DONE:
        return
    seat = s.actor
    if action != actions.PAY:
        piece = action - actions.GIVE
        hand_in(s, seat, piece, 1)
        s.begun = 1
        if s.any_products > 0:
            s.any_products -= 1
        else:
            s.any_resources -= 1
        if s.any_products + s.any_resources > 0:
            s.phase = state.PAY_DUTY
            return
    fulfil_duty(s, seat)


@jit
def subsidies(s: Rec) -> None:
    """Counted for all at once, with the points and pesos of this moment (ruling 20); then the market act."""
    for seat in range(s.seats):
        s.grant[seat] = subsidy_of(s, seat, int64(s.law[box.SUBSIDY]))
    for seat in range(s.seats):
        earn(s, seat, state.SUBSIDIES_PAY, int64(s.grant[seat]))
        s.grant[seat] = 0
    market_act(s)
    s.phase = state.ROUND_OVER
