"""Numbers that follow from the position, for people: prices, lands, what laws ask, points by source."""

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.box import (
    CATEGORIES,
    DOCKS,
    FIELDS,
    IN_CROSS,
    LANDS,
    MERCHANDISE,
    NO_LAW,
    PRODUCTS,
    SUBSIDY,
    int64,
)
from malecon.titles.cuba.rules.buildings import BY_FOREMAN
from malecon.titles.cuba.rules.foreman import is_usable
from malecon.titles.cuba.rules.harbour import is_full
from malecon.titles.cuba.rules.length import rounds_of
from malecon.titles.cuba.rules.scoring import SOURCES, points_from
from malecon.titles.cuba.rules.statutes import (
    alternatives_allowed,
    points_at_dock,
    subsidy_of,
    surcharge,
    tax_of,
    tiles_of,
    votes_for_sale,
)
from malecon.titles.cuba.rules.taxes import can_fulfil_duty
from malecon.titles.cuba.rules.tradeswoman import (
    buy_price,
    has_lowest_price,
    sell_price,
)
from malecon.titles.cuba.state import PAY_DUTY, PAY_TAX, START


@jit
def inform(s: Rec, facts: Rec) -> None:
    facts.rounds = rounds_of(s)
    facts.surcharge = surcharge(s)
    facts.alternatives = alternatives_allowed(s)
    facts.votes_for_sale = votes_for_sale(s)
    for kind in range(MERCHANDISE):
        facts.buy[kind] = buy_price(s, kind)
        facts.sell[kind] = sell_price(s, kind)
    for product in range(PRODUCTS):
        facts.lowest[product] = has_lowest_price(s, product)
    for dock in range(DOCKS):
        facts.dock_points[dock] = points_at_dock(s, dock)
        facts.full[dock] = is_full(s, dock)
    for category in range(CATEGORIES):
        facts.laws_hidden[category] = rounds_of(s) - (0 if s.phase == START else s.round_number)
        if s.law[category] != NO_LAW:
            facts.in_force[s.law[category]] = 1
    for seat in range(s.seats):
        inform_of_seat(s, facts, seat)


@jit
def inform_of_seat(s: Rec, facts: Rec, seat: int) -> None:
    fixed = s.phase == PAY_TAX or s.phase == PAY_DUTY  # the tax of this round is known
    facts.tax[seat] = s.tax_due[seat] if fixed else tax_of(s, seat)
    facts.duty_ready[seat] = can_fulfil_duty(s, seat)
    facts.subsidy[seat] = subsidy_of(s, seat, int64(s.law[SUBSIDY]))
    facts.buildings[seat] = tiles_of(s, seat) + 1
    for source in range(SOURCES):
        facts.points_from[seat, source] = points_from(s, seat, source)
    for field in range(FIELDS):
        facts.land[seat, field] = LANDS[s.plantation_side, seat, field]
        facts.lit[seat, field] = IN_CROSS[s.figure[seat], field]
        facts.usable[seat, field] = is_usable(s, seat, field, BY_FOREMAN)
