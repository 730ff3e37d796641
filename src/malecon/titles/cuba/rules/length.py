"""How long the play is (rulings 34, 49), and what is in the box of this play."""

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.box import (
    BASE_BUILDINGS,
    BASE_CARDS,
    BASE_ROUNDS,
    BASE_SHIPS,
    BUILDINGS,
    CARDS,
    MOST_ROUNDS,
    SHIPS,
    int64,
)
from malecon.titles.cuba.state import NO_NEW_BUILDINGS


@jit
def has_new_laws(s: Rec) -> bool:
    return s.el_presidente != 0 and s.ep_laws != 0


@jit
def cards_in_pile(s: Rec) -> int:
    """Cards of a category before any is put away."""
    return CARDS if has_new_laws(s) else BASE_CARDS


@jit
def ships_in_play(s: Rec) -> int:
    return SHIPS if s.el_presidente and s.ep_ships else BASE_SHIPS


@jit
def kinds_in_play(s: Rec) -> int:
    return BUILDINGS if s.el_presidente and s.ep_buildings != NO_NEW_BUILDINGS else BASE_BUILDINGS


@jit
def rounds_of(s: Rec) -> int:
    """As chosen, and never more than the law piles last."""
    most = MOST_ROUNDS if has_new_laws(s) else BASE_ROUNDS
    return most if s.rounds == 0 else min(most, int64(s.rounds))


@jit
def is_final(s: Rec) -> bool:
    return s.round_number == rounds_of(s)
