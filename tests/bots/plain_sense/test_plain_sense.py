"""Plain sense: at positions where any experienced player agrees, the bots do what is sensible."""

from functools import cache

import pytest

import malecon
from bots.plain_sense.cases import CASES, Case, positions
from malecon.bots.network import has_network
from malecon.core.position import Position

AT_LEAST = 20
EXPECTED = {"easy": 0.70, "medium": 0.80, "hard": 0.95, "expert": 0.95, "master": 0.95}


@cache
def questions(name: str) -> list[tuple[Case, Position, set[str]]]:
    """Found once for all levels: that takes as long as asking them."""
    return list(positions(name))


@pytest.mark.parametrize("name", malecon.titles())
def test_there_are_enough_positions(name: str) -> None:
    found = questions(name)
    assert len(found) >= AT_LEAST
    for case, position, sensible in found:
        legal = set(position.legal())
        assert sensible < legal, case.sentence
    assert len({case.sentence for case in CASES}) == len(CASES)


@pytest.mark.parametrize("level", EXPECTED)
@pytest.mark.parametrize("name", [name for name in malecon.titles() if has_network(malecon.title(name))])
def test_levels_have_plain_sense(name: str, level: str) -> None:
    # Most of a master's time is for harder questions.
    code = level if level != "master" else "puct:400"
    bot = malecon.bot(code)
    silly = []
    for case, position, sensible in questions(name):
        choice = bot.choose(position)
        if choice not in sensible:
            silly.append(f"{choice}: {case.sentence}")
    assert len(silly) <= (1.0 - EXPECTED[level]) * len(questions(name)), silly
