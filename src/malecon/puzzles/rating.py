"""How hard a puzzle is: a number on the scale of the solvers' ratings, from how the levels of the bots fare.

Each level has a rating of its own (`LEVELS`) and finds the move in some share of its tries. The puzzle's rating is the
one at which a solver's expected successes, 1 / (1 + 10^((puzzle - solver) / 400)) summed over the levels, equal those
that were counted. Half a success of a solver of 1500 is added on each side, so that a puzzle that everybody or nobody
finds still gets a number: about 800 to 2400.
"""

from malecon.bots.base import Sight
from malecon.bots.codes import bot, level_code
from malecon.core.position import Position

LEVELS = {"easy": 900, "medium": 1300, "hard": 1700, "expert": 2100}
TRIES = {"easy": 24, "medium": 24, "hard": 4, "expert": 6}
MIDDLE = 1500
LEAST, MOST = 800, 2400
SCALE = 400.0


def shares(position: Position, best: int) -> dict[str, float]:
    """How often each level finds the move."""
    return {level: _share(position, best, level) for level in LEVELS}


def _share(position: Position, best: int, level: str) -> float:
    code = level_code(level, position.title)
    found = sum(
        bot(code, seed).weigh_up(Sight.of(position, seed)).action == best for seed in range(1, TRIES[level] + 1)
    )
    return round(found / TRIES[level], 3)


def expected(solver: float, puzzle: float) -> float:
    """The chance that a solver of this rating finds the move of a puzzle of that rating."""
    return float(1.0 / (1.0 + 10.0 ** ((puzzle - solver) / SCALE)))


def rating(found: dict[str, float]) -> int:
    """The rating of a puzzle from the shares of the levels that find it, rounded to tens."""
    solvers, wanted = [*(LEVELS[level] for level in found), MIDDLE], sum(found.values()) + 0.5
    low, high = float(LEAST), float(MOST)
    for _ in range(40):
        middle = (low + high) / 2
        if sum(expected(solver, middle) for solver in solvers) > wanted:
            low = middle
        else:
            high = middle
    return 10 * round(low / 10)
