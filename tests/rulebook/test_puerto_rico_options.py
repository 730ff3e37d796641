"""Options and presets: the rulebook's reading is the default, and each option does what it says (section 10)."""

from typing import Any

import pytest

import malecon
from refusing import refused
from rulebook.puerto_rico_table import ANNA, BORIS, TITLE, get, phase, play, table

DEFAULTS = {
    "hospice_hacienda": "one_per_phase",
    "mayor_relocation": "full",
    "large_building_geometry": "vertical_3x4",
    "hacienda_empty_deck": "reshuffle",
    "production_optional": False,
    "voluntary_discard": False,
    "privilege_declinable": True,
    "bonus_points_declinable": False,
    "declined_wharf": "stays_open",
    "ship_colonists_declinable": False,
    "hidden_vp": True,
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
    "given", [{"hospice_hacienda": "twice"}, {"no_such_option": True}, {"preset": "house"}, {"tie": "shared"}]
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
    described: dict[str, Any] = {"ships": ("1 indigo", "1 tobacco"), "anna": {"goods": "3 corn"}}
    pos = play(table(2, **described), "role captain")
    assert get(pos, "goods", ANNA) == {"corn": 1}
    pos = play(table(2, **described, options={"voluntary_discard": True}), "role captain")
    assert pos.legal() == ("keep corn 0", "keep corn 1")
    refused(pos, "keep corn 2", "why-keep")


# -- extra points declined

DECLINE = {"bonus_points_declinable": True}


def loading(options: dict[str, Any], **more: Any) -> malecon.Position:
    return play(table(4, options=options, anna={"goods": "2 corn", "city": "harbor"}, **more), "role captain")


def test_the_harbors_and_the_captains_points_may_be_declined() -> None:
    for answer, points in (("pass", 2), ("bonus 1", 3), ("bonus 2", 4)):
        pos = loading(DECLINE, boris={"goods": "1 sugar"})
        play(pos, "ship corn 1")
        assert pos.legal() == ("pass", "bonus 1", "bonus 2")
        play(pos, answer)
        assert get(pos, "chips", ANNA) == points


def test_declining_can_keep_the_end_away() -> None:
    for answer, ending in (("pass", 0), ("bonus 1", 1)):
        pos = loading(DECLINE, boris={"goods": "1 sugar"})
        values = pos.to_dict()
        values["chips"][BORIS] += values["points_left"] - 3
        values["points_left"] = 3
        pos = play(TITLE.from_dict(values), "ship corn 1", answer)
        assert get(pos, "ending") == ending


def test_the_captains_point_comes_with_the_first_loading_only() -> None:
    pos = table(4, options=DECLINE, anna={"goods": "1 corn 1 sugar"}, boris={"goods": "1 tobacco", "city": "harbor"},
                ships=("1 corn", "1 tobacco", "1 sugar"))  # fmt: skip
    play(pos, "role captain", "ship corn 1")
    assert pos.legal() == ("pass", "bonus 1")
    refused(pos, "bonus 2", "why-one-bonus")
    play(pos, "pass")
    assert (phase(pos) == "bonus" and pos.to_move == BORIS) or "ship tobacco 2" in pos.legal()


def test_extra_points_are_usually_paid_at_once() -> None:
    pos = play(loading({}, boris={"goods": "1 sugar"}), "ship corn 1")
    assert get(pos, "chips", ANNA) == 4


# -- a declined wharf


@pytest.mark.parametrize(("choice", "again"), [("stays_open", True), ("spent", False)])
def test_a_declined_wharf(choice: str, again: bool) -> None:
    """Anna's corn fits on no ship; Boris loads after she has declined."""
    pos = table(4, options={"declined_wharf": choice}, anna={"goods": "1 corn", "city": "wharf"},
                boris={"goods": "3 sugar"}, ships=("1 indigo", "1 coffee", "1 sugar"))  # fmt: skip
    play(pos, "role captain", "pass")
    assert [notation for _, notation in pos.forced] == ["ship sugar 3"]
    assert ("wharf corn" in pos.legal()) == again


# -- the hospice's narrowest reading


@pytest.mark.parametrize(("choice", "offered"), [("one_per_phase", True), ("blind_tile_if_drawn", False)])
def test_the_hospice_after_a_tile_drawn_blind(choice: str, offered: bool) -> None:
    pos = table(4, options={"hospice_hacienda": choice}, anna={"city": "hospice hacienda"}, row="2 corn 3 sugar")
    play(pos, "role settler", "hacienda")
    assert phase(pos) == "hospice"  # for the tile drawn blind
    play(pos, "pass", "plant corn")
    assert (phase(pos) == "hospice") == offered


def test_by_the_narrowest_reading_the_normal_tile_has_its_colonist_if_none_was_drawn() -> None:
    pos = table(4, options={"hospice_hacienda": "blind_tile_if_drawn"}, anna={"city": "hospice hacienda"},
                row="2 corn 3 sugar")  # fmt: skip
    play(pos, "role settler", "pass", "plant corn")
    assert phase(pos) == "hospice"


# -- colonists of the ship refused

REFUSE = {"ship_colonists_declinable": True}


def test_who_refuses_the_ships_colonists_is_passed_over() -> None:
    pos = table(4, options=REFUSE)
    aboard = get(pos, "aboard")
    before = [colonists(pos, seat) for seat in range(4)]
    play(pos, "role mayor", "ashore", "pass", "ashore", "pass")
    assert phase(pos) == "recruit"
    play(pos, "pass")
    assert aboard == 4
    assert [colonists(pos, seat) - before[seat] for seat in range(4)] == [2, 0, 2, 0]


def test_a_mayor_who_refuses_has_no_privilege() -> None:
    pos = table(4, options=REFUSE)
    supply, aboard = get(pos, "colonists"), get(pos, "aboard")
    play(pos, "role mayor", "pass", "pass", "pass", "pass")
    assert phase(pos) == "role"
    assert (get(pos, "colonists"), get(pos, "aboard")) == (supply, aboard)  # all stayed aboard: nothing to refill


def test_usually_nobody_is_asked_about_the_ship() -> None:
    assert phase(play(table(4), "role mayor")) == "recruit"


def colonists(pos: malecon.Position, seat: int) -> int:
    values = pos.to_dict()
    return int(values["san_juan"][seat] + sum(values["workers"][seat]) + sum(values["crew"][seat]))


# -- chips face down


def test_hidden_points_are_told_as_gains_never_as_totals() -> None:
    pos = table(4, anna={"goods": "2 corn"}, boris={"goods": "1 sugar"})
    values = pos.to_dict()
    values["chips"][ANNA] += 17
    values["points_left"] -= 17
    pos = play(TITLE.from_dict(values), "role captain")
    changes = pos.play("ship corn 1")
    own = next(c for c in pos.seen(changes, ANNA) if c.field == "chips")
    assert (own.before, own.after, own.relative) == (17, 20, False)
    for viewer in (BORIS, None):
        shown = next(c for c in pos.seen(changes, viewer) if c.field == "chips")
        assert (shown.before, shown.after, shown.gain, shown.relative) == (0, 3, 3, True)


def test_open_points_are_told_in_full() -> None:
    pos = play(
        table(4, anna={"goods": "2 corn"}, boris={"goods": "1 sugar"}, options={"hidden_vp": False}), "role captain"
    )
    shown = next(c for c in pos.seen(pos.play("ship corn 1"), BORIS) if c.field == "chips")
    assert not shown.relative
