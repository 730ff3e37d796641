"""Santiago de Cuba: the delivery round, the ships and the end (sections 7 to 9 of the reference)."""

from typing import Any

import malecon
from refusing import refused
from rulebook.santiago_table import (
    ANTON,
    PETR,
    SVETLANA,
    TITLE,
    VLADISLAV,
    generator_that_rolls_zeros,
    get,
    legal,
    phase,
    play,
    table,
    without_choice,
)


def the_rulebooks_round(**more: str) -> malecon.Position:
    """Anton stops at the port; `more` are goods somebody holds besides."""
    goods = {
        "anton": "2 citrus 1 rum",
        "svetlana": "2 sugar",
        "vladislav": "2 sugar 1 citrus",
        "petr": "1 cigars",
    } | more
    seated: dict[str, Any] = {name: {"goods": text} for name, text in goods.items()}
    return table(car="maria", stops={"maria": 9}, flag=3, ship=3, demand="4 citrus 2 sugar 1 rum", **seated)


def test_s04_delivery_round() -> None:
    pos = the_rulebooks_round(vladislav="2 sugar 2 citrus")
    play(pos, "port")
    assert (phase(pos), pos.to_move) == ("deliver", ANTON)
    play(pos, "deliver citrus 2", "deliver sugar 2")
    assert pos.to_move == VLADISLAV
    refused(pos, "deliver sugar 2", "why-not-wanted")
    play(pos, "deliver citrus 1")
    assert without_choice(pos) == [(PETR, "pass")]
    assert pos.to_move == ANTON and get(pos, "passed", PETR) == 1  # Petr had to pass
    assert get(pos, "passed", SVETLANA) == 0  # her turn has not come round yet
    play(pos, "deliver rum 1")
    assert without_choice(pos) == [(SVETLANA, "pass")]  # she has nothing left
    assert pos.to_move == VLADISLAV
    play(pos, "pass")
    assert without_choice(pos) == [(ANTON, "pass")]
    assert [get(pos, "vp", seat) for seat in range(4)] == [9, 6, 3, 0]
    assert get(pos, "demand") == {"citrus": 1}
    assert (get(pos, "ship"), get(pos, "flag")) == (3, 4)
    assert (phase(pos), pos.to_move) == ("drive", SVETLANA)
    assert get(pos, "supply") == {"sugar": 6, "citrus": 7, "tobacco": 8, "rum": 8, "cigars": 7, "wood": 8}


def test_s05_delivery_completed() -> None:
    pos = the_rulebooks_round(vladislav="2 sugar 2 citrus")
    play(
        pos,
        "port",
        "deliver citrus 2",
        "deliver sugar 2",
        "deliver citrus 1",
        "pass",
        "deliver rum 1",
        "pass",
        "deliver citrus 1",
    )
    assert get(pos, "vp", VLADISLAV) == 6
    assert (get(pos, "ship"), get(pos, "flag"), get(pos, "demand")) == (4, 2, {})
    assert (phase(pos), pos.to_move) == ("dice", ANTON)
    assert get(pos, "passed") == [0, 0, 0, 0]


def test_s06_wood() -> None:
    pos = table(car="maria", stops={"maria": 9}, demand="2 sugar 2 rum 1 tobacco", flag=3,
                anton={"goods": "2 wood 1 sugar"})  # fmt: skip
    pos.play("port")
    assert legal(pos, "wood") == {"sugar 1", "sugar 2", "rum 1", "rum 2", "tobacco 1"}
    refused(pos, "wood tobacco 2", "why-demand-smaller")  # nor can they be split
    for good in ("sugar", "rum"):
        twin = play(pos.copy(), f"wood {good} 2")
        assert get(twin, "vp", ANTON) == 2
        assert get(twin, "demand", good) == 0
        assert get(twin, "supply", "wood") == 8
    one = play(pos.copy(), "wood sugar 1")  # 1 sugar with it would be a second go
    assert get(one, "demand", "sugar") == 1 and get(one, "vp", ANTON) == 1


