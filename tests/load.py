"""make load: how much a server carries on this machine. Prints tables; options make it longer.

1. Pure writes: scripted plays, one action a request, as many connections as it likes.
2. Live tables of 4 with bots, two sockets each, people who act when it is their turn: round trip of an action, and how long
   the bots let people wait.
3. The history of a finished table, opened cold; how long the server takes to start.

These for SQLite. With --compare the first two also for PostgreSQL with 1, 2 and 4 workers; with --attack 200 tables of
experts, and one person who makes 1,200 tables in 15 seconds while everybody else's bots must still answer.

The calibration beside them says how fast this machine is at the moment: a loop of Python and a flush of the disk. On a busy
machine look at the processor time of an action rather than at the clock.
"""

import asyncio
import json
import os
import statistics
import sys
import tempfile
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from typing import Any, NamedTuple

import typer
import websockets
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent))

import malecon
from databases import cluster
from served import Served

PACE = 600  # milliseconds


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


def settled(*pids: int, patience: float = 60.0) -> None:
    """Waits until the server has loaded everything it loads ahead of need: until its processes rest for a while."""
    end, rested, before = perf_counter() + patience, 0, sum(map(used, pids))
    while rested < 4 and perf_counter() < end:
        sleep(0.5)
        now = sum(map(used, pids))
        rested, before = rested + 1 if now - before <= 0.02 * len(pids) else 0, now


def share(values: list[float], q: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * q))] if values else float("nan")


def family(pid: int) -> list[int]:
    """A process and those below it that serve: bots' processes are counted apart."""
    found = [pid]
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with suppress(OSError, IndexError):
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                if parent == pid and b"spawn_main" in (entry / "cmdline").read_bytes():
                    found.append(int(entry.name))
    return found


class Writes(NamedTuple):
    rate: float  # acknowledged actions a second
    trips: list[float]  # seconds each took
    cpu: float  # milliseconds of the serving processes for each


async def writes(server: Served, lines: int, seconds: float) -> Writes:
    ready = []
    for number in range(lines):
        line = await Line(server.port).open()
        await line.ask("POST", "/api/v1/session", {"name": f"P{number}"})
        head, notations = script(number)
        status, body = await line.ask("POST", "/api/v1/import", {"record": head})
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
            status, answer = await line.ask("POST", f"/api/v1/tables/{table}/actions", body)
            assert status == 200, answer
            took.append(perf_counter() - began)

    assert server.process is not None
    serving = family(server.process.pid)
    began, cpu = perf_counter(), sum(map(used, serving))
    await asyncio.gather(*(write(*one) for one in ready))
    cpu = sum(map(used, serving)) - cpu
    return Writes(len(took) / (perf_counter() - began), took, cpu / max(1, len(took)) * 1000)


class Guest:
    """One person of a live table, listening at its socket and acting after some thought; and a spectator."""

    def __init__(self, server: Served, number: int, level: str = "easy") -> None:
        self.server, self.number, self.level = server, number, level
        self.chance = Random(number)
        self.took: list[float] = []
        self.waits: list[float] = []  # for a bot's move beyond the pace that was asked for
        self.moved: float | None = None  # when a bot began to have its turn
        self.views = 0

    async def arrive(self) -> None:
        self.line = await Line(self.server.port).open()
        await self.line.ask("POST", "/api/v1/session", {"name": f"G{self.number}"})
        seats = [{"kind": "person"}, *[{"kind": "bot", "bot": self.level}] * 3]
        wish = {"title": "puerto_rico", "seats": seats, "pace": PACE}
        status, body = await self.line.ask("POST", "/api/v1/tables", wish)
        assert status == 201, body
        self.table = json.loads(body)["id"]

    async def live(self, stop: asyncio.Event) -> None:
        await asyncio.gather(self._play(stop), self._watch(stop))

    def _socket(self, cookie: str) -> Any:
        address = f"ws://127.0.0.1:{self.server.port}/api/v1/tables/{self.table}/socket"
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
                if not table:
                    continue
                self._note(table)
                if not table["legal"]:
                    continue
                await asyncio.sleep(self.chance.uniform(0.5, 1.5))
                body = {"ply": table["ply"], "actions": [self.chance.choice(table["legal"])["notation"]]}
                began = perf_counter()
                status, _ = await self.line.ask("POST", f"/api/v1/tables/{self.table}/actions", body)
                if status == 200:
                    self.took.append(perf_counter() - began)

    def _note(self, table: dict[str, Any]) -> None:
        """How long after the last change a bot's change came."""
        now = perf_counter()
        if self.moved is not None:
            self.waits.append(max(0.0, now - self.moved - PACE / 1000))
        bots = table["to_move"] is not None and table["seats"][table["to_move"]]["bot"] is not None
        self.moved = now if bots and not table["over"] else None

    async def _watch(self, stop: asyncio.Event) -> None:
        async with self._socket("") as socket:
            while not stop.is_set():
                try:
                    await asyncio.wait_for(socket.recv(), 1)
                    self.views += 1
                except TimeoutError:
                    continue


