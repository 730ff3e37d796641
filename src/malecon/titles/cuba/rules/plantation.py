"""The plantations (section 2): a seat's land goes by its colour and by the side that is played on."""

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import box


@jit
def land_of(s: Rec, seat: int, field: int) -> int:
    return box.LANDS[s.plantation_side, s.colour[seat], field]


@jit
def yield_of(s: Rec, seat: int, field: int) -> int:
    """The piece that the field gives, -1 for the printed warehouse."""
    return box.YIELDS[s.plantation_side, s.colour[seat], field]


@jit
def home_of(s: Rec, seat: int) -> int:
    """The field of the printed warehouse."""
    return box.HOME[s.plantation_side, s.colour[seat]]


@jit
def is_home(s: Rec, seat: int, field: int) -> bool:
    return home_of(s, seat) == field
