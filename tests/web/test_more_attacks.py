"""What the first two files of attacks leave open: leaving while a bot thinks, endless headers, PostgreSQL's locks, and what
one process must hear from another."""

import asyncio
import random
import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import event, func, insert, select
from starlette.requests import Request
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from databases import Cluster
from housing import FAST, Person, on_both
from malecon.store import SessionRow, Store, persons, schema, writer
from malecon.tables import Tables
from malecon.tables.clock import now
from malecon.tables.errors import Refused
from malecon.tables.limits import DAY
from malecon.tables.making import SeatWish
from malecon.web import connections, guard, routes
from malecon.web.app import make
from malecon.web.settings import Settings
from patience import PATIENCE, until
from served import Served
from web.test_attacks import API, Held, tables_of
from web.test_http import new_table, two

# -- thinking is rationed, and no table waits in the queue twice


def test_a_thought_is_given_up_when_its_asker_leaves() -> None:
    outcome: Future[Any] = Future()

    async def gone() -> dict[str, str]:
        return {"type": "http.disconnect"}

    with pytest.raises(Refused):
        asyncio.run(routes._thought(outcome, Request({"type": "http", "headers": []}, gone)))
    assert outcome.cancelled()


def test_hints_are_counted_by_session_and_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    monkeypatch.setattr(guard, "COLD", 0.0)
    settings = Settings(db=str(tmp_path / "m.db"), bots=1, rate=1e6, address_rate=10)
    with TestClient(make(settings)) as client:
        told = []
        for session in ("one", "two", "three"):
            client.cookies.set("malecon_session", session)
            told.append([client.get(f"{API}/tables/abc/hint").status_code == 429 for _ in range(7)])
    assert [answers.index(True) for answers in told] == [6, 6, 0]


def test_no_table_is_submitted_twice(quiet: Tables) -> None:
    held = Held()
    quiet.driver._thinkers = held
    live = quiet.create("santiago", [SeatWish("bot", bot="easy")] * 2, session="a", settings={"pace": 0})
    for _ in range(5):
        quiet.driver._look(quiet.live(live.id))
    assert len(held.thoughts) == 1


# -- chance


def test_seeds_have_128_bits_from_the_systems_source(quiet: Tables) -> None:
    random.seed(1)
    seeds = [int(quiet.create("santiago", [SeatWish(), SeatWish("open")], session="a").row.seed or 0) for _ in range(8)]
    assert len(set(seeds)) == 8 and all(seed < 2**128 for seed in seeds)
    assert max(seed.bit_length() for seed in seeds) > 120
    random.seed(1)
    again = quiet.create("santiago", [SeatWish(), SeatWish("open")], session="b").row.seed
    assert int(again or 0) not in seeds, "not from a generator that can be set"


# -- presence


def test_looking_and_listening_are_signs_of_life(house: TestClient, person: Person) -> None:
    mover, other, table = two(person)
    base = f"{API}/tables/{table}"
    seat = mover.get(base).json()["my_seats"][0]
    tables = tables_of(house)

    def forget() -> None:
        tables.store.see(table, [seat], 1)
        tables.store.say(table, None, "", "waits for the writer", 1)
        tables._drop(None)
        assert not other.get(base).json()["seats"][seat]["present"]

    forget()
    mover.get(f"{base}/history").raise_for_status()
    assert other.get(base).json()["seats"][seat]["present"]
    forget()
    with mover.websocket_connect(f"{base}/socket") as line:
        line.receive_json()
        assert other.get(base).json()["seats"][seat]["present"]


# -- retention, on both databases


def test_sessions_answers_and_notices_are_not_kept_for_ever(store: Store) -> None:
    tables = Tables(store, pace=0, thinkers=Held())
    at = now()
    for name, seen in (("old", at - 401 * DAY), ("new", at - 399 * DAY)):
        persons.enrol(store, SessionRow(name, name, seen, seen_at=seen))
    live = tables.create("santiago", [SeatWish(), SeatWish(mine=True)], session="new")
    answers = [{"table_id": live.id, "session": "new", "key": k, "answer": "{}", "at": at - days * DAY}
               for k, days in (("old", 8), ("new", 6))]  # fmt: skip
    notices = [{"about": f"table:{days}", "at": at - days * DAY} for days in (2, 0)]
    with store.engine.execution_options(malecon_write=True).begin() as c:
        c.execute(insert(schema.answers), answers)
        c.execute(insert(schema.notices), notices)
    tables.clean_up()
    assert store.session("old") is None and store.session("new") is not None
    assert store.answer(live.id, "new", "old") is None and store.answer(live.id, "new", "new") == {}
    with store.reading() as c:
        assert c.execute(select(func.count()).select_from(schema.notices)).scalar() == 1
    tables.close()


# -- connections


def test_a_head_without_an_end_is_cut_off(tmp_path: Path) -> None:
    start = b"GET /api/v1/health HTTP/1.1\r\nhost: x\r\n"
    floods = [start + b"x-long: " + b"y" * 4 * connections.MOST_HEADERS,
              start + b"".join(b"x-%d: %s\r\n" % (n, b"y" * 50) for n in range(4000)),
              b"GET /" + b"z" * 4 * connections.MOST_HEADERS]  # fmt: skip
    with Served(f"sqlite:///{tmp_path / 'malecon.db'}", "--bots", "1", "--behind-proxy") as server:

        def cut_off(flood: bytes) -> bool:
            """Whether it is cut off for its length, and not because its time was up."""
            began = monotonic()
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                try:
                    line.sendall(flood)
                    told = line.recv(1000)
                except ConnectionError:
                    told = b""
                assert not told.startswith(b"HTTP/1.1 200"), told
            return monotonic() - began < connections.WHOLE / 2

        for flood in floods:
            assert any(cut_off(flood) for _ in range(5)), "a busy machine may be slow now and then"
        ana = server.person("Ana")
        assert "strict-transport-security" not in ana.get(f"{API}/health").headers
        secure = ana.get(f"{API}/health", headers={"x-forwarded-proto": "https", "cookie": "a=" + "b" * 4000})
        assert secure.status_code == 200 and "max-age" in secure.headers["strict-transport-security"]


