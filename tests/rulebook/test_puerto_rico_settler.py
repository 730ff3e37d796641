"""Settler: T-21, T-22 (hospice), T-27 (plantations run short); D1, R1, R8, R15."""

import pytest

from refusing import refused
from rulebook.puerto_rico_table import ANNA, BORIS, DENIS, SERGEI, finish, get, phase, play, table

ROW = "2 corn 2 sugar 1 coffee"
FULL = "4 corn 4 indigo 4 sugar"  # twelve tiles
ELEVEN = "3 corn 4 indigo 4 sugar"


def test_t21a_a_quarry_only_with_an_occupied_hut() -> None:
    pos = play(
        table(4, row=ROW, boris={"city": "construction_hut"}, sergei={"city": "0 construction_hut"}), "role settler"
    )
    assert "quarry" in pos.legal()  # the settler
    play(pos, "plant corn")
    assert pos.to_move == BORIS
    assert set(pos.legal()) == {"pass", "plant corn", "plant sugar", "plant coffee", "quarry"}
    play(pos, "quarry")
    assert get(pos, "tiles", BORIS) == {"quarry": 1}
    assert get(pos, "quarries") == 7
    assert pos.to_move == SERGEI
    refused(pos, "quarry", "why-quarry-not-allowed")
    play(pos, "plant coffee")
    assert pos.to_move == DENIS
    refused(pos, "quarry", "why-quarry-not-allowed")
    refused(pos, "plant coffee", "why-not-in-row")


def test_t21b_the_settler_with_a_hut_takes_one_quarry() -> None:
    pos = play(table(4, row=ROW, anna={"city": "construction_hut"}), "role settler", "quarry")
    assert get(pos, "tiles", ANNA) == {"quarry": 1}
    assert pos.to_move == BORIS


def test_t21c_no_quarry_left_for_anybody() -> None:
    pos = play(table(4, row=ROW, quarries=0, anna={}, boris={"city": "construction_hut"}), "role settler")
    refused(pos, "quarry", "why-no-quarry")
    play(pos, "plant corn")
    refused(pos, "quarry", "why-no-quarry")


def test_t21d_a_full_island_gets_nothing() -> None:
    pos = play(table(4, row="3 corn 2 coffee", anna={"island": FULL, "city": "hacienda hospice"}), "role settler")
    assert pos.to_move == BORIS
    assert sum(get(pos, "tiles", ANNA).values()) == 12
    assert get(pos, "workers", ANNA) == {}


def test_t21e_the_last_space_taken_by_the_hacienda() -> None:
    pos = play(table(4, row="3 corn 2 coffee", anna={"island": ELEVEN, "city": "hacienda"}), "role settler")
    assert phase(pos) == "hacienda"
    play(pos, "hacienda")
    assert sum(get(pos, "tiles", ANNA).values()) == 12
    assert pos.to_move == BORIS


def test_t21f_a_new_row_after_the_phase() -> None:
    pos = table(4, row=ROW)
    down = sum(get(pos, "deck").values())
    play(pos, "role settler", "plant corn", "pass", "plant sugar", "pass")
    assert phase(pos) == "role"
    assert sum(get(pos, "row").values()) == 5
    assert get(pos, "discard") == {"corn": 1, "sugar": 1, "coffee": 1}
    assert sum(get(pos, "deck").values()) == down - 5


def test_t21g_hacienda_then_quarry() -> None:
    pos = play(table(4, row=ROW, anna={"city": "hacienda"}), "role settler", "hacienda")
    assert pos.to_move == ANNA
    assert sum(get(pos, "tiles", ANNA).values()) == 1
    assert get(pos, "tiles", ANNA).get("quarry") is None
    play(pos, "quarry")
    assert get(pos, "tiles", ANNA)["quarry"] == 1


