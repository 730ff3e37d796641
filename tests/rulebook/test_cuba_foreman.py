"""Foreman, lawyer and buildings: C-11, C-12, C-19, C-36, C-38, C-39, C-62 to C-64, C-66, C-78 to C-82, C-91, C-92, C-94, C-95."""

from typing import Any

import pytest

from malecon.titles.cuba.box import EFFECT
from refusing import refused
from rulebook.cuba_table import (
    ANNA,
    BORIS,
    CATEGORIES,
    docks,
    enact,
    get,
    held,
    legal,
    nobody_pays,
    phase,
    play,
    table,
)

THREE = {"figure": "r3c4", "tiles": "r3c1 distillery r1c4 rum_cafe r2c2 inn"}


def test_c11_foreman_cross() -> None:
    """Cane becomes rum, rum becomes points; either order, each once."""
    pos = play(table(anna={**THREE, "yard": "2 cane"}), "play foreman", "use r3c1", "amount 2")
    refused(pos, "use r3c1", "why-used")
    refused(pos, ("use r2c2", "use r1c1"), "why-outside-cross")
    play(pos, "use r1c4", "amount 2")
    assert get(pos, "points", ANNA) == 2 * EFFECT["rum_cafe"]["points"]
    assert pos.to_move == BORIS
    other = play(table(anna={**THREE, "yard": "2 cane"}), "play foreman", "use r1c4", "use r3c1", "amount 2")
    assert get(other, "points", ANNA) == 0
    assert held(other, ANNA, "rum") == 2
    assert "done" in play(table(anna=THREE), "play foreman").legal()


def test_c12_foreman_single() -> None:
    pos = play(table(anna=THREE), "play foreman", "use r2c2")
    assert get(pos, "points", ANNA) == EFFECT["inn"]["points"]
    assert pos.to_move == BORIS


def test_c12_not_under_the_house_rule() -> None:
    pos = play(table(anna=THREE, options={"foreman_single_anywhere": False}), "play foreman")
    refused(pos, "use r2c2", "why-outside-cross")


def test_c19_veto() -> None:
    pos = play(table(anna={"tiles": "r1c2 church"}), "play foreman", "use r1c2")
    assert legal(pos, "veto") == {"tax", "duty", "subsidy", "other"}
    play(pos, "veto subsidy")
    assert pos.view()["bills"]["subsidy"] is None
    vote = table(phase="enact", bills="no_subsidy")
    assert legal(vote, "enact") == {"tax", "duty", "other"}
    play(vote, "enact other")
    assert legal(vote, "enact") == {"tax", "duty"}


def test_c36_lawyer() -> None:
    pos = table(anna={**THREE, "pesos": 1}, avenue="lawyer dancer musician day_labourer donkey revolutionary")
    play(pos, "cuban lawyer", "use r2c2")
    assert (get(pos, "pesos", ANNA), get(pos, "points", ANNA)) == (0, EFFECT["inn"]["points"])
    poor = play(table(anna=THREE, avenue="lawyer dancer musician day_labourer donkey revolutionary"), "cuban lawyer")
    assert poor.to_move == BORIS
    assert get(poor, "taker", "lawyer") == ANNA


@pytest.mark.parametrize(
    ("notations", "pesos", "points", "then"),
    [
        (("gamble", "gamble"), 2, 7, ("use r1c2", "why-idle-casino")),
        (("cash",), 17, 1, ("cash", "why-casino-stake")),
    ],
)
def test_c38_casino(notations: tuple[str, ...], pesos: int, points: int, then: tuple[str, str]) -> None:
    pos = table(anna={"pesos": 12, "points": 3, "tiles": "r1c2 casino r1c3 inn"})
    play(pos, "play foreman", "use r1c2", *notations)
    assert (get(pos, "pesos", ANNA), get(pos, "points", ANNA)) == (pesos, points)
    refused(pos, *then)


