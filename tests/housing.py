"""Tables and a whole house for tests, with a title of secrets beside the others."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import malecon
import sealed
from malecon.store import Store
from malecon.tables import Tables
from malecon.tables.bots import BotPool
from malecon.web.app import make
from malecon.web.settings import Settings

# The server that forks bots reads the environment, not sys.path: in a worktree it must find this source and no other.
os.environ["PYTHONPATH"] = str(Path(malecon.__file__).parents[1])

FAST = {"rate": 1e6, "address_rate": 1e6, "sockets": 1000, "address_sockets": 1000}
Person = Callable[..., TestClient]


@pytest.fixture
def with_sealed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(malecon, "NAMES", (*malecon.NAMES, "sealed"))
    monkeypatch.setitem(sys.modules, "malecon.titles.sealed", sealed)
    malecon.title.cache_clear()
    yield
    malecon.title.cache_clear()


@pytest.fixture
def house(tmp_path: Path, with_sealed: None) -> Iterator[TestClient]:
    """A running house; the client itself is nobody."""
    app = make(Settings(db=str(tmp_path / "malecon.db"), pace=0, bots=1, **FAST))  # type: ignore[arg-type]
    with TestClient(app, base_url="http://testserver") as client:
        yield client


@pytest.fixture
def person(house: TestClient) -> Person:
    """Somebody with a session of their own."""

    def arrive(name: str = "Ana") -> TestClient:
        client = TestClient(house.app, base_url="http://testserver")
        client.portal = house.portal
        assert client.post("/api/session", json={"name": name}).status_code == 200
        return client

    return arrive


@pytest.fixture
def quiet(tmp_path: Path, with_sealed: None) -> Iterator[Tables]:
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
def tables(tmp_path: Path, pool: BotPool) -> Iterator[Tables]:
    """Tables with bots and clocks."""
    store = Store(f"sqlite:///{tmp_path / 'malecon.db'}")
    running = Tables(store, pace=0, pool=pool)
    running.start()
    yield running
    running.driver.stop()
    store.close()
