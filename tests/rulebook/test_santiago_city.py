"""Santiago de Cuba: the pawn, the twelve buildings and their owners (section 5 of the reference)."""

from typing import Any

import pytest

from refusing import refused
from rulebook.santiago_table import ANTON, SVETLANA, VLADISLAV, get, legal, pawn, phase, play, table, without_choice


def test_s07_miguel_and_the_bank() -> None:
    pos = table(active=SVETLANA, stops={"miguel": 1}, quarters={"blue": "cigar_factory black_market bank"},
                svetlana={"pesos": 1, "pawn": "black_market"},
                vladislav={"pawn": "cigar_factory", "owns": "bank"})  # fmt: skip
    pos.play("visit miguel")
    assert get(pos, "goods", SVETLANA) == {"wood": 2}
    assert pos.forced == ((SVETLANA, "move bank"),)  # the only legal building
    assert pawn(pos, SVETLANA) == "bank"
    pos.play("bank")
    assert get(pos, "pesos", SVETLANA) == 3
    assert get(pos, "vp", VLADISLAV) == 1


def test_s08_cafe() -> None:
    pos = table(stops={"maria": 1}, quarters={"red": "cafe"}, anton={"pesos": 1, "goods": "2 cigars 1 rum"})
    play(pos, "visit maria", "move cafe")
    assert legal(pos, "cafe") == {"cigars", "rum", "both"}
    cigar = play(pos.copy(), "cafe cigars")
    assert get(cigar, "goods", ANTON) == {"cigars": 1, "rum": 1}
    pos.play("cafe both")
    assert get(pos, "goods", ANTON) == {"cigars": 1}
    assert get(pos, "supply", "cigars") == 7 and get(pos, "supply", "rum") == 8
    assert get(pos, "vp", ANTON) == 2 + 4
    assert phase(pos) == "drive"  # a second cigar cannot be returned


def test_s16_distillery_limit() -> None:
    pos = table(
        stops={"maria": 1}, quarters={"red": "distillery"}, supply="3 rum", anton={"pesos": 1, "goods": "4 sugar"}
    )
    play(pos, "visit maria", "move distillery")
    assert legal(pos, "distillery") == {"1", "2", "3"}
    refused(pos, "distillery 4", "why-supply-empty")
    refused(pos, "distillery 5", "why-too-few")
    pos.play("distillery 3")
    assert get(pos, "goods", ANTON) == {"sugar": 1, "rum": 3}
    assert get(pos, "supply", "rum") == 0 and get(pos, "supply", "sugar") == 7


def test_cigar_factory_makes_cigars_of_tobacco() -> None:
    pos = table(stops={"maria": 1}, quarters={"red": "cigar_factory"}, anton={"pesos": 1, "goods": "2 tobacco"})
    play(pos, "visit maria", "move cigar_factory", "cigar_factory 2")
    assert get(pos, "goods", ANTON) == {"cigars": 2}


def test_s17_no_free_building() -> None:
    pos = table(stops={"pablo": 1}, quarters={"blue": "bank cafe casino", "white": "church"},
                anton={"pesos": 1, "pawn": "church"}, svetlana={"pawn": "bank"}, vladislav={"pawn": "cafe"},
                petr={"pawn": "casino"})  # fmt: skip
    play(pos, "visit pablo", "take rum")
    assert get(pos, "goods", ANTON) == {"rum": 1}
    assert (phase(pos), pawn(pos, ANTON)) == ("use", "church")
    pos.play("church")
    assert get(pos, "vp", ANTON) == 1


def test_s18_same_building() -> None:
    pos = table(stops={"miguel": 1}, quarters={"blue": "bank cafe casino"}, anton={"pesos": 1, "pawn": "bank"})
    pos.play("visit miguel")
    assert set(pos.legal()) == {"move cafe", "move casino"}
    refused(pos, "move bank", "why-must-move")
    refused(pos, "move church", "why-other-rose")


def test_s34_own_pawn_and_two_others() -> None:
    pos = table(stops={"miguel": 1}, quarters={"blue": "bank church cafe"}, anton={"pesos": 1, "pawn": "bank"},
                svetlana={"pawn": "church"}, vladislav={"pawn": "cafe"})  # fmt: skip
    pos.play("visit miguel")
    assert get(pos, "goods", ANTON) == {"wood": 2}
    assert (phase(pos), pawn(pos, ANTON)) == ("use", "bank")
    pos.play("bank")
    assert get(pos, "pesos", ANTON) == 3


