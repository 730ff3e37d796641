"""Numbers that follow from the position, for people: prices, lands, what laws ask, points by source."""

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import box, state
from malecon.titles.cuba.box import int64
from malecon.titles.cuba.rules.alternatives import is_open
from malecon.titles.cuba.rules.buildings import BY_FOREMAN
from malecon.titles.cuba.rules.foreman import is_usable
from malecon.titles.cuba.rules.harbour import is_full
from malecon.titles.cuba.rules.length import rounds_of
from malecon.titles.cuba.rules.parliament import most_that_can_be_bid
from malecon.titles.cuba.rules.plantation import land_of
from malecon.titles.cuba.rules.scoring import SOURCES, points_from
from malecon.titles.cuba.rules.statutes import (
    alternatives_allowed,
    free_harvests,
    points_at_dock,
    subsidy_of,
    surcharge,
    tax_by,
    tax_of,
    tiles_of,
    votes_for_sale,
)
from malecon.titles.cuba.rules.taxes import can_deliver
from malecon.titles.cuba.rules.tradeswoman import (
    buy_price,
    has_lowest_price,
    sell_price,
)


@jit
def inform(s: Rec, facts: Rec) -> None:
    facts.rounds = rounds_of(s)
    facts.surcharge = surcharge(s)
    facts.alternatives = alternatives_allowed(s)
    facts.votes_for_sale = votes_for_sale(s)
    facts.free_harvests = free_harvests(s)
    for space in range(box.SPACES):
        facts.space_open[space] = alternatives_allowed(s) and is_open(s, space)
    for kind in range(box.MERCHANDISE):
        facts.buy[kind] = buy_price(s, kind)
        facts.sell[kind] = sell_price(s, kind)
    for product in range(box.PRODUCTS):
        facts.lowest[product] = has_lowest_price(s, product)
    for dock in range(box.DOCKS):
        facts.dock_points[dock] = points_at_dock(s, dock)
        facts.full[dock] = is_full(s, dock)
    for category in range(box.CATEGORIES):
        facts.laws_hidden[category] = rounds_of(s) - (0 if s.phase <= state.START else s.round_number)
        if s.law[category] != box.NO_LAW:
            facts.in_force[s.law[category]] = 1
    for seat in range(s.seats):
        inform_of_seat(s, facts, seat)


@jit
def inform_of_seat(s: Rec, facts: Rec, seat: int) -> None:
    fixed = s.phase == state.PAY_TAX or s.phase == state.PAY_DUTY  # the tax of this round is known
    facts.tax[seat] = s.tax_due[seat] if fixed else tax_of(s, seat)
    facts.duty_ready[seat] = can_deliver(s, seat, int64(s.law[box.DUTY]), int64(facts.tax[seat]))
    facts.subsidy[seat] = subsidy_of(s, seat, int64(s.law[box.SUBSIDY]))
    if s.bill[box.TAX] != box.NO_LAW:
        facts.bill_tax[seat] = tax_by(s, seat, int64(s.bill[box.TAX]))
    if s.bill[box.DUTY] != box.NO_LAW:
        facts.bill_duty_ready[seat] = can_deliver(s, seat, int64(s.bill[box.DUTY]), int64(facts.tax[seat]))
    if s.bill[box.SUBSIDY] != box.NO_LAW:
        facts.bill_subsidy[seat] = subsidy_of(s, seat, int64(s.bill[box.SUBSIDY]))
    facts.buildings[seat] = tiles_of(s, seat) + 1
    facts.may_bid[seat] = most_that_can_be_bid(s, seat)
    for source in range(SOURCES):
        facts.points_from[seat, source] = points_from(s, seat, source)
    for field in range(box.FIELDS):
        facts.land[seat, field] = land_of(s, seat, field)
        facts.lit[seat, field] = box.IN_CROSS[s.figure[seat], field]
        facts.usable[seat, field] = is_usable(s, seat, field, BY_FOREMAN)