def test_hacienda_may_be_left_unused_and_counts_only_if_occupied() -> None:
    pos = play(table(4, anna={"city": "0 hacienda"}, boris={"city": "hacienda"}), "role settler")
    assert phase(pos) == "tile"
    play(pos, "pass")
    assert (pos.to_move, phase(pos)) == (BORIS, "hacienda")
    play(pos, "pass")
    assert (pos.to_move, phase(pos)) == (BORIS, "tile")


def test_t22a_hospice_from_the_supply() -> None:
    pos = play(table(4, row=ROW, anna={"city": "hospice"}), "role settler")
    supply = get(pos, "colonists")
    play(pos, "plant corn", "hospice")
    assert get(pos, "workers", ANNA) == {"corn": 1}
    assert get(pos, "colonists") == supply - 1
    assert get(pos, "san_juan", ANNA) == 0  # R8: on the tile, not in San Juan


def test_t22a_hospice_may_be_declined() -> None:
    pos = play(table(4, row=ROW, anna={"city": "hospice"}), "role settler", "plant corn", "pass")
    assert get(pos, "workers", ANNA) == {}
    assert pos.to_move == BORIS


def test_t22b_hospice_from_the_ship_when_the_supply_is_empty() -> None:
    pos = table(4, row=ROW, colonists=0, aboard=3, anna={"city": "hospice"})
    play(pos, "role settler", "plant corn", "hospice")
    assert (get(pos, "colonists"), get(pos, "aboard")) == (0, 2)
    assert get(pos, "workers", ANNA) == {"corn": 1}


def test_t22c_hospice_with_no_colonist_anywhere() -> None:
    pos = table(4, row=ROW, colonists=0, aboard=0, anna={"city": "hospice"})
    play(pos, "role settler", "plant corn")
    assert pos.to_move == BORIS
    assert get(pos, "workers", ANNA) == {}


def test_t22d_one_colonist_a_phase_on_the_blind_tile() -> None:
    pos = table(4, row=ROW, anna={"city": "hospice hacienda"})
    play(pos, "role settler", "hacienda", "hospice", "plant corn")
    assert pos.to_move == BORIS
    assert sum(get(pos, "workers", ANNA).values()) == 1
    assert sum(get(pos, "tiles", ANNA).values()) == 2


def test_t22d_one_colonist_a_phase_on_the_normal_tile() -> None:
    pos = table(4, row=ROW, anna={"city": "hospice hacienda"})
    play(pos, "role settler", "hacienda", "pass", "quarry", "hospice")
    assert pos.to_move == BORIS
    assert get(pos, "workers", ANNA) == {"quarry": 1}


def test_t22e_normal_tile_only() -> None:
    pos = table(4, row=ROW, anna={"city": "hospice hacienda"}, options={"hospice_hacienda": "normal_tile_only"})
    play(pos, "role settler", "hacienda")
    assert phase(pos) == "tile"
    play(pos, "quarry", "hospice")
    assert get(pos, "workers", ANNA) == {"quarry": 1}


def test_t22f_a_quarry_gets_one_too() -> None:
    pos = play(table(4, anna={"city": "hospice"}), "role settler", "quarry", "hospice")
    assert get(pos, "workers", ANNA) == {"quarry": 1}


def test_t22g_the_order_of_the_questions() -> None:
    pos = play(table(4, row=ROW, anna={"city": "hospice hacienda"}), "role settler")
    asked = []
    for notation in ("hacienda", "pass", "plant corn", "pass"):
        asked.append(phase(pos))
        play(pos, notation)
    assert asked == ["hacienda", "hospice", "tile", "hospice"]
    assert get(pos, "workers", ANNA) == {}


def test_t22g_refused_on_the_last_space_means_none_at_all() -> None:
    pos = table(4, row="3 corn 2 coffee", anna={"island": ELEVEN, "city": "hospice hacienda"})
    play(pos, "role settler", "hacienda", "pass")
    assert pos.to_move == BORIS
    assert get(pos, "workers", ANNA) == {}