def test_s33_pawn_still_off_the_board() -> None:
    pos = table(seats=2, stops={"el_zorro": 1, "jose": 2, "pedro": 3}, car="jose", demand="1 cigars",
                quarters={"white": "bank church cafe", "yellow": "casino sawmill office"},
                anton={"pesos": 20}, svetlana={"pesos": 9, "vp": 2})  # fmt: skip
    play(pos, "port")  # nobody can deliver
    assert pawn(pos, ANTON) is None
    play(pos, "visit jose", "move casino", "pass")
    play(pos, "visit el_zorro", "give peso")
    assert get(pos, "pesos", ANTON) == 20 - 7 - 8 + 1  # collected
    assert pawn(pos, ANTON) is None and pos.to_move == SVETLANA  # no building used
    play(pos, "visit jose", "move sawmill")  # without wood there is nothing to use
    play(pos, "visit pedro")
    assert legal(pos, "move") == {"bank", "church", "cafe"}
    pos.play("move bank")
    assert pawn(pos, ANTON) == "bank"


def test_s19_newspaper_driven_past() -> None:
    pos = table(down="jose", stops={"maria": 1, "jose": 2, "pedro": 3}, anton={"pesos": 5})
    pos.play("visit pedro")
    assert get(pos, "pesos", ANTON) == 3  # the normal price
    assert get(pos, "inactive") == {}


def test_s19_newspaper_stopped_short() -> None:
    pos = table(down="jose", stops={"maria": 1, "jose": 2, "pedro": 3}, anton={"pesos": 5})
    pos.play("visit maria")
    assert get(pos, "inactive") == {"jose": 1}


def test_s19_newspaper_stopped_there() -> None:
    pos = table(seats=2, down="jose", stops={"maria": 1, "jose": 2, "pedro": 3}, anton={"pesos": 5, "pawn": "bank"},
                svetlana={"pesos": 5})  # fmt: skip
    pos.play("visit jose")
    assert get(pos, "goods", ANTON) == {}
    assert (get(pos, "pesos", ANTON), pawn(pos, ANTON)) == (4, "bank")
    assert (phase(pos), pos.to_move) == ("drive", SVETLANA)
    assert get(pos, "inactive") == {"jose": 1}
    pos.play("visit pedro")
    assert get(pos, "inactive") == {}


def test_a_lap_back_to_an_inactive_cuban_finds_him_face_up() -> None:
    pos = table(car="jose", down="jose", anton={"pesos": 9})
    pos.play("visit jose")
    assert get(pos, "goods", ANTON) == {"sugar": 2}


def test_newspaper_pays_and_may_turn_somebody_over() -> None:
    pos = table(stops={"maria": 1}, quarters={"red": "newspaper"}, down="jose", anton={"pesos": 1})
    play(pos, "visit maria", "move newspaper")
    assert "newspaper" in pos.legal()
    assert len(legal(pos, "expose")) == 8
    refused(pos, "expose jose", "why-face-down")
    peso_only = play(pos.copy(), "newspaper")
    assert get(peso_only, "pesos", ANTON) == 2 and get(peso_only, "inactive") == {"jose": 1}
    pos.play("expose el_zorro")
    assert get(pos, "pesos", ANTON) == 2 and get(pos, "inactive") == {"jose": 1, "el_zorro": 1}


def test_s38_turning_over_the_cuban_at_the_car() -> None:
    pos = table(seats=2, stops={"alonso": 1, "maria": 2}, quarters={"white": "bank church cafe"},
                anton={"pesos": 1, "owns": "newspaper"}, svetlana={"pesos": 1})  # fmt: skip
    play(pos, "visit alonso", "expose alonso")
    assert get(pos, "pesos", ANTON) == 2
    assert get(pos, "inactive") == {"alonso": 1}
    assert legal(pos, "move") == {"bank", "church", "cafe"}
    play(pos, "move church", "church")
    assert get(pos, "vp", ANTON) == 1
    pos.play("visit maria")
    assert get(pos, "inactive") == {}


def test_s20_harbour_master() -> None:
    at_two = table(stops={"maria": 1}, quarters={"red": "harbour_master"}, flag=2, anton={"pesos": 1})
    play(at_two, "visit maria", "move harbour_master")
    assert set(at_two.legal()) == {"harbour_master right", "pass"}
    refused(at_two, "harbour_master left", "why-lowest-flag")
    at_two.play("harbour_master right")
    assert get(at_two, "flag") == 3

    at_four = table(stops={"maria": 1}, quarters={"red": "harbour_master"}, flag=4, ship=3, anton={"pesos": 1})
    play(at_four, "visit maria", "move harbour_master")
    left = play(at_four.copy(), "harbour_master left")
    assert get(left, "flag") == 3 and get(left, "ship") == 3
    at_four.play("harbour_master right")
    assert (get(at_four, "ship"), get(at_four, "flag")) == (4, 2)
    assert (phase(at_four), at_four.to_move) == ("dice", ANTON)


