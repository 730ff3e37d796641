"""Set-up (section 2): what lies where before the first choice."""

from malecon.core.chance import below, shuffle
from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import (
    BUILDINGS,
    CARDS,
    DEBRIS,
    EASY_POINTS,
    FIRST_MATERIALS,
    FIRST_PESOS,
    MATERIALS,
    NO_BUILDING,
    NO_CARD,
    NO_SITE,
    PESOS,
    POINTS,
    ROW_LENGTH,
    ROWS,
    SEATS,
    SLOTS,
    START_DEBRIS,
    START_PESOS,
    TOKENS,
    WORKERS,
)
from malecon.titles.havana.rules.building import draw_building
from malecon.titles.havana.rules.supply import fill_pool
from malecon.titles.havana.state import CHOOSE


@jit
def setup(s: Rec, seats: int) -> None:
    s.seats = seats
    s.round_number = 1
    s.phase = CHOOSE
    s.quiet_rounds = -1
    s.site = NO_SITE
    for seat in range(SEATS):
        s.order[seat] = seat
        s.age[seat] = seat
        s.just_thrown[seat] = NO_CARD
        s.leaving[seat] = NO_CARD
    if not s.age_by_seat:
        draw_ages(s)
    for kind in range(MATERIALS):
        s.bag[kind] = TOKENS[kind]
    s.pesos_left = PESOS
    s.workers_left = WORKERS
    for seat in range(seats):
        s.pesos[seat] = START_PESOS
        s.pesos_left -= START_PESOS
        s.materials[seat, DEBRIS] = START_DEBRIS
        s.bag[DEBRIS] -= START_DEBRIS
        for card in range(CARDS):
            s.hand[seat, card] = 1
    deal(s)
    fill_pool(s, FIRST_PESOS, FIRST_MATERIALS)


@jit
def draw_ages(s: Rec) -> None:
    """Nobody tells a machine his age: the rank is drawn by lot (A12)."""
    for seat in range(s.seats - 1, 0, -1):
        other = below(s, seat + 1)
        s.age[seat], s.age[other] = s.age[other], s.age[seat]


@jit
def deal(s: Rec) -> None:
    """Shuffles the stack and lays the two rows from it."""
    for building in range(BUILDINGS):
        s.stack[building] = building
    shuffle(s, s.stack, BUILDINGS)
    s.stack_left = BUILDINGS
    for row in range(ROWS):
        for slot in range(SLOTS):
            s.row[row, slot] = draw_building(s) if slot < ROW_LENGTH else NO_BUILDING
        s.row_length[row] = ROW_LENGTH
    mend_ends(s)


@jit
def has_easy_end(s: Rec) -> bool:
    for row in range(ROWS):
        if POINTS[s.row[row, 0]] <= EASY_POINTS or POINTS[s.row[row, s.row_length[row] - 1]] <= EASY_POINTS:
            return True
    return False


@jit
def mend_ends(s: Rec) -> None:
    """If no end card is easy, the first easy one of the stack changes places with the upper left one (H-23)."""
    if has_easy_end(s):
        return
    for depth in range(s.stack_left - 1, -1, -1):
        if POINTS[s.stack[depth]] <= EASY_POINTS:
            s.row[0, 0], s.stack[depth] = s.stack[depth], s.row[0, 0]
            s.top = s.stack[s.stack_left - 1]
            return
