"""Tradeswoman (4.2) and the market (7.1): buying and selling, or a free piece."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.actions import BUY, DONE, SELL, TAKE
from malecon.titles.cuba.box import (
    MERCHANDISE,
    PIECES,
    PRODUCT_SPACE,
    PRODUCTS,
    RESOURCE_SPACE,
    ROW_LENGTH,
    ROW_PRICE,
    SELL_TO_SUPPLY,
    SUPPLY_PRICE,
)
from malecon.titles.cuba.rules.alternatives import cover, may_use_space
from malecon.titles.cuba.rules.pieces import give_up, held, receive
from malecon.titles.cuba.state import TRADE, TURN_OVER

NOTHING_YET, BOUGHT, SOLD, BOUGHT_THEN_SOLD, SOLD_THEN_BOUGHT = range(5)
NOT_FOR_SALE = -1


@jit
def begin(s: Rec) -> None:
    s.phase = TRADE
    s.traded = 0
    for kind in range(MERCHANDISE):
        s.way[kind] = NOTHING_YET


@jit
def buy_price(s: Rec, kind: int) -> int:
    """The right-most piece of the row is the cheapest; an empty row is served by the supply."""
    if s.market[kind] > 0:
        return ROW_PRICE[kind, s.market[kind] - 1]
    return SUPPLY_PRICE if s.supply[kind] > 0 else NOT_FOR_SALE


@jit
def sell_price(s: Rec, kind: int) -> int:
    """The next empty space of the row; a full row sends the piece to the supply."""
    if s.market[kind] < ROW_LENGTH[kind]:
        return ROW_PRICE[kind, s.market[kind]]
    return SELL_TO_SUPPLY[kind]


@jit
def may_buy(s: Rec, kind: int) -> bool:
    """Kinds come in any order; within one the direction changes at most once (ruling 37)."""
    price = buy_price(s, kind)
    return price != NOT_FOR_SALE and price <= s.pesos[s.actor] and s.way[kind] != BOUGHT_THEN_SOLD


@jit
def may_sell(s: Rec, kind: int) -> bool:
    return s.way[kind] != SOLD_THEN_BOUGHT and held(s, s.actor, kind) > 0


@jit
def has_lowest_price(s: Rec, product: int) -> bool:
    """An empty row stands for the supply's price (ruling 53)."""
    for other in range(PRODUCTS):
        if row_price(s, other) < row_price(s, product):
            return False
    return True


@jit
def row_price(s: Rec, product: int) -> int:
    return ROW_PRICE[product, s.market[product] - 1] if s.market[product] > 0 else SUPPLY_PRICE


@jit
def legal_trade(s: Rec, mask: Any) -> None:
    mask[DONE] = 1
    for kind in range(MERCHANDISE):
        if may_buy(s, kind):
            mask[BUY + kind] = 1
        if may_sell(s, kind):
            mask[SELL + kind] = 1
    if not s.traded:
        legal_free_piece(s, mask)


@jit
def legal_free_piece(s: Rec, mask: Any) -> None:
    """Her two alternatives: any resource, or a product that has the lowest price."""
    seat = s.actor
    if may_use_space(s, seat, RESOURCE_SPACE):
        for piece in range(MERCHANDISE, PIECES):
            if s.supply[piece] > 0:
                mask[TAKE + piece] = 1
    if may_use_space(s, seat, PRODUCT_SPACE):
        for product in range(PRODUCTS):
            if s.supply[product] > 0 and has_lowest_price(s, product):
                mask[TAKE + product] = 1


@jit
def trade(s: Rec, action: int) -> None:
    if action == DONE:
        s.phase = TURN_OVER
    elif action < SELL:
        buy(s, action - BUY)
    elif action < TAKE:
        sell(s, action - SELL)
    else:
        take_free_piece(s, action - TAKE)


@jit
def take_free_piece(s: Rec, piece: int) -> None:
    cover(s, PRODUCT_SPACE if piece < PRODUCTS else RESOURCE_SPACE)
    receive(s, s.actor, piece, 1)
    s.phase = TURN_OVER


@jit
def buy(s: Rec, kind: int) -> None:
    """Bought products go to the yard."""
    seat = s.actor
    s.pesos[seat] -= buy_price(s, kind)
    if s.market[kind] > 0:
        s.market[kind] -= 1
    else:
        s.supply[kind] -= 1
    s.yard[seat, kind] += 1
    s.way[kind] = BOUGHT if s.way[kind] <= BOUGHT else SOLD_THEN_BOUGHT
    s.traded = 1


@jit
def sell(s: Rec, kind: int) -> None:
    seat = s.actor
    s.pesos[seat] += sell_price(s, kind)
    give_up(s, seat, kind, 1)
    if s.market[kind] < ROW_LENGTH[kind]:
        s.market[kind] += 1
    else:
        s.supply[kind] += 1
    s.way[kind] = SOLD if s.way[kind] == NOTHING_YET or s.way[kind] == SOLD else BOUGHT_THEN_SOLD
    s.traded = 1
