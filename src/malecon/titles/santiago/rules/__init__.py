"""The rules of Santiago de Cuba, in the order of a turn: street, Cubans or port, city, buildings, ships."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.santiago.rules import city, cubans, port, street, turns
from malecon.titles.santiago.rules.facts import inform
from malecon.titles.santiago.rules.invariants import audit
from malecon.titles.santiago.rules.observe import observe
from malecon.titles.santiago.rules.scoring import score
from malecon.titles.santiago.rules.setup import determinize, setup
from malecon.titles.santiago.state import ACCEPT, DELIVER, DICE, DRIVE, FENCE, GIVE, LAWYER, MOVE, USE

__all__ = [
    "apply",
    "asks",
    "audit",
    "determinize",
    "inform",
    "is_over",
    "legal",
    "observe",
    "score",
    "setup",
    "to_move",
]


@jit
def to_move(s: Rec) -> int:
    return s.actor


@jit
def is_over(s: Rec) -> bool:
    return s.over != 0


@jit
def asks(s: Rec) -> bool:
    """Where what lies behind a screen decides, its owner is asked even without a choice: that it had none is hidden."""
    if s.open_holdings:
        return False
    return s.phase == DRIVE or s.phase == LAWYER or s.phase == GIVE or s.phase == USE or s.phase == DELIVER


@jit
def legal(s: Rec, mask: Any) -> None:
    if s.phase == DRIVE:
        street.legal_drive(s, mask)
    elif s.phase == ACCEPT:
        cubans.legal_service(s, mask)
    elif s.phase == LAWYER:
        cubans.legal_lawyer(s, mask)
    elif s.phase == FENCE:
        cubans.legal_fence(s, mask)
    elif s.phase == GIVE:
        cubans.legal_give(s, mask)
    elif s.phase == MOVE:
        city.legal_move(s, mask)
    elif s.phase == USE:
        city.legal_use(s, mask)
    elif s.phase == DELIVER:
        port.legal_deliver(s, mask)
    elif s.phase == DICE:
        turns.legal_aside(s, mask)


@jit
def apply(s: Rec, action: int) -> None:
    if s.phase == DRIVE:
        street.drive(s, action)
    elif s.phase == ACCEPT:
        cubans.accept(s, action)
    elif s.phase == LAWYER:
        cubans.consult(s, action)
    elif s.phase == FENCE:
        cubans.take(s, action)
    elif s.phase == GIVE:
        cubans.give(s, action)
    elif s.phase == MOVE:
        city.move(s, action)
    elif s.phase == USE:
        city.use(s, action)
    elif s.phase == DELIVER:
        port.deliver(s, action)
    elif s.phase == DICE:
        turns.put_aside(s, action)
