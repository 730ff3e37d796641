"""The page in a real browser. The tests themselves are beside this file, in JavaScript; here they are started."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import malecon
from packages import chromium

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PAGE = ROOT / "page"
TRIES = 2  # a browser may stumble on a busy machine; twice is a fault
# These take minutes: one that begins last keeps everybody waiting.
LONGEST = ("table", "havana", "cuba", "steady", "games", "santiago", "access", "pictures", "home", "site")


def longest_first(name: str) -> tuple[int, str]:
    short = name.removesuffix(".test.mjs")
    return (LONGEST.index(short) if short in LONGEST else len(LONGEST), name)


FILES = sorted((path.name for path in HERE.glob("*.test.mjs")), key=longest_first)


@pytest.fixture(scope="session")
def browser() -> str:
    return chromium()


@pytest.fixture(scope="session")
def built() -> Path:
    assert (PAGE / "node_modules").is_dir() and (PAGE / "dist/index.html").is_file(), "Build the page first: make setup"
    return PAGE / "dist"


@pytest.mark.browser
@pytest.mark.parametrize("name", FILES)
def test_in_the_browser(name: str, browser: str, built: Path) -> None:
    environment = os.environ | {"MALECON_PYTHON": sys.executable, "MALECON_CHROMIUM": browser}
    for _ in range(TRIES):
        run = subprocess.run(
            ["node", "--test", "--test-concurrency=1", str(HERE / name)],
            cwd=ROOT, env=environment, capture_output=True, text=True, timeout=1800, check=False,
        )  # fmt: skip
        if run.returncode == 0:
            return
        print(run.stdout[-12_000:])
    assert run.returncode == 0, run.stdout[-12_000:] + run.stderr[-3000:]


def test_nothing_is_loaded_from_elsewhere_and_no_registry_is_recorded(built: Path) -> None:
    assert '"resolved"' not in (PAGE / "package-lock.json").read_text()
    for file in built.rglob("*.css"):
        assert "http://" not in file.read_text().replace("http://www.w3.org", "")
    index = (built / "index.html").read_text()
    assert "<style" not in index and "http" not in index
    assert "<script>" not in index  # the server's CSP allows none inline


def test_fixtures_name_every_phase_and_action_of_the_engine() -> None:
    """What the page's own tests are held to. After a change: python page/fixtures/make.py"""
    for name in malecon.titles():
        fixture = json.loads((PAGE / "fixtures" / f"{name}.json").read_text(encoding="utf-8"))
        title = malecon.title(name)
        assert tuple(fixture["phases"]) == import_module(f"malecon.titles.{name}.state").PHASE.labels
        assert [action["notation"] for action in fixture["actions"]] == [a.notation for a in title.actions.all]
        assert set(fixture["secret_verbs"]) == title.secret_verbs


def test_types_are_those_of_the_contract() -> None:
    from malecon.web.openapi import contract

    assert (PAGE / "src/api/openapi.json").read_text() == contract(), "run make page-types"
