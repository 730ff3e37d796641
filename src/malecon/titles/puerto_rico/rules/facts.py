"""Numbers that follow from the position, for people: prices, room, points by source."""

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.box import BUILDINGS, GOODS, SPACES
from malecon.titles.puerto_rico.rules.builder import city_spaces, price, room_for
from malecon.titles.puerto_rico.rules.captain import must_load
from malecon.titles.puerto_rico.rules.flow import choices_per_round
from malecon.titles.puerto_rico.rules.scoring import SOURCES, points_from
from malecon.titles.puerto_rico.rules.settler import island_tiles, may_take_quarry
from malecon.titles.puerto_rico.rules.trader import revenue


@jit
def inform(s: Rec, facts: Rec) -> None:
    facts.choices = choices_per_round(s)
    facts.may_quarry = may_take_quarry(s)
    facts.must_load = must_load(s)
    for seat in range(s.seats):
        facts.city_used[seat] = city_spaces(s, seat)
        facts.island_used[seat] = island_tiles(s, seat)
        for source in range(SOURCES):
            facts.points_from[seat, source] = points_from(s, seat, source)
        for good in range(GOODS):
            facts.revenue[seat, good] = revenue(s, seat, good)
        room = room_for(s, seat)
        for building in range(BUILDINGS):
            facts.price[seat, building] = price(s, seat, building)
            facts.has_room[seat, building] = SPACES[building] <= room
