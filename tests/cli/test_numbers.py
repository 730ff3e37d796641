"""The page of uncertain numbers: complete, kept in docs, and its example works as an owner of the box would use it."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import malecon
from malecon.cli.numbers import numbers_page
from malecon.cli.rules import handbook
from malecon.core.listing import entries_of
from malecon.core.words import LANGS

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json, sys
import malecon
from malecon.cli.numbers import numbers_page
title = malecon.title(sys.argv[1])
print(json.dumps({"groups": title.data.groups, "version": title.data.version, "corrected": title.data.corrected,
                  "record": title.new(title.seats[0], 1).record(), "page": numbers_page(title, "en")}))
"""


@pytest.mark.parametrize("name", malecon.titles())
def test_the_rules_in_docs_are_what_the_catalogue_and_the_data_say(name: str) -> None:
    page = ROOT / "docs" / "rules" / f"{name}.md"
    assert page.read_text(encoding="utf-8").rstrip() == handbook(malecon.title(name), "en").rstrip()


@pytest.mark.parametrize("name", malecon.titles())
def test_the_page_in_docs_is_what_the_catalogue_and_the_data_say(name: str) -> None:
    page = ROOT / "docs" / "rules" / f"{name}-data.md"
    assert page.read_text(encoding="utf-8") == numbers_page(malecon.title(name), "en")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", malecon.titles())
def test_every_uncertain_number_is_listed_with_its_reason(name: str, lang: str) -> None:
    title = malecon.title(name)
    page = numbers_page(title, lang)
    for group in title.data.uncertain:
        assert title.words.say(lang, f"doubt-{group}.text") in page
        assert all(f"`{code}`" in page for code in entries_of(title.data[group]))


def corrections(values: dict[str, Any], path: str = "") -> dict[str, Any]:
    """Every number of an override file by its path."""
    found: dict[str, Any] = {}
    for name, value in values.items():
        here = f"{path}.{name}" if path else name
        found |= corrections(value, here) if isinstance(value, dict) else {here: value}
    return found


def at(groups: Any, path: str) -> Any:
    """A list of tables is entered by an id; what an entry does not name it has none of."""
    for name in path.split(".")[1:]:
        groups = {entry["id"]: entry for entry in groups} if isinstance(groups, list) else groups
        groups = groups.get(name)
    return groups


@pytest.mark.parametrize("name", malecon.titles())
def test_the_example_on_the_page_corrects_the_box(name: str, tmp_path: Path) -> None:
    """The block is taken from the page in docs, as a reader would; a process of its own, nothing compiled for it."""
    page = (ROOT / "docs" / "rules" / f"{name}-data.md").read_text(encoding="utf-8")
    example = page.partition("```toml\n")[2].partition("```")[0]
    (tmp_path / "my-box.toml").write_text(example, encoding="utf-8")
    env = {**os.environ, "MALECON_DATA": str(tmp_path / "my-box.toml"), "NUMBA_DISABLE_JIT": "1",
           "MALECON_CACHE": str(tmp_path), "PYTHONPATH": str(ROOT / "src")}  # fmt: skip
    out = subprocess.run([sys.executable, "-c", PROGRAM, name], env=env, capture_output=True, text=True, check=True)
    there, title = json.loads(out.stdout), malecon.title(name)
    wanted = corrections(tomllib.loads(example))
    assert wanted and sorted(there["corrected"]) == sorted(wanted)
    for path, value in wanted.items():
        assert at(there["groups"], path) == value != at(title.data.groups, path)
    assert there["version"] != title.data.version and f"data {there['version']}" in there["record"]
    assert all(f"`{path}`" in there["page"] for path in wanted)
    if any(path.split(".")[1] in title.data.uncertain for path in wanted):
        assert "*(corrected)*" in there["page"]


def test_the_command_shows_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    from typer.testing import CliRunner

    from malecon.cli import app

    out = CliRunner().invoke(app, ["rules", "cuba", "--numbers", "--markdown", "--lang", "it"])
    assert out.exit_code == 0
    assert out.stdout == numbers_page(malecon.title("cuba"), "it")
