"""What never changes: pieces move, none is made. Tests check it at every decision; described positions must keep it."""

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.box import (
    ABOARD,
    BARRELS,
    BUILDINGS,
    CAPACITY,
    CAPTAIN,
    CIRCLES,
    CITY,
    COLONISTS,
    COPIES,
    GOODS,
    HOSPICE,
    HOUSE,
    ISLAND,
    NO_ROLE,
    NOTHING,
    PLACES,
    PLANTATIONS,
    POINTS,
    PROSPECTOR,
    PROSPECTORS,
    QUARRIES,
    QUARRY,
    ROLES,
    SEATS,
    SHIPS,
    TILES,
    TWO_COPIES,
    TWO_GOODS_REMOVED,
    TWO_PLANTATIONS_REMOVED,
    TWO_QUARRIES_REMOVED,
    UNIVERSITY,
)
from malecon.titles.puerto_rico.rules.builder import city_spaces
from malecon.titles.puerto_rico.rules.captain import may_use_wharf, must_load
from malecon.titles.puerto_rico.rules.craftsman import some_extra
from malecon.titles.puerto_rico.rules.flow import choices_per_round, works
from malecon.titles.puerto_rico.rules.mayor import circles, working_at
from malecon.titles.puerto_rico.rules.settler import island_tiles, may_draw_blind, may_take_tile
from malecon.titles.puerto_rico.rules.storage import may_keep
from malecon.titles.puerto_rico.rules.trader import in_house
from malecon.titles.puerto_rico.state import (
    ASHORE,
    BONUS,
    CHOOSE_ROLE,
    DRAW_BLIND,
    END,
    KEEP,
    LOAD,
    PLAYED_IN,
    RECRUIT,
    SEND_STUDENT,
    SETTLE_COLONIST,
    STAFF,
    TAKE_EXTRA,
    TAKE_TILE,
)

INVARIANTS = (
    "seats", "goods", "colonists", "tiles", "buildings", "circles", "ships", "house", "points", "roles", "turns",
    "decision",
)  # fmt: skip


@jit
def audit(s: Rec) -> int:
    """The index of the first broken invariant, or -1."""
    if not seats_in_range(s):
        return 0
    if not goods_conserved(s):
        return 1
    if not colonists_conserved(s):
        return 2
    if not tiles_conserved(s):
        return 3
    if not buildings_conserved(s):
        return 4
    if not circles_respected(s):
        return 5
    if not ships_in_order(s):
        return 6
    if not house_in_order(s):
        return 7
    if not points_conserved(s):
        return 8
    if not roles_in_order(s):
        return 9
    if not turns_in_order(s):
        return 10
    if not decision_is_due(s):
        return 11
    return -1


@jit
def seats_in_range(s: Rec) -> bool:
    """Pointers name seats of this game, and empty seats hold nothing."""
    if not 2 <= s.seats <= SEATS or max(max(s.governor, s.chooser), s.actor) >= s.seats:
        return False
    for seat in range(s.seats, SEATS):
        for good in range(GOODS):
            if s.goods[seat, good]:
                return False
        if s.chips[seat] or s.doubloons[seat] or s.san_juan[seat] or island_tiles(s, seat) or city_spaces(s, seat):
            return False
    return True


@jit
def goods_conserved(s: Rec) -> bool:
    removed = TWO_GOODS_REMOVED if s.seats == 2 else 0
    for good in range(GOODS):
        barrels = s.supply[good] + s.house[good]
        for seat in range(SEATS):
            barrels += s.goods[seat, good]
        for ship in range(SHIPS):
            if s.cargo_kind[ship] == good:
                barrels += s.cargo[ship]
        if barrels != BARRELS[good] - removed:
            return False
    return True


@jit
def colonists_conserved(s: Rec) -> bool:
    colonists = s.colonists + s.aboard
    for seat in range(SEATS):
        colonists += s.san_juan[seat]
        for tile in range(TILES):
            colonists += s.workers[seat, tile]
        for building in range(BUILDINGS):
            colonists += s.crew[seat, building]
    return colonists == COLONISTS[s.seats] + ABOARD[s.seats]


@jit
def tiles_conserved(s: Rec) -> bool:
    two = s.seats == 2
    quarries = s.quarries
    for seat in range(SEATS):
        quarries += s.tiles[seat, QUARRY]
        if island_tiles(s, seat) > ISLAND:
            return False
    if quarries != QUARRIES - (TWO_QUARRIES_REMOVED if two else 0):
        return False
    for good in range(GOODS):
        plantations = s.deck[good] + s.row[good] + s.discard[good]
        for seat in range(SEATS):
            plantations += s.tiles[seat, good]
        if plantations != PLANTATIONS[good] - (TWO_PLANTATIONS_REMOVED if two else 0):
            return False
    return True


@jit
def buildings_conserved(s: Rec) -> bool:
    for building in range(BUILDINGS):
        copies = s.stock[building]
        for seat in range(SEATS):
            copies += s.built[seat, building]
        if copies != (TWO_COPIES[building] if s.seats == 2 else COPIES[building]):
            return False
    for seat in range(SEATS):
        if city_spaces(s, seat) > CITY:
            return False
    return True


