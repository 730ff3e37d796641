"""Gymnasium: thousands of plays stepped at once inside the JIT, for self-play. Needs the extra `envs`.

Every row is one play, seen by the seat that decides in it; an action is that seat's. `infos["mover"]` says which it is.
A play that ends starts anew in the same step (Gymnasium's SAME_STEP): its last observation is in `infos["final_obs"]`,
its points in `infos["final_info"]["scores"]`.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from malecon import title as title_of
from malecon.core.batch import Batch
from malecon.envs.rewards import bounds, check_kind, payoffs

LOW, HIGH = -100.0, 100.0


class MaleconVector(VectorEnv):
    """When a play ends every seat is paid: rewards are plays by seats, or one a play if a `seat` is named.

    `reward` is "win" (1 for a win, shared by ties), "rank" (1 for the first to 0 for the last) or "margin" (points more
    than the best other seat). On `device="cuda"` observations and masks stay on the card, for torch, JAX or CuPy to take
    over without a copy; everything else is NumPy's.
    """

    def __init__(
        self, title: str, num_envs: int, seats: int = 4, *, reward: str = "win", seat: int | None = None,
        device: str = "cpu", threads: int | None = None, final_obs: bool = True, **options: Any,
    ) -> None:  # fmt: skip
        self.title = title_of(title)
        self.seats = self.title.check_seats(seats)
        if seat is not None and seat not in range(seats):
            raise ValueError(f"There is no seat {seat}: the table has 0 to {seats - 1}.")
        self.num_envs = num_envs
        self.reward, self.seat, self.device = check_kind(reward), seat, device
        self.features = self.title.features  # what each number of an observation is
        self._threads, self._final_obs, self.options = threads, final_obs, options
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        size = len(self.title.actions)
        self.single_action_space = spaces.Discrete(size)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOW, HIGH, (len(self.features),), np.float32),
                "action_mask": spaces.MultiBinary(size),
            }
        )
        self.reward_space = spaces.Box(*bounds(reward), () if seat is not None else (seats,), np.float32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.batch: Batch | None = None

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts all plays, or those of `options["reset_mask"]`.

        A list of seeds has one for each play, None where it goes on by itself; one number stands for itself and those
        that follow it, as everywhere in Gymnasium.
        """
        which = (options or {}).get("reset_mask")
        if self.batch is None:
            start = int(np.random.default_rng().integers(1 << 53))
            self.batch = Batch(
                self.title, self.seats, self.num_envs, start, device=self.device, threads=self._threads, **self.options
            )
            which = None
        seeds = range(seed, seed + self.num_envs) if isinstance(seed, int | np.integer) else seed
        self.batch.restart(which, seeds)
        return self._observe(), {"mover": self._down(self.batch.movers)}

    def _down(self, array: Any) -> Any:
        """A copy of an array of the batch as one of NumPy's."""
        assert self.batch is not None
        return np.array(self.batch._target.download(array))

    def _observe(self) -> dict[str, Any]:
        assert self.batch is not None
        masks = self.batch.masks.astype(np.int8) if self.device == "cpu" else self.batch.masks
        return {"observation": self.batch.observations(), "action_mask": masks}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        if self.batch is None:
            self.reset()
        batch = self.batch
        assert batch is not None
        movers = self._down(batch.movers)
        before = batch._target.copy(batch.states) if self._final_obs else None
        batch.step(actions)
        over = self._down(batch.ended).astype(bool)
        paid = np.zeros((self.num_envs, self.seats), np.float32)
        infos: dict[str, Any] = {"mover": self._down(batch.movers)}
        if over.any():
            shares, scores = self._down(batch.rewards), self._down(batch.scores)
            paid[over] = payoffs(self.reward, shares[over], scores[over])
            infos["final_info"] = {"scores": np.where(over[:, None], scores, 0), "_scores": over.copy(),
                                   "rewards": paid.copy(), "_rewards": over.copy()}  # fmt: skip
            infos["_final_info"] = over.copy()
            if before is not None:
                infos["final_obs"] = self._last_seen(before, movers, actions, over)
                infos["_final_obs"] = over.copy()
        rewards = paid if self.seat is None else paid[:, self.seat]
        return self._observe(), rewards, over, np.zeros(self.num_envs, bool), infos

    def _last_seen(self, before: Any, movers: Any, actions: Any, over: Any) -> Any:
        """The ends of the plays that are over, each as the seat that ended it sees them: they have begun anew since."""
        assert self.batch is not None
        seen = np.full(self.num_envs, None, object)
        chosen = self._down(self.batch._target.actions(actions))
        for i in np.flatnonzero(over).tolist():
            record = self.batch._target.download(before[i : i + 1]).tobytes()
            end = self.title.from_bytes(record, trusted=True)
            end.play_action(int(chosen[i]))
            mask = np.zeros(len(self.title.actions), np.int8)
            seen[i] = {"observation": end.observe(int(movers[i])), "action_mask": mask}
        return seen

    def close_extras(self, **kwargs: Any) -> None:
        self.batch = None
