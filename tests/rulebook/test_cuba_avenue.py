"""El Presidente: C-02 to C-04, C-27 to C-37, C-40, C-46 to C-52, C-59, C-61."""

from typing import Any

import pytest

import malecon
from refusing import refused
from rulebook.cuba_table import (
    ANNA,
    BASE,
    BORIS,
    CLARA,
    DENIS,
    TITLE,
    docks,
    enact,
    finish_actions,
    get,
    legal,
    nobody_pays,
    phase,
    play,
    table,
    tile,
)


def car_at(cell: int, seats: int = 3, **described: Any) -> malecon.Position:
    """The last turn of a round in which the revolutionary is left, in this cell."""
    others = {2: ["dancer", "musician", "lawyer", "harbour_master", "donkey"],
              3: ["dancer", "musician", "lawyer", "donkey", "donkey"],
              4: ["dancer", "musician", "lawyer", "harbour_master", "donkey"]}[seats]  # fmt: skip
    cards = [*others[: cell - 1], "revolutionary", *others[cell - 1 :]]
    fields = {"start_player": ANNA} | described.pop("fields", {})
    return table(seats, phase="last", avenue=" ".join(cards), left="revolutionary", fields=fields, **described)


def drive(cell: int, seats: int = 3, **described: Any) -> malecon.Position:
    return finish_actions(car_at(cell, seats, **described))


CEMENT: dict[str, Any] = {"anna": {"tiles": "r2c1 cement_factory", "yard": "1 wood 1 water", "pesos": 2}}


def test_c02_rebuild_dearer() -> None:
    pos = drive(4, **CEMENT)
    assert (phase(pos), pos.to_move) == ("rebuild", ANNA)
    play(pos, "build hotel")
    assert tile(pos, ANNA, "r2c1") == "hotel"
    assert get(pos, "yard", ANNA) == [0] * 8
    assert get(pos, "pesos", ANNA) == 1


def test_c03_rebuild_cheaper() -> None:
    pos = drive(4, anna={"tiles": "r2c1 sawmill", "pesos": 1})
    play(pos, "build small_bank")
    assert tile(pos, ANNA, "r2c1") == "small_bank"
    assert get(pos, "pesos", ANNA) == 0
    assert get(pos, "yard", ANNA) == [0] * 8


def test_c04_rebuild_counts_once() -> None:
    pos = play(drive(4, **CEMENT), "build hotel")
    assert pos.points(ANNA)["buildings"] == 4  # the field and the printed warehouse
    assert pos.view()["boards"][ANNA]["buildings"] == 2
    assert get(pos, "display", "cement_factory") == 0
    assert get(pos, "gone", "cement_factory") == 1


def test_c27_car_and_leaders() -> None:
    pos = drive(5, anna={"points": 20}, boris={"points": 20}, clara={"points": 19})
    assert pos.view()["avenue"]["car"] == 5
    assert [get(pos, "points", s) for s in range(3)] == [18, 18, 19]
    low = drive(5, anna={"points": 1}, boris={"points": 1})
    assert [get(low, "points", s) for s in range(3)] == [0, 0, 0]


def test_c28_same_cell_twice() -> None:
    pos = drive(6, fields={"car": 5})
    assert pos.view()["avenue"]["car"] == 6
    assert phase(pos) == "gift"


def test_c29_two_delegates() -> None:
    pos = table(3, phase="last", left="revolutionary", delegates="mayor+foreman worker+mayor worker+foreman",
                last="tradeswoman", avenue="dancer musician lawyer donkey revolutionary donkey",
                fields={"two_delegates": 1})  # fmt: skip
    finish_actions(pos)
    assert [get(pos, "votes", s) for s in range(3)] == [9, 6, 5]
    begun = TITLE.from_dict(table(3).to_dict() | {"two_delegates": 1, "cards_due": [3, 3, 3, 0, 0]})
    assert [b["cards_due"] for b in begun.view()["boards"]] == [3, 3, 3]


def test_c30_all_bills_pass() -> None:
    pos = drive(2, bills="t1 d1 u7 o5", anna={"pesos": 9})
    assert pos.view()["laws"] == {"tax": "t1", "duty": "d1", "subsidy": "u7", "other": "o5"}
    assert phase(pos) == "tax"  # no bids, no winner
    vetoed = drive(2, bills="t1 d1 u7 o5 no_tax", anna={"tiles": "r1c2 newspaper"},
                   fields={"press_holder": ANNA, "press_on": 0})  # fmt: skip
    assert vetoed.view()["laws"] == {"tax": "tax_start", "duty": "d1", "subsidy": "u7", "other": "o5"}
    assert (get(vetoed, "earned", ANNA, "tiles"), get(vetoed, "pesos", ANNA)) == (1, 1)
    passed = drive(2, bills="t1 d1 u7 o5", anna={"tiles": "r1c2 newspaper"},
                   fields={"press_holder": ANNA, "press_on": 1})  # fmt: skip
    assert (get(passed, "earned", ANNA, "tiles"), get(passed, "pesos", ANNA)) == (0, 0)


