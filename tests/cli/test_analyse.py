"""malecon analyse: what it prints, and the moves people try."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import malecon
from malecon.cli import app
from malecon.cli.analyse import Board
from malecon.cli.console import console
from malecon.core.errors import MaleconError

FAST = "search:60"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    dice, position = random.Random(3), malecon.title("santiago").new(2, 5)
    for _ in range(40):
        position.play_action(dice.choice(position.legal_actions()))
    path = tmp_path / "game.txt"
    path.write_text(position.record(("Ana", "bot:easy")))
    return path


def told(*words: str) -> str:
    out = CliRunner().invoke(app, list(words))
    assert out.exception is None, out.exception
    return out.stdout


def test_it_prints_the_board_the_chances_and_the_lines_and_ends(record: Path) -> None:
    out = told("analyse", str(record), "--ply", "12", "--bot", FAST, "--lines", "2")
    assert "Chances of winning" in out
    assert "Ana" in out
    assert "Best lines" in out
    assert "back" not in out  # nobody sits at a terminal
    assert "Шансы на победу" in told("analyse", str(record), "--bot", FAST, "--lang", "ru")


def test_as_json_its_lines_can_be_played(record: Path) -> None:
    found = json.loads(told("analyse", str(record), "--ply", "12", "--bot", FAST, "--lines", "2", "--json"))
    assert (found["ply"], found["bot"], len(found["chances"])) == (12, FAST, 2)
    position = malecon.replay(record.read_text(), 12)
    assert found["to_move"] == position.to_move
    assert 1 <= len(found["lines"]) <= 2
    for line in found["lines"]:
        assert line["moves"][0]["notation"] in position.legal()
        assert all(move["told"] for move in line["moves"])


@pytest.mark.parametrize(
    "words", [["--ply", "41"], ["--ply", "-1"], ["--bot", "wizard"]], ids=["late", "early", "unknown bot"]
)
def test_what_is_not_there_is_refused(record: Path, words: list[str]) -> None:
    out = CliRunner().invoke(app, ["analyse", str(record), *words])
    assert isinstance(out.exception, MaleconError)


def answers(monkeypatch: pytest.MonkeyPatch, *typed: str) -> Iterator[str]:
    left = iter(typed)
    monkeypatch.setattr(console, "input", lambda *_: next(left))
    return left


def test_moves_are_tried_and_taken_back(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(record.read_text(), 12, ["Ana", "easy"], FAST, 3)
    start = board.position
    left = answers(monkeypatch, "nonsense", "line 9", start.legal()[0], "1", "back", "b", "back", "line 1", "q")
    assert board.ask()  # two answers that mean nothing, then a notation
    first = board.position
    assert first.plays == [*start.plays, start.legal_actions()[0]]
    assert board.ask()  # its number
    assert board.position.ply == 14
    assert board.ask()
    assert board.position == first
    assert board.ask()
    assert board.position == start
    assert board.ask()  # further back, into the record
    assert board.position == malecon.replay(record.read_text(), 11)
    line = [step.notation for step in board.found.lines[0].steps]
    assert board.ask()
    played = [board.position.title.actions.notation(action) for action in board.position.plays[11:]]
    assert played
    assert played == line[: len(played)]  # as far as the dice allow
    assert not board.ask()
    assert next(left, None) is None


def test_before_the_beginning_there_is_nothing(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(record.read_text(), 0, ["Ana", "easy"], FAST, 3)
    answers(monkeypatch, "back", "quit")
    assert not board.ask()
    assert board.position.ply == 0
