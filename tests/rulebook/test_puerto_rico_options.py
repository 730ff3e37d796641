"""Options and presets: the rulebook's reading is the default, and each option does what it says (section 10)."""

import pytest
from puerto_rico_table import ANNA, TITLE, get, play, refused, table

import malecon

DEFAULTS = {
    "hospice_hacienda": "one_per_phase",
    "mayor_relocation": "full",
    "mayor_must_fill": True,
    "large_building_geometry": "vertical_3x4",
    "empty_ship_rule": "max_load",
    "hacienda_empty_deck": "reshuffle",
    "production_optional": False,
    "voluntary_discard": False,
    "privilege_declinable": True,
    "hidden_vp": True,
    "tie": "shared",
    "building_set": "base",
    "balance_factory_university_swap": False,
    "balance_corn_start_minus_1": False,
}


@pytest.mark.parametrize("preset", [{}, {"preset": "rulebook"}])
def test_the_defaults_are_the_rulebooks(preset: dict[str, str]) -> None:
    assert TITLE.new(4, seed=1, **preset).options == DEFAULTS


def test_rio_grande_2002() -> None:
    changed = {"hospice_hacienda": "normal_tile_only", "large_building_geometry": "area"}
    assert TITLE.new(4, seed=1, preset="rio_grande_2002").options == DEFAULTS | changed


def test_an_option_beside_a_preset_wins() -> None:
    pos = TITLE.new(4, seed=1, preset="rio_grande_2002", hospice_hacienda="one_per_phase")
    assert pos.options["hospice_hacienda"] == "one_per_phase"
    assert pos.options["large_building_geometry"] == "area"


@pytest.mark.parametrize(
    "given", [{"hospice_hacienda": "twice"}, {"no_such_option": True}, {"preset": "house"}, {"tie": "nobody"}]
)
def test_unknown_options_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(malecon.BadOption):
        TITLE.new(4, seed=1, **given)


@pytest.mark.parametrize("seats", [1, 6, True])
def test_seat_counts_beyond_the_box_are_refused(seats: int) -> None:
    with pytest.raises(malecon.BadOption):
        TITLE.new(seats, seed=1)


def test_factory_and_university_change_prices() -> None:
    pos = table(4, anna={"money": 7}, options={"balance_factory_university_swap": True})
    play(pos, "role builder")
    prices = pos.view(ANNA)["stock"]
    assert (prices["factory"]["prices"][ANNA], prices["university"]["prices"][ANNA]) == (7, 6)
    play(pos, "build university")
    assert get(pos, "doubloons", ANNA) == 1


def test_factory_and_university_as_printed() -> None:
    prices = play(table(4, anna={"money": 7}), "role settler").view(ANNA)["stock"]
    assert (prices["factory"]["prices"][ANNA], prices["university"]["prices"][ANNA]) == (7, 8)


@pytest.mark.parametrize(("seats", "money"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [3, 3, 2, 2]), (5, [4, 4, 4, 3, 3])])
def test_corn_starters_have_one_doubloon_less(seats: int, money: list[int]) -> None:
    pos = TITLE.new(seats, seed=2, balance_corn_start_minus_1=True)
    governor = get(pos, "governor")
    assert [get(pos, "doubloons", (governor + k) % seats) for k in range(seats)] == money


def test_d19_points_lie_face_down() -> None:
    pos = table(4, anna={"chips": 7})
    assert pos.view(ANNA)["boards"][ANNA]["chips"] == 7
    assert pos.view(1)["boards"][ANNA]["chips"] is None
    assert pos.view(None)["boards"][ANNA]["chips"] is None


def test_d19_points_lie_open() -> None:
    pos = table(4, anna={"chips": 7}, options={"hidden_vp": False})
    assert pos.view(1)["boards"][ANNA]["chips"] == 7


def test_r5_keeping_less_than_one_may_is_offered_on_request() -> None:
    described = {"ships": ("1 indigo", "1 tobacco"), "anna": {"goods": "3 corn"}}
    pos = play(table(2, **described), "role captain")
    assert get(pos, "goods", ANNA) == {"corn": 1}
    pos = play(table(2, **described, options={"voluntary_discard": True}), "role captain")
    assert pos.legal() == ("keep corn 0", "keep corn 1")
    refused(pos, "keep corn 2", "why-keep")
