"""The bots of the house: random, greedy, flat and search."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np

from malecon.bots.base import Choice, HouseBot, Sight
from malecon.bots.compiled import playout, search
from malecon.bots.compiled.search import Tree
from malecon.core.fields import twins
from malecon.core.title import Title

GREEDY_SAMPLES = 2
GREEDY_HEAT = 0.02  # in an even game, differences of the win share below this are a matter of taste
HOPE_HEAT = 0.06  # search tries first what greedy likes, and this much of the rest
EXPLORE, CAUTION, AMBITION, MOST = 0.2, 0.06, 0.12, 80
CHUNK_SECONDS = 0.02  # how often a search by time looks at the clock
NODES_A_SECOND = 60_000
MOST_NODES = 400_000
FIRST_ROOT = np.uint64(1)


class Random(HouseBot):
    """Any legal action."""

    def weigh_up(self, sight: Sight) -> Choice:
        legal = np.flatnonzero(sight.mask)
        action = int(legal[sight.seed % len(legal)])
        return Choice(action, sight.mask.astype(np.int64), np.zeros(len(sight.mask)), np.zeros(len(sight.mask)))


class Greedy(HouseBot):
    """One choice ahead: what each action leads to by the end of the turn, by the title's advice."""

    def __init__(self, code: str, seed: int = 0, heat: float = GREEDY_HEAT) -> None:
        super().__init__(code, seed)
        self.heat = heat

    def weigh_up(self, sight: Sight) -> Choice:
        worth, terms = consequences(sight, GREEDY_SAMPLES)
        legal = np.flatnonzero(sight.mask)
        dice = np.random.default_rng(sight.seed)
        action = int(legal[np.searchsorted(np.cumsum(temper(worth[legal], self.heat))[:-1], dice.random())])
        return Choice(action, sight.mask.astype(np.int64), worth, terms[:, sight.seat].sum(axis=1))


def temper(worth: Any, heat: float) -> Any:
    """The odds of taking each choice: even for what is equally good, and the lower the heat, the less for the rest.

    Far behind or ahead a point moves the share of the win less; the heat shrinks with it, so that a bot never gives up.
    """
    best = min(max(worth.max(), 0.02), 0.98)
    odds = np.exp((worth - worth.max()) / max(heat * 4.0 * best * (1.0 - best), 1e-9))
    return odds / odds.sum()


def consequences(sight: Sight, samples: int) -> tuple[Any, Any]:
    """For each legal action the share of the win and the advice's terms at the end of the turn it begins."""
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
    """A mark for each action that others do not see when it is chosen; empty if there are none."""
    marks = np.array([action.verb in title.secret_verbs for action in title.actions.all], np.uint8)
    return marks if marks.any() else marks[:0]


class Flat(HouseBot):
    """So many playouts for each action, most of them for the best: no tree, no plan."""

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


class Search(HouseBot):
    """Tree search by iterations or by time, on one core or several (each with a tree of its own)."""

    def __init__(
        self, code: str, iterations: int = 0, seconds: float = 0.0, threads: int = 1, seed: int = 0, **settings: float
    ) -> None:
        super().__init__(code, seed)
        self.iterations = iterations
        self.seconds = seconds
        self.threads = threads
        self.settings = settings
        self.done = 0  # iterations of the last choice
        self._trees: list[Tree] = []
        self._root = FIRST_ROOT
        self._expected: tuple[Any, bytes] | None = None  # what we would see if our last choice led here directly

    def weigh_up(self, sight: Sight) -> Choice:
        self._prepare(sight)
        legal = sight.mask != 0
        hopes = np.zeros(len(legal), np.float32)
        hopes[legal] = temper(consequences(sight, GREEDY_SAMPLES)[0][legal], HOPE_HEAT)
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
        self._expected = (sight.title, sight.digest_after(choice.action)) if open_choice else None
        return choice

    def _prepare(self, sight: Sight) -> None:
        """Keeps the tree if this is the next decision of the turn it was grown for."""
        wanted = self.iterations or int(min(self.seconds * NODES_A_SECOND, MOST_NODES))
        wanted = wanted // self.threads + 1
        if len(self._trees) < self.threads:
            self._trees = [Tree.with_room(max(3 * wanted, 1024)) for _ in range(self.threads)]
        elif self._expected == (sight.title, sight.digest) and all(tree.room >= wanted for tree in self._trees):
            return
        self._root = FIRST_ROOT
        for tree in self._trees:
            tree.clear()

    def _grow(self, sight: Sight, hopes: Any, k: int) -> tuple[int, int]:
        tree, states, mask = self._trees[k], twins(sight.states), sight.mask.copy()
        terms = np.zeros((sight.seats, len(sight.title.terms)), np.float32)
        secrets = secret_actions(sight.title)
        set_to = knobs(sight.title)
        for name, value in self.settings.items():
            set_to[getattr(playout, name.upper())] = value
        seed = (sight.seed + 0x9E3779B97F4A7C15 * (k + 1)) & ((1 << 62) - 1)

        def grow(times: int, seed: int) -> int:
            return int(search.iterate(states, sight.seat, seed, times, self._root, tree.table, tree.nodes, tree.edges,
                                      tree.used, mask, hopes, secrets, terms, set_to))  # fmt: skip

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


def _by_visits(mask: Any, visits: Any, totals: Any, points: Any, *, best_mean: bool = False) -> Choice:
    """The most visited action, or the best of the most visited ones; equals are parted by their mean."""
    tried = np.maximum(visits, 1)
    chance, score = totals / tried, points / tried
    legal = np.flatnonzero(mask)
    ranked = visits[legal] + chance[legal] * (0.5 if not best_mean else 1e-3)
    return Choice(int(legal[np.argmax(ranked)]), visits, chance, score)
