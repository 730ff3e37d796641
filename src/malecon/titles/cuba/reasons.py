"""Why an action cannot be played now, said as a neighbour at the table would."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from malecon.core.errors import MaleconError, Reason
from malecon.core.jit import Rec
from malecon.core.words import CORE_WORDS
from malecon.titles.cuba import actions, box, state

WORDS = (CORE_WORDS + Path(__file__).parent / "text").of(box.DATA.number)
BY_LAWYER = 2


def why_not(s: Rec, facts: Rec, action: int) -> MaleconError | None:
    """The reason, or None where none better than "not now" is known."""
    a = actions.ACTIONS.all[action]
    reason = _REASONS.get((int(s.phase), a.verb))
    return reason(s, facts, *(label for _, label in a.parts)) if reason else None


def _say(key: str, **parts: Any) -> Reason:
    return Reason(key, WORDS, **parts)


def _held(s: Rec, piece: int) -> int:
    stored = int(s.stored[s.actor, piece]) if piece < box.PRODUCTS else 0
    return int(s.yard[s.actor, piece]) + stored


# Set-up.


def _colour(s: Rec, facts: Rec, colour: str) -> Reason:
    return _say("why-colour-taken")


def _put_away(s: Rec, facts: Rec, statute: str) -> Reason:
    card = box.STATUTE.labels.index(statute)
    gone = s.away[card // box.CARDS, card % box.CARDS]
    return _say("why-put-away") if gone else _say("why-put-away-order")


def _remove(s: Rec, facts: Rec, building: str) -> Reason:
    return _say("why-not-on-display")


# A turn.


def _play(s: Rec, facts: Rec, character: str) -> Reason:
    index = box.CHARACTER.labels.index(character)
    if not s.hand[s.actor, index]:
        return _say("why-card-played")
    return _say("why-card-laid") if s.laid[s.actor, index] else _say("why-cuban-due")


def _cuban(s: Rec, facts: Rec, cuban: str) -> Reason:
    index = box.CUBAN.labels.index(cuban)
    if not s.in_play[index]:
        return _say("why-donkey")
    return _say("why-cuban-taken") if s.taker[index] >= 0 else _say("why-no-cuban-due")


def _delegate(s: Rec, facts: Rec, character: str) -> Reason:
    return _say("why-two-delegates") if s.two_delegates else _say("why-one-delegate")


def _start(s: Rec, facts: Rec, piece: str) -> Reason:
    return _say("why-start-order")


# Worker, tradeswoman, architect.


def _harvest(s: Rec, facts: Rec, product: str) -> Reason:
    index = box.PIECE.labels.index(product)
    if s.supply[index] == 0:
        return _say("why-supply-out")
    lit = sum(
        1
        for f in range(len(box.FIELD))
        if facts.lit[s.actor, f] and box.LAND.labels[facts.land[s.actor, f]] == product and s.tile[s.actor, f] < 0
    )
    return _say("why-no-field") if s.picked[index] >= lit else _say("why-no-water")


def _buy(s: Rec, facts: Rec, kind: str) -> Reason:
    index = box.PIECE.labels.index(kind)
    price, money = int(facts.buy[index]), int(s.pesos[s.actor])
    if price < 0:
        return _say("why-supply-out")
    if price > money:
        return _say("why-too-dear", price=price, money=money)
    return _say("why-direction")


def _sell(s: Rec, facts: Rec, kind: str) -> Reason:
    index = box.PIECE.labels.index(kind)
    return _say("why-none-held") if _held(s, index) == 0 else _say("why-direction")


def _take(s: Rec, facts: Rec, piece: str) -> Reason | None:
    index = box.PIECE.labels.index(piece)
    if box.PRODUCTS <= index < box.MERCHANDISE:
        return _say("why-no-free-goods")
    if s.traded:
        return _say("why-traded")
    if not facts.alternatives:
        return _say("why-no-alternatives")
    if s.supply[index] == 0:
        return _say("why-supply-out")
    if index < box.PRODUCTS and not facts.lowest[index]:
        return _say("why-not-lowest")
    space = box.RESOURCE_SPACE if index >= box.MERCHANDISE else box.RESOURCE_SPACE + 1
    return _say("why-space-covered") if s.markers[space] else None


def _alternative(s: Rec, facts: Rec, space: str) -> Reason:
    index = box.SPACE.labels.index(space)
    if not facts.alternatives:
        return _say("why-no-alternatives")
    return _say("why-space-covered") if s.markers[index] >= s.alt_uses_per_round else _say("why-space-order")


def _build(s: Rec, facts: Rec, building: str) -> Reason:
    index = box.BUILDING.labels.index(building)
    if s.display[index] == 0:
        return _say("why-not-on-display")
    for resource in range(box.RESOURCES):
        piece = box.MERCHANDISE + resource
        if s.yard[s.actor, piece] < box.COST[index, resource]:
            return _say(f"why-short-of-{box.PIECE.labels[piece]}", cost=int(box.COST[index, resource]),
                        owned=int(s.yard[s.actor, piece]))  # fmt: skip
    if s.pesos[s.actor] < facts.surcharge:
        return _say("why-surcharge", pesos=int(facts.surcharge))
    return _say("why-no-free-field")


def _rebuild(s: Rec, facts: Rec, building: str) -> Reason:
    index = box.BUILDING.labels.index(building)
    return _say("why-not-on-display") if s.display[index] == 0 else _say("why-rebuild-cost")


def _site(s: Rec, facts: Rec, field: str) -> Reason:
    index = box.FIELD.labels.index(field)
    if box.LAND.labels[facts.land[s.actor, index]] == "warehouse":
        return _say("why-on-warehouse")
    if s.rebuilding:
        return _say("why-rebuild-cost") if s.tile[s.actor, index] >= 0 else _say("why-nothing-to-rebuild")
    return _say("why-on-building")


# Buildings.


def _use(s: Rec, facts: Rec, field: str) -> Reason:
    index = box.FIELD.labels.index(field)
    building = int(s.tile[s.actor, index])
    if building < 0 and box.LAND.labels[facts.land[s.actor, index]] != "warehouse":
        return _say("why-no-building")
    if s.used[s.actor, index] and (building < 0 or box.BUILDING.labels[building] != "casino"):
        return _say("why-used")
    if s.agent != BY_LAWYER and not facts.lit[s.actor, index] and (s.crossing or not s.foreman_single_anywhere):
        return _say("why-outside-cross")
    key = f"why-idle-{box.BUILDING.labels[building]}"
    return _say(key) if WORDS.has(key) else _say("why-used")


def _amount(s: Rec, facts: Rec, count: str) -> Reason:
    return _say("why-amount", most=int(s.left))


def _exchange(s: Rec, facts: Rec) -> Reason:
    if s.casino_done[s.actor] >= box.EFFECT["casino"]["exchanges"]:
        return _say("why-casino-limit", count=int(box.EFFECT["casino"]["exchanges"]))
    return _say(
        "why-casino-stake", pesos=int(box.EFFECT["casino"]["pesos"]), points=int(box.EFFECT["casino"]["points"])
    )


def _ship_of(s: Rec, dock: str) -> int:
    return int(s.dock[box.DOCK.labels.index(dock)])


def _stow(s: Rec, facts: Rec, piece: str, dock: str) -> Reason:
    if _ship_of(s, dock) < 0:
        return _say("why-no-ship")
    return _say("why-supply-out") if s.supply[box.PIECE.labels.index(piece)] == 0 else _say("why-no-space")


def _unload(s: Rec, facts: Rec, piece: str, dock: str) -> Reason:
    return _say("why-nothing-aboard")


def _veto(s: Rec, facts: Rec, category: str) -> Reason:
    return _say("why-no-bill") if s.bill[box.CATEGORY.labels.index(category)] < 0 else _say("why-veto-again")


def _press(s: Rec, facts: Rec, category: str) -> Reason:
    return _say("why-no-bill")


def _call(s: Rec, facts: Rec, ship: str) -> Reason:
    return _say("why-not-in-pile")


# Harbour, parliament, laws.


def _load(s: Rec, facts: Rec, piece: str, dock: str) -> Reason:
    index, ship = box.PIECE.labels.index(piece), _ship_of(s, dock)
    if ship < 0:
        return _say("why-no-ship")
    if s.load_dock >= 0 and s.load_dock != box.DOCK.labels.index(dock):
        return _say("why-one-ship")
    if _held(s, index) == 0:
        return _say("why-none-held")
    if s.cargo[box.DOCK.labels.index(dock), index] >= box.HOLD[ship, index]:
        return _say("why-no-space")
    return _say("why-one-kind")


def _swap(s: Rec, facts: Rec, swap: str) -> Reason:
    return _say("why-no-ship")


def _bid(s: Rec, facts: Rec, votes: str) -> Reason:
    return _say("why-bid", pesos=int(s.pesos[s.actor]))


def _enact(s: Rec, facts: Rec, category: str) -> Reason:
    index = box.CATEGORY.labels.index(category)
    if s.bill[index] < 0:
        return _say("why-no-bill")
    return _say("why-enacted")


def _gift(s: Rec, facts: Rec, piece: str) -> Reason:
    return _say("why-not-on-market")


def _give(s: Rec, facts: Rec, piece: str) -> Reason:
    return _say("why-none-held") if _held(s, box.PIECE.labels.index(piece)) == 0 else _say("why-duty-piece")


def _finish_duty(s: Rec, facts: Rec) -> Reason | None:
    return _say("why-duty-begun") if s.begun else None


def _must_choose(s: Rec, facts: Rec) -> Reason:
    return _say("why-instead")


_REASONS: dict[tuple[int, str], Callable[..., MaleconError | None]] = {
    (state.COLOUR, "colour"): _colour,
    (state.SWAP_OUT, "remove"): _remove,
    (state.PUT_AWAY, "put_away"): _put_away,
    (state.START, "take"): _start,
    (state.TURN, "play"): _play,
    (state.TURN, "cuban"): _cuban,
    (state.DELEGATE, "delegate"): _delegate,
    (state.DELEGATE, "delegates"): _delegate,
    (state.HARVEST, "harvest"): _harvest,
    (state.TRADE, "buy"): _buy,
    (state.TRADE, "sell"): _sell,
    (state.TRADE, "take"): _take,
    (state.BUILD, "build"): _build,
    (state.BUILD, "alternative"): _alternative,
    (state.BUILD, "done"): _must_choose,
    (state.REBUILD, "build"): _rebuild,
    (state.SITE, "site"): _site,
    (state.USE, "use"): _use,
    (state.HIRE_LAWYER, "use"): _use,
    (state.AMOUNT, "amount"): _amount,
    (state.GAMBLE, "gamble"): _exchange,
    (state.GAMBLE, "cash"): _exchange,
    (state.CUSTOMS, "stow"): _stow,
    (state.CUSTOMS, "unload"): _unload,
    (state.VETO, "veto"): _veto,
    (state.PRESS, "press"): _press,
    (state.CALL_SHIP, "ship"): _call,
    (state.LOAD, "load"): _load,
    (state.LOAD, "alternative"): _alternative,
    (state.LOAD, "done"): _must_choose,
    (state.SWAP_SHIPS, "swap"): _swap,
    (state.EVENT_VETO, "veto"): _veto,
    (state.HUNDREDS, "hundreds"): _bid,
    (state.BID, "bid"): _bid,
    (state.TIE_BID, "bid"): _bid,
    (state.ENACT, "enact"): _enact,
    (state.GIFT, "take"): _gift,
    (state.PAY_DUTY, "give"): _give,
    (state.PAY_DUTY, "done"): _finish_duty,
}
