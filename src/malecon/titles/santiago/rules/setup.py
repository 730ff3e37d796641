"""Set-up (section 3), and what a seat cannot know of a position."""

from malecon.core.chance import below, shuffle
from malecon.core.jit import Rec, jit
from malecon.titles.santiago.box import (
    ALL_PESOS,
    ALL_VP,
    BUILDINGS,
    CUBANS,
    LOWEST_VALUE,
    MARKERS,
    NO_DIE,
    NOBODY,
    OFF_BOARD,
    PIECES,
    SEATS,
    START_PESOS,
    START_VP,
    START_WARES,
    UNOWNED,
    WARES,
)
from malecon.titles.santiago.rules.pieces import get_goods, get_pesos, get_vp
from malecon.titles.santiago.rules.ships import roll_dice


@jit
def setup(s: Rec, seats: int) -> None:
    s.seats = seats
    s.ship = 1
    s.flag = LOWEST_VALUE
    s.aside = NO_DIE
    s.cuban = NOBODY
    for building in range(BUILDINGS):
        s.space_of[building] = building
        s.owner[building] = UNOWNED
    shuffle(s, s.space_of, BUILDINGS)
    for cuban in range(CUBANS):
        s.stop_of[cuban] = cuban + 1
    shuffle(s, s.stop_of, CUBANS)

    s.pesos_left = ALL_PESOS
    s.vp_left = ALL_VP
    for ware in range(WARES):
        s.supply[ware] = PIECES[ware]
    for seat in range(SEATS):
        s.pawn[seat] = OFF_BOARD
    for seat in range(seats):
        s.markers[seat] = MARKERS
        get_pesos(s, seat, START_PESOS)
        get_vp(s, seat, START_VP)
        for ware in range(WARES):
            get_goods(s, seat, ware, START_WARES[ware])

    s.start = below(s, seats)
    s.active = (s.start + seats - 1) % seats  # the last in turn order rolls for the first ship (S-32)
    roll_dice(s)


@jit
def determinize(s: Rec, seat: int) -> None:
    """Rolls to come are unknown to all; behind the other screens a seat knows no more than the table shows.

    What the supply lacks and the seat does not hold lies behind the other screens: of every good, of wood, pesos and
    points the sum is certain, and each piece is put behind one of those screens at random. (Every gain and payment is
    made in the open, so a perfect memory would know all; the screens are there because nobody has one.) Who is asked
    goes by what all can see, so being asked tells nothing more.
    """
    if not s.open_holdings and not s.over:
        redraw(s, seat)


@jit
def redraw(s: Rec, seat: int) -> None:
    for ware in range(WARES):
        total = 0
        for other in range(s.seats):
            if other != seat:
                total += int(s.goods[other, ware])
                s.goods[other, ware] = 0
        for _ in range(total):
            s.goods[other_screen(s, seat), ware] += 1
    pesos, points = 0, 0
    for other in range(s.seats):
        if other != seat:
            pesos += int(s.pesos[other])
            points += int(s.vp[other])
            s.pesos[other] = 0
            s.vp[other] = 0
    for _ in range(pesos):
        s.pesos[other_screen(s, seat)] += 1
    for _ in range(points):
        s.vp[other_screen(s, seat)] += 1


@jit
def other_screen(s: Rec, seat: int) -> int:
    other = below(s, s.seats - 1)
    return other + 1 if other >= seat else other
