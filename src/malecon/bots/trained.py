"""The bot that plays a network's favourite action. For the search guided by the network see guided.py."""

from typing import Any

import numpy as np

from malecon.bots.base import Bot, Choice, Sight
from malecon.bots.compiled import choosing, finishing
from malecon.bots.compiled import network as compiled
from malecon.bots.network import Network, shipped

VISITS = 1000  # reported as visits for a policy value of 1
WIN_SAMPLES = 4  # samples of hidden information before a win counts as certain


class Net(Bot):
    """Plays the network's favourite action, or with heat one it likes almost as much. Takes an immediate win."""

    def __init__(self, code: str, seed: int = 0, heat: float = 0.0, network: Network | None = None) -> None:
        super().__init__(code, seed)
        self.heat = heat
        self.network = network  # None: the one that comes with the package

    def weigh_up(self, sight: Sight) -> Choice:
        odds = np.zeros(len(sight.mask))
        likes, chances, leads = ask(self.network or shipped(sight.title), sight, self.heat, odds)
        choice = Choice(
            int(np.argmax(np.where(sight.mask, likes, -1.0))), np.rint(likes * VISITS).astype(np.int64),
            np.where(sight.mask, chances[sight.seat], 0.0), np.where(sight.mask, leads[sight.seat], 0.0),
        )  # fmt: skip
        if self.heat > 0.0:
            choice.action = int(choosing.draw(sight.mask, odds, sight.seed))
        return take_a_win(sight, choice)


def ask(network: Network, sight: Sight, heat: float = 0.0, odds: Any = None) -> tuple[Any, Any, Any]:
    """The network's liking of each action, and each seat's share of the win and lead in points, by seats.

    With heat, `odds` is filled with those of taking each action.
    """
    observed, units, likes, hopes = network.rooms()
    chances, leads = np.zeros(sight.seats), np.zeros(sight.seats)
    compiled.ask(
        sight.states, sight.seat, network.weights, network.shape, sight.mask.copy(), observed, units, likes, hopes,
        chances, leads, heat, np.zeros(len(sight.mask)) if odds is None else odds,
    )  # fmt: skip
    return likes, chances, leads * network.spread


def take_a_win(sight: Sight, choice: Choice) -> Choice:
    """The same choice, unless an action wins the game at once: then that one, by the largest margin if there are several."""
    wins = np.zeros(len(sight.mask))
    finishing.finishes(sight.states, sight.seat, sight.seed, WIN_SAMPLES, sight.mask, 1.0, sight.seats, wins)
    if wins.any():
        choice.action = int(np.argmax(wins))
        choice.chance[wins > 0] = 1.0
        choice.points[wins > 0] = wins[wins > 0] - 1.0
        choice.visits[choice.action] = max(VISITS, int(choice.visits.max()) + 1)
    return choice
