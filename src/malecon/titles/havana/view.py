"""What a seat may know, built by whitelist (section 6).

Open are all holdings, the rows, the top of the stack, the pool, open cards, piles. Of another seat's hidden cards its
`hidden` lists which they are, as everybody can work out; which of them are in hand, laid or thrown unseen only their
owner is told, in `own`.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from malecon.core.jit import Rec
from malecon.titles.havana.box import (
    BUILDING,
    CARD,
    CARDS,
    DECK,
    MATERIAL,
    NO_BUILDING,
    OPEN_CARDS,
    ROW,
    SIDE,
    TARGET,
    VALUE,
)
from malecon.titles.havana.state import CHOOSE, DISCARD, LAY, LOOT, PAY, PHASE, SHARE

_TURNS = range(CHOOSE + 1, LAY)  # phases in which a seat has its turn


class Building(TypedDict):
    """A building card, both its sides."""

    building: str
    points: int
    cost: dict[str, int]  # materials, pesos and workers; what is not named costs nothing
    architect: bool


class Stack(TypedDict):
    """The draw pile of buildings, whose top card lies open."""

    left: int
    top: Building | None


class Supply(TypedDict):
    """What nobody owns yet."""

    pesos: int
    workers: int


class Board(TypedDict):
    """One seat's side of the table, as everybody sees it."""

    points: int
    materials: dict[str, int]
    pesos: int
    workers: int
    buildings: list[str]
    open: list[str]
    initiative: int | None
    hand: int
    laid: int
    pile: list[str]
    thrown: int
    hidden: list[str]
    age: int
    loses_pesos: int  # to a thief
    loses_materials: int  # to a fence


class Own(TypedDict):
    """What only this seat knows."""

    hand: list[str]
    laid: list[str]
    thrown: list[str]
    leaving: str | None


class Asked(TypedDict, total=False):
    """The particulars of the decision at hand."""

    seat: int
    count: int
    building: str


class View(TypedDict):
    """What a seat may know of a game of Havana."""

    round: int
    phase: str
    order: list[int] | None  # None until the first cards are open
    turn: int
    target: int
    rows: dict[str, list[Building]]
    stack: Stack
    demolished: list[str]
    pool: dict[str, int]
    supply: Supply
    bag: dict[str, int]
    box: dict[str, int]
    affordable: dict[str, dict[str, bool]]
    ruina_used: bool
    to_perform: list[str]
    boards: list[Board]
    own: Own | None  # None: a spectator
    asked: Asked


def view(s: Rec, facts: Rec, seat: int | None) -> View:
    seats = int(s.seats)
    return {
        "round": int(s.round_number),
        "phase": PHASE.labels[s.phase],
        "order": None if s.phase == CHOOSE else s.order[:seats].tolist(),
        "turn": int(s.turn),
        "target": int(TARGET[seats]),
        "rows": {ROW.labels[r]: [building(b) for b in s.row[r, : s.row_length[r]].tolist()] for r in range(len(ROW))},
        "stack": {"left": int(s.stack_left), "top": None if s.top == NO_BUILDING else building(int(s.top))},
        "demolished": [BUILDING.labels[b] for b in range(len(BUILDING)) if s.demolished[b]],
        "pool": _named(MATERIAL.labels, s.pool) | {"pesos": int(s.pool_pesos)},
        "supply": {"pesos": int(s.pesos_left), "workers": int(s.workers_left)},
        "bag": _named(MATERIAL.labels, s.bag),
        "box": _named(MATERIAL.labels, s.box),
        "affordable": {
            ROW.labels[r]: {SIDE.labels[e]: bool(facts.affordable[r, e]) for e in range(len(SIDE))}
            for r in range(len(ROW))
        },
        "ruina_used": bool(s.ruina_used),
        "to_perform": _cards(s.to_perform) if s.phase in _TURNS else [],
        "boards": [_board(s, facts, who) for who in range(seats)],
        "own": None if seat is None else _own(s, seat),
        "asked": _asked(s),
    }


def at_the_end(view: Mapping[str, Any], parts: Mapping[str, str | int]) -> dict[str, str | int]:
    """The building card that is built or removed."""
    row = view["rows"][parts["row"]]
    return {"building": row[0 if parts["side"] == SIDE.labels[0] else -1]["building"]} if row else {}


THERE = {"build": at_the_end, "demolish": at_the_end}


def building(index: int) -> Building:
    costs = {what: n for what, n in DECK[index].items() if what not in ("id", "points", "architect") and n}
    return {
        "building": BUILDING.labels[index],
        "points": int(DECK[index]["points"]),
        "cost": costs,
        "architect": bool(DECK[index].get("architect", 0)),
    }


def _board(s: Rec, facts: Rec, who: int) -> Board:
    hidden = [CARD.labels[c] for c in range(CARDS) if not s.open[who, c] and not s.pile[who, c]]
    laid, unseen = _laid(s, who), int(s.unseen[who]).bit_count()
    return {
        "points": int(s.points[who]),
        "materials": _named(MATERIAL.labels, s.materials[who]),
        "pesos": int(s.pesos[who]),
        "workers": int(s.workers[who]),
        "buildings": [BUILDING.labels[b] for b in range(len(BUILDING)) if s.built[who, b]],
        "open": sorted(_cards(s.open[who]), key=lambda card: int(VALUE[CARD.labels.index(card)])),
        "initiative": None if facts.initiative[who] < 0 else int(facts.initiative[who]),
        "hand": len(hidden) - laid - unseen,
        "laid": laid,
        "pile": _cards(s.pile[who]),
        "thrown": unseen,
        "hidden": hidden,
        "age": int(s.age[who]),
        "loses_pesos": int(facts.loses_pesos[who]),
        "loses_materials": int(facts.loses_materials[who]),
    }


def _own(s: Rec, seat: int) -> Own:
    leaving = int(s.leaving[seat])
    return {
        "hand": _cards(s.hand[seat]),
        "laid": _cards(s.laid[seat]),
        "thrown": _cards(s.thrown[seat]),
        "leaving": None if leaving < 0 else CARD.labels[leaving],
    }


def _laid(s: Rec, who: int) -> int:
    """Cards face down before a seat: it follows from whose turn it is to choose."""
    place = s.order.tolist().index(who)
    if s.phase == CHOOSE:
        return OPEN_CARDS if place < s.turn else 0
    if s.phase == LAY:
        return int(place < s.turn)
    return int(place <= s.turn) if s.phase == DISCARD else 0


def _asked(s: Rec) -> Asked:
    if s.phase == LOOT:
        return {"seat": int(s.victim), "count": int(s.picks_left)}
    if s.phase == SHARE:
        return {"count": int(s.picks_left)}
    if s.phase == PAY:
        row, side = divmod(int(s.site), len(SIDE))
        return {"building": BUILDING.labels[s.row[row, 0 if side == 0 else s.row_length[row] - 1]]}
    return {}


def _cards(flags: Any) -> list[str]:
    return [CARD.labels[c] for c in range(CARDS) if flags[c]]


def _named(labels: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {label: int(count) for label, count in zip(labels, counts, strict=True)}
