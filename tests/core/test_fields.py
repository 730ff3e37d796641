import numpy as np
import pytest

import malecon
from malecon.core.fields import Axis, Field, State, seat_axis

TITLE = malecon.title("puerto_rico")


@pytest.mark.parametrize("name", ["round", "item", "take", "size", "data", "copy", "all"])
def test_names_that_numpy_owns_are_refused(name: str) -> None:
    """Guard 3."""
    with pytest.raises(ValueError, match="belongs to NumPy"):
        State(Field(name, np.int8))


def test_two_fields_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two fields"):
        State(Field("rum", np.int8), Field("rum", np.int8))


def test_places_that_differ_name_each_entry_once() -> None:
    state = State(Field("rum", np.int32), Field("cane", np.int8, (seat_axis(2), Axis("field", ("a", "b")))))
    before, after = state.zeros(), state.zeros()
    after[0].rum = 70_000  # differs in three bytes
    after[0].cane[1, 0] = 3
    places = state.places_that_differ(before.tobytes(), after.tobytes())
    assert [(p.name, p.seat, p.item) for p in places] == [("rum", None, ()), ("cane", 1, ("a",))]


def described() -> dict[str, object]:
    return TITLE.new(3, 1).to_dict()


def test_a_described_position_must_have_every_field_and_no_other() -> None:
    with pytest.raises(malecon.BadPosition, match="no field “sugar”"):
        TITLE.from_dict(described() | {"sugar": 3})
    missing = described()
    del missing["doubloons"]
    with pytest.raises(malecon.BadPosition, match="“doubloons” is missing"):
        TITLE.from_dict(missing)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("doubloons", [1, 2, 3], "shape"),
        ("doubloons", 5, "shape"),
        ("doubloons", [1, 2, 3, 4, "x"], "whole numbers"),
        ("doubloons", [1, 2, 3, 4, 5.5], "whole numbers"),
        ("doubloons", None, "whole numbers"),
        ("governor", 9, "between"),
        ("governor", -1, "between"),
        ("governor", True, "whole numbers"),
        ("phase", 10**30, "between"),
        ("supply", [11, 11, 11, 9, 9], "add up: barrels"),
        ("colonists", 54, "add up: colonists"),
        ("quarries", 7, "add up: tiles"),
        ("seats", 4, "add up"),
    ],
)
def test_a_described_position_says_what_cannot_be(field: str, value: object, says: str) -> None:
    with pytest.raises(malecon.BadPosition, match=says):
        TITLE.from_dict(described() | {field: value})


def test_not_even_a_dict() -> None:
    with pytest.raises(malecon.BadPosition, match="described by its fields"):
        TITLE.from_dict([1, 2, 3])  # type: ignore[arg-type]  # on purpose


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(malecon.BadPosition, match="bytes"):
        TITLE.from_bytes(b"abc")
