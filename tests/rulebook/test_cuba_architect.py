"""Architect and alternatives: C-10, C-15, C-44, C-65, C-76, C-90."""

from malecon.titles.cuba.box import DATA
from refusing import refused
from rulebook.cuba_table import ANNA, BORIS, enact, get, legal, play, table, tile

TOWN_HALL = dict(zip(("wood", "stone", "water"), DATA["costs_reconstructed"]["town_hall"], strict=True))


def cubes(cost: dict[str, int]) -> str:
    return " ".join(f"{n} {piece}" for piece, n in cost.items())


def test_c10_build() -> None:
    pos = table(anna={"yard": cubes(TOWN_HALL), "tiles": "r3c1 inn"})
    before = get(pos, "supply", "wood")
    play(pos, "play architect", "build town_hall")
    refused(pos, "site r1c1", "why-on-warehouse")
    refused(pos, "site r3c1", "why-on-building")
    play(pos, "site r2c4")
    assert tile(pos, ANNA, "r2c4") == "town_hall"
    assert get(pos, "yard", ANNA) == [0] * 8
    assert get(pos, "supply", "wood") == before + TOWN_HALL["wood"]
    assert pos.to_move == BORIS  # a second building is not possible


def test_c15_alternatives() -> None:
    pos = table(actor=ANNA)
    for k, points in enumerate((2, 1, 0)):
        play(pos, "play architect")  # nobody can build: the alternative comes by itself
        assert get(pos, "points", k) == points
    assert sum(get(pos, "markers")) == 2
    pos = table(actor=ANNA)
    for k, pesos in enumerate((4, 2, 0)):
        play(pos, "play mayor")
        assert get(pos, "pesos", k) == pesos
    assert sum(get(pos, "markers")) == 2


def test_c15_the_first_open_space_comes_by_itself() -> None:
    pos = play(table(anna={"yard": "2 wood"}), "play architect")
    assert legal(pos, "alternative") == {"architect_1"}
    pos = play(table(anna={"yard": "2 wood"}, markers="architect_1"), "play architect")
    assert legal(pos, "alternative") == {"architect_2"}
    pos = play(table(anna={"yard": "2 wood"}, markers="architect_1 architect_2"), "play architect")
    assert legal(pos, "alternative") == set()
    assert "done" in pos.legal()


def test_c15_next_round_all_spaces_are_open() -> None:
    pos = table(phase="enact", markers="architect_1 architect_2 mayor_1 mayor_2 resource product")
    enact(pos, "tax", "duty")
    while pos.view()["round"] == 3:
        pos.play("done")
    assert get(pos, "markers") == [0] * 6


def test_c44_administration_act() -> None:
    for tiles in ("", "r1c2 beach_cafe"):
        pos = table(laws="o8", anna={"yard": "2 wood 1 rum", "tiles": tiles})
        trade = play(pos.copy(), "play tradeswoman")
        assert legal(trade, "take") == set()
        build = play(pos.copy(), "play architect")
        assert legal(build, "alternative") == set()
        play(build, "done")
        assert get(build, "points", ANNA) == 0
        load = play(pos.copy(), "play mayor")
        assert legal(load, "alternative") == set()


def test_c65_beach_cafe_uses_covered_spaces() -> None:
    cafe = {"tiles": "r1c2 beach_cafe"}
    pos = play(table(anna=cafe, markers="architect_1 architect_2"), "play architect")
    assert legal(pos, "alternative") == {"architect_1", "architect_2"}
    play(pos, "alternative architect_1")
    assert get(pos, "points", ANNA) == 2
    assert sum(get(pos, "markers")) == 2


def test_c65_an_open_space_is_closed_to_the_others() -> None:
    pos = play(table(anna={"tiles": "r1c2 beach_cafe"}), "play architect", "alternative architect_1")
    assert get(pos, "markers", "architect_1") == 1
    pos = play(table(actor=BORIS, boris={"yard": "2 wood"}, markers="architect_1"), "play architect")
    refused(pos, "alternative architect_1", "why-space-covered")


def test_c65_covered_resource_space() -> None:
    pos = play(table(anna={"tiles": "r1c2 beach_cafe"}, markers="resource"), "play tradeswoman", "take wood")
    assert get(pos, "yard", ANNA, "wood") == 1
    assert get(pos, "markers", "resource") == 1
    use = play(table(anna={"tiles": "r1c2 beach_cafe"}), "play foreman")
    assert "r1c2" not in legal(use, "use")


def test_c76_building_act() -> None:
    cube = {"yard": "1 wood"}
    poor = play(table(laws="o5", anna={**cube, "pesos": 1}), "play architect")
    assert get(poor, "points", ANNA) == 2  # no choice: the alternative comes by itself
    assert get(poor, "pesos", ANNA) == 1  # and costs nothing
    rich = table(laws="o5", anna={**cube, "pesos": 2})
    play(rich, "play architect", "build customs_house", "site r1c2")
    assert get(rich, "pesos", ANNA) == 0


def test_c90_where_to_build() -> None:
    pos = play(table(anna={"yard": "1 wood", "figure": "r3c2"}), "play architect", "build customs_house")
    assert legal(pos, "site") == {f"r{r}c{c}" for r in (1, 2, 3) for c in (1, 2, 3, 4)} - {"r1c1"}
    play(pos, "site r2c2")  # the lake
    later = play(table(anna={"tiles": "r2c2 customs_house"}), "play worker", "figure r2c2", "done")
    assert get(later, "yard", ANNA, "water") == 0


def test_identical_tiles_of_one_player() -> None:
    pos = table(anna={"yard": "4 wood 4 stone", "tiles": "r1c2 cigar_factory"})
    play(pos, "play architect", "build cigar_factory", "site r1c3")
    assert tile(pos, ANNA, "r1c3") == "cigar_factory"
