"""The best lines of a position: legal to their end, from what the seat to move knows."""

import random

import pytest

import malecon
from malecon.bots import Analysis, analyse
from malecon.core.position import Position


def somewhere(name: str, seed: int, plies: int) -> Position:
    dice = random.Random(seed)
    position = malecon.title(name).new(3, seed)
    while position.ply < plies and not position.is_over:
        position.play_action(dice.choice(position.legal_actions()))
    return position


def checked(position: Position, found: Analysis, most: int) -> None:
    """Every line can be played by the seats it names; the chances add up."""
    assert position.to_move is not None
    assert 1 <= len(found.lines) <= most
    assert sum(found.chances) == pytest.approx(1.0)
    assert found.chances[position.to_move] == pytest.approx(found.lines[0].chance)
    assert len({line.steps[0].action for line in found.lines}) == len(found.lines)
    for line in found.lines:
        now = position.determinize(position.to_move, 0)
        for step in line.steps:
            assert now.to_move == step.seat
            assert now == step.before
            now.play(step.notation)


@pytest.mark.parametrize("name", malecon.titles())
@pytest.mark.parametrize("code", ["search:120", "expert", "greedy"])
def test_lines_are_legal_to_their_end(name: str, code: str) -> None:
    longest = 0
    for plies in (0, 17, 40):
        position = somewhere(name, plies, plies)
        found = analyse(position, code, 3)
        checked(position, found, 3)
        longest = max(longest, *(len(line.steps) for line in found.lines))
    assert longest == 1 if code == "greedy" else longest > 2


@pytest.mark.parametrize("name", ["havana", "cuba"])
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    position = somewhere(name, 5, 21)
    assert position.to_move is not None
    other = position.determinize(position.to_move, 12345)
    assert other != position
    mine, theirs = (analyse(one, "search:100") for one in (position, other))
    assert mine.chances == theirs.chances
    assert [[s.notation for s in x.steps] for x in mine.lines] == [[s.notation for s in x.steps] for x in theirs.lines]


def test_a_finished_game_has_no_lines() -> None:
    position = somewhere("santiago", 2, 100_000)
    found = analyse(position, "expert")
    assert found.lines == ()
    assert [share > 0 for share in found.chances] == [seat in position.winners() for seat in range(3)]
