"""The street (section 2): a ring of ten stops, driven clockwise. The first step is free."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.actions import LAP, TO_PORT, VISIT
from malecon.titles.santiago.box import CUBANS, FREE_STEPS, LAP_PRICE, PORT, STEP_PRICE, STOPS
from malecon.titles.santiago.rules import cubans, port
from malecon.titles.santiago.rules.pieces import get_pesos
from malecon.titles.santiago.rules.ships import raise_marker
from malecon.titles.santiago.state import UNCAPPED


@jit
def steps_to(s: Rec, stop: int) -> int:
    """1 to 10: the stop where the car stands is a whole lap away."""
    return (stop - s.car - 1) % STOPS + 1


@jit
def passes_port(s: Rec, steps: int) -> bool:
    """Leaving the port is not passing it (S-09)."""
    return 0 < (PORT - s.car) % STOPS < steps


@jit
def price(steps: int) -> int:
    return max(0, steps - FREE_STEPS) * STEP_PRICE


@jit
def legal_drive(s: Rec, mask: Any) -> None:
    money = s.pesos[s.active]
    if price(steps_to(s, PORT)) <= money:
        mask[TO_PORT] = 1
    for cuban in range(CUBANS):
        if price(steps_to(s, s.stop_of[cuban])) <= money:
            mask[VISIT + cuban] = 1
    if s.max_steps == UNCAPPED and money >= LAP_PRICE:
        mask[LAP] = 1


@jit
def drive(s: Rec, action: int) -> None:
    if action == LAP:
        drive_around(s)
        return
    stop = PORT if action == TO_PORT else s.stop_of[action - VISIT]
    steps = steps_to(s, stop)
    get_pesos(s, s.active, -price(steps))
    passing = passes_port(s, steps)
    turn_up(s, steps)
    s.car = stop
    if passing:
        raise_marker(s)
        if s.over:  # S-26: before he visits anybody
            return
    if action == TO_PORT:
        port.begin(s)
    else:
        cubans.visit(s, action - VISIT)


@jit
def turn_up(s: Rec, steps: int) -> None:
    """Inactive Cubans that the car leaves or drives over are face up again."""
    for cuban in range(CUBANS):
        if s.inactive[cuban] and (s.stop_of[cuban] - s.car) % STOPS < steps:
            s.inactive[cuban] = 0


@jit
def drive_around(s: Rec) -> None:
    """One whole lap before the drive itself, only without the cap: the port is passed once more."""
    get_pesos(s, s.active, -LAP_PRICE)
    turn_up(s, STOPS)
    raise_marker(s)
