"""Thousands of positions stepped at once, for learning. The GIL is free while they step."""

from typing import Any

import numpy as np

from malecon.core import programs
from malecon.core.errors import IllegalAction, Reason
from malecon.core.fields import twins
from malecon.core.title import Title


class Batch:
    """Many plays of one title side by side; a play that ends starts anew by itself.

    `masks[i]` are the legal actions of play i, `movers[i]` the seat that decides, `observations()` what it sees.
    After `step`, `ended[i]` tells that play i ended with `rewards[i]` (a win is 1, shared by ties) and is new again.
    """

    def __init__(self, title: Title, seats: int, count: int, seed: int = 0, **options: Any) -> None:
        self.title = title
        self.seats = title.check_seats(seats)
        self._blank = title.blank(title.options.resolve(options))
        self.states = twins(self._blank, count)
        self.masks = title.actions.mask(count)
        self.movers = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, seats), np.float32)
        self.ended = np.zeros(count, np.uint8)
        stride = np.uint64(0x9E3779B97F4A7C15)
        with np.errstate(over="ignore"):
            self._seeds = np.arange(count, dtype=np.uint64) * stride + np.uint64(title.check_seed(seed))
        self._step(np.full(count, -1, np.int32))

    def __len__(self) -> int:
        return len(self.states)

    def step(self, actions: Any) -> tuple[Any, Any]:
        """One decision in every play; returns (rewards, ended). An illegal one is refused and nothing altered."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (len(self),) or (chosen < 0).any():
            raise IllegalAction(Reason("reason-batch-shape", count=len(self)), str(chosen.shape), ())
        self._step(chosen)
        return self.rewards, self.ended

    def _step(self, actions: Any) -> None:
        wrong = programs.step_all(
            self.states,
            self._blank,
            actions,
            self.seats,
            self._seeds,
            self.masks,
            self.movers,
            self.rewards,
            self.ended,
        )
        if wrong >= 0:
            legal = [self.title.actions.notation(a) for a in np.flatnonzero(self.masks[wrong]).tolist()]
            raise IllegalAction(Reason("reason-batch", play=int(wrong)), str(int(actions[wrong])), legal)

    def observations(self) -> Any:
        """What the seat to move sees, one row a play."""
        out = np.zeros((len(self), self.title.features), np.float32)
        programs.observe_all(self.states, self.movers, out)
        return out
