"""Positions of Havana described as a person would lay them out, for the scenarios of the rules reference.

    pos = table(2, anna={"cards": "siesta ladron"}, boris={"cards": "empresario mama", "has": "6 pesos 1 white"},
                pool="4 debris 2 pesos", upper="el_floridita tropicana malecon", stack=10)

The position is that after the reveal: everybody's two `cards` lie open and the order is made. What nobody `has` lies in
the bag and the supply, or in the box where the `bag` is named. Rows that are not named hold dear buildings; of those
not laid out anywhere `stack` says how many are in the stack, and the others were removed. `points` come from buildings
that lie nowhere else.
"""

from typing import Any

import malecon
from malecon.titles.havana.state import PHASE

TITLE = malecon.title("havana")
FIELDS = TITLE.state.fields
NAMES = ("anna", "boris", "clara", "denis")
ANNA, BORIS, CLARA, DENIS = range(4)
CARDS = FIELDS["hand"].axes[1].labels
MATERIALS = FIELDS["bag"].axes[0].labels
BUILDINGS = FIELDS["demolished"].axes[0].labels
POINTS = {b["id"]: b["points"] for b in TITLE.data["deck"]["buildings"]}
TOKENS = [TITLE.data["materials"][kind] for kind in MATERIALS]
DEAR = [
    "el_capitolio",
    "catedral_de_san_cristobal",
    "gran_teatro",
    "hotel_nacional",
    "edificio_focsa",
    "edificio_bacardi",
]
SLOTS, SEATS = len(FIELDS["row"].axes[1]), len(FIELDS["points"].axes[0])
NOTHING = "siesta guardaespaldas"


def amounts(text: str) -> dict[str, int]:
    """ "2 white 5 pesos" as {"white": 2, "pesos": 5}."""
    words = text.split()
    found = {what: int(count) for count, what in zip(words[::2], words[1::2], strict=True)}
    assert set(found) <= {*MATERIALS, "pesos", "workers"}, text
    return found


def materials(text: str) -> list[int]:
    return [amounts(text).get(kind, 0) for kind in MATERIALS]


def choice(cards: str) -> str:
    first, second = sorted(cards.split(), key=CARDS.index)
    return f"choose {first} {second}"


def table(seats: int = 2, *, options: dict[str, Any] | None = None, **described: Any) -> malecon.Position:
    """The position after the first reveal; see above."""
    position = face_down(seats, options=options, **described)
    for name in NAMES[:seats]:
        position.play(choice(described.get(name, {}).get("cards", NOTHING)))
    return position


def face_down(
    seats: int, *, options: dict[str, Any] | None = None, pool: str = "", bag: str | None = None, ages: str = "",
    workers_left: int | None = None, upper: str | None = None, lower: str | None = None, stack: int | None = None,
    **seated: dict[str, str | int],
) -> malecon.Position:  # fmt: skip
    """The same before the first choice."""
    assert set(seated) <= set(NAMES[:seats])
    values = TITLE.new(seats, seed=1, **(options or {})).to_dict()
    if ages:
        values["age"][:seats] = [int(age) for age in ages.split()]
    _lay_pieces(values, seats, seated, pool, bag, workers_left)
    _lay_buildings(values, seated, upper, lower, stack)
    return TITLE.from_dict(values)


def _lay_pieces(
    values: dict[str, Any], seats: int, seated: dict[str, Any], pool: str, bag: str | None, workers_left: int | None
) -> None:
    left = list(TOKENS)
    pesos, workers = TITLE.data["supply"]["pesos"], TITLE.data["supply"]["workers"]
    values["pool"], values["pool_pesos"] = materials(pool), amounts(pool).get("pesos", 0)
    pesos -= values["pool_pesos"]
    left = [n - there for n, there in zip(left, values["pool"], strict=True)]
    for seat in range(seats):
        has = str(seated.get(NAMES[seat], {}).get("has", ""))
        values["materials"][seat] = materials(has)
        values["pesos"][seat], values["workers"][seat] = amounts(has).get("pesos", 0), amounts(has).get("workers", 0)
        pesos -= values["pesos"][seat]
        workers -= values["workers"][seat]
        left = [n - there for n, there in zip(left, values["materials"][seat], strict=True)]
    if workers_left is not None:  # the others are with the last seat
        values["workers"][seats - 1] += workers - workers_left
        workers = workers_left
    values["pesos_left"], values["workers_left"] = pesos, workers
    values["bag"] = left if bag is None else materials(bag)
    values["box"] = [n - there for n, there in zip(left, values["bag"], strict=True)]