def test_c31_foreman_moves() -> None:
    pos = table(anna={"tiles": "r3c4 hotel", "figure": "r1c1"}, fields={"foreman_moves": 1})
    play(pos, "play foreman")
    assert len(legal(pos, "figure")) == 12
    play(pos, "figure r3c2")
    assert get(pos, "yard", ANNA) == [0] * 8  # nothing is harvested
    play(pos, "use r3c4")
    assert get(pos, "points", ANNA) == 2
    assert get(pos, "figure", ANNA) == 9


def test_c32_market_gift() -> None:
    pos = drive(6, market="3 citrus 2 rum")
    assert (phase(pos), pos.to_move) == ("gift", ANNA)
    play(pos, "take citrus", "take rum", "done")
    assert get(pos, "market") == [2, 0, 0, 1, 0]
    assert get(pos, "stored", ANNA, "citrus") == 1
    assert get(pos, "yard", BORIS, "rum") == 1


@pytest.mark.parametrize("cell", [1, 3, 4])
def test_c33_final_round_events_that_are_off(cell: int) -> None:
    pos = drive(cell, round_number=8, **CEMENT)
    assert pos.view()["avenue"]["car"] == cell
    assert phase(pos) in ("bid", "enact")
    assert (get(pos, "two_delegates_next"), get(pos, "foreman_moves_next")) == (0, 0)


def test_c33_final_round_events_that_happen() -> None:
    assert get(drive(2, round_number=8, anna={"pesos": 9}), "bills_pass") == 1
    assert get(drive(5, round_number=8, anna={"points": 9}), "points", ANNA) == 7
    assert phase(drive(6, round_number=8)) == "gift"


def test_c34_dancer() -> None:
    pos = play(table(start=ANNA, actor=CLARA, avenue="dancer musician lawyer harbour_master revolutionary donkey"),
               "cuban dancer")  # fmt: skip
    assert get(pos, "start_player") == CLARA
    left = table(
        3, phase="last", start=ANNA, left="dancer", avenue="donkey dancer musician lawyer donkey revolutionary"
    )
    finish_actions(left)
    assert get(left, "start_player") == BORIS


def test_c34_the_base_rule_does_not_apply() -> None:
    values = car_at(5).to_dict() | {"last_card": [0, 4, -1, -1, -1]}
    pos = finish_actions(TITLE.from_dict(values))
    assert get(pos, "start_player") == ANNA


def test_c35_labourer() -> None:
    pos = table(
        anna={"yard": "2 cane 1 citrus 1 rum"}, avenue="dancer day_labourer lawyer harbour_master musician donkey"
    )
    kept = play(pos.copy(), "cuban day_labourer", "done")
    assert get(kept, "stored", ANNA) == [0, 0, 0]
    play(pos, "cuban day_labourer", "store")
    assert get(pos, "stored", ANNA) == [1, 2, 0]
    assert get(pos, "yard", ANNA, "rum") == 1
    for _ in range(3):
        play(pos, "play tradeswoman", "done")
    play(pos, "play worker", "figure r2c2", "harvest cane", "done")
    assert get(pos, "yard", ANNA, "cane") == 1  # made later: not covered


def test_c37_harbour_master() -> None:
    pos = table(avenue="dancer day_labourer lawyer harbour_master musician donkey", cargo={2: "1 citrus"})
    play(pos, "cuban harbour_master")
    assert legal(pos, "swap") == {"1-2", "2-3"}
    assert "done" in pos.legal()
    swapped = play(pos.copy(), "swap 2-3")
    assert docks(swapped) == ["s01", "s03", "s02"]
    assert get(swapped, "cargo", "3", "citrus") == 1
    first = play(pos, "swap 1-2")
    assert docks(first) == ["s02", "s01", "s03"]
    early = table(
        round_number=1, docks=("s01", "s02", ""), avenue="dancer day_labourer lawyer harbour_master musician donkey"
    )
    play(early, "cuban harbour_master")
    assert legal(early, "swap") == {"1-2"}


