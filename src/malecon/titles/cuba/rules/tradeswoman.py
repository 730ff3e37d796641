"""Tradeswoman (4.2) and the market (7.1): buying and selling, or a free piece."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.rules.alternatives import cover, may_use_space
from malecon.titles.cuba.rules.pieces import give_up, held, receive

NOTHING_YET, BOUGHT, SOLD, BOUGHT_THEN_SOLD, SOLD_THEN_BOUGHT = range(5)
NOT_FOR_SALE = -1


@jit
def begin(s: Rec) -> None:
    s.phase = state.TRADE
    s.traded = 0
    for kind in range(box.MERCHANDISE):
        s.way[kind] = NOTHING_YET


@jit
def buy_price(s: Rec, kind: int) -> int:
    """The right-most piece of the row is the cheapest; an empty row is served by the supply."""
    if s.market[kind] > 0:
        return box.ROW_PRICE[kind, s.market[kind] - 1]
    return box.SUPPLY_PRICE if s.supply[kind] > 0 else NOT_FOR_SALE


@jit
def sell_price(s: Rec, kind: int) -> int:
    """The next empty space of the row; a full row sends the piece to the supply."""
    if s.market[kind] < box.ROW_LENGTH[kind]:
        return box.ROW_PRICE[kind, s.market[kind]]
    return box.SELL_TO_SUPPLY[kind]


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
    for other in range(box.PRODUCTS):
        if row_price(s, other) < row_price(s, product):
            return False
    return True


@jit
def row_price(s: Rec, product: int) -> int:
    return box.ROW_PRICE[product, s.market[product] - 1] if s.market[product] > 0 else box.SUPPLY_PRICE


@jit
def legal_trade(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    for kind in range(box.MERCHANDISE):
        if may_buy(s, kind):
            mask[actions.BUY + kind] = 1
        if may_sell(s, kind):
            mask[actions.SELL + kind] = 1
    if not s.traded:
        legal_free_piece(s, mask)


@jit
def legal_free_piece(s: Rec, mask: Any) -> None:
    """Her two alternatives: any resource, or a product that has the lowest price."""
    seat = s.actor
    if may_use_space(s, seat, box.RESOURCE_SPACE):
        for piece in range(box.MERCHANDISE, box.PIECES):
            if s.supply[piece] > 0:
                mask[actions.TAKE + piece] = 1
    if may_use_space(s, seat, box.PRODUCT_SPACE):
        for product in range(box.PRODUCTS):
            if s.supply[product] > 0 and has_lowest_price(s, product):
                mask[actions.TAKE + product] = 1


@jit
def trade(s: Rec, action: int) -> None:
    if action == actions.DONE:
        s.phase = state.TURN_OVER
    elif action < actions.SELL:
        buy(s, action - actions.BUY)
    elif action < actions.TAKE:
        sell(s, action - actions.SELL)
    else:
        take_free_piece(s, action - actions.TAKE)


@jit
def take_free_piece(s: Rec, piece: int) -> None:
    cover(s, box.PRODUCT_SPACE if piece < box.PRODUCTS else box.RESOURCE_SPACE)
    receive(s, s.actor, piece, 1)
    s.phase = state.TURN_OVER


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
    if s.market[kind] < box.ROW_LENGTH[kind]:
        s.market[kind] += 1
    else:
        s.supply[kind] += 1
    s.way[kind] = SOLD if s.way[kind] == NOTHING_YET or s.way[kind] == SOLD else BOUGHT_THEN_SOLD
    s.traded = 1
