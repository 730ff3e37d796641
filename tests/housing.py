"""Tables and a whole house for tests, with a title of secrets beside the others."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

import malecon
import sealed
from databases import Cluster
from malecon.store import Store
from malecon.tables import Tables
from malecon.tables.thinkers import BotPool
from malecon.web.app import make
from malecon.web.settings import Settings

# The server that forks bots reads the environment, not sys.path: in a worktree it must find this source and no other.
os.environ["PYTHONPATH"] = str(Path(malecon.__file__).parents[1])

FAST: dict[str, Any] = {"rate": 1e6, "address_rate": 1e6, "sockets": 1000, "address_sockets": 1000}
Person = Callable[..., TestClient]


@pytest.fixture
def with_sealed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(malecon, "NAMES", (*malecon.titles(), "sealed"))
    monkeypatch.setitem(sys.modules, "malecon.titles.sealed", sealed)
    malecon.title.cache_clear()
    yield
    malecon.title.cache_clear()


@pytest.fixture
def house_db(patient: None, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where the house keeps its tables: a file, or PostgreSQL for a test that is marked with `on_both`."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return str(tmp_path / "malecon.db")
    running: Cluster = request.getfixturevalue("postgresql")
    return running.database()


on_both = pytest.mark.parametrize("house_db", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def house(house_db: str, with_sealed: None) -> Iterator[TestClient]:
    """A running house; the client itself is nobody."""
    app = make(Settings(db=house_db, pace=0, bots=1, **FAST))
    with TestClient(app, base_url="http://testserver") as client:
        yield client


def state(house: TestClient) -> Any:
    """What the app of a house keeps: its `tables`, its `sessions`."""
    return cast(FastAPI, house.app).state


@pytest.fixture
def person(house: TestClient) -> Person:
    """Somebody with a session of their own."""

    def arrive(name: str = "Ana") -> TestClient:
        client = TestClient(house.app, base_url="http://testserver")
        client.portal = house.portal
        assert client.post("/api/v1/session", json={"name": name}).status_code == 200
        return client

    return arrive


@pytest.fixture
def quiet(tmp_path: Path, patient: None, with_sealed: None) -> Iterator[Tables]:
    """Tables at which the house does nothing by itself."""
    store = Store(f"sqlite:///{tmp_path / 'malecon.db'}")
    tables = Tables(store, pace=0)
    yield tables
    tables.close()
    store.close()


@pytest.fixture(scope="session")
def pool() -> Iterator[BotPool]:
    running = BotPool(1)
    yield running
    running.close()


@pytest.fixture
def tables(tmp_path: Path, patient: None, pool: BotPool) -> Iterator[Tables]:
    """Tables with bots and clocks."""
    store = Store(f"sqlite:///{tmp_path / 'malecon.db'}")
    running = Tables(store, pace=0, thinkers=pool)
    running.start()
    yield running
    running.driver.stop()
    store.close()
