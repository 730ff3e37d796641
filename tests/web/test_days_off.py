"""Days off: clocks of correspondence games stand still, everybody sees it, and nobody takes more than a year allows."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from housing import Person, on_both, state
from malecon.store import news, persons
from malecon.tables import clock as clocks
from malecon.tables import days_off
from malecon.web.newsroom import Newsroom
from malecon.web.sending import Senders, Telling

DAY = 86_400_000
BY_MAIL = {"kind": "move", "seconds": 86400}


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time in milliseconds, which only the test moves: noon on 2 June 2027."""
    kept = [1_811_937_600_000]
    monkeypatch.setattr("malecon.tables.clock.now", lambda: kept[0])
    return kept


def sit(ana: TestClient, boris: TestClient, **more: Any) -> str:
    wish = {"title": "puerto_rico", "seats": [{"kind": "person"}, {"kind": "open"}], "clock": BY_MAIL} | more
    table = ana.post("/api/v1/tables", json=wish).json()["id"]
    assert boris.post(f"/api/v1/tables/{table}/join", json={"name": "Boris"}).status_code == 200
    return str(table)


def mover(table: str, *people: TestClient) -> TestClient:
    return next(p for p in people if p.get(f"/api/v1/tables/{table}").json()["legal"])


def take(who: TestClient, begins: int, ends: int) -> Any:
    answer = who.put("/api/v1/account/days-off", json={"begins": begins, "ends": ends})
    return answer.json() if answer.status_code == 200 else answer


@on_both
def test_a_clock_stands_still_on_days_off_and_goes_on_after_them(
    house: TestClient, person: Person, at: list[int]
) -> None:
    ana, boris = person("Ana"), person("Boris")
    table = sit(ana, boris)
    tables = state(house).tables
    slow = mover(table, ana, boris)
    seat = slow.get(f"/api/v1/tables/{table}").json()["seat"]
    before = tables.live(table).row.due_at
    at[0] += DAY // 4
    assert take(slow, at[0], at[0] + 3 * DAY) == {
        "begins": at[0], "ends": at[0] + 3 * DAY, "allowed": 30, "left": 27
    }  # fmt: skip
    live = tables.live(table)
    assert live.row.due_at == before + 3 * DAY
    other = boris if slow is ana else ana
    seen = other.get(f"/api/v1/tables/{table}").json()
    assert seen["seats"][seat]["away_until"] == at[0] + 3 * DAY  # everybody at the table sees it
    assert [e["kind"] for e in seen["events"]][-1] == "days_off"
    at[0] += 2 * DAY
    left = clocks.left(tables.live(table), at[0])
    assert left is not None and left[seat] == 3 * DAY // 4  # not a second has passed
    at[0] += 2 * DAY  # one of them on the clock
    left = clocks.left(tables.live(table), at[0])
    assert left is not None and left[seat] == 0
    assert live.row.due_at == at[0] - DAY // 4


def test_coming_back_early_starts_the_clock_and_gives_the_days_back(
    house: TestClient, person: Person, at: list[int]
) -> None:
    ana, boris = person("Ana"), person("Boris")
    table = sit(ana, boris)
    slow = mover(table, ana, boris)
    take(slow, at[0], at[0] + 10 * DAY)
    at[0] += 2 * DAY
    told = slow.request("DELETE", "/api/v1/account/days-off").json()
    assert (told["begins"], told["left"]) == (None, 28)
    tables = state(house).tables
    assert tables.live(table).row.due_at == at[0] + DAY
    assert tables.live(table).seats[0].away_until is None


def test_a_year_allows_so_many_days_and_planned_ones_can_be_changed(person: Person, at: list[int]) -> None:
    ana = person("Ana")
    assert take(ana, at[0], at[0] + 31 * DAY).status_code == 422
    assert "30 days off left" in take(ana, at[0], at[0] + 31 * DAY).json()["text"]
    assert take(ana, at[0] + DAY, at[0] + 31 * DAY)["left"] == 0
    assert take(ana, at[0] + DAY, at[0] + 6 * DAY)["left"] == 25  # in place of the others
    at[0] += 2 * DAY
    assert take(ana, at[0], at[0] + 2 * DAY)["left"] == 27  # one was taken, two are now
    assert take(ana, at[0], at[0] - 1).status_code == 422
    assert take(ana, at[0] + 500 * DAY, at[0] + 501 * DAY).status_code == 422
    at[0] += 365 * DAY
    assert ana.get("/api/v1/account/days-off").json() == {"begins": None, "ends": None, "allowed": 30, "left": 30}


