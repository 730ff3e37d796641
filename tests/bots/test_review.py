"""Looking back on a play: what cost something is found, what was good costs nothing, and nobody is judged by secrets."""

import pytest

import malecon
from malecon.bots import Sight, judge, review
from rulebook import santiago_table

TITLE = pytest.mark.parametrize("name", malecon.titles())


def last_ship() -> malecon.Position:
    """Three citrus on hand and the last ship before one's eyes: four points each, or next to nothing later."""
    start = santiago_table.table(
        car="maria", stops={"maria": 9}, flag=4, ship=7, demand="4 citrus 2 sugar", anton={"goods": "3 citrus"}
    )
    start.play("port")
    return start


def test_to_refuse_free_points_costs_and_the_better_choice_is_named() -> None:
    position = last_ship()
    verdict = judge(Sight.of(position), position.title.actions.parse("pass"), malecon.bot("search:200"))
    assert verdict.loss > 0.03
    assert verdict.played.notation == "pass"
    assert verdict.better is not None and verdict.better.notation.startswith("deliver citrus")
    assert verdict.better.reasons


def test_the_bots_own_choice_costs_nothing() -> None:
    position = last_ship()
    verdict = judge(Sight.of(position), position.title.actions.parse("deliver citrus 3"), malecon.bot("search:200"))
    assert verdict.loss == 0.0 and verdict.better is None


@TITLE
def test_what_the_seat_could_not_know_makes_no_difference(name: str) -> None:
    position = malecon.title(name).new(3, 4)
    for _ in range(25):
        position.play(position.legal()[-1])
    seat = position.to_move
    assert seat is not None
    played = position.legal_actions()[0]
    told = judge(Sight.of(position), played, malecon.bot("search:60"))
    for seed in (1, 2):
        assert judge(Sight.of(position.determinize(seat, seed)), played, malecon.bot("search:60")).loss == told.loss


@TITLE
def test_careless_play_costs_more_than_careful_play(name: str) -> None:
    """A whole play: every decision of a seat is judged, in order, and an expert's cost less than a random player's."""
    start = malecon.title(name).new(2, 8)
    position = start.copy()
    players = malecon.bot("random", seed=1), malecon.bot("search:150")
    while (seat := position.to_move) is not None and position.ply < 120:
        position.play(players[seat].choose(position))
    lost = []
    for seat in (0, 1):
        verdicts = list(review(start, position.plays, malecon.bot("search:150"), seat))
        assert all(v.seat == seat and 0.0 <= v.loss <= 1.0 for v in verdicts)
        assert [v.ply for v in verdicts] == sorted({v.ply for v in verdicts}) and verdicts
        lost.append(sum(v.loss for v in verdicts) / len(verdicts))
    assert lost[0] > 2 * lost[1]
