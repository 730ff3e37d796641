"""make load: how much one server carries on this machine. Prints a table; options make it longer.

1. Pure writes: scripted plays, one action a request, as many connections as it likes.
2. Live tables of 4 with bots, two sockets each, people who act when it is their turn: round trip of an action.
3. The history of a finished table, opened cold; how long the server takes to start.

The calibration beside them says how fast this machine is at the moment: a loop of Python and a flush of the disk. On a busy
machine look at the processor time of an action rather than at the clock.
"""

import asyncio
import json
import os
import statistics
import sys
import tempfile
from datetime import date
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from typing import Any

import typer
import websockets
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent))

import malecon
from served import Served


class Line:
    """One kept-alive HTTP connection, with as little of its own as possible: the machine is shared with the server."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port, self.cookie = port, cookie

    async def open(self) -> "Line":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {self.cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        self.writer.write(head.encode() + data)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        status, length = int(answer[9:12]), 0
        for line in answer.split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
            elif name.lower() == b"set-cookie":
                self.cookie = value.strip().split(b";")[0].decode()
        return status, await self.reader.readexactly(length)


def script(seed: int) -> tuple[str, list[str]]:
    """The head of a record of two people, and a whole random play of it."""
    chance, notations = Random(seed), []
    position = malecon.title("puerto_rico").new(2, seed)
    head = position.record(("Ana", "Boris"))
    while not position.is_over:
        notations.append(chance.choice(position.legal()))
        position.play(notations[-1])
    return head, notations


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def used(pid: int) -> float:
    """Processor seconds of a process: what it would take on a machine of its own."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def calibrate(folder: str) -> tuple[float, float]:
    """(milliseconds of a million turns of an empty loop by the clock, milliseconds of a flush to the disk)"""
    began = perf_counter()
    for _ in range(1_000_000):
        pass
    turns = (perf_counter() - began) * 1000
    flushes = []
    with (Path(folder) / "flush").open("wb") as file:
        for _ in range(40):
            file.write(b"x" * 4096)
            file.flush()
            began = perf_counter()
            os.fsync(file.fileno())
            flushes.append((perf_counter() - began) * 1000)
    return turns, statistics.median(flushes)


def settled(pid: int, patience: float = 60.0) -> None:
    """Waits until the server has loaded everything it loads ahead of need: until it rests for a while."""
    end, rested, before = perf_counter() + patience, 0, used(pid)
    while rested < 4 and perf_counter() < end:
        sleep(0.5)
        now = used(pid)
        rested, before = rested + 1 if now - before <= 0.02 else 0, now


def share(values: list[float], q: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * q))] if values else float("nan")


async def writes(server: Served, lines: int, seconds: float) -> tuple[float, float, float]:
    """(acknowledged actions a second, 95 % of their round trips in ms, the server's processor time for each in ms)"""
    ready = []
    for number in range(lines):
        line = await Line(server.port).open()
        await line.ask("POST", "/api/session", {"name": f"P{number}"})
        head, notations = script(number)
        status, body = await line.ask("POST", "/api/import", {"record": head})
        assert status == 201, body
        ready.append((line, json.loads(body)["id"], notations))
    took: list[float] = []
    end = perf_counter() + seconds

    async def write(line: Line, table: str, notations: list[str]) -> None:
        for ply, notation in enumerate(notations):
            if perf_counter() > end:
                return
            began = perf_counter()
            body = {"ply": ply, "actions": [notation], "key": f"k{ply}"}
            status, answer = await line.ask("POST", f"/api/tables/{table}/actions", body)
            assert status == 200, answer
            took.append(perf_counter() - began)

    assert server.process is not None
    began, cpu = perf_counter(), used(server.process.pid)
    await asyncio.gather(*(write(*one) for one in ready))
    cpu = used(server.process.pid) - cpu
    return len(took) / (perf_counter() - began), share(took, 0.95) * 1000, cpu / len(took) * 1000


class Guest:
    """One person of a live table, listening at its socket and acting after some thought; and a spectator."""

    def __init__(self, server: Served, number: int) -> None:
        self.server, self.number = server, number
        self.chance = Random(number)
        self.took: list[float] = []
        self.views = 0

    async def arrive(self) -> None:
        self.line = await Line(self.server.port).open()
        await self.line.ask("POST", "/api/session", {"name": f"G{self.number}"})
        seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * 3]
        status, body = await self.line.ask("POST", "/api/tables", {"title": "puerto_rico", "seats": seats})
        assert status == 201, body
        self.table = json.loads(body)["id"]

    async def live(self, stop: asyncio.Event) -> None:
        await asyncio.gather(self._play(stop), self._watch(stop))

    def _socket(self, cookie: str) -> Any:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live"
        return websockets.connect(address, additional_headers={"cookie": cookie}, compression=None, open_timeout=60)

    async def _play(self, stop: asyncio.Event) -> None:
        async with self._socket(self.line.cookie) as socket:
            while not stop.is_set():
                try:
                    news = json.loads(await asyncio.wait_for(socket.recv(), 1))
                except TimeoutError:
                    continue
                self.views += 1
                table = news.get("table")
                if not table or not table["legal"]:
                    continue
                await asyncio.sleep(self.chance.uniform(0.5, 1.5))
                body = {"ply": table["ply"], "actions": [self.chance.choice(table["legal"])["notation"]]}
                began = perf_counter()
                status, _ = await self.line.ask("POST", f"/api/tables/{self.table}/actions", body)
                if status == 200:
                    self.took.append(perf_counter() - began)

    async def _watch(self, stop: asyncio.Event) -> None:
        async with self._socket("") as socket:
            while not stop.is_set():
                try:
                    await asyncio.wait_for(socket.recv(), 1)
                    self.views += 1
                except TimeoutError:
                    continue


