"""malecon puzzles in the terminal: a puzzle solved wrongly, then rightly; the list; what cannot be asked for."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import malecon
from malecon.cli import main
from malecon.cli import puzzles as command
from malecon.cli.console import console
from malecon.puzzles import Puzzle, daily, shipped, today

Terminal = Callable[..., str]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(console, "width", 120)

    def run(*words: str, typed: str = "", code: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["malecon", "puzzles", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed.split("|"))))
        with pytest.raises(SystemExit) as end:
            main()
        screen = capsys.readouterr()
        assert end.value.code == code, screen.err
        return screen.out + " ".join(screen.err.split())

    return run


def only(monkeypatch: pytest.MonkeyPatch, title: str) -> Puzzle:
    """A title's first puzzle, as if it were the only one."""
    puzzle = shipped(title).all[0]
    monkeypatch.setattr(command, "chosen", lambda *_: [puzzle])
    return puzzle


@pytest.mark.parametrize("title", malecon.titles())
def test_a_wrong_answer_is_told_and_the_right_one_found(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, title: str
) -> None:
    puzzle = only(monkeypatch, title)
    said = terminal(title, typed=f"{puzzle.second}|{puzzle.best}|q")
    assert "Find the best move." in said
    assert "Not this time." in said
    assert f"{100 * puzzle.second_chance:.0f} % to win" in said
    assert said.index("Not this time.") < said.index("Right!")
    assert "Best:" in said
    kept = json.loads((tmp_path / "malecon" / "puzzles.json").read_text())
    assert kept["done"] == {f"{title}/{puzzle.id}": False}
    assert kept["rating"] < 1200


def test_the_solution_is_shown_on_request_in_every_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    only(monkeypatch, "havana")
    assert "Найдите лучший ход" in terminal("havana", "--lang", "ru", typed="board|show|q")
    only(monkeypatch, "havana")
    assert "Trova la mossa migliore" in terminal("havana", "--lang", "it", typed="nonsense words|q")


def test_the_puzzle_of_the_day_counts_the_days(terminal: Terminal) -> None:
    puzzle = daily(shipped("santiago").all, today())
    assert "1 day in a row" in terminal("santiago", "--daily", typed=puzzle.best)
    assert "days in a row: 1" in terminal("santiago", typed="q")


def test_puzzles_are_listed_and_chosen_by_theme_and_level(terminal: Terminal) -> None:
    said = terminal("list")
    assert "Santiago de Cuba" in said
    assert "endgame" in said
    assert "(easy)" in terminal("cuba", "--level", "easy", typed="q")
    assert "endgame" in terminal("cuba", "--theme", "endgame", typed="q")
    assert "Themes: " in terminal("cuba", "--theme", "chess", code=2)
    assert "easy, medium, hard, expert" in terminal("cuba", "--level", "huge", code=2)
    assert "chess" in terminal("chess", code=2)