def test_games_at_one_sitting_go_on_and_new_ones_know_of_days_off(
    house: TestClient, person: Person, at: list[int]
) -> None:
    ana, boris = person("Ana"), person("Boris")
    live = sit(ana, boris, clock={"kind": "bank", "seconds": 600, "increment": 20})
    take(ana, at[0] + DAY, at[0] + 3 * DAY)
    take(boris, at[0] + DAY, at[0] + 2 * DAY)
    tables = state(house).tables
    assert all(s.away_from is None for s in tables.live(live).seats)
    later = sit(ana, boris)
    assert [s.away_until for s in tables.live(later).seats] == [at[0] + 3 * DAY, at[0] + 2 * DAY]
    assert ana.post(f"/api/v1/tables/{later}/leave", json={}).status_code == 200
    assert tables.live(later).seats[0].away_until is None  # the seat is nobody's


def test_nobody_is_called_on_days_off(house: TestClient, person: Person, at: list[int]) -> None:
    ana, boris = person("Ana"), person("Boris")
    table = sit(ana, boris)
    slow = mover(table, ana, boris)
    store = state(house).tables.store
    me = persons.by_handle(store, slow.get("/api/v1/session").json()["handle"])
    assert me is not None
    news.add(store, news.ChannelRow("c", me.id, "hook", "https://club.example", {}, "each", True, "end", at[0]))
    sent: list[Telling] = []

    class Counting(Senders):
        def send(self, channel: news.ChannelRow, telling: Telling) -> None:
            sent.append(telling)

    room = Newsroom(state(house).tables, Counting(store, state(house).settings))
    take(slow, at[0], at[0] + 2 * DAY)
    at[0] += DAY
    assert room.look(at[0]) == 0 and not sent
    at[0] += DAY + DAY // 2
    assert room.look(at[0]) == 1 and len(sent) == 1


def test_finished_games_are_put_away_and_shown_again(house: TestClient, person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    table = sit(ana, boris)

    def away(who: TestClient) -> list[bool]:
        return [brief["put_away"] for brief in who.get("/api/v1/tables").json()["mine"]]

    assert away(ana) == [False]
    assert ana.put("/api/v1/account/put-away", json={"tables": [table]}).status_code == 204
    assert (away(ana), away(boris)) == ([True], [False])
    take(ana, clocks.now(), clocks.now() + DAY)  # other settings leave it alone
    assert away(ana) == [True]
    handle = ana.get("/api/v1/session").json()["handle"]
    kept = persons.by_handle(state(house).tables.store, handle)
    assert kept is not None and days_off.away(kept.settings, clocks.now())
    ana.put("/api/v1/account/put-away", json={"tables": [table], "away": False})
    assert away(ana) == [False]


def test_a_line_of_the_lobby_tells_what_a_spectator_may_know(house: TestClient, person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    table = sit(ana, boris, title="havana", rated=True)
    for _ in range(2):  # both lay their cards, in secret
        who = mover(table, ana, boris)
        view = who.get(f"/api/v1/tables/{table}").json()
        who.post(
            f"/api/v1/tables/{table}/actions", json={"ply": view["ply"], "actions": [view["legal"][0]["notation"]]}
        )
    briefs = [who.get("/api/v1/tables").json()["mine"][0] for who in (ana, boris)]
    for brief in briefs:
        assert (brief["rated"], brief["days"], brief["lang"]) == (True, True, "en")
        assert brief["clock"] == {"kind": "move", "seconds": 86400, "increment": 0}
        assert brief["scores"] == [0, 0]  # they are public in Havana
        assert bool(brief["asked"]) == brief["my_turn"]
    history = boris.get(f"/api/v1/tables/{table}/history").json()["plies"]
    secrets = [p["told"] for p in history if p["seat"] == 0 and p["notation"] is None]
    told = {t["text"] for brief in briefs for t in brief["since"]}
    assert told and told <= {p["told"] for p in history if p["notation"] is not None} | set(secrets)
    puerto = sit(ana, boris)
    brief = next(b for b in ana.get("/api/v1/tables").json()["mine"] if b["id"] == puerto)
    assert brief["scores"] is None  # victory points are hidden there
