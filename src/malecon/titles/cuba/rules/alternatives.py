"""The six alternative spaces and their black markers (4.7), and the beach café (ruling 54)."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.rules.pieces import earn
from malecon.titles.cuba.rules.statutes import alternatives_allowed


@jit
def owns(s: Rec, seat: int, building: int) -> bool:
    for field in range(box.FIELDS):
        if s.tile[seat, field] == building:
            return True
    return False


@jit
def is_open(s: Rec, space: int) -> bool:
    return s.markers[space] < s.alt_uses_per_round


@jit
def may_use_space(s: Rec, seat: int, space: int) -> bool:
    """An open space, or any for the owner of the beach café."""
    return alternatives_allowed(s) and (is_open(s, space) or owns(s, seat, box.BEACH_CAFE))


@jit
def legal_instead(s: Rec, mask: Any, first: int) -> None:
    """Architect and mayor: whoever forgoes the main action gets the first open space. The beach café's owner chooses
    a space; by option he always gets the first one, or the last one when both are covered."""
    seat = s.actor
    if not alternatives_allowed(s):
        mask[actions.DONE] = 1
        return
    cafe = owns(s, seat, box.BEACH_CAFE)
    if cafe and s.beach_cafe_value == state.EITHER_SPACE:
        mask[actions.ALTERNATIVE + first] = 1
        mask[actions.ALTERNATIVE + first + 1] = 1
    elif is_open(s, first) or (cafe and s.beach_cafe_value == state.FIRST_SPACE):
        mask[actions.ALTERNATIVE + first] = 1
    elif is_open(s, first + 1) or cafe:
        mask[actions.ALTERNATIVE + first + 1] = 1
    else:
        mask[actions.DONE] = 1


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
    if space < box.MAYOR_SPACE:
        earn(s, seat, state.ARCHITECT_PAYS, box.ARCHITECT_POINTS[space - box.ARCHITECT_SPACE])
    else:
        s.pesos[seat] += box.MAYOR_PESOS[space - box.MAYOR_SPACE]
