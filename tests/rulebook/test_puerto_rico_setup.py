"""T-01: what lies where before the first choice; and the rounds, T-19, T-20."""

from typing import Any

import pytest

import malecon
from refusing import refused
from rulebook.puerto_rico_table import ANNA, BORIS, GOODS, NAMES, ROLES, TITLE, finish, get, phase, play, table

SIX_ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain")
TABLE = {
    # seats: pool, supply, aboard, ships, prospectors, doubloons, start plantations, face up, face down, quarries
    2: (65, 40, 2, [4, 6, 0], 1, 3, "IC", 3, 30, 5),
    3: (75, 55, 3, [4, 5, 6], 0, 2, "IIC", 4, 43, 8),
    4: (100, 75, 4, [5, 6, 7], 1, 3, "IICC", 5, 41, 8),
    5: (122, 95, 5, [6, 7, 8], 2, 4, "IIICC", 6, 39, 8),
}


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_t01_set_up_by_the_table(seats: int, seed: int) -> None:
    check_set_up(TITLE.new(seats, seed=seed))
    pos = TITLE.new(seats, seed=seed)
    assert get(pos, "supply") == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    assert get(pos, "stock", "small_indigo_plant") == 4
    assert get(pos, "stock", "coffee_roaster") == 3
    assert get(pos, "stock", "wharf") == 2
    assert get(pos, "stock", "city_hall") == 1
    assert sum(get(pos, "stock").values()) == 49


@pytest.mark.parametrize("seed", range(5))
def test_t01b_set_up_for_two(seed: int) -> None:
    pos = TITLE.new(2, seed=seed)
    check_set_up(pos)
    assert get(pos, "supply") == {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7}
    assert get(pos, "stock", "small_indigo_plant") == 2
    assert get(pos, "stock", "wharf") == 1
    tiles = {good: get(pos, "deck").get(good, 0) + get(pos, "row").get(good, 0) for good in GOODS}
    assert tiles == {"corn": 6, "indigo": 8, "sugar": 8, "tobacco": 6, "coffee": 5}


def check_set_up(pos: malecon.Position) -> None:
    pool, supply, aboard, ships, prospectors, doubloons, starts, up, down, quarries = TABLE[pos.seats]
    assert get(pos, "points_left") == pool
    assert (get(pos, "colonists"), get(pos, "aboard")) == (supply, aboard)
    assert pos.to_dict()["capacity"] == ships
    assert list(get(pos, "role_in_play")) == [*SIX_ROLES, "prospector", "prospector2"][: 6 + prospectors]
    assert get(pos, "doubloons") == [doubloons] * pos.seats
    for k, start in enumerate(starts):
        seat = (get(pos, "governor") + k) % pos.seats
        assert get(pos, "tiles", seat) == {"indigo" if start == "I" else "corn": 1}
        assert get(pos, "workers", seat) == {}
    assert sum(get(pos, "row").values()) == up
    assert sum(get(pos, "deck").values()) == down
    assert get(pos, "quarries") == quarries
    assert pos.to_move == get(pos, "governor")


def test_t01b_two_choose_in_turn_six_roles_a_round_and_leave_one() -> None:
    pos = table(2)
    choosers = []
    for role in ("trader", "settler", "craftsman", "captain", "builder", "prospector"):
        assert get(pos, "round_number") == 1
        choosers.append(pos.to_move)
        finish(play(pos, f"role {role}"))
    assert choosers == [ANNA, BORIS] * 3
    assert get(pos, "round_number") == 2
    assert get(pos, "role_coins") == {"mayor": 1}
    assert pos.to_move == get(pos, "governor") == BORIS


def test_the_first_governor_is_drawn_by_lot() -> None:
    assert {get(TITLE.new(5, seed=seed), "governor") for seed in range(60)} == {0, 1, 2, 3, 4}


def test_the_governor_moves_one_seat_left_each_round() -> None:
    pos = table(3, governor=1)
    for governor in (1, 2, 0, 1):
        for k, role in enumerate(("trader", "craftsman", "settler")):
            assert get(pos, "governor") == governor
            assert pos.to_move == (governor + k) % 3
            finish(play(pos, f"role {role}"))


def test_t19_prospector_takes_the_coins_and_one_more() -> None:
    nobody: dict[str, Any] = {name: {} for name in NAMES[:4]}
    pos = play(table(4, coins="2 prospector", **nobody), "role prospector")
    assert get(pos, "doubloons") == [3, 0, 0, 0]
    assert get(pos, "role_coins", "prospector") == 0
    assert phase(pos) == "role"
    assert pos.to_move == BORIS


def test_t19b_coins_stay_with_their_own_prospector() -> None:
    pos = table(5, coins="2 prospector", anna={}, boris={})
    assert {"role prospector", "role prospector2"} <= set(pos.legal())
    play(pos, "role prospector2")
    assert get(pos, "doubloons", ANNA) == 1
    assert get(pos, "role_coins", "prospector") == 2
    play(pos, "role prospector")
    assert get(pos, "doubloons", BORIS) == 3


def test_t19b_equal_prospectors_are_one_choice() -> None:
    pos = table(5, coins="1 prospector 1 prospector2")
    assert "role prospector" in pos.legal()
    refused(pos, "role prospector2", "why-role-twin")
    play(pos, "role prospector")
    assert "role prospector2" in pos.legal()


def test_t20_an_unchosen_card_gathers_a_coin_a_round() -> None:
    pos = table(4)
    for _ in range(2):
        assert get(pos, "role_coins") == ({} if get(pos, "round_number") == 1 else dict.fromkeys(
            ("mayor", "builder", "captain"), 1))  # fmt: skip
        for role in ("trader", "craftsman", "settler", "prospector"):
            finish(play(pos, f"role {role}"))
    assert get(pos, "role_coins") == {"mayor": 2, "builder": 2, "captain": 2}
    assert get(pos, "role_taken") == {}
    chooser = pos.to_move
    assert chooser is not None
    before = get(pos, "doubloons", chooser)
    play(pos, "role captain")
    assert get(pos, "doubloons", chooser) == before + 2
    assert get(pos, "role_coins", "captain") == 0


def test_t20_the_builder_may_spend_the_coins_at_once() -> None:
    pos = table(4, coins="4 builder", anna={"money": 1})
    play(pos, "role builder")
    assert get(pos, "doubloons", ANNA) == 5
    play(pos, "build large_market")
    assert get(pos, "built", ANNA) == {"large_market": 1}
    assert get(pos, "doubloons", ANNA) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_taken_role_is_gone_until_the_round_ends(seats: int) -> None:
    pos = finish(play(table(seats), "role settler"))
    refused(pos, "role settler", "why-role-taken")
    if seats == 3:
        refused(pos, "role prospector", "why-role-not-in-play")
    assert get(pos, "role_taken") == {"settler": 1}
    assert set(ROLES) >= {notation.split()[1] for notation in pos.legal()}
