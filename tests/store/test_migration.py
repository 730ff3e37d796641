"""A database that Malecón 0.1 made, opened by this version: migrated, readable, and honest about what cannot go on."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from databases import Cluster
from malecon.store import Store, persons
from malecon.store.database import open_engine, parse_url
from malecon.tables import Tables, views
from malecon.tables.errors import Broken

OLD = Path(__file__).parent / "old" / "malecon-0.1.sql"
UNDER_WAY, FORK, FINISHED, OPEN = "8xrrgp27dn7t", "62pbgcp8nf9d", "3hb9nee4gu34", "aqsg58m43ffs"
ORDER = ("sessions", "tables", "seats", "actions", "answers", "messages", "notes")


def sqlite_of_old(folder: Path) -> str:
    file = folder / "old.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(OLD.read_text())
    connection.close()
    return f"sqlite:///{file}"


def postgresql_of_old(folder: Path, url: str) -> str:
    """The same rows in PostgreSQL, in the schema of 0.1."""
    from alembic import command
    from alembic.config import Config

    from malecon.store.database import MIGRATIONS

    engine = open_engine(parse_url(url))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    source = sqlite3.connect(folder / "old.db")
    source.row_factory = sqlite3.Row
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name in ORDER:
            for row in source.execute(f"SELECT * FROM {name}"):
                values = {k: bool(v) if k in ("over", "unplanned") else v for k, v in dict(row).items()}
                columns, holes = ", ".join(f'"{k}"' for k in values), ", ".join(f":{k}" for k in values)
                connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({holes})"), values)
    source.close()
    engine.dispose()
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    url = sqlite_of_old(tmp_path)
    if request.param == "sqlite":
        return url
    running: Cluster = request.getfixturevalue("postgresql")
    return postgresql_of_old(tmp_path, running.database())


def test_a_database_of_0_1_is_migrated_and_keeps_everything(old: str) -> None:
    store = Store(old)
    assert set(store.all_tables()) == {UNDER_WAY, FORK, FINISHED, OPEN}
    row, seats, actions = store.load(UNDER_WAY) or (None, (), ())
    assert row is not None and (row.format, row.seed, row.ply, row.hidden) == ("1", "7", 12, False)
    assert len(actions) == 12 and seats[0].session is not None
    assert store.note(UNDER_WAY, str(seats[0].session)) == "quarries first"
    assert [m.text for m in store.messages(UNDER_WAY)] == ["Hola"]
    session = store.session(str(seats[0].session))
    assert session is not None and session.name == "Ana" and session.seen_at == session.created_at
    person = persons.person(store, session.id)  # whoever had a cookie is a person now
    assert person is not None and person.name == "Ana" and persons.devices(store, person.id) == [session]
    store.close()
    Store(old).close()  # a second time there is nothing to do


def test_a_game_of_0_1_says_that_it_cannot_go_on_and_can_be_exported(old: str) -> None:
    store = Store(old)
    tables = Tables(store, pace=0)
    row, seats, _ = store.load(UNDER_WAY) or (None, (), ())
    assert row is not None
    with pytest.raises(Broken) as told:
        tables.live(UNDER_WAY)
    assert "older version" in told.value.say("en") and "malecon 1" in told.value.say("en")
    kept = tables.record(UNDER_WAY, seats[0].session)
    assert kept.startswith("malecon 1\ntitle puerto_rico\n") and "seed 7\n---\n" in kept
    assert len(kept.partition("---\n")[2].splitlines()) == 12
    with pytest.raises(Broken):
        tables.record(UNDER_WAY, "stranger")  # it tells what is hidden
    assert tables.record(FINISHED).count("\n") > 200
    assert "position {" in tables.record(FORK, seats[0].session)
    line = views.broken_brief(row, seats, seats[0].session, told.value, "it")
    assert line.problem and line.my_seats == [0] and not line.my_turn
    tables.close()
    store.close()
