"""Why an action cannot be played now, said as a neighbour at the table would."""

from pathlib import Path
from typing import Any

from malecon.core.errors import MaleconError, Reason
from malecon.core.jit import Rec
from malecon.core.words import CORE_WORDS
from malecon.titles.puerto_rico.actions import ACTIONS
from malecon.titles.puerto_rico.box import BUILDING, DATA, GOOD, HOUSE, OFFICE, PLACE, ROLE, WHARF
from malecon.titles.puerto_rico.state import BONUS, BUILD, CHOOSE_ROLE, KEEP, LOAD, STAFF, TAKE_EXTRA, TAKE_TILE, TRADE

WORDS = (CORE_WORDS + Path(__file__).parent / "text").of(DATA.number)


def why_not(s: Rec, facts: Rec, action: int) -> MaleconError | None:
    """The reason, or None where none better than "not now" is known."""
    a = ACTIONS.all[action]
    reason = _REASONS.get((int(s.phase), a.verb))
    return reason(s, facts, *(label for _, label in a.parts)) if reason else None


def _say(key: str, **parts: Any) -> Reason:
    return Reason(key, WORDS, **parts)


def _role(s: Rec, facts: Rec, role: str) -> MaleconError | None:
    index = ROLE.labels.index(role)
    if not s.role_in_play[index]:
        return _say("why-role-not-in-play", seats=int(s.seats))
    return _say("why-role-taken") if s.role_taken[index] else _say("why-role-twin")


def _plant(s: Rec, facts: Rec, good: str) -> MaleconError | None:
    return _say("why-not-in-row")


def _quarry(s: Rec, facts: Rec) -> MaleconError | None:
    return _say("why-no-quarry") if s.quarries == 0 else _say("why-quarry-not-allowed")


def _build(s: Rec, facts: Rec, building: str) -> MaleconError | None:
    index, seat = BUILDING.labels.index(building), int(s.actor)
    price, money = int(facts.price[seat, index]), int(s.doubloons[seat])
    if s.built[seat, index]:
        return _say("why-owned")
    if s.stock[index] == 0:
        return _say("why-sold-out")
    if not facts.has_room[seat, index]:
        return _say("why-no-room")
    return _say("why-too-dear", price=price, money=money, short=price - money)


def _extra(s: Rec, facts: Rec, good: str) -> MaleconError | None:
    return _say("why-not-made")


def _sell(s: Rec, facts: Rec, good: str) -> MaleconError | None:
    index = GOOD.labels.index(good)
    if s.goods[s.actor, index] == 0:
        return _say("why-no-barrel")
    if int(s.house.sum()) >= HOUSE:
        return _say("why-house-full")
    return _say("why-in-house") if s.house[index] and not s.crew[s.actor, OFFICE] else None


def _ship(s: Rec, facts: Rec, good: str, ship: str) -> MaleconError | None:
    index, berth = GOOD.labels.index(good), int(ship) - 1
    if s.goods[s.actor, index] == 0:
        return _say("why-no-barrel")
    if s.capacity[berth] == 0:
        return _say("why-no-such-ship")
    for other in range(len(s.capacity)):
        if s.cargo_kind[other] == index and other != berth:
            return _say("why-kind-elsewhere", ship=other + 1)
    if s.cargo_kind[berth] not in (-1, index):
        return _say("why-other-kind-aboard")
    return _say("why-ship-full") if s.cargo[berth] == s.capacity[berth] else _say("why-larger-ship")


def _wharf(s: Rec, facts: Rec, good: str) -> MaleconError | None:
    if s.crew[s.actor, WHARF] == 0:
        return _say("why-no-wharf")
    return _say("why-wharf-used") if s.wharf_used[s.actor] else _say("why-no-barrel")


def _bonus(s: Rec, facts: Rec, count: str) -> MaleconError | None:
    return _say("why-one-bonus")


def _hold_back(s: Rec, facts: Rec) -> MaleconError | None:
    return _say("why-must-load") if facts.must_load else None


def _staff(s: Rec, facts: Rec, place: str, count: str) -> MaleconError | None:
    return _say("why-staff") if PLACE.labels[s.place] == place else None


def _keep(s: Rec, facts: Rec, good: str, count: str) -> MaleconError | None:
    return _say("why-keep") if GOOD.labels[s.good] == good else None


_REASONS: dict[tuple[int, str], Any] = {
    (CHOOSE_ROLE, "role"): _role,
    (TAKE_TILE, "plant"): _plant,
    (TAKE_TILE, "quarry"): _quarry,
    (BUILD, "build"): _build,
    (TAKE_EXTRA, "extra"): _extra,
    (TRADE, "sell"): _sell,
    (LOAD, "ship"): _ship,
    (LOAD, "wharf"): _wharf,
    (LOAD, "pass"): _hold_back,
    (BONUS, "bonus"): _bonus,
    (KEEP, "keep"): _keep,
    (STAFF, "staff"): _staff,
}
