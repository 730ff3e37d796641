"""The Cubans (12.2): what each does for the seat that takes it."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.rules.foreman import hire_lawyer
from malecon.titles.cuba.rules.harbour import swap_docks
from malecon.titles.cuba.rules.pieces import earn, products_in_yard, store_yard


@jit
def dancer(s: Rec) -> None:
    """Start player at once; the turns go on clockwise as before (C-47)."""
    s.start_player = s.actor


@jit
def musician(s: Rec) -> None:
    s.pesos[s.actor] += box.MUSICIAN_PESOS


@jit
def day_labourer(s: Rec) -> None:
    if products_in_yard(s, s.actor) > 0:
        s.phase = state.LABOURER


@jit
def harbour_master(s: Rec) -> None:
    for dock in range(box.DOCKS - 1):
        if can_swap(s, dock):
            s.phase = state.SWAP_SHIPS


@jit
def lawyer(s: Rec) -> None:
    hire_lawyer(s)


@jit
def revolutionary(s: Rec) -> None:
    earn(s, s.actor, state.AVENUE_PAYS, box.REVOLUTIONARY_POINTS)


@jit
def take(s: Rec, cuban: int) -> None:
    s.taker[cuban] = s.actor
    s.cubans_due[s.actor] -= 1
    s.phase = state.TURN_OVER
    if cuban == box.DANCER:
        dancer(s)
    elif cuban == box.MUSICIAN:
        musician(s)
    elif cuban == box.DAY_LABOURER:
        day_labourer(s)
    elif cuban == box.HARBOUR_MASTER:
        harbour_master(s)
    elif cuban == box.LAWYER:
        lawyer(s)
    elif cuban == box.REVOLUTIONARY:
        revolutionary(s)


@jit
def can_swap(s: Rec, dock: int) -> bool:
    """Two ships in neighbouring docks (ruling 28)."""
    return s.dock[dock] != box.NO_SHIP and s.dock[dock + 1] != box.NO_SHIP


@jit
def legal_labourer(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    mask[actions.STORE] = 1


@jit
def answer_labourer(s: Rec, action: int) -> None:
    if action == actions.STORE:
        store_yard(s, s.actor)
    s.phase = state.TURN_OVER


@jit
def legal_swap(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    for dock in range(box.DOCKS - 1):
        if can_swap(s, dock):
            mask[actions.SWAP_DOCKS + dock] = 1


@jit
def answer_swap(s: Rec, action: int) -> None:
    if action != actions.DONE:
        swap_docks(s, action - actions.SWAP_DOCKS)
    s.phase = state.TURN_OVER
