"""`malecon serve` itself: starting, several processes, stopping."""

import asyncio
import json
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest
import typer
import websockets
from typer.testing import CliRunner

from databases import Cluster
from malecon.cli.serve import serve, store
from patience import PATIENCE
from served import Served


def new_table(client: httpx.Client) -> str:
    seats = [{"kind": "person"}, {"kind": "open"}]
    answer = client.post("/api/v1/tables", json={"title": "puerto_rico", "seats": seats})
    return str(answer.json()["id"])


def test_two_people_through_different_processes_see_each_other_at_once(postgresql: Cluster) -> None:
    db = postgresql.database()
    with Served(db, "--bots", "1") as one, Served(db, "--bots", "1") as other:
        ana, boris = one.person("Ana"), other.person("Boris")
        table = new_table(ana)
        assert boris.post(f"/api/v1/tables/{table}/join", json={}).json()["seat"] == 1
        seen = ana.get(f"/api/v1/tables/{table}").json()
        assert seen["seats"][1]["name"] == "Boris"
        first, second, away = (ana, boris, other) if seen["to_move"] == 0 else (boris, ana, one)
        legal = first.get(f"/api/v1/tables/{table}").json()["legal"]

        async def watch() -> None:
            address = f"ws://127.0.0.1:{away.port}/api/v1/tables/{table}/socket"
            cookie = f"malecon_session={second.cookies['malecon_session']}"
            async with websockets.connect(address, additional_headers={"cookie": cookie}) as socket:
                assert json.loads(await socket.recv())["table"]["ply"] == 0
                body = {"ply": 0, "actions": [legal[0]["notation"]]}
                answer = await asyncio.to_thread(first.post, f"/api/v1/tables/{table}/actions", json=body)
                assert answer.status_code == 200
                news = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                assert news["table"]["ply"] == 1, "told before the first heartbeat"
                await asyncio.to_thread(first.post, f"/api/v1/tables/{table}/chat", json={"text": "hello"})
                assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["messages"][0]["text"] == "hello"

        asyncio.run(watch())
        # The other process refuses what is stale there, although it did not make the move itself.
        stale = second.post(f"/api/v1/tables/{table}/actions", json={"ply": 0, "actions": ["pass"]})
        assert stale.status_code == 409 and stale.json()["table"]["ply"] == 1


def test_several_processes_on_one_port(postgresql: Cluster) -> None:
    with Served(postgresql.database(), "--bots", "1", "--workers", "2") as server:
        ana = server.person()
        table = new_table(ana)
        assert all(ana.get(f"/api/v1/tables/{table}").json()["id"] == table for _ in range(20))
        assert server.stop() == 0


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(serve)
    outcome = CliRunner().invoke(app, ["--workers", "2", "--db", str(tmp_path / "x.db")])
    assert outcome.exit_code == 2 and "PostgreSQL" in outcome.output


def test_a_port_that_is_taken_is_said_plainly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        app = typer.Typer()
        app.command()(serve)
        outcome = CliRunner().invoke(app, ["--no-browser", "--port", str(port), "--db", str(tmp_path / "x.db")])
    assert outcome.exit_code == 2 and str(port) in outcome.output and "Traceback" not in outcome.output


def test_ctrl_c_drains_and_keeps_everything(tmp_path: Path) -> None:
    file = tmp_path / "malecon.db"
    with Served(f"sqlite:///{file}", "--bots", "1") as server:
        ana = server.person()
        new_table(ana)
        assert server.stop() == 0
    assert sqlite3.connect(file).execute("SELECT count(*) FROM tables").fetchone() == (1,)


@pytest.mark.parametrize("command", ["verify", "rebuild"])
def test_looking_after_the_store(command: str, tmp_path: Path) -> None:
    outcome = CliRunner().invoke(store, [command, "--db", str(tmp_path / "x.db")])
    assert outcome.exit_code == 0, outcome.output
