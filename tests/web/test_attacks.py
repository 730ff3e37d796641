"""What people who mean harm have tried, each with its failure."""

import hashlib
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import replace
from random import Random
from threading import Event, Lock
from time import sleep
from typing import Any, ClassVar

import pytest
from starlette.testclient import TestClient

import malecon
from housing import Person, on_both, state
from malecon.store import TableCommit
from malecon.tables import Tables, thinkers
from malecon.tables.fair import FairQueue
from malecon.tables.thinkers import BotPool, Thought
from patience import PATIENCE, until
from web.test_http import act, new_table, two

API = "/api/v1"
BOT = {"kind": "bot", "bot": "easy"}


def tables_of(house: TestClient) -> Tables:
    found: Tables = state(house).tables
    return found


# -- thinking is rationed


@pytest.mark.parametrize("code", ["search:600s", "search:99999", "search:1s,threads=64", "flat:9", "greedy", "x.py"])
def test_only_named_levels_think_for_clients(person: Person, code: str) -> None:
    ana = person("Ana")
    body = {"title": "puerto_rico", "seats": [{"kind": "person"}, {"kind": "bot", "bot": code}]}
    assert ana.post(f"{API}/tables", json=body).status_code == 422
    _, mover = alone(ana)
    assert ana.get(f"{API}/tables/{mover}/hint", params={"bot": code}).status_code == 422
    assert ana.get(f"{API}/tables/{mover}/plies/0/verdict", params={"bot": code}).status_code == 422
    assert ana.post(f"{API}/tables/{mover}/seats/0/stand-in", json={"bot": code}).status_code == 200
    assert ana.get(f"{API}/tables/{mover}").json()["seats"][0]["stand_in"] == "easy"


def alone(ana: TestClient, **more: object) -> tuple[dict[str, Any], str]:
    """A table of one person and a bot, at which it is the person's turn."""
    while True:
        body = {"title": "puerto_rico", "seats": [{"kind": "person"}, BOT], "pace": 10_000, **more}
        table = ana.post(f"{API}/tables", json=body).json()
        if table["to_move"] == 0:
            return table, table["id"]


def test_a_record_brings_no_bot_of_its_own(person: Person) -> None:
    position = malecon.title("puerto_rico").new(2, 1)
    text = position.record(("Ana", "bot:search:600s"))
    table = person("Ana").post(f"{API}/import", json={"record": text}).json()
    assert table["seats"][1]["bot"] == "medium"


class Held:
    """A thinker that is never done."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []

    def think(self, thought: Thought) -> "Future[Any]":
        self.thoughts.append(thought)
        return thought.outcome

    def close(self) -> None:
        pass


def test_one_thought_for_each_person_given_up_when_the_game_moves_on(
    house: TestClient, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held()
    ana = person("Ana")
    table, id = alone(ana)
    monkeypatch.setattr(tables_of(house), "thinkers", held)
    answers: list[Any] = []
    asking = threading.Thread(target=lambda: answers.append(ana.get(f"{API}/tables/{id}/hint")))
    asking.start()
    until(lambda: held.thoughts, "the thought")
    second = ana.get(f"{API}/tables/{id}/hint")
    assert (second.status_code, second.json()["key"]) == (429, "table-thinking")
    notation = table["legal"][0]["notation"]
    ana.post(f"{API}/tables/{id}/actions", json={"ply": 0, "actions": [notation]}).raise_for_status()
    asking.join(PATIENCE)
    assert not asking.is_alive() and answers[0].status_code == 409
    assert held.thoughts[0].outcome.cancelled()


# -- the bots' queue


def test_owners_take_turns() -> None:
    queue: FairQueue[int] = FairQueue()
    for n in range(1200):
        queue.put("flooder", n)
    queue.put("ana", -1)
    assert [queue.pop(), queue.pop()] == [0, -1]
    queue.remove("flooder", 5)
    assert len(queue) == 1198 and queue.pop() == 1


SECONDS = {"easy": 0.001, "medium": 0.001, "hard": 0.06, "expert": 0.3}


class Staged(thinkers.Worker):
    """A worker whose thoughts take the time of their level by a clock that nothing else moves: how busy this machine is
    does not matter. It begins when the door is opened, after everybody has asked."""

    clock = 0.0  # seconds since the beginning
    begun: ClassVar[list[tuple[str, str]]] = []  # (owner, level), in the order in which they were begun
    door: ClassVar[Event] = Event()
    _turn: ClassVar[Lock] = Lock()

    def __init__(self) -> None:
        self._known = set()

    @property
    def pid(self) -> None:
        return None

    def think(self, thought: Thought, deadline: float) -> tuple[tuple[str, Any], float]:
        assert self.door.wait(PATIENCE)
        seconds = SECONDS[thought.code]
        with self._turn:
            Staged.clock += seconds / 2  # the other one of the two thinks at the same time
            self.begun.append((thought.owner, thought.code))
            return ("ok", (thought.code, self.clock)), seconds

    def kill(self) -> None:
        pass


@pytest.fixture
def staged(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    """Two workers that know how long each level takes."""
    for name, value in (("clock", 0.0), ("begun", []), ("door", Event())):
        monkeypatch.setattr(Staged, name, value)
    monkeypatch.setattr(thinkers, "Worker", Staged)
    monkeypatch.setattr(thinkers, "LEVELS", dict.fromkeys(SECONDS, ""))
    monkeypatch.setattr(thinkers, "monotonic", lambda: Staged.clock)
    pool = BotPool(2)
    pool._took = {("santiago", level): seconds for level, seconds in SECONDS.items()}
    yield pool
    Staged.door.set()
    pool.close()


def wish(pool: BotPool, level: str, owner: str) -> "Future[Any]":
    """A bot's move that is waited for from now on."""
    thought = Thought.about("move", level, malecon.title("santiago").new(2, 1), owner=owner)
    return pool.think(replace(thought, since=Staged.clock))


