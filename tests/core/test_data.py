"""Data: every group names its source; an operator's corrections make another version."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import malecon
from malecon.core.data import Data

SRC = Path(malecon.__file__).parents[1]
GOOD = 'a.b = 1\n[box]\nsource = "rulebook"\ncertainty = "rulebook"\nships = 3\nfaces = [1, 2]\n'.replace(
    "a.b = 1\n", ""
)


@pytest.fixture
def data_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("MALECON_DATA", raising=False)
    path = tmp_path / "data.toml"
    path.write_text(GOOD)
    return path


def override(monkeypatch: pytest.MonkeyPatch, path: Path, text: str) -> None:
    better = path.with_name("better.toml")
    better.write_text(text)
    monkeypatch.setenv("MALECON_DATA", str(better))


def test_a_correction_changes_the_number_and_the_version(data_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Data("x", data_file)
    override(monkeypatch, data_file, "[x.box]\nships = 4\n[y.box]\nships = 9\n")
    better = Data("x", data_file)
    assert (plain["box"]["ships"], better["box"]["ships"]) == (3, 4)
    assert plain.version != better.version
    assert better.corrected == ["x.box.ships"]


def test_a_note_does_not_change_the_version(data_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Data("x", data_file)
    override(monkeypatch, data_file, '[x.box]\ncertainty = "confirmed"\n')
    assert Data("x", data_file).version == plain.version


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[x.box]\nboats = 4\n", "x.box.boats, which the data does not have"),
        ("[x.crate]\nships = 4\n", "x.crate"),
        ('[x.box]\nships = "four"\n', "same type"),
        ("[x.box]\nfaces = 4\n", "same type"),
        ("x = 4\n", "cannot be 4"),
        ("not toml", "cannot be read"),
        ('[x.box]\ncertainty = "sure"\n', "must be one of"),
    ],
)
def test_a_wrong_correction_names_the_fix(
    data_file: Path, monkeypatch: pytest.MonkeyPatch, text: str, says: str
) -> None:
    override(monkeypatch, data_file, text)
    with pytest.raises(malecon.BadData, match=says):
        Data("x", data_file)


def test_a_group_without_notes_is_refused(data_file: Path) -> None:
    data_file.write_text("[box]\nships = 3\n")
    with pytest.raises(malecon.BadData, match="source and its certainty"):
        Data("x", data_file)


def test_a_missing_override_file_is_named(data_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MALECON_DATA", "/nowhere/data.toml")
    with pytest.raises(malecon.BadData, match="/nowhere/data.toml"):
        Data("x", data_file)


def test_records_carry_the_corrected_version(tmp_path: Path) -> None:
    """In a process of its own, with the JIT off so that nothing is compiled for it."""
    better = tmp_path / "better.toml"
    better.write_text("[puerto_rico.setup]\ndoubloons = [3, 2, 9, 4]\n")
    code = (
        "import malecon; p = malecon.title('puerto_rico').new(4, 1); "
        "print(p.to_dict()['doubloons'][0], p.title.data.version); print(p.record())"
    )
    env = {**os.environ, "MALECON_DATA": str(better), "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(SRC)}
    out = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    first, record = out.split("\n", 1)
    money, version = first.split()
    assert money == "9"
    assert version != malecon.title("puerto_rico").data.version
    assert f"data {version}" in record
    with pytest.raises(malecon.BadRecord, match=f"made with data {version}"):
        malecon.replay(record)


@pytest.mark.parametrize("name", malecon.titles())
def test_every_group_of_every_title_has_a_said_source(name: str) -> None:
    title = malecon.title(name)
    for group in title.data.groups:
        for lang in ("en", "ru", "it"):
            assert title.words.say(lang, f"origin-{title.data.source(group)}")
            assert title.words.say(lang, f"certainty-{title.data.certainty(group)}")


LISTED = (
    '[deck]\nsource = "ours"\ncertainty = "reconstructed"\nhouses = [{ id = "a", cost = 1 }, { id = "b", red = 2 }]\n'
)


def test_one_entry_of_a_list_is_corrected_by_its_id(data_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data_file.write_text(LISTED)
    override(monkeypatch, data_file, "[x.deck.houses.a]\ncost = 3\nred = 1\n")
    better = Data("x", data_file)
    assert better["deck"]["houses"] == [{"id": "a", "cost": 3, "red": 1}, {"id": "b", "red": 2}]
    assert better.corrected == ["x.deck.houses.a.cost", "x.deck.houses.a.red"]
    assert better.corrected_in("deck") == {"a"}


@pytest.mark.parametrize(
    "text", ["[x.deck.houses.c]\ncost = 3\n", "[x.deck.houses.a]\nblue = 3\n", "[x.deck.houses]\na = 3\n"]
)
def test_an_entry_that_is_not_there_cannot_be_corrected(
    data_file: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    data_file.write_text(LISTED)
    override(monkeypatch, data_file, text)
    with pytest.raises(malecon.BadData):
        Data("x", data_file)
