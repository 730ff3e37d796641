"""Compiles every program of a title in advance. Other packages add their own programs to the list."""

from collections.abc import Callable

import numpy as np

from malecon.core import programs
from malecon.core.batch import Batch
from malecon.core.fields import twins
from malecon.core.title import Title

_tasks: list[Callable[[Title], None]] = []


def task(function: Callable[[Title], None]) -> Callable[[Title], None]:
    """Registers a function that makes a title's programs compile."""
    _tasks.append(function)
    return function


def tasks() -> tuple[Callable[[Title], None], ...]:
    return tuple(_tasks)


@task
def position(title: Title) -> None:
    p = title.new(title.seats.start, seed=0)
    p.to_dict()
    p.view(0)
    p.scores()
    p.observe(0)
    p.determinize(0, 0)
    programs.audit_one(p._states, 0)


@task
def random_play(title: Title) -> None:
    states = twins(title.blank(title.options.resolve({})), 3)
    seats = title.seats.start
    programs.random_games(states, title.actions.mask(), seats, 0, 0, 0, False, np.zeros((1, seats), np.int32))
    programs.copies(states, 1)


@task
def batch(title: Title) -> None:
    made = Batch(title, title.seats.start, 1)
    made.step(made.masks.argmax(axis=1))
    made.observations()
