"""The trained bots: one plays a network's favourite action, the other a search guided by the network."""

from typing import Any

import numpy as np

from malecon.bots.base import Bot, Choice, Sight
from malecon.bots.compiled import choosing, guided, playout
from malecon.bots.compiled import network as compiled
from malecon.bots.compiled.search import Tree
from malecon.bots.network import Network, shipped
from malecon.bots.players import Search, secret_actions
from malecon.core.fields import twins

VISITS = 1000  # reported as visits for a policy value of 1
WIN_SAMPLES = 4  # samples of hidden information before a win counts as certain
EXPLORE, CAUTION, AMBITION = 1.0, 0.1, 0.15
EVENNESS = 0.05  # part of the root prior shared evenly, so that every choice gets a look
NODES_A_SECOND = 12_000


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
    guided.finishes(sight.states, sight.seat, sight.seed, WIN_SAMPLES, sight.mask, 1.0, sight.seats, wins)
    if wins.any():
        choice.action = int(np.argmax(wins))
        choice.chance[wins > 0] = 1.0
        choice.points[wins > 0] = wins[wins > 0] - 1.0
        choice.visits[choice.action] = max(VISITS, int(choice.visits.max()) + 1)
    return choice


def knobs(network: Network) -> Any:
    """What a guided search is set by."""
    set_to = np.zeros(7, np.float64)
    set_to[playout.EXPLORE], set_to[playout.CAUTION], set_to[playout.AMBITION] = EXPLORE, CAUTION, AMBITION
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
        return take_a_win(sight, super().weigh_up(sight))

    def hopes(self, sight: Sight) -> Any:
        likes, _, _ = ask(self.network or shipped(sight.title), sight)
        legal = sight.mask != 0
        return np.where(legal, (1.0 - EVENNESS) * likes + EVENNESS / legal.sum(), 0.0).astype(np.float32)

    def grower(self, sight: Sight, tree: Tree, hopes: Any) -> Any:
        network = self.network or shipped(sight.title)
        states, mask, secrets = twins(sight.states), sight.mask.copy(), secret_actions(sight.title)
        set_to = knobs(network)
        for name, value in self.settings.items():
            set_to[getattr(playout, name.upper())] = value
        rooms = network.rooms()

        def grow(times: int, seed: int) -> int:
            return int(guided.iterate(states, sight.seat, seed, times, self._root, tree.table, tree.nodes, tree.edges,
                                      tree.used, mask, hopes, secrets, set_to, network.weights, network.shape, *rooms,
                                      sight.seats))  # fmt: skip

        return grow
