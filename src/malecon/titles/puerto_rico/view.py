"""What a seat may know, built by whitelist. In Puerto Rico all lies open but the order of the face-down plantations
and, while the option hides them, the others' victory point chips."""

from typing import Any

from malecon.core.jit import Rec
from malecon.titles.puerto_rico.box import (
    BUILDING,
    BUILDINGS,
    CIRCLES,
    GOOD,
    NOTHING,
    PLACE,
    QUARRY,
    ROLE,
    ROLES,
    SHIPS,
    TILE,
)
from malecon.titles.puerto_rico.state import CHOOSE_ROLE, END, KEEP, PHASE, SEND_STUDENT, SETTLE_COLONIST, STAFF


def view(s: Rec, facts: Rec, seat: int | None) -> dict[str, Any]:
    seats = int(s.seats)
    return {
        "round": int(s.round_number),
        "phase": PHASE.labels[s.phase],
        "role": None if s.role < 0 else ROLE.labels[s.role],
        "governor": int(s.governor),
        "chooser": None if s.phase == END else int(s.chooser),
        "choices_left": max(0, int(facts.choices) - int(s.choices) - int(s.phase != CHOOSE_ROLE)),
        "ending": bool(s.ending),
        "roles": [
            {"role": ROLE.labels[r], "coins": int(s.role_coins[r]), "taken": bool(s.role_taken[r])}
            for r in range(ROLES)
            if s.role_in_play[r]
        ],
        "supply": _named(GOOD.labels, s.supply),
        "house": _named(GOOD.labels, s.house),
        "ships": [_ship(s, ship) for ship in range(SHIPS) if s.capacity[ship] > 0],
        "row": _named(GOOD.labels, s.row),
        "deck": int(s.deck.sum()),
        "discard": _named(GOOD.labels, s.discard),
        "quarries": int(s.quarries),
        "colonists": {"supply": int(s.colonists), "ship": int(s.aboard)},
        "points_left": int(s.points_left),
        "stock": {
            BUILDING.labels[b]: {"left": int(s.stock[b]), "prices": facts.price[:seats, b].tolist()}
            for b in range(BUILDINGS)
        },
        "boards": [_board(s, facts, who, seat) for who in range(seats)],
        "asked": _asked(s),
    }


def _board(s: Rec, facts: Rec, who: int, seat: int | None) -> dict[str, Any]:
    # D19: face down until the end; a display option, since the totals can be counted along
    hidden = bool(s.hidden_vp) and who != seat and s.phase != END
    return {
        "chips": None if hidden else int(s.chips[who]),
        "doubloons": int(s.doubloons[who]),
        "goods": _named(GOOD.labels, s.goods[who]),
        "san_juan": int(s.san_juan[who]),
        "island": {
            TILE.labels[t]: {"tiles": int(s.tiles[who, t]), "colonists": int(s.workers[who, t])}
            for t in range(QUARRY + 1)
            if s.tiles[who, t]
        },
        "city": {
            BUILDING.labels[b]: {"colonists": int(s.crew[who, b]), "circles": int(CIRCLES[b])}
            for b in range(BUILDINGS)
            if s.built[who, b]
        },
        "city_spaces": int(facts.city_used[who]),
        "wharf_used": bool(s.wharf_used[who]),
    }


def _ship(s: Rec, ship: int) -> dict[str, Any]:
    kind = int(s.cargo_kind[ship])
    return {
        "capacity": int(s.capacity[ship]),
        "good": None if kind == NOTHING else GOOD.labels[kind],
        "barrels": int(s.cargo[ship]),
    }


def _asked(s: Rec) -> dict[str, Any]:
    """The particulars of the decision at hand."""
    if s.phase == STAFF:
        return {"place": PLACE.labels[s.place]}
    if s.phase == SETTLE_COLONIST:
        return {"tile": TILE.labels[s.placed]}
    if s.phase == SEND_STUDENT:
        return {"building": BUILDING.labels[s.raised]}
    if s.phase == KEEP:
        return {"good": GOOD.labels[s.good]}
    return {}


def _named(labels: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {label: int(count) for label, count in zip(labels, counts, strict=True)}
