"""Carrying out the laws (section 6): tax, duty, subsidy, market act, in this order, from the start player on."""

from typing import Any

import numpy as np

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.actions import DONE, GIVE, PAY
from malecon.titles.cuba.box import (
    BOTH_POINTS,
    DUTY,
    DUTY_PIECES,
    DUTY_POINTS,
    DUTY_PRODUCTS,
    DUTY_RESOURCES,
    DUTY_TAXES,
    MERCHANDISE,
    PIECES,
    PRODUCTS,
    SEATS,
    SUBSIDY,
    TAX_POINTS,
    int64,
)
from malecon.titles.cuba.rules.pieces import earn, hand_in, held
from malecon.titles.cuba.rules.statutes import market_act, subsidy_of, tax_of
from malecon.titles.cuba.state import (
    DUTY_TURN,
    LAWS_PAY,
    PAY_DUTY,
    PAY_TAX,
    ROUND_OVER,
    SUBSIDIES,
    SUBSIDIES_PAY,
    TAX_TURN,
)


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
    earn(s, seat, LAWS_PAY, TAX_POINTS)


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
            s.phase = PAY_TAX
            return
    s.acted = 0
    s.phase = DUTY_TURN


@jit
def legal_tax(s: Rec, mask: Any) -> None:
    mask[DONE] = 1
    mask[PAY] = 1


@jit
def answer_tax(s: Rec, action: int) -> None:
    if action == PAY:
        fulfil_tax(s, s.actor)
    s.phase = TAX_TURN


# Duty. What the law names goes by itself; what it leaves open is chosen piece by piece, in the order of kinds.


@jit
def duty_pesos(s: Rec, seat: int) -> int:
    """D7 asks the tax once more, the amount of this round (C-56)."""
    return DUTY_TAXES[s.law[DUTY]] * s.tax_due[seat]


@jit
def spare(s: Rec, seat: int, first: int, beyond: int) -> int:
    """Pieces of the range beyond those that the law names."""
    pieces = 0
    for piece in range(first, beyond):
        pieces += held(s, seat, piece) - DUTY_PIECES[s.law[DUTY], piece]
    return pieces


@jit
def can_fulfil_duty(s: Rec, seat: int) -> bool:
    """In full or not at all (C-20)."""
    law = s.law[DUTY]
    for piece in range(PIECES):
        if held(s, seat, piece) < DUTY_PIECES[law, piece]:
            return False
    return (
        s.pesos[seat] >= duty_pesos(s, seat)
        and spare(s, seat, 0, PRODUCTS) >= DUTY_PRODUCTS[law]
        and spare(s, seat, MERCHANDISE, PIECES) >= DUTY_RESOURCES[law]
    )


@jit
def nothing_due(s: Rec, seat: int) -> bool:
    law = s.law[DUTY]
    asked = DUTY_PRODUCTS[law] + DUTY_RESOURCES[law] + duty_pesos(s, seat)
    for piece in range(PIECES):
        asked += DUTY_PIECES[law, piece]
    return asked == 0


@jit
def fulfil_duty(s: Rec, seat: int) -> None:
    """Pays what the law names, and scores; more for tax and duty both."""
    s.pesos[seat] -= duty_pesos(s, seat)
    for piece in range(PIECES):
        hand_in(s, seat, piece, DUTY_PIECES[s.law[DUTY], piece])
    s.duty_paid[seat] = 1
    earn(s, seat, LAWS_PAY, DUTY_POINTS + (BOTH_POINTS if s.tax_paid[seat] else 0))


@jit
def next_duty(s: Rec) -> None:
    while s.acted < s.seats:
        seat = (s.start_player + s.acted) % s.seats
        s.acted += 1
        if nothing_due(s, seat):
            fulfil_duty(s, seat)  # ruling 50
        elif can_fulfil_duty(s, seat):
            s.actor = seat
            s.any_products = DUTY_PRODUCTS[s.law[DUTY]]
            s.any_resources = DUTY_RESOURCES[s.law[DUTY]]
            s.begun = 0
            s.phase = PAY_DUTY
            return
    s.phase = SUBSIDIES


@jit
def legal_duty(s: Rec, mask: Any) -> None:
    if not s.begun:
        mask[DONE] = 1
    if s.any_products + s.any_resources == 0:
        mask[PAY] = 1
        return
    seat = s.actor
    first, beyond = (0, PRODUCTS) if s.any_products > 0 else (MERCHANDISE, PIECES)
    for piece in range(first, beyond):
        if spare(s, seat, piece, piece + 1) > 0:
            mask[GIVE + piece] = 1


@jit
def answer_duty(s: Rec, action: int) -> None:
    s.phase = DUTY_TURN
    if action == DONE:
        return
    seat = s.actor
    if action != PAY:
        piece = action - GIVE
        hand_in(s, seat, piece, 1)
        s.begun = 1
        if s.any_products > 0:
            s.any_products -= 1
        else:
            s.any_resources -= 1
        if s.any_products + s.any_resources > 0:
            s.phase = PAY_DUTY
            return
    fulfil_duty(s, seat)


@jit
def subsidies(s: Rec) -> None:
    """Counted for all at once, with the points and pesos of this moment (ruling 20); then the market act."""
    points = np.zeros(SEATS, np.int64)
    for seat in range(s.seats):
        points[seat] = subsidy_of(s, seat, int64(s.law[SUBSIDY]))
    for seat in range(s.seats):
        earn(s, seat, SUBSIDIES_PAY, points[seat])
    market_act(s)
    s.phase = ROUND_OVER
