"""Many games between bots, measured honestly: rotated seats, mirrored seeds, intervals beside the fair share."""

from malecon.arena.lab import lab
from malecon.arena.ladder import ladder
from malecon.arena.match import Game, Plan, play_block
from malecon.arena.results import Results, read_results
from malecon.arena.runner import run
from malecon.arena.stats import Sprt, wilson

__all__ = ["Game", "Plan", "Results", "Sprt", "lab", "ladder", "play_block", "read_results", "run", "wilson"]
