"""The store, on SQLite and on PostgreSQL alike."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, event, inspect, select, text

from malecon.store import (
    ActionRow,
    Conflict,
    Repeated,
    SeatRow,
    SessionRow,
    Store,
    TableCommit,
    TableRow,
    Unusable,
    persons,
    schema,
)
from malecon.store.database import migrate, open_engine, parse_url
from patience import PATIENCE


def a_table(store: Store, name: str = "abc") -> str:
    row = TableRow(
        id=name, title="t", data="d", options={"x": True}, settings={"pace": 0}, created_at=5, seed=str(2**128 - 1)
    )
    store.create(row, [SeatRow(name, 0, "person", "Ana", session="s"), SeatRow(name, 1, "open", "")])
    return name


def kept_busy(store: Store) -> Event:
    """Keeps the writer busy until the event is set."""
    go, busy = Event(), Event()

    def hold(connection: Connection) -> None:
        busy.set()
        go.wait(PATIENCE)

    store._writer.submit("", hold)
    assert busy.wait(PATIENCE)
    return go


def step(table: str, version: int, **more: Any) -> TableCommit:
    columns = {"ply": version + 1, "to_move": 1, "moved_at": 6}
    return TableCommit(
        table=table, version=version, columns=columns, add=(ActionRow(version, 0, "pass", "person", 6),), **more
    )


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    a_table(store)
    row, seats, actions = store.load("abc") or pytest.fail("lost")
    assert (row.options, row.seed, row.over, row.version) == ({"x": True}, str(2**128 - 1), False, 0)
    assert [s.name for s in seats] == ["Ana", ""] and actions == ()
    assert store.load("nothing") is None


def test_only_one_of_two_writers_of_one_version_wins(store: Store) -> None:
    a_table(store)
    with ThreadPoolExecutor(8) as threads:
        outcomes = list(threads.map(lambda _: store.commit(step("abc", 0)).exception(), range(16)))
    assert outcomes.count(None) == 1
    assert all(isinstance(o, Conflict) for o in outcomes if o is not None)
    row, _, actions = store.load("abc") or pytest.fail("lost")
    assert (row.version, row.ply, len(actions)) == (1, 1, 1)


def test_a_repeated_key_gets_its_answer_and_changes_nothing(store: Store) -> None:
    a_table(store)
    answer = ("s", "k", {"ply": 1}, 7)
    store.commit(step("abc", 0, answer=answer)).result()
    with pytest.raises(Repeated) as repeated:
        store.commit(step("abc", 1, answer=("s", "k", {"ply": 2}, 8))).result()
    assert repeated.value.answer == {"ply": 1} == store.answer("abc", "s", "k")
    assert (store.load("abc") or pytest.fail("lost"))[0].version == 1


def test_a_conflict_leaves_no_answer_behind(store: Store) -> None:
    a_table(store)
    with pytest.raises(Conflict):
        store.commit(step("abc", 9, answer=("s", "k", {"ply": 1}, 7))).result()
    assert store.answer("abc", "s", "k") is None


def test_taking_back_cuts_the_record(store: Store) -> None:
    a_table(store)
    for version in range(3):
        store.commit(step("abc", version)).result()
    store.commit(TableCommit(table="abc", version=3, columns={"ply": 1, "revision": 1}, cut_from=1)).result()
    row, _, actions = store.load("abc") or pytest.fail("lost")
    assert (row.ply, row.revision, [a.ply for a in actions]) == (1, 1, [0])


def test_a_bad_neighbour_does_not_spoil_a_batch(store: Store) -> None:
    tables = [a_table(store, f"t{n}") for n in range(20)]
    wrong = TableCommit(table="t3", version=0, columns={"no_such_column": 1})
    futures = [store.commit(wrong if t == "t3" else step(t, 0)) for t in tables]
    assert [f.exception() is None for f in futures] == [t != "t3" for t in tables]


def test_sessions_notes_and_chat(store: Store) -> None:
    a_table(store)
    persons.enrol(store, SessionRow("s", "Ana", 1))
    persons.rename(store, "s", "Anna")
    assert (store.session("s") or pytest.fail("lost")).name == "Anna"
    assert store.session("other") is None
    store.write_note("abc", "s", "one")
    store.write_note("abc", "s", "two")
    assert store.note("abc", "s") == "two" and store.note("abc", "other") == ""
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda n: store.say("abc", 0, "Ana", f"hello {n}", 1), range(12)))
    assert [m.number for m in store.messages("abc")] == list(range(1, 13))
    assert [m.number for m in store.messages("abc", after=10)] == [11, 12]


def test_lists(store: Store) -> None:
    a_table(store)
    assert store.tables_of("s", 10) == ["abc"] == store.open_tables(10)
    assert store.tables_of("other", 10) == []
    assert store.counts() == (1, 1)
    columns = {"due_at": 50, "to_move": 1, "asked": 0b11}
    store.commit(TableCommit(table="abc", version=0, columns=columns)).result()
    assert store.due(49) == [] and store.due(50) == [("abc", 50)]
    assert store.waiting_tables("s", 9) == []  # it is nobody's turn until all have come
    taken = {1: {"kind": "person", "name": "Boris", "session": "other"}}
    store.commit(TableCommit(table="abc", version=1, columns={}, seats=taken)).result()
    assert store.waiting_tables("s", 9) == ["abc"] == store.waiting_tables("other", 9)


def test_the_migrations_make_the_schema_we_describe(url: str) -> None:
    engine = open_engine(parse_url(url))
    migrate(engine)
    found = inspect(engine)
    for table in schema.metadata.sorted_tables:
        assert {c["name"] for c in found.get_columns(table.name)} == {c.name for c in table.columns}
    with engine.connect() as c:
        assert c.execute(text("SELECT version_num FROM alembic_version")).scalar() == schema.HEAD
        assert c.execute(select(schema.tables)).all() == []
    migrate(engine)  # again is nothing
    engine.dispose()


def test_sqlite_is_set_to_survive_a_pulled_plug(tmp_path: object) -> None:
    store = Store(f"{tmp_path}/deep/er/x.db")
    with store.engine.connect() as c:
        assert c.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert c.execute(text("PRAGMA synchronous")).scalar() == 2
    store.close()


def test_what_waits_together_is_written_together_and_each_gets_its_own_outcome(store: Store) -> None:
    """While the writer is busy, acts, a stale one, a repeated one and a bad one queue up."""
    names = [a_table(store, f"t{n}") for n in range(12)]
    store.commit(step("t1", 0, answer=("s", "k", {"ply": 1}, 7))).result()
    go = kept_busy(store)
    changes = {name: step(name, 0, answer=("s", "k", {"ply": 1}, 7)) for name in names}
    changes["t1"] = step("t1", 1, answer=("s", "k", {"ply": 2}, 8))
    changes["t2"] = step("t2", 5, answer=("s", "k", {"ply": 2}, 8))
    waiting = {name: store.commit(change) for name, change in changes.items()}
    go.set()
    outcomes = {name: future.exception(PATIENCE) for name, future in waiting.items()}
    assert isinstance(outcomes.pop("t1"), Repeated) and isinstance(outcomes.pop("t2"), Conflict)
    assert set(outcomes.values()) == {None}
    assert {name: (store.load(name) or pytest.fail("lost"))[0].version for name in names} == dict.fromkeys(names, 1) | {
        "t2": 0
    }
    assert store.answer("t2", "s", "k") is None


def test_acts_that_wait_together_take_a_handful_of_statements(store: Store) -> None:
    names = [a_table(store, f"t{n}") for n in range(30)]
    said: list[str] = []
    go = kept_busy(store)
    event.listen(store.engine, "before_cursor_execute", lambda *a: said.append(a[2]))
    waiting = [store.commit(step(name, 0, answer=("s", "k", {"ply": 1}, 7))) for name in names]
    go.set()
    assert [future.exception(PATIENCE) for future in waiting] == [None] * 30
    written = [s for s in said if s.startswith(("INSERT", "UPDATE"))]
    assert len(written) == 3, written
    assert all((store.load(name) or pytest.fail("lost"))[2][0].action == "pass" for name in names)


def test_a_newer_schema_is_left_alone_and_named(url: str) -> None:
    Store(url).close()
    engine = open_engine(parse_url(url))
    with engine.begin() as c:
        c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unusable, match="9999"):
        Store(url)
    with engine.begin() as c:
        assert c.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    engine.dispose()


@pytest.mark.parametrize(
    "url", ["mysql://ana:geheim@host/plays", "nonsense://ana:geheim@host", "postgresql://ana:geheim@host:port/plays"]
)
def test_a_url_of_something_else_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(Unusable) as refused:
        parse_url(url)
    assert "geheim" not in str(refused.value) and url.partition(":")[0] in str(refused.value)


def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(str(tmp_path / "malecon.db"))
    table = a_table(store)
    with store.engine.connect() as c:
        pages = c.execute(text("PRAGMA page_count")).scalar_one()

    @event.listens_for(store.engine, "checkout")
    def full(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages if disk_is_full else 100_000}")

    disk_is_full = True
    for _ in range(3):
        with pytest.raises(Unusable, match="full") as refused:
            store.write_note(table, "s", "x" * 100_000)
    assert "malecon.db" in str(refused.value)
    assert len(caplog.records) == 1  # said once, not for every guest
    assert store.load(table) is not None and store.note(table, "s") == ""
    disk_is_full = False
    store.write_note(table, "s", "y" * 100_000)
    assert store.note(table, "s") == "y" * 100_000 and "again" in caplog.text
    store.close()
