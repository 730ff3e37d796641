"""The rules of Cuba with El Presidente, in the order of the rulebooks.

A decision belongs to a phase; `legal` and `apply` find the rule of the phase. A rule ends by naming the next phase or a
step that asks nobody, and `proceed` carries out such steps until somebody is asked:

    set-up: START -> ROUND_BEGINS
    A, B    ROUND_BEGINS -> [DELEGATE ...] -> TURN -> (a character's or Cuban's phases, USE_OVER) -> TURN_OVER -> TURN ...
            -> ACTIONS_OVER -> [EVENT_TURN: REBUILD or GIFT ...]
    C       PARLIAMENT -> BID_TURN: BID ... -> [TIE_BID_TURN: TIE_BID ...] -> ENACT -> ENACTED
    D       TAX_TURN: PAY_TAX ... -> DUTY_TURN: PAY_DUTY ... -> SUBSIDIES
    E       ROUND_OVER -> ROUND_BEGINS, or END
"""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.actions import (
    BID_VOTES,
    ENACT_BILL,
    GET,
    HOW_MANY,
    MARK_BILL,
    MOVE_FIGURE,
    NAME_SHIP,
    PLACE,
    PLAY,
    TAKE,
    TAKE_CUBAN,
    VETO_BILL,
)
from malecon.titles.cuba.box import int64
from malecon.titles.cuba.rules import (
    architect,
    avenue,
    buildings,
    cubans,
    foreman,
    mayor,
    parliament,
    rounds,
    taxes,
    tradeswoman,
    worker,
)
from malecon.titles.cuba.rules import setup as start
from malecon.titles.cuba.rules.facts import inform
from malecon.titles.cuba.rules.laws import audit
from malecon.titles.cuba.rules.observe import observe
from malecon.titles.cuba.rules.scoring import score
from malecon.titles.cuba.rules.setup import determinize
from malecon.titles.cuba.state import (
    ACTIONS_OVER,
    AMOUNT,
    BARTER,
    BID,
    BID_TURN,
    BUILD,
    CALL_SHIP,
    CUSTOMS,
    DELEGATE,
    DELEGATE_LAID,
    DUTY_TURN,
    ENACT,
    ENACTED,
    END,
    EVENT_TURN,
    FIGURE,
    FOREMAN_FIGURE,
    GAMBLE,
    GIFT,
    HAND_IN,
    HARVEST,
    HIRE_LAWYER,
    LABOURER,
    LOAD,
    PARLIAMENT,
    PAY_DUTY,
    PAY_TAX,
    PRESS,
    REBUILD,
    RECEIVE,
    ROUND_BEGINS,
    ROUND_OVER,
    SITE,
    START,
    SUBSIDIES,
    SWAP_SHIPS,
    TAX_TURN,
    TIE_BID,
    TIE_BID_TURN,
    TRADE,
    TURN,
    TURN_OVER,
    USE,
    USE_OVER,
    VETO,
)

__all__ = ["apply", "audit", "determinize", "inform", "is_over", "legal", "observe", "score", "setup", "to_move"]

setup = start.setup


@jit
def to_move(s: Rec) -> int:
    return s.actor


@jit
def is_over(s: Rec) -> bool:
    return s.over != 0


@jit
def legal(s: Rec, mask: Any) -> None:
    phase = s.phase
    if phase == TURN:
        rounds.legal_turn(s, mask)
    elif phase == FIGURE:
        worker.legal_figure(s, mask)
    elif phase == HARVEST:
        worker.legal_harvest(s, mask)
    elif phase == TRADE:
        tradeswoman.legal_trade(s, mask)
    elif phase == BUILD:
        architect.legal_build(s, mask)
    elif phase == SITE:
        architect.legal_site(s, mask)
    elif phase == FOREMAN_FIGURE:
        worker.legal_figure(s, mask)
    elif phase in (USE, HIRE_LAWYER):
        foreman.legal_use(s, mask)
    elif phase == LOAD:
        mayor.legal_load(s, mask)
    elif phase in (BID, TIE_BID):
        parliament.legal_bid(s, mask)
    elif phase == ENACT:
        parliament.legal_enact(s, mask)
    elif phase == PAY_TAX:
        taxes.legal_tax(s, mask)
    elif phase == PAY_DUTY:
        taxes.legal_duty(s, mask)
    elif phase == START:
        start.legal_start(s, mask)
    elif phase == DELEGATE:
        rounds.legal_delegate(s, mask)
    elif phase == REBUILD:
        architect.legal_rebuild(s, mask)
    elif phase == GIFT:
        avenue.legal_gift(s, mask)
    elif phase == LABOURER:
        cubans.legal_labourer(s, mask)
    elif phase == SWAP_SHIPS:
        cubans.legal_swap(s, mask)
    else:
        legal_in_building(s, mask)


