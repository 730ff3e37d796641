"""Gymnasium: thousands of plays stepped at once inside the JIT. Needs the extra `envs`.

Every row is one play, seen by the seat that decides in it; an action is that seat's. `infos["mover"]` says which it is.
A play that ends starts anew in the same step; its result is in `infos["final_rewards"]`, by seat.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from malecon import title as title_of
from malecon.core.batch import Batch

LOW, HIGH = -100.0, 100.0


class MaleconVector(VectorEnv):
    """The reward of a step is what the seat that took it wins by it: 1 for a win (shared by ties), else 0."""

    def __init__(self, title: str, num_envs: int, seats: int = 4, **options: Any) -> None:
        self.title = title_of(title)
        self.seats = seats
        self.num_envs = num_envs
        self.options = options
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space = spaces.Discrete(len(self.title.actions))
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOW, HIGH, (self.title.features,), np.float32),
                "action_mask": spaces.MultiBinary(len(self.title.actions)),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.batch: Batch | None = None

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> Any:
        given = seed[0] if isinstance(seed, list) else seed  # the plays' own seeds follow from one
        start = given if given is not None else int(np.random.default_rng().integers(1 << 53))
        self.batch = Batch(self.title, self.seats, self.num_envs, start, **self.options)
        return self._observe(), {"mover": self.batch.movers.copy()}

    def _observe(self) -> dict[str, Any]:
        assert self.batch is not None
        return {"observation": self.batch.observations(), "action_mask": self.batch.masks.astype(np.int8)}

    def step(self, actions: Any) -> Any:
        if self.batch is None:
            self.reset()
        assert self.batch is not None
        movers = self.batch.movers.copy()
        paid, ended = self.batch.step(actions)
        rewards = paid[np.arange(self.num_envs), movers].astype(np.float64)
        terminations = ended.astype(bool)
        infos = {"mover": self.batch.movers.copy(), "final_rewards": paid.copy(), "_final_rewards": terminations.copy()}
        return self._observe(), rewards, terminations, np.zeros(self.num_envs, bool), infos

    def close_extras(self, **kwargs: Any) -> None:
        self.batch = None
