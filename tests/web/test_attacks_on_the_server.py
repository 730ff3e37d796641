"""Floods, half-open requests, strange addresses, held locks and jumping clocks, each with its failure."""

import json
import logging
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import malecon
from databases import Cluster
from housing import Person, on_both
from malecon.store import SessionRow, Store, persons, writer
from malecon.tables import Tables
from malecon.tables.clock import Steady
from malecon.tables.errors import TooMany
from malecon.tables.limits import DAY, Limits
from malecon.tables.making import SeatWish
from malecon.tables.moderation import network
from malecon.web import connections, guard
from malecon.web.app import make
from malecon.web.guard import Buckets, Guard
from malecon.web.logs import JsonLines
from malecon.web.settings import Settings
from patience import PATIENCE, until
from served import Served
from web.test_attacks import API, BOT, tables_of
from web.test_http import new_table

# -- quotas and retention


@on_both
def test_one_person_cannot_flood_the_lobby(house: TestClient, person: Person) -> None:
    ana, boris = person("Ana"), person("Boris")
    tables_of(house).limits = Limits(tables=5, open_tables=2, messages=7)
    body = {"title": "puerto_rico", "seats": [{"kind": "person"}, {"kind": "open"}]}
    codes = [ana.post(f"{API}/tables", json=body).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
    alone = {"title": "puerto_rico", "seats": [{"kind": "person"}, BOT]}
    assert [ana.post(f"{API}/tables", json=alone).status_code for _ in range(4)] == [201, 201, 201, 429]
    table = new_table(boris)
    said = [boris.post(f"{API}/tables/{table}/chat", json={"text": "hola"}).status_code for _ in range(4)]
    assert said == [201, 201, 201, 429]
    assert ana.put(f"{API}/tables/{table}/notes", json={"text": "x" * 9000}).status_code == 403


@on_both
def test_tables_made_at_once_are_counted_too(house: TestClient, person: Person) -> None:
    """Counting and then writing would let twenty requests at once all find room."""
    ana = person("Ana")
    tables_of(house).limits = Limits(tables=5)
    body = {"title": "santiago", "seats": [{"kind": "person"}, {"kind": "person", "mine": True}]}
    codes: list[int] = []
    many = [Thread(target=lambda: codes.append(ana.post(f"{API}/tables", json=body).status_code)) for _ in range(20)]
    for one in many:
        one.start()
    for one in many:
        one.join(PATIENCE)
    assert sorted(codes) == [201] * 5 + [429] * 15


def test_two_processes_count_a_persons_tables_together(postgresql: Cluster) -> None:
    """Each with a writer of its own."""
    url = postgresql.database()
    stores = [Store(url) for _ in range(2)]
    persons.enrol(stores[0], SessionRow("p" * 64, "Ana", 1, seen_at=1))
    servers = [Tables(store, pace=0, limits=Limits(tables=5)) for store in stores]
    made: list[bool] = []

    def make(tables: Tables) -> None:
        try:
            tables.create("santiago", [SeatWish(), SeatWish(mine=True)], session="p" * 64)
        except TooMany:
            made.append(False)
        else:
            made.append(True)

    many = [Thread(target=make, args=(tables,)) for tables in servers for _ in range(8)]
    for one in many:
        one.start()
    for one in many:
        one.join(PATIENCE)
    assert (made.count(True), made.count(False)) == (5, 11)
    for tables, store in zip(servers, stores, strict=True):
        tables.close()
        store.close()


def test_an_address_makes_only_so_many_tables(tmp_path: Path) -> None:
    """However many sessions it begins: by hand, from a record, as a fork, as a lesson."""
    settings = Settings(db=str(tmp_path / "m.db"), bots=1, rate=1e6, address_rate=20)
    with TestClient(make(settings)) as client:
        door = client.app.middleware_stack  # type: ignore[attr-defined]
        while not isinstance(door, Guard):
            door = door.app
        door.addresses = Buckets(1e6, 1e6)
        codes = []
        for path in ["tables", "lessons", "tables/abc/fork", "import"] * 20:
            codes.append(client.post(f"{API}/{path}", json={}).status_code)
        assert 429 not in codes[:8] and codes.count(429) > 60
        assert client.get(f"{API}/tables").status_code == 200


def test_whoever_fills_the_disk_with_finished_games_is_stopped(quiet: Tables) -> None:
    quiet.limits = Limits(kept=3)
    position = quiet.create("santiago", [SeatWish(), SeatWish(mine=True)], session="a").position.copy()
    while not position.is_over:
        position.play(position.legal()[0])
    for _ in range(2):
        quiet.bring(position.record(("Ana", "Boris")), None, session="a")
    with pytest.raises(TooMany, match="3 games"):
        quiet.bring(position.record(("Ana", "Boris")), None, session="a")


@on_both
def test_finished_games_of_nobody_are_not_kept_for_ever(house: TestClient, person: Person) -> None:
    tables, ana = tables_of(house), person("Ana")
    position = malecon.title("santiago").new(2, 1)
    while not position.is_over:
        position.play(position.legal()[0])
    text = position.record(("Ana", "Boris"))
    mine = ana.post(f"{API}/import", json={"record": text}).json()["id"]
    nobodys = tables.bring(text, None, session="forgotten").id
    young = tables.bring(text, None, session="forgotten").id
    with tables.store.engine.begin() as c:
        c.exec_driver_sql(f"UPDATE tables SET moved_at = moved_at - {181 * DAY} WHERE id <> '{young}'")
    tables.clean_up()
    left = tables.store.all_tables()
    assert mine in left and young in left and nobodys not in left


def test_sessions_are_not_given_out_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    with TestClient(make(Settings(db=str(tmp_path / "m.db"), bots=1))) as client:
        codes = [client.post(f"{API}/session", json={"name": "Bot"}, cookies={}).status_code for _ in range(30)]
        client.cookies.clear()
        for _ in range(60):
            codes.append(client.post(f"{API}/session", json={"name": "Bot"}).status_code)
            client.cookies.clear()
    assert 429 in codes and codes[0] == 200


def test_what_nobody_needs_is_thrown_away(quiet: Tables) -> None:
    waiting = quiet.create("santiago", [SeatWish(), SeatWish("open")], session="a").id
    alone = [SeatWish(), SeatWish(mine=True)]
    played, finished = (quiet.create("santiago", alone, session="a").id for _ in range(2))
    for table, most in ((played, 3), (finished, 10_000)):
        while not (live := quiet.live(table)).over and live.ply < most:
            quiet.act(table, "a", live.ply, [live.position.legal()[0]])
    assert quiet.clean_up() == 0
    with quiet.store.engine.begin() as c:
        c.exec_driver_sql(f"UPDATE tables SET moved_at = moved_at - {8 * DAY}")
    assert quiet.clean_up() == 1 and waiting not in quiet.store.all_tables()
    with quiet.store.engine.begin() as c:
        c.exec_driver_sql(f"UPDATE tables SET moved_at = moved_at - {90 * DAY}")
    assert quiet.clean_up() == 1
    assert quiet.store.all_tables() == [finished], "a finished game is kept"


# -- logs


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b.js", f"/{'x' * 5000}", f"/assets/{'y' * 300}.js", "/%ed%a0%80", "/..%2f"]
)
def test_strange_addresses_end_in_an_answer(house: TestClient, path: str, caplog: pytest.LogCaptureFixture) -> None:
    assert house.get(path).status_code < 500
    assert house.get(f"{API}{path}").status_code in (404, 422)
    assert house.get(f"{API}/tables{path}").status_code in (404, 422)
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


