"""The harbour (7.3): ships leave, ships move down, a ship comes in sight.

Nobody knows the order of the shuffled pile, so none is kept: a ship is drawn when it is turned up. Ships that left lie
under it in an order that all have seen.
"""

from malecon.core.chance import draw
from malecon.core.jit import Rec, jit
from malecon.titles.cuba import box, state
from malecon.titles.cuba.box import int64


@jit
def free_spaces(s: Rec, dock: int, piece: int) -> int:
    """Spaces for the piece on the ship in the dock."""
    ship = s.dock[dock]
    return 0 if ship == box.NO_SHIP else box.HOLD[ship, piece] - s.cargo[dock, piece]


@jit
def is_full(s: Rec, dock: int) -> bool:
    ship = s.dock[dock]
    if ship == box.NO_SHIP:
        return False
    aboard = 0
    for piece in range(box.FREIGHT_KINDS):
        aboard += s.cargo[dock, piece]
    return aboard == box.HOLD_SIZE[ship]


@jit
def put_under(s: Rec, ship: int) -> None:
    s.under[s.under_count] = ship
    s.under_count += 1


@jit
def turn_up(s: Rec) -> int:
    """The top card of the pile."""
    ship = draw(s, s.pile)
    if ship >= 0:
        return ship
    top = int64(s.under[0])
    leave_queue(s, 0)
    return top


@jit
def leave_queue(s: Rec, rank: int) -> None:
    s.under_count -= 1
    for k in range(rank, s.under_count):
        s.under[k] = s.under[k + 1]
    s.under[s.under_count] = box.NO_SHIP


@jit
def depart(s: Rec, dock: int) -> None:
    """The load goes to the supply, the card under the pile."""
    for piece in range(box.FREIGHT_KINDS):
        s.supply[piece] += s.cargo[dock, piece]
        s.cargo[dock, piece] = 0
    put_under(s, int64(s.dock[dock]))
    s.dock[dock] = box.NO_SHIP


@jit
def move_down(s: Rec) -> None:
    """Pile, sea, dock 1, 2, 3: until each holds a ship."""
    moved = True
    while moved:
        moved = False
        for dock in range(box.DOCKS - 1, 0, -1):
            if s.dock[dock] == box.NO_SHIP and s.dock[dock - 1] != box.NO_SHIP:
                s.dock[dock] = s.dock[dock - 1]
                s.dock[dock - 1] = box.NO_SHIP
                for piece in range(box.FREIGHT_KINDS):
                    s.cargo[dock, piece] = s.cargo[dock - 1, piece]
                    s.cargo[dock - 1, piece] = 0
                moved = True
        if s.dock[0] == box.NO_SHIP and s.sea != box.NO_SHIP:
            s.dock[0] = s.sea
            s.sea = box.NO_SHIP
            moved = True
        if s.sea == box.NO_SHIP:
            s.sea = turn_up(s)


@jit
def end_of_round(s: Rec) -> None:
    """Full ships leave, and from the second round on the one in dock 3 whatever its load, dock 3 first (ruling 62)."""
    for dock in range(box.DOCKS - 1, -1, -1):
        last = dock == box.DOCKS - 1 and s.round_number > 1 and s.dock3_departs == state.DOCK3_ALWAYS
        if is_full(s, dock) or (last and s.dock[dock] != box.NO_SHIP):
            depart(s, dock)
    move_down(s)


@jit
def call_ship(s: Rec, ship: int) -> None:
    """Lighthouse: a named ship of the pile comes in sight, the old one goes under the pile (ruling 58)."""
    if s.pile[ship]:
        s.pile[ship] = 0
    else:
        for rank in range(box.SHIPS):
            if s.under[rank] == ship:
                leave_queue(s, rank)
                break
    put_under(s, s.sea)
    s.sea = ship


@jit
def in_pile(s: Rec, ship: int) -> bool:
    if s.pile[ship]:
        return True
    for rank in range(s.under_count):
        if s.under[rank] == ship:
            return True
    return False


@jit
def swap_docks(s: Rec, dock: int) -> None:
    """The ships of this dock and the next change places, cargo and all."""
    s.dock[dock], s.dock[dock + 1] = s.dock[dock + 1], s.dock[dock]
    for piece in range(box.FREIGHT_KINDS):
        s.cargo[dock, piece], s.cargo[dock + 1, piece] = s.cargo[dock + 1, piece], s.cargo[dock, piece]
