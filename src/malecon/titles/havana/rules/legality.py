"""Which actions are legal now: the question of each phase to the file that knows it."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import LADRON, RECEPTADOR
from malecon.titles.havana.rules import building, cards, recycling, replacement, theft
from malecon.titles.havana.state import (
    ACT,
    BUILD,
    CHOOSE,
    DEMOLISH,
    DISCARD,
    FENCE,
    FETCH,
    LAY,
    LOOT,
    PAY,
    RECYCLE,
    ROB,
    SHARE,
    SMUGGLE,
)


@jit
def legal(s: Rec, mask: Any) -> None:
    if s.phase == ACT:
        cards.legal_perform(s, mask)
    elif s.phase == BUILD:
        building.legal_build(s, mask)
    elif s.phase == PAY:
        building.legal_pay(s, mask)
    elif s.phase == LAY:
        replacement.legal_lay(s, mask)
    elif s.phase == DISCARD:
        replacement.legal_discard(s, mask)
    elif s.phase == ROB:
        theft.legal_rob(s, LADRON, mask)
    elif s.phase == FENCE:
        theft.legal_rob(s, RECEPTADOR, mask)
    elif s.phase == LOOT:
        theft.legal_loot(s, mask)
    elif s.phase == SMUGGLE:
        cards.legal_smuggle(s, mask)
    elif s.phase == SHARE:
        cards.legal_share(s, mask)
    elif s.phase == DEMOLISH:
        building.legal_demolish(s, mask)
    elif s.phase == RECYCLE:
        recycling.legal_throw(s, mask)
    elif s.phase == FETCH:
        recycling.legal_fetch(s, mask)
    elif s.phase == CHOOSE:
        replacement.legal_choose(s, mask)