def test_the_hospice_serves_each_seat_once() -> None:
    pos = table(4, row=ROW, anna={"city": "hospice"}, boris={"city": "hospice"})
    play(pos, "role settler", "plant corn", "hospice", "plant corn", "hospice")
    assert get(pos, "workers", ANNA) == get(pos, "workers", BORIS) == {"corn": 1}


def test_t27a_the_discard_is_shuffled_when_the_deck_runs_out() -> None:
    pos = table(5, row="", deck="2 coffee", discard="6 corn", quarries=0)
    play(pos, "role settler")  # nobody can take anything
    assert get(pos, "row") == {"coffee": 2, "corn": 4}
    assert get(pos, "deck") == {"corn": 2}
    assert get(pos, "discard") == {}


def test_t27b_the_row_stays_short() -> None:
    pos = table(5, row="", deck="", discard="3 corn", quarries=0)
    play(pos, "role settler")
    assert (get(pos, "row"), get(pos, "deck"), get(pos, "discard")) == ({"corn": 3}, {}, {})
    for role in ("craftsman", "trader", "prospector", "prospector2"):
        play(pos, f"role {role}")
    play(pos, "role settler", "plant corn", "plant corn", "plant corn")
    assert phase(pos) == "role"  # the others were passed over
    assert get(pos, "row") == {}


def test_t27c_the_discard_waits_until_a_tile_is_wanted() -> None:
    pos = table(5, row="", deck="6 corn", discard="4 indigo", quarries=0, boris={"city": "hacienda"})
    play(pos, "role settler", "pass")  # Boris leaves his hacienda unused
    assert (get(pos, "row"), get(pos, "deck"), get(pos, "discard")) == ({"corn": 6}, {}, {"indigo": 4})
    for role in ("craftsman", "trader", "prospector", "prospector2"):
        play(pos, f"role {role}")
    assert pos.to_move == BORIS
    play(pos, "role settler", "hacienda")
    assert get(pos, "deck") == {"indigo": 3}
    assert get(pos, "discard") == {}
    assert get(pos, "row") == {"corn": 6}


def test_t27d_no_plantation_anywhere_but_quarries() -> None:
    pos = table(5, row="", deck="", discard="", boris={"city": "construction_hut"})
    assert sum(sum(get(pos, "tiles", seat).values()) for seat in range(5)) == 50
    play(pos, "role settler")
    assert pos.legal() == ("pass", "quarry")  # R15
    play(pos, "quarry")
    assert pos.to_move == BORIS
    assert pos.legal() == ("pass", "quarry")
    play(pos, "quarry")
    assert phase(pos) == "role"
    assert (get(pos, "row"), get(pos, "deck"), get(pos, "discard")) == ({}, {}, {})


@pytest.mark.parametrize(("choice", "drawn"), [("reshuffle", True), ("unavailable", False)])
def test_r1_hacienda_with_an_empty_deck(choice: str, drawn: bool) -> None:
    pos = table(5, row="2 corn", deck="", discard="3 coffee", anna={"city": "hacienda"},
                options={"hacienda_empty_deck": choice})  # fmt: skip
    play(pos, "role settler")
    assert phase(pos) == ("hacienda" if drawn else "tile")
    if drawn:
        play(pos, "hacienda")
        assert get(pos, "deck") == {"coffee": 2}
        assert get(pos, "row") == {"corn": 2}


def test_r1_hacienda_with_nothing_to_draw() -> None:
    pos = play(table(5, row="2 corn", deck="", anna={"city": "hacienda"}), "role settler")
    assert phase(pos) == "tile"


def test_the_settler_may_decline_and_the_others_still_choose() -> None:
    pos = play(table(4, row=ROW), "role settler", "pass")
    assert pos.to_move == BORIS
    assert "plant corn" in pos.legal()
    assert phase(finish(pos)) == "role"
