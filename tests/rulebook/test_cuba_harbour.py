"""Mayor, ships and harbour: C-13, C-14, C-22, C-23, C-42, C-43, C-68, C-69, C-77, C-93."""

from typing import Any

import pytest

import malecon
from refusing import refused
from rulebook.cuba_table import ANNA, BORIS, TITLE, docks, enact, get, legal, nobody_pays, phase, play, table


def end_round(pos: malecon.Position) -> malecon.Position:
    return nobody_pays(enact(pos, "tax", "duty"))


def test_c13_mayor() -> None:
    """s01 has spaces for two citrus, cane, tobacco, rum; cane and tobacco are covered."""
    pos = table(docks=("s02", "s03", "s01"), cargo={3: "1 cane 1 tobacco"}, anna={"yard": "1 citrus 2 rum"})
    play(pos, "play mayor")
    assert {n for n in legal(pos, "load") if n.endswith("3")} == {"citrus 3", "rum 3"}
    play(pos, "load citrus 3")
    assert legal(pos, "load") == {"rum 3"}  # one ship only
    play(pos, "load rum 3")
    assert get(pos, "points", ANNA) == 6
    assert get(pos, "yard", ANNA, "rum") == 1
    assert pos.to_move == BORIS


def test_c13_he_may_stop() -> None:
    pos = table(docks=("s02", "s03", "s01"), anna={"yard": "2 citrus"})
    play(pos, "play mayor", "load citrus 3", "done")
    assert get(pos, "points", ANNA) == 3


def test_c14_ship_at_sea() -> None:
    pos = table(docks=("n2", "n3", "n5"), sea="s09", anna={"yard": "2 cigars 2 tobacco"})
    play(pos, "play mayor")
    assert legal(pos, "load") == {"cigars 3", "tobacco 1"}  # s09 would take both
    assert {a.parts[1][1] for a in TITLE.actions.all if a.verb == "load"} == {"1", "2", "3"}


def test_c22_ships_advance() -> None:
    pos = table(round_number=1, phase="enact", docks=("s01", "s02", ""), sea="s04")
    end_round(pos)
    assert docks(pos) == ["s04", "s01", "s02"]
    assert pos.view()["sea"]["ship"] not in ("s01", "s02", "s04")


FULL_AT_2: dict[str, Any] = {
    "docks": ("s01", "s02", "s03"),
    "cargo": {2: "2 citrus 1 tobacco 1 cane 1 cigars", 3: "1 cane"},
}


def test_c23_full_ship() -> None:
    pos = table(round_number=3, phase="enact", **FULL_AT_2)
    end_round(pos)
    assert docks(pos)[1:] == ["s04", "s01"]
    assert pos.view()["ship_pile"]["under"] == ["s03", "s02"]
    assert get(pos, "cargo") == [[0] * 8] * 3


def test_c23_full_only() -> None:
    pos = table(round_number=3, phase="enact", options={"dock3_departs": "full_only"}, **FULL_AT_2)
    end_round(pos)
    assert docks(pos) == ["s04", "s01", "s03"]
    assert get(pos, "cargo", "3", "cane") == 1
    assert pos.view()["ship_pile"]["under"] == ["s02"]


def test_c42_lumber_ship() -> None:
    ships: dict[str, Any] = {"docks": ("s02", "n1", "s03")}
    pos = play(table(**ships, anna={"yard": "4 wood"}), "play mayor")
    assert legal(pos, "load") == {"wood 2"}
    play(pos, "load wood 2", "load wood 2", "load wood 2")
    assert get(pos, "points", ANNA) == 6
    assert get(pos, "yard", ANNA, "wood") == 1
    small = table(**ships, anna={"yard": "4 wood", "tiles": "r1c2 small_branch_office"})
    play(small, "play foreman", "use r1c2", "load wood 2")
    assert get(small, "points", ANNA) == 2
    assert phase(small) == "foreman"
    large = table(**ships, anna={"yard": "4 wood 1 citrus", "tiles": "r1c2 large_branch_office"})
    play(large, "play foreman", "use r1c2", "load wood 2", "load wood 2")
    refused(large, "load citrus 2", "why-one-kind")
    play(large, "load wood 2")
    assert get(large, "points", ANNA) == 6


