"""The six alternative spaces and their black markers (4.7), and the beach café (ruling 54)."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.actions import ALTERNATIVE, DONE
from malecon.titles.cuba.box import (
    ARCHITECT_POINTS,
    ARCHITECT_SPACE,
    BEACH_CAFE,
    FIELDS,
    MAYOR_PESOS,
    MAYOR_SPACE,
)
from malecon.titles.cuba.rules.pieces import earn
from malecon.titles.cuba.rules.statutes import alternatives_allowed
from malecon.titles.cuba.state import ARCHITECT_PAYS


@jit
def owns(s: Rec, seat: int, building: int) -> bool:
    for field in range(FIELDS):
        if s.tile[seat, field] == building:
            return True
    return False


@jit
def is_open(s: Rec, space: int) -> bool:
    return s.markers[space] < s.alt_uses_per_round


@jit
def may_use_space(s: Rec, seat: int, space: int) -> bool:
    """An open space, or any for the owner of the beach café."""
    return alternatives_allowed(s) and (is_open(s, space) or owns(s, seat, BEACH_CAFE))


@jit
def legal_instead(s: Rec, mask: Any, first: int) -> None:
    """Architect and mayor: who forgoes the main action gets the first open space; the café's owner chooses."""
    seat = s.actor
    if not alternatives_allowed(s):
        mask[DONE] = 1
    elif owns(s, seat, BEACH_CAFE):
        mask[ALTERNATIVE + first] = 1
        mask[ALTERNATIVE + first + 1] = 1
    elif is_open(s, first):
        mask[ALTERNATIVE + first] = 1
    elif is_open(s, first + 1):
        mask[ALTERNATIVE + first + 1] = 1
    else:
        mask[DONE] = 1


@jit
def cover(s: Rec, space: int) -> None:
    """A marker on an open space; none on a covered one."""
    if is_open(s, space):
        s.markers[space] += 1


@jit
def instead(s: Rec, space: int) -> None:
    """The architect's points or the mayor's pesos."""
    seat = s.actor
    cover(s, space)
    if space < MAYOR_SPACE:
        earn(s, seat, ARCHITECT_PAYS, ARCHITECT_POINTS[space - ARCHITECT_SPACE])
    else:
        s.pesos[seat] += MAYOR_PESOS[space - MAYOR_SPACE]
