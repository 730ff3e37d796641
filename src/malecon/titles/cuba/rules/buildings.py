"""What the buildings do (sections 8 and 10): a table of what each gives and asks, and the answers to what is asked."""

from typing import Any, NamedTuple

import numpy as np

from malecon.core.jit import Rec, jit
from malecon.titles.cuba import actions, box, state
from malecon.titles.cuba.box import int64
from malecon.titles.cuba.rules import harbour, mayor
from malecon.titles.cuba.rules.pieces import earn, hand_in, held, receive, store_yard

BY_FOREMAN, BY_LAWYER = 1, 2
NOTHING = -1
NO_LIMIT = 99
CASINO_POINTS, CASINO_PESOS = box.EFFECT["casino"]["points"], box.EFFECT["casino"]["pesos"]
CASINO_EXCHANGES = box.EFFECT["casino"]["exchanges"]
SMALL_OFFICE_MOST = box.EFFECT["small_branch_office"]["most"]


class Use(NamedTuple):
    """What a building does when it is used: what it gives at once, and the question that it puts."""

    points: int = 0
    pesos: int = 0
    water: int = 0
    asks: int = state.USE_OVER
    first: int = 0  # pieces that it takes: from this kind on ...
    beyond: int = 0  # ... and below this one
    into: int = NOTHING  # what they turn into
    most: int = 0
    each_points: int = 0
    each_pesos: int = 0


def _gives(building: str) -> Use:
    return Use(**box.EFFECT[building])


def _takes(building: str, kind: int, into: int = NOTHING) -> Use:
    """So many of one kind."""
    effect = box.EFFECT.get(building, {})
    return Use(0, 0, 0, state.AMOUNT, kind, kind + 1, into, effect.get("most", NO_LIMIT), effect.get("points", 0))


def _takes_any(building: str, first: int, beyond: int) -> Use:
    """Pieces of several kinds, one by one."""
    effect = box.EFFECT[building]
    points, pesos = effect.get("points", 0), effect.get("pesos", 0)
    return Use(0, 0, 0, state.HAND_IN, first, beyond, NOTHING, effect["most"], points, pesos)


# The table: what is not in it acts in `use` itself, or not at all.
USES = {
    "cement_factory": _takes("cement_factory", box.STONE),
    "sawmill": _takes("sawmill", box.WOOD),
    "golf_course": _takes("golf_course", box.WATER),
    "monastery": _takes_any("monastery", 0, box.PRODUCTS),
    "rum_cafe": _takes("rum_cafe", box.RUM),
    "cigar_cafe": _takes("cigar_cafe", box.CIGARS),
    "hotel": _gives("hotel"),
    "inn": _gives("inn"),
    "general_store": _takes_any("general_store", box.PRODUCTS, box.MERCHANDISE),
    "product_house": _takes_any("product_house", 0, box.PRODUCTS),
    "resource_house": _takes_any("resource_house", box.MERCHANDISE, box.PIECES),
    "small_bank": _gives("small_bank"),
    "large_bank": _gives("large_bank"),
    "cigar_factory": _takes("cigar_factory", box.TOBACCO, into=box.CIGARS),
    "distillery": _takes("distillery", box.CANE, into=box.RUM),
    "black_market": Use(asks=state.BARTER),
    "church": Use(asks=state.VETO),
    "dam": _gives("dam"),
    "lighthouse": Use(asks=state.CALL_SHIP),
    "casino": Use(asks=state.GAMBLE),
    "customs_house": Use(asks=state.CUSTOMS),
    "newspaper": Use(asks=state.PRESS),
}
TABLE = np.array([USES.get(label, Use()) for label in box.BUILDING.labels], np.int64)
POINTS, PESOS, WATER, ASKS, FIRST, BEYOND, INTO, MOST, EACH_POINTS, EACH_PESOS = range(len(Use._fields))


@jit
def use(s: Rec, building: int) -> None:
    """Carries out the building's rule for the actor, or puts its question."""
    seat = s.actor
    s.phase = TABLE[building, ASKS]
    earn(s, seat, state.TILES_PAY, TABLE[building, POINTS])
    s.pesos[seat] += TABLE[building, PESOS]
    receive(s, seat, box.WATER, TABLE[building, WATER])
    if s.phase == state.AMOUNT:
        ask_amount(s, building)
    elif s.phase == state.HAND_IN:
        ask_pieces(s, building)
    elif s.phase == state.GAMBLE:
        close_casino_if_done(s)
    elif building == box.SMALL_BRANCH_OFFICE:
        mayor.begin_loading(s, mayor.SMALL_OFFICE, SMALL_OFFICE_MOST)  # one item, scored as the mayor does (C-80)
    elif building == box.LARGE_BRANCH_OFFICE:
        mayor.begin_loading(s, mayor.LARGE_OFFICE, NO_LIMIT)  # any number of one kind on one ship
    elif building == box.TOWN_HALL:
        s.vote_holder = seat
    elif building == box.STOREHOUSE:
        store_yard(s, seat)  # works like the printed warehouse (C-92)
    elif building == box.STATUE:
        s.statue_on[seat] = 1


