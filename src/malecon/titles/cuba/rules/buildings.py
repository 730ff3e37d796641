"""What the buildings do (sections 8 and 10): one small rule for each, and the list that finds it.

A rule either acts at once or prepares a question: how many to hand in (`ask_amount`), which pieces to hand in
(`ask_pieces`), what to load (`mayor.begin_loading`), or one of its own. The questions are answered below the list.
"""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.cuba.actions import (
    BUY_POINTS,
    DONE,
    GET,
    GIVE,
    HOW_MANY,
    MARK_BILL,
    NAME_SHIP,
    SELL_POINTS,
    STOW,
    UNLOAD,
    VETO_BILL,
)
from malecon.titles.cuba.box import (
    BEACH_CAFE,
    BLACK_MARKET,
    CANE,
    CASINO,
    CATEGORIES,
    CEMENT_FACTORY,
    CHURCH,
    CIGAR_CAFE,
    CIGAR_FACTORY,
    CIGARS,
    CUSTOMS_HOUSE,
    DAM,
    DISTILLERY,
    DOCKS,
    EFFECT,
    GENERAL_STORE,
    GOLF_COURSE,
    HOTEL,
    INN,
    LARGE_BANK,
    LARGE_BRANCH_OFFICE,
    LIGHTHOUSE,
    MERCHANDISE,
    MONASTERY,
    NEWSPAPER,
    NO_LAW,
    NOBODY,
    PIECES,
    PRODUCT_HOUSE,
    PRODUCTS,
    RESOURCE_HOUSE,
    RUM,
    RUM_CAFE,
    SAWMILL,
    SHIPS,
    SMALL_BANK,
    SMALL_BRANCH_OFFICE,
    STATUE,
    STONE,
    STOREHOUSE,
    TOBACCO,
    TOWN_HALL,
    WATER,
    WOOD,
    int64,
)
from malecon.titles.cuba.rules import harbour, mayor
from malecon.titles.cuba.rules.pieces import earn, hand_in, held, receive, store_yard
from malecon.titles.cuba.state import (
    AMOUNT,
    BARTER,
    CALL_SHIP,
    CASINO_PAYS,
    CUSTOMS,
    GAMBLE,
    HAND_IN,
    PRESS,
    RECEIVE,
    TILES_PAY,
    USE_OVER,
    VETO,
)

BY_FOREMAN, BY_LAWYER = 1, 2
NOTHING = -1

CEMENT_MOST, CEMENT_POINTS = EFFECT["cement_factory"]["most"], EFFECT["cement_factory"]["points"]
SAWMILL_MOST, SAWMILL_POINTS = EFFECT["sawmill"]["most"], EFFECT["sawmill"]["points"]
GOLF_MOST, GOLF_POINTS = EFFECT["golf_course"]["most"], EFFECT["golf_course"]["points"]
MONASTERY_MOST, MONASTERY_POINTS = EFFECT["monastery"]["most"], EFFECT["monastery"]["points"]
RUM_CAFE_MOST, RUM_CAFE_POINTS = EFFECT["rum_cafe"]["most"], EFFECT["rum_cafe"]["points"]
CIGAR_CAFE_MOST, CIGAR_CAFE_POINTS = EFFECT["cigar_cafe"]["most"], EFFECT["cigar_cafe"]["points"]
SMALL_OFFICE_MOST = EFFECT["small_branch_office"]["most"]
HOTEL_POINTS, INN_POINTS = EFFECT["hotel"]["points"], EFFECT["inn"]["points"]
STORE_MOST, STORE_PESOS = EFFECT["general_store"]["most"], EFFECT["general_store"]["pesos"]
PRODUCT_MOST, PRODUCT_PESOS = EFFECT["product_house"]["most"], EFFECT["product_house"]["pesos"]
RESOURCE_MOST, RESOURCE_PESOS = EFFECT["resource_house"]["most"], EFFECT["resource_house"]["pesos"]
SMALL_BANK_PESOS, LARGE_BANK_PESOS = EFFECT["small_bank"]["pesos"], EFFECT["large_bank"]["pesos"]
DAM_WATER = EFFECT["dam"]["water"]
CASINO_POINTS, CASINO_PESOS = EFFECT["casino"]["points"], EFFECT["casino"]["pesos"]
CASINO_EXCHANGES = EFFECT["casino"]["exchanges"]
NO_LIMIT = 99