def test_c39_customs_house() -> None:
    pos = table(
        anna={"tiles": "r1c2 customs_house"}, docks=("s01", "s02", "s03"), cargo={1: "2 citrus 1 cane 1 tobacco"}
    )
    play(pos, "play foreman", "use r1c2")
    refused(pos, "stow cigars 1", "why-no-space")
    assert "citrus 1" in legal(pos, "unload")
    off = play(pos.copy(), "unload citrus 1")
    assert get(off, "cargo", "1", "citrus") == 1
    play(pos, "stow rum 1")
    assert get(pos, "points") == [0] * 5
    assert pos.view()["docks"][0]["full"]


def test_c39_the_customs_house_moves_no_wood() -> None:
    pos = table(anna={"tiles": "r1c2 customs_house"}, docks=("n1", "s02", "s03"), cargo={1: "1 wood"})
    play(pos, "play foreman", "use r1c2")
    assert not any("wood" in n for n in pos.legal())


def test_c62_short_supply() -> None:
    dam = play(table(supply="1 water", anna={"tiles": "r1c2 dam"}), "play foreman", "use r1c2")
    assert get(dam, "yard", ANNA, "water") == 1
    still = play(table(supply="1 rum", anna={"tiles": "r1c2 distillery", "yard": "3 cane"}), "play foreman", "use r1c2")
    assert legal(still, "amount") == {"0", "1"}
    play(still, "amount 1")
    assert (held(still, ANNA, "rum"), held(still, ANNA, "cane")) == (1, 2)


LAWYER_NEXT = "lawyer dancer musician day_labourer donkey revolutionary"


def test_c63_building_once_a_round() -> None:
    tiles = "r1c2 hotel r1c3 cigar_factory r3c3 cigar_factory"
    pos = table(2, anna={"tiles": tiles, "pesos": 3, "yard": "1 tobacco"}, avenue=LAWYER_NEXT)
    play(pos, "play foreman", "use r1c2", "use r1c3", "amount 0", "done")
    play(pos, "play tradeswoman", "done") if pos.to_move == BORIS else None
    play(pos, "cuban lawyer")
    refused(pos, ("use r1c2", "use r1c3"), "why-used")
    play(pos, "use r3c3", "amount 1")
    assert held(pos, ANNA, "cigars") == 1


def test_c63_the_other_way_round() -> None:
    pos = table(2, anna={"tiles": "r1c2 hotel", "pesos": 3}, avenue=LAWYER_NEXT)
    play(pos, "cuban lawyer", "use r1c2", "play tradeswoman", "done", "play foreman")
    refused(pos, "use r1c2", "why-used")


def test_c63_casino_exchanges_together() -> None:
    pos = table(2, anna={"tiles": "r1c2 casino", "pesos": 30}, avenue=LAWYER_NEXT)
    play(pos, "cuban lawyer", "use r1c2", "gamble", "done", "play tradeswoman", "done")
    play(pos, "play foreman", "use r1c2", "gamble")
    assert (get(pos, "pesos", ANNA), get(pos, "points", ANNA)) == (19, 4)
    assert phase(pos) == "foreman"  # the warehouse is left; a third exchange is not
    refused(pos, "gamble", "reason-not-now")
    refused(pos, "use r1c2", "why-idle-casino")


def test_c63_a_building_twice_by_option() -> None:
    options = {"building_once_per_round": False}
    pos = table(2, anna={"tiles": "r1c2 hotel", "pesos": 3}, avenue=LAWYER_NEXT, options=options)
    play(pos, "cuban lawyer", "use r1c2", "play tradeswoman", "done", "play foreman", "use r1c2")
    assert get(pos, "points", ANNA) == 2 * EFFECT["hotel"]["points"]


def test_c64_lawyer_pays_first() -> None:
    pos = play(table(anna={"tiles": "r1c2 small_bank"}, avenue=LAWYER_NEXT), "cuban lawyer")
    assert pos.to_move == BORIS
    assert get(pos, "pesos", ANNA) == 0


def test_c66_yard_first() -> None:
    pos = table(anna={"tiles": "r1c2 distillery", "yard": "1 cane", "stored": "2 cane"})
    play(pos, "play foreman", "use r1c2", "amount 2")
    assert (get(pos, "yard", ANNA, "cane"), get(pos, "stored", ANNA, "cane")) == (0, 1)