async def wake(server: Served, level: str, patience: float = 120) -> None:
    """Plays until both bot processes have loaded the title: nobody measures that."""
    guests = [Guest(server, 20_000 + n, level) for n in range(4)]
    for guest in guests:
        await guest.arrive()
    stop, end = asyncio.Event(), perf_counter() + patience
    playing = asyncio.gather(*(g.live(stop) for g in guests))
    while sum(len(g.waits) for g in guests) < 24 and perf_counter() < end:
        await asyncio.sleep(0.2)
    stop.set()
    await playing


async def evening(server: Served, tables: int, seconds: float, level: str = "easy") -> dict[str, float]:
    await wake(server, level)
    guests = [Guest(server, number, level) for number in range(tables)]
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
        guest.waits.clear()
    await asyncio.sleep(seconds)
    after, cpu = memory(server.process.pid), used(server.process.pid) - cpu
    views = sum(g.views for g in guests) - views
    stop.set()
    await playing
    took = [t for g in guests for t in g.took]
    waits = [t for g in guests for t in g.waits]
    return {
        "actions": len(took) / seconds,
        "views": views / seconds,
        "busy": cpu / seconds * 100,
        "p50": statistics.median(took) * 1000 if took else float("nan"),
        "p95": share(took, 0.95) * 1000,
        "p99": share(took, 0.99) * 1000,
        "bots": len(waits) / seconds,
        "bot50": share(waits, 0.5),
        "bot95": share(waits, 0.95),
        "before": before,
        "after": after,
    }


async def history(server: Served) -> tuple[float, float]:
    """Milliseconds until the history of a finished table is there, in a server that has not seen it yet: by the clock, and
    of the server's processor."""
    line = await Line(server.port).open()
    await line.ask("POST", "/api/v1/session", {"name": "H"})
    head, notations = script(99)
    _, body = await line.ask("POST", "/api/v1/import", {"record": head + "\n".join(notations) + "\n"})
    table = json.loads(body)["id"]
    server.stop()
    server.start()
    assert server.process is not None
    settled(server.process.pid)  # the titles are loaded; the table is not
    line = await Line(server.port, line.cookie).open()
    began, cpu = perf_counter(), used(server.process.pid)
    status, answer = await line.ask("GET", f"/api/v1/tables/{table}/history")
    took = perf_counter() - began
    assert status == 200 and json.loads(answer)["scores"]
    return took * 1000, (used(server.process.pid) - cpu) * 1000


async def flood(server: Served, tables: int, seconds: float, others: int) -> dict[str, float]:
    """One person makes tables as fast as they can; others play against hard bots meanwhile."""
    await wake(server, "hard")
    guests = [Guest(server, 10_000 + n, "hard") for n in range(others)]
    for guest in guests:
        await guest.arrive()
    stop = asyncio.Event()
    playing = asyncio.gather(*(g.live(stop) for g in guests))
    await asyncio.sleep(3)
    for guest in guests:
        guest.waits.clear()
    made = refused = 0
    line = await Line(server.port).open()
    await line.ask("POST", "/api/v1/session", {"name": "Flooder"})
    wish = {"title": "puerto_rico", "seats": [{"kind": "person"}, *[{"kind": "bot", "bot": "expert"}] * 3], "pace": 0}
    began = perf_counter()
    for number in range(tables):
        status, _ = await line.ask("POST", "/api/v1/tables", wish)
        made, refused = made + (status == 201), refused + (status == 429)
        ahead = seconds * (number + 1) / tables - (perf_counter() - began)
        if ahead > 0:
            await asyncio.sleep(ahead)
    took = perf_counter() - began
    await asyncio.sleep(3)
    stop.set()
    await playing
    waits = [t for g in guests for t in g.waits]
    return {"made": made, "refused": refused, "took": took, "moves": len(waits), "bot50": share(waits, 0.5),
            "bot95": share(waits, 0.95), "most": max(waits, default=float("nan"))}  # fmt: skip


