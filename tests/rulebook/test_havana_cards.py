"""Havana: the thirteen action cards."""

from collections import Counter
from itertools import combinations

import pytest

import malecon
from refusing import refused
from rulebook.havana_table import (
    ANNA,
    BORIS,
    CLARA,
    MATERIALS,
    amounts,
    cards,
    discarded,
    has,
    order,
    phase,
    play,
    pooled,
    row,
    table,
)


def test_siesta_and_bodyguard_leave_nothing_to_do() -> None:
    position = table(2)
    assert phase(position) == "lay"
    assert position.ply == 2


def test_mendigo_takes_a_peso() -> None:
    position = table(2, anna={"cards": "siesta mendigo"})
    assert has(position, ANNA, "pesos") == 1
    assert position.field("pesos_left") == 60 - 1 - position.field("pool_pesos")


def test_h03_escombros_takes_all_debris() -> None:
    position = table(2, anna={"cards": "siesta escombros"}, pool="4 debris 1 red", bag="")
    assert has(position, ANNA, "debris") == 4
    assert pooled(position, "debris") == 0
    assert pooled(position, "red") == 1


def three_ruinas() -> malecon.Position:
    return table(
        3,
        anna={"cards": "ruina siesta"},
        boris={"cards": "ruina guardaespaldas"},
        clara={"cards": "ruina contrabando"},
        upper="el_templete malecon el_floridita tropicana",
        pool="1 red",
        bag="",
    )


def test_h04_ruina_once() -> None:
    position = three_ruinas()
    assert order(position) == [ANNA, BORIS, CLARA]
    assert position.to_move == ANNA
    position.play("demolish upper left")
    assert position.view()["demolished"].count("el_templete") == 1
    assert row(position) == ["malecon", "el_floridita", "tropicana"]
    assert phase(position) == "lay"  # nobody else was asked


def test_h04_declining_does_not_use_ruina_up() -> None:
    position = play(three_ruinas(), "pass")
    assert position.to_move == BORIS
    assert phase(position) == "demolish"
    play(position, "demolish lower right")
    assert phase(position) == "lay"


def test_h12_obreros() -> None:
    position = table(2, anna={"cards": "mendigo obreros"}, boris={"cards": "escombros obreros"})
    play(position, "perform obreros")
    assert (has(position, ANNA, "workers"), has(position, BORIS, "workers")) == (2, 1)
    assert position.field("workers_left") == 12


def test_h12_obreros_with_one_worker_left() -> None:
    position = table(
        3,
        anna={"cards": "mendigo obreros"},
        boris={"cards": "escombros obreros"},
        clara={"cards": "siesta guardaespaldas"},
        workers_left=1,
    )
    play(position, "perform obreros")
    assert (has(position, ANNA, "workers"), has(position, BORIS, "workers")) == (1, 0)
    assert position.field("workers_left") == 0


@pytest.mark.parametrize(("pesos", "stolen"), [(6, 3), (9, 3), (5, 2), (2, 2), (1, 1)])
def test_h13_ladron(pesos: int, stolen: int) -> None:
    position = table(
        2,
        anna={"cards": "siesta ladron"},
        boris={"cards": "siesta receptador", "has": f"{pesos} pesos"},
        workers_left=0,
    )
    assert has(position, ANNA, "pesos") == stolen
    assert has(position, BORIS, "pesos") == pesos - stolen


def loots(position: malecon.Position, found: set[tuple[str, ...]], taken: tuple[str, ...] = ()) -> None:
    """All that can be taken."""
    if phase(position) != "loot":
        found.add(taken)
        return
    for notation in position.legal():
        twin = position.copy()
        before = dict(zip(MATERIALS, twin.field("materials")[ANNA], strict=True))
        twin.play(notation)
        gained = [m for m in MATERIALS for _ in range(has(twin, ANNA, m) - before[m])]
        loots(twin, found, tuple(sorted((*taken, *gained))))


def fenced(victim: str) -> malecon.Position:
    return table(2, anna={"cards": "siesta receptador"}, boris={"cards": "siesta contrabando", "has": victim}, bag="")


def test_h14_receptador_takes_two_of_four_bricks() -> None:
    """Any two of the six materials, in any order."""
    position = fenced("1 white 2 yellow 1 red 2 debris")
    found: set[tuple[str, ...]] = set()
    loots(position, found)
    pieces = [m for m, n in amounts("1 white 2 yellow 1 red 2 debris").items() for _ in range(n)]
    assert found == {tuple(sorted(pair)) for pair in combinations(pieces, 2)}
    play(position, "take debris", "take white")
    assert Counter(dict(zip(MATERIALS, position.field("materials")[ANNA], strict=True))) == Counter(white=1, debris=1)


