"""Numbers that follow from the position, for people: initiative, what can be paid, who can be robbed."""

from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import CARDS, LADRON, RECEPTADOR, ROWS, SIDES
from malecon.titles.havana.rules.building import can_pay, end_of
from malecon.titles.havana.rules.cards import has_effect
from malecon.titles.havana.rules.initiative import number
from malecon.titles.havana.rules.table import actor
from malecon.titles.havana.rules.theft import first_place, is_target, materials_lost, pesos_lost
from malecon.titles.havana.state import FENCE


@jit
def inform(s: Rec, facts: Rec) -> None:
    for seat in range(s.seats):
        facts.points_from[seat, 0] = s.points[seat]
        facts.initiative[seat] = number(s, seat)
        facts.loses_pesos[seat] = pesos_lost(s, seat)
        facts.loses_materials[seat] = materials_lost(s, seat)
    for card in range(CARDS):
        facts.has_effect[card] = has_effect(s, card)
    for row in range(ROWS):
        for side in range(SIDES):
            facts.affordable[row, side] = can_pay(s, actor(s), end_of(s, row, side))
    thief = RECEPTADOR if s.phase == FENCE else LADRON
    for place in range(first_place(s), s.seats):
        facts.may_rob[s.order[place]] = is_target(s, thief, s.order[place])
