"""Databases for tests: an SQLite file, and a real PostgreSQL on a private port, started once for all."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import choice
from uuid import uuid4

import psycopg
import pytest

from malecon.store import Store, writer
from packages import install
from patience import PATIENCE

WAIT = f"{PATIENCE:.0f}"
AS_IT_IS = {"STUCK": writer.STUCK, "WAIT": writer.WAIT}


def _binaries() -> Path | None:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders else None


def _install() -> Path:
    """PostgreSQL's programs; Debian's package is fetched where they are missing. Without them the tests fail, and say what
    to do: half of what they prove is about PostgreSQL."""
    install("postgresql", _binaries)
    found = _binaries()
    if found is None:
        raise RuntimeError(
            "The tests need PostgreSQL's programs (initdb, pg_ctl, pg_dump). Install them, on Debian with"
            " 'sudo apt-get install postgresql', or put their folder into PATH."
        )
    return found


PORTS = range(15_000, 30_000)  # below those that the system gives to connections and to whoever asks for any port


def free_port() -> int:
    """A port that nobody listens at, and that nobody is given by chance while a test starts or restarts a server there."""
    while True:
        with socket.socket() as s, suppress(OSError):
            port = choice(PORTS)
            s.bind(("127.0.0.1", port))
            return port


class Cluster:
    """A PostgreSQL of our own in a temporary folder. It refuses to run as root, so it runs as `postgres` then."""

    def __init__(self) -> None:
        self.bin = _install()
        self.folder = Path(tempfile.mkdtemp(prefix="malecon-pg-"))
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "malecon", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self._run(
            "pg_ctl",
            "-D",
            str(self.folder / "data"),
            "-w",
            "-l",
            str(self.folder / "log"),
            "-o",
            options,
            "-t",
            WAIT,
            "start",
        )

    def vanish(self) -> None:
        """As after a power cut: no farewell, but what was committed is there after the next start."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-t", WAIT, "stop")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([str(self.bin / program), *arguments], check=True, user=self.user, cwd=self.folder,
                       stdout=subprocess.DEVNULL)  # fmt: skip

    def database(self) -> str:
        """A new, empty database."""
        name = f"m{uuid4().hex[:12]}"
        address = f"postgresql://malecon@127.0.0.1:{self.port}"
        with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"{address}/{name}"

    def stop(self) -> None:
        self.vanish()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which much else runs may write slowly: that is no trouble, and nobody is turned away for it."""
    monkeypatch.setattr(writer, "STUCK", PATIENCE)
    monkeypatch.setattr(writer, "WAIT", PATIENCE)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The writer as operators have it, for tests of what happens when writing sticks."""
    for name, value in AS_IT_IS.items():
        monkeypatch.setattr(writer, name, value)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(patient: None, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'malecon.db'}"
    running: Cluster = request.getfixturevalue("postgresql")
    return running.database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    yield opened
    opened.close()
