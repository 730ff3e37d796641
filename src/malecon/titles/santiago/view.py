"""What a seat may know, built by whitelist. Screens hide goods, wood, pesos and points of the others until the end,
unless the option opens them; the supply lies open."""

from typing import Any, TypedDict

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
from malecon.titles.santiago.state import ACCEPT, DELIVER, DICE, GIVE, MOVE, PHASE, USE


class Stop(TypedDict):
    """A stop of the street, and what driving there costs now."""

    cuban: str | None  # None: the port
    rose: str | None
    inactive: bool
    price: int
    steps: int
    passes: bool  # the port, on the way there


class Building(TypedDict):
    """A building of the city; owner and pawn are seats."""

    building: str
    owner: int | None
    pawn: int | None


class Quarter(TypedDict):
    """The buildings under one rose."""

    rose: str
    buildings: list[Building]


class Ship(TypedDict):
    """The ship in the port."""

    number: int
    last: int
    value: int
    demand: dict[str, int] | None  # None: no dice on it yet
    aside: str | None


class Board(TypedDict):
    """One seat's holdings; None where the screen hides them from this viewer."""

    goods: dict[str, int] | None
    pesos: int | None
    vp: int | None
    markers: int
    pawn: str | None
    passed: bool


class Asked(TypedDict, total=False):
    """The particulars of the decision at hand."""

    building: str
    rose: str
    value: int
    visitor: int
    number: int
    cuban: str


class View(TypedDict):
    """What a seat may know of a game of Santiago de Cuba."""

    turn: int
    phase: str
    start: int
    active: int
    car: int
    street: list[Stop]
    quarters: list[Quarter]
    ship: Ship
    rolled: dict[str, int] | None
    supply: dict[str, int]
    boards: list[Board]
    asked: Asked


def view(s: Rec, facts: Rec, seat: int | None) -> View:
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


def _street(s: Rec, facts: Rec) -> list[Stop]:
    """The port, then the Cubans in driving order."""
    in_order = sorted(range(CUBANS), key=lambda cuban: int(s.stop_of[cuban]))
    return [_stop(s, facts, PORT, None), *(_stop(s, facts, int(s.stop_of[cuban]), cuban) for cuban in in_order)]


def _stop(s: Rec, facts: Rec, stop: int, cuban: int | None) -> Stop:
    return {
        "cuban": None if cuban is None else CUBAN.labels[cuban],
        "rose": None if cuban is None else ROSE.labels[ROSE_OF[cuban]],
        "inactive": cuban is not None and bool(s.inactive[cuban]),
        "price": int(facts.price[stop]),
        "steps": int(facts.steps[stop]),
        "passes": bool(facts.passes[stop]),
    }


def _quarter(s: Rec, rose: int) -> Quarter:
    here = sorted(
        (b for b in range(BUILDINGS) if s.space_of[b] // UNDER_A_ROSE == rose), key=lambda b: int(s.space_of[b])
    )
    return {"rose": ROSE.labels[rose], "buildings": [_building(s, building) for building in here]}


def _building(s: Rec, building: int) -> Building:
    pawns = [who for who in range(int(s.seats)) if s.pawn[who] == building]
    owner = int(s.owner[building])
    return {
        "building": BUILDING.labels[building],
        "owner": None if owner == UNOWNED else owner,
        "pawn": pawns[0] if pawns else None,
    }


def _board(s: Rec, who: int, seat: int | None) -> Board:
    hidden = not (s.open_holdings or s.over or who == seat)
    return {
        "goods": None if hidden else _named(WARE.labels, s.goods[who]),
        "pesos": None if hidden else int(s.pesos[who]),
        "vp": None if hidden else int(s.vp[who]),
        "markers": int(s.markers[who]),
        "pawn": None if s.pawn[who] == OFF_BOARD else BUILDING.labels[s.pawn[who]],
        "passed": bool(s.passed[who]),
    }


def _asked(s: Rec) -> Asked:
    if s.phase == USE:
        return {"building": BUILDING.labels[s.pawn[s.active]]}
    if s.phase == MOVE and s.cuban != NOBODY:
        return {"rose": ROSE.labels[ROSE_OF[s.cuban]]}
    if s.phase == DELIVER:
        return {"value": int(s.flag)}
    if s.phase == ACCEPT:
        return {"cuban": CUBAN.labels[s.cuban]}
    if s.phase == GIVE:
        return {"visitor": int(s.active)}
    if s.phase == DICE:
        return {"number": int(s.ship)}
    return {}


def _named(labels: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {label: int(count) for label, count in zip(labels, counts, strict=True)}
