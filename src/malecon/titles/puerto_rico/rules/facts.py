"""Numbers that follow from the position, for people: prices, room, points by source."""

import numpy as np

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.box import (
    BUILDINGS,
    CIRCLES,
    COFFEE,
    COFFEE_ROASTER,
    CORN,
    FIRST_VIOLET,
    GOODS,
    INDIGO,
    INDIGO_PLANT,
    MARKET_COLUMNS,
    QUARRY,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SPACES,
    SUGAR,
    SUGAR_MILL,
    TILES,
    TOBACCO,
    TOBACCO_STORAGE,
)
from malecon.titles.puerto_rico.rules.builder import city_spaces, is_builder, price, quarries_counted, room_for
from malecon.titles.puerto_rico.rules.captain import must_load
from malecon.titles.puerto_rico.rules.flow import choices_per_round
from malecon.titles.puerto_rico.rules.scoring import SOURCES, points_from
from malecon.titles.puerto_rico.rules.settler import island_tiles, may_take_quarry
from malecon.titles.puerto_rico.rules.trader import revenue

PLANTS = np.array([SMALL_INDIGO_PLANT, SMALL_SUGAR_MILL, INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER])
PLANT_GOOD = np.array([INDIGO, SUGAR, INDIGO, SUGAR, TOBACCO, COFFEE])


@jit
def inform_of_places(s: Rec, facts: Rec) -> None:
    """Where colonists would do something: on a plantation whose plants have circles, and in plants that it feeds."""
    seat = s.actor
    for tile in range(TILES):
        facts.useful[tile] = s.tiles[seat, tile] if tile in (CORN, QUARRY) else 0
    for plant in range(len(PLANTS)):
        building, good = PLANTS[plant], PLANT_GOOD[plant]
        fed = min(s.built[seat, building] * CIRCLES[building], s.tiles[seat, good] - facts.useful[good])
        facts.useful[good] += fed
        facts.useful[TILES + building] = fed
    for building in range(FIRST_VIOLET, BUILDINGS):
        facts.useful[TILES + building] = s.built[seat, building] * CIRCLES[building]


@jit
def inform(s: Rec, facts: Rec) -> None:
    inform_of_places(s, facts)
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
        for column in range(MARKET_COLUMNS):
            facts.quarries_counted[seat, column] = quarries_counted(s, seat, column + 1)
            facts.saved[seat, column] = facts.quarries_counted[seat, column] + is_builder(s, seat)
