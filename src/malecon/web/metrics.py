"""/metrics, for Prometheus: only from this machine, or with the token from the settings. Each of several processes
keeps its figures in a file that the others can read, and the process that is asked adds them up."""

import os
import secrets
import tempfile
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from malecon.store.meters import BOUNDS, Meters, Rows, Snapshot
from malecon.tables import Tables
from malecon.tables.thinkers import BotPool
from malecon.web.guard import address_of, header
from malecon.web.room import Room
from malecon.web.settings import Settings

HELP = {
    "malecon_requests_total": "Requests answered, by method and status",
    "malecon_request_seconds": "From the arrival of a request to the start of its answer",
    "malecon_writes_total": "Changes written, by outcome",
    "malecon_write_batches_total": "Transactions in which they were written",
    "malecon_write_seconds": "Time of a transaction, flushing the disk included",
    "malecon_writes_waiting": "Changes that wait for the writer",
    "malecon_thoughts_total": "Thoughts of bots, by kind and level",
    "malecon_thought_seconds": "Time a bot thought",
    "malecon_thought_wait_seconds": "Time until a bot began to think",
    "malecon_thoughts_lowered_total": "Moves thought of at a lower level because too many tables waited",
    "malecon_bot_workers_lost_total": "Bot processes that hung or died",
    "malecon_bots_waiting": "Thoughts that no bot has begun",
    "malecon_bot_workers": "Bot processes alive",
    "malecon_sockets": "Open sockets",
    "malecon_tables": "Tables, under way and in all",
    "malecon_database_up": "1 while the database can be written",
    "malecon_database_connections": "Connections to the database in use",
    "malecon_sanctions": "Bans and mutes in force",
    "malecon_cpu_seconds_total": "Processor time of the serving processes",
    "malecon_memory_bytes": "Resident memory of the serving processes",
    "malecon_open_files": "Open files of the serving processes, connections among them",
    "malecon_processes": "Processes that serve",
}
ONCE = frozenset({"malecon_tables", "malecon_database_up", "malecon_sanctions"})  # the same in every process: not added
TYPE = "text/plain; version=0.0.4; charset=utf-8"


def prepare(tables: Tables, room: Room) -> None:
    """Tells the meters where to look when they are asked."""
    meters, store = tables.store.meters, tables.store

    def counts() -> dict[tuple[tuple[str, str], ...], float]:
        try:
            under_way, all_of_them = store.counts()
        except Exception:  # the database is away: malecon_database_up says so
            return {}
        return {(("state", "under_way"),): under_way, (("state", "all"),): all_of_them}

    meters.gauge("malecon_tables", counts)
    meters.gauge("malecon_writes_waiting", lambda: store.waiting)
    meters.gauge("malecon_database_up", lambda: float(store.writable))
    meters.gauge("malecon_database_connections", lambda: store.connections)
    meters.gauge("malecon_sockets", lambda: len(room))
    meters.gauge("malecon_sanctions", lambda: len(tables.sanctions.rows))
    meters.gauge("malecon_memory_bytes", _memory)
    meters.gauge("malecon_open_files", _open_files)
    meters.gauge("malecon_cpu_seconds_total", lambda: sum(os.times()[:2]))
    meters.gauge("malecon_processes", lambda: 1)
    if isinstance(tables.thinkers, BotPool):
        pool = tables.thinkers
        meters.gauge("malecon_bots_waiting", lambda: pool.waiting)
        meters.gauge("malecon_bot_workers", lambda: len(pool.pids))


def _memory() -> float:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return float(pages * os.sysconf("SC_PAGE_SIZE"))


def _open_files() -> float:
    place = Path("/proc/self/fd")
    return float(sum(1 for _ in place.iterdir())) if place.exists() else 0.0


# -- several processes


