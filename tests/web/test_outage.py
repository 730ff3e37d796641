"""What an operator lives through: a database that cannot be used, one that goes away and comes back, a lost process."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep

import httpx
import psycopg
import pytest
import websockets

from databases import Cluster, cluster, free_port
from patience import PATIENCE, until
from served import SRC, Served


@pytest.fixture
def own_postgresql() -> Iterator[Cluster]:
    """One that may be stopped: the others' tests have theirs."""
    with cluster() as running:
        yield running


def serve_in_vain(db: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "malecon", "serve", "--no-browser", "--workers", "2", "--port", "0"],
        env=os.environ | {"PYTHONPATH": str(SRC), "MALECON_DB": db}, capture_output=True, text=True, timeout=PATIENCE,
        check=False,
    )  # fmt: skip


def complaint(run: "subprocess.CompletedProcess[str]") -> str:
    """What was said, on one line; it must be a sentence and no more."""
    assert run.returncode == 2, run.stderr
    assert "Traceback" not in run.stderr and "http://" not in run.stdout
    return " ".join(run.stderr.split())


def test_a_database_that_cannot_be_used_is_said_plainly_before_the_doors_open(postgresql: Cluster) -> None:
    said = complaint(serve_in_vain(f"postgresql://malecon:geheim@127.0.0.1:{free_port()}/malecon"))
    assert "refused" in said and "geheim" not in said
    assert "mysql" in complaint(serve_in_vain("mysql://malecon:geheim@127.0.0.1/malecon"))
    newer = postgresql.database()
    with psycopg.connect(newer, autocommit=True) as connection:
        connection.execute(
            "CREATE TABLE alembic_version (version_num text); INSERT INTO alembic_version VALUES ('9999')"
        )
    assert "9999" in complaint(serve_in_vain(newer))


def act_on(client: httpx.Client, table: str, key: str, chance: Random) -> httpx.Response:
    """A person's random action with a key; the request, to be sent again as it was."""
    seen = client.get(f"/api/v1/tables/{table}").json()
    body = {"ply": seen["ply"], "actions": [chance.choice(seen["legal"])["notation"]], "key": key}
    return client.post(f"/api/v1/tables/{table}/actions", json=body)


def test_the_database_goes_away_and_comes_back(own_postgresql: Cluster) -> None:
    db = own_postgresql.database()
    with Served(db, "--bots", "1") as one, Served(db, "--bots", "1") as other:
        ana, boris = one.person("Ana"), other.person("Boris")
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
        wish = {"title": "puerto_rico", "seats": seats, "pace": 0}
        table = ana.post("/api/v1/tables", json=wish).json()["id"]
        boris.post(f"/api/v1/tables/{table}/join", json={}).raise_for_status()
        chance, people = Random(1), {0: ana, 1: boris}

        def anas_turn() -> bool:
            seen = ana.get(f"/api/v1/tables/{table}").json()
            if seen["to_move"] == 1:  # any seat may begin
                act_on(boris, table, f"first-{seen['ply']}", chance)
            return bool(seen["to_move"] == 0)

        until(anas_turn, "Ana's turn")
        before = ana.get(f"/api/v1/tables/{table}").json()["ply"]

        async def evening() -> None:
            address = f"ws://127.0.0.1:{other.port}/api/v1/tables/{table}/socket?seat=1"
            cookie = f"malecon_session={boris.cookies['malecon_session']}"
            async with websockets.connect(
                address, additional_headers={"cookie": cookie}, open_timeout=PATIENCE, ping_timeout=PATIENCE
            ) as socket:
                await socket.recv()
                await asyncio.to_thread(outage)
                while True:  # Boris' socket never closed, and hears of what Ana did in the other process
                    news = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                    if news["type"] == "view" and news["table"]["ply"] > before:
                        return

        def outage() -> None:
            seen = ana.get(f"/api/v1/tables/{table}").json()
            body = {"ply": before, "actions": [seen["legal"][0]["notation"]], "key": "the-one"}
            own_postgresql.vanish()
            for _ in range(3):
                refused = ana.post(f"/api/v1/tables/{table}/actions", json=body)
                assert refused.status_code == 503 and refused.headers["retry-after"] == "1"
                assert refused.json()["key"] == "web-no-database"
                assert ana.get("/api/v1/health").status_code == 503
                sleep(0.5)
            own_postgresql.start()
            until(lambda: ana.get("/api/v1/health").json().get("ready"), "health")
            answer = ana.post(f"/api/v1/tables/{table}/actions", json=body)
            assert answer.status_code == 200
            assert ana.post(f"/api/v1/tables/{table}/actions", json=body).json() == answer.json()  # done once

        asyncio.run(evening())
        # People and the bot play on, each person in the process of his own.

        def played_on() -> bool:
            seen = ana.get(f"/api/v1/tables/{table}").json()
            if seen["to_move"] in people:
                act_on(people[seen["to_move"]], table, f"key-{seen['ply']}", chance)
            return any(p["by"] == "easy" for p in ana.get(f"/api/v1/tables/{table}/history").json()["plies"])

        until(played_on, "the bot's move")
        for server in (one, other):
            assert server.stop() == 0
            log = "".join(server.lines)
            assert "Traceback" not in log and "answers again" in log
            assert len(server.lines) < 20, log


def children(pid: int) -> list[int]:
    return [int(p) for p in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_a_process_that_is_killed_is_replaced_and_it_is_said(postgresql: Cluster) -> None:
    with Served(postgresql.database(), "--bots", "1", "--workers", "2") as server:
        ana = server.person()
        seats = [{"kind": "person", "mine": True}, {"kind": "person", "mine": True}]
        table = ana.post("/api/v1/tables", json={"title": "santiago", "seats": seats, "seed": 3}).json()["id"]
        assert server.process is not None
        serving = [p for p in children(server.process.pid) if b"spawn_main" in Path(f"/proc/{p}/cmdline").read_bytes()]
        assert len(serving) == 2
        os.kill(serving[0], signal.SIGKILL)
        until(lambda: any("serves in its place" in line for line in server.lines), "the report")
        chance, done = Random(2), 0

        def played() -> bool:
            nonlocal done
            try:
                done += act_on(ana, table, f"key-{done}", chance).status_code == 200
            except httpx.TransportError:  # it was the other end of this very connection
                return False
            return done == 5

        until(played, "five actions")
        assert server.stop() == 0


def test_who_cannot_begin_does_not_pretend_to_have_served(own_postgresql: Cluster) -> None:
    """A process that dies while the database is away cannot be replaced: the service manager must hear of it."""
    with Served(own_postgresql.database(), "--bots", "1", "--workers", "2") as server:
        server.person()
        assert server.process is not None
        own_postgresql.vanish()
        for pid in children(server.process.pid):
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                os.kill(pid, signal.SIGKILL)
        try:
            assert server.process.wait(PATIENCE) == 1
        finally:
            own_postgresql.start()
