"""Havana: row ends, payment, the exchange of five for one, refills."""

import pytest
from havana_table import ANNA, BUILDINGS, MATERIALS, has, phase, play, row, table

import malecon

RICH = "9 pesos 5 workers 3 white 3 yellow 3 green 3 red 9 debris"


def built(position: malecon.Position, seat: int) -> list[str]:
    return list(position.view()["boards"][seat]["buildings"])


def test_h06_refill():
    position = table(2, anna={"has": "3 pesos"}, upper="tropicana malecon bodeguita_del_medio", stack=10)
    stack = [BUILDINGS[b] for b in position.field("stack")[:10]]
    play(position, "build upper right")
    assert row(position) == ["tropicana", stack[9], stack[8], stack[7], stack[6], "malecon"]
    assert position.field("stack_left") == 6
    assert position.view()["stack"]["top"]["building"] == stack[5]


def test_h07_chain_building():
    chain = "bodeguita_del_medio el_floridita tropicana malecon parque_central paseo_del_prado"
    position = table(2, anna={"has": "8 pesos"}, upper=chain)
    assert "build upper left" in position.legal()
    assert "build upper right" not in position.legal()
    play(position, "build upper left", "build upper left")
    assert built(position, ANNA) == ["bodeguita_del_medio", "el_floridita"]
    assert has(position, ANNA, "points") == 3
    assert row(position) == chain.split()[2:]


def test_h08_payment():
    """With cards of the deck; the scenario's own card is played with another deck in test_havana_deck."""
    position = table(
        2, anna={"has": "1 white 4 debris 4 pesos 2 workers 1 yellow"},
        upper="el_templete tropicana parque_central",
    )  # fmt: skip
    bag, pesos_left, workers_left = position.field("bag"), position.field("pesos_left"), position.field("workers_left")
    play(position, "build upper left", "build upper right")
    assert position.field("box") == [1, 1, 0, 0, 3]
    assert position.field("pesos_left") + position.field("pool_pesos") == pesos_left + 3
    assert position.field("workers_left") == workers_left + 1
    assert sum(position.field("bag")) + sum(position.field("pool")) == sum(bag)
    assert [has(position, ANNA, m) for m in MATERIALS] == [0, 0, 0, 0, 1]
    assert (has(position, ANNA, "pesos"), has(position, ANNA, "workers")) == (1, 1)


def test_h09_exchange():
    position = table(2, anna={"has": "10 debris 5 pesos"})
    assert phase(position) == "build"
    play(position, "change white", "change green")
    assert position.field("box")[MATERIALS.index("debris")] == 10
    assert position.field("bag")[MATERIALS.index("white")] == 9
    play(position, "hire")
    assert [has(position, ANNA, m) for m in MATERIALS] == [1, 0, 1, 0, 0]
    assert (has(position, ANNA, "pesos"), has(position, ANNA, "workers")) == (0, 1)


def test_h09_the_reverse_is_rejected():
    position = table(2, anna={"has": "3 workers 3 white 3 pesos"}, upper="bodeguita_del_medio tropicana malecon")
    assert position.legal() == ("pass", "build upper left")
    for reverse in ("change debris", "hire pesos", "fire"):
        with pytest.raises(malecon.IllegalAction):
            position.play(reverse)
    assert "5" in str(position.why_not("hire"))


def test_h09_needs_a_worker_in_supply_and_a_brick_in_the_bag():
    position = table(2, anna={"has": "5 debris 5 pesos"}, workers_left=0, bag="1 white 3 debris")
    assert position.legal() == ("pass", "change white")
    assert "no worker" in str(position.why_not("hire"))
    assert "bag" in str(position.why_not("change red"))


def with_symbol(cards: str) -> malecon.Position:
    return table(2, anna={"cards": cards, "has": RICH}, upper="monumento_a_jose_marti malecon tropicana", stack=4)


def test_h20_architect():
    position = with_symbol("siesta arquitecto")
    play(position, "build upper left")
    assert built(position, ANNA) == ["monumento_a_jose_marti"]
    assert "arquitecto" in position.view()["boards"][ANNA]["open"]


def test_h20_without_the_architect_open():
    position = with_symbol("siesta obreros")
    assert phase(position) == "build"
    assert "build upper left" not in position.legal()
    assert "architect" in str(position.why_not("build upper left"))


def test_h27_ruina_and_refill():
    position = table(
        2, anna={"cards": "siesta ruina", "has": "5 pesos"}, upper="tropicana el_floridita bodeguita_del_medio", stack=6
    )
    stack = [BUILDINGS[b] for b in position.field("stack")[:6]]
    play(position, "demolish upper left")
    assert position.view()["demolished"].count("tropicana") == 1
    assert row(position) == ["el_floridita", stack[5], stack[4], stack[3], stack[2], "bodeguita_del_medio"]
    assert position.field("stack_left") == 2
    assert (has(position, ANNA, "points"), has(position, ANNA, "pesos")) == (0, 5)
    assert {"build upper left", "build upper right"} <= set(position.legal())


def test_h28_short_stack():
    position = table(2, anna={"has": "3 pesos"}, upper="tropicana malecon bodeguita_del_medio", stack=2)
    stack = [BUILDINGS[b] for b in position.field("stack")[:2]]
    play(position, "build upper right")
    assert row(position) == ["tropicana", stack[1], stack[0], "malecon"]
    assert position.field("stack_left") == 0
    assert position.view()["stack"] == {"left": 0, "top": None}


@pytest.mark.parametrize("end", ["left", "right"])
def test_h28_empty_stack(end):
    position = table(2, anna={"has": "15 pesos"}, upper="bodeguita_del_medio el_floridita tropicana", stack=0)
    play(position, "build upper left")
    assert row(position) == ["el_floridita", "tropicana"]
    play(position, "build upper right")
    assert row(position) == ["el_floridita"]
    assert {"build upper left", "build upper right"} <= set(position.legal())
    play(position, f"build upper {end}")
    assert row(position) == []
    assert "build upper left" not in position.legal()


def test_no_building_before_both_actions_are_done():
    position = table(
        2, anna={"cards": "mendigo obreros", "has": "3 pesos"}, upper="bodeguita_del_medio tropicana malecon"
    )
    assert set(position.legal()) == {"perform mendigo", "perform obreros"}
    position.play("perform obreros")
    assert phase(position) == "build"
    assert has(position, ANNA, "pesos") == 4


def test_what_is_missing_is_told():
    position = table(2, anna={"has": "5 pesos 1 white"}, upper="el_templete malecon el_floridita", lower="tropicana")
    assert "debris" in str(position.why_not("build upper left"))
    assert "2" in str(position.why_not("build lower left"))
    assert position.why_not("build upper right") is None
