"""The rules of Havana, in the order of the rulebook."""

from malecon.core.jit import Rec, jit
from malecon.titles.havana.actions import BUILD_AT, CHANGE, HIRE, PASS, PERFORM, TAKE
from malecon.titles.havana.actions import CHOOSE as CHOOSE_PAIR
from malecon.titles.havana.actions import FETCH as FETCH_CARD
from malecon.titles.havana.actions import LAY as LAY_CARD
from malecon.titles.havana.actions import ROB as ROB_SEAT
from malecon.titles.havana.box import SIDES
from malecon.titles.havana.rules import building, cards, flow, recycling, replacement, theft
from malecon.titles.havana.rules.facts import inform
from malecon.titles.havana.rules.hidden import determinize
from malecon.titles.havana.rules.invariants import audit
from malecon.titles.havana.rules.legality import legal
from malecon.titles.havana.rules.observe import observe
from malecon.titles.havana.rules.scoring import score
from malecon.titles.havana.rules.setup import setup
from malecon.titles.havana.rules.table import actor
from malecon.titles.havana.state import (
    ACT,
    BUILD,
    CHOOSE,
    DEMOLISH,
    DISCARD,
    END,
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

__all__ = ["apply", "audit", "determinize", "inform", "is_over", "legal", "observe", "score", "setup", "to_move"]


@jit
def to_move(s: Rec) -> int:
    return actor(s)


@jit
def is_over(s: Rec) -> bool:
    return s.phase == END


@jit
def apply(s: Rec, action: int) -> None:
    if s.phase == ACT:
        cards.perform(s, action - PERFORM)
    elif s.phase == BUILD:
        build_or_exchange(s, action)
    elif s.phase == PAY:
        building.pay_five(s, action)
    elif s.phase == LAY:
        replacement.lay(s, action - LAY_CARD)
    elif s.phase == DISCARD:
        if replacement.discard(s, action):
            flow.end_round(s)
    elif s.phase == ROB:
        theft.rob(s, action - ROB_SEAT)
    elif s.phase == FENCE:
        theft.fence(s, action - ROB_SEAT)
    elif s.phase == LOOT:
        theft.loot(s, action - TAKE)
    elif s.phase == SMUGGLE:
        cards.smuggle(s, action)
    elif s.phase == SHARE:
        cards.share(s, action - TAKE)
    elif s.phase == DEMOLISH:
        building.demolish(s, action)
    elif s.phase == RECYCLE:
        recycling.throw(s, action)
    elif s.phase == FETCH:
        recycling.fetch(s, action - FETCH_CARD)
    elif s.phase == CHOOSE and replacement.choose(s, action - CHOOSE_PAIR):
        flow.begin_round(s)
    flow.go_on(s)


@jit
def build_or_exchange(s: Rec, action: int) -> None:
    if action == PASS:
        flow.end_turn(s)
    elif action == HIRE:
        building.hire(s)
    elif action >= CHANGE:
        building.change(s, action - CHANGE)
    else:
        building.build(s, (action - BUILD_AT) // SIDES, (action - BUILD_AT) % SIDES)
