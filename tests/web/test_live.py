"""The socket: whole views with what happened, chat, resuming, and who is kept out."""

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from housing import Person
from web.test_http import act, new_table, two


def test_a_move_is_pushed_to_everybody(person: Person, house: TestClient) -> None:
    mover, other, table = two(person)
    url = f"/api/v1/tables/{table}/socket"
    with other.websocket_connect(url) as theirs, house.websocket_connect(url) as spectators:
        assert theirs.receive_json()["table"]["ply"] == 0
        assert spectators.receive_json()["table"]["seat"] is None
        act(mover, table)
        for socket in (theirs, spectators):
            news = socket.receive_json()
            assert news["type"] == "view" and news["table"]["ply"] == 1 and len(news["plies"]) == 1
        mover.post(f"/api/v1/tables/{table}/chat", json={"text": "hello"})
        assert theirs.receive_json()["messages"][0]["text"] == "hello"


def test_a_reader_resumes_where_it_was(person: Person) -> None:
    mover, other, table = two(person)
    act(mover, table)
    with other.websocket_connect(f"/api/v1/tables/{table}/socket?since=0&revision=0") as socket:
        news = socket.receive_json()
        assert [p["ply"] for p in news["plies"]] == [0]
    mover.post(f"/api/v1/tables/{table}/undo", json={})
    with other.websocket_connect(f"/api/v1/tables/{table}/socket?since=1&revision=0") as socket:
        news = socket.receive_json()
        assert news["plies"] == [] and news["table"]["revision"] == 1


def test_a_ping_is_answered(person: Person) -> None:
    ana = person()
    with ana.websocket_connect(f"/api/v1/tables/{new_table(ana)}/socket") as socket:
        socket.receive_json()
        socket.send_text("ping")
        assert socket.receive_json()["type"] == "beat"


def test_who_is_kept_out(person: Person) -> None:
    ana, boris = person(), person("Boris")
    table = new_table(ana)
    for client, path, code in [
        (ana, "/api/v1/tables/nothing/socket", 4404),
        (boris, f"/api/v1/tables/{table}/socket?seat=0", 4403),
    ]:
        with client.websocket_connect(path) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == code
    with (
        pytest.raises(WebSocketDisconnect),
        ana.websocket_connect(f"/api/v1/tables/{table}/socket", headers={"origin": "http://evil.test"}),
    ):
        pass


def test_a_seat_given_up_is_seen_as_a_spectator(person: Person) -> None:
    ana = person()
    table = new_table(ana, "sealed")
    with ana.websocket_connect(f"/api/v1/tables/{table}/socket?seat=0") as socket:
        assert socket.receive_json()["table"]["view"]["hand"]
        ana.post(f"/api/v1/tables/{table}/leave", json={})
        news = socket.receive_json()
        assert news["table"]["seat"] is None and news["table"]["view"]["hand"] is None