def test_two_hundred_tables_of_experts_are_answered_within_two_seconds(staged: BotPool) -> None:
    waiting = [wish(staged, "expert", f"p{n}") for n in range(200)]
    Staged.door.set()
    answers = [outcome.result(PATIENCE) for outcome in waiting]
    assert max(at for _, at in answers) < 2.0
    levels = {level for level, _ in answers}
    assert {"medium", "hard"} <= levels, "each thinks less, and none not at all"
    alone, _ = wish(staged, "expert", "late").result(PATIENCE)
    assert alone == "expert", "once the queue is short everybody thinks as long as they should"


def test_twelve_hundred_tables_of_one_person_keep_nobody_else_waiting(staged: BotPool) -> None:
    flood = [wish(staged, "expert", "flooder") for _ in range(1200)]
    others = [wish(staged, "hard", f"other{n}") for n in range(5)]
    Staged.door.set()
    assert max(outcome.result(PATIENCE)[1] for outcome in others) < 2.0
    for outcome in flood:
        outcome.result(PATIENCE)
    turns = [n for n, (owner, _) in enumerate(Staged.begun) if owner != "flooder"]
    assert max(turns) < 10, "each has its turn after at most one of the flooder's for each worker and round"


# -- a seat belongs to who sits there


@on_both
def test_an_invitation_is_spent_when_it_is_taken(person: Person) -> None:
    ana, boris, thief = person("Ana"), person("Boris"), person("Thief")
    table = new_table(ana)
    base = f"{API}/tables/{table}"
    link = ana.post(f"{base}/seats/1/link").json()["link"]
    assert boris.post(f"{base}/join", json={"link": link}).json()["seat"] == 1
    assert thief.post(f"{base}/join", json={"link": link}).status_code == 403
    assert boris.get(base).json()["my_seats"] == [1] and thief.get(base).json()["my_seats"] == []
    assert ana.post(f"{base}/seats/1/link").status_code == 403


@on_both
def test_another_device_of_mine_shares_my_seat_and_a_code_is_good_once(person: Person) -> None:
    mover, other, table = two(person)
    base = f"{API}/tables/{table}"
    seat = mover.get(base).json()["my_seats"][0]
    link = mover.post(f"{base}/seats/{seat}/link").json()["link"]
    busy = other.post(f"{base}/join", json={"link": link})
    assert (busy.status_code, busy.json()["key"]) == (409, "table-device-busy")
    phone, thief = person("Phone"), person("Thief")
    assert phone.post(f"{base}/join", json={"link": link}).json()["seat"] == seat
    assert thief.post(f"{base}/join", json={"link": link}).status_code == 403
    assert phone.get(base).json()["my_seats"] == mover.get(base).json()["my_seats"] == [seat]
    act(phone, table)


@on_both
def test_a_named_seat_needs_its_invitation(person: Person) -> None:
    ana, boris, carla = person("Ana"), person("Boris"), person("Carla")
    body = {"title": "puerto_rico", "seats": [{"kind": "person"}, {"kind": "person", "name": "Boris"}]}
    base = f"{API}/tables/{ana.post(f'{API}/tables', json=body).json()['id']}"
    assert carla.post(f"{base}/join", json={}).status_code == 409
    assert carla.post(f"{base}/join", json={"seat": 1}).status_code == 403
    link = ana.post(f"{base}/seats/1/link").json()["link"]
    assert boris.post(f"{base}/join", json={"link": link}).json()["seat"] == 1


