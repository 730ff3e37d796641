"""How a decision is asked for: long lists piece by piece, and with the board still on the screen."""

from importlib import import_module

import pytest

import malecon
from malecon.cli.choices import MOST, Choice, at, choices, every
from malecon.cli.console import console
from malecon.cli.desk import Asked, Plain
from walks import walk

NAMES = ("Ana", "Boris", "Clara", "Dan", "Eva")


def widest(level: tuple[Choice, ...]) -> int:
    return max([len(level), *(widest(choice.inner) for choice in level if choice.inner)])


@pytest.mark.parametrize("name", malecon.titles())
def test_every_action_can_be_chosen_by_its_numbers_and_nothing_else(name: str) -> None:
    for seed in range(2):
        for number, position in enumerate(walk(malecon.title(name).new(4, seed), seed)):
            if position.is_over or number % 3:
                continue
            level = choices(position, NAMES)
            reached = {path: choice.notation for path, choice in every(level)}
            assert sorted(reached.values(), key=str) == sorted(position.legal())
            for path, notation in reached.items():
                found = at(level, [int(number) for number in path.split()])
                assert found is not None and found.notation == notation
            assert at(level, [len(level) + 1]) is None and at(level, [0]) is None


def test_seventy_eight_pairs_of_cards_are_thirteen_and_then_twelve() -> None:
    position = malecon.title("havana").new(4, 7)
    level = choices(position, NAMES)
    assert len(position.legal()) == 78 and len(level) == 13
    assert [len(choice.inner) for choice in level] == [12] * 13


def test_deals_in_santiago_are_asked_for_by_their_kind() -> None:
    longest = max(
        (p.copy() for p in walk(malecon.title("santiago").new(2, 23), 23) if not p.is_over),
        key=lambda position: len(position.legal()),
    )
    assert len(longest.legal()) > 2 * MOST
    level = choices(longest, NAMES)
    assert len(level) <= MOST and widest(level) < len(longest.legal())


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_havanas_worst_question_leaves_its_board_on_48_lines(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Board, question, choices and the line to type on, in a window of 120 columns and 48 lines."""
    from malecon.cli.console import set_lang

    set_lang(lang)
    monkeypatch.setattr(console, "width", 120)
    desk, worst = Plain(), 0
    for seats in (2, 4):
        for number, position in enumerate(walk(malecon.title("havana").new(seats, 1), 1)):
            if position.to_move is not None and number % 4 == 0:
                asked = Asked(position, position.to_move, NAMES[:seats], choices(position, NAMES[:seats]))
                with console.capture() as screen:
                    import_module("malecon.cli.telling").draw_board(position, asked.seat, asked.names)
                    desk.question(asked, whole=True)
                worst = max(worst, screen.get().count("\n") + 1)
    assert 30 < worst <= 48
