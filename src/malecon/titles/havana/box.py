"""The box: what data.toml lists, as names and constants that compiled code can use."""

from pathlib import Path
from typing import Any

import numpy as np

from malecon.core.data import Data
from malecon.core.errors import BadData
from malecon.core.fields import Axis, seat_axis
from malecon.core.words import CORE_WORDS

DATA = Data("havana", Path(__file__).parent / "data.toml")
WORDS = (CORE_WORDS + Path(__file__).parent / "text").of(DATA.number)

SEATS = 4
SEAT = seat_axis(SEATS)

COLOUR = Axis("colour", ("white", "yellow", "green", "red"))
COLOURS = len(COLOUR)
MATERIAL = Axis("material", (*COLOUR.labels, "debris"))
MATERIALS = len(MATERIAL)
DEBRIS = COLOURS  # a material, but no brick

# What five others may be paid for, where an option allows it: a brick by debris, a worker by pesos.
PAID = Axis("paid", (*COLOUR.labels, "worker"))
PAIDS = len(PAID)
A_WORKER = COLOURS

CARD = Axis(
    "card",
    ("siesta", "guardaespaldas", "mendigo", "reciclaje", "ruina", "escombros", "obreros", "arquitecto", "ladron",
     "receptador", "contrabando", "empresario", "mama"),
)  # fmt: skip
CARDS = len(CARD)
(
    SIESTA, GUARDAESPALDAS, MENDIGO, RECICLAJE, RUINA, ESCOMBROS, OBREROS, ARQUITECTO, LADRON, RECEPTADOR, CONTRABANDO,
    EMPRESARIO, MAMA,
) = range(CARDS)  # fmt: skip
NO_CARD = -1
OPEN_CARDS = 2  # that lie before every seat and make its initiative

ROW = Axis("row", ("upper", "lower"))
SIDE = Axis("side", ("left", "right"))
ROWS, SIDES = len(ROW), len(SIDE)
LEFT, RIGHT = range(SIDES)
NO_SITE = -1


class BadDeck(BadData):
    """A list of buildings that cannot be played with."""

    words = WORDS


_COSTS = (*MATERIAL.labels, "pesos", "workers", "architect")
_MOST_BUILDINGS, _MOST_NUMBER = 120, 99  # what the record's fields hold


def _checked_deck(buildings: Any) -> list[dict[str, Any]]:
    """The deck may be another one, so it is looked at before it becomes arrays."""
    least = ROWS * DATA["rows"]["length"]
    if not least <= len(buildings) <= _MOST_BUILDINGS:
        raise BadDeck("error-deck-size", given=len(buildings), least=least, most=_MOST_BUILDINGS)
    names = set()
    for number, building in enumerate(buildings, 1):
        if not isinstance(building, dict) or not isinstance(building.get("id"), str) or "points" not in building:
            raise BadDeck("error-deck-entry", number=number)
        name = building["id"]
        if name in names:
            raise BadDeck("error-deck-twice", building=name)
        names.add(name)
        for what, value in building.items():
            if what != "id" and what not in ("points", *_COSTS):
                raise BadDeck("error-deck-key", building=name, entry=what, keys=", ".join(("id", "points", *_COSTS)))
            if what != "id" and (type(value) is not int or not 0 <= value <= _MOST_NUMBER):
                raise BadDeck("error-deck-value", building=name, entry=what, value=repr(value), most=_MOST_NUMBER)
    return list(buildings)


DECK = _checked_deck(DATA["deck"]["buildings"])
BUILDING = Axis("building", tuple(building["id"] for building in DECK))
BUILDINGS = len(BUILDING)
NO_BUILDING = -1


def _of_deck(what: str) -> np.ndarray:
    return np.array([building.get(what, 0) for building in DECK], np.int64)


POINTS = _of_deck("points")
COST = np.array([[building.get(kind, 0) for kind in MATERIAL.labels] for building in DECK], np.int64)
PESO_COST = _of_deck("pesos")
WORKER_COST = _of_deck("workers")
ARCHITECT_COST = _of_deck("architect")

VALUE = np.array([{**DATA["cards"], **DATA["card_five"]}[card] for card in CARD.labels], np.int64)

TOKENS = np.array([DATA["materials"][kind] for kind in MATERIAL.labels], np.int64)
ALL_TOKENS = int(TOKENS.sum())
PESOS = DATA["supply"]["pesos"]
WORKERS = DATA["supply"]["workers"]

START_PESOS = DATA["setup"]["pesos"]
START_DEBRIS = DATA["setup"]["debris"]
FIRST_PESOS = DATA["setup"]["pool_pesos"]
FIRST_MATERIALS = DATA["setup"]["pool_materials"]
EASY_POINTS = DATA["setup"]["easy_points"]

ROW_LENGTH = DATA["rows"]["length"]
REFILL_AT = DATA["rows"]["refill_at"]
REFILL = DATA["rows"]["refill"]
SLOTS = max(ROW_LENGTH, REFILL_AT + REFILL)
SLOT = Axis("slot", tuple(str(n + 1) for n in range(SLOTS)))

MORE_PESOS = DATA["growth"]["pesos"]
MORE_MATERIALS = DATA["growth"]["materials"]
PESOS_FOR_WORKER = DATA["exchange"]["pesos"]
DEBRIS_FOR_BRICK = DATA["exchange"]["debris"]
RECOVER_AT = DATA["hands"]["recover_at"]
HAND_CYCLE = CARDS - OPEN_CARDS - RECOVER_AT  # rounds until the discard piles come back
QUIET_ROUNDS = 2 * HAND_CYCLE  # without a building and without a gain: the game stands still
TARGET = np.array([0, 0, *DATA["target"]["points"]], np.int64)  # by seat count

EFFECT = DATA["effects"]
MENDIGO_PESOS = EFFECT["mendigo"]
OBREROS_FIRST = EFFECT["obreros_first"]
OBREROS_LATER = EFFECT["obreros_later"]
ARQUITECTO_WORKERS = EFFECT["arquitecto"]
RECEPTADOR_TAKES = EFFECT["receptador"]
RECEPTADOR_TAKES_RICH = EFFECT["receptador_rich"]
RICH_IN_BRICKS = EFFECT["receptador_rich_from"]
CONTRABANDO_BLIND = EFFECT["contrabando_blind"]
CONTRABANDO_LATER = EFFECT["contrabando_later"]
LADRON_TAKES = DATA["thief"]["ladron"]
LADRON_TAKES_RICH = DATA["thief"]["ladron_rich"]
RICH_IN_PESOS = DATA["thief"]["ladron_rich_from"]
