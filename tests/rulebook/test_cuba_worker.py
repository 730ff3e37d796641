"""Worker: C-06 cross, C-07 irrigation, C-08 covered field, C-75 drought."""

from refusing import refused
from rulebook.cuba_table import ANNA, get, legal, phase, play, table


def test_c06_the_cross_is_activated() -> None:
    pos = play(table(), "play worker", "figure r2c2")
    assert get(pos, "yard", ANNA) == [0, 0, 0, 0, 0, 2, 1, 1]
    assert legal(pos, "harvest") == {"cane", "tobacco"}
    play(pos, "harvest cane", "harvest tobacco")
    assert get(pos, "yard", ANNA)[:3] == [0, 1, 1]
    assert phase(pos) == "turn"


def test_c06_the_figure_may_stay() -> None:
    pos = play(table(anna={"figure": "r2c2"}), "play worker")
    assert len(legal(pos, "figure")) == 12
    play(pos, "figure r2c2", "done")
    assert get(pos, "yard", ANNA) == [0, 0, 0, 0, 0, 2, 1, 1]


def test_the_common_side_gives_the_worker_example_of_the_english_rulebook() -> None:
    """1 stone, 2 wood, 1 citrus and 1 tobacco on row 1, column 3; the warehouse is the sixth field."""
    pos = play(table(), "play worker", "figure r1c3")
    assert get(pos, "yard", ANNA) == [0, 0, 0, 0, 0, 2, 1, 0]
    play(pos, "harvest citrus", "harvest tobacco")
    assert get(pos, "yard", ANNA) == [1, 0, 1, 0, 0, 2, 1, 0]
    assert phase(pos) == "turn"


def test_c07_water_pays_for_a_third_field() -> None:
    pos = play(table(anna={"yard": "1 water"}), "play worker", "figure r3c4")
    assert get(pos, "yard", ANNA) == [0, 0, 0, 0, 0, 0, 2, 1]
    play(pos, "harvest citrus", "harvest cane", "harvest tobacco")
    assert get(pos, "yard", ANNA) == [1, 1, 1, 0, 0, 0, 2, 0]
    assert phase(pos) == "turn", "a second cane field is left, and no water for it"


def test_c07_no_water_no_third_field() -> None:
    pos = play(table(), "play worker", "figure r3c4", "harvest citrus", "harvest cane")
    assert phase(pos) == "turn"
    assert get(pos, "yard", ANNA) == [1, 1, 0, 0, 0, 0, 2, 0]


def test_c07_the_water_just_taken_may_pay() -> None:
    pos = play(table(), "play worker", "figure r2c1", "harvest cane", "harvest cane")
    assert get(pos, "yard", ANNA, "water") == 1
    play(pos, "harvest tobacco")
    assert get(pos, "yard", ANNA) == [0, 2, 1, 0, 0, 1, 0, 0]


def test_c08_a_covered_field_yields_nothing() -> None:
    pos = play(table(anna={"tiles": "r1c2 inn"}), "play worker", "figure r2c2", "done")
    assert get(pos, "yard", ANNA) == [0, 0, 0, 0, 0, 1, 1, 1]


def test_worker_takes_what_the_supply_has() -> None:
    pos = play(table(supply="1 wood 0 cane"), "play worker", "figure r2c2")
    assert get(pos, "yard", ANNA) == [0, 0, 0, 0, 0, 1, 1, 1]
    refused(pos, "harvest cane", "why-supply-out")
    assert legal(pos, "harvest") == {"tobacco"}


def test_c75_drought() -> None:
    pos = play(table(laws="o1", anna={"yard": "2 water"}), "play worker", "figure r3c4", "harvest citrus")
    assert get(pos, "yard", ANNA) == [1, 0, 0, 0, 0, 0, 2, 2]
    play(pos, "harvest cane", "harvest tobacco")
    assert get(pos, "yard", ANNA) == [1, 1, 1, 0, 0, 0, 2, 0]
