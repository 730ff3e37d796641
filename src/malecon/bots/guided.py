"""The bot that searches, guided by a network."""

from typing import Any

import numpy as np

from malecon.bots.base import Choice, Sight
from malecon.bots.compiled import guided, playout
from malecon.bots.compiled.search import Tree
from malecon.bots.network import Network, shipped
from malecon.bots.players import Search, secret_actions
from malecon.bots.trained import ask, take_a_win
from malecon.core.fields import twins

EXPLORE, CAUTION, AMBITION = 0.3, 0.03, 0.15
HEAT, AHEAD, REFRESH = 2.0, 30, 9  # see compiled/guided.py
EVENNESS = 0.05  # part of the root prior shared evenly, so that every choice gets a look
NODES_A_SECOND = 12_000


def knobs(network: Network) -> Any:
    """What a guided search is set by."""
    set_to = np.zeros(guided.KNOBS, np.float64)
    set_to[playout.EXPLORE], set_to[playout.CAUTION], set_to[playout.AMBITION] = EXPLORE, CAUTION, AMBITION
    set_to[guided.HEAT], set_to[guided.AHEAD], set_to[guided.REFRESH] = HEAT, AHEAD, REFRESH
    set_to[playout.SPREAD] = network.spread
    return set_to


class Puct(Search):
    """Tree search guided by the network: it visits few positions and has the network judge each."""

    nodes_a_second = NODES_A_SECOND

    def __init__(
        self, code: str, iterations: int = 0, seconds: float = 0.0, threads: int = 1, seed: int = 0,
        network: Network | None = None, **settings: float,
    ) -> None:  # fmt: skip
        super().__init__(code, iterations, seconds, threads, seed, **settings)
        self.network = network

    def weigh_up(self, sight: Sight) -> Choice:
        self._expected = None  # every decision is thought through from the start, as in the browser
        return take_a_win(sight, super().weigh_up(sight))

    def hopes(self, sight: Sight) -> Any:
        odds, legal = np.zeros(len(sight.mask)), sight.mask != 0
        ask(self.network or shipped(sight.title), sight, self.settings.get("heat", HEAT), odds)
        return np.where(legal, (1.0 - EVENNESS) * odds + EVENNESS / legal.sum(), 0.0).astype(np.float32)

    def grower(self, sight: Sight, tree: Tree, hopes: Any, *, hurry: bool = False) -> Any:
        network = self.network or shipped(sight.title)
        states, mask, secrets = twins(sight.states), sight.mask.copy(), secret_actions(sight.title)
        set_to = knobs(network)
        for name, value in self.settings.items():
            set_to[getattr(guided, name.upper())] = value
        set_to[guided.HURRY] = hurry
        rooms = network.rooms()

        def grow(times: int, seed: int) -> int:
            return int(guided.iterate(states, sight.seat, seed, times, self._root, tree.table, tree.nodes, tree.edges,
                                      tree.used, mask, hopes, secrets, set_to, network.weights, network.shape, *rooms,
                                      sight.seats))  # fmt: skip

        return grow
