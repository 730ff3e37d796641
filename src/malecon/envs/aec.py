"""PettingZoo: one agent per seat, turn by turn (AEC). Needs the extra `envs`.

env = malecon.envs.aec.env("puerto_rico", seats=4)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from malecon import title as title_of
from malecon.core.position import Position

LOW, HIGH = -100.0, 100.0


def env(title: str, seats: int = 4, render_mode: str | None = None, **options: Any) -> Any:
    """The environment inside PettingZoo's own checks."""
    raw = MaleconAEC(title, seats, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class MaleconAEC(AECEnv):  # type: ignore[misc]
    """The reward is 0 until the game ends; then 1 for a win, split between tied winners."""

    def __init__(self, title: str, seats: int = 4, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.metadata = {"name": f"malecon_{title}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.title = title_of(title)
        self.seats = self.title.check_seats(seats)
        self.options = options
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        size = len(self.title.actions)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOW, HIGH, (len(self.title.features),), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()
        self.position: Position = self.title.new(seats, 0, **options)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed determines this game and all that follow, until the next seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.position = self.title.new(self.seats, int(self._seeds.integers(1 << 53)), **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()

    def _mover(self) -> str:
        return self.possible_agents[self.position.to_move or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mine = self.position.to_move == seat
        mask = self.position.mask() if mine else np.zeros(len(self.title.actions))
        return {"observation": self.position.observe(seat), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.play_action(int(action) if action is not None else -1)
        if self.position.is_over:
            winners = self.position.winners()
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = 1.0 / len(winners) if seat in winners else 0.0
                self.terminations[name] = True
                self.infos[name] = {"score": self.position.scores()[seat]}
        else:
            self.agent_selection = self._mover()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The position as text: the scores and whose turn it is."""
        return repr(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: no resources are held."""
