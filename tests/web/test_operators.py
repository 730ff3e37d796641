"""Operators: reports, closed, hidden and deleted tables, mutes and bans; from the page and from the command line."""

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner

from housing import Person, on_both
from malecon.cli.admin import admin
from malecon.tables import Tables
from malecon.tables.limits import Limits
from malecon.tables.making import SeatWish
from malecon.web.openapi import contract
from web.test_attacks import API, tables_of
from web.test_http import act, new_table, two


@pytest.fixture
def operator(house: TestClient) -> TestClient:
    """Somebody who has entered a token on the operators' page."""
    client = TestClient(house.app, base_url="http://testserver")
    client.portal = house.portal
    token = tables_of(house).moderation.token(1)
    assert client.post(f"{API}/operator/session", json={"token": token}).status_code == 204
    return client


def order(operator: TestClient, table: str, do: str) -> None:
    assert operator.post(f"{API}/operator/tables/{table}", json={"do": do}).status_code == 204


def test_only_a_token_makes_an_operator(house: TestClient, person: Person, operator: TestClient) -> None:
    ana = person("Ana")
    table = new_table(ana)
    for client in (house, ana):
        assert client.post(f"{API}/operator/session", json={"token": "x" * 43}).status_code == 401
        assert client.get(f"{API}/operator").status_code == 401
        assert client.get(f"{API}/operator/tables/{table}").status_code == 401
        assert client.post(f"{API}/operator/tables/{table}", json={"do": "delete"}).status_code == 401
        assert client.post(f"{API}/operator/sanctions", json={"what": "ban", "target": "::1"}).status_code == 401
    bearer = {"authorization": f"Bearer {operator.cookies['malecon_operator']}"}
    assert house.get(f"{API}/operator", headers=bearer).status_code == 200
    far = operator.post(
        f"{API}/operator/tables/{table}", json={"do": "hide"}, headers={"origin": "http://elsewhere.test"}
    )
    assert far.status_code == 403
    assert operator.delete(f"{API}/operator/session").status_code == 204
    assert house.get(f"{API}/operator", headers=bearer).status_code == 401


@on_both
def test_a_report_reaches_the_operator_and_nobody_else(house: TestClient, person: Person, operator: TestClient) -> None:
    mover, other, table = two(person)
    tables_of(house).limits = Limits(reports=2)
    mine = mover.get(f"{API}/tables/{table}").json()["my_seats"][0]
    base = f"{API}/tables/{table}/report"
    assert mover.post(base, json={"text": "myself", "seat": mine}).status_code == 403
    assert mover.post(base, json={"text": "  ", "seat": 1 - mine}).status_code == 422
    assert mover.post(base, json={"text": "insults\x1b me", "seat": 1 - mine}).status_code == 204
    assert mover.post(base, json={"text": "again"}).status_code == 204
    assert mover.post(base, json={"text": "and again"}).status_code == 429
    assert house.post(base, json={"text": "nobody"}).status_code == 401
    seen = operator.get(f"{API}/operator").json()
    assert [r["text"] for r in seen["reports"]] == ["again", "insults me"]
    about = seen["reports"][1]["about"]
    sitting = operator.get(f"{API}/operator/tables/{table}").json()["seats"]
    assert about == sitting[1 - mine]["person"] and sitting[mine]["address"] == "testclient"
    assert "insults" not in other.get(f"{API}/tables/{table}/chat").text
    for report in seen["reports"]:
        assert operator.post(f"{API}/operator/reports/{report['id']}/done", json={}).status_code == 204
    assert operator.get(f"{API}/operator").json()["reports"] == []


@on_both
def test_a_closed_table_can_be_read_and_nothing_else(person: Person, operator: TestClient) -> None:
    mover, other, table = two(person)
    base = f"{API}/tables/{table}"
    with other.websocket_connect(f"{base}/socket") as line:
        line.receive_json()
        order(operator, table, "close")
        assert line.receive_json()["table"]["closed"] is True
    seen = mover.get(base).json()
    assert seen["closed"] and seen["legal"] == []
    legal = operator.get(base).json()
    assert legal["closed"]
    for path, body in (("actions", {"ply": 0, "actions": ["pass"]}), ("chat", {"text": "hola"}), ("leave", {})):
        refused = mover.post(f"{base}/{path}", json=body)
        assert (refused.status_code, refused.json()["key"]) == (409, "table-closed")
    order(operator, table, "open")
    act(mover, table)


def test_the_bots_of_a_closed_table_rest_and_go_on_when_it_is_opened(
    house: TestClient, person: Person, operator: TestClient
) -> None:
    ana = person("Ana")
    body = {"title": "puerto_rico", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "easy"}], "pace": 10_000}
    table = ana.post(f"{API}/tables", json=body).json()["id"]
    store = tables_of(house).store
    while ana.get(f"{API}/tables/{table}").json()["to_move"] == 0:
        act(ana, table)
    assert store.load(table)[0].due_at is not None  # type: ignore[index]
    order(operator, table, "close")
    assert store.load(table)[0].due_at is None  # type: ignore[index]
    order(operator, table, "open")
    assert store.load(table)[0].due_at is not None  # type: ignore[index]


