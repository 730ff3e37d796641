"""The bots that come with Malecón: random, greedy, flat and search."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np

from malecon.bots.base import Bot, Choice, Sight
from malecon.bots.compiled import choosing, playout, search
from malecon.bots.compiled.search import Tree
from malecon.core.fields import twins
from malecon.core.title import Title

GREEDY_SAMPLES = 2
GREEDY_HEAT = 0.02  # in an even game, smaller differences in win share are a matter of taste
HOPE_HEAT = 0.06  # how far search, at first, strays from what greedy likes
EXPLORE, CAUTION, AMBITION, MOST = 0.2, 0.06, 0.12, 80
CHUNK_SECONDS = 0.02  # how often a timed search checks the clock
NODES_A_SECOND = 60_000
MOST_NODES = 400_000
FIRST_ROOT = np.uint64(1)


class Random(Bot):
    """Any legal action."""

    def weigh_up(self, sight: Sight) -> Choice:
        legal = np.flatnonzero(sight.mask)
        action = int(legal[sight.seed % len(legal)])
        return Choice(action, sight.mask.astype(np.int64), np.zeros(len(sight.mask)), np.zeros(len(sight.mask)))


class Greedy(Bot):
    """Looks one choice ahead and rates the end of the turn by the title's advice."""

    def __init__(self, code: str, seed: int = 0, heat: float = GREEDY_HEAT) -> None:
        super().__init__(code, seed)
        self.heat = heat

    def weigh_up(self, sight: Sight) -> Choice:
        worth, terms = consequences(sight, GREEDY_SAMPLES)
        action = int(choosing.draw(sight.mask, temper(sight.mask, worth, self.heat), sight.seed))
        return Choice(action, sight.mask.astype(np.int64), worth, terms[:, sight.seat].sum(axis=1))


def temper(mask: Any, worth: Any, heat: float) -> Any:
    """The odds of each choice, given what it is worth."""
    odds = np.zeros(len(mask))
    choosing.temper(mask, worth, heat, odds)
    return odds


def consequences(sight: Sight, samples: int) -> tuple[Any, Any]:
    """For each legal action: the share of the win and the advice's terms at the end of that turn."""
    title, size = sight.title, len(sight.mask)
    worth = np.zeros(size, np.float64)
    terms = np.zeros((size, sight.seats, len(title.terms)), np.float64)
    playout.weigh(sight.states, sight.seat, sight.seed, samples, sight.mask, title.spread, AMBITION, worth, terms)
    return worth, terms


def knobs(title: Title) -> Any:
    set_to = np.zeros(7, np.float64)
    set_to[playout.EXPLORE], set_to[playout.CAUTION] = EXPLORE, CAUTION
    set_to[playout.SPREAD] = title.search_spread
    set_to[playout.AMBITION] = AMBITION
    set_to[playout.LEAST], set_to[playout.MOST], set_to[playout.BOLD] = title.horizon, MOST, title.bold
    return set_to


@cache
def secret_actions(title: Title) -> Any:
    """Marks the actions that are hidden from others when chosen; empty if there are none."""
    marks = np.array([action.verb in title.secret_verbs for action in title.actions.all], np.uint8)
    return marks if marks.any() else marks[:0]


class Flat(Bot):
    """Playouts for each action, more for the better ones, without a tree."""

    def __init__(self, code: str, playouts: int, seed: int = 0) -> None:
        super().__init__(code, seed)
        self.playouts = playouts

    def weigh_up(self, sight: Sight) -> Choice:
        size = len(sight.mask)
        terms = np.zeros((sight.seats, len(sight.title.terms)), np.float32)
        visits, totals, points = np.zeros(size, np.int64), np.zeros(size), np.zeros(size)
        playout.halve(
            sight.states,
            sight.seat,
            sight.seed,
            self.playouts,
            sight.mask,
            terms,
            knobs(sight.title),
            visits,
            totals,
            points,
        )
        return _by_visits(sight.mask, visits, totals, points, best_mean=True)


