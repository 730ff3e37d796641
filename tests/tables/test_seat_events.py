"""What happens to seats is told to everybody at the table."""

import pytest

from malecon.tables import NotAllowed, Tables, seating, views
from malecon.tables.making import SeatWish

PERSON = SeatWish("person")


def told(tables: Tables, table: str, session: str = "a") -> list[tuple[str, int, str]]:
    shown = views.table(tables.live(table), session, None, "en")
    return [(e.kind, e.seat, e.name) for e in shown.events]


def test_joining_leaving_and_standing_in_are_told(quiet: Tables) -> None:
    table = quiet.create("puerto_rico", [PERSON, SeatWish("open")], session="a", name="Ana", seed=1).id
    quiet.join(table, "b", "Boris")
    quiet.hand_over(table, "b", 1)
    quiet.take_back(table, "b", 1)
    quiet.leave(table, "b")
    quiet.join(table, "c", "Clara")
    expected = [("joined", 1, "Boris"), ("asked", 1, "Boris"), ("returned", 1, "Boris"), ("left", 1, "Boris"),
                ("joined", 1, "Clara")]  # fmt: skip
    assert told(quiet, table) == expected
    quiet._drop(None)
    assert told(quiet, table) == expected  # from the disk as from the cache


def test_nobody_lets_a_bot_play_a_rated_game_for_them(quiet: Tables) -> None:
    seats = [PERSON, SeatWish("bot", bot="easy")]
    table = quiet.create("santiago", seats, session="a", name="Ana", settings={"rated": True}).id
    with pytest.raises(NotAllowed):
        quiet.hand_over(table, "a", 0)
    assert told(quiet, table) == []


def test_an_invitation_says_who_took_it(quiet: Tables) -> None:
    table = quiet.create("puerto_rico", [PERSON, PERSON], session="a", name="Ana", seed=1).id
    link = quiet.make_link(table, "a", 1)
    assert seating.invitation(quiet.live(table), link)[0] == "free"
    quiet.join(table, "b", "Boris", link=link)
    state, event, at = seating.invitation(quiet.live(table), link)
    assert state == "spent" and event is not None and event.seat.name == "Boris" and at is not None
    assert seating.invitation(quiet.live(table), "guess")[0] == "unknown"
    shown = str(views.table(quiet.live(table), "c", None, "en").events)
    assert link not in shown and "'b'" not in shown
