"""The rules of Cuba with El Presidente, in the order of the rulebooks.

A decision belongs to a phase; `legal` and `apply` find the rule of the phase. A rule ends by naming the next phase or a
step that asks nobody, and `proceed` carries out such steps until somebody is asked:

    set-up: [COLOUR ...] -> [SWAP_OUT ...] -> [PUT_AWAY ...] -> START ... -> ROUND_BEGINS
    A, B    ROUND_BEGINS -> [DELEGATE ...] -> TURN -> (a character's or Cuban's phases, USE_OVER) -> TURN_OVER -> TURN ...
            -> ACTIONS_OVER -> [EVENT_TURN: REBUILD, GIFT or EVENT_VETO ...]
    C       PARLIAMENT -> BID_TURN: [HUNDREDS] BID ... -> [TIE_BID_TURN: [HUNDREDS] TIE_BID ...] -> ENACT -> ENACTED
    D       TAX_TURN: PAY_TAX ... -> DUTY_TURN: PAY_DUTY ... -> SUBSIDIES
    E       ROUND_OVER -> ROUND_BEGINS, or END
"""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, state
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
from malecon.titles.cuba.rules.invariants import audit
from malecon.titles.cuba.rules.observe import observe
from malecon.titles.cuba.rules.scoring import score
from malecon.titles.cuba.rules.setup import determinize

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
    if phase == state.TURN:
        rounds.legal_turn(s, mask)
    elif phase == state.FIGURE:
        worker.legal_figure(s, mask)
    elif phase == state.HARVEST:
        worker.legal_harvest(s, mask)
    elif phase == state.TRADE:
        tradeswoman.legal_trade(s, mask)
    elif phase == state.BUILD:
        architect.legal_build(s, mask)
    elif phase == state.SITE:
        architect.legal_site(s, mask)
    elif phase == state.FOREMAN_FIGURE:
        worker.legal_figure(s, mask)
    elif phase in (state.USE, state.HIRE_LAWYER):
        foreman.legal_use(s, mask)
    elif phase == state.LOAD:
        mayor.legal_load(s, mask)
    elif phase in (state.BID, state.TIE_BID):
        parliament.legal_bid(s, mask)
    elif phase == state.ENACT:
        parliament.legal_enact(s, mask)
    elif phase == state.PAY_TAX:
        taxes.legal_tax(s, mask)
    elif phase == state.PAY_DUTY:
        taxes.legal_duty(s, mask)
    elif phase == state.HUNDREDS:
        parliament.legal_hundreds(s, mask)
    elif phase <= state.START:
        legal_in_setup(s, mask)
    elif phase == state.EVENT_VETO:
        avenue.legal_event_veto(s, mask)
    elif phase == state.DELEGATE:
        rounds.legal_delegate(s, mask)
    elif phase == state.REBUILD:
        architect.legal_rebuild(s, mask)
    elif phase == state.GIFT:
        avenue.legal_gift(s, mask)
    elif phase == state.LABOURER:
        cubans.legal_labourer(s, mask)
    elif phase == state.SWAP_SHIPS:
        cubans.legal_swap(s, mask)
    else:
        legal_in_building(s, mask)


@jit
def legal_in_setup(s: Rec, mask: Any) -> None:
    if s.phase == state.COLOUR:
        start.legal_colour(s, mask)
    elif s.phase == state.SWAP_OUT:
        start.legal_swap_out(s, mask)
    elif s.phase == state.PUT_AWAY:
        start.legal_put_away(s, mask)
    else:
        start.legal_start(s, mask)


@jit
def legal_in_building(s: Rec, mask: Any) -> None:
    """The questions that buildings put."""
    phase = s.phase
    if phase == state.AMOUNT:
        buildings.legal_amount(s, mask)
    elif phase == state.HAND_IN:
        buildings.legal_hand_in(s, mask)
    elif phase == state.BARTER:
        buildings.legal_barter(s, mask)
    elif phase == state.RECEIVE:
        buildings.legal_receive(s, mask)
    elif phase == state.GAMBLE:
        buildings.legal_casino(s, mask)
    elif phase == state.CUSTOMS:
        buildings.legal_customs(s, mask)
    elif phase == state.VETO:
        buildings.legal_veto(s, mask)
    elif phase == state.PRESS:
        buildings.legal_press(s, mask)
    elif phase == state.CALL_SHIP:
        buildings.legal_call(s, mask)


