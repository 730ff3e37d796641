"""A database that Malecón 0.1 made, opened by this version: migrated, readable, and honest about what cannot go on."""

import sqlite3
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from databases import Cluster
from malecon.cli import main
from malecon.cli.serve import store as commands
from malecon.store import Store, persons
from malecon.store.database import open_engine, parse_url
from malecon.tables import Tables, views
from malecon.tables.errors import Broken
from malecon.tables.making import SeatWish
from malecon.tables.upkeep import rebuild_all, verify_all

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


def test_games_of_0_1_are_counted_apart_and_left_alone(old: str) -> None:
    store = Store(old)
    before = {table: store.load(table) for table in store.all_tables()}
    report = verify_all(store)
    assert (report.plays, report.faults) == (0, []) and {game.table for game in report.old} == set(before)
    rebuilt = rebuild_all(store)
    assert (rebuilt.mended, rebuilt.faults) == (0, []) and len(rebuilt.old) == 4
    assert {table: store.load(table) for table in store.all_tables()} == before
    store.close()
    for command in ("verify", "rebuild"):
        told = CliRunner().invoke(commands, [command, "--db", old, "--lang", "it"])
        assert told.exit_code == 0, told.output
        assert FINISHED in told.output and "4 partite" in told.output


def test_one_broken_table_does_not_keep_the_rest_from_being_looked_after(store: Store) -> None:
    tables = Tables(store, pace=0)
    alone = [SeatWish(), SeatWish(mine=True)]
    ids = [tables.create("santiago", alone, session="a").id for _ in range(5)]
    for table in ids:
        for _ in range(3):
            live = tables.live(table)
            tables.act(table, "a", live.ply, [live.position.legal()[0]])
    tables.close()
    damage = ("options = '{\"moon\": true}'", "start = '{\"moon\": 1}', seed = NULL", "options = 'no JSON'", "ply = 9")
    with store.engine.begin() as c:
        for table, what in zip(ids, damage, strict=False):
            c.execute(text(f"UPDATE tables SET {what} WHERE id = '{table}'".replace(": ", "\\: ")))
        c.execute(text(f"DELETE FROM seats WHERE table_id = '{ids[4]}'"))
    faults = {fault.table: fault.key for fault in verify_all(store).faults}
    assert set(faults) == set(ids) and faults[ids[3]] == "store-why-ply"
    rebuilt = rebuild_all(store)
    assert rebuilt.mended == 1 and {fault.table for fault in rebuilt.faults} == {*ids[:3], ids[4]}
    assert ids[3] not in {fault.table for fault in verify_all(store).faults}


def test_a_game_whose_actions_were_changed_is_found_by_replaying_it(store: Store) -> None:
    tables = Tables(store, pace=0)
    ids = [tables.create("santiago", [SeatWish(), SeatWish(mine=True)], session="a").id for _ in range(3)]
    for table in ids:
        while not (live := tables.live(table)).over:
            tables.act(table, "a", live.ply, [live.position.legal()[0]])
    tables.close()
    assert verify_all(store).faults == []
    changes = ("UPDATE actions SET action = 'fly' WHERE ply = 7", "UPDATE actions SET seat = 1 - seat WHERE ply = 0")
    with store.engine.begin() as c:
        for table, change in zip(ids, changes, strict=False):
            c.execute(text(f"{change} AND table_id = '{table}'"))
    faults = {fault.table: fault for fault in verify_all(store).faults}
    assert {fault.key for fault in faults.values()} == {"store-why-illegal"}
    assert [faults[table].parts["ply"] for table in ids[:2]] == [7, 0] and ids[2] not in faults


def test_a_damaged_file_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "malecon.db"
    store = Store(str(file))
    tables = Tables(store, pace=0)
    for _ in range(30):
        tables.create("santiago", [SeatWish(), SeatWish(mine=True)], session="a")
    tables.close()
    store.close()
    with sqlite3.connect(file) as c:
        c.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [page], [size] = (c.execute(q).fetchone() for q in (
            "SELECT rootpage FROM sqlite_master WHERE name = 'tables'", "PRAGMA page_size"))  # fmt: skip
    c.close()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)
    for command in ("verify", "rebuild"):
        monkeypatch.setattr(sys, "argv", ["malecon", "store", command, "--db", str(file)])
        with pytest.raises(SystemExit) as ended:
            main()
        told = " ".join(capsys.readouterr().err.split())
        assert ended.value.code == 2 and "damaged" in told and "Traceback" not in told