class Search(Bot):
    """Tree search by iterations or by time, on one core or several (each grows its own tree)."""

    nodes_a_second = NODES_A_SECOND

    def __init__(
        self, code: str, iterations: int = 0, seconds: float = 0.0, threads: int = 1, seed: int = 0, **settings: float
    ) -> None:
        super().__init__(code, seed)
        self.iterations = iterations
        self.seconds = seconds
        self.threads = threads
        self.settings = settings
        self.done = 0  # iterations behind the last choice
        self._trees: list[Tree] = []
        self._root = FIRST_ROOT
        # What we see next if our last choice leads straight to another decision of ours.
        self._expected: tuple[Any, bytes] | None = None

    def weigh_up(self, sight: Sight) -> Choice:
        self._prepare(sight)
        hopes = self.hopes(sight)
        if self.threads == 1:
            results = [self._grow(sight, hopes, 0)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                results = list(pool.map(lambda k: self._grow(sight, hopes, k), range(self.threads)))
        self.done = sum(done for done, _ in results)
        size = len(sight.mask)
        visits, totals, points = np.zeros(size, np.int64), np.zeros(size), np.zeros(size)
        for tree, (_, node) in zip(self._trees, results, strict=True):
            if node >= 0:
                search.read_edges(tree.nodes, tree.edges, node, visits, totals, points)
        choice = _by_visits(sight.mask, visits, totals, points)
        self._root = np.uint64(search.root_after(self._root, choice.action))
        secrets = secret_actions(sight.title)
        open_choice = not (len(secrets) and secrets[choice.action])
        self._expected = (sight.title, sight.known_after(choice.action)) if open_choice else None
        return choice

    def worth(self, sight: Sight, action: int, sample: int = 0) -> float:
        """The share of the win that follows this action, from a search of its own that tries nothing else here."""
        tree = Tree.with_room(max(3 * (self.iterations + 1), 1024))
        only = np.zeros(len(sight.mask), np.float32)
        only[action] = 1.0
        self._root = FIRST_ROOT
        node = self.grower(sight, tree, only)(self.iterations, _own_seed(sight, sample))
        visits, totals, points = np.zeros(len(only), np.int64), np.zeros(len(only)), np.zeros(len(only))
        search.read_edges(tree.nodes, tree.edges, node, visits, totals, points)
        self._expected = None
        return float(totals[action] / visits[action])

    def hopes(self, sight: Sight) -> Any:
        """The prior of each choice at the root."""
        return temper(sight.mask, consequences(sight, GREEDY_SAMPLES)[0], HOPE_HEAT).astype(np.float32)

    def _prepare(self, sight: Sight) -> None:
        """Keeps the tree if this decision continues the same turn."""
        wanted = self.iterations or int(min(self.seconds * self.nodes_a_second, MOST_NODES))
        wanted = wanted // self.threads + 1
        if len(self._trees) < self.threads:
            self._trees = [Tree.with_room(max(3 * wanted, 1024)) for _ in range(self.threads)]
        elif self._expected == (sight.title, sight.known) and all(tree.room >= wanted for tree in self._trees):
            return
        self._root = FIRST_ROOT
        for tree in self._trees:
            tree.clear()

    def grower(self, sight: Sight, tree: Tree, hopes: Any, *, hurry: bool = False) -> Callable[[int, int], int]:
        """A function (iterations, seed) that grows the tree and returns its root node. In a hurry it may stop once no
        other action can be visited more often."""
        states, mask, secrets = twins(sight.states), sight.mask.copy(), secret_actions(sight.title)
        terms = np.zeros((sight.seats, len(sight.title.terms)), np.float32)
        set_to = knobs(sight.title)
        for name, value in self.settings.items():
            set_to[getattr(playout, name.upper())] = value

        def grow(times: int, seed: int) -> int:
            return int(search.iterate(states, sight.seat, seed, times, self._root, tree.table, tree.nodes, tree.edges,
                                      tree.used, mask, hopes, secrets, terms, set_to))  # fmt: skip

        return grow

    def _grow(self, sight: Sight, hopes: Any, k: int) -> tuple[int, int]:
        grow = self.grower(sight, self._trees[k], hopes, hurry=self.iterations > 0 and self.threads == 1)
        seed = _own_seed(sight, k)
        if self.iterations:
            times = self.iterations // self.threads + (k < self.iterations % self.threads)
            return times, grow(times, seed)
        end, done, times = perf_counter() + self.seconds, 0, 16
        while True:
            before = perf_counter()
            node = grow(times, seed + done)
            done += times
            now = perf_counter()
            if now >= end:
                return done, node
            rate = times / max(now - before, 1e-6)
            times = max(1, int(rate * min(CHUNK_SECONDS, end - now)))


def _own_seed(sight: Sight, k: int) -> int:
    """The dice of one tree among several about the same decision."""
    return (sight.seed + 0x9E3779B97F4A7C15 * (k + 1)) & ((1 << 62) - 1)


def _by_visits(mask: Any, visits: Any, totals: Any, points: Any, *, best_mean: bool = False) -> Choice:
    """The most visited action, or the best of the most visited; ties are broken by their mean."""
    tried = np.maximum(visits, 1)
    chance, score = totals / tried, points / tried
    legal = np.flatnonzero(mask)
    ranked = visits[legal] + chance[legal] * (0.5 if not best_mean else 1e-3)
    return Choice(int(legal[np.argmax(ranked)]), visits, chance, score)
