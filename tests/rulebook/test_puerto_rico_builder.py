"""Builder: T-05 discount, T-23 university, T-24 city limits; D5, D6, D7, D13, R9."""

import pytest

import malecon
from refusing import refused
from rulebook.puerto_rico_table import ANNA, BORIS, get, phase, play, table


def prices(pos: malecon.Position, seat: int) -> dict[str, int]:
    return {name: entry["prices"][seat] for name, entry in pos.view(seat)["stock"].items()}


def some(prices: dict[str, int]) -> list[int]:
    return [prices[b] for b in ("construction_hut", "office", "harbor", "city_hall")]


def test_t05_three_quarries() -> None:
    rich = {"island": "3/3 quarry", "money": 20}
    pos = play(table(4, anna={"island": "3/3 quarry", "money": 20}, boris=rich), "role builder")
    assert some(prices(pos, BORIS)) == [1, 3, 5, 7]
    assert some(prices(pos, ANNA)) == [0, 2, 4, 6]


@pytest.mark.parametrize(
    ("building", "builder_pays", "other_pays"),
    [("construction_hut", 0, 1), ("office", 2, 3), ("harbor", 4, 5), ("city_hall", 6, 7)],
)
def test_t05_the_price_is_paid(building: str, builder_pays: int, other_pays: int) -> None:
    rich = {"island": "3/3 quarry", "money": 20}
    pos = play(table(4, anna=rich, boris={}), "role builder", f"build {building}")
    assert get(pos, "doubloons", ANNA) == 20 - builder_pays
    pos = play(table(4, anna={"money": 1}, boris=rich), "role builder", "pass", f"build {building}")
    assert get(pos, "doubloons", BORIS) == 20 - other_pays


def test_t05b_nothing_is_paid_back() -> None:
    pos = play(table(4, anna={"island": "1/1 quarry"}), "role builder")
    assert prices(pos, ANNA)["small_market"] == 0
    play(pos, "build small_market")
    assert get(pos, "doubloons", ANNA) == 0


def test_t05c_four_quarries() -> None:
    pos = play(
        table(4, anna={"island": "4/4 quarry", "money": 5}, boris={"island": "4/4 quarry", "money": 6}), "role builder"
    )
    assert prices(pos, ANNA)["city_hall"] == 5
    assert prices(pos, BORIS)["city_hall"] == 6
    assert "build city_hall" in pos.legal()


def test_t05d_only_occupied_quarries_count() -> None:
    pos = play(table(4, anna={"island": "1/2 quarry", "money": 9}), "role builder")
    assert prices(pos, ANNA)["office"] == 5 - 1 - 1


def test_t05e_a_builder_who_passes_gets_nothing() -> None:
    pos = play(table(4, anna={"money": 3}), "role builder", "pass")
    assert get(pos, "doubloons", ANNA) == 3


def test_the_discount_belongs_to_the_builder_alone() -> None:
    """The prices shown in other phases are those of a player who is not the builder."""
    pos = play(table(4, anna={"money": 9}), "role settler")
    assert prices(pos, ANNA)["office"] == 5


def test_one_building_each_and_never_the_same_twice() -> None:
    pos = play(table(4, anna={"money": 7, "city": "small_market"}, boris={"money": 1}), "role builder")
    refused(pos, "build small_market", "why-owned")
    refused(pos, "build wharf", "why-too-dear")
    play(pos, "build hacienda")
    assert pos.to_move == BORIS
    refused(pos, "build hacienda", "why-too-dear")


def test_sold_out() -> None:
    pos = table(4, anna={"money": 9}, boris={"city": "hacienda"}, sergei={"city": "hacienda"})
    refused(play(pos, "role builder"), "build hacienda", "why-sold-out")


def test_t23_the_university_sends_one_colonist() -> None:
    pos = table(4, anna={"money": 9, "city": "university"})
    supply = get(pos, "colonists")
    play(pos, "role builder", "build sugar_mill", "university")
    assert get(pos, "crew", ANNA, "sugar_mill") == 1
    assert get(pos, "colonists") == supply - 1


def test_t23_from_the_ship_if_the_supply_is_empty() -> None:
    pos = table(4, colonists=0, aboard=4, anna={"money": 9, "city": "university"})
    play(pos, "role builder", "build sugar_mill", "university")
    assert (get(pos, "crew", ANNA, "sugar_mill"), get(pos, "aboard")) == (1, 3)


def test_t23_none_if_the_ship_is_empty_too() -> None:
    pos = table(4, colonists=0, aboard=0, anna={"money": 9, "city": "university"}, boris={"money": 9})
    play(pos, "role builder", "build sugar_mill")
    assert pos.to_move == BORIS
    assert get(pos, "crew", ANNA, "sugar_mill") == 0


@pytest.mark.parametrize(("city", "building"), [("0 university", "sugar_mill"), ("", "university")])
def test_t23_not_from_an_unoccupied_university_nor_for_itself(city: str, building: str) -> None:
    pos = table(4, anna={"money": 9, "city": city}, boris={"money": 9})
    play(pos, "role builder", f"build {building}")
    assert pos.to_move == BORIS  # R9
    assert get(pos, "crew", ANNA, building) == 0


def test_t23_may_be_declined() -> None:
    pos = play(table(4, anna={"money": 9, "city": "university"}), "role builder", "build sugar_mill")
    assert phase(pos) == "university"
    play(pos, "pass")
    assert get(pos, "crew", ANNA, "sugar_mill") == 0


ELEVEN = """small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster small_market
            hacienda construction_hut small_warehouse hospice"""
TEN = ELEVEN.rpartition(" ")[0]
THREE_LARGE = "small_indigo_plant small_sugar_mill indigo_plant sugar_mill guild_hall residence fortress"  # ten spaces
FOUR_LARGE = "guild_hall residence fortress customs_house"


def test_t24_eleven_spaces_used() -> None:
    pos = play(table(4, anna={"city": ELEVEN, "money": 30}), "role builder")
    refused(pos, "build city_hall", "why-no-room")
    play(pos, "build office")
    assert get(pos, "ending") == 1


@pytest.mark.parametrize("city", [TEN, THREE_LARGE])
def test_t24_ten_spaces_used(city: str) -> None:
    pos = play(table(4, anna={"city": city, "money": 30}), "role builder", "build city_hall")
    assert get(pos, "ending") == 1


def test_t24_a_fifth_large_building_upright() -> None:
    pos = play(table(4, anna={"city": FOUR_LARGE, "money": 30}), "role builder")
    refused(pos, "build city_hall", "why-no-room")


def test_t24_a_fifth_large_building_by_area() -> None:
    pos = table(4, anna={"city": FOUR_LARGE, "money": 30}, options={"large_building_geometry": "area"})
    play(pos, "role builder", "build city_hall")
    assert get(pos, "built", ANNA, "city_hall") == 1
    assert get(pos, "ending") == 0


def test_a_full_city_is_passed_over() -> None:
    pos = play(table(4, anna={"city": ELEVEN + " office", "money": 30}, boris={"money": 5}), "role builder")
    assert pos.to_move == BORIS
