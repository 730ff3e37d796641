"""What docs/serving.md tells an operator to type, typed: backing up, restoring, verifying."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import typer
from sqlalchemy import inspect
from typer.main import get_command

import malecon
from databases import Cluster
from malecon.cli.serve import serve
from malecon.store import Store
from malecon.store.database import parse_url
from malecon.tables import Tables

GUIDE = (Path(__file__).parents[2] / "docs" / "serving.md").read_text()
COMMANDS = re.findall(r"^    ((?:pg_dump|pg_restore|python3 -c|malecon store) .*)$", GUIDE, re.MULTILINE)


def commands(start: str) -> list[str]:
    found = [c for c in COMMANDS if c.startswith(start)]
    assert found, f"docs/serving.md no longer says {start}"
    return found


class Shell:
    """A place to type in, with PostgreSQL's programs and ours at hand."""

    def __init__(self, folder: Path, programs: Path | None, **variables: str) -> None:
        self.folder = folder
        ours = folder / "bin"
        ours.mkdir()
        for name, what in (("malecon", f"{sys.executable} -m malecon"), ("python3", sys.executable)):
            (ours / name).write_text(f'#!/bin/sh\nexec {what} "$@"\n')
            (ours / name).chmod(0o755)
        path = os.pathsep.join([str(ours), *([str(programs)] if programs else []), os.environ["PATH"]])
        source = str(Path(malecon.__file__).parents[1])
        self.environment = os.environ | {"PATH": path, "PYTHONPATH": source} | variables

    def type(self, command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, shell=True, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )


def evening(url: str) -> dict[str, tuple[Any, Any]]:
    """A finished play and one under way; returns all that is kept of them."""
    store = Store(url)
    tables = Tables(store, pace=0)
    for plies in (10_000, 12):
        chance, position = Random(plies), malecon.title("santiago").new(2, 5)
        while not position.is_over and position.ply < plies:
            position.play(chance.choice(position.legal()))
        live = tables.bring(position.record(("Ana", "Boris")), None, session="s", name="Ana")
    tables.say(live.id, "s", "to be continued")
    tables.close()
    store.close()
    return kept(url)


def kept(url: str) -> dict[str, tuple[Any, Any]]:
    store = Store(url)
    found = {table: (store.load(table), store.messages(table)) for table in store.all_tables()}
    store.close()
    return found


def test_a_club_is_backed_up_restored_and_verified(postgresql: Cluster, tmp_path: Path) -> None:
    url = postgresql.database()
    before = evening(url)
    assert len(before) == 2
    shell = Shell(tmp_path, postgresql.bin, MALECON_DB=url)
    dump = commands("pg_dump")[0]
    assert shell.type(dump).returncode == 0
    store = Store(url)
    with store.engine.begin() as c:
        c.exec_driver_sql("DELETE FROM actions WHERE ply > 3")
        c.exec_driver_sql("DELETE FROM messages")
        c.exec_driver_sql("CREATE TABLE newer (id text REFERENCES tables (id))")  # as a later version may have made
    store.close()
    verify = commands("malecon store verify")[0]
    broken = shell.type(verify)
    assert broken.returncode == 1, broken.stdout + broken.stderr
    [restore] = commands("pg_restore")
    whole = (tmp_path / "malecon.dump").read_bytes()
    (tmp_path / "malecon.dump").write_bytes(whole[: len(whole) // 2])
    standing = kept(url)
    assert shell.type(restore).returncode != 0 and kept(url) == standing  # half a dump: all or nothing
    (tmp_path / "malecon.dump").write_bytes(whole)
    restored = shell.type(restore)
    assert restored.returncode == 0, restored.stderr
    assert kept(url) == before
    store = Store(url)
    assert "newer" not in inspect(store.engine).get_table_names()
    store.close()
    well = shell.type(verify)
    assert well.returncode == 0, well.stdout + well.stderr


def test_a_file_is_copied_while_it_is_written_to(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'malecon.db'}"
    open_still = Store(url)
    before = evening(url)
    shell = Shell(tmp_path, None)
    [copy] = commands('python3 -c "import sqlite3')
    assert shell.type(copy).returncode == 0
    assert kept(f"sqlite:///{tmp_path / 'malecon-copy.db'}") == before
    [verify] = [c for c in commands("malecon store verify") if "malecon-copy.db" in c]
    assert shell.type(verify).returncode == 0
    open_still.close()


def test_the_unit_names_options_that_exist() -> None:
    app = typer.Typer()
    app.command()(serve)
    known = {option for p in get_command(app).params for option in (*p.opts, *p.secondary_opts)}
    [unit] = re.findall(r"ExecStart=(.*)", GUIDE)
    named = re.findall(r"--[a-z-]+", unit)
    assert len(named) >= 5 and set(named) <= known


def test_the_environment_is_read_alike_by_a_shell_and_by_systemd(tmp_path: Path) -> None:
    [line] = re.findall(r"^    (MALECON_DB=.*)$", GUIDE, re.MULTILINE)
    (tmp_path / "malecon.env").write_text(line)
    told = Shell(tmp_path, None).type("set -a; . ./malecon.env; printenv MALECON_DB").stdout.strip()
    assert line == f"MALECON_DB='{told}'"  # quoted: & and # of a URL are no shell's business
    assert parse_url(told).password == "PASSWORD"