def test_c43_export_act() -> None:
    pos = table(laws="o7", anna={"yard": "2 citrus"})
    play(pos, "play mayor", "load citrus 1", "load citrus 1")
    assert get(pos, "points", ANNA) == 4
    office = table(laws="o7", anna={"yard": "1 citrus", "tiles": "r1c2 small_branch_office"})
    play(office, "play foreman", "use r1c2", "load citrus 3")
    assert get(office, "points", ANNA) == 2


@pytest.mark.parametrize("how", ["law", "house rule"])
def test_c68_harbour_act(how: str) -> None:
    laws, options = ("o6", {}) if how == "law" else ("", {"full_ship_leaves": "immediately"})
    pos = table(laws=laws, options=options, cargo={2: "2 citrus 1 tobacco"}, anna={"yard": "1 cane 1 cigars"})
    before = get(pos, "supply", "citrus")
    play(pos, "play mayor", "load cane 2", "load cigars 2")
    assert get(pos, "points", ANNA) == 4
    assert docks(pos) == ["s04", "s01", "s03"]
    assert pos.view()["ship_pile"]["under"] == ["s02"]
    assert get(pos, "supply", "citrus") == before + 2
    assert pos.view()["sea"]["ship"] not in ("s01", "s02", "s03", "s04")


def test_c68_without_it_the_ship_stays() -> None:
    pos = table(cargo={2: "2 citrus 1 tobacco"}, anna={"yard": "1 cane 1 cigars"})
    play(pos, "play mayor", "load cane 2", "load cigars 2")
    assert docks(pos) == ["s01", "s02", "s03"]


def test_c69_ships_come_back() -> None:
    """The shuffled part first, then those under it in their order."""
    everything = [f"s{n:02}" for n in range(1, 16)]
    pos = table(options={"ep_ships": False}, phase="enact", under=" ".join(everything[4:]))
    end_round(pos)
    assert docks(pos) == ["s04", "s01", "s02"]
    assert pos.view()["sea"]["ship"] == "s05"
    assert pos.view()["ship_pile"] == {"shuffled": [], "under": [*everything[5:], "s03"]}


def test_c69_every_ship_is_somewhere() -> None:
    pos = TITLE.new(3, seed=9)
    while not pos.is_over:
        view = pos.view()
        out = [d["ship"] for d in view["docks"] if d["ship"]] + [view["sea"]["ship"]]
        assert len(set(out + view["ship_pile"]["shuffled"] + view["ship_pile"]["under"])) == 21
        assert len(out) == (4 if view["round"] > 1 else 3)
        pos.play(pos.legal()[len(pos.legal()) // 2])


def test_c77_harbour_act_and_customs_house() -> None:
    almost: dict[str, Any] = {"cargo": {1: "2 citrus 1 cane 1 tobacco"}}  # s01 lacks rum
    pos = table(laws="o6", **almost, anna={"tiles": "r1c2 customs_house"})
    play(pos, "play foreman", "use r1c2", "stow rum 1")
    assert docks(pos)[0] == "s01"
    for office in ("small_branch_office", "large_branch_office"):
        filled = table(laws="o6", **almost, anna={"tiles": f"r1c2 {office}", "yard": "1 rum"})
        play(filled, "play foreman", "use r1c2", "load rum 1")
        assert docks(filled) == ["s04", "s02", "s03"]


def test_c93_dock_3_leaves() -> None:
    pos = table(round_number=2, phase="enact")
    end_round(pos)
    assert docks(pos) == ["s04", "s01", "s02"]
    assert pos.view()["ship_pile"]["under"] == ["s03"]
