"""Havana: row ends, payment, the exchange of five for one, refills."""

import pytest

import malecon
from refusing import refused
from rulebook.havana_table import ANNA, BUILDINGS, MATERIALS, has, phase, play, row, table

RICH = "9 pesos 5 workers 3 white 3 yellow 3 green 3 red 9 debris"


def built(position: malecon.Position, seat: int) -> list[str]:
    return list(position.view()["boards"][seat]["buildings"])


def test_h06_refill() -> None:
    position = table(2, anna={"has": "3 pesos"}, upper="tropicana malecon bodeguita_del_medio", stack=10)
    stack = [BUILDINGS[b] for b in position.field("stack")[:10]]
    play(position, "build upper right")
    assert row(position) == ["tropicana", stack[9], stack[8], stack[7], stack[6], "malecon"]
    assert position.field("stack_left") == 6
    assert position.view()["stack"]["top"]["building"] == stack[5]


def test_h07_chain_building() -> None:
    chain = "bodeguita_del_medio el_floridita tropicana malecon parque_central paseo_del_prado"
    position = table(2, anna={"has": "8 pesos"}, upper=chain)
    assert "build upper left" in position.legal()
    assert "build upper right" not in position.legal()
    play(position, "build upper left", "build upper left")
    assert built(position, ANNA) == ["bodeguita_del_medio", "el_floridita"]
    assert has(position, ANNA, "points") == 3
    assert row(position) == chain.split()[2:]


def test_h08_payment() -> None:
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


def test_h09_exchange() -> None:
    position = table(2, anna={"has": "10 debris 5 pesos"})
    assert phase(position) == "build"
    play(position, "change white", "change green")
    assert position.field("box")[MATERIALS.index("debris")] == 10
    assert position.field("bag")[MATERIALS.index("white")] == 9
    play(position, "hire")
    assert [has(position, ANNA, m) for m in MATERIALS] == [1, 0, 1, 0, 0]
    assert (has(position, ANNA, "pesos"), has(position, ANNA, "workers")) == (0, 1)


def test_h09_the_reverse_is_rejected() -> None:
    position = table(2, anna={"has": "3 workers 3 white 3 pesos"}, upper="bodeguita_del_medio tropicana malecon")
    assert position.legal() == ("pass", "build upper left")
    refused(position, ("change debris", "hire pesos"), "reason-unknown-notation")
    refused(position, "fire", "reason-unknown-verb-close")
    refused(position, "hire", "why-few-pesos")


def test_h09_needs_a_worker_in_supply_and_a_brick_in_the_bag() -> None:
    position = table(2, anna={"has": "5 debris 5 pesos"}, workers_left=0, bag="1 white 3 debris")
    assert position.legal() == ("pass", "change white")
    refused(position, "hire", "why-no-workers")
    refused(position, "change red", "why-not-in-bag")


def with_symbol(cards: str) -> malecon.Position:
    return table(2, anna={"cards": cards, "has": RICH}, upper="monumento_a_jose_marti malecon tropicana", stack=4)


def test_h20_architect() -> None:
    position = with_symbol("siesta arquitecto")
    play(position, "build upper left")
    assert built(position, ANNA) == ["monumento_a_jose_marti"]
    assert "arquitecto" in position.view()["boards"][ANNA]["open"]


def test_h20_without_the_architect_open() -> None:
    position = with_symbol("siesta obreros")
    assert phase(position) == "build"
    refused(position, "build upper left", "why-no-architect")


def test_h27_ruina_and_refill() -> None:
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


def test_h28_short_stack() -> None:
    position = table(2, anna={"has": "3 pesos"}, upper="tropicana malecon bodeguita_del_medio", stack=2)
    stack = [BUILDINGS[b] for b in position.field("stack")[:2]]
    play(position, "build upper right")
    assert row(position) == ["tropicana", stack[1], stack[0], "malecon"]
    assert position.field("stack_left") == 0
    assert position.view()["stack"] == {"left": 0, "top": None}


@pytest.mark.parametrize("end", ["left", "right"])
def test_h28_empty_stack(end: str) -> None:
    position = table(2, anna={"has": "15 pesos"}, upper="bodeguita_del_medio el_floridita tropicana", stack=0)
    play(position, "build upper left")
    assert row(position) == ["el_floridita", "tropicana"]
    play(position, "build upper right")
    assert row(position) == ["el_floridita"]
    assert {"build upper left", "build upper right"} <= set(position.legal())
    play(position, f"build upper {end}")
    assert row(position) == []
    assert "build upper left" not in position.legal()


