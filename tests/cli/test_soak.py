"""malecon soak: what it reports, and that a broken invariant stops it."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import malecon
from malecon.cli import app
from malecon.core.errors import BadOption
from malecon.core.simulate import BrokenInvariant


def soak(*words: str) -> Any:
    return CliRunner().invoke(app, ["soak", "--title", "santiago", *words])


def test_a_soak_says_what_was_played(tmp_path: Path) -> None:
    report = tmp_path / "soak.md"
    out = soak("--games", "40", "--out", str(report))
    assert out.exit_code == 0, out.output
    first, *_, row = [line for line in report.read_text().splitlines() if "invariant" in line or "| Santiago" in line]
    played = malecon.simulate("santiago", 2, 40, seed=0, audit=True)
    assert first.startswith("Every invariant held")
    assert row.startswith(f"| Santiago de Cuba | 40 | {played.decisions:,} | 0 | 0 |")


@pytest.mark.parametrize("words", [("--games", "0"), ("--games", "-5"), ("--device", "abacus")])
def test_a_soak_of_nothing_or_nowhere_is_refused(words: tuple[str, ...]) -> None:
    out = soak(*words)
    assert out.exit_code != 0
    assert isinstance(out.exception, BadOption) and words[1] in str(out.exception)


def test_a_broken_invariant_stops_random_play_and_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record whose options cannot be: the first decision of the first game finds it."""
    title = malecon.title("santiago")
    blank = title.blank(title.options.resolve({}))
    blank[0]["max_steps"] = 5
    monkeypatch.setattr(type(title), "blank", lambda *_: blank.copy())
    with pytest.raises(BrokenInvariant, match="options") as broken:
        malecon.simulate(title, 3, 4, seed=9, audit=True)
    assert broken.value.parts["game"] == 0
    assert malecon.simulate(title, 3, 4, seed=9).games == 4  # without an audit nobody looks