def vetoed(*categories: str) -> list[list[int]]:
    """By Anna."""
    return [[int(seat == ANNA and category in categories) for category in CATEGORIES] for seat in range(5)]


def test_c78_church_twice() -> None:
    church: dict[str, Any] = {"anna": {"tiles": "r1c2 church"}}
    pos = play(table(**church, fields={"veto_before": vetoed("tax")}), "play foreman", "use r1c2")
    assert legal(pos, "veto") == {"duty", "subsidy", "other"}
    play(pos, "veto subsidy")
    assert get(pos, "veto_now") == vetoed("subsidy")
    late = table(phase="enact", bills="no_subsidy", **church, fields={"veto_now": vetoed("subsidy")})
    nobody_pays(enact(late, "tax", "duty"))
    assert get(late, "veto_before") == vetoed("subsidy")
    assert get(late, "veto_now") == vetoed()
    none = table(phase="enact", **church, fields={"veto_before": vetoed("tax")})
    nobody_pays(enact(none, "tax", "duty"))
    assert get(none, "veto_before") == vetoed()


def test_c79_lighthouse() -> None:
    pos = table(anna={"tiles": "r1c2 lighthouse"}, sea="s04", under="s07 s08")
    play(pos, "play foreman", "use r1c2")
    assert legal(pos, "ship").isdisjoint({"s01", "s02", "s03", "s04"})
    assert {"s07", "s09", "n1"} <= legal(pos, "ship")
    refused(pos, "ship s01", "why-not-in-pile")
    named = play(pos.copy(), "ship s09")
    assert named.view()["sea"]["ship"] == "s09"
    assert named.view()["ship_pile"]["under"] == ["s07", "s08", "s04"]
    assert "s09" not in named.view()["ship_pile"]["shuffled"]
    known = play(pos, "ship s07")
    assert known.view()["ship_pile"]["under"] == ["s08", "s04"]


BRANCH: dict[str, Any] = {
    "docks": ("s02", "s05", "s13"),
    "cargo": {3: "1 cane 1 cigars"},  # s13: three cane, rum, cigars
}


def test_c80_small_branch_office() -> None:
    pos = table(**BRANCH, anna={"tiles": "r1c2 small_branch_office", "yard": "3 cane 1 rum"})
    play(pos, "play foreman", "use r1c2", "load rum 3")
    assert get(pos, "points", ANNA) == 3
    assert phase(pos) == "foreman"


def test_c80_large_branch_office() -> None:
    pos = table(**BRANCH, anna={"tiles": "r1c2 large_branch_office", "yard": "3 cane 1 rum"})
    play(pos, "play foreman", "use r1c2")
    rum = play(pos.copy(), "load rum 3")
    assert get(rum, "points", ANNA) == 3
    play(pos, "load cane 3")
    refused(pos, "load rum 3", "why-one-kind")
    refused(pos, "load cane 2", "why-one-ship")
    play(pos, "load cane 3")
    assert get(pos, "points", ANNA) == 6
    assert phase(pos) == "foreman"


def test_c81_black_market() -> None:
    pos = table(anna={"tiles": "r1c2 black_market", "yard": "1 citrus 1 rum"})
    play(pos, "play foreman", "use r1c2")
    good = play(pos.copy(), "give citrus")
    assert legal(good, "receive") == {"rum", "cigars"}
    play(good, "receive cigars")
    assert get(good, "yard", ANNA) == [0, 0, 0, 1, 1, 0, 0, 0]
    refused(good, "give rum", "reason-not-now")
    product = play(pos, "give rum")
    assert legal(product, "receive") == {"citrus", "cane", "tobacco"}
    play(product, "receive tobacco")
    assert get(product, "yard", ANNA) == [1, 0, 1, 0, 0, 0, 0, 0]