@jit
def apply(s: Rec, action: int) -> None:
    action = int64(action)  # one width for all callers, or every rule is compiled for each
    phase = s.phase
    if phase == state.TURN:
        take_turn(s, action)
    elif phase == state.FIGURE:
        worker.place_figure(s, action - actions.MOVE_FIGURE)
    elif phase == state.HARVEST:
        worker.harvest(s, action)
    elif phase == state.TRADE:
        tradeswoman.trade(s, action)
    elif phase == state.BUILD:
        architect.build(s, action)
    elif phase == state.SITE:
        architect.place(s, action - actions.PLACE)
    elif phase == state.FOREMAN_FIGURE:
        foreman.place_figure(s, action - actions.MOVE_FIGURE)
    elif phase in (state.USE, state.HIRE_LAWYER):
        foreman.use_field(s, action)
    elif phase == state.LOAD:
        mayor.load(s, action)
    elif phase in (state.BID, state.TIE_BID):
        parliament.place_bid(s, action - actions.BID_VOTES)
    elif phase == state.ENACT:
        parliament.enact(s, action - actions.ENACT_BILL)
    elif phase == state.PAY_TAX:
        taxes.answer_tax(s, action)
    elif phase == state.PAY_DUTY:
        taxes.answer_duty(s, action)
    elif phase == state.HUNDREDS:
        parliament.choose_hundreds(s, action - actions.BID_HUNDREDS)
    elif phase <= state.START:
        apply_in_setup(s, action)
    elif phase == state.EVENT_VETO:
        avenue.answer_event_veto(s, action)
    elif phase == state.DELEGATE:
        rounds.lay_delegate(s, action)
    elif phase == state.REBUILD:
        architect.rebuild(s, action)
    elif phase == state.GIFT:
        avenue.take_gift(s, action)
    elif phase == state.LABOURER:
        cubans.answer_labourer(s, action)
    elif phase == state.SWAP_SHIPS:
        cubans.answer_swap(s, action)
    else:
        apply_in_building(s, action)
    if s.phase > state.END:
        proceed(s)


@jit
def apply_in_setup(s: Rec, action: int) -> None:
    if s.phase == state.COLOUR:
        start.choose_colour(s, action - actions.CHOOSE_COLOUR)
    elif s.phase == state.SWAP_OUT:
        start.swap_out(s, action - actions.REMOVE)
    elif s.phase == state.PUT_AWAY:
        start.put_away(s, action - actions.PUT_CARD_AWAY)
    else:
        start.take_start(s, action - actions.TAKE)


@jit
def apply_in_building(s: Rec, action: int) -> None:
    phase = s.phase
    if phase == state.AMOUNT:
        buildings.answer_amount(s, action - actions.HOW_MANY)
    elif phase == state.HAND_IN:
        buildings.answer_hand_in(s, action)
    elif phase == state.BARTER:
        buildings.barter(s, action)
    elif phase == state.RECEIVE:
        buildings.answer_receive(s, action - actions.GET)
    elif phase == state.GAMBLE:
        buildings.exchange(s, action)
    elif phase == state.CUSTOMS:
        buildings.clear_customs(s, action)
    elif phase == state.VETO:
        buildings.veto(s, action - actions.VETO_BILL)
    elif phase == state.PRESS:
        buildings.mark_bill(s, action - actions.MARK_BILL)
    elif phase == state.CALL_SHIP:
        buildings.call_ship(s, action - actions.NAME_SHIP)


@jit
def take_turn(s: Rec, action: int) -> None:
    if action < actions.TAKE_CUBAN:
        rounds.play_character(s, action - actions.PLAY)
    else:
        cubans.take(s, action - actions.TAKE_CUBAN)


@jit
def proceed(s: Rec) -> None:
    """Takes the steps that ask nobody."""
    while s.phase > state.END:
        step = s.phase
        if step == state.USE_OVER:
            foreman.after_use(s)
        elif step == state.TURN_OVER:
            rounds.end_turn(s)
        elif step == state.ACTIONS_OVER:
            rounds.end_actions(s)
        elif step == state.EVENT_TURN:
            avenue.next_event_turn(s)
        elif step == state.PARLIAMENT:
            parliament.begin(s)
        elif step == state.BID_TURN:
            parliament.next_bid(s)
        elif step == state.TIE_BID_TURN:
            parliament.next_tie_bid(s)
        elif step == state.ENACTED:
            parliament.end(s)
        elif step == state.TAX_TURN:
            taxes.next_tax(s)
        elif step == state.DUTY_TURN:
            taxes.next_duty(s)
        elif step == state.SUBSIDIES:
            taxes.subsidies(s)
        elif step == state.ROUND_OVER:
            rounds.end_round(s)
        elif step == state.ROUND_BEGINS:
            rounds.begin_round(s)
        elif step == state.DELEGATE_LAID:
            rounds.next_delegate(s)
