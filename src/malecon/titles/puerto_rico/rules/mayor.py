"""Mayor (6.2): new colonists, and where all of them work.

An arrangement is a sequence of small decisions in one canonical order: for each kind of island tile, then for each
building, how many colonists it gets. So no two sequences give the same arrangement. Colonists are first taken up into
San Juan, then put down.
"""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.actions import PASS, STAFF_FROM, TAKE_ASHORE, TAKE_COLONIST
from malecon.titles.puerto_rico.box import BUILDINGS, CIRCLES, PLACES, TILES
from malecon.titles.puerto_rico.rules.flow import end_phase, end_turn
from malecon.titles.puerto_rico.state import ASHORE, RECRUIT, STAFF

FULL = 0  # mayor_relocation


@jit
def begin(s: Rec) -> None:
    if s.ship_colonists_declinable and s.aboard > 0:
        s.phase = ASHORE
    else:
        privilege(s)


@jit
def legal_ashore(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    mask[TAKE_ASHORE] = 1


@jit
def come_ashore(s: Rec, action: int) -> None:
    """By an option every seat says first whether it takes colonists of the ship, from the mayor on."""
    s.refused[s.actor] = action == PASS
    end_turn(s)
    if s.acted == s.seats:
        s.actor = s.chooser
        s.acted = 0
        privilege(s)


@jit
def privilege(s: Rec) -> None:
    """A mayor who refuses the action has no privilege (D14)."""
    if s.colonists == 0 or s.refused[s.chooser]:
        land(s)
    elif s.privilege_declinable:
        s.phase = RECRUIT
    else:
        recruit(s, TAKE_COLONIST)


@jit
def legal_recruit(s: Rec, mask: Any) -> None:
    mask[PASS] = 1
    mask[TAKE_COLONIST] = 1


@jit
def recruit(s: Rec, action: int) -> None:
    """The mayor's privilege: one colonist from the supply, never from the ship; it may be declined (R3)."""
    if action == TAKE_COLONIST:
        s.colonists -= 1
        s.san_juan[s.chooser] += 1
    land(s)


@jit
def land(s: Rec) -> None:
    """The ship's colonists go ashore one by one, clockwise from the mayor (T-02); an empty ship brings nobody (R7).
    Who refused is passed over; if all did, the ship keeps them."""
    seat, takers = s.chooser, s.seats
    for other in range(s.seats):
        takers -= s.refused[other]
    while s.aboard > 0 and takers > 0:
        if not s.refused[seat]:
            s.aboard -= 1
            s.san_juan[seat] += 1
        seat = (seat + 1) % s.seats
    for other in range(s.seats):
        s.refused[other] = 0
    take_up(s)
    next_place(s)


@jit
def take_up(s: Rec) -> None:
    """The actor lifts his colonists before he places them; with the narrow option only San Juan's may move (D2)."""
    s.phase = STAFF
    s.place = 0
    seat, free = s.actor, 0
    for tile in range(TILES):
        if s.mayor_relocation == FULL:
            s.san_juan[seat] += s.workers[seat, tile]
            s.workers[seat, tile] = 0
        free += s.tiles[seat, tile] - s.workers[seat, tile]
    for building in range(BUILDINGS):
        if s.built[seat, building]:
            if s.mayor_relocation == FULL:
                s.san_juan[seat] += s.crew[seat, building]
                s.crew[seat, building] = 0
            free += CIRCLES[building] - s.crew[seat, building]
    s.free_circles = free


@jit
def circles(s: Rec, seat: int, place: int) -> int:
    if place < TILES:
        return s.tiles[seat, place]
    return s.built[seat, place - TILES] * CIRCLES[place - TILES]


@jit
def working_at(s: Rec, seat: int, place: int) -> int:
    return s.workers[seat, place] if place < TILES else s.crew[seat, place - TILES]


@jit
def bounds(s: Rec) -> tuple[int, int]:
    """How few and how many colonists may work at the next place.

    Nobody may stay in San Juan while a circle is empty (T-04, D3), so the places after it must take the rest.
    """
    here = working_at(s, s.actor, s.place)
    room = circles(s, s.actor, s.place) - here
    idle = s.san_juan[s.actor]
    left_over = idle - (s.free_circles - room)
    return here + min(max(left_over, 0), room), here + min(room, idle)


@jit
def legal_staff(s: Rec, mask: Any) -> None:
    low, high = bounds(s)
    for n in range(low, high + 1):
        mask[STAFF_FROM[s.place] + n] = 1


@jit
def staff(s: Rec, action: int) -> None:
    put(s, action - STAFF_FROM[s.place])
    next_place(s)


@jit
def put(s: Rec, n: int) -> None:
    """n colonists work at the next place, and the one after it is next."""
    seat, place = s.actor, s.place
    here = working_at(s, seat, place)
    s.free_circles -= circles(s, seat, place) - here
    s.san_juan[seat] -= n - here
    if place < TILES:
        s.workers[seat, place] = n
    else:
        s.crew[seat, place - TILES] = n
    s.place = place + 1


@jit
def next_place(s: Rec) -> None:
    """Stops at the next place where a seat has a choice; what leaves none is filled by itself."""
    while s.acted < s.seats:
        while s.place < PLACES and s.san_juan[s.actor] > 0 and s.free_circles > 0:
            if circles(s, s.actor, s.place) == 0:
                s.place += 1
                continue
            low, high = bounds(s)
            if low < high:
                return
            put(s, low)
        end_turn(s)
        if s.acted < s.seats:
            take_up(s)
    s.place = 0
    s.free_circles = 0
    refill(s)
    end_phase(s)


@jit
def empty_circles_in_cities(s: Rec) -> int:
    empty = 0
    for seat in range(s.seats):
        for building in range(BUILDINGS):
            if s.built[seat, building]:
                empty += CIRCLES[building] - s.crew[seat, building]
    return empty


@jit
def refill(s: Rec) -> None:
    """One colonist for every empty circle of a building, at least one a seat; a short supply ends the game (T-03).

    The ship has no size of its own: the numbers on its card are what it brings first (D4). Nobody forgets this (D18).
    """
    need = max(0, max(s.seats, empty_circles_in_cities(s)) - s.aboard)  # some may have been refused
    if s.colonists < need:
        s.ending = 1
        need = s.colonists  # R6: what there is goes aboard all the same
    s.colonists -= need
    s.aboard += need
