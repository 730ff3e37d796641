"""Looking back: the curve of everybody's chances over a game."""

import pytest

import malecon
from malecon.bots import chances

TITLE = pytest.mark.parametrize("name", malecon.titles())


@TITLE
def test_the_curve_has_everybodys_share_of_the_win_and_ends_with_the_result(name: str) -> None:
    start = malecon.title(name).new(3, 6)
    position = start.copy()
    bot = malecon.bot("greedy", seed=2)
    while not position.is_over:
        position.play(bot.choose(position))
    shares = [chances(start)]
    for action in position.plays:
        start.play_action(action)
        shares.append(chances(start))
    assert len(shares) == position.ply + 1
    assert all(abs(sum(s) - 1.0) < 1e-6 and min(s) >= 0.0 for s in shares)
    assert max(shares[0]) < 0.75  # nobody has won before the game began
    assert [share > 0 for share in shares[-1]] == [seat in position.winners() for seat in range(3)]


@TITLE
def test_what_the_seat_to_move_cannot_know_makes_no_difference(name: str) -> None:
    position = malecon.title(name).new(3, 4)
    for _ in range(20):
        position.play(position.legal()[-1])
    seat = position.to_move
    assert seat is not None
    assert chances(position.determinize(seat, 5)) == chances(position)
