"""The search guided by a network: what it saves and what it must not change."""

from random import Random

import numpy as np
import pytest

import malecon
from malecon.bots.base import Sight
from malecon.bots.compiled import search
from malecon.bots.compiled.search import Tree
from malecon.bots.guided import Puct
from malecon.bots.players import _own_seed

TITLE = pytest.mark.parametrize("name", malecon.titles())
TIMES = 120


def sights(name: str, games: int = 3) -> list[Sight]:
    """Decisions of quick games, some of each."""
    found, chance, bot = [], Random(4), malecon.bot("net,heat=1")
    for seed in range(games):
        position = malecon.title(name).new(4, 70 + seed)
        while not position.is_over:
            if chance.random() < 0.05:
                found.append(Sight.of(position))
            position.play_action(bot.choose_action(position))
    return found


@TITLE
def test_a_search_that_stops_early_chooses_the_same(name: str) -> None:
    """Once the leader cannot be caught, the rest of the time changes nothing."""
    saved = 0
    for sight in sights(name):
        bot = Puct("puct", TIMES)
        hopes, visits = bot.hopes(sight), []
        for hurry in (False, True):
            tree = Tree.with_room(4 * TIMES)
            root = bot.grower(sight, tree, hopes, hurry=hurry)(TIMES, _own_seed(sight, 0))
            size = len(sight.mask)
            tried, totals, points = np.zeros(size, np.int64), np.zeros(size), np.zeros(size)
            search.read_edges(tree.nodes, tree.edges, root, tried, totals, points)
            visits.append(tried)
        whole, short = visits
        assert whole.sum() >= short.sum()
        assert np.argmax(short) in np.flatnonzero(whole == whole.max())
        saved += int(whole.sum() - short.sum())
    assert saved > 0


@TITLE
def test_more_choices_are_looked_into_where_the_prior_is_flat(name: str) -> None:
    """A network that is almost sure would see nothing tried but what it likes."""

    def tried(heat: float) -> int:
        bot = Puct("puct", TIMES, heat=heat)
        return sum(int((bot.weigh_up(sight).visits > 0).sum()) for sight in sights(name, 1))

    assert tried(3.0) > tried(0.5)


def test_a_choice_without_a_prior_is_never_tried() -> None:
    """A review measures one choice alone: all its iterations go there, however bad it looks."""
    for sight in sights("puerto_rico", 1)[:6]:
        bot = Puct("puct", TIMES)
        only = np.zeros(len(sight.mask), np.float32)
        action = int(np.flatnonzero(sight.mask)[-1])
        only[action] = 1.0
        tree = Tree.with_room(4 * TIMES)
        root = bot.grower(sight, tree, only)(TIMES, 1)
        size = len(sight.mask)
        visits, totals, points = np.zeros(size, np.int64), np.zeros(size), np.zeros(size)
        search.read_edges(tree.nodes, tree.edges, root, visits, totals, points)
        assert visits[action] == visits.sum() == TIMES
