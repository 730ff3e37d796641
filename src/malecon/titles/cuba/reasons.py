"""Why an action cannot be played now, said as a neighbour at the table would."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from malecon.core.errors import MaleconError, Reason
from malecon.core.jit import Rec
from malecon.core.words import CORE_WORDS
from malecon.titles.cuba.actions import ACTIONS
from malecon.titles.cuba.box import (
    BUILDING,
    CATEGORY,
    CHARACTER,
    COST,
    CUBAN,
    DOCK,
    EFFECT,
    FIELD,
    HOLD,
    LAND,
    MERCHANDISE,
    PIECE,
    PRODUCTS,
    RESOURCE_SPACE,
    RESOURCES,
    SPACE,
)
from malecon.titles.cuba.state import (
    AMOUNT,
    BID,
    BUILD,
    CALL_SHIP,
    CUSTOMS,
    DELEGATE,
    ENACT,
    GAMBLE,
    GIFT,
    HARVEST,
    HIRE_LAWYER,
    LOAD,
    PAY_DUTY,
    PRESS,
    REBUILD,
    SITE,
    START,
    SWAP_SHIPS,
    TIE_BID,
    TRADE,
    TURN,
    USE,
    VETO,
)

WORDS = CORE_WORDS + Path(__file__).parent / "text"
BY_LAWYER = 2


def why_not(s: Rec, facts: Rec, action: int) -> MaleconError | None:
    """The reason, or None where none better than "not now" is known."""
    a = ACTIONS.all[action]
    reason = _REASONS.get((int(s.phase), a.verb))
    return reason(s, facts, *(label for _, label in a.parts)) if reason else None


def _say(key: str, **parts: Any) -> Reason:
    return Reason(key, WORDS, **parts)


def _held(s: Rec, piece: int) -> int:
    stored = int(s.stored[s.actor, piece]) if piece < PRODUCTS else 0
    return int(s.yard[s.actor, piece]) + stored


# A turn.


def _play(s: Rec, facts: Rec, character: str) -> Reason:
    index = CHARACTER.labels.index(character)
    if not s.hand[s.actor, index]:
        return _say("why-card-played")
    return _say("why-card-laid") if s.laid[s.actor, index] else _say("why-cuban-due")


def _cuban(s: Rec, facts: Rec, cuban: str) -> Reason:
    index = CUBAN.labels.index(cuban)
    if not s.in_play[index]:
        return _say("why-donkey")
    return _say("why-cuban-taken") if s.taker[index] >= 0 else _say("why-no-cuban-due")


def _delegate(s: Rec, facts: Rec, character: str) -> Reason:
    return _say("why-two-delegates") if s.two_delegates else _say("why-one-delegate")


def _start(s: Rec, facts: Rec, piece: str) -> Reason:
    return _say("why-start-order")


# Worker, tradeswoman, architect.


def _harvest(s: Rec, facts: Rec, product: str) -> Reason:
    index = PIECE.labels.index(product)
    if s.supply[index] == 0:
        return _say("why-supply-out")
    lit = sum(
        1
        for f in range(len(FIELD))
        if facts.lit[s.actor, f] and LAND.labels[facts.land[s.actor, f]] == product and s.tile[s.actor, f] < 0
    )
    return _say("why-no-field") if s.picked[index] >= lit else _say("why-no-water")


def _buy(s: Rec, facts: Rec, kind: str) -> Reason:
    index = PIECE.labels.index(kind)
    price, money = int(facts.buy[index]), int(s.pesos[s.actor])
    if price < 0:
        return _say("why-supply-out")
    if price > money:
        return _say("why-too-dear", price=price, money=money)
    return _say("why-direction")


def _sell(s: Rec, facts: Rec, kind: str) -> Reason:
    index = PIECE.labels.index(kind)
    return _say("why-none-held") if _held(s, index) == 0 else _say("why-direction")


def _take(s: Rec, facts: Rec, piece: str) -> Reason | None:
    index = PIECE.labels.index(piece)
    if PRODUCTS <= index < MERCHANDISE:
        return _say("why-no-free-goods")
    if s.traded:
        return _say("why-traded")
    if not facts.alternatives:
        return _say("why-no-alternatives")
    if s.supply[index] == 0:
        return _say("why-supply-out")
    if index < PRODUCTS and not facts.lowest[index]:
        return _say("why-not-lowest")
    space = RESOURCE_SPACE if index >= MERCHANDISE else RESOURCE_SPACE + 1
    return _say("why-space-covered") if s.markers[space] else None


def _alternative(s: Rec, facts: Rec, space: str) -> Reason:
    index = SPACE.labels.index(space)
    if not facts.alternatives:
        return _say("why-no-alternatives")
    return _say("why-space-covered") if s.markers[index] >= s.alt_uses_per_round else _say("why-space-order")


def _build(s: Rec, facts: Rec, building: str) -> Reason:
    index = BUILDING.labels.index(building)
    if s.display[index] == 0:
        return _say("why-not-on-display")
    for resource in range(RESOURCES):
        piece = MERCHANDISE + resource
        if s.yard[s.actor, piece] < COST[index, resource]:
            return _say(f"why-short-of-{PIECE.labels[piece]}", cost=int(COST[index, resource]),
                        owned=int(s.yard[s.actor, piece]))  # fmt: skip
    if s.pesos[s.actor] < facts.surcharge:
        return _say("why-surcharge", pesos=int(facts.surcharge))
    return _say("why-no-free-field")


def _rebuild(s: Rec, facts: Rec, building: str) -> Reason:
    index = BUILDING.labels.index(building)
    return _say("why-not-on-display") if s.display[index] == 0 else _say("why-rebuild-cost")


def _site(s: Rec, facts: Rec, field: str) -> Reason:
    index = FIELD.labels.index(field)
    if LAND.labels[facts.land[s.actor, index]] == "warehouse":
        return _say("why-on-warehouse")
    if s.rebuilding:
        return _say("why-rebuild-cost") if s.tile[s.actor, index] >= 0 else _say("why-nothing-to-rebuild")
    return _say("why-on-building")


# Buildings.


def _use(s: Rec, facts: Rec, field: str) -> Reason:
    index = FIELD.labels.index(field)
    building = int(s.tile[s.actor, index])
    if building < 0 and LAND.labels[facts.land[s.actor, index]] != "warehouse":
        return _say("why-no-building")
    if s.used[s.actor, index] and (building < 0 or BUILDING.labels[building] != "casino"):
        return _say("why-used")
    if s.agent != BY_LAWYER and not facts.lit[s.actor, index] and (s.crossing or not s.foreman_single_anywhere):
        return _say("why-outside-cross")
    key = f"why-idle-{BUILDING.labels[building]}"
    return _say(key) if WORDS.has(key) else _say("why-used")


def _amount(s: Rec, facts: Rec, count: str) -> Reason:
    return _say("why-amount", most=int(s.left))


def _exchange(s: Rec, facts: Rec) -> Reason:
    if s.casino_done[s.actor] >= EFFECT["casino"]["exchanges"]:
        return _say("why-casino-limit", count=int(EFFECT["casino"]["exchanges"]))
    return _say("why-casino-stake", pesos=int(EFFECT["casino"]["pesos"]), points=int(EFFECT["casino"]["points"]))


def _ship_of(s: Rec, dock: str) -> int:
    return int(s.dock[DOCK.labels.index(dock)])


def _stow(s: Rec, facts: Rec, piece: str, dock: str) -> Reason:
    if _ship_of(s, dock) < 0:
        return _say("why-no-ship")
    return _say("why-supply-out") if s.supply[PIECE.labels.index(piece)] == 0 else _say("why-no-space")


def _unload(s: Rec, facts: Rec, piece: str, dock: str) -> Reason:
    return _say("why-nothing-aboard")


def _veto(s: Rec, facts: Rec, category: str) -> Reason:
    return _say("why-no-bill") if s.bill[CATEGORY.labels.index(category)] < 0 else _say("why-veto-again")


def _press(s: Rec, facts: Rec, category: str) -> Reason:
    return _say("why-no-bill")


def _call(s: Rec, facts: Rec, ship: str) -> Reason:
    return _say("why-not-in-pile")


# Harbour, parliament, laws.


def _load(s: Rec, facts: Rec, piece: str, dock: str) -> Reason:
    index, ship = PIECE.labels.index(piece), _ship_of(s, dock)
    if ship < 0:
        return _say("why-no-ship")
    if s.load_dock >= 0 and s.load_dock != DOCK.labels.index(dock):
        return _say("why-one-ship")
    if _held(s, index) == 0:
        return _say("why-none-held")
    if s.cargo[DOCK.labels.index(dock), index] >= HOLD[ship, index]:
        return _say("why-no-space")
    return _say("why-one-kind")


def _swap(s: Rec, facts: Rec, swap: str) -> Reason:
    return _say("why-no-ship")


def _bid(s: Rec, facts: Rec, votes: str) -> Reason:
    return _say("why-bid", pesos=int(s.pesos[s.actor]))


def _enact(s: Rec, facts: Rec, category: str) -> Reason:
    index = CATEGORY.labels.index(category)
    if s.bill[index] < 0:
        return _say("why-no-bill")
    return _say("why-enacted")


def _gift(s: Rec, facts: Rec, piece: str) -> Reason:
    return _say("why-not-on-market")


def _give(s: Rec, facts: Rec, piece: str) -> Reason:
    return _say("why-none-held") if _held(s, PIECE.labels.index(piece)) == 0 else _say("why-duty-piece")


def _finish_duty(s: Rec, facts: Rec) -> Reason | None:
    return _say("why-duty-begun") if s.begun else None


def _must_choose(s: Rec, facts: Rec) -> Reason:
    return _say("why-instead")


_REASONS: dict[tuple[int, str], Callable[..., MaleconError | None]] = {
    (START, "take"): _start,
    (TURN, "play"): _play,
    (TURN, "cuban"): _cuban,
    (DELEGATE, "delegate"): _delegate,
    (DELEGATE, "delegates"): _delegate,
    (HARVEST, "harvest"): _harvest,
    (TRADE, "buy"): _buy,
    (TRADE, "sell"): _sell,
    (TRADE, "take"): _take,
    (BUILD, "build"): _build,
    (BUILD, "alternative"): _alternative,
    (BUILD, "done"): _must_choose,
    (REBUILD, "build"): _rebuild,
    (SITE, "site"): _site,
    (USE, "use"): _use,
    (HIRE_LAWYER, "use"): _use,
    (AMOUNT, "amount"): _amount,
    (GAMBLE, "gamble"): _exchange,
    (GAMBLE, "cash"): _exchange,
    (CUSTOMS, "stow"): _stow,
    (CUSTOMS, "unload"): _unload,
    (VETO, "veto"): _veto,
    (PRESS, "press"): _press,
    (CALL_SHIP, "ship"): _call,
    (LOAD, "load"): _load,
    (LOAD, "alternative"): _alternative,
    (LOAD, "done"): _must_choose,
    (SWAP_SHIPS, "swap"): _swap,
    (BID, "bid"): _bid,
    (TIE_BID, "bid"): _bid,
    (ENACT, "enact"): _enact,
    (GIFT, "take"): _gift,
    (PAY_DUTY, "give"): _give,
    (PAY_DUTY, "done"): _finish_duty,
}