def test_s21_customs_closes_the_ship() -> None:
    pos = table(stops={"maria": 1}, quarters={"red": "customs"}, demand="2 rum", ship=3, anton={"pesos": 1})
    play(pos, "visit maria", "move customs")
    assert legal(pos, "customs") == {"rum"}
    refused(pos, "customs sugar", "why-not-aboard")
    points = [get(pos, "vp", seat) for seat in range(4)]
    pos.play("customs rum")
    assert get(pos, "ship") == 4
    assert [get(pos, "vp", seat) for seat in range(4)] == points
    assert (phase(pos), pos.to_move) == ("dice", ANTON)


def test_customs_leaves_the_other_dice_alone() -> None:
    pos = table(stops={"maria": 1}, quarters={"red": "customs"}, demand="2 rum 3 citrus", anton={"pesos": 1})
    play(pos, "visit maria", "move customs", "customs citrus")
    assert get(pos, "demand") == {"rum": 2}


def test_s22_office() -> None:
    pos = table(stops={"maria": 1}, quarters={"red": "office"}, demand="1 rum", flag=4, ship=3,
                anton={"pesos": 1, "goods": "2 rum 1 sugar 1 wood"})  # fmt: skip
    play(pos, "visit maria", "move office")
    assert set(pos.legal()) == {"office rum", "pass"}  # no wood
    refused(pos, "office sugar", "why-not-aboard")
    refused(pos, "wood rum 1", "reason-not-now")
    pos.play("office rum")
    assert get(pos, "vp", ANTON) == 2 + 2
    assert get(pos, "goods", ANTON) == {"rum": 1, "sugar": 1, "wood": 1}
    assert get(pos, "ship") == 4
    assert (phase(pos), pos.to_move) == ("dice", ANTON)


def test_s23_casino() -> None:
    pos = table(stops={"jose": 1}, quarters={"yellow": "casino"}, anton={"pesos": 7, "vp": 2})
    play(pos, "visit jose", "move casino")
    assert legal(pos, "buy_vp") == {"1", "2"}
    assert legal(pos, "sell_vp") == {"1", "2"}
    refused(pos, "buy_vp 3", "why-casino-pesos")
    refused(pos, "sell_vp 3", "why-casino-points")
    bought = play(pos.copy(), "buy_vp 2")
    assert (get(bought, "pesos", ANTON), get(bought, "vp", ANTON)) == (1, 4)
    assert phase(bought) == "drive"  # one direction a visit
    sold = play(pos.copy(), "sell_vp 2")
    assert (get(sold, "pesos", ANTON), get(sold, "vp", ANTON)) == (13, 0)


def test_sawmill_turns_wood_into_a_point_and_a_peso() -> None:
    pos = table(stops={"jose": 1}, quarters={"yellow": "sawmill"}, anton={"goods": "2 wood", "pesos": 1})
    play(pos, "visit jose", "move sawmill", "sawmill")
    assert (get(pos, "pesos", ANTON), get(pos, "vp", ANTON)) == (2, 1)
    assert get(pos, "goods", ANTON) == {"sugar": 2, "wood": 1}


def test_s35_black_market() -> None:
    pos = table(stops={"maria": 1}, quarters={"red": "black_market"}, supply="0 cigars",
                anton={"goods": "1 tobacco 1 wood", "pesos": 1})  # fmt: skip
    play(pos, "visit maria", "move black_market")
    assert legal(pos, "black_market") == {"tobacco sugar", "tobacco citrus", "tobacco rum"}
    refused(pos, "black_market tobacco cigars", "why-supply-empty")
    refused(pos, "black_market rum sugar", "why-too-few")
    pos.play("black_market tobacco rum")
    assert get(pos, "goods", ANTON) == {"rum": 1, "wood": 1}


def test_s30_own_building() -> None:
    pos = table(stops={"maria": 1}, quarters={"red": "bank"}, anton={"pesos": 1, "owns": "bank"})
    play(pos, "visit maria", "move bank", "pass")
    assert get(pos, "vp") == [2, 0, 0, 0]


def test_s31_owner_on_a_port_turn() -> None:
    for always, points in ((True, 1), (False, 0)):
        pos = table(car="maria", stops={"maria": 9}, demand="1 cigars", options={"owner_vp_when_staying": always},
                    anton={"pawn": "bank", "pesos": 1}, svetlana={"owns": "bank"})  # fmt: skip
        pos.play("port")
        assert get(pos, "vp", SVETLANA) == points