def test_other_cubans() -> None:
    street = "dancer day_labourer lawyer revolutionary musician donkey"
    assert get(play(table(avenue=street), "cuban musician"), "pesos", ANNA) == 2
    assert get(play(table(avenue=street), "cuban revolutionary"), "points", ANNA) == 1
    refused(table(avenue=street), "cuban harbour_master", "why-donkey")


STATUE = {"tiles": "r1c2 statue r1c3 inn r1c4 dam r2c1 hotel", "pesos": 2}


def test_c40_statue() -> None:
    pos = play(table(round_number=8, anna=STATUE), "play foreman", "use r1c2")
    assert sum(pos.points(ANNA)[source] for source in ("buildings", "statue")) == 15
    unused = table(round_number=8, anna=STATUE)
    assert sum(unused.points(ANNA)[source] for source in ("buildings", "statue")) == 10
    refused(play(table(round_number=7, anna=STATUE), "play foreman"), "use r1c2", "why-idle-statue")
    lawyer = "dancer day_labourer lawyer revolutionary musician donkey"
    refused(play(table(round_number=8, anna=STATUE, avenue=lawyer), "cuban lawyer"), "use r1c2", "why-idle-statue")
    wide = table(round_number=8, anna=STATUE, avenue=lawyer, options={"statue_via_lawyer": True})
    play(wide, "cuban lawyer", "use r1c2")
    assert wide.points(ANNA)["statue"] == 5


def test_c46_final_scoring() -> None:
    described: dict[str, Any] = {
        "anna": {"tiles": "r1c2 inn", "points": 10, "pesos": 1},
        "boris": {"points": 12, "pesos": 1},
    }
    pos = table(2, round_number=8, phase="enact", bills="t1 d1 u7 o5", **described)
    enact(pos, "subsidy", "other")
    nobody_pays(pos)
    assert pos.is_over
    assert pos.scores() == (14, 14)
    assert pos.winners() == (ANNA, BORIS)  # shared
    described["boris"]["pesos"] = 2
    pos = table(2, round_number=8, phase="enact", bills="t1 d1 u7 o5", **described)
    nobody_pays(enact(pos, "subsidy", "other"))
    assert pos.winners() == (BORIS,)


def test_c47_dancer_order_of_turns() -> None:
    pos = TITLE.new(4, seed=3)
    while phase(pos) == "start":
        pos.play(pos.legal()[0])
    values = pos.to_dict() | {"start_player": ANNA, "actor": ANNA, "in_play": [1, 1, 1, 1, 1, 0],
                              "avenue": [0, 1, 2, 3, 4, 6]}  # fmt: skip
    pos = TITLE.from_dict(values)
    order: list[int] = []
    while phase(pos) != "bid" and pos.view()["round"] == 1:
        seat = pos.to_move
        assert seat is not None
        if phase(pos) == "turn":
            order.append(seat)
            second = order.count(seat) == 2
            if seat == CLARA and second:
                pos.play("cuban dancer")
            else:
                free = [n for n in pos.legal() if n.startswith("play")] or [
                    n for n in pos.legal() if n != "cuban dancer"
                ]
                pos.play(free[0])
            order += [s for s, n in pos.forced if n.startswith(("play", "cuban"))]
        else:
            pos.play("done" if "done" in pos.legal() else pos.legal()[0])
            order += [s for s, n in pos.forced if n.startswith(("play", "cuban"))]
        if get(pos, "turns") == 20 or get(pos, "car") >= 0:
            break
    assert order == [ANNA, BORIS, CLARA, DENIS] * 5
    assert get(pos, "start_player") == CLARA


def test_c48_end_of_the_action_phase() -> None:
    """The dancer is left in cell 4: the card goes to Boris, then the rebuild is offered from him on."""
    everyone = {"pesos": 1}
    pos = table(4, phase="last", start=ANNA, left="dancer", avenue="musician lawyer donkey dancer harbour_master revolutionary",
                anna={"tiles": "r1c2 hotel", **everyone}, boris={"tiles": "r1c2 large_bank", **everyone},
                clara={"tiles": "r1c2 black_market", **everyone}, denis={"tiles": "r1c2 church", **everyone})  # fmt: skip
    finish_actions(pos)
    assert get(pos, "start_player") == BORIS
    assert pos.view()["avenue"]["car"] == 4
    order = []
    while phase(pos) == "rebuild":
        order.append(pos.to_move)
        pos.play("done")
    assert order == [BORIS, CLARA, DENIS, ANNA]


