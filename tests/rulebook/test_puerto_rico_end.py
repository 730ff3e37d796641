"""The end: T-14 to T-18 large buildings, T-25 ends, T-26 score and tie."""

import pytest

from refusing import refused
from rulebook.puerto_rico_table import ANNA, BORIS, DENIS, SERGEI, TITLE, finish, get, phase, play, table

ISLANDS = {
    0: "",
    9: "4 corn 5 sugar",
    10: "5 corn 5 sugar",
    11: "5 corn 5 sugar 1 quarry",
    12: "5 corn 5 sugar 2 quarry",
}


def test_t14_guild_hall() -> None:
    pos = table(4, anna={"city": "0 small_sugar_mill 0 sugar_mill small_indigo_plant coffee_roaster guild_hall"})
    assert pos.points(ANNA)["guild_hall"] == 6


def test_t14_unoccupied_guild_hall() -> None:
    pos = table(4, anna={"city": "small_sugar_mill sugar_mill small_indigo_plant coffee_roaster 0 guild_hall"})
    assert pos.points(ANNA)["guild_hall"] == 0
    assert pos.points(ANNA)["buildings"] == 1 + 2 + 1 + 3 + 4


@pytest.mark.parametrize(("tiles", "points"), [(0, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_t15_residence(tiles: int, points: int) -> None:
    pos = table(4, anna={"island": ISLANDS[tiles], "city": "residence"})
    assert pos.points(ANNA)["residence"] == points


@pytest.mark.parametrize(("colonists", "points"), [(20, 6), (2, 0), (3, 1)])
def test_t16_fortress(colonists: int, points: int) -> None:
    """One stands in the fortress itself, one on a plantation, the others in San Juan."""
    pos = table(4, anna={"city": "fortress", "island": "1/1 corn", "san_juan": colonists - 2})
    assert pos.points(ANNA)["fortress"] == points


@pytest.mark.parametrize(("chips", "points"), [(23, 5), (24, 6), (3, 0)])
def test_t17_customs_house(chips: int, points: int) -> None:
    pos = table(4, anna={"chips": chips, "city": "customs_house harbor"})
    assert pos.points(ANNA)["customs_house"] == points
    assert pos.scores()[ANNA] == chips + 4 + 3 + points


def test_t17_paper_points_count() -> None:
    pos = table(4, anna={"chips": 24, "city": "customs_house"}, boris={"chips": 90})
    assert get(pos, "points_left") == -14
    assert pos.points(ANNA)["customs_house"] == 6


def test_t18_city_hall() -> None:
    violet = "hacienda 0 harbor office 0 construction_hut large_warehouse residence city_hall"
    pos = table(4, anna={"city": violet + " sugar_mill coffee_roaster"})
    assert pos.points(ANNA)["city_hall"] == 7


TWELVE_LESS_ONE = """small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster
    small_market hacienda construction_hut small_warehouse hospice"""


def test_t25a_a_triggered_round_is_played_out() -> None:
    pos = table(4, anna={"city": TWELVE_LESS_ONE, "money": 9})
    finish(play(pos, "role builder", "build office"))
    assert get(pos, "ending") == 1
    for role in ("trader", "craftsman"):
        finish(play(pos, f"role {role}"))
        assert not pos.is_over
        assert pos.winners() == ()
    finish(play(pos, "role settler"))
    assert pos.is_over
    assert pos.to_move is None
    assert pos.legal() == ()
    assert get(pos, "round_number") == 1
    refused(pos, "role mayor", "reason-over")


def test_t25b_points_beyond_the_pool_are_awarded() -> None:
    pos = table(4, points_left=3, anna={}, boris={"goods": "5 corn"}, ships=("", "", ""))
    play(pos, "role captain", "ship corn 1")
    assert get(pos, "chips", BORIS) == 5
    assert (get(pos, "points_left"), get(pos, "ending")) == (-2, 1)


def test_t25c_several_triggers_are_one_end() -> None:
    pos = table(4, points_left=3, colonists=0, anna={"city": TWELVE_LESS_ONE, "money": 9}, boris={"goods": "5 corn"})
    finish(play(pos, "role builder", "build office"))
    finish(play(pos, "role captain"))
    finish(play(pos, "role mayor"))
    assert (get(pos, "ending"), pos.is_over) == (1, False)
    finish(play(pos, "role prospector"))
    assert pos.is_over


def test_t25d_the_last_colonist_of_the_supply_triggers_nothing_by_itself() -> None:
    pos = table(4, colonists=1, aboard=4, anna={"city": "hospice"})
    finish(play(pos, "role settler", "quarry", "hospice"))
    assert (get(pos, "colonists"), get(pos, "ending")) == (0, 0)
    finish(play(pos, "role mayor"))
    assert get(pos, "ending") == 1


def test_t25e_a_pool_of_exactly_zero() -> None:
    pos = table(4, points_left=5, anna={}, boris={"goods": "5 corn"}, ships=("", "", ""))
    play(pos, "role captain", "ship corn 1")
    assert (get(pos, "points_left"), get(pos, "ending")) == (0, 1)  # R11


FIFTEEN = "0 harbor 0 wharf 0 factory 0 office"  # 11 printed points, 15 with the customs house


def last_choice(anna: dict[str, object], boris: dict[str, object]) -> tuple[int, ...]:
    """The winners after Denis' last choice of the last round."""
    pos = table(4, taken="settler mayor builder", ending=1, anna=anna, boris=boris, sergei={})
    assert pos.to_move == DENIS
    play(pos, "role prospector")
    assert pos.is_over
    return pos.winners()


FORTY = {"chips": 20, "city": FIFTEEN + " customs_house"}
FORTY_TOO = {"chips": 30, "city": "0 harbor 0 wharf 0 guild_hall"}


def test_t26_the_score() -> None:
    pos = table(4, anna=FORTY, boris=FORTY_TOO)
    assert pos.points(ANNA) == {"shipping": 20, "buildings": 15, "guild_hall": 0, "residence": 0, "fortress": 0,
                                "customs_house": 5, "city_hall": 0}  # fmt: skip
    assert pos.scores()[:2] == (40, 40)


def test_t26_doubloons_and_barrels_part_equals() -> None:
    assert last_choice(FORTY | {"money": 3, "goods": "1 corn 1 coffee"}, FORTY_TOO | {"money": 4}) == (ANNA,)
    assert last_choice(FORTY | {"money": 4}, FORTY_TOO | {"money": 3, "goods": "2 sugar"}) == (BORIS,)


def test_t26_full_ties_are_shared() -> None:
    assert last_choice(FORTY | {"money": 5}, FORTY_TOO | {"money": 3, "goods": "2 sugar"}) == (ANNA, BORIS)


def test_points_win_before_wealth() -> None:
    assert last_choice(FORTY | {"chips": 21}, FORTY_TOO | {"money": 50}) == (ANNA,)


def test_r16_rounds_without_end() -> None:
    """Four players who never take mayor, builder or captain go on for ever."""
    pos = TITLE.new(4, seed=3)
    for _ in range(100):
        for role in ("settler", "craftsman", "trader", "prospector"):
            finish(play(pos, f"role {role}"))
    assert get(pos, "round_number") == 101
    assert (phase(pos), get(pos, "ending")) == ("role", 0)
    assert get(pos, "role_coins") == {"mayor": 100, "builder": 100, "captain": 100}
    assert pos.to_move in (ANNA, BORIS, SERGEI, DENIS)
