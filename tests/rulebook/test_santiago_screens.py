"""Santiago de Cuba: what the screens hide, and what determinize may not touch."""

import json
from typing import Any

import pytest

import malecon
from refusing import refused
from rulebook.santiago_table import ANTON, PETR, SVETLANA, TITLE, VLADISLAV, WARES, get, phase, play, table
from walks import some_positions, walk

HELD = ("goods", "pesos", "vp")


def holdings(view: dict[str, Any], seat: int) -> list[object]:
    return [view["boards"][seat][what] for what in HELD]


def test_the_view_hides_what_others_hold() -> None:
    pos = TITLE.new(3, seed=1)
    for seat in range(3):
        view = pos.view(seat)
        assert None not in holdings(view, seat)
        for other in range(3):
            if other != seat:
                assert holdings(view, other) == [None, None, None]
    assert holdings(pos.view(None), 0) == [None, None, None]


def test_open_holdings_are_shown_to_all() -> None:
    view = TITLE.new(3, seed=1, open_holdings=True).view(None)
    assert all(None not in holdings(view, seat) for seat in range(3))


def test_screens_are_lifted_at_the_end() -> None:
    *_, last = walk(TITLE.new(3, seed=2), 2)
    assert all(None not in holdings(last.view(None), seat) for seat in range(3))


def test_changes_behind_a_screen_are_seen_by_their_owner_only() -> None:
    from malecon.core.changes import seen

    pos = table(stops={"maria": 1}, anton={"pesos": 1})
    changes = pos.play("visit maria")
    s = pos._states[0]
    assert "vp" in {c.field for c in seen(TITLE.state, s, changes, ANTON)}
    assert "vp" not in {c.field for c in seen(TITLE.state, s, changes, SVETLANA)}
    assert "vp_left" in {c.field for c in seen(TITLE.state, s, changes, SVETLANA)}  # the supply lies open


@pytest.mark.parametrize("seats", TITLE.seats)
def test_determinize_keeps_totals_and_the_seat_s_own(seats: int) -> None:
    for pos in some_positions("santiago", seats, 21, every=11):
        for seat in range(seats):
            other = pos.determinize(seat, 5)
            before, after = pos.to_dict(), other.to_dict()
            for what in HELD:
                assert after[what][seat] == before[what][seat]
            for ware in range(len(WARES)):
                assert sum(hand[ware] for hand in after["goods"]) == sum(hand[ware] for hand in before["goods"])
            assert sum(after["pesos"]) == sum(before["pesos"])
            assert sum(after["vp"]) == sum(before["vp"])
            unlike = {name for name in before if before[name] != after[name]}
            assert unlike <= {"key", "rng", *HELD}


def test_determinize_draws_the_others_holdings_anew() -> None:
    pos = table(anton={"pesos": 3}, svetlana={"goods": "4 rum", "pesos": 5, "vp": 9}, petr={"vp": 20})
    rums = {get(pos.determinize(ANTON, seed), "goods", SVETLANA).get("rum", 0) for seed in range(60)}
    assert len(rums) > 2
    assert get(pos.determinize(SVETLANA, 1), "goods", SVETLANA) == {"rum": 4}


def test_with_two_seats_the_other_screen_hides_nothing_from_arithmetic() -> None:
    pos = table(seats=2, anton={"pesos": 3}, svetlana={"goods": "4 rum", "pesos": 5, "vp": 9})
    other = pos.determinize(ANTON, 1).to_dict()
    assert all(other[what] == pos.to_dict()[what] for what in HELD)


def test_open_holdings_stay_as_they_are() -> None:
    pos = table(options={"open_holdings": True}, svetlana={"goods": "4 rum", "pesos": 5}, petr={"vp": 20})
    other = pos.determinize(ANTON, 1).to_dict()
    assert all(other[what] == pos.to_dict()[what] for what in HELD)


NOTHING = {"pesos": 0}


@pytest.mark.parametrize(
    "held", [NOTHING, {"pesos": 1}, {"pesos": 0, "vp": 1}, {"pesos": 4, "vp": 2, "goods": "2 rum"}]
)
def test_every_giver_is_asked_whatever_he_has_behind_his_screen(held: dict[str, object]) -> None:
    pos = table(stops={"el_zorro": 1}, svetlana=held)
    pos.play("visit el_zorro")
    assert (pos.to_move, pos.forced, phase(pos)) == (SVETLANA, (), "give")
    assert ("pass" in pos.legal()) == (held == NOTHING)
    if held == NOTHING:
        play(pos, "pass")
        assert (pos.to_move, get(pos, "pesos", ANTON)) == (VLADISLAV, 3)
    else:
        refused(pos, "pass", "why-must-give")