def test_s24_all_pass_at_4() -> None:
    pos = table(car="maria", stops={"maria": 9}, demand="2 sugar", flag=4, ship=3, anton={"goods": "1 sugar"},
                svetlana={"goods": "1 wood"})  # fmt: skip
    play(pos, "port", "pass", "pass", "pass", "pass")
    assert (get(pos, "ship"), get(pos, "flag"), get(pos, "vp")) == (4, 2, [0, 0, 0, 0])
    assert (phase(pos), pos.to_move) == ("dice", ANTON)


def test_s25_pass_is_final() -> None:
    pos = table(seats=3, car="maria", stops={"maria": 9}, demand="3 sugar 2 rum", anton={"goods": "3 sugar"},
                svetlana={"goods": "2 rum"})  # fmt: skip
    play(pos, "port", "deliver sugar 1", "pass")
    assert without_choice(pos) == [(VLADISLAV, "pass")]
    assert pos.to_move == ANTON and get(pos, "passed", SVETLANA) == 1
    play(pos, "deliver sugar 1")
    assert pos.to_move == ANTON  # Svetlana is skipped though she has rum
    play(pos, "pass")
    assert get(pos, "goods", SVETLANA) == {"rum": 2}
    assert get(pos, "flag") == 3


def test_fewer_than_wanted_and_fewer_than_owned() -> None:
    pos = table(car="maria", stops={"maria": 9}, demand="4 citrus", anton={"goods": "3 citrus"})
    pos.play("port")
    assert legal(pos, "deliver") == {"citrus 1", "citrus 2", "citrus 3"}
    refused(pos, "deliver citrus 4", "why-too-few")


def test_s37_last_one_in_the_round() -> None:
    pos = table(car="maria", stops={"maria": 9}, demand="1 sugar 2 rum 2 tobacco", ship=3,
                anton={"goods": "1 sugar 2 rum 1 tobacco 1 wood"}, petr={"goods": "1 rum"})  # fmt: skip
    play(pos, "port", "deliver sugar 1", "pass", "pass", "pass", "deliver rum 2", "wood tobacco 1")
    assert get(pos, "demand") == {"tobacco": 1}
    pos.play("deliver tobacco 1")
    assert get(pos, "vp", ANTON) == 2 + 4 + 1 + 2
    assert get(pos, "ship") == 4
    assert (phase(pos), pos.to_move) == ("dice", ANTON)


def test_s26_seventh_ship_by_passing() -> None:
    pos = table(car="pablo", stops={"pablo": 8, "maria": 1}, ship=7, flag=4,
                anton={"pesos": 2, "vp": 5, "pawn": "bank"}, svetlana={"owns": "bank"})  # fmt: skip
    pos.play("visit maria")
    assert pos.is_over and phase(pos) == "end"
    assert get(pos, "vp") == [5, 0, 0, 0]  # no service, no owner's point
    assert pos.legal() == ()


def test_s39_seventh_ship_at_the_port() -> None:
    pos = table(car="maria", stops={"maria": 9}, ship=7, flag=4, demand="1 rum",
                anton={"pawn": "bank", "goods": "1 wood"}, svetlana={"goods": "1 rum", "owns": "bank"},
                vladislav={"goods": "3 sugar"})  # fmt: skip
    play(pos, "port", "pass", "deliver rum 1")
    assert pos.is_over
    assert get(pos, "vp") == [0, 4, 0, 0]
    assert pos.scores() == (0, 4, 1, 0)
    assert pos.winners() == (SVETLANA,)


def test_the_office_completes_its_delivery_before_the_end() -> None:
    pos = table(stops={"maria": 1}, quarters={"red": "office"}, ship=7, demand="1 rum",
                anton={"pesos": 1, "goods": "1 rum"}, svetlana={"owns": "office"})  # fmt: skip
    play(pos, "visit maria", "move office", "office rum")
    assert pos.is_over
    assert get(pos, "vp") == [4, 0, 0, 0]