@on_both
def test_a_hidden_table_is_nowhere_and_comes_back(person: Person, operator: TestClient) -> None:
    mover, other, table = two(person)
    base = f"{API}/tables/{table}"
    with other.websocket_connect(f"{base}/socket") as line:
        line.receive_json()
        order(operator, table, "hide")
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_json()
        assert closed.value.code == 4404
    assert mover.get(base).status_code == 404
    assert mover.get(f"{API}/tables").json()["mine"] == []
    assert operator.get(f"{API}/operator").json()["tables"][0]["hidden"] is True
    order(operator, table, "show")
    act(mover, table)


@on_both
def test_a_deleted_table_is_gone_for_good(house: TestClient, person: Person, operator: TestClient) -> None:
    mover, _, table = two(person)
    mover.post(f"{API}/tables/{table}/chat", json={"text": "hola"})
    order(operator, table, "delete")
    assert mover.get(f"{API}/tables/{table}").status_code == 404
    assert tables_of(house).store.all_tables() == []
    assert operator.post(f"{API}/operator/tables/{table}", json={"do": "show"}).status_code == 404


@on_both
def test_who_is_muted_plays_on_in_silence(person: Person, operator: TestClient) -> None:
    mover, _, table = two(person)
    seat = mover.get(f"{API}/tables/{table}").json()["my_seats"][0]
    wish = {"what": "mute", "target": f"{table}/{seat}", "days": 2, "reason": "Insults"}
    assert operator.post(f"{API}/operator/sanctions", json=wish).status_code == 204
    refused = mover.post(f"{API}/tables/{table}/chat", json={"text": "hola"})
    assert refused.json()["key"] == "table-muted" and "Insults" in refused.json()["text"]
    assert "until 20" in refused.json()["text"]
    act(mover, table)
    [mute] = operator.get(f"{API}/operator").json()["sanctions"]
    assert operator.delete(f"{API}/operator/sanctions/{mute['id']}").status_code == 204
    assert mover.post(f"{API}/tables/{table}/chat", json={"text": "hola"}).status_code == 201


@on_both
def test_who_is_banned_is_out_at_once(person: Person, operator: TestClient) -> None:
    mover, other, table = two(person)
    seat = mover.get(f"{API}/tables/{table}").json()["my_seats"][0]
    with mover.websocket_connect(f"{API}/tables/{table}/socket") as line:
        line.receive_json()
        wish = {"what": "ban", "target": f"{table}/{seat}"}
        assert operator.post(f"{API}/operator/sanctions", json=wish).status_code == 204
        with pytest.raises(WebSocketDisconnect):
            line.receive_json()
    for answer in (mover.get(f"{API}/tables/{table}"), mover.post(f"{API}/session", json={"name": "New"})):
        assert (answer.status_code, answer.json()["key"]) == (403, "web-banned")
    with pytest.raises(WebSocketDisconnect), mover.websocket_connect(f"{API}/tables/{table}/socket") as line:
        line.receive_json()
    assert other.get(f"{API}/tables/{table}").status_code == 200


def test_an_address_is_banned_with_its_whole_network(tmp_path: Path) -> None:
    from malecon.web.app import make
    from malecon.web.settings import Settings

    settings = Settings(db=str(tmp_path / "m.db"), bots=1, behind_proxy=True)
    with TestClient(make(settings)) as client:
        tables = tables_of(client)
        tables.moderation.sanction("ban", "2001:db8:1:2:3:4:5:6", None, "")
        tables.take_notices()

        def asked(address: str, path: str = "/titles") -> int:
            return int(client.get(f"{API}{path}", headers={"x-forwarded-for": address}).status_code)

        assert asked("2001:db8:1:2::9") == 403 and asked("2001:db8:1:3::9") == 200 and asked("192.0.2.1") == 200
        assert asked("2001:db8:1:2::9", "/operator") == 401, "an operator is not locked out"
        refused = client.get(f"{API}/titles", headers={"x-forwarded-for": "2001:db8:1:2::9", "accept-language": "it"})
        assert "per sempre" not in refused.text and "sospeso" in refused.text


# -- private tables


