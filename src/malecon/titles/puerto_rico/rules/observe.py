"""Features for learning: the position as one seat sees it, that seat first, the others clockwise. Roughly in 0..1."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.box import BUILDINGS, CIRCLES, GOODS, NOTHING, ROLES, SEATS, SHIPS, TILES
from malecon.titles.puerto_rico.state import END

PHASES = END + 1
_PER_SEAT = 7 + GOODS + 2 * TILES + 2 * BUILDINGS
_TABLE = PHASES + 3 * ROLES + 4 * GOODS + BUILDINGS + SHIPS * (GOODS + 2) + GOODS + 12
FEATURES = SEATS * _PER_SEAT + _TABLE


@jit
def observe(s: Rec, seat: int, out: Any) -> None:
    for k in range(s.seats):
        at = k * _PER_SEAT
        observe_seat(s, (seat + k) % s.seats, out, at)
    observe_table(s, seat, out, SEATS * _PER_SEAT)


@jit
def observe_seat(s: Rec, who: int, out: Any, at: int) -> None:
    out[at] = 1.0
    out[at + 1] = s.chips[who] / 50.0
    out[at + 2] = s.doubloons[who] / 12.0
    out[at + 3] = s.san_juan[who] / 5.0
    out[at + 4] = who == s.governor
    out[at + 5] = who == s.chooser
    out[at + 6] = s.wharf_used[who]
    at += 7
    for good in range(GOODS):
        out[at + good] = s.goods[who, good] / 6.0
    at += GOODS
    for tile in range(TILES):
        out[at + tile] = s.tiles[who, tile] / 5.0
        out[at + TILES + tile] = s.workers[who, tile] / 5.0
    at += 2 * TILES
    for building in range(BUILDINGS):
        out[at + building] = s.built[who, building]
        out[at + BUILDINGS + building] = s.crew[who, building] / CIRCLES[building]


@jit
def observe_table(s: Rec, seat: int, out: Any, at: int) -> None:
    out[at + int(s.phase)] = 1.0
    at += PHASES
    for role in range(ROLES):
        out[at + role] = s.role_in_play[role] and not s.role_taken[role]
        out[at + ROLES + role] = s.role_coins[role] / 3.0
        out[at + 2 * ROLES + role] = s.role == role
    at += 3 * ROLES
    for good in range(GOODS):
        out[at + good] = s.supply[good] / 11.0
        out[at + GOODS + good] = s.row[good] / 6.0
        out[at + 2 * GOODS + good] = s.deck[good] / 12.0
        out[at + 3 * GOODS + good] = s.house[good]
    at += 4 * GOODS
    for building in range(BUILDINGS):
        out[at + building] = s.stock[building] / 4.0
    at += BUILDINGS
    for ship in range(SHIPS):
        out[at] = s.capacity[ship] / 8.0
        out[at + 1] = (s.capacity[ship] - s.cargo[ship]) / 8.0
        if s.cargo_kind[ship] != NOTHING:
            out[at + 2 + int(s.cargo_kind[ship])] = 1.0
        at += GOODS + 2
    for good in range(GOODS):
        out[at + good] = s.made[good] / 5.0
    at += GOODS
    out[at] = s.round_number / 20.0
    out[at + 1] = s.choices / 6.0
    out[at + 2] = s.ending
    out[at + 3] = s.points_left / 100.0
    out[at + 4] = s.quarries / 8.0
    out[at + 5] = s.colonists / 75.0
    out[at + 6] = s.aboard / 10.0
    out[at + 7] = s.actor == seat
    out[at + 8] = s.place / 30.0
    out[at + 9] = s.good / 5.0
    out[at + 10] = s.placed / 5.0
    out[at + 11] = s.raised / 23.0
