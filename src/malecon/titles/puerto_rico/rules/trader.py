"""Trader (6.5): one barrel each to the trading house, markets and office."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.actions import PASS, SELL
from malecon.titles.puerto_rico.box import GOODS, HOUSE, LARGE_MARKET, MARKET_PAYS, OFFICE, PRICE, SMALL_MARKET, TRADER
from malecon.titles.puerto_rico.rules.flow import end_phase, end_turn, works
from malecon.titles.puerto_rico.state import TRADE

SMALL_MARKET_PAYS, LARGE_MARKET_PAYS = MARKET_PAYS


@jit
def in_house(s: Rec) -> int:
    barrels = 0
    for good in range(GOODS):
        barrels += s.house[good]
    return barrels


@jit
def next_turn(s: Rec) -> None:
    """The phase ends when all had their turn or the house is full; a full house is emptied (T-09)."""
    while s.acted < s.seats and in_house(s) < HOUSE:
        for good in range(GOODS):
            if may_sell(s, good):
                s.phase = TRADE
                return
        end_turn(s)
    if in_house(s) == HOUSE:
        for good in range(GOODS):
            s.supply[good] += s.house[good]
            s.house[good] = 0
    end_phase(s)


@jit
def may_sell(s: Rec, good: int) -> bool:
    return s.goods[s.actor, good] > 0 and (s.house[good] == 0 or works(s, s.actor, OFFICE))


@jit
def revenue(s: Rec, seat: int, good: int) -> int:
    """The price, the trader's privilege and what the markets add, paid without a decision (R14) by a bank that never
    runs out (R12)."""
    return (
        PRICE[good]
        + (seat == s.chooser and s.role == TRADER)
        + SMALL_MARKET_PAYS * works(s, seat, SMALL_MARKET)
        + LARGE_MARKET_PAYS * works(s, seat, LARGE_MARKET)
    )


@jit
def legal_trade(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    for good in range(GOODS):
        if may_sell(s, good):
            mask[SELL + good] = 1


@jit
def trade(s: Rec, action: int) -> None:
    if action != PASS:
        good = action - SELL
        s.goods[s.actor, good] -= 1
        s.house[good] += 1
        s.doubloons[s.actor] += revenue(s, s.actor, good)
    end_turn(s)
    next_turn(s)
