"""What never changes: pieces are moved, not made. Checked after every action in tests, and on described positions."""

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.box import (
    ALL_PESOS,
    ALL_VP,
    ALONSO,
    BUILDINGS,
    CUBANS,
    EL_ZORRO,
    GOODS,
    HIGHEST,
    LAST_SHIP,
    MARKERS,
    NO_DIE,
    NO_ROSE,
    NOBODY,
    OFF_BOARD,
    PABLO,
    PIECES,
    PORT,
    ROSE_OF,
    SEATS,
    UNOWNED,
    WARES,
)
from malecon.titles.santiago.rules.scoring import goods_held
from malecon.titles.santiago.rules.ships import wants
from malecon.titles.santiago.state import (
    ACCEPT,
    DELIVER,
    DICE,
    DRIVE,
    END,
    FENCE,
    GIVE,
    LAWYER,
    MOVE,
    ONE_LAP,
    UNCAPPED,
    USE,
)

INVARIANTS = (
    "options",
    "seats",
    "goods",
    "money",
    "points",
    "markers",
    "cubans",
    "buildings",
    "pawns",
    "dice",
    "turns",
)


@jit
def audit(s: Rec) -> int:
    """The index of the first broken invariant, or -1."""
    if s.max_steps != ONE_LAP and s.max_steps != UNCAPPED:
        return 0
    if not seats_in_range(s):
        return 1
    if not goods_conserved(s):
        return 2
    if not money_conserved(s):
        return 3
    if not points_conserved(s):
        return 4
    if not markers_conserved(s):
        return 5
    if not cubans_in_order(s):
        return 6
    if not buildings_in_order(s):
        return 7
    if not pawns_apart(s):
        return 8
    if not dice_in_order(s):
        return 9
    if not turns_in_order(s):
        return 10
    return -1


@jit
def seats_in_range(s: Rec) -> bool:
    """Pointers name seats of this game, and empty seats hold nothing."""
    if not 2 <= s.seats <= SEATS or max(max(s.start, s.active), s.actor) >= s.seats:
        return False
    for seat in range(s.seats, SEATS):
        if s.pesos[seat] or s.vp[seat] or s.markers[seat] or s.passed[seat] or goods_held(s, seat):
            return False
        if s.pawn[seat] != OFF_BOARD:
            return False
    return True


@jit
def goods_conserved(s: Rec) -> bool:
    """Eight of each kind, in the supply or behind the screens; ships give back what they load."""
    for ware in range(WARES):
        pieces = int(s.supply[ware])
        if s.supply[ware] < 0:
            return False
        for seat in range(SEATS):
            pieces += int(s.goods[seat, ware])
            if s.goods[seat, ware] < 0:
                return False
        if pieces != PIECES[ware]:
            return False
    return True


@jit
def money_conserved(s: Rec) -> bool:
    pesos = int(s.pesos_left)
    for seat in range(SEATS):
        pesos += int(s.pesos[seat])
        if s.pesos[seat] < 0:
            return False
    return pesos == ALL_PESOS


@jit
def points_conserved(s: Rec) -> bool:
    points = int(s.vp_left)
    for seat in range(SEATS):
        points += int(s.vp[seat])
        if s.vp[seat] < 0:
            return False
    return points == ALL_VP


@jit
def markers_conserved(s: Rec) -> bool:
    """Three a seat, on buildings or not yet."""
    for seat in range(SEATS):
        markers = int(s.markers[seat])
        for building in range(BUILDINGS):
            markers += s.owner[building] == seat
        if markers != (MARKERS if seat < s.seats else 0):
            return False
    return True


@jit
def cubans_in_order(s: Rec) -> bool:
    """One at every stop; who serves stands where the car is."""
    for cuban in range(CUBANS):
        if not 1 <= s.stop_of[cuban] <= CUBANS:
            return False
        for other in range(cuban):
            if s.stop_of[cuban] == s.stop_of[other]:
                return False
    return s.cuban == NOBODY or s.stop_of[s.cuban] == s.car


@jit
def buildings_in_order(s: Rec) -> bool:
    """One on every space, under its rose."""
    for building in range(BUILDINGS):
        if not 0 <= s.space_of[building] < BUILDINGS or not UNOWNED <= s.owner[building] < s.seats:
            return False
        for other in range(building):
            if s.space_of[building] == s.space_of[other]:
                return False
    return True


@jit
def pawns_apart(s: Rec) -> bool:
    for seat in range(SEATS):
        if not OFF_BOARD <= s.pawn[seat] < BUILDINGS:
            return False
        for other in range(seat):
            if s.pawn[seat] != OFF_BOARD and s.pawn[seat] == s.pawn[other]:
                return False
    return True


@jit
def dice_in_order(s: Rec) -> bool:
    """Four dice on the ship that want something, or five rolled, or none from a departure to the roll."""
    rolled = 0
    for good in range(GOODS):
        rolled += s.rolled[good]
        if not 0 <= s.demand[good] <= HIGHEST[good] or not 0 <= s.rolled[good] <= HIGHEST[good]:
            return False
    if (rolled > 0) != (s.phase == DICE):
        return False
    if s.aside == NO_DIE:
        return wants(s) == 0 and (s.sailed or s.phase == DICE or s.phase == END)
    return s.demand[s.aside] == 0 and wants(s) > 0 and not s.sailed and s.phase != DICE and s.phase != END


@jit
def turns_in_order(s: Rec) -> bool:
    """Every phase belongs to a stop of the car and to the seats that may be asked in it."""
    if s.over != (s.phase == END):
        return False
    if s.phase == END:
        return s.ship == LAST_SHIP
    for seat in range(s.seats):
        if s.passed[seat] and s.phase != DELIVER:
            return False
    if s.actor != s.active and s.phase != GIVE and s.phase != DELIVER:
        return False
    if s.changing and s.phase != USE and s.phase != LAWYER:
        return False
    if s.phase == DRIVE:
        return s.cuban == NOBODY and (not s.sailed or s.max_steps == UNCAPPED) and not s.pawn_used
    if s.phase == ACCEPT:
        return s.cuban != NOBODY and s.services_declinable == 1
    if s.phase == LAWYER:
        return s.cuban == ALONSO
    if s.phase == FENCE:
        return s.cuban == PABLO
    if s.phase == GIVE:
        return s.cuban == EL_ZORRO and s.actor != s.active
    if s.phase == MOVE:
        return s.cuban != NOBODY and ROSE_OF[s.cuban] != NO_ROSE
    if s.phase == USE:
        return s.cuban != NOBODY and s.pawn[s.active] != OFF_BOARD
    if s.phase == DELIVER:
        return s.car == PORT and s.cuban == NOBODY and not s.passed[s.actor]
    return True
