"""The round (section 3): whose turn it is, and what comes next."""

from malecon.core.jit import Rec, jit
from malecon.titles.havana.box import CARDS, DRY_ROUNDS, MORE_MATERIALS, MORE_PESOS
from malecon.titles.havana.rules.building import something_to_build
from malecon.titles.havana.rules.cards import something_to_perform
from malecon.titles.havana.rules.initiative import decide_order
from malecon.titles.havana.rules.replacement import reveal
from malecon.titles.havana.rules.supply import fill_pool
from malecon.titles.havana.rules.table import actor, finish, in_bag
from malecon.titles.havana.state import ACT, BUILD, LAY


@jit
def begin_round(s: Rec) -> None:
    """The laid cards are revealed and make the order."""
    reveal(s)
    decide_order(s)
    s.ruina_used = 0
    if s.dry_rounds < 0 and in_bag(s) == 0:
        s.dry_rounds = 0
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
    """All have replaced a card. A play that nobody can bring to an end any more is stopped here (section 5)."""
    if s.dry_rounds >= 0:
        s.dry_rounds += 1
    begin_round(s)
    if s.dry_rounds >= DRY_ROUNDS:
        finish(s)
    else:
        s.round_number += 1
