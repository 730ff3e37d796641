"""A seat that is kept for somebody: only they take it, they are told, and they may decline."""

from typing import Any

from starlette.testclient import TestClient

from housing import Person, state
from malecon.store import news, persons
from malecon.tables.clock import now
from malecon.web.newsroom import MINUTE, Newsroom
from malecon.web.sending import Senders, Telling


def handle(who: TestClient) -> str:
    return str(who.get("/api/v1/session").json()["handle"])


def invite(ana: TestClient, *handles: str) -> Any:
    seats = [{"kind": "person"}, *({"kind": "person", "player": one} for one in handles)]
    return ana.post("/api/v1/tables", json={"title": "havana", "seats": seats})


def invited(who: TestClient) -> list[str]:
    return [brief["id"] for brief in who.get("/api/v1/tables").json()["invited"]]


def test_a_kept_seat_is_for_one_person_who_finds_it_in_their_list(person: Person) -> None:
    ana, boris, clara = person("Ana"), person("Boris"), person("Clara")
    made = invite(ana, handle(boris))
    assert made.status_code == 201 and made.json()["seats"][1]["name"] == "Boris"
    table = made.json()["id"]
    assert (invited(boris), invited(clara), invited(ana)) == ([table], [], [])
    assert clara.post(f"/api/v1/tables/{table}/join", json={}).status_code == 409
    assert clara.post(f"/api/v1/tables/{table}/join", json={"seat": 1}).status_code == 403
    assert clara.delete(f"/api/v1/tables/{table}/invitation").status_code == 403
    assert boris.post(f"/api/v1/tables/{table}/join", json={}).json()["seat"] == 1
    assert invited(boris) == []
    assert invite(ana, "0" * 16).status_code == 404


def test_who_declines_opens_the_seat_and_everybody_sees_it(person: Person) -> None:
    ana, boris, clara = person("Ana"), person("Boris"), person("Clara")
    table = invite(ana, handle(boris)).json()["id"]
    assert boris.delete(f"/api/v1/tables/{table}/invitation").status_code == 200
    seen = ana.get(f"/api/v1/tables/{table}").json()
    assert (seen["seats"][1]["kind"], seen["seats"][1]["name"]) == ("open", "")
    assert [(e["kind"], e["name"]) for e in seen["events"]] == [("declined", "Boris")]
    assert invited(boris) == []
    assert clara.post(f"/api/v1/tables/{table}/join", json={}).json()["seat"] == 1


def test_an_invitation_is_told_like_a_turn_and_once(house: TestClient, person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    store = state(house).tables.store
    me = persons.by_handle(store, handle(boris))
    assert me is not None
    news.add(store, news.ChannelRow("c", me.id, "hook", "https://club.example", {}, "each", True, "end", now()))
    sent: list[Telling] = []

    class Counting(Senders):
        def send(self, channel: news.ChannelRow, telling: Telling) -> None:
            sent.append(telling)

    room = Newsroom(state(house).tables, Counting(store, state(house).settings))
    invite(ana, handle(boris))
    assert room.look(now() + 5 * MINUTE) == 1 and room.look(now() + 10 * MINUTE) == 0
    assert sent[0].head == "You are invited to a game of Havana"
