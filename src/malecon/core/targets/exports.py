"""The core's programs exported to the browser, with arguments as Python passes them.

Other packages add theirs with `exported`.
"""

from typing import Any

import numpy as np

from malecon.core import digests, programs
from malecon.core.targets.wasm import exported
from malecon.core.title import Title


@exported(programs.advance)
def advance(title: Title) -> tuple[Any, ...]:
    return title.state.zeros(), 0, 0, 2, title.actions.mask(), np.zeros((1, 2), np.int32), False


@exported(programs.options_of)
def options_of(title: Title) -> tuple[Any, ...]:
    return title.state.zeros(), 0, title.actions.mask()


@exported(programs.seat_to_move)
def seat_to_move(title: Title) -> tuple[Any, ...]:
    return title.state.zeros(), 0


@exported(programs.score_of)
def score_of(title: Title) -> tuple[Any, ...]:
    return title.state.zeros(), 0, np.zeros((2, 2), np.int32)


@exported(programs.determinize_one)
def determinize_one(title: Title) -> tuple[Any, ...]:
    return title.state.zeros(), 0, 0


@exported(programs.observe_one)
def observe_one(title: Title) -> tuple[Any, ...]:
    return title.state.zeros(), 0, 0, np.zeros(1, np.float32)


@exported(programs.inform_one)
def inform_one(title: Title) -> tuple[Any, ...]:
    return title.state.zeros(), 0, title.facts.zeros()


@exported(programs.audit_one)
def audit_one(title: Title) -> tuple[Any, ...]:
    return title.state.zeros(), 0


@exported(programs.random_games)
def random_games(title: Title) -> tuple[Any, ...]:
    return title.state.zeros(2), title.actions.mask(), 2, 0, 0, 0, False, np.zeros((1, 2), np.int32)


@exported(digests.digest_games)
def digest_games(title: Title) -> tuple[Any, ...]:
    states = title.state.zeros(2)
    words = np.zeros((2, 1), np.uint64)
    return states, words, title.actions.mask(), 2, 0, 0, 0, np.zeros(1, np.uint64)
