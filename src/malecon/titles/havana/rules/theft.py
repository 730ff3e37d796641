"""Ladrón and Receptador (4.2): from players later in the order, never from a protected one."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.havana.actions import ROB, TAKE
from malecon.titles.havana.box import (
    GUARDAESPALDAS,
    LADRON,
    LADRON_TAKES,
    LADRON_TAKES_RICH,
    MATERIALS,
    RECEPTADOR_TAKES,
    RECEPTADOR_TAKES_RICH,
    RICH_IN_BRICKS,
    RICH_IN_PESOS,
)
from malecon.titles.havana.rules.table import actor, bricks, held
from malecon.titles.havana.state import ACT, LOOT


@jit
def first_place(s: Rec) -> int:
    """The first place in the order that can be robbed: only later ones, or by an option anyone for the last (H-16)."""
    return 0 if s.last_thief_robs_anyone and s.turn == s.seats - 1 else s.turn + 1


@jit
def is_target(s: Rec, card: int, victim: int) -> bool:
    """Unprotected (H-15), and with something to take (H-29)."""
    if victim == actor(s) or s.open[victim, GUARDAESPALDAS]:
        return False
    return s.pesos[victim] > 0 if card == LADRON else held(s, victim) > 0


@jit
def has_target(s: Rec, card: int) -> bool:
    for place in range(first_place(s), s.seats):
        if is_target(s, card, s.order[place]):
            return True
    return False


@jit
def legal_rob(s: Rec, card: int, mask: Any) -> None:
    for place in range(first_place(s), s.seats):
        if is_target(s, card, s.order[place]):
            mask[ROB + s.order[place]] = 1


@jit
def pesos_lost(s: Rec, victim: int) -> int:
    """Ladrón takes more of a victim who has much, and never more than there is (H-13)."""
    return min(LADRON_TAKES_RICH if s.pesos[victim] >= RICH_IN_PESOS else LADRON_TAKES, s.pesos[victim])


@jit
def materials_lost(s: Rec, victim: int) -> int:
    """Receptador: debris does not make anyone rich, but may be taken (H-14)."""
    rich = bricks(s, victim) >= RICH_IN_BRICKS
    return min(RECEPTADOR_TAKES_RICH if rich else RECEPTADOR_TAKES, held(s, victim))


@jit
def rob(s: Rec, victim: int) -> None:
    pesos = pesos_lost(s, victim)
    s.pesos[victim] -= pesos
    s.pesos[actor(s)] += pesos
    s.phase = ACT


@jit
def fence(s: Rec, victim: int) -> None:
    """How much is taken is decided now (H-14)."""
    s.victim = victim
    s.picks_left = materials_lost(s, victim)
    s.phase = LOOT


@jit
def legal_loot(s: Rec, mask: Any) -> None:
    for kind in range(MATERIALS):
        if s.materials[s.victim, kind] > 0:
            mask[TAKE + kind] = 1


@jit
def loot(s: Rec, kind: int) -> None:
    s.materials[s.victim, kind] -= 1
    s.materials[actor(s), kind] += 1
    s.picks_left -= 1
    if s.picks_left == 0:
        s.phase = ACT
