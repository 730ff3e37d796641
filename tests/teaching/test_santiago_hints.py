"""Santiago de Cuba: each kind of reason has a position in which it is the one that is said."""

from collections.abc import Callable
from typing import Any

import pytest

import malecon
from rulebook.santiago_table import play, table
from teaching.asking import key, reason

Position = malecon.Position
STREET = {
    "jose": 1,
    "pedro": 2,
    "conchita": 3,
    "miguel": 4,
    "martinez": 5,
    "maria": 6,
    "alonso": 7,
    "pablo": 8,
    "el_zorro": 9,
}
YELLOW = {"yellow": "bank distillery church", "white": "cafe sawmill office", "red": "casino customs newspaper",
          "blue": "cigar_factory black_market harbour_master"}  # fmt: skip


def drive(cuban: str, **described: Any) -> Position:
    return play(table(stops=STREET, quarters=YELLOW, **described), f"visit {cuban}")


def port(**described: Any) -> Position:
    return play(table(car="el_zorro", stops=STREET, **described), "port")


FAVOURS: list[tuple[str, str, Callable[[], Position]]] = [
    ("hint-port", "port", lambda: table(car="el_zorro", stops=STREET, demand="3 citrus", anton={"goods": "3 citrus"})),
    (
        "hint-port-best",
        "port",
        lambda: table(car="el_zorro", stops=STREET, flag=4, demand="3 citrus", anton={"goods": "3 citrus"}),
    ),
    (
        "hint-port-last",
        "port",
        lambda: table(car="el_zorro", stops=STREET, ship=7, demand="3 citrus", anton={"goods": "3 citrus"}),
    ),
    ("hint-visit-wanted", "visit conchita", lambda: table(stops=STREET, demand="3 citrus")),
    ("hint-visit-good", "visit conchita", lambda: table(stops=STREET, demand="3 rum")),
    ("hint-visit-refines", "visit jose", lambda: table(stops=STREET, quarters=YELLOW, demand="3 rum")),
    ("hint-visit-lawyer", "visit alonso", lambda: table(stops=STREET, anton={"pesos": 9})),
    ("hint-visit-pesos", "visit martinez", lambda: table(stops=STREET, anton={"pesos": 5})),
    ("hint-visit-money", "visit martinez", lambda: table(stops=STREET, anton={"pesos": 9})),
    ("hint-visit-points", "visit maria", lambda: table(stops=STREET, anton={"pesos": 9})),
    ("hint-visit-fence", "visit pablo", lambda: table(stops=STREET, demand="3 citrus", anton={"pesos": 9})),
    ("hint-visit-zorro", "visit el_zorro", lambda: table(stops=STREET, anton={"pesos": 9})),
    (
        "hint-visit-raises",
        "visit jose",
        lambda: table(car="el_zorro", stops=STREET, demand="4 citrus", anton={"goods": "4 citrus"}),
    ),
    ("hint-use-refine", "move distillery", lambda: drive("jose", demand="3 rum")),
    ("hint-use-bank", "move bank", lambda: drive("jose")),
    ("hint-use-church", "move church", lambda: drive("jose")),
    ("hint-use-cafe", "move cafe", lambda: drive("pedro", anton={"goods": "1 rum"})),
    ("hint-use-sawmill", "move sawmill", lambda: drive("pedro", anton={"goods": "1 wood"})),
    ("hint-use-office", "move office", lambda: drive("pedro", anton={"goods": "1 sugar"})),
    ("hint-deliver-fills", "deliver citrus 3", lambda: port(demand="3 citrus 1 rum", anton={"goods": "3 citrus"})),
    ("hint-deliver", "deliver citrus 2", lambda: port(demand="3 citrus 1 rum", anton={"goods": "3 citrus"})),
    (
        "hint-deliver-first",
        "deliver citrus 2",
        lambda: port(demand="3 citrus 1 rum", anton={"goods": "3 citrus 1 rum"}),
    ),
    ("hint-wood", "wood citrus 1", lambda: port(demand="3 citrus", anton={"goods": "1 wood"})),
    ("hint-pass-deliver", "pass", lambda: port(demand="3 citrus", anton={"goods": "1 citrus"})),
]


@pytest.mark.parametrize(("wanted", "notation", "position"), FAVOURS, ids=[f[0] for f in FAVOURS])
def test_the_reason_fits_the_position(wanted: str, notation: str, position: Callable[[], Position]) -> None:
    assert key(position(), notation) == wanted


COSTS: list[tuple[str, str, Callable[[], Position]]] = [
    ("cost-visit-price", "visit conchita", lambda: table(stops=STREET, demand="3 citrus")),
    ("cost-visit-down", "visit jose", lambda: table(stops=STREET, down="jose")),
    ("cost-visit-unwanted", "visit jose", lambda: table(stops=STREET, demand="3 rum")),
    ("cost-port", "port", lambda: table(car="el_zorro", stops=STREET, demand="3 citrus", anton={"goods": "3 citrus"})),
    (
        "cost-visit-sends",
        "visit jose",
        lambda: table(car="el_zorro", stops=STREET, flag=4, demand="3 citrus", anton={"goods": "3 citrus"}),
    ),
    ("cost-move-idle", "move sawmill", lambda: drive("pedro")),
    ("cost-move-owner", "move bank", lambda: drive("jose", svetlana={"owns": "bank"})),
    ("cost-deliver", "deliver citrus 2", lambda: port(demand="3 citrus 1 rum", anton={"goods": "3 citrus"})),
    ("cost-pass-deliver", "pass", lambda: port(demand="3 citrus", anton={"goods": "1 citrus"})),
]


@pytest.mark.parametrize(("wanted", "notation", "position"), COSTS, ids=[f[0] for f in COSTS])
def test_the_cost_fits_the_position(wanted: str, notation: str, position: Callable[[], Position]) -> None:
    assert key(position(), notation, "costs") == wanted


def test_what_a_screen_hides_makes_no_difference() -> None:
    """Whatever the others hold behind their screens, the same is said."""
    held = ({"goods": ""}, {"goods": "4 citrus", "pesos": 9})
    said = set()
    for board in held:
        position = table(stops=STREET, demand="3 citrus", anton={"goods": "2 sugar"}, svetlana=board)
        why = reason(position, "visit conchita")
        assert why is not None
        said.add(why.parts["value"])
    assert len(said) == 1