def _lay_buildings(
    values: dict[str, Any], seated: dict[str, Any], upper: str | None, lower: str | None, stack: int | None
) -> None:
    named = [upper.split() if upper is not None else None, lower.split() if lower is not None else None]
    free = [b for b in BUILDINGS if b not in (named[0] or []) + (named[1] or [])]
    dear = [b for b in DEAR if b in free]
    rows = [row if row is not None else [dear.pop() for _ in range(3)] for row in named]
    free = [b for b in free if b not in rows[0] + rows[1]]
    values["built"] = [[0] * len(BUILDINGS) for _ in range(SEATS)]
    values["points"] = [0] * SEATS
    for name, described in seated.items():
        seat = NAMES.index(name)
        for building in _worth(int(described.get("points", 0)), free):
            free.remove(building)
            values["built"][seat][BUILDINGS.index(building)] = 1
            values["points"][seat] += POINTS[building]
    left = free if stack is None else free[:stack]
    values["row"] = [[BUILDINGS.index(b) for b in row] + [-1] * (SLOTS - len(row)) for row in rows]
    values["row_length"] = [len(row) for row in rows]
    values["stack"] = [BUILDINGS.index(b) for b in left] + [-1] * (len(BUILDINGS) - len(left))
    values["stack_left"] = len(left)
    values["top"] = BUILDINGS.index(left[-1]) if left else -1
    values["demolished"] = [int(b in free and b not in left) for b in BUILDINGS]


def _worth(points: int, free: list[str]) -> list[str]:
    """Buildings that are worth so many points together, the dearest first."""
    taken = []
    for building in sorted(free, key=lambda b: -POINTS[b]):
        if POINTS[building] <= points:
            points -= POINTS[building]
            taken.append(building)
    assert points == 0
    return taken


def discarded(position: malecon.Position, acts: int | None = None, **piles: str) -> malecon.Position:
    """The same with cards of each seat's hand on its discard pile; `acts`: this seat carries out its actions now."""
    values = position.to_dict()
    if acts is not None:
        place = values["order"].index(acts)
        values |= {"phase": PHASE.labels.index("act"), "turn": place, "to_perform": values["open"][acts]}
    for name, pile in piles.items():
        for card in pile.split():
            values["hand"][NAMES.index(name)][CARDS.index(card)] = 0
            values["pile"][NAMES.index(name)][CARDS.index(card)] = 1
    return TITLE.from_dict(values)


def play(position: malecon.Position, *notations: str) -> malecon.Position:
    for notation in notations:
        position.play(notation)
    return position


# -- reading a position


def has(position: malecon.Position, seat: int, what: str) -> int:
    if what in ("pesos", "workers", "points"):
        return int(position.field(what)[seat])
    return int(position.field("materials")[seat][MATERIALS.index(what)])


def pooled(position: malecon.Position, what: str) -> int:
    return int(position.field("pool_pesos") if what == "pesos" else position.field("pool")[MATERIALS.index(what)])


def row(position: malecon.Position, which: str = "upper") -> list[str]:
    return [building["building"] for building in position.view()["rows"][which]]


def cards(position: malecon.Position, place: str, seat: int) -> set[str]:
    """The cards of a seat in one place: hand, open, pile, laid, thrown."""
    return {card for card, there in zip(CARDS, position.field(place)[seat], strict=True) if there}


def phase(position: malecon.Position) -> str:
    return str(position.view()["phase"])


def order(position: malecon.Position) -> list[int]:
    return list(position.view()["order"])
