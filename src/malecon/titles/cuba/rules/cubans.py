"""The Cubans (12.2): what each does for the seat that takes it."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.actions import DONE, STORE, SWAP_DOCKS
from malecon.titles.cuba.box import (
    DANCER,
    DAY_LABOURER,
    DOCKS,
    HARBOUR_MASTER,
    LAWYER,
    MUSICIAN,
    MUSICIAN_PESOS,
    NO_SHIP,
    REVOLUTIONARY,
    REVOLUTIONARY_POINTS,
)
from malecon.titles.cuba.rules.foreman import hire_lawyer
from malecon.titles.cuba.rules.harbour import swap_docks
from malecon.titles.cuba.rules.pieces import earn, products_in_yard, store_yard
from malecon.titles.cuba.state import AVENUE_PAYS, LABOURER, SWAP_SHIPS, TURN_OVER


@jit
def dancer(s: Rec) -> None:
    """Start player at once; the turns go on clockwise as before (C-47)."""
    s.start_player = s.actor


@jit
def musician(s: Rec) -> None:
    s.pesos[s.actor] += MUSICIAN_PESOS


@jit
def day_labourer(s: Rec) -> None:
    if products_in_yard(s, s.actor) > 0:
        s.phase = LABOURER


@jit
def harbour_master(s: Rec) -> None:
    for dock in range(DOCKS - 1):
        if can_swap(s, dock):
            s.phase = SWAP_SHIPS


@jit
def lawyer(s: Rec) -> None:
    hire_lawyer(s)


@jit
def revolutionary(s: Rec) -> None:
    earn(s, s.actor, AVENUE_PAYS, REVOLUTIONARY_POINTS)


@jit
def take(s: Rec, cuban: int) -> None:
    s.taker[cuban] = s.actor
    s.cubans_due[s.actor] -= 1
    s.phase = TURN_OVER
    if cuban == DANCER:
        dancer(s)
    elif cuban == MUSICIAN:
        musician(s)
    elif cuban == DAY_LABOURER:
        day_labourer(s)
    elif cuban == HARBOUR_MASTER:
        harbour_master(s)
    elif cuban == LAWYER:
        lawyer(s)
    elif cuban == REVOLUTIONARY:
        revolutionary(s)


@jit
def can_swap(s: Rec, dock: int) -> bool:
    """Two ships in neighbouring docks (ruling 28)."""
    return s.dock[dock] != NO_SHIP and s.dock[dock + 1] != NO_SHIP


@jit
def legal_labourer(s: Rec, mask: Any) -> None:
    mask[DONE] = 1
    mask[STORE] = 1


@jit
def answer_labourer(s: Rec, action: int) -> None:
    if action == STORE:
        store_yard(s, s.actor)
    s.phase = TURN_OVER


@jit
def legal_swap(s: Rec, mask: Any) -> None:
    mask[DONE] = 1
    for dock in range(DOCKS - 1):
        if can_swap(s, dock):
            mask[SWAP_DOCKS + dock] = 1


@jit
def answer_swap(s: Rec, action: int) -> None:
    if action != DONE:
        swap_docks(s, action - SWAP_DOCKS)
    s.phase = TURN_OVER