def one_server(tables: int, seconds: float, lines: int, db: str, level: str) -> Table:
    """Everything about one server, with what is wanted of it."""
    grid = Table("what", "measured", "wanted", "holds")

    def note(what: str, measured: str, wanted: str = "", holds: bool | None = None) -> None:
        grid.add_row(what, measured, wanted, "" if holds is None else "yes" if holds else "NO")

    server = Served(db, "--bots", "2").start()
    server.stop()  # the database is made, Python has read its files once: warm from here on
    began = perf_counter()
    with server:
        assert server.process is not None
        start, cpu = perf_counter() - began, used(server.process.pid)
        note("start, warm", f"{start:.2f} s ({cpu:.2f} s of processor)", "under 2 s", start < 2)
        settled(server.process.pid)
        found = asyncio.run(evening(server, tables, seconds, level))
        note(f"{tables} live tables of 4 with {level} bots, {2 * tables} sockets",
             f"{found['actions']:.0f} people's actions/s, {found['views']:.0f} views/s")  # fmt: skip
        note("  processor of the server", f"{found['busy']:.0f} % of one core")
        note("  round trip of an action, median", f"{found['p50']:.1f} ms")
        note("  round trip of an action, 95 %", f"{found['p95']:.1f} ms", "under 50 ms", found["p95"] < 50)
        note("  bots' moves", f"{found['bots']:.0f}/s")
        note("  a bot's move beyond its pace, 95 %", f"{found['bot95']:.2f} s", "under 1 s", found["bot95"] < 1)
        note("  memory before and after", f"{found['before']:.0f} MB, {found['after']:.0f} MB", "bounded",
             found["after"] < found["before"] * 1.25)  # fmt: skip
        cold, cpu = asyncio.run(history(server))
        note("history of a finished table, cold", f"{cold:.0f} ms ({cpu:.0f} ms of processor)", "under 100 ms",
             cold < 100)  # fmt: skip
        server.stop()
    return grid


def compared(seconds: float, lines: int, folder: str) -> Table:
    """Writes a second by database and number of workers."""
    grid = Table("database", "workers", "writes/s", "p50 ms", "p95 ms", "p99 ms", "processor ms each")

    def measure(name: str, db: str, workers: int) -> None:
        with Served(db, "--bots", "1", "--workers", str(workers)) as server:
            assert server.process is not None
            sleep(1)  # until its processes are there
            settled(*family(server.process.pid))
            found = asyncio.run(writes(server, lines, seconds))
            trips = [f"{share(found.trips, q) * 1000:.0f}" for q in (0.5, 0.95, 0.99)]
            grid.add_row(name, str(workers), f"{found.rate:,.0f}", *trips, f"{found.cpu:.2f}")
            server.stop()

    measure("SQLite", f"sqlite:///{folder}/compared.db", 1)
    with cluster() as postgresql:
        for workers in (1, 2, 4):
            measure("PostgreSQL", postgresql.database(), workers)
    grid.title = f"pure writes: {lines} at once, scripted games of two people, no bots thinking"
    return grid


def attacked(tables: int, seconds: float, folder: str) -> Table:
    """Two attacks on the bots' queue, and how long everybody else's bots take."""
    grid = Table("attack", "measured", "wanted", "holds")
    with Served(f"sqlite:///{folder}/attacked.db", "--bots", "2") as server:
        assert server.process is not None
        settled(server.process.pid)
        found = asyncio.run(evening(server, tables, seconds, "expert"))
        grid.add_row(f"{tables} tables with expert bots", f"{found['bots']:.0f} bots' moves/s; beyond the pace median"
                     f" {found['bot50']:.2f} s, 95 % {found['bot95']:.2f} s", "95 % under 2 s",
                     "yes" if found["bot95"] < 2 else "NO")  # fmt: skip
        server.stop()
    os.environ["MALECON_LIMIT_TABLES"] = "2000"  # one person's share would end it at 60
    with Served(f"sqlite:///{folder}/flooded.db", "--bots", "2") as server:
        assert server.process is not None
        settled(server.process.pid)
        found = asyncio.run(flood(server, 1200, 15, 10))
        grid.add_row(f"1,200 tables of expert asked for in {found['took']:.0f} s by one person",
                     f"{found['made']:.0f} made, {found['refused']:.0f} refused")  # fmt: skip
        grid.add_row("  bots of 10 other tables (hard) meanwhile", f"{found['moves']:.0f} moves; beyond the pace"
                     f" 95 % {found['bot95']:.2f} s, longest {found['most']:.2f} s", "95 % under 2 s",
                     "yes" if found["bot95"] < 2 else "NO")  # fmt: skip
        server.stop()
    return grid


def main(
    tables: int = 200,
    seconds: float = 30,
    lines: int = 48,
    db: str = "",
    level: str = "hard",
    one: bool = True,
    compare: bool = True,
    attack: bool = True,
) -> None:
    """Each part can be left out: --no-one, --no-compare, --no-attack."""
    console = Console(width=120)
    with tempfile.TemporaryDirectory() as folder:
        load, (turns, flush) = os.getloadavg()[0], calibrate(folder)
        console.print(f"{date.today()}, {os.cpu_count()} cores; calibration: {turns:.0f} ms for a million turns of a "
                      f"loop, {flush:.1f} ms to flush the disk; load average {load:.1f}")  # fmt: skip
        if compare:
            console.print(compared(seconds / 3, lines, folder))
        if one:
            console.print(one_server(tables, seconds, lines, db or f"sqlite:///{folder}/malecon.db", level))
        if attack:
            console.print(attacked(tables, seconds / 3, folder))
        console.print(f"load average {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    typer.run(main)
