"""Why an action cannot be played now, said as a neighbour at the table would."""

from pathlib import Path
from typing import Any

from malecon.core.errors import MaleconError, Reason
from malecon.core.jit import Rec
from malecon.core.words import CORE_WORDS
from malecon.titles.santiago.actions import ACTIONS
from malecon.titles.santiago.box import (
    BUILDING,
    CASINO_RATE,
    CIGARS,
    CUBAN,
    DATA,
    GOOD,
    LAP_PRICE,
    NO_DIE,
    PORT,
    ROSE_OF,
    RUM,
    SUGAR,
    TOBACCO,
    UNDER_A_ROSE,
    UNOWNED,
    WOOD,
)
from malecon.titles.santiago.state import BUYING, DELIVER, DICE, DRIVE, FENCE, GIVE, LAWYER, MOVE, ONE_LAP, SELLING, USE

WORDS = (CORE_WORDS + Path(__file__).parent / "text").of(DATA.number)


def why_not(s: Rec, facts: Rec, action: int) -> MaleconError | None:
    """The reason, or None where none better than "not now" is known. Looks behind no screen but the actor's own."""
    a = ACTIONS.all[action]
    labels = [label for _, label in a.parts]
    phase = int(s.phase)
    if phase in (USE, LAWYER) and a.verb in _FUNCTIONS:
        return _function(s, a.verb, labels)
    reason = _REASONS.get((phase, a.verb))
    return reason(s, facts, *labels) if reason else None


def _say(key: str, **parts: Any) -> Reason:
    return Reason(key, WORDS, **parts)


# -- the street


def _too_far(s: Rec, price: int) -> MaleconError | None:
    return _say("why-too-far", price=price, money=int(s.pesos[s.actor]))


def _port(s: Rec, facts: Rec) -> MaleconError | None:
    return _too_far(s, int(facts.price[PORT]))


def _visit(s: Rec, facts: Rec, cuban: str) -> MaleconError | None:
    return _too_far(s, int(facts.price[s.stop_of[CUBAN.labels.index(cuban)]]))


def _lap(s: Rec, facts: Rec) -> MaleconError | None:
    return _say("why-one-lap") if s.max_steps == ONE_LAP else _too_far(s, LAP_PRICE)


# -- Cubans


def _claim(s: Rec, facts: Rec, building: str) -> MaleconError | None:
    owner = int(s.owner[BUILDING.labels.index(building)])
    if owner == int(s.active):
        return _say("why-claimed-by-you")
    return _say("why-claimed") if owner != UNOWNED else _say("why-no-markers")


def _sold_out(s: Rec, facts: Rec, good: str) -> MaleconError | None:
    return _say("why-supply-empty")


def _give(s: Rec, facts: Rec, gift: str) -> MaleconError | None:
    return _say("why-nothing-to-give")


def _served(s: Rec, facts: Rec) -> MaleconError | None:
    return _say("why-served")


def _must_give(s: Rec, facts: Rec) -> MaleconError | None:
    return _say("why-must-give")


# -- the pawn and its building


def _move(s: Rec, facts: Rec, building: str) -> MaleconError | None:
    index = BUILDING.labels.index(building)
    if s.space_of[index] // UNDER_A_ROSE != ROSE_OF[s.cuban]:
        return _say("why-other-rose")
    return _say("why-must-move") if s.pawn[s.active] == index else _say("why-occupied")


def _function(s: Rec, verb: str, labels: list[str]) -> MaleconError | None:
    building = _FUNCTIONS[verb]
    index = BUILDING.labels.index(building)
    if s.phase == USE and s.pawn[s.active] != index:
        return _say("why-not-there")
    if s.phase == LAWYER and s.owner[index] != s.active:
        return _say("why-not-yours")
    reason = _MISSING.get(verb)
    return reason(s, *labels) if reason else None


def _work_up(given: int, made: int) -> Any:
    def why(s: Rec, count: str) -> MaleconError | None:
        short = int(s.goods[s.active, given]) < int(count)
        return _say("why-too-few") if short else _say("why-supply-empty")

    return why


def _swap(s: Rec, good: str, swap: str) -> MaleconError | None:
    return _say("why-too-few") if s.goods[s.active, GOOD.labels.index(good)] == 0 else _say("why-supply-empty")


def _wanted(s: Rec, good: str) -> MaleconError | None:
    """Why this good cannot be loaded, as far as the ship is concerned."""
    index = GOOD.labels.index(good)
    if s.aside == NO_DIE:
        return _say("why-no-dice")
    if s.aside == index:
        return _say("why-not-aboard")
    return _say("why-not-wanted") if s.demand[index] == 0 else None


def _office(s: Rec, good: str) -> MaleconError | None:
    return _wanted(s, good) or _say("why-too-few")


def _cafe(s: Rec, serving: str) -> MaleconError | None:
    return _say("why-too-few")


def _sawmill(s: Rec) -> MaleconError | None:
    return _say("why-no-wood")


def _side(s: Rec, side: str) -> MaleconError | None:
    return _say("why-lowest-flag")


def _expose(s: Rec, cuban: str) -> MaleconError | None:
    return _say("why-face-down")


def _buy(s: Rec, count: str) -> MaleconError | None:
    if s.changing == SELLING:
        return _say("why-casino-one-way")
    return _say("why-casino-pesos", price=CASINO_RATE * int(count), money=int(s.pesos[s.active]))


def _sell(s: Rec, count: str) -> MaleconError | None:
    if s.changing == BUYING:
        return _say("why-casino-one-way")
    return _say("why-casino-points", points=int(s.vp[s.active]))


# -- the port and the dice


def _deliver(s: Rec, facts: Rec, good: str, count: str) -> MaleconError | None:
    index = GOOD.labels.index(good)
    return _wanted(s, good) or _too_many(int(s.demand[index]), int(count)) or _say("why-too-few")


def _wood(s: Rec, facts: Rec, good: str, count: str) -> MaleconError | None:
    if s.goods[s.actor, WOOD] == 0:
        return _say("why-no-wood")
    return _deliver(s, facts, good, count)


def _too_many(demand: int, count: int) -> MaleconError | None:
    return _say("why-demand-smaller", demand=demand) if count > demand else None


def _aside(s: Rec, facts: Rec, good: str) -> MaleconError | None:
    return _say("why-last-demand") if facts.last_demand[GOOD.labels.index(good)] else None


_REASONS: dict[tuple[int, str], Any] = {
    (DRIVE, "port"): _port,
    (DRIVE, "visit"): _visit,
    (DRIVE, "lap"): _lap,
    (LAWYER, "claim"): _claim,
    (FENCE, "take"): _sold_out,
    (FENCE, "pass"): _served,
    (GIVE, "pass"): _must_give,
    (GIVE, "give"): _give,
    (MOVE, "move"): _move,
    (DELIVER, "deliver"): _deliver,
    (DELIVER, "wood"): _wood,
    (DICE, "aside"): _aside,
}

_FUNCTIONS = {label: label for label in BUILDING.labels} | {
    "expose": "newspaper",
    "buy_vp": "casino",
    "sell_vp": "casino",
}

_MISSING: dict[str, Any] = {
    "distillery": _work_up(SUGAR, RUM),
    "cigar_factory": _work_up(TOBACCO, CIGARS),
    "black_market": _swap,
    "sawmill": _sawmill,
    "cafe": _cafe,
    "customs": _wanted,
    "office": _office,
    "harbour_master": _side,
    "expose": _expose,
    "buy_vp": _buy,
    "sell_vp": _sell,
}