def test_h14_receptador_takes_one_of_three_bricks() -> None:
    position = fenced("2 white 1 green 5 debris")
    found: set[tuple[str, ...]] = set()
    loots(position, found)
    assert found == {("white",), ("green",), ("debris",)}


def guarded(thief: str, bystander: str) -> malecon.Position:
    return table(
        3,
        anna={"cards": f"siesta {thief}"},
        boris={"cards": "guardaespaldas obreros", "has": "8 pesos 4 white"},
        clara={"cards": "empresario mama", "has": bystander},
        bag="",
    )


@pytest.mark.parametrize(("thief", "what"), [("ladron", "pesos"), ("receptador", "white")])
def test_h15_protection(thief: str, what: str) -> None:
    position = guarded(thief, f"1 {what}")
    assert has(position, ANNA, what) == 1  # of Clara, the only one who could be chosen
    assert (has(position, BORIS, "pesos"), has(position, BORIS, "white")) == (8, 4)


@pytest.mark.parametrize("thief", ["ladron", "receptador"])
def test_h15_with_everybody_protected_nothing_happens(thief: str) -> None:
    position = guarded(thief, "")
    assert (has(position, ANNA, "pesos"), has(position, ANNA, "white")) == (0, 0)


def last_thief(thief: str, **options: bool) -> malecon.Position:
    return table(
        3,
        anna={"cards": "siesta obreros", "has": "3 pesos 1 red"},
        boris={"cards": "guardaespaldas obreros", "has": "4 pesos 1 green"},
        clara={"cards": f"{thief} mama"},
        bag="",
        options=options,
    )


@pytest.mark.parametrize("thief", ["ladron", "receptador"])
def test_h16_last_thief(thief: str) -> None:
    position = last_thief(thief)
    assert order(position)[-1] == CLARA
    assert phase(position) == "lay"
    assert (has(position, CLARA, "pesos"), has(position, CLARA, "red"), has(position, CLARA, "green")) == (0, 0, 0)


def test_h16_by_an_option_the_last_robs_anyone_unprotected() -> None:
    assert has(last_thief("ladron", last_thief_robs_anyone=True), CLARA, "pesos") == 2
    assert has(last_thief("receptador", last_thief_robs_anyone=True), CLARA, "red") == 1


def smugglers(bag: str | None = None) -> malecon.Position:
    return table(2, anna={"cards": "siesta contrabando"}, boris={"cards": "guardaespaldas contrabando"}, bag=bag)


def test_h17_contrabando() -> None:
    position = smugglers()
    assert position.to_move == ANNA
    assert position.legal() == ("draw", *(f"pick {material}" for material in MATERIALS))
    chosen = play(position.copy(), "pick green")
    assert has(chosen, ANNA, "green") == 1
    assert sum(chosen.field("materials")[BORIS]) == 1  # blind, and he was not asked
    blind = play(position.copy(), "draw")
    assert sum(blind.field("materials")[ANNA]) == 2
    assert sum(blind.field("materials")[BORIS]) == 1


def test_h17_only_what_the_bag_has_can_be_picked() -> None:
    position = smugglers("1 white 2 debris")
    assert position.legal() == ("draw", "pick white", "pick debris")
    refused(position, "pick red", "why-not-in-bag")


def test_h17_a_single_token_leaves_no_choice_and_an_empty_bag_nothing() -> None:
    position = smugglers("1 yellow")
    assert has(position, ANNA, "yellow") == 1
    assert sum(position.field("materials")[BORIS]) == 0


def test_h18_halves() -> None:
    position = table(2, anna={"cards": "empresario mama"}, pool="7 pesos 1 white 2 green 5 debris", bag="")
    play(position, "perform empresario")
    assert has(position, ANNA, "pesos") == 4
    assert phase(position) == "share"
    assert has(position, ANNA, "debris") == 3
    ways = set()
    for first in position.legal():
        for second in play(position.copy(), first).legal():
            twin = play(position.copy(), first, second)
            ways.add((has(twin, ANNA, "white"), has(twin, ANNA, "green")))
    assert ways == {(1, 1), (0, 2)}
    play(position, "take green", "take green")
    assert (has(position, ANNA, "white"), has(position, ANNA, "green")) == (0, 2)
    assert (pooled(position, "white"), pooled(position, "debris")) == (1, 2)


def test_h18_empty_pools_give_nothing() -> None:
    position = table(2, anna={"cards": "escombros mama"}, boris={"cards": "siesta empresario"}, bag="")
    assert phase(position) == "lay"