# Ways of asking.


@jit
def ask_amount(s: Rec, piece: int, into: int, most: int, points: int, pesos: int) -> None:
    """How many of one kind are handed in: from none to the limit, and no more than is paid for (rulings 38, 39)."""
    most = min(most, held(s, s.actor, piece))
    if into != NOTHING:
        most = min(most, int64(s.supply[into]))
    s.piece = piece
    s.into = into
    s.left = most
    s.each_points = points
    s.each_pesos = pesos
    s.phase = AMOUNT


@jit
def ask_pieces(s: Rec, first: int, beyond: int, most: int, points: int, pesos: int) -> None:
    """Which pieces of a range of kinds are handed in, one by one."""
    s.first = first
    s.beyond = beyond
    s.left = most
    s.each_points = points
    s.each_pesos = pesos
    s.phase = HAND_IN
    close_hand_in_if_done(s)


# Victory points.


@jit
def cement_factory(s: Rec) -> None:
    ask_amount(s, STONE, NOTHING, CEMENT_MOST, CEMENT_POINTS, 0)


@jit
def sawmill(s: Rec) -> None:
    ask_amount(s, WOOD, NOTHING, SAWMILL_MOST, SAWMILL_POINTS, 0)


@jit
def golf_course(s: Rec) -> None:
    ask_amount(s, WATER, NOTHING, GOLF_MOST, GOLF_POINTS, 0)


@jit
def monastery(s: Rec) -> None:
    ask_pieces(s, 0, PRODUCTS, MONASTERY_MOST, MONASTERY_POINTS, 0)


@jit
def rum_cafe(s: Rec) -> None:
    ask_amount(s, RUM, NOTHING, RUM_CAFE_MOST, RUM_CAFE_POINTS, 0)


@jit
def cigar_cafe(s: Rec) -> None:
    ask_amount(s, CIGARS, NOTHING, CIGAR_CAFE_MOST, CIGAR_CAFE_POINTS, 0)


@jit
def small_branch_office(s: Rec) -> None:
    """One item on a ship, scored as the mayor does (C-80)."""
    mayor.begin_loading(s, mayor.SMALL_OFFICE, SMALL_OFFICE_MOST)


@jit
def large_branch_office(s: Rec) -> None:
    """Any number of one kind on one ship."""
    mayor.begin_loading(s, mayor.LARGE_OFFICE, NO_LIMIT)


@jit
def hotel(s: Rec) -> None:
    earn(s, s.actor, TILES_PAY, HOTEL_POINTS)


@jit
def inn(s: Rec) -> None:
    earn(s, s.actor, TILES_PAY, INN_POINTS)


# Income.


@jit
def general_store(s: Rec) -> None:
    ask_pieces(s, PRODUCTS, MERCHANDISE, STORE_MOST, 0, STORE_PESOS)


@jit
def product_house(s: Rec) -> None:
    ask_pieces(s, 0, PRODUCTS, PRODUCT_MOST, 0, PRODUCT_PESOS)


@jit
def resource_house(s: Rec) -> None:
    ask_pieces(s, MERCHANDISE, PIECES, RESOURCE_MOST, 0, RESOURCE_PESOS)


@jit
def small_bank(s: Rec) -> None:
    s.pesos[s.actor] += SMALL_BANK_PESOS


@jit
def large_bank(s: Rec) -> None:
    s.pesos[s.actor] += LARGE_BANK_PESOS


# Factories and black market.


@jit
def cigar_factory(s: Rec) -> None:
    ask_amount(s, TOBACCO, CIGARS, NO_LIMIT, 0, 0)


@jit
def distillery(s: Rec) -> None:
    ask_amount(s, CANE, RUM, NO_LIMIT, 0, 0)


@jit
def black_market(s: Rec) -> None:
    """One product into one good or the reverse, kinds of choice (C-81)."""
    s.phase = BARTER


# Power.


@jit
def church(s: Rec) -> None:
    """One of this round's bills leaves the game at once (C-19)."""
    s.phase = VETO


@jit
def town_hall(s: Rec) -> None:
    s.vote_holder = s.actor


@jit
def dam(s: Rec) -> None:
    receive(s, s.actor, WATER, DAM_WATER)


@jit
def lighthouse(s: Rec) -> None:
    s.phase = CALL_SHIP


