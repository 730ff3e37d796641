"""Gymnasium: one seat for the learner, house bots on the others. Needs the extra `envs`.

import malecon.envs.single  # makes the names known
env = gymnasium.make("malecon/puerto_rico-v0", seats=4, opponents="greedy")
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from malecon import bot, titles
from malecon import title as title_of
from malecon.core.position import Position
from malecon.envs.rewards import check_kind, payoffs

LOW, HIGH = -100.0, 100.0


class MaleconEnv(gymnasium.Env[dict[str, Any], Any]):
    """A step is one decision of the learner and everything the bots do until its next one.

    `opponents` is one code for all other seats or a list with one for each; `seat=None` draws the learner's seat for
    each game. Illegal actions raise IllegalAction; with `strict=False` the first legal one is played instead, and
    `info["illegal"]` says so. `action_masks()` is for libraries that ask the environment (sb3-contrib).
    """

    def __init__(
        self, title: str, seats: int = 4, opponents: str | Sequence[str] = "greedy", *, seat: int | None = None,
        reward: str = "win", strict: bool = True, render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        self.title = title_of(title)
        self.seats = self.title.check_seats(seats)
        if seat is not None and seat not in range(seats):
            raise ValueError(f"There is no seat {seat}: the table has 0 to {seats - 1}.")
        self.codes = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.codes) != seats - 1:
            raise ValueError(f"Name one opponent, or one for each of the {seats - 1} other seats.")
        self.reward, self.options, self.strict = check_kind(reward), options, strict
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self.features = self.title.features  # what each number of an observation is
        size = len(self.title.actions)
        self.action_space: Any = spaces.Discrete(size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOW, HIGH, (len(self.features),), np.float32),
                "action_mask": spaces.MultiBinary(size),
            }
        )
        self._given_seat = seat
        self.seat = seat or 0
        self.position: Position = self.title.new(seats, 0, **options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        drawn = self.np_random
        self.seat = int(drawn.integers(self.seats)) if self._given_seat is None else self._given_seat
        self.position = self.title.new(self.seats, int(drawn.integers(1 << 53)), **self.options)
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self._bots = {
            seat: bot(code, int(drawn.integers(1 << 31))) for seat, code in zip(others, self.codes, strict=True)
        }
        self._let_bots_act()
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        wrong = not (0 <= int(action) < len(self.title.actions) and self.position.mask()[int(action)])
        chosen = self.position.legal_actions()[0] if wrong and not self.strict else int(action)
        self.position.play_action(chosen)
        self._let_bots_act()
        info = self._info() | ({"illegal": True} if wrong else {})
        over = self.position.is_over
        return self._observe(), self._pay() if over else 0.0, over, False, info

    def _let_bots_act(self) -> None:
        while (mover := self.position.to_move) is not None and mover != self.seat:
            self.position.play_action(self._bots[mover].choose_action(self.position))

    def _pay(self) -> float:
        winners = self.position.winners()
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return float(payoffs(self.reward, shares, self.position.scores())[self.seat])

    def _observe(self) -> dict[str, Any]:
        return {"observation": self.position.observe(self.seat), "action_mask": self.action_masks().astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        told: dict[str, Any] = {"seat": self.seat}
        return told | {"scores": self.position.scores()} if self.position.is_over else told

    def action_masks(self) -> Any:
        """The legal actions now, as booleans; none after the end."""
        over = self.position.is_over
        return np.zeros(len(self.title.actions), bool) if over else self.position.mask().astype(bool)

    def render(self) -> str | None:
        return repr(self.position) if self.render_mode == "ansi" else None


def register() -> None:
    """Makes the titles known to gymnasium.make."""
    for name in titles():
        code = f"malecon/{name}-v0"
        if code not in gymnasium.registry:
            gymnasium.register(code, entry_point="malecon.envs.single:MaleconEnv", kwargs={"title": name})


register()
