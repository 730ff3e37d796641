"""Why an action cannot be played now, said as a neighbour at the table would."""

from typing import Any

from malecon.core.errors import MaleconError, Reason
from malecon.core.jit import Rec
from malecon.titles.havana.actions import ACTIONS
from malecon.titles.havana.box import (
    ARQUITECTO,
    CARD,
    COLOUR,
    DEBRIS,
    DEBRIS_FOR_BRICK,
    DECK,
    GUARDAESPALDAS,
    MATERIAL,
    PESOS_FOR_WORKER,
    ROW,
    SIDE,
    WORDS,
)
from malecon.titles.havana.state import (
    ACT,
    BUILD,
    DEMOLISH,
    DISCARD,
    FENCE,
    FETCH,
    LAY,
    LOOT,
    PAY,
    PAYMENT,
    RECYCLE,
    ROB,
    SHARE,
    SMUGGLE,
)

_SHORT = ("why-short-white", "why-short-yellow", "why-short-green", "why-short-red", "why-short-debris")


def why_not(s: Rec, facts: Rec, action: int) -> MaleconError | None:
    """The reason, or None where none better than "not now" is known."""
    a = ACTIONS.all[action]
    reason = _REASONS.get((int(s.phase), a.verb))
    return reason(s, facts, *(label for _, label in a.parts)) if reason else None


def _say(key: str, **parts: Any) -> Reason:
    return Reason(key, WORDS, **parts)


def _actor(s: Rec) -> int:
    return int(s.order[s.turn])


def _perform(s: Rec, facts: Rec, card: str) -> MaleconError | None:
    index = CARD.labels.index(card)
    if not s.open[_actor(s), index]:
        return _say("why-not-open")
    return _say("why-performed") if not s.to_perform[index] else _say("why-no-effect")


def _actions_first(s: Rec, facts: Rec, *labels: str) -> MaleconError | None:
    return _say("why-actions-first")


def _actions_done(s: Rec, facts: Rec, card: str) -> MaleconError | None:
    return _say("why-actions-done")


def _build(s: Rec, facts: Rec, row: str, side: str) -> MaleconError | None:
    index, seat = ROW.labels.index(row), _actor(s)
    length = int(s.row_length[index])
    if length == 0:
        return _say("why-row-empty")
    building = DECK[int(s.row[index, 0 if SIDE.labels.index(side) == 0 else length - 1])]
    if building.get("architect") and not s.open[seat, ARQUITECTO]:
        return _say("why-no-architect")
    for kind, label in enumerate(MATERIAL.labels):
        short = building.get(label, 0) - int(s.materials[seat, kind])
        if short > 0:
            return _say(_SHORT[kind], short=short)
    short = building.get("pesos", 0) - int(s.pesos[seat])
    if short > 0:
        return _say("why-short-pesos", short=short)
    return _say("why-short-workers", short=building.get("workers", 0) - int(s.workers[seat]))


def _hire(s: Rec, facts: Rec) -> MaleconError | None:
    if s.five_for_one == PAYMENT:
        return _say("why-only-in-payment")
    pesos = int(s.pesos[_actor(s)])
    if pesos < PESOS_FOR_WORKER:
        return _say("why-few-pesos", needed=PESOS_FOR_WORKER, pesos=pesos)
    return _say("why-no-workers")


def _change(s: Rec, facts: Rec, colour: str) -> MaleconError | None:
    if s.five_for_one == PAYMENT:
        return _say("why-only-in-payment")
    debris = int(s.materials[_actor(s), DEBRIS])
    if debris < DEBRIS_FOR_BRICK:
        return _say("why-few-debris", needed=DEBRIS_FOR_BRICK, debris=debris)
    return _not_in_bag(s, facts, colour) if not s.bag[COLOUR.labels.index(colour)] else None


def _pay(s: Rec, facts: Rec, *labels: str) -> MaleconError:
    return _say("why-not-so-paid")


def _rob(s: Rec, facts: Rec, seat: str) -> MaleconError | None:
    victim, thief = int(seat), _actor(s)
    if victim >= s.seats:
        return _say("why-no-such-seat", seats=int(s.seats))
    if victim == thief:
        return _say("why-rob-yourself")
    order = s.order.tolist()
    anyone = s.last_thief_robs_anyone and s.turn == s.seats - 1
    if order.index(victim) < order.index(thief) and not anyone:
        return _say("why-plays-before")
    return _say("why-protected") if s.open[victim, GUARDAESPALDAS] else _say("why-nothing-to-steal")


def _none_there(s: Rec, facts: Rec, material: str) -> MaleconError:
    return _say("why-none-there")


def _share(s: Rec, facts: Rec, material: str) -> MaleconError:
    return _say("why-debris-taken") if material == MATERIAL.labels[DEBRIS] else _say("why-none-there")


def _not_in_bag(s: Rec, facts: Rec, material: str) -> MaleconError | None:
    return _say("why-not-in-bag")


def _demolish(s: Rec, facts: Rec, row: str, side: str) -> MaleconError | None:
    return _say("why-row-empty")


def _hand(s: Rec, facts: Rec, card: str) -> MaleconError | None:
    return _say("why-not-in-hand")


def _fetch(s: Rec, facts: Rec, card: str) -> MaleconError | None:
    just_thrown = CARD.labels.index(card) == int(s.just_thrown[_actor(s)])
    return _say("why-just-thrown") if just_thrown else _say("why-not-in-pile")


def _must_replace(s: Rec, facts: Rec, *labels: str) -> MaleconError | None:
    return _say("why-must-replace")


def _discard(s: Rec, facts: Rec, card: str) -> MaleconError | None:
    return _say("why-not-open") if not s.open[_actor(s), CARD.labels.index(card)] else None


_REASONS: dict[tuple[int, str], Any] = {
    (ACT, "perform"): _perform,
    (ACT, "build"): _actions_first,
    (ACT, "hire"): _actions_first,
    (ACT, "change"): _actions_first,
    (BUILD, "build"): _build,
    (BUILD, "hire"): _hire,
    (BUILD, "change"): _change,
    (BUILD, "perform"): _actions_done,
    (PAY, "hire"): _pay,
    (PAY, "change"): _pay,
    (PAY, "pass"): _pay,
    (ROB, "rob"): _rob,
    (FENCE, "rob"): _rob,
    (LOOT, "take"): _none_there,
    (SHARE, "take"): _share,
    (SMUGGLE, "pick"): _not_in_bag,
    (DEMOLISH, "demolish"): _demolish,
    (RECYCLE, "throw"): _hand,
    (FETCH, "fetch"): _fetch,
    (LAY, "lay"): _hand,
    (LAY, "pass"): _must_replace,
    (LAY, "discard"): _must_replace,
    (LAY, "drop"): _must_replace,
    (DISCARD, "discard"): _discard,
    (DISCARD, "drop"): _discard,
    (DISCARD, "pass"): _must_replace,
    (DISCARD, "lay"): _must_replace,
}