@jit
def storehouse(s: Rec) -> None:
    """Works like the printed warehouse (C-92)."""
    store_yard(s, s.actor)


# El Presidente.


@jit
def casino(s: Rec) -> None:
    s.phase = GAMBLE
    close_casino_if_done(s)


@jit
def customs_house(s: Rec) -> None:
    s.phase = CUSTOMS


@jit
def statue(s: Rec) -> None:
    s.statue_on[s.actor] = 1


@jit
def newspaper(s: Rec) -> None:
    """The press token goes on a bill that is still there (ruling 61)."""
    s.phase = PRESS


# The list.


@jit
def use(s: Rec, building: int) -> None:
    """Carries out the building's rule for the actor, or puts its question."""
    s.phase = USE_OVER
    if building == CEMENT_FACTORY:
        cement_factory(s)
    elif building == SAWMILL:
        sawmill(s)
    elif building == GOLF_COURSE:
        golf_course(s)
    elif building == MONASTERY:
        monastery(s)
    elif building == RUM_CAFE:
        rum_cafe(s)
    elif building == CIGAR_CAFE:
        cigar_cafe(s)
    elif building == SMALL_BRANCH_OFFICE:
        small_branch_office(s)
    elif building == LARGE_BRANCH_OFFICE:
        large_branch_office(s)
    elif building == HOTEL:
        hotel(s)
    elif building == INN:
        inn(s)
    elif building == GENERAL_STORE:
        general_store(s)
    elif building == PRODUCT_HOUSE:
        product_house(s)
    elif building == RESOURCE_HOUSE:
        resource_house(s)
    elif building == SMALL_BANK:
        small_bank(s)
    elif building == LARGE_BANK:
        large_bank(s)
    elif building == CIGAR_FACTORY:
        cigar_factory(s)
    elif building == DISTILLERY:
        distillery(s)
    elif building == BLACK_MARKET:
        black_market(s)
    elif building == CHURCH:
        church(s)
    elif building == TOWN_HALL:
        town_hall(s)
    elif building == DAM:
        dam(s)
    elif building == LIGHTHOUSE:
        lighthouse(s)
    elif building == STOREHOUSE:
        storehouse(s)
    elif building == CASINO:
        casino(s)
    elif building == CUSTOMS_HOUSE:
        customs_house(s)
    elif building == STATUE:
        statue(s)
    elif building == NEWSPAPER:
        newspaper(s)


@jit
def can_serve(s: Rec, seat: int, building: int, agent: int, final: bool) -> bool:
    """Whether the building can be used at all now; what is not named here always can, if only for nothing."""
    if building == BEACH_CAFE:
        return False  # works by itself
    if building == STATUE:
        return final and (agent == BY_FOREMAN or s.statue_via_lawyer)
    if building == CASINO:
        return s.casino_done[seat] < CASINO_EXCHANGES
    if building == TOWN_HALL:
        return s.vote_holder == NOBODY
    if building == NEWSPAPER:
        return s.press_holder == NOBODY
    if building == CHURCH:
        for category in range(CATEGORIES):
            if may_veto(s, seat, category):
                return True
        return False
    return True


# Answers: how many, which pieces.


@jit
def legal_amount(s: Rec, mask: Any) -> None:
    for count in range(s.left + 1):
        mask[HOW_MANY + count] = 1


@jit
def answer_amount(s: Rec, count: int) -> None:
    seat = s.actor
    hand_in(s, seat, s.piece, count)
    if s.into != NOTHING:
        receive(s, seat, s.into, count)
    s.pesos[seat] += count * s.each_pesos
    earn(s, seat, TILES_PAY, count * s.each_points)
    s.phase = USE_OVER


@jit
def close_hand_in_if_done(s: Rec) -> None:
    if s.left > 0:
        for piece in range(s.first, s.beyond):
            if held(s, s.actor, piece) > 0:
                return
    s.phase = USE_OVER


@jit
def legal_hand_in(s: Rec, mask: Any) -> None:
    mask[DONE] = 1
    for piece in range(s.first, s.beyond):
        if held(s, s.actor, piece) > 0:
            mask[GIVE + piece] = 1


@jit
def answer_hand_in(s: Rec, action: int) -> None:
    if action == DONE:
        s.phase = USE_OVER
        return
    seat, piece = s.actor, action - GIVE
    hand_in(s, seat, piece, 1)
    s.pesos[seat] += s.each_pesos
    earn(s, seat, TILES_PAY, s.each_points)
    s.left -= 1
    close_hand_in_if_done(s)