@jit
def ask_amount(s: Rec, building: int) -> None:
    """How many of one kind are handed in: from none to the limit, and no more than is paid for (rulings 38, 39)."""
    s.piece = TABLE[building, FIRST]
    s.into = TABLE[building, INTO]
    s.left = min(TABLE[building, MOST], held(s, s.actor, s.piece))
    if s.into != NOTHING:
        s.left = min(s.left, int64(s.supply[s.into]))
    s.each_points = TABLE[building, EACH_POINTS]
    s.each_pesos = TABLE[building, EACH_PESOS]


@jit
def ask_pieces(s: Rec, building: int) -> None:
    """Which pieces of a range of kinds are handed in, one by one."""
    s.first = TABLE[building, FIRST]
    s.beyond = TABLE[building, BEYOND]
    s.left = TABLE[building, MOST]
    s.each_points = TABLE[building, EACH_POINTS]
    s.each_pesos = TABLE[building, EACH_PESOS]
    close_hand_in_if_done(s)


@jit
def can_serve(s: Rec, seat: int, building: int, agent: int, final: bool) -> bool:
    """Whether the building can be used at all now; what is not named here always can, if only for nothing."""
    if building == box.BEACH_CAFE:
        return False  # works by itself
    if building == box.STATUE:
        return final and (agent == BY_FOREMAN or s.statue_via_lawyer)
    if building == box.CASINO:
        return s.casino_done[seat] < CASINO_EXCHANGES
    if building == box.TOWN_HALL:
        return s.vote_holder == box.NOBODY
    if building == box.NEWSPAPER:
        return s.press_holder == box.NOBODY
    if building == box.CHURCH:
        return may_veto_any(s, seat)
    return True


# Answers: how many, which pieces.


@jit
def legal_amount(s: Rec, mask: Any) -> None:
    for count in range(s.left + 1):
        mask[actions.HOW_MANY + count] = 1


@jit
def answer_amount(s: Rec, count: int) -> None:
    seat = s.actor
    hand_in(s, seat, s.piece, count)
    if s.into != NOTHING:
        receive(s, seat, s.into, count)
    s.pesos[seat] += count * s.each_pesos
    earn(s, seat, state.TILES_PAY, count * s.each_points)
    s.phase = state.USE_OVER


@jit
def close_hand_in_if_done(s: Rec) -> None:
    if s.left > 0:
        for piece in range(s.first, s.beyond):
            if held(s, s.actor, piece) > 0:
                return
    s.phase = state.USE_OVER