@jit
def legal_in_building(s: Rec, mask: Any) -> None:
    """The questions that buildings put."""
    phase = s.phase
    if phase == AMOUNT:
        buildings.legal_amount(s, mask)
    elif phase == HAND_IN:
        buildings.legal_hand_in(s, mask)
    elif phase == BARTER:
        buildings.legal_barter(s, mask)
    elif phase == RECEIVE:
        buildings.legal_receive(s, mask)
    elif phase == GAMBLE:
        buildings.legal_casino(s, mask)
    elif phase == CUSTOMS:
        buildings.legal_customs(s, mask)
    elif phase == VETO:
        buildings.legal_veto(s, mask)
    elif phase == PRESS:
        buildings.legal_press(s, mask)
    elif phase == CALL_SHIP:
        buildings.legal_call(s, mask)


@jit
def apply(s: Rec, action: int) -> None:
    action = int64(action)  # one width for all callers, or every rule is compiled for each
    phase = s.phase
    if phase == TURN:
        take_turn(s, action)
    elif phase == FIGURE:
        worker.place_figure(s, action - MOVE_FIGURE)
    elif phase == HARVEST:
        worker.harvest(s, action)
    elif phase == TRADE:
        tradeswoman.trade(s, action)
    elif phase == BUILD:
        architect.build(s, action)
    elif phase == SITE:
        architect.place(s, action - PLACE)
    elif phase == FOREMAN_FIGURE:
        foreman.place_figure(s, action - MOVE_FIGURE)
    elif phase in (USE, HIRE_LAWYER):
        foreman.use_field(s, action)
    elif phase == LOAD:
        mayor.load(s, action)
    elif phase in (BID, TIE_BID):
        parliament.place_bid(s, action - BID_VOTES)
    elif phase == ENACT:
        parliament.enact(s, action - ENACT_BILL)
    elif phase == PAY_TAX:
        taxes.answer_tax(s, action)
    elif phase == PAY_DUTY:
        taxes.answer_duty(s, action)
    elif phase == START:
        start.take_start(s, action - TAKE)
    elif phase == DELEGATE:
        rounds.lay_delegate(s, action)
    elif phase == REBUILD:
        architect.rebuild(s, action)
    elif phase == GIFT:
        avenue.take_gift(s, action)
    elif phase == LABOURER:
        cubans.answer_labourer(s, action)
    elif phase == SWAP_SHIPS:
        cubans.answer_swap(s, action)
    else:
        apply_in_building(s, action)
    if s.phase > END:
        proceed(s)


@jit
def apply_in_building(s: Rec, action: int) -> None:
    phase = s.phase
    if phase == AMOUNT:
        buildings.answer_amount(s, action - HOW_MANY)
    elif phase == HAND_IN:
        buildings.answer_hand_in(s, action)
    elif phase == BARTER:
        buildings.barter(s, action)
    elif phase == RECEIVE:
        buildings.answer_receive(s, action - GET)
    elif phase == GAMBLE:
        buildings.exchange(s, action)
    elif phase == CUSTOMS:
        buildings.clear_customs(s, action)
    elif phase == VETO:
        buildings.veto(s, action - VETO_BILL)
    elif phase == PRESS:
        buildings.mark_bill(s, action - MARK_BILL)
    elif phase == CALL_SHIP:
        buildings.call_ship(s, action - NAME_SHIP)


@jit
def take_turn(s: Rec, action: int) -> None:
    if action < TAKE_CUBAN:
        rounds.play_character(s, action - PLAY)
    else:
        cubans.take(s, action - TAKE_CUBAN)


@jit
def proceed(s: Rec) -> None:
    """Takes the steps that ask nobody."""
    while s.phase > END:
        step = s.phase
        if step == USE_OVER:
            foreman.after_use(s)
        elif step == TURN_OVER:
            rounds.end_turn(s)
        elif step == ACTIONS_OVER:
            rounds.end_actions(s)
        elif step == EVENT_TURN:
            avenue.next_event_turn(s)
        elif step == PARLIAMENT:
            parliament.begin(s)
        elif step == BID_TURN:
            parliament.next_bid(s)
        elif step == TIE_BID_TURN:
            parliament.next_tie_bid(s)
        elif step == ENACTED:
            parliament.end(s)
        elif step == TAX_TURN:
            taxes.next_tax(s)
        elif step == DUTY_TURN:
            taxes.next_duty(s)
        elif step == SUBSIDIES:
            taxes.subsidies(s)
        elif step == ROUND_OVER:
            rounds.end_round(s)
        elif step == ROUND_BEGINS:
            rounds.begin_round(s)
        elif step == DELEGATE_LAID:
            rounds.next_delegate(s)
