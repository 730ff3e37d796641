"""What a seat may know, built by whitelist. Screens hide goods, wood, pesos and points of the others until the end,
unless the option opens them; the supply lies open."""

from typing import Any

from malecon.core.jit import Rec
from malecon.titles.santiago.box import (
    BUILDING,
    BUILDINGS,
    CUBAN,
    CUBANS,
    GOOD,
    LAST_SHIP,
    NO_DIE,
    NOBODY,
    OFF_BOARD,
    PORT,
    ROSE,
    ROSE_OF,
    ROSES,
    UNDER_A_ROSE,
    UNOWNED,
    WARE,
)
from malecon.titles.santiago.state import DELIVER, DICE, GIVE, MOVE, PHASE, USE


def view(s: Rec, facts: Rec, seat: int | None) -> dict[str, Any]:
    return {
        "turn": int(s.turns),
        "phase": PHASE.labels[s.phase],
        "start": int(s.start),
        "active": int(s.active),
        "car": int(s.car),
        "street": _street(s, facts),
        "quarters": [_quarter(s, rose) for rose in range(ROSES)],
        "ship": {
            "number": int(s.ship),
            "last": LAST_SHIP,
            "value": int(s.flag),
            "demand": None if s.aside == NO_DIE else _named(GOOD.labels, s.demand),
            "aside": None if s.aside == NO_DIE else GOOD.labels[s.aside],
        },
        "rolled": _named(GOOD.labels, s.rolled) if s.phase == DICE else None,
        "supply": {**_named(WARE.labels, s.supply), "pesos": int(s.pesos_left), "vp": int(s.vp_left)},
        "boards": [_board(s, who, seat) for who in range(int(s.seats))],
        "asked": _asked(s),
    }


def _street(s: Rec, facts: Rec) -> list[dict[str, Any]]:
    """The port, then the Cubans in driving order."""
    stops: list[dict[str, Any]] = [{"cuban": None, "rose": None, "inactive": False, "price": int(facts.price[PORT])}]
    for cuban in sorted(range(CUBANS), key=lambda cuban: int(s.stop_of[cuban])):
        stops.append({
            "cuban": CUBAN.labels[cuban],
            "rose": ROSE.labels[ROSE_OF[cuban]],
            "inactive": bool(s.inactive[cuban]),
            "price": int(facts.price[s.stop_of[cuban]]),
        })  # fmt: skip
    return stops


def _quarter(s: Rec, rose: int) -> dict[str, Any]:
    here = sorted(
        (b for b in range(BUILDINGS) if s.space_of[b] // UNDER_A_ROSE == rose), key=lambda b: int(s.space_of[b])
    )
    return {"rose": ROSE.labels[rose], "buildings": [_building(s, building) for building in here]}


def _building(s: Rec, building: int) -> dict[str, Any]:
    pawns = [who for who in range(int(s.seats)) if s.pawn[who] == building]
    owner = int(s.owner[building])
    return {
        "building": BUILDING.labels[building],
        "owner": None if owner == UNOWNED else owner,
        "pawn": pawns[0] if pawns else None,
    }


def _board(s: Rec, who: int, seat: int | None) -> dict[str, Any]:
    hidden = not (s.open_holdings or s.over or who == seat)
    return {
        "goods": None if hidden else _named(WARE.labels, s.goods[who]),
        "pesos": None if hidden else int(s.pesos[who]),
        "vp": None if hidden else int(s.vp[who]),
        "markers": int(s.markers[who]),
        "pawn": None if s.pawn[who] == OFF_BOARD else BUILDING.labels[s.pawn[who]],
        "passed": bool(s.passed[who]),
    }


def _asked(s: Rec) -> dict[str, Any]:
    """The particulars of the decision at hand."""
    if s.phase == USE:
        return {"building": BUILDING.labels[s.pawn[s.active]]}
    if s.phase == MOVE and s.cuban != NOBODY:
        return {"rose": ROSE.labels[ROSE_OF[s.cuban]]}
    if s.phase == DELIVER:
        return {"value": int(s.flag)}
    if s.phase == GIVE:
        return {"visitor": int(s.active)}
    if s.phase == DICE:
        return {"number": int(s.ship)}
    return {}


def _named(labels: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {label: int(count) for label, count in zip(labels, counts, strict=True)}
