"""Havana: set-up, the growth of the pool, the replacement of cards."""

from typing import Any

import pytest

import malecon
from malecon.core.jit import program
from malecon.core.position import Position
from malecon.titles.havana.rules.setup import mend_ends
from refusing import refused
from rulebook.havana_table import (
    ANNA,
    BORIS,
    BUILDINGS,
    POINTS,
    TITLE,
    cards,
    discarded,
    face_down,
    order,
    phase,
    play,
    pooled,
    row,
    table,
)


@pytest.mark.parametrize(("seats", "bag", "pesos", "target"), [(2, 75, 55, 25), (3, 74, 54, 20), (4, 73, 53, 15)])
def test_set_up_has_the_numbers_of_the_rulebook(seats: int, bag: int, pesos: int, target: int) -> None:
    position = TITLE.new(seats, 3)
    assert sum(position.field("bag")) == bag
    assert position.field("pesos_left") == pesos
    assert position.field("workers_left") == 15
    assert position.view()["target"] == target
    assert position.field("stack_left") == 22
    assert position.field("row_length") == [6, 6]
    assert (sum(position.field("pool")), position.field("pool_pesos")) == (3, 3)
    for seat in range(seats):
        assert len(cards(position, "hand", seat)) == 13
        assert position.field("pesos")[seat] == 1
        assert position.field("materials")[seat] == [0, 0, 0, 0, 1]


def ends(position: Position) -> Any:
    return [POINTS[row(position, which)[end]] for which in ("upper", "lower") for end in (0, -1)]


@program
def mend(states: Any) -> Any:
    mend_ends(states[0])


def test_h23_setup_check() -> None:
    """Ends worth 4, 5, 4 and 6: the first easy card of the stack changes places with the upper left one."""
    upper = "plaza_de_armas malecon tropicana edificio_focsa"
    lower = "estacion_central el_floridita paseo_del_prado hotel_nacional"
    position = face_down(2, upper=upper, lower=lower)
    assert ends(position) == [4, 5, 4, 6]
    states = position.states()
    stack = [BUILDINGS[b] for b in reversed(position.field("stack")[: position.field("stack_left")])]  # as drawn
    assert POINTS[stack[0]] > 3  # not simply the top card
    mend(states)
    mended = TITLE.from_dict(TITLE.state.to_dict(states[0]))
    first = next(b for b in stack if POINTS[b] <= 3)
    assert row(mended)[0] == first
    assert mended.field("stack")[::-1].index(BUILDINGS.index("plaza_de_armas")) == position.field("stack")[::-1].index(
        BUILDINGS.index(first)
    )
    again = mended.states()
    mend(again)
    assert again.tobytes() == states.tobytes()  # one exchange is enough


def test_h23_every_deal_has_an_easy_end() -> None:
    for seed in range(400):
        assert min(ends(TITLE.new(2, seed))) <= 3


def test_h10_supply_phase() -> None:
    position = table(2, pool="2 pesos 1 red")
    assert phase(position) == "lay"
    assert pooled(position, "pesos") == 5
    assert sum(position.field("pool")) == 4
    assert pooled(position, "red") >= 1


def test_h10_short_supplies_give_what_they_have() -> None:
    position = table(
        3, anna={"has": "30 pesos"}, boris={"has": "28 pesos"}, pool="1 pesos", bag="1 green 1 debris", workers_left=0
    )
    assert pooled(position, "pesos") == 2
    assert (pooled(position, "green"), pooled(position, "debris")) == (1, 1)
    assert sum(position.field("bag")) == 0


def replacing(round_cards: int) -> malecon.Position:
    """Phase 4 with so many cards in both piles."""
    position = table(2, bag="")
    hand = sorted(cards(position, "hand", ANNA))
    pile = " ".join(hand[:round_cards])
    return discarded(position, anna=pile, boris=pile)