def test_c82_shops() -> None:
    tiles = "r1c2 general_store r1c3 product_house r1c4 resource_house"
    pos = table(anna={"tiles": tiles, "yard": "2 rum 2 cane 2 wood 1 water"})
    before = get(pos, "market"), get(pos, "supply", "rum")
    play(pos, "play foreman", "use r1c2", "give rum")
    assert get(pos, "pesos", ANNA) == EFFECT["general_store"]["pesos"] == 6
    play(pos, "use r1c3", "give cane")
    assert get(pos, "pesos", ANNA) == 6 + EFFECT["product_house"]["pesos"]
    one = play(pos.copy(), "use r1c4", "give wood", "done")
    assert get(one, "pesos", ANNA) == 10 + EFFECT["resource_house"]["pesos"]
    play(pos, "use r1c4", "give wood", "give water")
    assert get(pos, "pesos", ANNA) == 10 + 2 * EFFECT["resource_house"]["pesos"]
    assert get(pos, "market") == before[0]
    assert get(pos, "supply", "rum") == before[1] + 1


def test_c91_cafes() -> None:
    tiles = "r1c2 cigar_factory r1c3 cigar_cafe"
    pos = table(anna={"tiles": tiles, "yard": "4 tobacco"})
    play(pos, "play foreman", "use r1c2", "amount 4", "use r1c3")
    assert legal(pos, "amount") == {"0", "1", "2", "3"}
    play(pos, "amount 3")
    assert get(pos, "points", ANNA) == 6
    assert held(pos, ANNA, "cigars") == 1
    first = play(table(anna={"tiles": tiles, "yard": "4 tobacco"}), "play foreman", "use r1c3", "use r1c2", "amount 4")
    assert get(first, "points", ANNA) == 0


def test_c92_second_warehouse() -> None:
    pos = table(anna={"tiles": "r2c2 storehouse", "figure": "r3c4", "yard": "2 citrus 1 cane 1 rum"})
    play(pos, "play foreman", "use r2c2")
    assert get(pos, "stored", ANNA) == [2, 1, 0]
    assert get(pos, "yard", ANNA) == [0, 0, 0, 1, 0, 0, 0, 0]
    printed = play(table(anna={"figure": "r3c4", "yard": "2 citrus"}), "play foreman", "use r1c1")
    assert get(printed, "stored", ANNA) == [2, 0, 0]


def test_c94_press_and_veto() -> None:
    both: dict[str, Any] = {"anna": {"tiles": "r1c2 newspaper r1c3 church"}}
    pos = play(table(**both), "play foreman", "use r1c2", "press tax", "use r1c3", "veto tax")
    assert pos.view()["press"] == {"seat": ANNA, "category": "tax"}
    paid = table(phase="enact", bills="no_tax", **both, fields={"press_holder": ANNA, "press_on": 0})
    enact(paid, "subsidy", "other")
    assert get(paid, "points", ANNA) >= 1
    assert get(paid, "pesos", ANNA) == 1
    church_first = play(table(**both), "play foreman", "use r1c3", "veto tax", "use r1c2")
    refused(church_first, "press tax", "why-no-bill")


def test_c95_golf_and_dam() -> None:
    pos = table(anna={"tiles": "r1c2 golf_course r1c3 dam", "yard": "2 water"})
    play(pos, "play foreman", "use r1c3", "use r1c2")
    assert legal(pos, "amount") == {"0", "1", "2", "3", "4"}
    play(pos, "amount 4")
    assert get(pos, "points", ANNA) == 4
    assert docks(pos) == ["s01", "s02", "s03"]


def test_cement_factory_sawmill_monastery_and_banks() -> None:
    tiles = "r1c2 cement_factory r1c3 sawmill r1c4 monastery r2c1 large_bank r3c1 small_bank"
    pos = table(anna={"tiles": tiles, "yard": "5 wood 5 stone 3 citrus"})
    play(pos, "play foreman", "use r1c2", "amount 4", "use r1c3", "amount 3", "use r1c4", "give citrus", "give citrus")
    assert get(pos, "points", ANNA) == 9
    play(pos, "use r2c1", "use r3c1")
    assert get(pos, "pesos", ANNA) == 6


def test_town_hall_takes_the_vote_tile() -> None:
    pos = play(table(anna={"tiles": "r1c2 town_hall"}), "play foreman", "use r1c2")
    assert pos.view()["vote_tile"] == ANNA