@jit
def circles_respected(s: Rec) -> bool:
    for seat in range(SEATS):
        for tile in range(TILES):
            if s.workers[seat, tile] > s.tiles[seat, tile]:
                return False
        for building in range(BUILDINGS):
            if s.crew[seat, building] > s.built[seat, building] * CIRCLES[building]:
                return False
    return True


@jit
def ships_in_order(s: Rec) -> bool:
    """No kind on two ships; a kind is named if and only if something is aboard; full ships sail with the phase."""
    for ship in range(SHIPS):
        if s.capacity[ship] != CAPACITY[s.seats, ship] or s.cargo[ship] > s.capacity[ship]:
            return False
        if (s.cargo_kind[ship] == NOTHING) != (s.cargo[ship] == 0):
            return False
        if s.cargo[ship] > 0 and s.cargo[ship] == s.capacity[ship] and PLAYED_IN[s.phase] != CAPTAIN and s.phase != END:
            return False
        for other in range(ship):
            if s.cargo_kind[ship] != NOTHING and s.cargo_kind[ship] == s.cargo_kind[other]:
                return False
    return True


@jit
def house_in_order(s: Rec) -> bool:
    """A full house ends the trader phase and is emptied, so at no decision is it full."""
    return in_house(s) < HOUSE


@jit
def points_conserved(s: Rec) -> bool:
    points = s.points_left
    for seat in range(SEATS):
        points += s.chips[seat]
    return points == POINTS[s.seats]


@jit
def roles_in_order(s: Rec) -> bool:
    """Cards of this seat count only; as many taken as choices made, the present one included."""
    taken = 0
    for role in range(ROLES):
        if s.role_in_play[role] != (role < PROSPECTOR + PROSPECTORS[s.seats]):
            return False
        if s.role_taken[role] and (s.role_coins[role] or not s.role_in_play[role]):
            return False
        taken += s.role_taken[role]
    if s.phase == END:
        return True
    return taken == s.choices + (s.phase != CHOOSE_ROLE)


@jit
def turns_in_order(s: Rec) -> bool:
    """The chooser follows from the governor and the choices made, the actor from the chooser and the turns had."""
    if s.over != (s.phase == END):
        return False
    if s.phase == END:
        return s.ending == 1
    if s.choices >= choices_per_round(s) or s.chooser != (s.governor + s.choices) % s.seats:
        return False
    if s.phase == CHOOSE_ROLE:
        return s.role == NO_ROLE and s.actor == s.chooser
    if s.role != PLAYED_IN[s.phase] or not s.role_taken[s.role]:
        return False
    if s.phase == LOAD or s.phase == BONUS:  # goes round more than once
        return s.idle < s.seats
    if s.phase == TAKE_EXTRA:  # comes after all had their turn
        return s.actor == s.chooser
    return s.acted < s.seats and s.actor == (s.chooser + s.acted) % s.seats


@jit
def decision_is_due(s: Rec) -> bool:
    """The decision that the phase names can be taken: what it is about is there."""
    seat = s.actor
    if (s.blind and s.phase != SETTLE_COLONIST) or (s.bonus and s.phase != BONUS):
        return False
    if s.phase == DRAW_BLIND:
        return may_draw_blind(s)
    if s.phase == TAKE_TILE:
        return may_take_tile(s)
    if s.phase == SETTLE_COLONIST:
        free = s.tiles[seat, s.placed] - s.workers[seat, s.placed]
        return works(s, seat, HOSPICE) and not s.hospice_used and free > 0 and s.colonists + s.aboard > 0
    if s.phase == RECRUIT:
        return s.colonists > 0
    if s.phase == STAFF:
        return s.place < PLACES and s.free_circles == free_circles_from(s, s.place)
    if s.phase == SEND_STUDENT:
        free = s.built[seat, s.raised] * CIRCLES[s.raised] - s.crew[seat, s.raised]
        return works(s, seat, UNIVERSITY) and free > 0 and s.colonists + s.aboard > 0
    if s.phase == TAKE_EXTRA:
        return some_extra(s)
    if s.phase == LOAD:
        return must_load(s) or may_use_wharf(s)
    if s.phase == ASHORE:
        return s.aboard > 0 and s.ship_colonists_declinable == 1
    if s.phase == BONUS:
        return s.bonus > 0 and s.bonus_points_declinable == 1
    if s.phase == KEEP:
        return s.good < GOODS and some_keep(s)
    return True


@jit
def free_circles_from(s: Rec, first: int) -> int:
    free = 0
    for place in range(first, PLACES):
        free += circles(s, s.actor, place) - working_at(s, s.actor, place)
    return free


@jit
def some_keep(s: Rec) -> bool:
    for n in range(s.goods[s.actor, s.good] + 1):
        if may_keep(s, s.good, n):
            return True
    return False