@on_both
def test_a_private_table_is_nobody_elses(house: TestClient, person: Person) -> None:
    ana, boris, spy = person("Ana"), person("Boris"), person("Spy")
    body = {"title": "santiago", "seats": [{"kind": "person"}, {"kind": "open"}], "private": True}
    table = ana.post(f"{API}/tables", json=body).json()["id"]
    base = f"{API}/tables/{table}"
    assert table not in {line["id"] for line in spy.get(f"{API}/tables").json()["open"]}
    ana.post(f"{base}/chat", json={"text": "secret"}).raise_for_status()
    assert spy.get(f"{base}/chat").status_code == 403
    with spy.websocket_connect(f"{base}/socket") as line:
        line.receive_json()
        boris.post(f"{base}/join", json={}).raise_for_status()
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_json()
        assert closed.value.code == 4403
    for path in ("", "/history", "/plies/0", "/record", "/chat"):
        assert spy.get(f"{base}{path}").json()["key"] == "table-private", path
    refused = spy.post(f"{base}/join", json={})
    assert refused.status_code == 403 and "table" not in refused.json()
    with pytest.raises(WebSocketDisconnect), spy.websocket_connect(f"{base}/socket") as line:
        line.receive_json()
    tables = tables_of(house)
    while not (live := tables.live(table)).over:
        seat = live.seats[live.to_move or 0]
        tables.act(table, str(seat.session), live.ply, [live.position.legal()[0]])
    assert ana.get(f"{base}/record").status_code == 200
    assert spy.get(f"{base}/record").status_code == 403
    assert spy.post(f"{base}/fork", json={"ply": 0}).status_code == 403
    assert spy.post(f"{base}/report", json={"text": "x"}).status_code == 403


# -- the command line


@on_both
def test_an_operator_works_beside_a_running_server(house: TestClient, person: Person, house_db: str) -> None:
    mover, other, table = two(person)
    seat = mover.get(f"{API}/tables/{table}").json()["my_seats"][0]
    mover.post(f"{API}/tables/{table}/report", json={"text": "too slow", "seat": 1 - seat}).raise_for_status()

    def run(*command: str) -> str:
        outcome = CliRunner().invoke(admin, [*command, "--db", house_db])
        assert outcome.exit_code == 0, outcome.output
        tables_of(house).take_notices()  # what the server does every second
        return outcome.output

    assert table in run("tables") and f"{table}/{seat}" in run("show", table)
    told = run("reports")
    assert "too slow" in told
    run("done", told.split()[0])
    assert "too slow" not in run("reports") and "too slow" in run("reports", "--all")
    run("close", table)
    assert mover.get(f"{API}/tables/{table}").json()["closed"]
    run("open", table)
    run("hide", table)
    assert mover.get(f"{API}/tables/{table}").status_code == 404
    run("unhide", table)
    banned = run("ban", f"{table}/{1 - seat}", "--days", "3", "--reason", "Cheating")
    assert other.get(f"{API}/tables/{table}").status_code == 403
    assert banned.split()[0] in run("sanctions")
    run("lift", banned.split()[0])
    assert other.get(f"{API}/tables/{table}").status_code == 200
    run("mute", f"{table}/{seat}")
    assert mover.post(f"{API}/tables/{table}/chat", json={"text": "hola"}).status_code == 403
    token = run("token").split()[0]
    assert house.post(f"{API}/operator/session", json={"token": token}).status_code == 204
    run("end-tokens")
    assert house.get(f"{API}/operator").status_code == 401
    assert CliRunner().invoke(admin, ["delete", table, "--db", house_db], input="n\n").exit_code == 1
    run("delete", table, "--yes")
    assert mover.get(f"{API}/tables/{table}").status_code == 404


@pytest.mark.parametrize("target", ["nobody", "ABC/1", "300.1.1.1", ""])
def test_a_target_that_means_nobody_is_said_plainly(tmp_path: Path, target: str) -> None:
    outcome = CliRunner().invoke(admin, ["ban", target, "--db", str(tmp_path / "m.db")])
    assert outcome.exit_code != 0 and "TABLE/SEAT" in str(outcome.exception)


def test_every_address_declares_who_may_ask() -> None:
    schema = json.loads(contract())
    schemes = schema["components"]["securitySchemes"]
    assert set(schemes) == {"session", "operator", "operatorToken"}
    for path, methods in schema["paths"].items():
        assert path.startswith(f"{API}/"), path
        for method, operation in methods.items():
            named = {name for way in operation["security"] for name in way}
            assert named <= set(schemes), (method, path)
            desk = path.startswith(f"{API}/operator") and (method, path) != ("post", f"{API}/operator/session")
            assert ({} not in operation["security"] and "operator" in named) == desk or "session" in named, (
                method,
                path,
            )


def test_a_bot_that_thinks_while_its_table_is_closed_moves_nothing(quiet: Tables) -> None:
    live = quiet.create("santiago", [SeatWish("bot", bot="easy")] * 2, session="a")
    notation, seat = live.position.legal()[0], live.to_move or 0
    quiet.moderation.close(live.id)
    assert quiet.act_for(live.id, seat, live.row.version, notation, "easy") is False
    quiet.take_notices()
    assert quiet.act_for(live.id, seat, live.row.version, notation, "easy") is False
    assert quiet.live(live.id).ply == 0
