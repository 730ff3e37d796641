"""What a seat may know, built by whitelist. In Puerto Rico all lies open but the order of the face-down plantations
and, while the option hides them, the others' victory point chips."""

from typing import Any, TypedDict

from malecon.core.jit import Rec
from malecon.titles.puerto_rico.box import (
    BUILDING,
    BUILDINGS,
    CIRCLES,
    COLONISTS,
    COSTS,
    GOOD,
    NOTHING,
    PLACE,
    PLACES,
    POINTS,
    QUARRY,
    ROLE,
    ROLES,
    SHIPS,
    TILE,
)
from malecon.titles.puerto_rico.state import (
    BONUS,
    CHOOSE_ROLE,
    END,
    KEEP,
    PHASE,
    SEND_STUDENT,
    SETTLE_COLONIST,
    SOURCE,
    STAFF,
)


class Role(TypedDict):
    """A role card of this game."""

    role: str
    coins: int
    taken: bool


class Ship(TypedDict):
    """A cargo ship, and what it carries."""

    capacity: int
    good: str | None
    barrels: int


class Colonists(TypedDict):
    """Colonists nobody owns yet, and how many the supply had at the beginning."""

    supply: int
    ship: int
    at_start: int


class Place(TypedDict):
    """A place where colonists of the seat to move may work."""

    place: str
    circles: int
    fixed: int  # colonists who stay there
    useful: int  # colonists who would do something there


class Staffing(TypedDict):
    """The mayor's question as a whole: all places still to be decided, and how many colonists they must take."""

    places: list[Place]
    colonists: int


class Stock(TypedDict):
    """A building of the market: how many are left, its printed cost, and what each seat would pay now."""

    left: int
    cost: int
    prices: list[int]


class Tiles(TypedDict):
    """Island tiles of one kind, and the colonists on them."""

    tiles: int
    colonists: int


class Built(TypedDict):
    """A building of a city."""

    colonists: int
    circles: int


class Board(TypedDict):
    """One seat's island, city and holdings."""

    chips: int | None  # None: hidden from this viewer
    printed_points: int  # on the buildings
    doubloons: int
    goods: dict[str, int]
    san_juan: int
    island: dict[str, Tiles]
    city: dict[str, Built]
    city_spaces: int
    quarries_counted: list[int]  # for each column of the market
    saved: list[int]  # doubloons, for each column of the market
    wharf_used: bool


class Asked(TypedDict, total=False):
    """The particulars of the decision at hand."""

    place: str
    tile: str
    building: str
    good: str
    count: int


class View(TypedDict):
    """What a seat may know of a game of Puerto Rico."""

    round: int
    phase: str
    role: str | None
    governor: int
    chooser: int | None
    choices_left: int
    ending: bool
    roles: list[Role]
    supply: dict[str, int]
    house: dict[str, int]
    ships: list[Ship]
    row: dict[str, int]
    deck: int
    discard: dict[str, int]
    quarries: int
    colonists: Colonists
    points_left: int
    points_at_start: int
    stock: dict[str, Stock]
    boards: list[Board]
    staffing: Staffing | None
    asked: Asked


def view(s: Rec, facts: Rec, seat: int | None) -> View:
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
        "colonists": {"supply": int(s.colonists), "ship": int(s.aboard), "at_start": int(COLONISTS[seats])},
        "points_left": int(s.points_left),
        "points_at_start": int(POINTS[seats]),
        "stock": {
            BUILDING.labels[b]: {
                "left": int(s.stock[b]),
                "cost": int(COSTS[s.balance_factory_university_swap, b]),
                "prices": facts.price[:seats, b].tolist(),
            }
            for b in range(BUILDINGS)
        },
        "boards": [_board(s, facts, who, seat) for who in range(seats)],
        "staffing": _staffing(s, facts) if s.phase == STAFF else None,
        "asked": _asked(s),
    }


def _board(s: Rec, facts: Rec, who: int, seat: int | None) -> Board:
    # D19: face down until the end; a display option, since the totals can be counted along
    hidden = bool(s.hidden_vp) and who != seat and s.phase != END
    return {
        "chips": None if hidden else int(s.chips[who]),
        "printed_points": int(facts.points_from[who, SOURCE.labels.index("buildings")]),
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
        "quarries_counted": facts.quarries_counted[who].tolist(),
        "saved": facts.saved[who].tolist(),
        "wharf_used": bool(s.wharf_used[who]),
    }


def _ship(s: Rec, ship: int) -> Ship:
    kind = int(s.cargo_kind[ship])
    return {
        "capacity": int(s.capacity[ship]),
        "good": None if kind == NOTHING else GOOD.labels[kind],
        "barrels": int(s.cargo[ship]),
    }


def _staffing(s: Rec, facts: Rec) -> Staffing:
    who = s.actor
    circles = [*s.tiles[who].tolist(), *(int(s.built[who, b]) * int(CIRCLES[b]) for b in range(BUILDINGS))]
    working = [*s.workers[who].tolist(), *s.crew[who].tolist()]
    places: list[Place] = [
        {
            "place": PLACE.labels[p],
            "circles": circles[p],
            "fixed": working[p],
            "useful": max(working[p], int(facts.useful[p])),
        }
        for p in range(s.place, PLACES)
        if circles[p]
    ]
    return {"places": places, "colonists": min(int(s.san_juan[who]), int(s.free_circles))}


def _asked(s: Rec) -> Asked:
    if s.phase == STAFF:
        return {"place": PLACE.labels[s.place]}
    if s.phase == SETTLE_COLONIST:
        return {"tile": TILE.labels[s.placed]}
    if s.phase == SEND_STUDENT:
        return {"building": BUILDING.labels[s.raised]}
    if s.phase == BONUS:
        return {"count": int(s.bonus)}
    if s.phase == KEEP:
        return {"good": GOOD.labels[s.good]}
    return {}


def _named(labels: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {label: int(count) for label, count in zip(labels, counts, strict=True)}