def test_h11_recovery() -> None:
    position = replacing(8)
    assert [len(cards(position, "hand", seat)) for seat in (ANNA, BORIS)] == [3, 3]
    laid = sorted(cards(position, "hand", ANNA))[0]
    for _ in (ANNA, BORIS):
        play(position, f"lay {laid}", "discard siesta")
    for seat in (ANNA, BORIS):
        assert len(cards(position, "hand", seat)) == 11
        assert "siesta" in cards(position, "hand", seat)
        assert cards(position, "pile", seat) == set()
        assert cards(position, "open", seat) == {"guardaespaldas", laid}


def test_h11_no_recovery_a_round_earlier() -> None:
    position = replacing(7)
    laid = sorted(cards(position, "hand", ANNA))[0]
    for _ in (ANNA, BORIS):
        play(position, f"lay {laid}", "discard siesta")
    assert len(cards(position, "hand", ANNA)) == 3
    assert len(cards(position, "pile", ANNA)) == 8


def second_round(**options: bool) -> malecon.Position:
    """Open 1 and 6 before Anna, ten cards in hand, one in the pile."""
    position = table(
        2, anna={"cards": "guardaespaldas receptador"}, boris={"cards": "mendigo obreros"}, bag="", options=options
    )
    if phase(position) == "act":
        position.play("perform mendigo")
    assert phase(position) == "lay"
    return discarded(position, anna="siesta", boris="siesta")


def test_h30_replacement() -> None:
    position = second_round()
    assert position.to_move == order(position)[0] == ANNA
    refused(position, ("pass", "discard receptador"), "why-must-replace")
    refused(position, ("lay siesta", "lay receptador"), "why-not-in-hand")
    play(position, "lay mama")
    assert set(position.legal()) == {"discard guardaespaldas", "discard receptador"}
    refused(position, ("pass", "lay ruina"), "why-must-replace")
    refused(position, "discard mama", "why-not-open")
    play(position, "discard receptador")
    assert position.to_move == BORIS
    refused(position, "discard guardaespaldas", "why-must-replace")
    seen = position.view(BORIS)["boards"][ANNA]
    assert seen["open"] == ["guardaespaldas"]
    assert seen["laid"] == 1
    play(position, "lay ladron", "discard obreros")
    assert cards(position, "open", ANNA) == {"guardaespaldas", "mama"}
    assert position.view()["boards"][ANNA]["initiative"] == 19
    assert len(cards(position, "hand", ANNA)) == 9
    assert cards(position, "pile", ANNA) == {"siesta", "receptador"}
    assert order(position) == [ANNA, BORIS]


def test_h30_protection_holds_with_the_kept_card() -> None:
    """Next round Boris has 05 and could rob Anna, who has 19 and kept her bodyguard."""
    position = table(
        2, anna={"cards": "guardaespaldas receptador", "has": "4 pesos"}, boris={"cards": "siesta obreros"}, bag=""
    )
    assert (phase(position), order(position)) == ("lay", [BORIS, ANNA])
    play(position, "lay ladron", "discard obreros", "lay mama", "discard receptador")
    assert (phase(position), order(position)) == ("lay", [BORIS, ANNA])  # nobody had anything to do
    assert position.field("round_number") == 2
    assert position.field("pesos")[:2] == [4, 0]


def test_h30_without_it_he_robs_her() -> None:
    position = table(
        2, anna={"cards": "guardaespaldas receptador", "has": "4 pesos"}, boris={"cards": "siesta obreros"}, bag=""
    )
    play(position, "lay ladron", "discard obreros", "lay mama", "discard guardaespaldas")
    assert position.field("pesos")[:2] == [2, 2]


def test_by_an_option_the_discard_is_hidden_too() -> None:
    position = second_round(simultaneous_replacement=True)
    play(position, "lay mama")
    assert position.legal() == ("drop guardaespaldas", "drop receptador")
    play(position, "drop receptador")
    assert position.to_move == BORIS
    assert position.view(BORIS)["boards"][ANNA]["open"] == ["guardaespaldas", "receptador"]
    assert position.view(BORIS)["own"]["leaving"] is None
    assert position.view(ANNA)["own"]["leaving"] == "receptador"
    play(position, "lay ladron", "drop obreros")
    assert cards(position, "open", ANNA) == {"guardaespaldas", "mama"}
    assert cards(position, "pile", ANNA) == {"siesta", "receptador"}