@on_both
def test_one_person_one_seat(person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    table = new_table(ana, seats=4)
    base = f"{API}/tables/{table}"
    assert boris.post(f"{base}/join", json={"seat": 1}).status_code == 200
    for body in ({"seat": 2}, {"seat": 2, "hot_seat": True}):
        assert boris.post(f"{base}/join", json=body).json()["key"] == "table-one-seat"
    assert ana.post(f"{base}/join", json={"seat": 2}).status_code == 409
    assert ana.post(f"{base}/join", json={"seat": 2, "hot_seat": True}).json()["seat"] == 2


@on_both
def test_whoever_looks_and_leaves_has_seen_nothing(person: Person) -> None:
    """The deal that the last guest's seat hides was made when they sat down."""
    ana, spy, boris = person("Ana"), person("Spy"), person("Boris")
    body = {"title": "cuba", "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}], "rated": True}
    base = f"{API}/tables/{ana.post(f'{API}/tables', json=body).json()['id']}"
    spy.post(f"{base}/join", json={"seat": 1}).raise_for_status()
    seen = spy.get(base).json()
    early = ana.get(base).json()
    if early["legal"]:
        notation = early["legal"][0]["notation"]
        refused = ana.post(f"{base}/actions", json={"ply": 0, "actions": [notation]})
        assert refused.json()["key"] == "table-waiting"
    spy.post(f"{base}/leave", json={}).raise_for_status()
    boris.post(f"{base}/join", json={"seat": 1}).raise_for_status()
    person("Carla").post(f"{base}/join", json={"seat": 2}).raise_for_status()
    assert boris.get(base).json()["commitment"] != seen["commitment"], "dealt anew"


@on_both
def test_nobody_is_replaced_while_their_clock_runs(person: Person, house: TestClient) -> None:
    mover, other, table = two(person, clock={"kind": "move", "seconds": 86400})
    seat = mover.get(f"{API}/tables/{table}").json()["my_seats"][0]
    store = tables_of(house).store
    store.see(table, [seat], 1)
    store.say(table, None, "", "waits for the writer", 1)
    tables_of(house)._drop(None)
    refused = other.post(f"{API}/tables/{table}/seats/{seat}/stand-in", json={})
    assert (refused.status_code, refused.json()["key"]) == (403, "table-clock-decides")


# -- chance


def test_nobody_chooses_the_seed_where_others_sit_and_everybody_can_check_it(person: Person) -> None:
    ana = person("Ana")
    for seats in ([{"kind": "person"}, {"kind": "open"}], [{"kind": "person"}, {"kind": "person"}]):
        body = {"title": "puerto_rico", "seats": seats, "seed": 7}
        assert ana.post(f"{API}/tables", json=body).json()["key"] == "table-seed-people"
    body = {"title": "puerto_rico", "seats": [{"kind": "person"}, BOT], "seed": "7"}
    assert ana.post(f"{API}/tables", json=body).json()["seed"] == "7"
    mover, other, table = two(person, "santiago", rated=True)
    base = f"{API}/tables/{table}"
    promised = mover.get(base).json()["commitment"]
    shown = mover.get(base).json()
    assert (shown["seed"], shown["known"]) == (None, None)
    assert shown["legal"], "it is the mover's decision, for which other games tell a possible position"
    while not (seen := mover.get(base).json())["over"]:
        mover, other = (mover, other) if seen["legal"] else (other, mover)
        act(mover, table)
    assert hashlib.sha256(f"{seen['seed']}:{table}".encode()).hexdigest() == promised == seen["commitment"]
    assert f"seed {seen['seed']}\n" in mover.get(f"{base}/record").text


def test_a_record_whose_chance_is_known_is_played_on_alone(person: Person) -> None:
    text = malecon.title("puerto_rico").new(2, 1).record(("Ana", "Boris"))
    seats = [{"kind": "person"}, {"kind": "open"}]
    refused = person("Ana").post(f"{API}/import", json={"record": text, "seats": seats})
    assert (refused.status_code, refused.json()["key"]) == (403, "table-known-chance")


def test_a_game_brought_to_be_played_with_others_has_chances_that_nobody_knows(
    house: TestClient, person: Person
) -> None:
    """It was begun on the maker's own device, who could look at all of it."""
    title, chance = malecon.title("havana"), Random(3)
    position = title.new(3, 1)
    for _ in range(40):
        position.play(chance.choice(position.legal()))
    ana, boris = person("Ana"), person("Boris")
    seats = [BOT, {"kind": "person"}, {"kind": "open"}]
    made = ana.post(f"{API}/import", json={"record": position.record(), "seats": seats, "anew": True}).json()
    assert (made["seed"], made["ply"], made["my_seats"]) == (None, 0, [1])
    assert {**made["view"], "to_move": 0} == {**position.view(1), "to_move": 0}
    tables: Tables = house.app.state.tables  # type: ignore[attr-defined]
    now = tables.live(made["id"]).at(0)
    assert now.field("stack") != position.field("stack")
    assert boris.post(f"{API}/tables/{made['id']}/join", json={}).json()["seat"] == 2
    short = {"record": position.record(), "seats": [BOT, BOT, BOT, {"kind": "person"}], "anew": True}
    assert ana.post(f"{API}/import", json=short).json()["key"] == "table-seat-count"


@on_both
def test_a_fork_of_a_finished_game_is_played_alone(person: Person) -> None:
    """Its seed is public by then, and a freed seat must not let anybody in either."""
    ana, boris = person("Ana"), person("Boris")
    title, chance = malecon.title("santiago"), Random(1)
    position = title.new(2, 1)
    while not position.is_over:
        position.play(chance.choice(position.legal()))
    record = {"record": position.record(("Ana", "Boris"))}
    base = f"{API}/tables/{ana.post(f'{API}/import', json=record).json()['id']}"
    for other in ({"kind": "open"}, {"kind": "person"}, {"kind": "person", "name": "Boris"}):
        refused = ana.post(f"{base}/fork", json={"ply": 5, "seats": [{"kind": "person"}, other]})
        assert (refused.status_code, refused.json()["key"]) == (403, "table-known-chance")
    hot_seat = [{"kind": "person", "mine": True}, {"kind": "person", "mine": True}]
    for ply in (0, 5):
        fork = ana.post(f"{base}/fork", json={"ply": ply, "seats": hot_seat}).json()
        assert fork["seed"] is not None, "shown to all, for it is known"
        own = f"{API}/tables/{fork['id']}"
        ana.post(f"{own}/leave", json={"seat": 1}).raise_for_status()
        assert boris.post(f"{own}/join", json={}).json()["key"] == "table-alone"
        assert fork["id"] not in {line["id"] for line in boris.get(f"{API}/tables").json()["open"]}
        assert ana.post(f"{own}/join", json={"seat": 1, "hot_seat": True}).json()["seat"] == 1


# -- rated means rated


@on_both
def test_a_rated_game_cannot_be_forked_or_helped(person: Person) -> None:
    mover, _, table = two(person, rated=True)
    base = f"{API}/tables/{table}"
    assert mover.post(f"{base}/fork", json={"ply": 0}).json()["key"] == "table-fork-rated"
    assert mover.get(f"{base}/hint").json()["key"] == "table-hint-rated"
    assert mover.get(f"{base}/plies/0/verdict").json()["key"] == "table-verdict-not-over"
    # nor opened on an analysis board: nothing that holds a whole position leaves the server
    assert mover.get(f"{base}/record").json()["key"] == "table-record-not-over"
    assert mover.get(f"{base}/review").json()["key"] == "table-verdict-not-over"
    assert mover.post(f"{base}/review").json()["key"] == "table-verdict-not-over"
    assert mover.get(base).json()["seed"] is None
    act(mover, table)
    assert mover.post(f"{base}/takeback", json={"ply": 0}).json()["key"] == "table-rated"
    seats = [{"kind": "person"}, {"kind": "person", "mine": True}]
    body = {"title": "puerto_rico", "seats": seats, "rated": True}
    assert mover.post(f"{API}/tables", json=body).json()["key"] == "table-rated-hot-seat"


# -- one broken table


@on_both
def test_one_broken_table_is_one_broken_table(
    house: TestClient, person: Person, caplog: pytest.LogCaptureFixture
) -> None:
    mover, _, table = two(person)
    act(mover, table)
    well = new_table(mover)
    tables = tables_of(house)
    row = tables.live(table).row  # before the damage: the server may have dropped it from its cache by then
    with tables.store.engine.begin() as c:
        c.exec_driver_sql(f"UPDATE actions SET action = 'fly to the moon' WHERE table_id = '{table}'")
    tables.store.commit(TableCommit(table=table, version=row.version, columns={"due_at": 1})).result()
    tables._drop(None)
    caplog.set_level(logging.ERROR)
    for _ in range(3):
        found = {line["id"]: line for line in mover.get(f"{API}/tables").json()["mine"]}
    assert found[well]["problem"] is None and found[table]["problem"]
    told = mover.get(f"{API}/tables/{table}")
    assert told.status_code == 410 and told.json()["key"] == "table-broken"
    sleep(2.5)  # the server looks every second for what is due
    logged = [r for r in caplog.records if table in r.getMessage()]
    assert len(logged) == 1
    assert "fly to the moon" in mover.get(f"{API}/tables/{table}/record").text
    assert person("Thief").get(f"{API}/tables/{table}/record").status_code == 410