def test_the_narrow_reading_pays_the_owner_of_a_building_used_or_entered() -> None:
    narrow = {"owner_vp_when_staying": False}
    pos = table(stops={"el_zorro": 1}, options=narrow, anton={"pesos": 1, "pawn": "bank"}, svetlana={"owns": "bank"})
    pos.play("visit el_zorro")
    without_choice(pos)  # everybody has pesos only
    used, declined = play(pos.copy(), "bank"), play(pos.copy(), "pass")
    assert (get(used, "vp", SVETLANA), get(declined, "vp", SVETLANA)) == (1, 0)
    entered = table(stops={"maria": 1}, quarters={"red": "bank"}, options=narrow, anton={"pesos": 1},
                    svetlana={"owns": "bank"})  # fmt: skip
    play(entered, "visit maria", "move bank", "pass")
    assert get(entered, "vp", SVETLANA) == 1


def test_s36_ship_leaves_through_the_lawyer() -> None:
    pos = table(stops={"alonso": 1}, quarters={"white": "harbour_master"}, ship=2, flag=3, demand="1 rum",
                anton={"pesos": 1, "owns": "customs"}, svetlana={"goods": "1 rum"})  # fmt: skip
    play(pos, "visit alonso", "customs rum")
    assert (get(pos, "ship"), get(pos, "flag")) == (3, 2)
    play(pos, "move harbour_master", "harbour_master right")
    assert get(pos, "vp") == [0, 0, 0, 0]
    assert (get(pos, "ship"), get(pos, "flag")) == (3, 3)
    assert (phase(pos), pos.to_move) == ("dice", ANTON)
    pos.play(pos.legal()[0])
    assert get(pos, "flag") == 3


# -- the casino: any number of points

RICH: dict[str, Any] = {"quarters": {"white": "casino bank church"}, "stops": {"pedro": 1}}


@pytest.mark.parametrize(
    ("said", "points"),
    [
        (("buy_vp 19",), 19),
        (("buy_vp 20", "pass"), 20),
        (("buy_vp 20", "buy_vp 1"), 21),
        (("buy_vp 20", "buy_vp 20", "buy_vp 3"), 43),
    ],
)
def test_the_casino_changes_any_number(said: tuple[str, ...], points: int) -> None:
    pos = table(anton={"pesos": 150, "vp": 30}, **RICH)
    play(pos, "visit pedro", "move casino", *said)
    assert (get(pos, "vp", ANTON), get(pos, "pesos", ANTON)) == (30 + points, 150 - 3 * points)
    assert pos.to_move == SVETLANA


def test_the_casino_goes_on_one_way_only() -> None:
    pos = table(anton={"pesos": 150, "vp": 60}, **RICH)
    play(pos, "visit pedro", "move casino", "sell_vp 20")
    refused(pos, "buy_vp 1", "why-casino-one-way")
    play(pos, "sell_vp 20", "sell_vp 20")
    assert pos.legal() == ("pass",)  # nobody else sees that there are no points left
    assert (get(pos, "vp", ANTON), get(pos, "pesos", ANTON)) == (0, 330)


def test_the_casino_goes_on_at_the_lawyers_too() -> None:
    pos = table(anton={"pesos": 150, "owns": "casino"}, stops={"alonso": 1}, quarters={"white": "bank church customs"})
    play(pos, "visit alonso", "buy_vp 20")
    assert phase(pos) == "lawyer"
    assert not legal(pos, "claim")
    play(pos, "buy_vp 5")
    assert (get(pos, "vp", ANTON), phase(pos)) == (25, "move")


# -- services declined, by an option

DECLINE = {"services_declinable": True}


def test_a_service_may_be_declined() -> None:
    pos = table(stops={"pedro": 1}, options=DECLINE)
    play(pos, "visit pedro")
    assert pos.legal() == ("pass", "accept")
    declined, accepted = play(pos.copy(), "pass"), play(pos.copy(), "accept")
    assert (phase(declined), get(declined, "goods", ANTON)) == ("move", {})
    assert (phase(accepted), get(accepted, "goods", ANTON)) == ("move", {"tobacco": 2})


def test_pablo_and_el_zorro_may_be_declined() -> None:
    fence = play(table(stops={"pablo": 1}, options=DECLINE), "visit pablo", "pass")
    assert (phase(fence), get(fence, "goods", ANTON)) == ("move", {})
    thief = play(table(stops={"el_zorro": 1}, options=DECLINE), "visit el_zorro", "pass")
    assert get(thief, "pesos") == [3, 3, 3, 3]


def test_services_are_usually_taken() -> None:
    refused(play(table(stops={"pablo": 1}), "visit pablo"), "pass", "why-served")
    assert get(play(table(stops={"pedro": 1}), "visit pedro"), "goods", ANTON) == {"tobacco": 2}
