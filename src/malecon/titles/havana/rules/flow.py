"""The round (section 3): whose turn it is, and what comes next."""

from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import CARDS, MORE_MATERIALS, MORE_PESOS, QUIET_ROUNDS
from malecon.titles.havana.rules.building import something_to_build
from malecon.titles.havana.rules.cards import something_to_perform
from malecon.titles.havana.rules.initiative import decide_order
from malecon.titles.havana.rules.prospects import nothing_to_come
from malecon.titles.havana.rules.replacement import reveal
from malecon.titles.havana.rules.supply import fill_pool
from malecon.titles.havana.rules.table import actor, finish
from malecon.titles.havana.state import ACT, BUILD, LAY, TWO_CYCLES


@jit
def begin_round(s: Rec) -> None:
    """The laid cards are revealed and make the order."""
    reveal(s)
    decide_order(s)
    s.ruina_used = 0
    if s.quiet_rounds < 0:
        s.quiet_rounds = 0
    s.turn = 0
    begin_turn(s)


@jit
def begin_turn(s: Rec) -> None:
    s.phase = ACT
    for card in range(CARDS):
        s.to_perform[card] = s.open[actor(s), card]


@jit
def go_on(s: Rec) -> None:
    """Up to the next question: both actions first, then building, then the next seat (3.3)."""
    while s.phase == ACT or s.phase == BUILD:
        if s.phase == ACT:
            if something_to_perform(s):
                return
            begin_building(s)
        if something_to_build(s):
            return
        end_turn(s)


@jit
def begin_building(s: Rec) -> None:
    """What had no effect is done with: paid workers do not bring it back."""
    s.phase = BUILD
    for card in range(CARDS):
        s.to_perform[card] = 0


@jit
def end_turn(s: Rec) -> None:
    s.turn += 1
    if s.turn < s.seats:
        begin_turn(s)
        return
    fill_pool(s, MORE_PESOS, MORE_MATERIALS)
    s.turn = 0
    s.phase = LAY


@jit
def end_round(s: Rec) -> None:
    """All have replaced a card. A game that stands still is stopped here, and one in which nothing can ever be built
    again (section 5)."""
    if 0 <= s.quiet_rounds < QUIET_ROUNDS:
        s.quiet_rounds += 1
    begin_round(s)
    if (s.quiet_rounds == QUIET_ROUNDS and s.standstill == TWO_CYCLES) or nothing_to_come(s):
        finish(s)
    else:
        s.round_number += 1
