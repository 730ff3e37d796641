"""Havana: how it ends."""

import pytest
from havana_table import ANNA, BORIS, TITLE, has, order, phase, play, table

DEBRIS_CARD = "callejon_de_hamel"  # 3 debris, 1 point


def test_h21_immediate_end():
    position = table(
        4,
        anna={"cards": "siesta guardaespaldas", "points": 13, "has": "5 pesos"},
        boris={"cards": "mendigo obreros"},
        clara={"cards": "mendigo mama"},
        denis={"cards": "mendigo empresario"},
        upper="el_floridita malecon paseo_del_prado",
    )
    assert order(position)[0] == ANNA
    play(position, "build upper left")
    assert position.is_over
    assert position.winners() == (ANNA,)
    assert position.scores()[ANNA] == 15
    assert position.field("pesos")[BORIS:] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "target"), [(2, 25), (3, 20), (4, 15)])
def test_h22_target_by_player_count(seats, target):
    below = table(
        seats, anna={"points": target - 2, "has": "3 pesos"}, upper="bodeguita_del_medio malecon paseo_del_prado"
    )
    play(below, "build upper left")
    assert has(below, ANNA, "points") == target - 1
    assert not below.is_over
    reached = table(
        seats, anna={"points": target - 1, "has": "3 pesos"}, upper="bodeguita_del_medio malecon paseo_del_prado"
    )
    play(reached, "build upper left")
    assert has(reached, ANNA, "points") == target
    assert reached.is_over


def test_h25_last_building():
    position = table(
        2,
        anna={"points": 11},
        boris={"points": 9, "has": "5 pesos"},
        upper="el_floridita",
        lower="",
        stack=0,
    )
    play(position, "build upper left")
    assert position.is_over
    assert position.scores() == (11, 11)
    assert position.winners() == (ANNA, BORIS)


def test_h25_the_last_building_removed_ends_it_too():
    position = table(2, anna={"cards": "siesta ruina", "points": 3}, upper="el_floridita", lower="", stack=0)
    play(position, "demolish upper left")
    assert position.is_over
    assert position.winners() == (ANNA,)


def test_h31_all_materials_used():
    position = table(
        3,
        anna={"points": 12, "has": "3 debris"},
        boris={"points": 14},
        clara={"points": 9},
        bag="",
        upper=f"{DEBRIS_CARD} malecon tropicana",
        lower="el_floridita",
    )
    play(position, "build upper left")
    assert sum(position.field("box")) == 80
    assert position.is_over
    assert position.scores() == (13, 14, 9)
    assert position.winners() == (BORIS,)


def test_h32_end_after_a_chain():
    position = table(
        3,
        anna={"points": 18, "has": "12 pesos"},
        upper="el_floridita malecon paseo_del_prado",
        lower="tropicana",
    )
    assert {"build upper left", "build lower left"} <= set(position.legal())
    play(position, "build upper left")
    assert position.is_over
    assert position.scores()[ANNA] == 20
    assert position.legal() == ()


def idle_round(position):
    """Everybody replaces a card by one that does nothing for him, or does nothing with it."""
    while phase(position) != "lay":
        position.play("pass" if "pass" in position.legal() else position.legal()[0])
    first = position.field("round_number")
    while not position.is_over and position.field("round_number") == first:
        position.play(position.legal()[0])


def test_stalemate_guard_stops_after_three_whole_rounds_without_a_building():
    position = table(2, bag="")
    assert position.field("dry_rounds") == 0
    for rounds in (1, 2):
        idle_round(position)
        assert position.field("dry_rounds") == rounds
        assert not position.is_over
    idle_round(position)
    assert position.is_over


def test_stalemate_guard_begins_anew_with_a_building():
    position = table(2, anna={"has": "3 pesos"}, upper="bodeguita_del_medio malecon tropicana", pool="1 red", bag="")
    values = position.to_dict()
    values["dry_rounds"] = 2
    position = TITLE.from_dict(values)
    play(position, "build upper left")
    assert position.field("dry_rounds") == -1
    idle_round(position)
    assert not position.is_over
    assert position.field("dry_rounds") == 0
