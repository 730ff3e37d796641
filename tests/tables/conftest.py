"""Tables on an SQLite file, with a title of secrets beside the others."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import sealed

import malecon
from malecon.store import Store
from malecon.tables import Tables
from malecon.tables.bots import BotPool


@pytest.fixture
def with_sealed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(malecon, "NAMES", (*malecon.NAMES, "sealed"))
    monkeypatch.setitem(sys.modules, "malecon.titles.sealed", sealed)
    malecon.title.cache_clear()
    yield
    malecon.title.cache_clear()


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
