"""Initiative (3.2): the two open cards make a number, and the lowest plays first."""

from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import CARDS, DEBRIS, OPEN_CARDS, VALUE
from malecon.titles.havana.rules.table import bricks

ROOM = 1024  # more than any seat can hold of anything


@jit
def number(s: Rec, seat: int) -> int:
    """The smaller digit first; -1 unless two cards lie open."""
    low, high, cards = -1, -1, 0
    for card in range(CARDS):
        if s.open[seat, card]:
            value = VALUE[card]
            if cards == 0 or value < low:
                low = value
            if value > high:
                high = value
            cards += 1
    return 10 * low + high if cards == OPEN_CARDS else -1


@jit
def standing(s: Rec, seat: int) -> int:
    """The whole tie chain as one number, the lower the earlier (H-05): initiative, points, bricks, pesos, workers,
    debris, age."""
    rank = number(s, seat)
    rank = rank * ROOM + s.points[seat]
    rank = rank * ROOM + bricks(s, seat)
    rank = rank * ROOM + s.pesos[seat]
    rank = rank * ROOM + s.workers[seat]
    rank = rank * ROOM + s.materials[seat, DEBRIS]
    return rank * s.seats + s.age[seat]


@jit
def decide_order(s: Rec) -> None:
    """Once, right after the reveal: what happens to holdings later does not change it."""
    for seat in range(s.seats):
        rank = standing(s, seat)
        place = seat
        while place > 0 and standing(s, s.order[place - 1]) > rank:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat
