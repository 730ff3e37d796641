"""The addresses: what each answers, and to whom."""

from collections.abc import Iterator
from random import Random
from typing import Any

from starlette.testclient import TestClient

import malecon
from housing import Person, state
from patience import until

JSON = dict[str, object]


def new_table(who: TestClient, title: str = "puerto_rico", seats: int = 2, **more: Any) -> str:
    plans = [{"kind": "person"}, *[{"kind": "open"}] * (seats - 1)]
    answer = who.post("/api/v1/tables", json={"title": title, "seats": plans, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def act(who: TestClient, table: str, key: str | None = None) -> JSON:
    """Plays the first legal action."""
    seen = who.get(f"/api/v1/tables/{table}").json()
    body = {"ply": seen["ply"], "actions": [seen["legal"][0]["notation"]], "key": key}
    answer = who.post(f"/api/v1/tables/{table}/actions", json=body)
    assert answer.status_code == 200, answer.text
    found: JSON = answer.json()
    return found


def two(person: Person, title: str = "puerto_rico", **more: Any) -> tuple[TestClient, TestClient, str]:
    """(who is to move, the other, the table)"""
    ana, boris = person("Ana"), person("Boris")
    table = new_table(ana, title, **more)
    assert boris.post(f"/api/v1/tables/{table}/join", json={}).json()["seat"] == 1
    first = ana.get(f"/api/v1/tables/{table}").json()["to_move"]
    return (ana, boris, table) if first == 0 else (boris, ana, table)


def test_health_and_titles(house: TestClient) -> None:
    health = house.get("/api/v1/health").json()
    assert health["ok"] is True and health["version"] == malecon.__version__
    found = house.get("/api/v1/titles", headers={"accept-language": "ru,en;q=0.5"}).json()
    names = [t["name"] for t in found["titles"]]
    assert "puerto_rico" in names
    assert any("а" <= c <= "я" for c in str(found["bots"]))


def test_a_guest_says_a_name(house: TestClient) -> None:
    assert house.get("/api/v1/session").status_code == 401
    answer = house.post("/api/v1/session", json={"name": "  Ana\u202e  "})
    assert answer.json()["name"] == "Ana"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie
    assert house.post("/api/v1/session", json={"name": "Anna"}).json()["name"] == "Anna"
    assert "set-cookie" not in house.get("/api/v1/session").headers
    assert house.get("/api/v1/session").json()["name"] == "Anna"
    assert house.post("/api/v1/session", json={"name": " "}).status_code == 422
    assert house.delete("/api/v1/session").status_code == 204
    assert house.get("/api/v1/session").status_code == 401


def test_the_session_is_hashed_at_rest(house: TestClient) -> None:
    house.post("/api/v1/session", json={"name": "Ana"})
    secret = house.cookies["malecon_session"]
    store = state(house).tables.store
    with store.engine.connect() as c:
        kept = c.exec_driver_sql("SELECT id FROM sessions").scalar()
    assert kept != secret and len(kept) == 64


def test_a_table_through_the_eyes_of_each(person: Person, house: TestClient) -> None:
    mover, other, table = two(person)
    mine = mover.get(f"/api/v1/tables/{table}").json()
    assert mine["legal"] and {"notation", "sentence", "preview"} <= set(mine["legal"][0])
    assert other.get(f"/api/v1/tables/{table}").json()["legal"] == []
    spectator = house.get(f"/api/v1/tables/{table}").json()
    assert spectator["seat"] is None and spectator["legal"] == [] and spectator["my_seats"] == []
    assert mover.get(f"/api/v1/tables/{table}?seat={1 - mine['seat']}").status_code == 403


def test_acting_and_its_refusals(person: Person) -> None:
    mover, other, table = two(person)
    url = f"/api/v1/tables/{table}/actions"
    first = mover.post(url, json={"ply": 0, "actions": ["role builder"], "key": "one"})
    assert first.status_code == 200 and first.json()["ply"] == 1
    again = mover.post(url, json={"ply": 0, "actions": ["role builder"], "key": "one"})
    assert (again.status_code, again.json()) == (200, first.json())
    stale = mover.post(url, json={"ply": 0, "actions": ["role builder"], "key": "two"})
    assert stale.status_code == 409 and stale.json()["table"]["ply"] == 1
    illegal = mover.post(url + "?lang=it", json={"ply": 1, "actions": ["role mayor"]})
    assert illegal.status_code == 422 and illegal.json()["legal"] and illegal.json()["reason"]
    assert "Impossibile" in illegal.json()["text"] or "può" in illegal.json()["text"]
    assert other.post(url, json={"ply": 1, "actions": ["pass"]}).status_code == 403
    assert person("Carla").post(url, json={"ply": 1, "actions": ["pass"]}).status_code == 403
    assert mover.post("/api/v1/tables/nothing/actions", json={"ply": 1, "actions": ["pass"]}).status_code == 404
    assert mover.post(url, json={"ply": 1}).status_code == 422
    assert mover.post(url, content=b"{").status_code == 422
    assert mover.post(url, content=b"x" * 70_000).status_code == 413
    back = mover.post(f"/api/v1/tables/{table}/undo", json={})
    assert back.json()["ply"] == 0 and back.json()["revision"] == 1
    assert other.post(f"/api/v1/tables/{table}/undo", json={}).status_code in (403, 409)


def test_another_cannot_act_undo_or_read_for_a_seat_that_is_not_theirs(person: Person) -> None:
    mover, _, table = two(person, "sealed")
    act(mover, table)
    thief = person("Thief")
    seat = mover.get(f"/api/v1/tables/{table}").json()["my_seats"][0]
    base = f"/api/v1/tables/{table}"
    for method, path, body in [
        ("POST", "/actions", {"ply": 1, "actions": ["roll"]}),
        ("POST", "/undo", {}),
        ("POST", "/end-turn", {}),
        ("POST", "/takeback", {"ply": 0}),
        ("POST", "/takeback/answer", {"agree": True}),
        ("POST", "/chat", {"text": "hello"}),
        ("POST", "/leave", {}),
        ("POST", "/rematch", None),
        ("POST", f"/seats/{seat}/stand-in", {}),
        ("DELETE", f"/seats/{seat}/stand-in", None),
        ("POST", f"/seats/{seat}/link", None),
        ("DELETE", f"/seats/{seat}/link", None),
        ("PUT", f"/seats/{seat}/plans", {"plans": []}),
        ("POST", "/fork", {"ply": 1}),
        ("GET", f"?seat={seat}", None),
        ("GET", f"/history?seat={seat}", None),
        ("GET", f"/plies/1?seat={seat}", None),
        ("GET", f"/reasons?seat={seat}", None),
        ("GET", "/reasons", None),
        ("GET", "/hint", None),
        ("GET", "/plies/0/verdict", None),
        ("GET", "/record", None),
    ]:
        answer = thief.request(method, base + path, json=body)
        assert answer.status_code == 403, (method, path, answer.text)
    assert thief.post(f"{base}/join", json={"seat": seat}).status_code == 409
    assert thief.post(f"{base}/join", json={"link": "guess"}).status_code == 403
    assert thief.get(f"{base}/notes").json() == {"text": ""}


def test_history_plies_fork_chat_notes_reasons_hint(person: Person) -> None:
    mover, _, table = two(person)
    for _ in range(2):
        act(mover, table)
        if not mover.get(f"/api/v1/tables/{table}").json()["legal"]:
            break
    base = f"/api/v1/tables/{table}"
    history = mover.get(f"{base}/history").json()
    assert history["plies"][0]["phase"] == "role" and history["plies"][0]["round"] == 1
    first = mover.get(f"{base}/plies/0").json()
    assert first["view"]["phase"] == "role" and first["action"] is None
    assert mover.get(f"{base}/plies/999").status_code == 404
    assert mover.get(f"{base}/record").status_code == 403
    fork = mover.post(f"{base}/fork", json={"ply": 1}).json()
    assert fork["parent"] == {"table": table, "ply": 1}
    said = mover.post(f"{base}/chat", json={"text": "<b>hi</b>"})
    assert said.status_code == 201 and said.json()["number"] == 1
    assert mover.get(f"{base}/chat").json()["messages"][0]["text"] == "<b>hi</b>"
    assert mover.put(f"{base}/notes", json={"text": "buy\nquarries"}).json() == {"text": "buy\nquarries"}
    assert mover.get(f"{base}/notes").json() == {"text": "buy\nquarries"}
    ids = [t["id"] for t in mover.get("/api/v1/tables").json()["mine"]]
    assert set(ids) == {table, fork["id"]}


def test_reasons_tell_why_not(person: Person) -> None:
    mover, _, table = two(person)
    mover.post(f"/api/v1/tables/{table}/actions", json={"ply": 0, "actions": ["role builder"]})
    reasons = mover.get(f"/api/v1/tables/{table}/reasons?verb=build&lang=en").json()["reasons"]
    assert any("short" in r["text"] or "doubloon" in r["text"] for r in reasons)


def test_a_hint_knows_no_more_than_its_seat(person: Person) -> None:
    mover, _, table = two(person)
    hint = mover.get(f"/api/v1/tables/{table}/hint?bot=medium")
    assert hint.status_code == 200, hint.text
    legal = [x["notation"] for x in mover.get(f"/api/v1/tables/{table}").json()["legal"]]
    assert all(h["notation"] in legal for h in hint.json()["hints"])
    first, _, rated = two(person, rated=True)
    assert first.get(f"/api/v1/tables/{rated}/hint").json()["key"] == "table-hint-rated"


def test_a_finished_play_is_judged_decision_by_decision_and_one_under_way_is_not(person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    under_way = new_table(ana)
    assert ana.get(f"/api/v1/tables/{under_way}/plies/0/verdict").json()["key"] == "table-verdict-not-over"
    position, chance = malecon.title("santiago").new(2, 5), Random(5)
    while not position.is_over:
        position.play(chance.choice(position.legal()))
    table = ana.post("/api/v1/import", json={"record": position.record(("Ana", "bot:greedy"))}).json()["id"]
    base = f"/api/v1/tables/{table}/plies"
    first = ana.get(f"{base}/0/verdict?bot=medium&lang=it")
    assert first.status_code == 200, first.text
    told = first.json()
    assert told["ply"] == 0
    assert told["played"]["notation"] == position.title.actions.notation(position.plays[0])
    assert 0 <= told["loss"] <= 1 and (told["better"] is None) == (told["loss"] == 0)
    assert ana.get(f"{base}/{position.ply}/verdict").status_code == 404
    assert ana.get(f"{base}/0/verdict?bot=nobody").status_code == 422
    assert boris.get(f"{base}/0/verdict").json()["key"] == "table-not-seated"


def test_a_finished_game_is_looked_back_on_once_for_everybody(person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    under_way = new_table(ana)
    for ask in (ana.get, ana.post):
        refused = ask(f"/api/v1/tables/{under_way}/review")
        assert refused.status_code == 403 and refused.json()["key"] == "table-verdict-not-over"
    position, chance = malecon.title("santiago").new(2, 5), Random(5)
    while not position.is_over:
        position.play(chance.choice(position.legal()))
    table = ana.post("/api/v1/import", json={"record": position.record(("Ana", "bot:greedy"))}).json()["id"]
    address = f"/api/v1/tables/{table}/review"
    assert ana.get(address).json()["state"] == "none"
    assert ana.post(address).json()["state"] in ("going", "done")

    def looked_back() -> bool:
        told = boris.get(address).json()
        assert 0 <= told["done"] <= told["all"]
        return bool(told["state"] != "going")

    until(looked_back, "the review", every=0.2)
    told = boris.get(address).json()
    assert told["state"] == "done" and len(told["shares"]) == position.ply + 1
    assert told["lapses"] and all(x["why"] and x["price"] and x["loss"] >= 0.01 for x in told["lapses"])
    worst = max(told["lapses"], key=lambda x: x["loss"])
    assert worst["played"]["notation"] == position.title.actions.notation(position.plays[worst["ply"]])
    assert boris.post(f"{address}?lang=it").json()["lapses"][0]["why"] != told["lapses"][0]["why"]


def test_invitations(person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    table = new_table(ana)
    link = ana.post(f"/api/v1/tables/{table}/seats/1/link").json()
    assert link["path"] == f"/table/{table}#join={link['link']}"
    assert boris.post(f"/api/v1/tables/{table}/join", json={"link": link["link"]}).json()["seat"] == 1
    assert ana.delete(f"/api/v1/tables/{table}/seats/1/link").status_code == 403


def test_strict_headers_everywhere(house: TestClient) -> None:
    for path in ("/", "/api/v1/health", "/api/v1/nothing", "/table/abc"):
        answer = house.get(path)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert house.get("/api/v1/nothing").json()["key"] == "web-not-found"
    assert house.get("/../../etc/passwd").status_code in (200, 404)


def test_posts_from_other_pages_are_refused(house: TestClient) -> None:
    body = {"name": "Ana"}
    for origin in ("http://evil.test", "null", "http://testserver.evil.test"):
        assert house.post("/api/v1/session", json=body, headers={"origin": origin}).status_code == 403
    assert house.post("/api/v1/session", json=body, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert house.post("/api/v1/session", json=body, headers={"origin": "http://testserver"}).status_code == 200


def test_a_body_of_unknown_length_is_bounded_too(house: TestClient) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    assert house.post("/api/v1/session", content=pieces()).status_code == 413


def test_a_record_can_be_brought(person: Person) -> None:
    ana = person()
    text = "malecon 2\ntitle puerto_rico\ndata nothing\nseats Ana Boris\nseed 1\n---\n"
    assert ana.post("/api/v1/import", json={"record": text}).status_code == 422
    import malecon

    position = malecon.title("puerto_rico").new(seats=2, seed=1)
    position.play(position.legal()[0])
    made = ana.post("/api/v1/import", json={"record": position.record(("Ana", "bot:random"))})
    assert made.status_code == 201 and made.json()["ply"] >= 1
