"""Foreman (4.4): all buildings of the figure's row and column, or one anywhere. And the lawyer's one building."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.box import int64
from malecon.titles.cuba.rules import buildings
from malecon.titles.cuba.rules.buildings import BY_FOREMAN, BY_LAWYER
from malecon.titles.cuba.rules.length import is_final
from malecon.titles.cuba.rules.pieces import store_yard
from malecon.titles.cuba.rules.plantation import is_home


@jit
def begin(s: Rec) -> None:
    """After event 3 the figure may move first; nothing is harvested (C-31)."""
    s.agent = BY_FOREMAN
    s.alone = 0
    s.crossing = 0
    if s.foreman_moves:
        s.phase = state.FOREMAN_FIGURE
    else:
        open_choice(s)


@jit
def place_figure(s: Rec, field: int) -> None:
    s.figure[s.actor] = field
    open_choice(s)


@jit
def is_used(s: Rec, seat: int, field: int, agent: int) -> bool:
    """A feature is valid once a round; the casino's exchanges are counted instead (ruling 38)."""
    if s.building_once_per_round and s.tile[seat, field] != box.CASINO:
        return s.used[seat, field] != 0
    return (s.used[seat, field] & agent) != 0


@jit
def is_usable(s: Rec, seat: int, field: int, agent: int) -> bool:
    if is_used(s, seat, field, agent):
        return False
    if is_home(s, seat, field):
        return True
    building = int64(s.tile[seat, field])
    return building != box.NO_BUILDING and buildings.can_serve(s, seat, building, agent, is_final(s))


@jit
def may_use(s: Rec, field: int) -> bool:
    """The foreman's choice: the first use outside the cross is the only one, the first inside opens the whole cross."""
    seat = s.actor
    crossed = box.IN_CROSS[s.figure[seat], field] != 0
    if s.agent == BY_FOREMAN and not crossed and (s.crossing or not s.foreman_single_anywhere):
        return False
    return is_usable(s, seat, field, s.agent)


@jit
def open_choice(s: Rec) -> None:
    """Asks what to use, if there is anything."""
    for field in range(box.FIELDS):
        if may_use(s, field):
            s.phase = state.USE
            return
    s.phase = state.TURN_OVER


@jit
def legal_use(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    for field in range(box.FIELDS):
        if may_use(s, field):
            mask[actions.USE_FIELD + field] = 1


@jit
def use_field(s: Rec, action: int) -> None:
    if action == actions.DONE:
        s.phase = state.TURN_OVER
        return
    seat, field = s.actor, action - actions.USE_FIELD
    if s.agent == BY_LAWYER:
        s.pesos[seat] -= box.LAWYER_PESOS  # first of all (C-64)
    s.used[seat, field] |= s.agent
    s.using = field
    s.alone = s.agent == BY_LAWYER or box.IN_CROSS[s.figure[seat], field] == 0
    s.crossing = 1
    if is_home(s, seat, field):
        store_yard(s, seat)
        s.phase = state.USE_OVER
    else:
        buildings.use(s, int64(s.tile[seat, field]))


@jit
def after_use(s: Rec) -> None:
    if s.alone:
        s.phase = state.TURN_OVER
    else:
        open_choice(s)


@jit
def hire_lawyer(s: Rec) -> None:
    """He uses one building for a peso paid from money in hand; without it he comes for nothing (rulings 26, 27)."""
    s.agent = BY_LAWYER
    s.crossing = 0
    s.alone = 1
    if s.pesos[s.actor] < box.LAWYER_PESOS:
        s.phase = state.TURN_OVER
        return
    open_choice(s)
    if s.phase == state.USE:
        s.phase = state.HIRE_LAWYER
