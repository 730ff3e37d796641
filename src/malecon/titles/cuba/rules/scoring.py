"""The end (section 9): what every seat's points are made of."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import box, state
from malecon.titles.cuba.box import int64
from malecon.titles.cuba.rules.statutes import tiles_of

SOURCES = len(state.SOURCE)
STATUE_POINTS = box.EFFECT["statue"]["points"]


@jit
def points_from(s: Rec, seat: int, source: int) -> int:
    """Earned in play, or at the end for buildings: the printed warehouse counts, a stack counts once (C-46)."""
    if source < state.FINAL_BUILDINGS:
        return int64(s.earned[seat, source])
    buildings = tiles_of(s, seat) + s.warehouse_counts_for_final_vp
    if source == state.FINAL_BUILDINGS:
        return box.BUILDING_POINTS * buildings
    return STATUE_POINTS * buildings if s.statue_on[seat] else 0


@jit
def score(s: Rec, out: Any) -> None:
    """Points; ties are broken by pesos (ruling 31)."""
    for seat in range(s.seats):
        points = 0
        for source in range(SOURCES):
            points += points_from(s, seat, source)
        out[0, seat] = points
        out[1, seat] = s.pesos[seat]
