"""The end (section 8): what every seat's points are made of."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.box import (
    BUILDINGS,
    CITY_HALL,
    CITY_HALL_VIOLET,
    CUSTOMS_HOUSE,
    CUSTOMS_POINTS,
    FIRST_LARGE,
    FIRST_VIOLET,
    FORTRESS,
    FORTRESS_COLONISTS,
    GOODS,
    GUILD_HALL,
    GUILD_LARGE,
    GUILD_SMALL,
    INDIGO_PLANT,
    PRINTED,
    RESIDENCE,
    RESIDENCE_PAYS,
    TILES,
)
from malecon.titles.puerto_rico.rules.flow import works
from malecon.titles.puerto_rico.rules.settler import island_tiles
from malecon.titles.puerto_rico.state import SOURCE

SOURCES = len(SOURCE)
SHIPPING, PRINTED_POINTS, FIRST_BONUS = range(3)


@jit
def printed(s: Rec, seat: int) -> int:
    """Printed points, wherever the card shows them (D16), count whether the building is occupied or not."""
    points = 0
    for building in range(BUILDINGS):
        points += s.built[seat, building] * PRINTED[building]
    return points


@jit
def guild_hall(s: Rec, seat: int) -> int:
    """Small and large production buildings, occupied or not (T-14)."""
    points = 0
    for building in range(FIRST_VIOLET):
        points += s.built[seat, building] * (GUILD_SMALL if building < INDIGO_PLANT else GUILD_LARGE)
    return points


@jit
def residence(s: Rec, seat: int) -> int:
    return RESIDENCE_PAYS[island_tiles(s, seat)]


@jit
def fortress(s: Rec, seat: int) -> int:
    """All colonists of the board, San Juan included (T-16)."""
    colonists = s.san_juan[seat]
    for tile in range(TILES):
        colonists += s.workers[seat, tile]
    for building in range(BUILDINGS):
        colonists += s.crew[seat, building]
    return colonists // FORTRESS_COLONISTS


@jit
def customs_house(s: Rec, seat: int) -> int:
    """Points earned in play, on chips or paper; no building's (T-17)."""
    return s.chips[seat] // CUSTOMS_POINTS


@jit
def city_hall(s: Rec, seat: int) -> int:
    points = 0
    for building in range(FIRST_VIOLET, BUILDINGS):
        points += s.built[seat, building] * CITY_HALL_VIOLET
    return points


@jit
def bonus(s: Rec, seat: int, building: int) -> int:
    """What an occupied large building adds."""
    if not works(s, seat, building):
        return 0
    if building == GUILD_HALL:
        return guild_hall(s, seat)
    if building == RESIDENCE:
        return residence(s, seat)
    if building == FORTRESS:
        return fortress(s, seat)
    if building == CUSTOMS_HOUSE:
        return customs_house(s, seat)
    if building == CITY_HALL:
        return city_hall(s, seat)
    return 0


@jit
def points_from(s: Rec, seat: int, source: int) -> int:
    """Points of one source: shipping, printed points, then each large building's bonus."""
    if source == SHIPPING:
        return s.chips[seat]
    if source == PRINTED_POINTS:
        return printed(s, seat)
    return bonus(s, seat, FIRST_LARGE + source - FIRST_BONUS)


@jit
def score(s: Rec, out: Any) -> None:
    """Points; ties are broken by doubloons and barrels (T-26)."""
    for seat in range(s.seats):
        points = 0
        for source in range(SOURCES):
            points += points_from(s, seat, source)
        wealth = s.doubloons[seat]
        for good in range(GOODS):
            wealth += s.goods[seat, good]
        out[0, seat] = points
        out[1, seat] = wealth
