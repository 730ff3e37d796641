"""Many plays of one title as torch tensors: mixed seat counts, some with unusual options, stepped where the net is."""

from random import Random
from typing import Any

import torch

import malecon
from malecon.core.errors import BadOption
from malecon.core.title import Title

USUAL_SEATS = 4
USUAL_SHARE = 0.65  # of plays with the usual number of seats
UNUSUAL_OPTIONS = 0.2  # share of plays with options away from the defaults
ALTERED = 0.25  # of the options of such a play
MIXES = 200  # different sets of options


class Plays:
    """A batch with its arrays as tensors. `points` are those of the play that ended last in each row."""

    def __init__(self, title: Title, count: int, device: str, seed: int, plain: bool = False) -> None:
        seats, options = _mix(title, count, Random(seed), plain)
        self.batch: Any = malecon.Batch(title, seats, count, device=device, seed=seed, options=options)
        self.count, self.device = count, device
        self.masks, self.movers, self.ended, self.rewards, self.points = (
            torch.as_tensor(array, device=device)
            for array in (
                self.batch.masks, self.batch.movers, self.batch.ended, self.batch.rewards, self.batch.scores,
            )
        )  # fmt: skip
        self.seats = torch.as_tensor(seats, device=device).long()
        watchers = [self.seats.sub(1).clamp(max=k).to(torch.int8) for k in range(title.seats.stop - 1)]
        self._watchers: list[Any] = watchers if device.startswith("cuda") else [w.numpy() for w in watchers]
        self._observed = torch.zeros((count, len(title.features)), dtype=torch.float32, device=device)
        self._room: Any = self._observed if device.startswith("cuda") else self._observed.numpy()  # the same memory

    def observe(self, seat: int | None = None) -> torch.Tensor:
        """What the seats to move see, or one seat (the last where there are fewer); overwritten by the next call."""
        self.batch.observations(None if seat is None else self._watchers[seat], out=self._room)
        return self._observed

    def step(self, actions: torch.Tensor) -> None:
        self.batch.step(actions)


def _mix(title: Title, count: int, chance: Random, plain: bool) -> tuple[Any, list[dict[str, Any]]]:
    import numpy as np

    usual = min(USUAL_SEATS, title.seats.stop - 1)
    others = [n for n in title.seats if n != usual]
    unusual = [_some_options(title, chance) for _ in range(MIXES)]
    seats = np.full(count, usual, np.int8)
    options: list[dict[str, Any]] = [{}] * count
    if not plain:
        for row in range(count):
            if others and chance.random() > USUAL_SHARE:
                seats[row] = chance.choice(others)
            if chance.random() < UNUSUAL_OPTIONS:
                options[row] = chance.choice(unusual)
    return seats, options


def _some_options(title: Title, chance: Random) -> dict[str, Any]:
    for _ in range(50):
        options = {o.name: chance.choice(o.choices) for o in title.options.all.values() if chance.random() < ALTERED}
        try:
            title.options.resolve(options)
        except BadOption:
            continue
        return options
    return {}