def test_s27_final_scoring() -> None:
    def ended(anton: dict[str, object], svetlana: dict[str, object]) -> malecon.Position:
        pos = table(seats=2, car="maria", stops={"maria": 8, "pedro": 1}, ship=7, flag=4,
                    anton=anton, svetlana={"pesos": 0, **svetlana})  # fmt: skip
        return play(pos, "visit pedro")  # passes the port with the last flag, for 2 pesos

    pos = ended({"pesos": 2, "vp": 10, "goods": "1 sugar 1 citrus 1 rum 1 cigars 4 wood"}, {"vp": 5})
    assert pos.scores() == (12, 5)
    assert pos.points(ANTON) == {"vp": 10, "goods": 2}
    goods_left = ended({"pesos": 2, "vp": 10, "goods": "5 sugar"}, {"vp": 10, "goods": "4 rum", "pesos": 9})
    assert goods_left.scores() == (11, 11)
    assert goods_left.winners() == (ANTON,)
    pesos = ended({"pesos": 5, "vp": 10, "goods": "1 sugar"}, {"vp": 10, "goods": "1 rum", "pesos": 5})
    assert pesos.winners() == (SVETLANA,)  # 3 and 5
    shared = ended({"pesos": 7, "vp": 10}, {"vp": 10, "pesos": 5})
    assert shared.winners() == (ANTON, SVETLANA)


def test_s29_zero_roll_keeps_the_only_demand() -> None:
    pos = table(rolled="2 rum", active=SVETLANA)
    assert legal(pos, "aside") == {"sugar", "citrus", "tobacco", "cigars"}
    refused(pos, "aside rum", "why-last-demand")
    pos.play("aside cigars")
    assert get(pos, "demand") == {"rum": 2}
    assert (phase(pos), get(pos, "active")) == ("drive", VLADISLAV)


def before_the_roll(**options: object) -> malecon.Position:
    """Anton is about to send ship 3 off, and then to roll five zeros."""
    return table(stops={"maria": 1}, quarters={"red": "customs"}, demand="1 rum", ship=3, anton={"pesos": 1},
                 key=generator_that_rolls_zeros(), options=options)  # fmt: skip


def test_s29_five_zeros_are_rolled_again() -> None:
    pos = play(before_the_roll(), "visit maria", "move customs", "customs rum")
    assert get(pos, "ship") == 4
    assert get(pos, "rolled")


def test_s29_literal_reading_sails_without_demand() -> None:
    pos = play(before_the_roll(zero_ship_sails=True), "visit maria", "move customs", "customs rum")
    assert get(pos, "ship") == 5  # ship 4 came and left
    assert (phase(pos), pos.to_move) == ("dice", ANTON)

    chosen = table(rolled="2 rum", ship=3, options={"zero_ship_sails": True})
    assert "aside rum" in chosen.legal()
    chosen.play("aside rum")
    assert get(chosen, "ship") == 4
    assert (phase(chosen), chosen.to_move) == ("dice", ANTON)  # the same seat rolls again

    last = table(rolled="2 rum", ship=7, options={"zero_ship_sails": True})
    assert play(last, "aside rum").is_over


def test_dice_are_fair_and_have_the_printed_faces() -> None:
    seen: dict[str, dict[int, int]] = {good: {} for good in TITLE.data["dice"]}
    for seed in range(3000):
        rolled = TITLE.new(2, seed=seed).view()["rolled"]
        for good, face in rolled.items():
            seen[good][face] = seen[good].get(face, 0) + 1
    for good, faces in TITLE.data["dice"].items():
        for face in set(faces):
            assert abs(seen[good][face] / 3000 - faces.count(face) / 6) < 0.04
