"""How long the game is (rulings 34, 49), and what is in its box."""

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import box, state
from malecon.titles.cuba.box import int64


@jit
def has_new_laws(s: Rec) -> bool:
    return s.el_presidente != 0 and s.ep_laws != 0


@jit
def cards_in_pile(s: Rec) -> int:
    """Cards of a category before any is put away."""
    return box.CARDS if has_new_laws(s) else box.BASE_CARDS


@jit
def ships_in_play(s: Rec) -> int:
    return box.SHIPS if s.el_presidente and s.ep_ships else box.BASE_SHIPS


@jit
def kinds_in_play(s: Rec) -> int:
    return box.BUILDINGS if s.el_presidente and s.ep_buildings != state.NO_NEW_BUILDINGS else box.BASE_BUILDINGS


@jit
def rounds_of(s: Rec) -> int:
    """As chosen, and never more than the law piles last."""
    most = box.MOST_ROUNDS if has_new_laws(s) else box.BASE_ROUNDS
    return most if s.rounds == 0 else min(most, int64(s.rounds))


@jit
def surplus_of_pile(s: Rec) -> int:
    """Cards of each law pile that a shorter game does not need."""
    return cards_in_pile(s) - rounds_of(s)


@jit
def swaps_buildings(s: Rec) -> bool:
    return s.el_presidente != 0 and s.ep_buildings == state.SWAP_BUILDINGS


@jit
def is_final(s: Rec) -> bool:
    return s.round_number == rounds_of(s)
