"""What a row of docs/strength.md is worth: who played it, and what a network foresees."""

from math import isfinite, log

from malecon.arena.foresight import QUARTERS, foresight
from malecon.arena.strength import play_of


def test_a_row_depends_on_what_its_own_bots_are_made_of() -> None:
    """Work on the guided search leaves what bare networks and the search by playouts have played as it was."""
    rows = [play_of("cuba", codes) for codes in (("search:200", "greedy"), ("net", "search:1000"), ("puct:80", "net"))]
    assert len(set(rows)) == 3
    assert play_of("cuba", ("net,heat=2", "net,heat=4")) == play_of("cuba", ("net",)) != play_of("santiago", ("net",))


def test_a_network_foresees_the_winner_at_last() -> None:
    """The log loss by quarter of the game: near the end it knows more than an even guess."""
    losses = foresight("santiago", 4)
    assert len(losses) == QUARTERS and all(isfinite(loss) and loss > 0.0 for loss in losses)
    assert losses[-1] < log(4)