@pytest.mark.parametrize(
    ("first", "rest"), [("escombros", ["perform mama", "take red"]), ("mama", ["take red", "perform escombros"])]
)
def test_h19_order_of_own_actions(first: str, rest: list[str]) -> None:
    position = table(2, anna={"cards": "escombros mama"}, pool="4 debris 2 red", bag="")
    assert set(position.legal()) == {"perform escombros", "perform mama"}
    position.play(f"perform {first}")
    assert [notation for _, notation in position.forced] == rest
    assert has(position, ANNA, "debris") == 4
    assert has(position, ANNA, "red") == 1


def test_h19_mama_first_leaves_half_of_the_debris_to_escombros() -> None:
    position = table(2, anna={"cards": "escombros mama"}, pool="4 debris 1 red 1 green", bag="")
    play(position, "perform mama")
    assert (has(position, ANNA, "debris"), pooled(position, "debris")) == (2, 2)
    play(position, "take green")
    assert (has(position, ANNA, "debris"), pooled(position, "debris")) == (4, 0)


def test_h24_reciclaje_with_an_empty_pile() -> None:
    position = table(2, anna={"cards": "siesta reciclaje"})
    assert phase(position) == "lay"
    assert len(cards(position, "hand", ANNA)) == 11


def recycling() -> malecon.Position:
    """Round 4: three cards in every pile, Anna with Reciclaje."""
    position = table(2, anna={"cards": "reciclaje arquitecto"}, boris={"cards": "empresario mama"}, bag="")
    return discarded(position, acts=ANNA, anna="siesta obreros mama", boris="siesta ruina ladron")


def test_h24_reciclaje() -> None:
    position = play(recycling(), "perform reciclaje")
    hand = cards(position, "hand", ANNA)
    assert len(hand) == 8
    assert position.legal() == ("pass", *(f"throw {c}" for c in CARD_ORDER if c in hand))
    play(position, "throw ladron")
    assert set(position.legal()) == {"fetch siesta", "fetch obreros", "fetch mama"}
    refused(position, "fetch ladron", "why-just-thrown")
    changes = position.play("fetch mama")
    assert cards(position, "hand", ANNA) == hand - {"ladron"} | {"mama"}
    assert cards(position, "pile", ANNA) | cards(position, "thrown", ANNA) == {"siesta", "obreros", "ladron"}
    # Everybody sees Mama taken, nobody what was thrown.
    assert ("pile", ANNA, ("mama",)) in {(c.field, c.seat, c.item) for c in position.seen(changes, BORIS)}
    seen = position.view(BORIS)["boards"][ANNA]
    assert seen["thrown"] == 1
    assert {"ladron", "mama"} <= set(seen["hidden"])


def test_h24_reciclaje_may_be_declined() -> None:
    position = play(recycling(), "perform reciclaje")
    hand = cards(position, "hand", ANNA)
    play(position, "pass")
    assert cards(position, "hand", ANNA) == hand


CARD_ORDER = (
    "siesta", "guardaespaldas", "mendigo", "reciclaje", "ruina", "escombros", "obreros", "arquitecto", "ladron",
    "receptador", "contrabando", "empresario", "mama",
)  # fmt: skip


def test_h26_late_first_performer() -> None:
    position = table(
        3,
        anna={"cards": "siesta mendigo"},
        boris={"cards": "guardaespaldas mendigo"},
        clara={"cards": "obreros contrabando"},
    )
    assert order(position) == [ANNA, BORIS, CLARA]
    play(position, "perform obreros")
    assert has(position, CLARA, "workers") == 2
    assert phase(position) == "smuggle"
    assert "draw" in position.legal()
    assert "pick white" in position.legal()


@pytest.mark.parametrize(("pesos", "stolen"), [(1, 1), (0, 0)])
def test_h29_only_later_players(pesos: int, stolen: int) -> None:
    position = table(
        3,
        anna={"cards": "siesta obreros", "has": "8 pesos"},
        boris={"cards": "guardaespaldas ladron", "has": "4 pesos"},
        clara={"cards": "empresario mama", "has": f"{pesos} pesos"},
        bag="",
        workers_left=1,
    )
    assert order(position) == [ANNA, BORIS, CLARA]
    while phase(position) == "build":
        position.play("pass")
    assert has(position, ANNA, "pesos") == 8
    assert has(position, BORIS, "pesos") == 4 + stolen
    assert has(position, CLARA, "pesos") == pesos - stolen


def test_reasons_are_told_as_at_the_table() -> None:
    position = table(
        3,
        anna={"cards": "mendigo ladron", "has": "1 pesos"},
        boris={"cards": "siesta obreros", "has": "1 pesos"},
        clara={"cards": "empresario mama", "has": "1 pesos"},
        bag="",
    )
    assert order(position) == [BORIS, ANNA, CLARA]
    refused(position, "perform mama", "why-not-open")
    refused(position, "build upper left", "why-actions-first")
    play(position, "perform mendigo")
    assert has(position, ANNA, "pesos") == 3
