"""Captain (6.6): loading for points, round and round; wharf and harbor."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.actions import PASS, SHIP_OUT, TAKE_BONUS, USE_WHARF
from malecon.titles.puerto_rico.box import GOODS, HARBOR, NOTHING, SHIPS, WHARF, WHARF_HOLDS
from malecon.titles.puerto_rico.rules import storage
from malecon.titles.puerto_rico.rules.flow import next_seat, works
from malecon.titles.puerto_rico.state import BONUS, LOAD

SPENT = 1  # declined_wharf


@jit
def begin(s: Rec) -> None:
    s.idle = 0
    s.captain_paid = 0
    for seat in range(s.seats):
        s.wharf_used[seat] = 0
    next_turn(s)


@jit
def next_turn(s: Rec) -> None:
    """Skips who cannot load; as many idle turns in a row as seats end the loading (R2)."""
    s.phase = LOAD
    while s.idle < s.seats:
        if must_load(s) or may_use_wharf(s):
            return
        skip(s)
    s.idle = 0
    storage.begin(s)


@jit
def skip(s: Rec) -> None:
    s.idle += 1
    s.actor = next_seat(s, s.actor)


@jit
def takes(s: Rec, seat: int, good: int, ship: int) -> int:
    """Barrels of this kind that the ship would take from the seat; 0 if it may not go there."""
    if s.cargo_kind[ship] == good or s.cargo_kind[ship] == NOTHING:
        return min(s.goods[seat, good], s.capacity[ship] - s.cargo[ship])
    return 0


@jit
def ship_with(s: Rec, good: int) -> int:
    """The ship on which this kind lies already, or -1."""
    for ship in range(SHIPS):
        if s.cargo_kind[ship] == good:
            return ship
    return -1


@jit
def may_ship(s: Rec, good: int, ship: int) -> bool:
    """A kind aboard a ship goes on that one alone; else on an empty ship that takes the most of it (D8)."""
    amount = takes(s, s.actor, good, ship)
    if amount == 0:
        return False
    carrier = ship_with(s, good)
    if carrier >= 0:
        return ship == carrier
    for other in range(SHIPS):
        if s.cargo_kind[other] == NOTHING and takes(s, s.actor, good, other) > amount:
            return False
    return True


@jit
def must_load(s: Rec) -> bool:
    """Whether any ship can take anything of the actor's."""
    for good in range(GOODS):
        if s.goods[s.actor, good] > 0:
            carrier = ship_with(s, good)
            if carrier >= 0:
                if s.cargo[carrier] < s.capacity[carrier]:
                    return True
            else:
                for ship in range(SHIPS):
                    if s.cargo_kind[ship] == NOTHING and s.capacity[ship] > 0:
                        return True
    return False


@jit
def may_use_wharf(s: Rec) -> bool:
    if not works(s, s.actor, WHARF) or s.wharf_used[s.actor]:
        return False
    for good in range(GOODS):
        if s.goods[s.actor, good] > 0:
            return True
    return False


@jit
def legal_load(s: Rec, mask: Any) -> None:
    forced = False
    for good in range(GOODS):
        for ship in range(SHIPS):
            if may_ship(s, good, ship):
                mask[SHIP_OUT + good * SHIPS + ship] = 1
                forced = True
    if may_use_wharf(s):
        for good in range(GOODS):
            if s.goods[s.actor, good] > 0:
                mask[USE_WHARF + good] = 1
        if not forced:
            mask[PASS] = 1  # only the wharf is open: it may be declined


@jit
def load(s: Rec, action: int) -> None:
    if action == PASS:
        if s.declined_wharf == SPENT:
            s.wharf_used[s.actor] = 1
        skip(s)
        next_turn(s)
        return
    if action >= USE_WHARF:
        load_wharf(s, action - USE_WHARF)
    else:
        load_ship(s, (action - SHIP_OUT) // SHIPS, (action - SHIP_OUT) % SHIPS)
    if s.bonus > 0:
        s.phase = BONUS
    else:
        after_loading(s)


@jit
def after_loading(s: Rec) -> None:
    s.idle = 0
    s.actor = next_seat(s, s.actor)
    next_turn(s)


@jit
def legal_bonus(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    for points in range(s.bonus):
        mask[TAKE_BONUS + points] = 1


@jit
def take_bonus(s: Rec, action: int) -> None:
    """By an option the harbor's and the captain's point may be left alone: the pool may last a round longer."""
    if action != PASS:
        take_points(s, action - TAKE_BONUS + 1)
    s.bonus = 0
    after_loading(s)


@jit
def load_ship(s: Rec, good: int, ship: int) -> None:
    amount = takes(s, s.actor, good, ship)
    s.goods[s.actor, good] -= amount
    s.cargo_kind[ship] = good
    s.cargo[ship] += amount
    earn(s, amount)


@jit
def load_wharf(s: Rec, good: int) -> None:
    """All barrels of the kind go to the supply and score as if loaded (D9, D10)."""
    amount = min(s.goods[s.actor, good], WHARF_HOLDS)
    s.wharf_used[s.actor] = 1
    s.goods[s.actor, good] -= amount
    s.supply[good] += amount
    earn(s, amount)


@jit
def earn(s: Rec, barrels: int) -> None:
    """One point a barrel, the harbor's each time (D12, R14), and the captain's on his first loading (R10)."""
    bonus = 1 if works(s, s.actor, HARBOR) else 0
    if s.actor == s.chooser and not s.captain_paid:
        s.captain_paid = 1
        bonus += 1
    if s.bonus_points_declinable:
        s.bonus = bonus
        take_points(s, barrels)
    else:
        take_points(s, barrels + bonus)


@jit
def take_points(s: Rec, points: int) -> None:
    s.chips[s.actor] += points
    s.points_left -= points  # below 0 they are noted on paper: awarded in full (T-25)
    if s.points_left <= 0:
        s.ending = 1  # R11
