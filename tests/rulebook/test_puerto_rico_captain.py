"""Captain: T-10 the example, T-11 harbor and wharf, T-12 wharf instead, T-28 wharf held back; D8–D12, R2, R10."""

from typing import Any

import pytest

import malecon
from refusing import refused
from rulebook.puerto_rico_table import ANNA, BORIS, DENIS, SERGEI, cargo, get, phase, play, table


def example(**changed: Any) -> malecon.Position:
    boards: dict[str, Any] = {
        "anna": {"goods": "2 corn 6 sugar"},
        "boris": {"goods": "2 sugar 3 tobacco"},
        "sergei": {"goods": "2 corn 1 tobacco"},
        "denis": {"goods": "1 corn 5 indigo"},
    }
    return play(table(4, ships=("", "3 corn", ""), **(boards | changed)), "role captain")


def test_t10_four_players_load_as_in_the_example() -> None:
    pos = example()
    pool = get(pos, "points_left")
    supply = get(pos, "supply")
    assert (pos.to_move, pos.legal()) == (ANNA, ("ship corn 2", "ship sugar 3"))
    play(pos, "ship sugar 3")
    assert get(pos, "chips") == [7, 0, 0, 0]
    assert cargo(pos) == ["", "3 corn", "6 sugar"]

    assert (pos.to_move, pos.legal()) == (BORIS, ("ship sugar 3", "ship tobacco 1"))
    play(pos, "ship sugar 3")
    assert get(pos, "chips") == [7, 1, 0, 0]
    assert cargo(pos) == ["", "3 corn", "7 sugar"]

    assert (pos.to_move, pos.legal()) == (SERGEI, ("ship corn 2", "ship tobacco 1"))
    play(pos, "ship tobacco 1")
    # The rest of the phase leaves no choice: Denis' corn, Anna's corn, Boris' tobacco; then nobody can load.
    assert pos.forced == ((DENIS, "ship corn 2"), (ANNA, "ship corn 2"), (BORIS, "ship tobacco 1"))
    assert get(pos, "chips") == [9, 4, 1, 1]
    assert get(pos, "points_left") == pool - 15

    assert phase(pos) == "role"  # storage left no choice either: one kind each, one barrel of it
    assert [get(pos, "goods", seat) for seat in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]  # D11
    assert cargo(pos) == ["4 tobacco", "", ""]
    gained = {good: get(pos, "supply")[good] - supply[good] for good in supply}
    assert gained == {"corn": 6 + 1, "indigo": 4, "sugar": 7, "tobacco": 0, "coffee": 0}


def test_t10b_the_ship_that_takes_more() -> None:
    refused(example(), "ship sugar 1", "why-larger-ship")


def test_t10b_equal_loads_are_a_free_choice() -> None:
    pos = example(anna={"goods": "2 corn 5 sugar"})
    assert pos.legal() == ("ship corn 2", "ship sugar 1", "ship sugar 3")


def test_t10c_anna_may_not_pass_on_turn_five() -> None:
    # With a wharf she has a choice on turn 5 and is asked, but not whether to load.
    pos = example(anna={"goods": "2 corn 6 sugar", "city": "wharf"})
    play(pos, "ship sugar 3", "ship sugar 3", "ship tobacco 1")
    assert pos.forced == ((DENIS, "ship corn 2"),)
    assert (pos.to_move, pos.legal()) == (ANNA, ("ship corn 2", "wharf corn"))
    refused(pos, "pass", "why-must-load")


def test_t10d_denis_may_not_hold_the_corn_back() -> None:
    pos = example(denis={"goods": "1 corn 5 indigo", "city": "wharf"})
    play(pos, "ship sugar 3", "ship sugar 3", "ship tobacco 1")
    assert (pos.to_move, pos.legal()) == (DENIS, ("ship corn 2", "wharf corn", "wharf indigo"))
    refused(pos, "pass", "why-must-load")
    refused(pos, "ship indigo 1", "why-other-kind-aboard")


def test_t10e_a_kind_aboard_a_full_ship_goes_nowhere() -> None:
    pos = example(sergei={"goods": "2 corn 1 sugar"})
    play(pos, "ship sugar 3", "ship sugar 3")
    assert (SERGEI, "ship corn 2") in pos.forced  # ship 1, though empty, may not take sugar


def test_t10e_the_reasons() -> None:
    pos = example(sergei={"goods": "2 corn 1 sugar 1 coffee"})
    play(pos, "ship sugar 3", "ship sugar 3")
    assert pos.to_move == SERGEI
    refused(pos, "ship sugar 3", "why-ship-full")
    refused(pos, "ship sugar 1", "why-kind-elsewhere")
    refused(pos, "ship corn 1", "why-kind-elsewhere")
    refused(pos, "ship indigo 1", "why-no-barrel")
    refused(pos, "wharf corn", "why-no-wharf")


SERGEIS = {"goods": "5 tobacco 2 sugar", "city": "harbor wharf"}
TOBACCO_THREE_FREE = ("2 tobacco", "1 sugar", "1 indigo")


def test_t11_harbor_and_wharf() -> None:
    pos = table(4, ships=TOBACCO_THREE_FREE, sergei=SERGEIS)
    supply = get(pos, "supply", "tobacco")
    play(pos, "role captain", "ship tobacco 1")
    assert get(pos, "chips", SERGEI) == 4
    play(pos, "ship sugar 2")
    assert get(pos, "chips", SERGEI) == 4 + 3
    play(pos, "wharf tobacco")
    assert get(pos, "chips", SERGEI) == 4 + 3 + 3
    # the 2 tobacco of the wharf, and the 5 of the ship, which was full and sailed
    assert get(pos, "supply", "tobacco") == supply + 2 + 5


