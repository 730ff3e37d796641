"""Seats that were taken to look, and given up; rated games that begin with a bot; seats whose holders never come back."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from housing import Person, on_both
from malecon.tables import NotYours, Refused, Tables, clock, seating
from malecon.tables.limits import Limits
from malecon.tables.live import Live
from malecon.tables.making import SeatWish
from web.test_attacks import API, BOT, tables_of
from web.test_http import act

PERSON, OPEN = SeatWish(), SeatWish("open")
RATED: dict[str, Any] = {"rated": True}
MANY = Limits(tables=1000, open_tables=1000)  # for tables made until chance makes the right one


def rated_table(ana: TestClient, *others: dict[str, Any], title: str = "cuba") -> str:
    body = {"title": title, "seats": [{"kind": "person"}, *others], "rated": True, "pace": 0}
    return str(ana.post(f"{API}/tables", json=body).json()["id"])


@on_both
def test_the_last_guest_who_looks_and_leaves_has_seen_nothing(person: Person) -> None:
    ana, spy, boris = person("Ana"), person("Spy"), person("Boris")
    base = f"{API}/tables/{rated_table(ana, {'kind': 'open'})}"
    spy.post(f"{base}/join", json={}).raise_for_status()
    seen = spy.get(base).json()
    spy.post(f"{base}/leave", json={}).raise_for_status()
    seat = ana.get(base).json()["seats"][1]
    assert (seat["taken"], seat["stand_in"]) == (False, None), "no bot begins in place of who has seen the deal"
    boris.post(f"{base}/join", json={}).raise_for_status()
    found = boris.get(base).json()
    assert found["commitment"] != seen["commitment"] and found["revision"] > seen["revision"], "dealt anew"
    mover = next(who for who in (ana, boris) if who.get(base).json()["legal"])
    stale = {"ply": 0, "revision": seen["revision"], "actions": [mover.get(base).json()["legal"][0]["notation"]]}
    assert mover.post(f"{base}/actions", json=stale).json()["key"] == "table-stale"


@on_both
def test_no_game_begins_before_everybody_has_come(house: TestClient, person: Person) -> None:
    """Neither a bot that moves first, nor a plan, nor who made the table."""
    ana, tables = person("Ana"), tables_of(house)
    tables.limits = MANY
    for rated in (True, False):
        while True:
            body = {
                "title": "santiago",
                "seats": [{"kind": "person"}, BOT, {"kind": "open"}],
                "rated": rated,
                "pace": 0,
            }
            table = ana.post(f"{API}/tables", json=body).json()
            if table["to_move"] == 1:
                break
        live = tables.live(table["id"])
        assert live.row.due_at is None
        tables.driver._look(live)
        assert not tables.act_for(live.id, 1, live.row.version, live.position.legal()[0], "easy")
        base = f"{API}/tables/{table['id']}"
        assert ana.get(base).json()["ply"] == 0 and not ana.get(base).json()["legal"]
        person("Boris").post(f"{base}/join", json={}).raise_for_status()
        assert tables.live(live.id).gathered


def test_whoever_moves_first_waits_for_the_others(quiet: Tables) -> None:
    live = first_to_move(quiet, [PERSON, OPEN])
    with pytest.raises(Refused, match="every seat is taken"):
        quiet.act(live.id, "a", 0, [live.position.legal()[0]])
    assert not quiet.store.waiting_tables("a", 9), "nobody is told that it is their turn"
    quiet.join(live.id, "b", "Boris")
    mover = quiet.live(live.id).to_move or 0
    assert quiet.store.waiting_tables("ab"[mover], 9) == [live.id]


def first_to_move(tables: Tables, seats: list[SeatWish], **more: Any) -> Live:
    tables.limits = MANY
    while True:
        live = tables.create("santiago", seats, session="a", name="Ana", **more)
        if live.to_move == 0:
            return live


@on_both
def test_a_seat_left_in_a_rated_game_is_nobodys(house: TestClient, person: Person) -> None:
    ana, boris, spy = person("Ana"), person("Boris"), person("Spy")
    table = rated_table(ana, {"kind": "open"}, title="santiago")
    base = f"{API}/tables/{table}"
    link = ana.post(f"{base}/seats/1/link").json()["link"]
    boris.post(f"{base}/join", json={"link": link}).raise_for_status()
    act(next(who for who in (ana, boris) if who.get(base).json()["legal"]), table)
    boris.post(f"{base}/leave", json={}).raise_for_status()
    assert table not in {line["id"] for line in spy.get(f"{API}/tables").json()["open"]}
    seat = spy.get(base).json()["seats"][1]
    assert seat["taken"] and seat["stand_in"] and not seat["lost"]
    assert spy.post(f"{base}/join", json={}).json()["key"] == "table-full"
    assert spy.post(f"{base}/join", json={"seat": 1}).json()["key"] == "table-rated-left"
    assert spy.post(f"{base}/join", json={"link": link}).status_code in (403, 409)
    assert ana.post(f"{base}/seats/1/link").json()["key"] == "table-rated-left"
    assert spy.get(base).json()["my_seats"] == []


def test_a_rematch_does_not_wait_for_who_left(quiet: Tables) -> None:
    live = quiet.create("santiago", [PERSON, OPEN], session="a", name="Ana", settings=RATED)
    quiet.join(live.id, "b", "Boris")
    while not (now := quiet.live(live.id)).over:
        if now.ply == 3:
            quiet.leave(live.id, "b")
            now = quiet.live(live.id)
        seat = now.to_move or 0
        if now.bot_of(seat):
            quiet.act_for(live.id, seat, now.row.version, now.position.legal()[0], "easy")
        else:
            quiet.act(live.id, str(now.seats[seat].session), now.ply, [now.position.legal()[0]])
    made = quiet.rematch(live.id, session="a")
    assert {s.kind for s in made.seats} == {"person", "open"}
    quiet.join(made.id, "c", "Carla")
    assert quiet.live(made.id).gathered


# -- the host offers a seat again


def away(tables: Tables, table: str, seat: int, milliseconds: int) -> None:
    tables.store.see(table, [seat], clock.now() - milliseconds)
    tables.store.say(table, None, "", "waits for the writer", 1)
    tables._drop(None)


def begun(tables: Tables, **more: Any) -> Live:
    live = tables.create("santiago", [PERSON, OPEN], session="a", name="Ana", **more)
    tables.join(live.id, "b", "Boris")
    live = tables.live(live.id)
    tables.act(live.id, "ab"[live.to_move or 0], 0, [live.position.legal()[0]])
    return tables.live(live.id)


def test_a_seat_is_offered_again_once_its_holder_is_lost(quiet: Tables) -> None:
    table = begun(quiet).id
    away(quiet, table, 1, seating.LOST - 60_000)
    with pytest.raises(NotYours):
        quiet.make_link(table, "a", 1)
    away(quiet, table, 1, seating.LOST + 60_000)
    assert seating.lost(quiet.live(table), quiet.live(table).seats[1])
    with pytest.raises(NotYours):
        quiet.make_link(table, "stranger", 1)
    link = quiet.make_link(table, "a", 1)
    live = quiet.live(table)
    assert live.held_by("b") == () and live.bot_of(1) is not None, "a bot plays until somebody comes"
    assert [(e.kind, e.name) for e in live.events][-1] == ("offered", "Boris"), "everybody sees it"
    assert quiet.join(table, "c", "Carla", link=link).seat == 1
    with pytest.raises(NotYours):
        quiet.act(table, "b", quiet.live(table).ply, ["pass"])


def test_a_clock_alone_says_who_is_lost(quiet: Tables) -> None:
    table = begun(quiet, clock_wish={"kind": "move", "seconds": 86_400 * 14}).id
    away(quiet, table, 1, 2 * seating.LOST)
    with pytest.raises(NotYours):
        quiet.make_link(table, "a", 1)
    row = quiet.live(table).row
    flagged = {1: {"stand_in": "easy", "stand_in_why": "flag"}}
    live = quiet.live(table)
    assert seating.lost(live, live.with_seats(flagged)[1])
    assert row.clock is not None


def test_nobody_is_put_out_of_a_rated_game(quiet: Tables) -> None:
    table = begun(quiet, settings=RATED).id
    away(quiet, table, 1, 9 * seating.LOST)
    with pytest.raises(NotYours):
        quiet.make_link(table, "a", 1)
