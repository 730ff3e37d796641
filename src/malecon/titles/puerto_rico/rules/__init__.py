"""The rules of Puerto Rico, one file a role, in the order of the rulebook."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.actions import ROLE_OF
from malecon.titles.puerto_rico.box import BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, SETTLER, TRADER
from malecon.titles.puerto_rico.rules import builder, captain, craftsman, flow, mayor, settler, storage, trader
from malecon.titles.puerto_rico.rules.facts import inform
from malecon.titles.puerto_rico.rules.invariants import audit
from malecon.titles.puerto_rico.rules.observe import observe
from malecon.titles.puerto_rico.rules.scoring import score
from malecon.titles.puerto_rico.rules.setup import determinize, setup
from malecon.titles.puerto_rico.state import (
    ASHORE,
    BONUS,
    BUILD,
    CHOOSE_ROLE,
    DRAW_BLIND,
    KEEP,
    LOAD,
    PRODUCE,
    RECRUIT,
    SEND_STUDENT,
    SETTLE_COLONIST,
    STAFF,
    TAKE_EXTRA,
    TAKE_TILE,
    TRADE,
)

__all__ = ["apply", "audit", "determinize", "inform", "is_over", "legal", "observe", "score", "setup", "to_move"]


@jit
def to_move(s: Rec) -> int:
    return s.actor


@jit
def is_over(s: Rec) -> bool:
    return s.over != 0


@jit
def legal(s: Rec, mask: Any) -> None:
    if s.phase == CHOOSE_ROLE:
        flow.legal_roles(s, mask)
    elif s.phase == DRAW_BLIND:
        settler.legal_blind(s, mask)
    elif s.phase == TAKE_TILE:
        settler.legal_tile(s, mask)
    elif s.phase == SETTLE_COLONIST:
        settler.legal_hospice(s, mask)
    elif s.phase == RECRUIT:
        mayor.legal_recruit(s, mask)
    elif s.phase == STAFF:
        mayor.legal_staff(s, mask)
    elif s.phase == BUILD:
        builder.legal_build(s, mask)
    elif s.phase == SEND_STUDENT:
        builder.legal_student(s, mask)
    elif s.phase == PRODUCE:
        craftsman.legal_produce(s, mask)
    elif s.phase == TAKE_EXTRA:
        craftsman.legal_extra(s, mask)
    elif s.phase == TRADE:
        trader.legal_trade(s, mask)
    elif s.phase == LOAD:
        captain.legal_load(s, mask)
    elif s.phase == KEEP:
        storage.legal_keep(s, mask)
    elif s.phase == ASHORE:
        mayor.legal_ashore(s, mask)
    elif s.phase == BONUS:
        captain.legal_bonus(s, mask)


@jit
def apply(s: Rec, action: int) -> None:
    if s.phase == CHOOSE_ROLE:
        choose_role(s, action - ROLE_OF)
    elif s.phase == DRAW_BLIND:
        settler.draw_blind(s, action)
    elif s.phase == TAKE_TILE:
        settler.take_tile(s, action)
    elif s.phase == SETTLE_COLONIST:
        settler.settle_colonist(s, action)
    elif s.phase == RECRUIT:
        mayor.recruit(s, action)
    elif s.phase == STAFF:
        mayor.staff(s, action)
    elif s.phase == BUILD:
        builder.build(s, action)
    elif s.phase == SEND_STUDENT:
        builder.send_student(s, action)
    elif s.phase == PRODUCE:
        craftsman.produce(s, action)
    elif s.phase == TAKE_EXTRA:
        craftsman.take_extra(s, action)
    elif s.phase == TRADE:
        trader.trade(s, action)
    elif s.phase == LOAD:
        captain.load(s, action)
    elif s.phase == KEEP:
        storage.keep(s, action)
    elif s.phase == ASHORE:
        mayor.come_ashore(s, action)
    elif s.phase == BONUS:
        captain.take_bonus(s, action)


@jit
def choose_role(s: Rec, role: int) -> None:
    flow.take_role(s, role)
    if role == SETTLER:
        settler.next_turn(s)
    elif role == MAYOR:
        mayor.begin(s)
    elif role == BUILDER:
        builder.next_turn(s)
    elif role == CRAFTSMAN:
        craftsman.begin(s)
    elif role == TRADER:
        trader.next_turn(s)
    elif role == CAPTAIN:
        captain.begin(s)
    else:  # a prospector: one doubloon, and nobody does anything else (6.7)
        s.doubloons[s.chooser] += 1
        flow.end_phase(s)
