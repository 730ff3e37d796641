"""Who is asked at the same time, and that it makes no difference to anybody what those before them choose."""

from random import Random
from typing import Any

import pytest

import malecon
from malecon.core.asking import questions
from malecon.core.position import Position

WALKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("puerto_rico", {}),
    ("santiago", {}),
    ("havana", {}),
    ("havana", {"simultaneous_replacement": True}),
    ("cuba", {}),
    ("cuba", {"secret_delegate": True}),
)


def walk(name: str, options: dict[str, Any], seeds: int = 6) -> list[Position]:
    """Positions of random games, of which every seat number has some."""
    title, found = malecon.title(name), []
    for seed in range(seeds):
        chance, position = Random(seed), title.new(title.seats[seed % len(title.seats)], seed, **options)
        while not position.is_over:
            found.append(position.copy())
            position.play(chance.choice(position.legal()))
    return found


def choose(position: Position, chance: Random) -> None:
    """A whole secret choice of the seat to move, at random."""
    seat, complete = position.to_move, False
    while position.to_move == seat and not complete:
        action = chance.choice(position.legal_actions())
        assert position.title.is_secret(action)
        position.play_action(action)
        complete = position.title.completes(action)


@pytest.mark.parametrize(("name", "options"), WALKS)
def test_a_question_does_not_depend_on_what_was_chosen_before_it(name: str, options: dict[str, Any]) -> None:
    chance, together = Random(7), 0
    for position in walk(name, options):
        asked = questions(position)
        assert next(iter(asked)) == position.to_move and asked[next(iter(asked))] is position
        if len(asked) == 1:
            continue
        together += 1
        for _ in range(3):
            now = position.copy()
            for seat, question in asked.items():
                assert now.to_move == seat == question.to_move
                assert now.legal() == question.legal()
                assert now.view(seat) == question.view(seat)
                choose(now, chance)
    assert (together > 5) == (name in ("havana", "cuba"))


@pytest.mark.parametrize(("name", "options"), WALKS)
def test_who_is_asked_is_known_to_all(name: str, options: dict[str, Any]) -> None:
    for position in walk(name, options, seeds=3):
        asked = questions(position)
        for seat in range(position.seats):
            assert list(questions(position.determinize(seat, 3))) == list(asked)


def test_all_choose_their_first_cards_in_havana_at_once() -> None:
    assert list(questions(malecon.title("havana").new(4, 1))) == [0, 1, 2, 3]


def test_nobody_waits_where_others_see_what_is_discarded() -> None:
    """Later seats see which card an earlier one keeps, unless the option hides it."""
    for options, together in (({}, 1), ({"simultaneous_replacement": True}, 3)):
        position = malecon.title("havana").new(3, 1, **options)
        while position.view(None)["phase"] != "lay":
            position.play(position.legal()[0])
        assert len(questions(position)) == together


def test_nobody_is_asked_once_the_game_is_over() -> None:
    position = malecon.title("havana").new(2, 1)
    chance = Random(1)
    while not position.is_over:
        position.play(chance.choice(position.legal()))
    assert questions(position) == {}