@jit
def legal_hand_in(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    for piece in range(s.first, s.beyond):
        if held(s, s.actor, piece) > 0:
            mask[actions.GIVE + piece] = 1


@jit
def answer_hand_in(s: Rec, action: int) -> None:
    if action == actions.DONE:
        s.phase = state.USE_OVER
        return
    seat, piece = s.actor, action - actions.GIVE
    hand_in(s, seat, piece, 1)
    s.pesos[seat] += s.each_pesos
    earn(s, seat, state.TILES_PAY, s.each_points)
    s.left -= 1
    if limit_is_of_each_kind(s):
        count_by_kind(s, piece)
    close_hand_in_if_done(s)


@jit
def limit_is_of_each_kind(s: Rec) -> bool:
    """The resource house, by option."""
    return s.resource_house_limit == state.EACH and s.tile[s.actor, s.using] == box.RESOURCE_HOUSE


@jit
def count_by_kind(s: Rec, piece: int) -> None:
    """Kinds go in the order of the box, each up to the limit."""
    most = TABLE[box.RESOURCE_HOUSE, MOST]
    if piece > s.first:
        s.first = piece
        s.left = most - 1
    if s.left == 0:
        s.first = piece + 1
        s.left = most


# Black market.


@jit
def in_supply(s: Rec, first: int, beyond: int) -> bool:
    for piece in range(first, beyond):
        if s.supply[piece] > 0:
            return True
    return False


@jit
def legal_barter(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    for piece in range(box.MERCHANDISE):
        back = in_supply(s, box.PRODUCTS, box.MERCHANDISE) if piece < box.PRODUCTS else in_supply(s, 0, box.PRODUCTS)
        if back and held(s, s.actor, piece) > 0:
            mask[actions.GIVE + piece] = 1


@jit
def barter(s: Rec, action: int) -> None:
    if action == actions.DONE:
        s.phase = state.USE_OVER
        return
    piece = action - actions.GIVE
    hand_in(s, s.actor, piece, 1)
    s.first = box.PRODUCTS if piece < box.PRODUCTS else 0
    s.beyond = box.MERCHANDISE if piece < box.PRODUCTS else box.PRODUCTS
    s.phase = state.RECEIVE


@jit
def legal_receive(s: Rec, mask: Any) -> None:
    for piece in range(s.first, s.beyond):
        if s.supply[piece] > 0:
            mask[actions.GET + piece] = 1


@jit
def answer_receive(s: Rec, piece: int) -> None:
    receive(s, s.actor, piece, 1)
    s.phase = state.USE_OVER


# Church, newspaper, lighthouse.


@jit
def may_veto(s: Rec, seat: int, category: int) -> bool:
    """Any bill still there but those of the categories vetoed in the round before (C-78)."""
    return s.bill[category] != box.NO_LAW and not s.veto_before[seat, category]


@jit
def may_veto_any(s: Rec, seat: int) -> bool:
    for category in range(box.CATEGORIES):
        if may_veto(s, seat, category):
            return True
    return False


@jit
def legal_veto(s: Rec, mask: Any) -> None:
    for category in range(box.CATEGORIES):
        if may_veto(s, s.actor, category):
            mask[actions.VETO_BILL + category] = 1


@jit
def veto(s: Rec, category: int) -> None:
    strike_out(s, s.actor, category)
    s.phase = state.USE_OVER


@jit
def strike_out(s: Rec, seat: int, category: int) -> None:
    """The bill leaves the game; the kind is remembered for the round to come."""
    s.bill[category] = box.NO_LAW
    s.veto_now[seat, category] = 1


@jit
def legal_press(s: Rec, mask: Any) -> None:
    for category in range(box.CATEGORIES):
        if s.bill[category] != box.NO_LAW:
            mask[actions.MARK_BILL + category] = 1


@jit
def mark_bill(s: Rec, category: int) -> None:
    s.press_holder = s.actor
    s.press_on = category
    s.phase = state.USE_OVER


@jit
def legal_call(s: Rec, mask: Any) -> None:
    for ship in range(box.SHIPS):
        mask[actions.NAME_SHIP + ship] = harbour.in_pile(s, ship)


@jit
def call_ship(s: Rec, ship: int) -> None:
    harbour.call_ship(s, ship)
    s.phase = state.USE_OVER


# Casino and customs house.


@jit
def may_gamble(s: Rec) -> bool:
    return s.casino_done[s.actor] < CASINO_EXCHANGES and s.pesos[s.actor] >= CASINO_PESOS


@jit
def may_cash(s: Rec) -> bool:
    """It takes the points in hand (ruling 21)."""
    return s.casino_done[s.actor] < CASINO_EXCHANGES and s.points[s.actor] >= CASINO_POINTS


@jit
def close_casino_if_done(s: Rec) -> None:
    if not may_gamble(s) and not may_cash(s):
        s.phase = state.USE_OVER


@jit
def legal_casino(s: Rec, mask: Any) -> None:
    mask[actions.DONE] = 1
    mask[actions.BUY_POINTS] = may_gamble(s)
    mask[actions.SELL_POINTS] = may_cash(s)


@jit
def exchange(s: Rec, action: int) -> None:
    if action == actions.DONE:
        s.phase = state.USE_OVER
        return
    seat = s.actor
    sign = 1 if action == actions.BUY_POINTS else -1
    s.pesos[seat] -= sign * CASINO_PESOS
    earn(s, seat, state.CASINO_PAYS, sign * CASINO_POINTS)
    s.casino_done[seat] += 1
    close_casino_if_done(s)


@jit
def legal_customs(s: Rec, mask: Any) -> None:
    """One item of merchandise, never wood, on or off a ship in a dock (12.4)."""
    mask[actions.DONE] = 1
    for piece in range(box.MERCHANDISE):
        for dock in range(box.DOCKS):
            if s.supply[piece] > 0 and harbour.free_spaces(s, dock, piece) > 0:
                mask[actions.STOW + piece * box.DOCKS + dock] = 1
            if s.cargo[dock, piece] > 0:
                mask[actions.UNLOAD + piece * box.DOCKS + dock] = 1


@jit
def clear_customs(s: Rec, action: int) -> None:
    """Nobody scores, and a ship filled so stays until the end of the round (ruling 57)."""
    s.phase = state.USE_OVER
    if action == actions.DONE:
        return
    sign, at = (1, action - actions.STOW) if action < actions.UNLOAD else (-1, action - actions.UNLOAD)
    piece, dock = at // box.DOCKS, at % box.DOCKS
    s.cargo[dock, piece] += sign
    s.supply[piece] -= sign