async def evening(server: Served, tables: int, seconds: float) -> dict[str, float]:
    guests = [Guest(server, number) for number in range(tables)]
    for guest in guests:
        await guest.arrive()
    stop = asyncio.Event()
    playing = asyncio.gather(*(g.live(stop) for g in guests))
    await asyncio.sleep(min(10, seconds / 3))  # until all sockets are open
    assert server.process is not None
    before, cpu = memory(server.process.pid), used(server.process.pid)
    views = sum(g.views for g in guests)
    for guest in guests:
        guest.took.clear()
    await asyncio.sleep(seconds)
    after, cpu = memory(server.process.pid), used(server.process.pid) - cpu
    views = sum(g.views for g in guests) - views
    stop.set()
    await playing
    took = [t for g in guests for t in g.took]
    return {
        "actions": len(took) / seconds,
        "views": views / seconds,
        "busy": cpu / seconds * 100,
        "p50": statistics.median(took) * 1000 if took else float("nan"),
        "p95": share(took, 0.95) * 1000,
        "before": before,
        "after": after,
    }


async def history(server: Served) -> tuple[float, float]:
    """Milliseconds until the history of a finished table is there, in a server that has not seen it yet: by the clock, and
    of the server's processor."""
    line = await Line(server.port).open()
    await line.ask("POST", "/api/session", {"name": "H"})
    head, notations = script(99)
    _, body = await line.ask("POST", "/api/import", {"record": head + "\n".join(notations) + "\n"})
    table = json.loads(body)["id"]
    server.stop()
    server.start()
    assert server.process is not None
    settled(server.process.pid)  # the titles are loaded; the table is not
    line = await Line(server.port, line.cookie).open()
    began, cpu = perf_counter(), used(server.process.pid)
    status, answer = await line.ask("GET", f"/api/tables/{table}/history")
    took = perf_counter() - began
    assert status == 200 and json.loads(answer)["scores"]
    return took * 1000, (used(server.process.pid) - cpu) * 1000


def main(tables: int = 200, seconds: float = 30, lines: int = 48, db: str = "") -> None:
    grid = Table("what", "measured", "wanted", "holds")

    def note(what: str, measured: str, wanted: str = "", holds: bool | None = None) -> None:
        grid.add_row(what, measured, wanted, "" if holds is None else "yes" if holds else "NO")

    with tempfile.TemporaryDirectory() as folder:
        load, (turns, flush) = os.getloadavg()[0], calibrate(folder)
        server = Served(db or f"sqlite:///{folder}/malecon.db", "--bots", "2").start()
        server.stop()  # the database is made, Python has read its files once: warm from here on
        began = perf_counter()
        with server:
            assert server.process is not None
            start, cpu = perf_counter() - began, used(server.process.pid)
            note("start, warm", f"{start:.2f} s ({cpu:.2f} s of processor)", "under 2 s", start < 2)
            settled(server.process.pid)
            rate, p95, cpu = asyncio.run(writes(server, lines, seconds / 2))
            note("acknowledged actions, pure writes", f"{rate:,.0f}/s", "1,000/s at least", rate >= 1000)
            note("  round trip, 95 %", f"{p95:.0f} ms ({lines} at once)")
            note("  processor time of one", f"{cpu:.2f} ms")
            sleep(1)
            found = asyncio.run(evening(server, tables, seconds))
            note(f"{tables} live tables of 4 with bots, {2 * tables} sockets",
                 f"{found['actions']:.0f} people's actions/s, {found['views']:.0f} views/s")  # fmt: skip
            note("  processor of the server", f"{found['busy']:.0f} % of one core")
            note("  round trip of an action, median", f"{found['p50']:.1f} ms")
            note("  round trip of an action, 95 %", f"{found['p95']:.1f} ms", "under 50 ms", found["p95"] < 50)
            note("  memory before and after", f"{found['before']:.0f} MB, {found['after']:.0f} MB", "bounded",
                 found["after"] < found["before"] * 1.25)  # fmt: skip
            cold, cpu = asyncio.run(history(server))
            note(
                "history of a finished table, cold",
                f"{cold:.0f} ms ({cpu:.0f} ms of processor)",
                "under 100 ms",
                cold < 100,
            )
            server.stop()
        grid.title = f"{date.today()}, {os.cpu_count()} cores, {'SQLite' if not db else db.partition(':')[0]}"
        grid.caption = (
            f"calibration: {turns:.0f} ms for a million turns of a loop, {flush:.1f} ms to flush the disk; "
            f"load average {load:.1f} before, {os.getloadavg()[0]:.1f} after"
        )
    Console(width=110).print(grid)


if __name__ == "__main__":
    typer.run(main)
