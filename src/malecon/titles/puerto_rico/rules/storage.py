"""Storage and departure, the end of the captain phase (6.6).

A keep is decided kind by kind in the order of the goods: how many barrels of it stay. Warehouses keep whole kinds, and
one single barrel stays besides. By default only the largest keeps are offered (R5): with more kinds than warehouses
these are the sets of one kind more than there are warehouses, in which one kind is a single barrel.
"""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.actions import KEEP_FROM
from malecon.titles.puerto_rico.box import GOODS, LARGE_WAREHOUSE, NOTHING, SHIPS, SMALL_WAREHOUSE, WAREHOUSE_KINDS
from malecon.titles.puerto_rico.rules.flow import end_phase, end_turn, works
from malecon.titles.puerto_rico.state import KEEP

SMALL_KEEPS, LARGE_KEEPS = WAREHOUSE_KINDS


@jit
def begin(s: Rec) -> None:
    s.actor = s.chooser
    s.acted = 0
    s.phase = KEEP
    open_store(s)
    next_kind(s)


@jit
def open_store(s: Rec) -> None:
    s.good = 0
    s.kept_kinds = 0
    s.kept_single = 0


@jit
def kinds_stored(s: Rec, seat: int) -> int:
    return SMALL_KEEPS * works(s, seat, SMALL_WAREHOUSE) + LARGE_KEEPS * works(s, seat, LARGE_WAREHOUSE)


@jit
def can_complete(s: Rec, first: int, kinds: int, single: bool, reduced: bool) -> bool:
    """Whether the kinds from `first` on can complete a largest keep.

    `kinds` are kept so far; `single`: one of them had just one barrel; `reduced`: one was cut down to one barrel.
    """
    missing = kinds_stored(s, s.actor) + 1 - kinds
    ones, more = 0, 0
    for good in range(first, GOODS):
        if s.goods[s.actor, good] == 1:
            ones += 1
        elif s.goods[s.actor, good] > 1:
            more += 1
    if missing < 0:
        return False
    if single:
        return not reduced and missing <= ones + more
    if reduced:
        return missing <= more
    return missing > 0 and (missing <= more or (ones > 0 and missing <= ones + more))


@jit
def may_keep(s: Rec, good: int, n: int) -> bool:
    """Whether n barrels of this kind, the next to decide, belong to some keep that is offered."""
    have = s.goods[s.actor, good]
    kinds = s.kept_kinds + (n > 0)
    if s.voluntary_discard:
        single = s.kept_single or n == 1
        return n <= have and (kinds <= kinds_stored(s, s.actor) or (kinds == kinds_stored(s, s.actor) + 1 and single))
    if kinds_left(s) + s.kept_kinds <= kinds_stored(s, s.actor):
        return n == have  # the warehouses hold everything
    if n != 0 and n != 1 and n != have:
        return False
    one, cut = s.kept_single == 1, s.kept_single == 2
    if n == 1 and have == 1:
        one = True
    elif n == 1:
        if one or cut:
            return False
        cut = True
    return can_complete(s, good + 1, kinds, one, cut)


@jit
def kinds_left(s: Rec) -> int:
    kinds = 0
    for good in range(s.good, GOODS):
        kinds += s.goods[s.actor, good] > 0
    return kinds


@jit
def legal_keep(s: Rec, mask: Any) -> None:
    for n in range(s.goods[s.actor, s.good] + 1):
        if may_keep(s, s.good, n):
            mask[KEEP_FROM[s.good] + n] = 1


@jit
def keep(s: Rec, action: int) -> None:
    store(s, action - KEEP_FROM[s.good])
    next_kind(s)


@jit
def store(s: Rec, n: int) -> None:
    have = s.goods[s.actor, s.good]
    if n == 1 and s.kept_single == 0:
        s.kept_single = 1 if have == 1 or s.voluntary_discard else 2
    s.kept_kinds += n > 0
    s.goods[s.actor, s.good] = n
    s.supply[s.good] += have - n
    s.good += 1


@jit
def next_kind(s: Rec) -> None:
    """Stops at the next kind that leaves a choice. Also who loaded little has one barrel to keep (D11)."""
    while s.acted < s.seats:
        while s.good < GOODS:
            have = s.goods[s.actor, s.good]
            if have == 0:
                s.good += 1
                continue
            choices, only = 0, 0
            for n in range(have + 1):
                if may_keep(s, s.good, n):
                    choices += 1
                    only = n
            if choices > 1:
                return
            store(s, only)
        open_store(s)
        end_turn(s)
    depart(s)
    end_phase(s)


@jit
def depart(s: Rec) -> None:
    """Full ships sail and their barrels go to the supply; the others wait."""
    for ship in range(SHIPS):
        if s.cargo[ship] > 0 and s.cargo[ship] == s.capacity[ship]:
            s.supply[s.cargo_kind[ship]] += s.cargo[ship]
            s.cargo[ship] = 0
            s.cargo_kind[ship] = NOTHING