def test_c49_two_delegates_outlive_the_car() -> None:
    pos = drive(1, 4, round_number=2)
    enact(pos, "tax", "duty")
    nobody_pays(pos)
    assert pos.view()["round"] == 3
    assert [(b["cards_due"], b["cubans_due"]) for b in pos.view()["boards"]] == [(3, 1)] * 4
    away = table(4, phase="last", left="revolutionary", delegates="mayor+foreman worker+mayor worker+foreman worker+foreman",
                 avenue="dancer musician lawyer harbour_master revolutionary donkey", fields={"two_delegates": 1})  # fmt: skip
    finish_actions(away)
    assert away.view()["avenue"]["car"] == 5
    assert get(away, "votes", ANNA) == 9
    nobody_pays(enact(away, "tax", "duty"))
    assert [(b["cards_due"], b["cubans_due"]) for b in away.view()["boards"]] == [(4, 1)] * 4
    two = drive(1, 2, round_number=2)
    nobody_pays(enact(two, "tax", "duty"))
    assert [(b["cards_due"], b["cubans_due"]) for b in two.view()["boards"]] == [(3, 2)] * 2


@pytest.mark.parametrize(("cell", "flag"), [(1, "two_delegates"), (3, "foreman_moves")])
def test_c50_event_before_the_last_round(cell: int, flag: str) -> None:
    pos = drive(cell, round_number=7)
    nobody_pays(enact(pos, "tax", "duty"))
    assert pos.view()["round"] == 8
    assert get(pos, flag) == 1


def test_c51_rebuild_a_stack() -> None:
    anna = {"tiles": "r2c1 hotel", "yard": "1 stone", "pesos": 1}
    values = car_at(4, round_number=4, laws="o5", anna=anna).to_dict()
    values["display"][0] = 0  # the cement factory under the hotel is out of the game
    values["gone"][0] = 1
    pos = finish_actions(TITLE.from_dict(values))
    play(pos, "build large_bank")
    assert (get(pos, "pesos", ANNA), get(pos, "yard", ANNA)) == (0, [0] * 8)
    assert (get(pos, "display", "hotel"), get(pos, "gone", "hotel"), get(pos, "gone", "cement_factory")) == (0, 1, 1)
    assert pos.points(ANNA)["buildings"] == 4
    assert pos.view()["boards"][ANNA]["buildings"] == 2


def test_c52_rebuild_limits() -> None:
    pos = drive(4, anna={"tiles": "r1c2 hotel"}, boris={"pesos": 5}, clara={"tiles": "r1c2 large_bank", "pesos": 3})
    assert pos.to_move == CLARA  # Anna has no peso, Boris no tile
    play(pos, "build hotel") if "build hotel" in pos.legal() else play(pos, "build small_bank")
    assert phase(pos) != "rebuild"  # once
    declined = play(drive(4, clara={"tiles": "r1c2 large_bank", "pesos": 3}), "done")
    assert get(declined, "pesos", CLARA) == 3


def test_c52_the_printed_warehouse_is_no_place() -> None:
    pos = drive(4, anna={"tiles": "r1c2 hotel r1c3 large_bank", "pesos": 1})
    play(pos, "build inn")
    assert legal(pos, "site") == {"r1c2", "r1c3"}
    refused(pos, "site r1c1", "why-on-warehouse")


def test_c59_all_bills_pass_delegates() -> None:
    pos = drive(2, bills="t1 d1 u2 o5", delegates="architect mayor foreman", fields={"vote_holder": ANNA})
    nobody_pays(pos)
    assert [get(pos, "earned", s, "subsidies") for s in range(3)] == [3, 5, 4]
    two = drive(2, bills="t1 d1 u2 o5", delegates="architect+mayor mayor+foreman foreman+worker",
                fields={"two_delegates": 1})  # fmt: skip
    nobody_pays(two)
    assert [get(two, "earned", s, "subsidies") for s in range(3)] == [8, 9, 5]


def test_c61_gift_runs_out() -> None:
    pos = drive(6, market="2 tobacco")
    play(pos, "take tobacco", "take tobacco")
    assert phase(pos) != "gift"
    assert [get(pos, "stored", s, "tobacco") for s in range(3)] == [1, 1, 0]
    declined = play(drive(6, market="2 tobacco"), "done")
    assert declined.to_move == BORIS
    assert get(declined, "market", "tobacco") == 2


def test_without_el_presidente_there_is_no_avenue() -> None:
    pos = table(options=BASE)
    assert pos.view()["avenue"] is None
    assert legal(pos, "cuban") == set()