def test_no_building_before_both_actions_are_done() -> None:
    position = table(
        2, anna={"cards": "mendigo obreros", "has": "3 pesos"}, upper="bodeguita_del_medio tropicana malecon"
    )
    assert set(position.legal()) == {"perform mendigo", "perform obreros"}
    position.play("perform obreros")
    assert phase(position) == "build"
    assert has(position, ANNA, "pesos") == 4


def test_what_is_missing_is_told() -> None:
    position = table(2, anna={"has": "5 pesos 1 white"}, upper="el_templete malecon el_floridita", lower="tropicana")
    refused(position, "build upper left", "why-short-debris")
    assert "2" in str(position.why_not("build lower left"))
    assert position.why_not("build upper right") is None


# -- five for one as payment (A18)

PAYING = {"five_for_one": "payment"}


def test_five_debris_stand_for_a_brick_that_is_nowhere_to_be_had() -> None:
    """The bag has none and nothing is taken from it: the debris goes to the box in the brick's place."""
    position = table(2, anna={"has": "6 debris"}, bag="", upper="portico_del_barrio_chino malecon", options=PAYING)
    assert position.legal() == ("pass", "build upper left")  # a yellow brick and a debris
    play(position, "build upper left")
    assert built(position, ANNA) == ["portico_del_barrio_chino"]
    assert has(position, ANNA, "debris") == 0
    assert position.field("box")[MATERIALS.index("debris")] == 40


def test_five_pesos_stand_for_a_worker() -> None:
    position = table(2, anna={"has": "1 workers 6 pesos"}, workers_left=0, upper="parque_almendares", options=PAYING)
    play(position, "build upper left")  # two workers and a peso
    assert built(position, ANNA) == ["parque_almendares"]
    assert (has(position, ANNA, "pesos"), has(position, ANNA, "workers")) == (0, 0)
    assert position.field("workers_left") == 1


def test_nothing_is_exchanged_and_kept() -> None:
    position = table(2, anna={"has": "10 debris 10 pesos 1 red"}, upper="heladeria_coppelia malecon", options=PAYING)
    assert position.legal() == ("pass", "build upper left")
    refused(position, "hire", "why-only-in-payment")
    refused(position, "change red", "why-only-in-payment")


def test_who_has_the_piece_may_keep_it_and_pay_five() -> None:
    described = {"anna": {"has": "7 debris 1 white 1 red"}, "upper": "plaza_de_san_francisco malecon"}
    position = table(2, **described, options=PAYING)
    play(position, "build upper left")  # white, red and two debris
    assert position.view()["asked"] == {"building": "plaza_de_san_francisco"}
    assert position.legal() == ("pass", "change white", "change red")
    white = play(position.copy(), "change white")  # the debris is enough for one: the rest is paid as it is
    assert [has(white, ANNA, m) for m in MATERIALS] == [1, 0, 0, 0, 0]
    red = play(position.copy(), "change red")
    assert [has(red, ANNA, m) for m in MATERIALS] == [0, 0, 0, 1, 0]
    neither = play(position.copy(), "pass")
    assert [has(neither, ANNA, m) for m in MATERIALS] == [0, 0, 0, 0, 5]


def test_a_payment_is_chosen_in_one_order_only() -> None:
    """Two ways to the same payment would be one choice counted twice."""
    position = table(2, anna={"cards": "siesta arquitecto", "has": "15 debris 2 white 2 green 3 pesos"},
                     upper="hotel_nacional malecon", options=PAYING)  # fmt: skip
    play(position, "build upper left", "change green")
    assert position.legal() == ("pass", "change green")
    refused(position, "change white", "why-not-so-paid")
    assert built(play(position, "pass"), ANNA) == ["hotel_nacional"]


def test_what_is_lacking_must_be_paid_for() -> None:
    position = table(2, anna={"has": "12 debris 1 red"}, upper="plaza_de_san_francisco", options=PAYING)
    play(position, "build upper left")
    assert "change red" in position.legal()  # the white brick is paid for already: there is no other way
    play(position, "pass")
    assert [has(position, ANNA, m) for m in MATERIALS] == [0, 0, 0, 0, 5]


def test_a_game_goes_on_while_debris_can_stand_for_the_bricks_that_are_gone() -> None:
    stuck = {"boris": {"has": "10 debris"}, "upper": "estacion_central", "lower": "", "stack": 0, "bag": ""}
    for options, over in (({}, True), (PAYING, False)):
        position = table(2, **stuck, options=options)
        while not position.is_over and position.field("round_number") == 1:
            position.play(position.legal()[0])
        assert position.is_over == over
