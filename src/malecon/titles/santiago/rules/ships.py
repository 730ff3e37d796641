"""The ship in port (section 8): its demand, the value marker, how it leaves, the roll for the next one."""

from malecon.core.chance import below
from malecon.core.jit import Rec, jit
from malecon.titles.santiago.box import (
    FACES,
    GOODS,
    HIGHEST_VALUE,
    LAST_SHIP,
    LOWEST_VALUE,
    NEXT_VALUE,
    NO_DIE,
    SIDES,
)
from malecon.titles.santiago.state import DICE, END


@jit
def wants(s: Rec) -> int:
    """Units in demand. None after a departure, until the roll (Q4)."""
    units = 0
    for good in range(GOODS):
        units += s.demand[good]
    return units


@jit
def sail(s: Rec) -> None:
    """The ship leaves. The seventh ends the game at once (S-26, S-39); else the next one waits for its dice."""
    for good in range(GOODS):
        s.demand[good] = 0
    s.aside = NO_DIE
    s.flag = LOWEST_VALUE
    if s.ship == LAST_SHIP:
        s.over = 1
        s.phase = END
    else:
        s.ship += 1
        s.sailed = 1


@jit
def raise_marker(s: Rec) -> None:
    """One flag to the right; onto the chequered flag the ship leaves."""
    if s.flag == HIGHEST_VALUE:
        sail(s)
    else:
        s.flag = NEXT_VALUE[s.flag]


@jit
def load(s: Rec, good: int, n: int) -> None:
    """The die is lowered; a ship whose dice all show 0 leaves."""
    s.demand[good] -= n
    if wants(s) == 0:
        sail(s)


@jit
def roll(s: Rec) -> int:
    """Five dice; the units they show."""
    units = 0
    for good in range(GOODS):
        face = FACES[good, below(s, SIDES)]
        s.rolled[good] = face
        units += face
    return units


@jit
def roll_dice(s: Rec) -> None:
    """The active seat rolls. Five zeros are rolled again, or sail off under the literal reading (S-29)."""
    s.actor = s.active
    s.sailed = 0
    while roll(s) == 0:
        if s.zero_ship_sails:
            sail(s)
            s.sailed = 0
            if s.over:
                return
    s.phase = DICE


@jit
def sole_demand(s: Rec, good: int) -> bool:
    """Whether no other die of the roll shows anything: without this one the ship would want nothing."""
    for other in range(GOODS):
        if other != good and s.rolled[other] > 0:
            return False
    return True


@jit
def place_dice(s: Rec, aside: int) -> None:
    """Four dice go on the ship with the faces rolled."""
    for good in range(GOODS):
        s.demand[good] = 0 if good == aside else s.rolled[good]
        s.rolled[good] = 0
    s.aside = aside
