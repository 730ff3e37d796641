"""Bots from outside: they come in with a token, are marked as bots, wait for questions and answer them like people."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from starlette.testclient import TestClient

import malecon
from housing import Person, state
from malecon.cli import main
from malecon.store import Store, persons
from malecon.tables.programs import Programs
from malecon.web import bot_routes
from patience import PATIENCE, until
from served import Served

EXAMPLES = Path(__file__).parents[2] / "examples"
API = "/api/v1"
Outside = Callable[..., TestClient]


@pytest.fixture
def outside(house: TestClient) -> Outside:
    """A bot with a token of its own."""

    def arrive(name: str = "Sugar", rated: bool = False) -> TestClient:
        _, token = Programs(state(house).tables.store).admit(name, rated)
        client = TestClient(house.app, base_url="http://testserver", headers={"authorization": f"Bearer {token}"})
        client.portal = house.portal
        return client

    return arrive


def table(ana: TestClient, seats: list[dict[str, Any]], **more: Any) -> Any:
    answer = ana.post(f"{API}/tables", json={"title": "santiago", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def asked(bot: TestClient, **query: Any) -> Any:
    answer = bot.get(f"{API}/bot/next", params={"wait": 0, **query})
    assert answer.status_code == 200, answer.text
    return answer.json()["question"]


OPEN = [{"kind": "person"}, {"kind": "open"}]


def test_a_bot_is_named_as_one_and_cannot_shed_it(outside: Outside, person: Person) -> None:
    bot, ana = outside(), person("Ana")
    assert bot.get(f"{API}/session").json()["name"] == "BOT Sugar"
    assert bot.post(f"{API}/session", json={"name": "Nice Lady"}).json()["name"] == "BOT Nice Lady"
    made = table(ana, OPEN)
    assert bot.post(f"{API}/tables/{made['id']}/join", json={"name": "Boris"}).status_code == 200
    seats = ana.get(f"{API}/tables/{made['id']}").json()["seats"]
    assert [(s["name"], s["program"], s["kind"]) for s in seats] == [
        ("Ana", False, "person"), ("BOT Nice Lady", True, "person"),
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["BOT Ana", "bot ana", "  Bot   Ana"])
def test_nobody_else_is_called_like_a_bot(name: str, person: Person, house: TestClient) -> None:
    refused = house.post(f"{API}/session", json={"name": name})
    assert refused.status_code == 422 and "BOT" in refused.json()["text"]
    ana = person("Ana")
    assert ana.post(f"{API}/session", json={"name": name}).status_code == 422
    seats = [{"kind": "person"}, {"kind": "person", "name": name}]
    assert ana.post(f"{API}/tables", json={"title": "santiago", "seats": seats}).status_code == 422
    made = table(ana, OPEN)
    assert person("Boris").post(f"{API}/tables/{made['id']}/join", json={"name": name}).status_code == 422
    assert ana.post(f"{API}/session", json={"name": "Botero"}).status_code == 200


def test_only_bots_are_asked_and_only_with_a_good_token(house: TestClient, person: Person) -> None:
    assert house.get(f"{API}/bot/next").status_code == 401
    assert house.get(f"{API}/bot/next", headers={"authorization": "Bearer nonsense"}).status_code == 401
    refused = person("Ana").get(f"{API}/bot/next")
    assert refused.status_code == 403 and refused.json()["key"] == "table-only-bots"


def test_a_question_tells_what_the_seat_may_know_and_is_answered_like_a_persons(
    outside: Outside, person: Person
) -> None:
    bot, ana = outside(), person("Ana")
    made = table(ana, OPEN)
    bot.post(f"{API}/tables/{made['id']}/join", json={}).raise_for_status()
    for _ in range(60):
        question = asked(bot)
        seen = (bot if question else ana).get(f"{API}/tables/{made['id']}").json()
        if question is None:
            move = {"ply": seen["ply"], "actions": [seen["legal"][0]["notation"]]}
            ana.post(f"{API}/tables/{made['id']}/actions", json=move).raise_for_status()
            continue
        assert (question["table"], question["seat"], question["ply"]) == (made["id"], seen["seat"], seen["ply"])
        assert question["view"] == seen["view"] and question["prompt"] == seen["prompt"]
        assert question["legal"] == [choice["notation"] for choice in seen["legal"]]
        assert question["position"] is None
        move = {"ply": question["ply"], "actions": [question["legal"][-1]]}
        bot.post(f"{API}/tables/{made['id']}/actions", json=move).raise_for_status()
    assert seen["ply"] == 59
    illegal = bot.post(f"{API}/tables/{made['id']}/actions", json={"ply": seen["ply"] + 1, "actions": ["castle"]})
    assert illegal.status_code in (403, 409, 422)


def test_a_position_to_search_from_gives_nothing_away(outside: Outside, person: Person, house: TestClient) -> None:
    """It has the same view for the seat, and what is hidden differs from one asking to the next."""
    bot, ana = outside(), person("Ana")
    title = malecon.title("sealed")
    made = ana.post(f"{API}/tables", json={"title": "sealed", "seats": OPEN[::-1]}).json()
    bot.post(f"{API}/tables/{made['id']}/join", json={}).raise_for_status()
    question = asked(bot, position=True)
    assert question is not None
    drawn = [title.from_dict(asked(bot, position=True)["position"]) for _ in range(8)]
    assert all(position.view(question["seat"]) == question["view"] for position in drawn)
    assert all(list(position.legal()) == question["legal"] for position in drawn)
    assert len({position.to_bytes() for position in drawn}) == 8
    true = state(house).tables.live(made["id"]).position
    assert true.to_bytes() not in {position.to_bytes() for position in drawn}


def test_a_bot_that_waits_is_told_at_once_and_a_newer_request_takes_over(outside: Outside, person: Person) -> None:
    bot, ana = outside(), person("Ana")
    made = table(ana, OPEN)
    bot.post(f"{API}/tables/{made['id']}/join", json={}).raise_for_status()
    told: list[tuple[str, float, Any]] = []

    def wait(name: str) -> threading.Thread:
        def run() -> None:
            found = asked(bot, wait=bot_routes.LONGEST)
            told.append((name, monotonic(), found))

        before = dict(bot_routes.Waiting.all)
        thread = threading.Thread(target=run)
        thread.start()
        until(lambda: bot_routes.Waiting.all not in ({}, before), "the request")
        return thread

    seen = ana.get(f"{API}/tables/{made['id']}").json()
    while seen["to_move"] != 0:  # the bot begins: until it is Ana's turn
        question = asked(bot)
        bot.post(f"{API}/tables/{made['id']}/actions", json={"ply": question["ply"], "actions": [question["legal"][0]]})
        seen = ana.get(f"{API}/tables/{made['id']}").json()
    first = wait("first")
    second = wait("second")
    first.join(PATIENCE)
    assert [(name, found) for name, _, found in told] == [("first", None)]
    began = monotonic()
    while seen["to_move"] == 0:
        move = {"ply": seen["ply"], "actions": [seen["legal"][0]["notation"]]}
        ana.post(f"{API}/tables/{made['id']}/actions", json=move).raise_for_status()
        seen = ana.get(f"{API}/tables/{made['id']}").json()
    second.join(PATIENCE)
    name, at, found = told[1]
    assert name == "second" and found["table"] == made["id"] and at - began < bot_routes.LONGEST - 10


def test_rated_games_with_people_are_only_for_bots_that_may(outside: Outside, person: Person) -> None:
    ana = person("Ana")
    rated = {"rated": True}
    for made in (table(ana, OPEN, **rated), table(ana, OPEN, **rated)):
        refused = outside("Guest").post(f"{API}/tables/{made['id']}/join", json={})
        assert refused.status_code == 403 and refused.json()["key"] == "table-bot-rated"
    assert outside("Trusted", rated=True).post(f"{API}/tables/{made['id']}/join", json={}).status_code == 200
    search = {"title": "santiago", "seats": 2, **rated}
    assert outside("Guest").post(f"{API}/pairing", json=search).json()["key"] == "table-bot-rated"
    assert outside("Guest").post(f"{API}/pairing", json=search | {"rated": False}).status_code == 201
    assert outside("Trusted", rated=True).post(f"{API}/pairing", json=search).status_code == 201
    mine = table(outside("Guest"), OPEN, **rated)  # no person comes to a bot's rated table either
    assert ana.post(f"{API}/tables/{mine['id']}/join", json={}).status_code == 403
    assert outside("Other").post(f"{API}/tables/{mine['id']}/join", json={}).status_code == 200
    friendly = table(ana, OPEN)
    assert outside("Guest").post(f"{API}/tables/{friendly['id']}/join", json={}).status_code == 200


def test_a_bot_takes_the_seat_it_is_invited_to(outside: Outside, person: Person) -> None:
    ana = person("Ana")
    made = table(ana, [{"kind": "person"}, {"kind": "person", "name": "For a bot"}])
    bot = outside()
    assert bot.post(f"{API}/tables/{made['id']}/join", json={"seat": 1}).status_code == 403
    link = ana.post(f"{API}/tables/{made['id']}/seats/1/link").json()["link"]
    assert bot.post(f"{API}/tables/{made['id']}/join", json={"link": link}).json()["seat"] == 1


def test_a_bot_does_not_become_a_person_by_a_persons_code(outside: Outside, person: Person) -> None:
    ana, bot = person("Ana"), outside()
    made = table(ana, OPEN)
    code = ana.post(f"{API}/tables/{made['id']}/seats/0/link").json()["link"]
    assert bot.post(f"{API}/tables/{made['id']}/join", json={"link": code}).status_code == 403
    assert bot.get(f"{API}/session").json()["name"] == "BOT Sugar"


def test_an_ended_or_renewed_token_is_void_at_a_running_server(outside: Outside, house: TestClient) -> None:
    bot, tables = outside(), state(house).tables
    assert asked(bot) is None
    again = outside()
    tables.take_notices()
    assert bot.get(f"{API}/bot/next").status_code == 401 and asked(again) is None
    Programs(tables.store).dismiss("sugar")
    tables.take_notices()
    assert again.get(f"{API}/bot/next").status_code == 401


def test_the_operators_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    db = f"sqlite:///{tmp_path / 'club.db'}"

    def run(*words: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["malecon", "admin", *words, "--db", db])
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == code
        told = capsys.readouterr()
        return told.err if code else told.out

    assert "no bot accounts" in run("bots")
    token = run("bot", "Sugar").strip()
    store = Store(db)
    (row,) = persons.programs(store)
    assert (row.name, row.program) == ("BOT Sugar", "guest")
    assert len(token) > 30 and token not in (tmp_path / "club.db").read_bytes().decode("latin-1")
    store.close()
    assert run("bot", "BOT sugar", "--rated").strip() != token
    assert "BOT Sugar" in run("bots") and "rated games too" in run("bots")
    assert "void" in run("bot", "Sugar", "--end")
    assert "no bot called BOT Salt" in run("bot", "Salt", "--end", code=2)


# -- whole games


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path / 'club.db'}", "--pace", "0", "--bots", "1") as running:
        yield running


def token_of(server: Served, name: str) -> str:
    store = Store(server.db)
    _, token = Programs(store).admit(name, False)
    store.close()
    return token


def result_of(ana: Any, table: str, seconds: float = 300) -> Any:
    until = monotonic() + seconds
    while monotonic() < until:
        seen = ana.get(f"{API}/tables/{table}").json()
        if seen["over"]:
            return seen
        sleep(0.3)
    raise AssertionError(f"the game stands at ply {seen['ply']}")


def test_a_bot_of_the_house_plays_a_whole_game_through_this_door(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import outside_bot  # type: ignore[import-not-found]

    ana, token, title = server.person(), token_of(server, "Greedy"), malecon.title("havana")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    made = ana.post(f"{API}/tables", json={"title": "havana", "seats": seats}).json()
    outside_bot.call(server.url, token, f"/tables/{made['id']}/join", {})
    greedy, decisions = malecon.bot("greedy"), []

    def choose(question: Any) -> str:
        decisions.append(question["ply"])
        chosen = greedy.choose(title.from_dict(question["position"]))
        assert chosen in question["legal"]
        return chosen

    over = threading.Event()
    playing = threading.Thread(
        target=outside_bot.play, args=(server.url, token, choose, "?position=true&wait=2", lambda: not over.is_set())
    )
    playing.start()
    seen = result_of(ana, made["id"])
    over.set()
    playing.join(PATIENCE)
    assert seen["seats"][0]["name"] == "BOT Greedy" and len(decisions) > 10 and not playing.is_alive()
    record = ana.get(f"{API}/tables/{made['id']}/record").text
    assert malecon.replay(record).scores() == tuple(seen["result"]["scores"])


def test_the_two_examples_play_each_other(server: Served) -> None:
    ana = server.person()
    seats = [{"kind": "open"}, {"kind": "open"}]
    made = ana.post(f"{API}/tables", json={"title": "santiago", "seats": seats}).json()
    python, node = ([sys.executable, "outside_bot.py"], ["node", "outside_bot.mjs"])
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    running = [
        subprocess.Popen(
            [*command, server.url, token_of(server, name), made["id"]], cwd=EXAMPLES, env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        for name, command in (("Python", python), ("Node", node))
    ]  # fmt: skip
    try:
        seen = result_of(ana, made["id"])
        assert {seat["name"] for seat in seen["seats"]} == {"BOT Python", "BOT Node"}
        assert [process.poll() for process in running] == [None, None]  # they wait for the next game
    finally:
        for process in running:
            process.kill()
            process.communicate()
