"""Series of games between bots: seats rotate, seeds are mirrored, and results come with confidence intervals."""

from malecon.arena.lab import lab
from malecon.arena.ladder import ladder
from malecon.arena.match import Game, Match, play_block, record_of
from malecon.arena.results import Results, read_results
from malecon.arena.runner import run
from malecon.arena.stats import Sprt, wilson

__all__ = [
    "Game",
    "Match",
    "Results",
    "Sprt",
    "lab",
    "ladder",
    "play_block",
    "read_results",
    "record_of",
    "run",
    "wilson",
]
