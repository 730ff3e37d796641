"""Set-up (section 2 of docs/rules): what lies where before the first choice."""

from malecon.core.chance import below
from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.box import (
    ABOARD,
    BARRELS,
    BUILDINGS,
    CAPACITY,
    COLONISTS,
    COPIES,
    CORN,
    DOUBLOONS,
    GOODS,
    INDIGO,
    INDIGO_STARTERS,
    NO_ROLE,
    NOTHING,
    PLANTATIONS,
    POINTS,
    PROSPECTOR,
    PROSPECTORS,
    QUARRIES,
    ROLES,
    SHIPS,
    TWO_COPIES,
    TWO_GOODS_REMOVED,
    TWO_PLANTATIONS_REMOVED,
    TWO_QUARRIES_REMOVED,
)
from malecon.titles.puerto_rico.rules.settler import deal_row
from malecon.titles.puerto_rico.state import CHOOSE_ROLE


@jit
def setup(s: Rec, seats: int) -> None:
    s.seats = seats
    s.round_number = 1
    s.phase = CHOOSE_ROLE
    s.role = NO_ROLE
    s.governor = below(s, seats)
    s.chooser = s.governor
    s.actor = s.governor

    two = seats == 2
    s.points_left = POINTS[seats]
    s.colonists = COLONISTS[seats]
    s.aboard = ABOARD[seats]
    s.quarries = QUARRIES - (TWO_QUARRIES_REMOVED if two else 0)
    for good in range(GOODS):
        s.supply[good] = BARRELS[good] - (TWO_GOODS_REMOVED if two else 0)
        s.deck[good] = PLANTATIONS[good] - (TWO_PLANTATIONS_REMOVED if two else 0)
    for building in range(BUILDINGS):
        s.stock[building] = TWO_COPIES[building] if two else COPIES[building]
    for ship in range(SHIPS):
        s.capacity[ship] = CAPACITY[seats, ship]
        s.cargo_kind[ship] = NOTHING
    for role in range(ROLES):
        s.role_in_play[role] = role < PROSPECTOR + PROSPECTORS[seats]

    for k in range(seats):
        seat = (s.governor + k) % seats
        plantation = INDIGO if k < INDIGO_STARTERS[seats] else CORN
        s.deck[plantation] -= 1  # taken out before the shuffle
        s.tiles[seat, plantation] = 1
        s.doubloons[seat] = DOUBLOONS[seats]
        if s.balance_corn_start_minus_1 and plantation == CORN:
            s.doubloons[seat] -= 1
    deal_row(s)


@jit
def determinize(s: Rec, seat: int) -> None:
    """Only the order of the plantations to come is unknown, to all alike, and the generator alone decides it."""
