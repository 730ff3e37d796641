"""Making puzzles: the same seed makes the same ones, a run that was stopped goes on, and only clear ones are kept."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import malecon
from malecon.bots import Sight
from malecon.cli import puzzles as command
from malecon.puzzles import BadPuzzles, checking, making, read
from malecon.puzzles.checking import GAP, check, look
from malecon.puzzles.making import Maker

TITLE = malecon.title("puerto_rico")


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks of a tenth of the time find other puzzles, in the same way."""
    for name in ("FIRST", "SECOND"):
        monkeypatch.setattr(checking, name, getattr(checking, name) // 10)


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


class Eager:
    """Stands for a cluster: works at once on whatever it is given, also before its turn."""

    def __init__(self, address: str) -> None:
        self.cores, self.hosts = 1, Counter[str]()

    def __enter__(self) -> "Eager":
        return self

    def __exit__(self, *trouble: object) -> None:
        pass

    def begin(self, work: Callable[[making.Task], list[making.Look]], task: making.Task) -> list[making.Look]:
        return work(task)

    def result(self, piece: list[making.Look]) -> list[making.Look]:
        return piece


def test_a_cluster_makes_the_same_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "Cluster", Eager)
    here, there = made(tmp_path / "here.jsonl", 2), Maker(TITLE, 1, tmp_path / "there.jsonl", "a cluster")
    for _ in there.run(2):
        pass
    assert (tmp_path / "there.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()
    assert there.step == here.step


def test_a_game_begun_too_early_is_known_by_what_it_began_from(tmp_path: Path) -> None:
    """Every other game has the seats that most puzzles came of so far, and a kind of puzzle is full at some time."""
    maker = Maker(TITLE, 1, tmp_path / "some.jsonl")
    fifth, sixth = maker._task(5), maker._task(6)
    (puzzle, *_) = (p for p in command.chosen("puerto_rico", None, None) if p.start["seats"] != fifth.seats)
    maker.found.all.append(replace(puzzle, game=4))
    assert not maker._same(fifth, []) and maker._same(maker._task(5), [])
    assert maker._same(sixth, [])
    pattern = making._pattern(puzzle.start, puzzle.best, puzzle.second)
    maker._alike[pattern] += 1
    assert not maker._same(sixth, [making.Look(True, pattern)]) and maker._same(sixth, [making.Look(True, (0, "", ""))])
    maker.found.all.append(replace(puzzle, game=6))
    assert not maker._same(sixth, [])  # a puzzle of this very game is there already


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
