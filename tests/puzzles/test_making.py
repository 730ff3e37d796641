"""Making puzzles: the same seed makes the same ones, a run that was stopped goes on, and only clear ones are kept."""

from pathlib import Path

import pytest

import malecon
from malecon.bots import Sight
from malecon.cli import puzzles as command
from malecon.puzzles import BadPuzzles, making, read
from malecon.puzzles.checking import GAP, check, look
from malecon.puzzles.making import Maker

TITLE = malecon.title("puerto_rico")


def made(out: Path, count: int, seed: int = 1) -> Maker:
    maker = Maker(TITLE, seed, out)
    for _ in maker.run(count):
        pass
    return maker


def test_a_run_that_was_stopped_makes_what_it_would_have_made(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole.jsonl", 2).found.all
    made(tmp_path / "parts.jsonl", 1)
    assert read(tmp_path / "parts.jsonl").all == whole[:1]
    assert made(tmp_path / "parts.jsonl", 2).found.all == whole
    assert (tmp_path / "parts.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    for puzzle in whole:
        assert puzzle.gap >= GAP
        assert puzzle.shares["easy"] <= making.PLAIN
    with pytest.raises(BadPuzzles, match="another seed"):
        Maker(TITLE, 2, tmp_path / "parts.jsonl")


def test_ctrl_c_loses_nothing_and_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "some.jsonl"
    going = Maker.run

    def stopped(self: Maker, count: int) -> object:
        for step in going(self, count):
            yield step
            if step.made == 1:
                raise KeyboardInterrupt

    monkeypatch.setattr(Maker, "run", stopped)
    command.make("puerto_rico", 50, out, 1, None)
    assert len(read(out).all) == 1
    assert "1 puzzle in" in " ".join(capsys.readouterr().out.split())


def test_a_position_where_the_first_steps_are_worth_the_same_is_no_puzzle() -> None:
    start = TITLE.new(4, seed=3)
    sight = Sight.of(start)
    assert look(sight) is None
    puzzle = command.chosen("puerto_rico", None, None)[0]
    clear = look(Sight.of(puzzle.position(), 1))
    assert clear is not None
    assert clear.action == TITLE.actions.parse(puzzle.best)
    clear.action = TITLE.actions.parse(puzzle.second)
    assert check(puzzle.position(), clear, 1) is None  # the checks find another choice best