def test_t11b_as_captain_the_first_turn_gives_five() -> None:
    pos = table(4, governor=SERGEI, ships=TOBACCO_THREE_FREE, sergei=SERGEIS)
    play(pos, "role captain", "ship tobacco 1")
    assert get(pos, "chips", SERGEI) == 5
    play(pos, "ship sugar 2")
    assert get(pos, "chips", SERGEI) == 5 + 3


def test_t12_the_wharf_first() -> None:
    pos = table(4, ships=TOBACCO_THREE_FREE, sergei=SERGEIS)
    supply = get(pos, "supply", "tobacco")
    play(pos, "role captain")
    assert "wharf tobacco" in pos.legal()  # b: though the kind lies on a ship
    play(pos, "wharf tobacco")
    assert (SERGEI, "ship sugar 2") in pos.forced
    assert get(pos, "chips", SERGEI) == 6 + 3
    assert get(pos, "supply", "tobacco") == supply + 5
    assert cargo(pos) == ["2 tobacco", "3 sugar", "1 indigo"]


def test_t12_the_wharf_works_once_a_phase() -> None:
    pos = table(4, ships=TOBACCO_THREE_FREE, sergei={"goods": "5 tobacco 2 sugar 1 indigo", "city": "wharf"})
    play(pos, "role captain", "wharf tobacco")
    assert pos.legal() == ("ship indigo 3", "ship sugar 2")
    refused(pos, "wharf sugar", "why-wharf-used")


def test_t12c_all_of_the_kind_but_any_kind() -> None:
    pos = table(4, ships=TOBACCO_THREE_FREE, sergei=SERGEIS)
    play(pos, "role captain", "wharf sugar")
    assert get(pos, "goods", SERGEI, "sugar") == 0
    assert get(pos, "chips", SERGEI) == 2 + 1 + 3 + 1  # and the tobacco that followed by itself


def test_t12d_only_the_wharf_may_be_declined() -> None:
    pos = table(4, ships=("1 corn", "1 sugar", "1 indigo"), sergei={"goods": "2 coffee", "city": "wharf"})
    play(pos, "role captain")
    assert (pos.to_move, pos.legal()) == (SERGEI, ("pass", "wharf coffee"))
    pos = table(4, ships=("1 corn", "1 sugar", ""), sergei={"goods": "2 coffee", "city": "wharf"})
    play(pos, "role captain")
    refused(pos, "pass", "why-must-load")


def test_an_unoccupied_harbor_or_wharf_does_nothing() -> None:
    pos = table(4, ships=TOBACCO_THREE_FREE, sergei={"goods": "5 tobacco 2 sugar", "city": "0 harbor 0 wharf"})
    play(pos, "role captain")
    assert pos.legal() == ("ship sugar 2", "ship tobacco 1")
    play(pos, "ship tobacco 1")
    assert get(pos, "chips", SERGEI) == 3 + 2


def test_d10_two_wharves_may_take_the_same_kind() -> None:
    owner = {"goods": "2 coffee", "city": "wharf"}
    pos = table(4, ships=("1 corn", "1 sugar", "1 indigo"), sergei=owner, denis=owner)
    play(pos, "role captain", "wharf coffee", "wharf coffee")
    assert [get(pos, "chips", seat) for seat in (SERGEI, DENIS)] == [2, 2]


def test_d9_a_wharf_takes_all_there_is() -> None:
    pos = table(4, anna={"goods": "11 sugar", "city": "wharf"}, ships=("1 corn", "", ""))
    play(pos, "role captain", "wharf sugar")
    assert get(pos, "chips", ANNA) == 12


def test_the_captain_gets_his_point_once() -> None:
    pos = table(4, ships=("1 corn", "1 sugar", ""), anna={"goods": "1 corn 1 sugar"})
    play(pos, "role captain", "ship corn 1")
    assert (ANNA, "ship sugar 2") in pos.forced
    assert get(pos, "chips", ANNA) == 1 + 1 + 1


def wharf_held_back() -> malecon.Position:
    return table(
        3, ships=("1 tobacco", "2 indigo", "3 sugar"), anna={"goods": "3 corn", "city": "wharf"},
        boris={"goods": "1 indigo 1 sugar"}, sergei={},
    )  # fmt: skip


def test_t28_the_wharf_held_back() -> None:
    pos = play(wharf_held_back(), "role captain")
    assert (pos.to_move, pos.legal()) == (ANNA, ("pass", "wharf corn"))
    play(pos, "pass")
    assert (pos.to_move, pos.legal()) == (BORIS, ("ship indigo 2", "ship sugar 3"))
    play(pos, "ship indigo 2")
    assert (pos.to_move, pos.legal()) == (ANNA, ("pass", "wharf corn"))
    play(pos, "pass")
    assert pos.forced == ((BORIS, "ship sugar 3"),)
    assert (pos.to_move, pos.legal()) == (ANNA, ("pass", "wharf corn"))
    play(pos, "wharf corn")
    assert get(pos, "chips") == [4, 2, 0]  # R10
    assert phase(pos) == "role"


def test_t28b_declined_to_the_end() -> None:
    pos = play(wharf_held_back(), "role captain", "pass", "ship indigo 2", "pass", "pass")
    assert phase(pos) == "role"
    assert get(pos, "chips") == [0, 2, 0]
    assert get(pos, "goods", ANNA) == {"corn": 1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_has_anything_to_load(seats: int) -> None:
    pos = play(table(seats), "role captain")
    assert phase(pos) == "role"
    assert get(pos, "chips") == [0] * seats