class Shelf:
    """Where the processes of one server keep their figures for each other."""

    def __init__(self, settings: Settings) -> None:
        self._place: Path | None = None
        if settings.workers > 1:
            self._place = Path(tempfile.gettempdir()) / f"malecon-{os.getuid()}-{settings.started}"
            self._place.mkdir(mode=0o700, exist_ok=True)

    def put(self, meters: Meters) -> None:
        if self._place is None:
            return
        mine = self._place / f"{os.getpid()}.json"
        draft = mine.with_suffix(".new")
        draft.write_bytes(msgspec.json.encode(meters.snapshot()))
        draft.replace(mine)

    def all(self, meters: Meters) -> list[tuple[bool, Snapshot]]:
        """What every process counted, and whether it is still running. The figures of a lost process stay counted."""
        if self._place is None:
            return [(True, meters.snapshot())]
        self.put(meters)
        found = []
        for file in sorted(self._place.glob("*.json")):
            alive = Path(f"/proc/{file.stem}").exists()
            found.append((alive, msgspec.json.decode(file.read_bytes(), type=Snapshot)))
        return found

    def clear(self) -> None:
        """Removes the figures of this process, and those of lost ones, when the server stops."""
        if self._place is None:
            return
        for file in self._place.glob("*.json"):
            if file.stem == str(os.getpid()) or not Path(f"/proc/{file.stem}").exists():
                file.unlink(missing_ok=True)
        with suppress(OSError):
            self._place.rmdir()  # whoever is the last


def added(snapshots: list[tuple[bool, Snapshot]]) -> Snapshot:
    whole: Snapshot = {"counters": {}, "histograms": {}, "gauges": {}}
    for alive, one in snapshots:
        for kind, by_name in one.items():
            for name, rows in by_name.items():
                if kind == "gauges" and not alive and not name.endswith("_total"):
                    continue
                if name in ONCE and name in whole[kind]:
                    continue
                whole[kind][name] = _sum(whole[kind].get(name, []), rows)
    return whole


def _sum(one: Rows, other: Rows) -> Rows:
    found = {tuple(map(tuple, labels)): values for labels, values in one}
    for labels, values in other:
        key = tuple(map(tuple, labels))
        before = found.get(key, [0.0] * len(values))
        found[key] = [a + b for a, b in zip(before, values, strict=True)]
    return [([(str(a), str(b)) for a, b in key], values) for key, values in found.items()]


# -- as Prometheus reads it


def text(snapshot: Snapshot) -> str:
    lines: list[str] = []
    for kind in ("counters", "gauges"):
        for name, rows in sorted(snapshot[kind].items()):
            lines += _head(name, "counter" if name.endswith("_total") else "gauge")
            lines += [f"{name}{_labels(labels)} {value:.10g}" for labels, (value,) in rows]
    for name, rows in sorted(snapshot["histograms"].items()):
        lines += _head(name, "histogram")
        for labels, row in rows:
            so_far = 0.0
            for bound, number in zip([*map(str, BOUNDS), "+Inf"], row, strict=False):
                so_far += number
                lines.append(f"{name}_bucket{_labels([*labels, ('le', bound)])} {so_far:.10g}")
            lines += [f"{name}_sum{_labels(labels)} {row[-1]:.10g}", f"{name}_count{_labels(labels)} {so_far:.10g}"]
    return "\n".join(lines) + "\n"


def _head(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"]


def _labels(labels: list[tuple[str, str]]) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""


def allowed(request: Request, settings: Settings) -> bool:
    """From this machine itself and not through a proxy, or with the token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if settings.metrics_token and kind.lower() == "bearer":
        return secrets.compare_digest(token.strip().encode(), settings.metrics_token.encode())
    scope = dict(request.scope)
    if not settings.behind_proxy and header(scope, b"x-forwarded-for") is not None:
        return False
    try:
        return ip_address(address_of(scope, settings.behind_proxy)).is_loopback
    except ValueError:
        return False


async def metrics(request: Request) -> Response:
    state = request.app.state
    if not allowed(request, state.settings):
        return Response(status_code=404)
    shelf: Shelf = state.shelf
    return PlainTextResponse(text(added(shelf.all(state.tables.store.meters))), media_type=TYPE)