@pytest.mark.parametrize("goods", ["", "1 rum", "1 cigars 1 rum"])
def test_the_cafe_asks_whatever_lies_behind_the_screen(goods: str) -> None:
    pos = table(stops={"jose": 1}, quarters={"yellow": "cafe bank church"}, svetlana={"goods": "3 rum"},
                anton={"goods": goods})  # fmt: skip
    play(pos, "visit jose", "move cafe")
    assert (pos.to_move, phase(pos)) == (ANTON, "use")
    assert play(pos, "pass").to_move == SVETLANA


@pytest.mark.parametrize("goods", ["", "1 rum"])
def test_the_lawyer_asks_whatever_lies_behind_the_screen(goods: str) -> None:
    """Without a marker only an owned building can be used: the sawmill needs wood, the café cigars or rum, the casino
    pesos or points."""
    pos = table(stops={"alonso": 1}, anton={"owns": "cafe casino sawmill", "goods": goods, "pesos": 0, "vp": 0},
                svetlana={"goods": "1 rum 1 wood"})  # fmt: skip
    pos.play("visit alonso")
    assert (pos.to_move, phase(pos), pos.forced) == (ANTON, "lawyer", ())
    assert (pos.legal() == ("pass",)) == (goods == "")


def test_nobody_is_asked_about_what_all_can_see_to_be_useless() -> None:
    """All rum and all cigars lie in the supply."""
    pos = table(stops={"jose": 1}, quarters={"yellow": "cafe bank church"})
    play(pos, "visit jose", "move cafe")
    assert pos.to_move == SVETLANA


def test_who_cannot_pay_for_a_second_step_is_asked_where_to_drive() -> None:
    pos = table(stops={"maria": 1}, quarters={"red": "bank church customs"}, svetlana=NOTHING)
    play(pos, "visit maria", "move bank", "bank")
    assert (pos.to_move, pos.forced, len(pos.legal())) == (SVETLANA, (), 1)


def test_with_open_holdings_nobody_is_asked_without_a_choice() -> None:
    pos = table(stops={"el_zorro": 1}, svetlana=NOTHING, vladislav={"pesos": 1}, petr={"vp": 1},
                options={"open_holdings": True})  # fmt: skip
    pos.play("visit el_zorro")
    assert pos.forced == ((VLADISLAV, "give peso"),)
    assert pos.to_move == PETR


def test_at_the_port_everybody_is_asked_as_long_as_something_is_wanted() -> None:
    pos = table(car="maria", stops={"maria": 9}, demand="2 rum", svetlana={"goods": "1 rum"})
    pos.play("port")
    for seat in (ANTON, SVETLANA, VLADISLAV, PETR):
        assert pos.to_move == seat
        pos.play("pass")
    assert phase(pos) == "drive"


def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    """Holdings exchanged between two others, whose screens nobody else looks behind."""
    one = table(svetlana={"goods": "2 rum", "pesos": 5, "vp": 9}, petr={"goods": "1 wood", "vp": 3})
    two = table(petr={"goods": "2 rum", "pesos": 5, "vp": 9}, svetlana={"goods": "1 wood", "vp": 3})
    assert json.dumps(one.view(ANTON)) == json.dumps(two.view(ANTON))
    assert json.dumps(one.view(None)) == json.dumps(two.view(None))
    assert (one.observe(ANTON) == two.observe(ANTON)).all()
    assert one.determinize(ANTON, 3) == two.determinize(ANTON, 3)


def test_impossible_positions_are_refused() -> None:
    good = table().to_dict()
    wrongs: list[tuple[str, dict[str, Any]]] = [
        ("options", {"max_steps": 5}),
        ("seats", {"active": 3, "actor": 3, "seats": 3}),
        ("goods", {"supply": [9, 8, 8, 8, 8, 8]}),
        ("money", {"pesos_left": 59}),
        ("points", {"vp_left": 229}),
        ("markers", {"markers": [3, 3, 3, 2]}),
        ("cubans", {"stop_of": [1, 1, 2, 3, 4, 5, 6, 7, 8]}),
        ("buildings", {"space_of": [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}),
        ("pawns", {"pawn": [4, 4, -1, -1]}),
        ("dice", {"demand": [0, 0, 0, 0, 0]}),
        ("turns", {"passed": [1, 0, 0, 0]}),
    ]
    for invariant, change in wrongs:
        with pytest.raises(malecon.BadPosition) as caught:
            TITLE.from_dict(good | change)
        assert caught.value.parts["invariant"] == TITLE.invariant(TITLE.invariants.index(invariant))


def test_a_seat_that_passed_is_shown_to_have_passed() -> None:
    pos = table(car="maria", stops={"maria": 9}, demand="2 rum", anton={"goods": "1 rum"}, petr={"goods": "1 rum"})
    play(pos, "port", "pass", "pass", "pass")
    assert [board["passed"] for board in pos.view()["boards"]] == [True, True, True, False]