# -- the writer, on PostgreSQL


def test_a_lock_in_postgresql_fails_fast_and_reading_goes_on(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "WAIT", 1.0)
    db = postgresql.database()
    with TestClient(make(Settings(db=db, pace=0, bots=1, **FAST))) as ana:
        ana.post(f"{API}/session", json={"name": "Ana"}).raise_for_status()
        table = new_table(ana)
        with psycopg.connect(db) as holder:
            holder.execute("LOCK TABLE messages IN EXCLUSIVE MODE")
            refused = ana.post(f"{API}/tables/{table}/chat", json={"text": "too late"})
            assert refused.status_code == 503
            told = ana.get(f"{API}/health").json()
            assert told["ready"] is False and told["why"]
            assert ana.get(f"{API}/tables/{table}").status_code == 200
        sleep(0.5)
        assert ana.get(f"{API}/tables/{table}/chat").json()["messages"] == [], "what was refused is not done later"
        until(lambda: ana.post(f"{API}/tables/{table}/chat", json={"text": "hola"}).status_code == 201, "writing")
        assert ana.get(f"{API}/health").json()["ready"] is True


# -- health and reading while writing sticks


@contextmanager
def held_lock(db: str) -> Iterator[None]:
    """Somebody else keeps the database from being written."""
    if "://" in db:
        with psycopg.connect(db) as holder:
            holder.execute("LOCK TABLE messages IN EXCLUSIVE MODE; LOCK TABLE keys IN EXCLUSIVE MODE")
            yield
            holder.rollback()
    else:
        with closing(sqlite3.connect(db, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")


def timed(house: TestClient, path: str) -> tuple[float, httpx.Response]:
    began = monotonic()
    answer = house.get(f"{API}/{path}")
    return monotonic() - began, answer


@on_both
def test_sixty_stuck_writes_keep_nobody_from_reading(
    house: TestClient, person: Person, house_db: str, impatient: None
) -> None:
    ana = person("Ana")
    table = new_table(ana)
    codes: list[int] = []

    def say() -> None:
        codes.append(ana.post(f"{API}/tables/{table}/chat", json={"text": "hola"}).status_code)

    with held_lock(house_db):
        stuck = [Thread(target=say, daemon=True) for _ in range(60)]
        began = monotonic()
        for one in stuck:
            one.start()
        took, ready = [], True
        while (ready or monotonic() - began < 2.0) and monotonic() - began < PATIENCE:
            for path in ("health", f"tables/{table}"):
                seconds, answer = timed(house, path)
                took.append(seconds)
                assert answer.status_code == 200
                ready = bool(answer.json()["ready"]) if path == "health" else ready
            sleep(0.05)
        assert sorted(took)[len(took) // 2] < writer.STUCK and not ready, (
            "most need not wait for a write to be given up"
        )
        assert max(took) < writer.WAIT + writer.BEGUN, "and none for all of them"
        assert ana.post(f"{API}/tables/{table}/chat", json={"text": "hola"}).status_code == 503
        for one in stuck:
            one.join(PATIENCE)
    assert codes.count(503) >= 59, "what waits behind is told soon, and not done later"
    until_ready(house)
    assert ana.post(f"{API}/tables/{table}/chat", json={"text": "hola"}).status_code == 201


def until_ready(house: TestClient) -> None:
    """Nobody writes, and still the server finds out by itself that it can."""
    until(lambda: timed(house, "health")[1].json()["ready"], "writing")


def test_a_full_disk_is_told_and_mended_by_itself(house: TestClient, person: Person) -> None:
    ana = person("Ana")
    table = new_table(ana)
    base, store = f"tables/{table}", tables_of(house).store
    with store.engine.connect() as c:
        pages = c.exec_driver_sql("PRAGMA page_count").scalar_one()
    disk_is_full = True

    @event.listens_for(store.engine, "checkout")
    def full(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages if disk_is_full else 100_000}")

    note = {"text": "x" * 9000}
    refused = [ana.put(f"{API}/{base}/notes", json=note) for _ in range(20)]
    assert {answer.status_code for answer in refused} == {503} and refused[0].headers["retry-after"]
    told = timed(house, "health")[1].json()
    assert (told["ok"], told["ready"]) == (True, False) and told["why"]
    assert timed(ana, base)[1].status_code == 200
    disk_is_full = False
    until_ready(house)
    assert ana.put(f"{API}/{base}/notes", json=note).status_code == 200


# -- several processes


def test_a_session_that_ends_in_one_process_loses_its_sockets_in_the_other(postgresql: Cluster) -> None:
    settings = Settings(db=postgresql.database(), pace=0, bots=1, **FAST)
    with TestClient(make(settings)) as one, TestClient(make(settings)) as other:
        one.post(f"{API}/session", json={"name": "Ana"})
        other.cookies.set("malecon_session", one.cookies["malecon_session"])
        table = new_table(one)
        with other.websocket_connect(f"{API}/tables/{table}/socket") as line:
            line.receive_json()
            assert one.delete(f"{API}/session").status_code == 204
            with pytest.raises(WebSocketDisconnect):
                line.receive_json()  # the next that it hears, before any heartbeat
        assert other.get(f"{API}/session").status_code == 401
