"""Santiago de Cuba: what the screens hide, and what determinize may not touch."""

import json

import pytest
from santiago_table import ANTON, PETR, SVETLANA, TITLE, WARES, get, play, table

import malecon
from walks import some_positions, walk

HELD = ("goods", "pesos", "vp")


def holdings(view: dict[str, object], seat: int) -> list[object]:
    return [view["boards"][seat][what] for what in HELD]  # type: ignore[index]


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
            assert unlike <= {"rng", *HELD}


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


def test_who_is_asked_to_give_has_something_to_choose_from() -> None:
    pos = table(stops={"el_zorro": 1}, anton={"pesos": 0}, svetlana={"goods": "1 rum", "pesos": 1},
                vladislav={"pesos": 0}, petr={"goods": "1 wood", "pesos": 0})  # fmt: skip
    pos.play("visit el_zorro")
    for seed in range(40):
        assert pos.determinize(PETR, seed).legal() == ("give peso", "give rum")
        assert len(pos.determinize(ANTON, seed).legal()) == 2


def test_who_is_asked_at_the_port_can_deliver() -> None:
    pos = table(car="maria", stops={"maria": 9}, demand="2 rum", svetlana={"goods": "1 rum"})
    pos.play("port")
    assert pos.to_move == SVETLANA
    for seed in range(40):
        assert pos.determinize(ANTON, seed).legal() == ("pass", "deliver rum 1")


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
    wrongs = [
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
    for law, change in wrongs:
        with pytest.raises(malecon.BadPosition) as caught:
            TITLE.from_dict(good | change)
        assert caught.value.parts["law"] == law


def test_a_seat_that_passed_is_shown_to_have_passed() -> None:
    pos = table(car="maria", stops={"maria": 9}, demand="2 rum", anton={"goods": "1 rum"}, petr={"goods": "1 rum"})
    play(pos, "port", "pass")
    assert [board["passed"] for board in pos.view()["boards"]] == [True, True, True, False]
