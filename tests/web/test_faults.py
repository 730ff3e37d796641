"""The server is killed in the middle, again and again, and its bots too: nothing acknowledged is lost or doubled, and every
table finishes. MALECON_FAULT_KILLS and MALECON_FAULT_TABLES make it longer."""

import asyncio
import os
import signal
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import httpx

import malecon
from served import Served

TABLES = int(os.environ.get("MALECON_FAULT_TABLES", "50"))
KILLS = int(os.environ.get("MALECON_FAULT_KILLS", "4"))
LEFT = 25  # decisions each table is from its end when it is brought
PATIENCE = 400.0


def record(seed: int) -> tuple[str, int]:
    """A play some decisions before its end, for two people and a bot."""
    chance = Random(seed)
    position = malecon.title("puerto_rico").new(3, seed)
    while not position.is_over:
        position.play(chance.choice(position.legal()))
    lines = position.record(("Ana", "Boris", "bot:random")).splitlines()
    kept = max(0, position.ply - LEFT)
    return "\n".join(lines[: lines.index("---") + 1 + kept]) + "\n", kept


def descendants(pid: int) -> list[int]:
    """The processes below a process."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError):
                continue
            children.setdefault(parent, []).append(int(entry.name))
    found, waiting = [], [pid]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += below
    return found


class Client:
    """Plays two seats of a table, and does not give up."""

    def __init__(self, number: int, server: Served) -> None:
        self.number, self.server = number, server
        self.chance = Random(number)
        self.http = httpx.AsyncClient(base_url=server.url, timeout=60)
        self.acknowledged: list[tuple[int, str]] = []
        self.table = ""
        self.start = 0

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Until it is answered: the same request with the same key."""
        while True:
            try:
                answer = await self.http.request(method, path, json=body)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)

    async def arrive(self) -> None:
        await self.ask("POST", "/api/v1/session", {"name": f"P{self.number}"})
        text, self.start = record(self.number)
        answer = await self.ask("POST", "/api/v1/import", {"record": text})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["id"]

    async def play(self) -> None:
        for number in count():
            seen = (await self.ask("GET", f"/api/v1/tables/{self.table}")).json()
            if seen["over"]:
                return
            if not seen["legal"]:
                await asyncio.sleep(0.05)
                continue
            choice = self.chance.choice(seen["legal"])["notation"]
            body = {"ply": seen["ply"], "actions": [choice], "key": f"k{number}"}
            answer = await self.ask("POST", f"/api/v1/tables/{self.table}/actions", body)
            if answer.status_code == 200:
                self.acknowledged.append((seen["ply"], choice))
            else:
                assert answer.status_code == 409, answer.text
            await asyncio.sleep(0.02)

    async def check(self) -> None:
        history = (await self.ask("GET", f"/api/v1/tables/{self.table}/history")).json()["plies"]
        kept = [(p["ply"], p["notation"]) for p in history[self.start :] if p["by"] == "person"]
        assert kept == self.acknowledged
        text = (await self.ask("GET", f"/api/v1/tables/{self.table}/record")).text
        assert malecon.replay(text).is_over
        await self.http.aclose()


async def havoc(server: Served, playing: "asyncio.Task[Any]", chance: Random) -> int:
    """Kills and restarts the server, and its bots between."""
    kills = 0
    while not playing.done() and kills < KILLS:
        await asyncio.sleep(chance.uniform(0.3, 1.5))
        assert server.process is not None
        below = descendants(server.process.pid)
        if below and "--workers" not in server.options:
            os.kill(chance.choice(below), signal.SIGKILL)
            await asyncio.sleep(chance.uniform(0.2, 0.6))
        if playing.done():
            break
        await asyncio.to_thread(server.kill)
        kills += 1
        await asyncio.to_thread(server.start)
    return kills


async def drive(server: Served) -> int:
    clients = [Client(number, server) for number in range(TABLES)]
    await asyncio.gather(*(c.arrive() for c in clients))
    playing = asyncio.gather(*(c.play() for c in clients))
    task: asyncio.Task[Any] = asyncio.ensure_future(playing)
    kills = await havoc(server, task, Random(1))
    await asyncio.wait_for(task, PATIENCE)
    await asyncio.gather(*(c.check() for c in clients))
    return kills


def test_kills_lose_nothing(url: str) -> None:
    options = ["--pace", "10", "--bots", "1"]
    if url.startswith("postgresql"):
        options += ["--workers", "2"]
    server = Served(url, *options)
    with server:
        kills = asyncio.run(drive(server))
        assert kills >= min(3, KILLS)
        assert server.stop() == 0


def test_killed_bots_are_replaced(url: str) -> None:
    """Only the bots' processes are killed: the tables go on without a restart."""
    with Served(url, "--pace", "0", "--bots", "2") as server:
        person = server.person()
        seats = [{"kind": "bot", "bot": "easy"}] * 3
        tables = [
            person.post("/api/v1/tables", json={"title": "puerto_rico", "seats": seats}).json()["id"] for _ in range(4)
        ]
        chance, kills = Random(2), 0
        end = monotonic() + PATIENCE
        while not all(person.get(f"/api/v1/tables/{t}").json()["over"] for t in tables):
            assert server.process is not None
            below = descendants(server.process.pid)
            if below and kills < 8:
                os.kill(chance.choice(below), signal.SIGKILL)
                kills += 1
            sleep(0.3)
            assert monotonic() < end
        assert kills
