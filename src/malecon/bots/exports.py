"""The bot programs exported to the browser, with arguments as the bots pass them."""

from typing import Any

import numpy as np

from malecon.bots import guided as thinking
from malecon.bots import players, trained
from malecon.bots.codes import LEVELS, level_code
from malecon.bots.compiled import choosing, finishing, guided, playout, search
from malecon.bots.compiled import network as compiled
from malecon.bots.compiled.search import EDGES_PER_NODE, Tree
from malecon.bots.network import blank, has_network, shipped
from malecon.bots.players import knobs, secret_actions
from malecon.core.targets.wasm import exported
from malecon.core.title import Title


def settings(title: Title) -> dict[str, Any]:
    """The settings of the bots and the layout of their tree, for the bots in the browser."""
    tree = Tree.with_room(1)
    return {
        "levels": {level: level_code(level, title) for level in LEVELS},
        "samples": players.GREEDY_SAMPLES,
        "greedy_heat": players.GREEDY_HEAT,
        "hope_heat": players.HOPE_HEAT,
        "spread": title.spread,
        "ambition": players.AMBITION,
        "knobs": players.knobs(title).tolist(),
        "node_size": tree.nodes.itemsize,
        "edge_size": tree.edges.itemsize,
        "slot_size": tree.table.itemsize,
        "edges_per_node": EDGES_PER_NODE,
        "network": network_settings(title) if has_network(title) else None,
    }


def network_settings(title: Title) -> dict[str, Any]:
    """What the trained bots are set by. The weights themselves are a file of their own."""
    network = shipped(title)
    return {
        "shape": network.shape.tolist(),
        "spread": network.spread,
        "visits": trained.VISITS,
        "win_samples": trained.WIN_SAMPLES,
        "evenness": thinking.EVENNESS,
        "heat": thinking.HEAT,
        "hurry": guided.HURRY,
        "knobs": thinking.knobs(network).tolist(),
    }


def _per_action(title: Title) -> tuple[Any, Any, Any]:
    size = len(title.actions)
    return np.zeros(size, np.int64), np.zeros(size), np.zeros(size)  # visits, totals, points


@exported(playout.weigh)
def weigh(title: Title) -> tuple[Any, ...]:
    mask = title.actions.mask()
    worth, terms = np.zeros(len(mask)), np.zeros((len(mask), 2, len(title.terms)))
    return title.state.zeros(2), 0, 0, 1, mask, 1.0, 0.0, worth, terms


@exported(playout.halve)
def halve(title: Title) -> tuple[Any, ...]:
    terms = np.zeros((2, len(title.terms)), np.float32)
    return title.state.zeros(2), 0, 0, 1, title.actions.mask(), terms, knobs(title), *_per_action(title)


@exported(search.iterate)
def iterate(title: Title) -> tuple[Any, ...]:
    tree, hopes = Tree.with_room(1), np.zeros(len(title.actions), np.float32)
    terms = np.zeros((2, len(title.terms)), np.float32)
    return (title.state.zeros(2), 0, 0, 1, np.uint64(1), tree.table, tree.nodes, tree.edges, tree.used,
            title.actions.mask(), hopes, secret_actions(title), terms, knobs(title))  # fmt: skip


@exported(search.read_edges)
def read_edges(title: Title) -> tuple[Any, ...]:
    tree = Tree.with_room(1)
    return tree.nodes, tree.edges, 0, *_per_action(title)


@exported(search.root_after)
def root_after(title: Title) -> tuple[Any, ...]:
    return np.uint64(1), 0


@exported(choosing.knowledge)
def knowledge(title: Title) -> tuple[Any, ...]:
    return np.zeros(1, np.uint64), 0


@exported(choosing.temper)
def temper(title: Title) -> tuple[Any, ...]:
    size = len(title.actions)
    return title.actions.mask(), np.zeros(size), 0.1, np.zeros(size)


@exported(choosing.draw)
def draw(title: Title) -> tuple[Any, ...]:
    return title.actions.mask(), np.zeros(len(title.actions)), 0


@exported(compiled.ask)
def ask(title: Title) -> tuple[Any, ...]:
    network, size = blank(title), len(title.actions)
    return (title.state.zeros(2), 0, network.weights, network.shape, title.actions.mask(), *network.rooms(),
            np.zeros(2), np.zeros(2), 0.0, np.zeros(size))  # fmt: skip


@exported(guided.iterate, "iterate_guided")
def iterate_guided(title: Title) -> tuple[Any, ...]:
    tree, network, hoped = Tree.with_room(1), blank(title), np.zeros(len(title.actions), np.float32)
    set_to = thinking.knobs(network)
    return (title.state.zeros(2), 0, 0, 1, np.uint64(1), tree.table, tree.nodes, tree.edges, tree.used,
            title.actions.mask(), hoped, secret_actions(title), set_to, network.weights, network.shape,
            *network.rooms(), 2)  # fmt: skip


@exported(finishing.finishes)
def finishes(title: Title) -> tuple[Any, ...]:
    return title.state.zeros(2), 0, 0, 1, title.actions.mask(), 1.0, 2, np.zeros(len(title.actions))