def test_strange_bodies_and_sockets_end_in_a_refusal(house: TestClient, person: Person) -> None:
    for body in (b'{"name": "\\ud800"}', b'{"name": "\xff"}', b"[" * 60_000, b'{"name": 1}', b"null"):
        answer = house.post(f"{API}/session", content=body)
        assert answer.status_code == 422 and answer.json()["key"] == "web-unfit"
    for id in ("%00", "A" * 500, "..%2f..%2fetc", "%ed%a0%80"):
        with pytest.raises(WebSocketDisconnect), house.websocket_connect(f"{API}/tables/{id}/socket") as line:
            line.receive_json()


def test_a_line_for_each_request_without_what_it_holds(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    settings = Settings(db=str(tmp_path / "m.db"), bots=1, access_log=True, json_logs=True)
    logger = logging.getLogger("malecon")
    before = logger.handlers, logger.propagate
    try:
        with TestClient(make(settings)) as client:
            answer = client.post(f"{API}/session?lang=secret", json={"name": "Hidden"})
    finally:
        logger.handlers, logger.propagate = before
        logging.getLogger("malecon.access").setLevel(logging.NOTSET)
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    [line] = [line for line in lines if line.get("path") == f"{API}/session"]
    assert line["status"] == 200 and line["request"] == answer.headers["x-request-id"]
    assert "Hidden" not in str(lines) and "secret" not in str(lines)
    odd = logging.LogRecord("malecon.web", logging.ERROR, "", 0, "a %s", ("b\nc",), None)
    assert "\n" not in JsonLines().format(odd)


# -- the writer


def test_a_held_lock_fails_fast_and_reading_goes_on(
    house: TestClient, person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = person("Ana")
    table = new_table(ana)
    monkeypatch.setattr(writer, "WAIT", 1.0)  # what is not begun by then is not done later
    holder = sqlite3.connect(tmp_path / "malecon.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    try:
        refused = ana.post(f"{API}/tables/{table}/chat", json={"text": "hola"})
        assert refused.status_code == 503
        told = ana.get(f"{API}/health").json()
        assert told["ready"] is False and told["why"]
        assert ana.get(f"{API}/tables/{table}").status_code == 200, "read while the lock is held"
    finally:
        holder.execute("ROLLBACK")
        holder.close()
    until(lambda: ana.post(f"{API}/tables/{table}/chat", json={"text": "hola"}).status_code == 201, "writing")
    assert ana.get(f"{API}/health").json()["ready"] is True


def test_a_damaged_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.db").write_bytes(b"this is no database at all" * 100)
    for command in (["serve", "--no-browser", "--port", "0"], ["store", "verify"]):
        run = subprocess.run([sys.executable, "-m", "malecon", *command, "--db", str(tmp_path / "bad.db")],
                             capture_output=True, text=True, timeout=PATIENCE, check=False)  # fmt: skip
        assert run.returncode == 2, run.stderr
        assert "Traceback" not in run.stderr and "bad.db" in run.stderr


# -- sessions, clocks, methods


@on_both
def test_the_sockets_of_an_ended_session_close_at_once(person: Person) -> None:
    ana = person("Ana")
    table = new_table(ana)
    with ana.websocket_connect(f"{API}/tables/{table}/socket") as line:
        line.receive_json()
        assert ana.delete(f"{API}/session").status_code == 204
        with pytest.raises(WebSocketDisconnect):
            line.receive_json()


def test_a_clock_that_jumps_takes_nobodys_time() -> None:
    wall, steady = [1000.0], [0.0]
    time = Steady(lambda: wall[0], lambda: steady[0])
    steady[0] += 10
    wall[0] += 3610  # an hour ahead
    assert 1010 <= time() <= 1010.6
    steady[0] += 10
    wall[0] -= 7200  # and far back
    assert 1019 <= time() <= 1020.6
    wall[0] = time()
    for _ in range(100):
        steady[0] += 1
        wall[0] += 1
        told = time()
    assert abs(told - wall[0]) < 0.1


def test_allow_names_every_method(house: TestClient) -> None:
    answer = house.request("PATCH", f"{API}/session")
    assert answer.status_code == 405 and answer.headers["allow"] == "DELETE, GET, POST"


# -- connections


def test_of_ipv6_the_network_counts() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("192.0.2.7") == network("::ffff:192.0.2.7") != network("192.0.2.8")


def test_half_open_requests_are_closed_and_idle_ones_lock_nobody_out(tmp_path: Path) -> None:
    assert connections.WHOLE <= 15
    with Served(f"sqlite:///{tmp_path / 'malecon.db'}", "--bots", "1") as server:
        lines = []
        for n in range(1100):
            line = socket.create_connection(("127.0.0.1", server.port))
            if n % 2:
                line.sendall(b"GET /api/v1/health HTTP/1.1\r\nhost: x\r\nx-slow: ")
            lines.append(line)
        ana = server.person("Ana")
        assert ana.get(f"{API}/health").status_code == 200
        lines[0].setblocking(False)
        with pytest.raises(BlockingIOError):
            lines[0].recv(1)  # the idle ones are still open: Ana did not have to wait for them to be closed
        assert ana.get(f"{API}/titles", headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"
        for line in lines[:4]:
            line.settimeout(connections.WHOLE + PATIENCE)
            assert line.recv(1000)[:1] in (b"", b"H")  # closed, or told so and closed
        for line in lines:
            line.close()
