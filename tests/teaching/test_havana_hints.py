"""Havana: each kind of reason has a position in which it is the one that is said."""

from collections.abc import Callable

import pytest

import malecon
from malecon.bots import Sight, explain
from rulebook.havana_table import face_down, table
from teaching.asking import key, reason

Position = malecon.Position
LATE = {"cards": "empresario mama"}
# Rows whose ends ask for things nobody can pay, so that only the cards speak.
FAVOURS: list[tuple[str, str, Callable[[], Position]]] = [
    ("hint-card-rubble", "choose escombros receptador", lambda: face_down(4, pool="4 debris")),
    ("hint-card-pesos", "choose receptador empresario", lambda: face_down(4, pool="7 pesos")),
    ("hint-card-mama", "choose receptador mama", lambda: face_down(4, pool="4 white 2 debris")),
    ("hint-card-guard", "choose guardaespaldas receptador", lambda: face_down(4, anna={"has": "4 white"})),
    ("hint-card-ladron", "choose ladron contrabando", lambda: face_down(4, boris={"has": "6 pesos"})),
    ("hint-card-receptador", "choose receptador contrabando", lambda: face_down(4, boris={"has": "5 white"})),
    ("hint-card-smuggling", "choose receptador contrabando", lambda: face_down(4)),
    ("hint-choose-first", "choose siesta contrabando", lambda: face_down(4)),
    (
        "hint-card-completes",
        "choose escombros ladron",
        lambda: face_down(4, pool="9 debris", upper="quinta_avenida el_capitolio gran_teatro"),
    ),
    (
        "hint-card-workmen",
        "choose obreros receptador",
        lambda: face_down(4, upper="quinta_avenida el_capitolio gran_teatro"),
    ),
    (
        "hint-build",
        "build upper left",
        lambda: table(
            anna={"cards": "siesta guardaespaldas", "has": "9 debris"}, upper="quinta_avenida el_capitolio gran_teatro"
        ),
    ),
    (
        "hint-build-rival",
        "build upper left",
        lambda: table(
            anna={"cards": "siesta guardaespaldas", "has": "9 debris"},
            boris={"has": "9 debris"},
            upper="quinta_avenida el_capitolio gran_teatro",
        ),
    ),
    (
        "hint-build-wins",
        "build upper left",
        lambda: table(
            anna={"cards": "siesta guardaespaldas", "has": "9 debris", "points": 24},
            upper="quinta_avenida el_capitolio gran_teatro",
        ),
    ),
    ("hint-change", "change white", lambda: table(anna={"has": "5 debris"})),
    ("hint-hire", "hire", lambda: table(anna={"has": "5 pesos"})),
    ("hint-pass-build", "pass", lambda: table(anna={"has": "5 pesos"})),
    (
        "hint-rob",
        "rob 1",
        lambda: table(
            3, anna={"cards": "siesta ladron"}, boris={"has": "6 pesos", **LATE}, clara={"has": "2 pesos", **LATE}
        ),
    ),
    (
        "hint-rob-leader",
        "rob 1",
        lambda: table(
            3,
            anna={"cards": "siesta ladron"},
            boris={"has": "3 pesos", "points": 5, **LATE},
            clara={"has": "2 pesos", **LATE},
        ),
    ),
    (
        "hint-rob-some",
        "rob 1",
        lambda: table(
            3, anna={"cards": "siesta ladron"}, boris={"has": "3 pesos", **LATE}, clara={"has": "3 pesos", **LATE}
        ),
    ),
    (
        "hint-card-ruin",
        "choose siesta ruina",
        lambda: face_down(2, boris={"has": "9 debris", "points": 24}, upper="quinta_avenida el_capitolio gran_teatro"),
    ),
    (
        "hint-perform-order",
        "perform mama",
        lambda: table(anna={"cards": "escombros mama"}, pool="4 debris"),
    ),
    (
        "hint-demolish-win",
        "demolish upper left",
        lambda: table(
            anna={"cards": "siesta ruina"},
            boris={"has": "9 debris", "points": 24, **LATE},
            upper="quinta_avenida el_capitolio gran_teatro",
        ),
    ),
    (
        "hint-hire-completes",
        "hire",
        lambda: table(anna={"has": "1 debris 5 pesos"}, upper="puente_de_hierro el_capitolio gran_teatro"),
    ),
]


@pytest.mark.parametrize(("wanted", "notation", "position"), FAVOURS, ids=[f[0] for f in FAVOURS])
def test_the_reason_fits_the_position(wanted: str, notation: str, position: Callable[[], Position]) -> None:
    assert key(position(), notation) == wanted


COSTS: list[tuple[str, str, Callable[[], Position]]] = [
    ("cost-card-empty", "choose siesta mama", lambda: face_down(4, pool="")),
    ("cost-cards-late", "choose contrabando mama", lambda: face_down(4, pool="4 white")),
    ("cost-card-nobody", "choose siesta ladron", lambda: face_down(4)),
    ("cost-card-later", "choose siesta obreros", lambda: face_down(4)),
    (
        "cost-build",
        "build upper left",
        lambda: table(anna={"has": "9 debris"}, upper="quinta_avenida el_capitolio gran_teatro"),
    ),
    ("cost-pass", "pass", lambda: table(anna={"has": "9 debris"}, upper="quinta_avenida el_capitolio gran_teatro")),
]


@pytest.mark.parametrize(("wanted", "notation", "position"), COSTS, ids=[f[0] for f in COSTS])
def test_the_cost_fits_the_position(wanted: str, notation: str, position: Callable[[], Position]) -> None:
    assert key(position(), notation, "costs") == wanted


def test_half_the_pool_is_rounded_up() -> None:
    why = reason(face_down(4, pool="7 pesos"), "choose receptador empresario")
    assert why is not None and why.parts["count"] == 4


def test_the_alternative_names_its_own_building() -> None:
    """It is called by what stands at its end of the row, whatever the better choice is about."""
    position = table(anna={"has": "9 debris 9 pesos 9 workers"}, upper="quinta_avenida el_capitolio gran_teatro")
    best, second = explain(Sight.of(position), malecon.bot("greedy"), 2)
    assert (best.notation, second.notation) == ("pass", "build upper left")
    told = best.alternative()
    assert told is not None and told[0] == second.sentence()