# Black market.


@jit
def in_supply(s: Rec, first: int, beyond: int) -> bool:
    for piece in range(first, beyond):
        if s.supply[piece] > 0:
            return True
    return False


@jit
def legal_barter(s: Rec, mask: Any) -> None:
    mask[DONE] = 1
    for piece in range(MERCHANDISE):
        back = in_supply(s, PRODUCTS, MERCHANDISE) if piece < PRODUCTS else in_supply(s, 0, PRODUCTS)
        if back and held(s, s.actor, piece) > 0:
            mask[GIVE + piece] = 1


@jit
def barter(s: Rec, action: int) -> None:
    if action == DONE:
        s.phase = USE_OVER
        return
    piece = action - GIVE
    hand_in(s, s.actor, piece, 1)
    s.first = PRODUCTS if piece < PRODUCTS else 0
    s.beyond = MERCHANDISE if piece < PRODUCTS else PRODUCTS
    s.phase = RECEIVE


@jit
def legal_receive(s: Rec, mask: Any) -> None:
    for piece in range(s.first, s.beyond):
        if s.supply[piece] > 0:
            mask[GET + piece] = 1


@jit
def answer_receive(s: Rec, piece: int) -> None:
    receive(s, s.actor, piece, 1)
    s.phase = USE_OVER


# Church, newspaper, lighthouse.


@jit
def may_veto(s: Rec, seat: int, category: int) -> bool:
    """Any bill still there but one of the category vetoed in the round before (C-78)."""
    return s.bill[category] != NO_LAW and s.veto_before[seat] != category


@jit
def legal_veto(s: Rec, mask: Any) -> None:
    for category in range(CATEGORIES):
        if may_veto(s, s.actor, category):
            mask[VETO_BILL + category] = 1


@jit
def veto(s: Rec, category: int) -> None:
    s.bill[category] = NO_LAW
    s.veto_now[s.actor] = category
    s.phase = USE_OVER


@jit
def legal_press(s: Rec, mask: Any) -> None:
    for category in range(CATEGORIES):
        if s.bill[category] != NO_LAW:
            mask[MARK_BILL + category] = 1


@jit
def mark_bill(s: Rec, category: int) -> None:
    s.press_holder = s.actor
    s.press_on = category
    s.phase = USE_OVER


@jit
def legal_call(s: Rec, mask: Any) -> None:
    for ship in range(SHIPS):
        mask[NAME_SHIP + ship] = harbour.in_pile(s, ship)


@jit
def call_ship(s: Rec, ship: int) -> None:
    harbour.call_ship(s, ship)
    s.phase = USE_OVER


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
        s.phase = USE_OVER


@jit
def legal_casino(s: Rec, mask: Any) -> None:
    mask[DONE] = 1
    mask[BUY_POINTS] = may_gamble(s)
    mask[SELL_POINTS] = may_cash(s)


@jit
def exchange(s: Rec, action: int) -> None:
    if action == DONE:
        s.phase = USE_OVER
        return
    seat = s.actor
    sign = 1 if action == BUY_POINTS else -1
    s.pesos[seat] -= sign * CASINO_PESOS
    earn(s, seat, CASINO_PAYS, sign * CASINO_POINTS)
    s.casino_done[seat] += 1
    close_casino_if_done(s)


@jit
def legal_customs(s: Rec, mask: Any) -> None:
    """One item of merchandise, never wood, on or off a ship in a dock (12.4)."""
    mask[DONE] = 1
    for piece in range(MERCHANDISE):
        for dock in range(DOCKS):
            if s.supply[piece] > 0 and harbour.free_spaces(s, dock, piece) > 0:
                mask[STOW + piece * DOCKS + dock] = 1
            if s.cargo[dock, piece] > 0:
                mask[UNLOAD + piece * DOCKS + dock] = 1


@jit
def clear_customs(s: Rec, action: int) -> None:
    """Nobody scores, and a ship filled so stays until the end of the round (ruling 57)."""
    s.phase = USE_OVER
    if action == DONE:
        return
    sign, at = (1, action - STOW) if action < UNLOAD else (-1, action - UNLOAD)
    piece, dock = at // DOCKS, at % DOCKS
    s.cargo[dock, piece] += sign
    s.supply[piece] -= sign
