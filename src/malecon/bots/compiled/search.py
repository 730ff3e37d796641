"""Information-set Monte Carlo tree search, compiled once for all titles.

Each iteration redraws everything the deciding seat can't know (`determinize`), walks down the tree by what each seat
could have seen, adds one node, plays on by advice to a calm position and credits each seat with its own share (max^n).

The tree is open-loop: a node is the deciding seat's history of choices since the root, not a position. Nodes are kept in
a hash table by that history. A choice that others don't see (the title's secret verbs) is part of its own seat's history
only, until the next open choice reveals it. So every seat chooses without knowing what the others chose, and each seat
has its own tree within the same table.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from malecon.bots.compiled.playout import (
    AMBITION,
    BOLD,
    CAUTION,
    EXPLORE,
    LEAST,
    MOST,
    SPREAD,
    assess,
    imagine,
    play_on,
    share,
)
from malecon.core import contract
from malecon.core.chance import GOLDEN, mixed
from malecon.core.jit import jit, program
from malecon.core.plays import fill, settle

NODE = np.dtype([("first", np.int32), ("visits", np.int32), ("total", np.float64)], align=True)
EDGE = np.dtype(
    [("action", np.int32), ("next", np.int32), ("visits", np.int32), ("prior", np.float32), ("total", np.float64),
     ("points", np.float64)],
    align=True,
)  # fmt: skip
EDGES_PER_NODE = 10  # on average; the tree stops growing when it is full
DEEPEST = 400
NODES, EDGES = range(2)  # the tree's counters, in `used`


@dataclass
class Tree:
    """Memory for the nodes of one search; `used` counts what is taken."""

    table: Any
    nodes: Any
    edges: Any
    used: Any

    @classmethod
    def with_room(cls, nodes: int) -> "Tree":
        slots = 1 << (2 * nodes - 1).bit_length()
        table = np.zeros(slots, np.dtype([("key", np.uint64), ("node", np.int32)], align=True))
        tree = cls(table, np.zeros(nodes, NODE), np.zeros(nodes * EDGES_PER_NODE, EDGE), np.zeros(2, np.int64))
        tree.clear()
        return tree

    def clear(self) -> None:
        self.table["node"] = -1
        self.used[:] = 0

    @property
    def room(self) -> int:
        """How many nodes can still be added."""
        return int(len(self.nodes) - self.used[NODES])


@jit
def find(table: Any, key: Any) -> Any:
    """The slot of that key, or the empty slot where it belongs."""
    at = np.int64(key & np.uint64(table.shape[0] - 1))
    while table[at].node >= 0 and table[at].key != key:
        at = (at + 1) & (table.shape[0] - 1)
    return at


@jit
def add_edge(edges: Any, used: Any, node: Any, action: int, weight: float) -> bool:
    e = used[EDGES]
    if e == edges.shape[0]:
        return False
    used[EDGES] = e + 1
    edges[e].action = action
    edges[e].next = node.first
    edges[e].visits = 0
    edges[e].prior = weight
    edges[e].total = 0.0
    edges[e].points = 0.0
    node.first = e
    return True


@jit
def add_node(table: Any, at: int, key: Any, nodes: Any, edges: Any, used: Any, mask: Any, weights: Any) -> Any:
    """Adds a node with an edge for each legal action; -1 if the tree is full."""
    n = used[NODES]
    if n == nodes.shape[0]:
        return -1
    used[NODES] = n + 1
    node = nodes[n]
    node.first, node.visits, node.total = -1, 0, 0.0
    table[at].key, table[at].node = key, n
    for action in range(mask.shape[0]):
        if mask[action]:
            add_edge(edges, used, node, action, weights[action])
    return n


@jit
def complete(nodes: Any, n: Any, edges: Any, used: Any, mask: Any, count: int, weights: Any, s: Any) -> None:
    """Adds edges for actions that were not legal here under earlier determinizations."""
    known = 0
    e = nodes[n].first
    while e >= 0:
        known += mask[edges[e].action]
        e = edges[e].next
    if known == count:
        return
    contract.prior(s, mask, weights)
    for action in range(mask.shape[0]):
        if mask[action]:
            e = nodes[n].first
            while e >= 0 and edges[e].action != action:
                e = edges[e].next
            if e < 0 and not add_edge(edges, used, nodes[n], action, weights[action]):
                return


@jit
def select(nodes: Any, n: Any, edges: Any, mask: Any, knobs: Any) -> int:
    """The legal edge with the best mean share plus a bonus for actions that advice likes and the tree has rarely tried."""
    first = nodes[n].first
    visits, liked, tried = 0, 0.0, 0.0
    e = first
    while e >= 0:
        if mask[edges[e].action]:
            visits += edges[e].visits
            liked += edges[e].prior
            if edges[e].visits > 0:
                tried += edges[e].prior
        e = edges[e].next
    unknown = 0.5
    if nodes[n].visits > 0:
        unknown = nodes[n].total / nodes[n].visits - knobs[CAUTION] * np.sqrt(tried / liked)
    bonus = knobs[EXPLORE] * np.sqrt(visits + 1.0) / liked
    best, choice = -1.0e9, -1
    e = first
    while e >= 0:
        if mask[edges[e].action]:
            mean = edges[e].total / edges[e].visits if edges[e].visits > 0 else unknown
            value = mean + bonus * edges[e].prior / (1.0 + edges[e].visits)
            if value > best:
                best, choice = value, e
        e = edges[e].next
    return choice


@jit
def expect(table: Any, key: Any, nodes: Any, edges: Any, hopes: Any) -> None:
    """Sets the priors of a node kept from the previous decision."""
    n: Any = np.int64(table[find(table, key)].node)
    e = nodes[n].first if n >= 0 else -1
    while e >= 0:
        edges[e].prior = hopes[edges[e].action]
        e = edges[e].next


@jit
def any_of(mask: Any, marked: Any) -> bool:
    for action in range(marked.shape[0]):
        if mask[action] and marked[action]:
            return True
    return False


@program
def iterate(
    states: Any, seat: int, seed: int, iterations: int, root: np.uint64, table: Any, nodes: Any, edges: Any, used: Any,
    mask: Any, hopes: Any, secrets: Any, terms: Any, knobs: Any,
) -> Any:  # fmt: skip
    """Runs iterations from states[0], the position as the seat sees it, playing on states[1]. Returns the root node.

    hopes[action] is the prior at the root, a better one than the title's rule of thumb. secrets[action] marks actions
    that others don't see when they are chosen; an empty array means there are none.
    """
    trail = np.zeros((1, 2), np.int32)
    rng = np.full(1, np.uint64(seed))
    weights = np.zeros(mask.shape[0], np.float32)
    seats = terms.shape[0]
    scores = np.zeros((2, seats), np.int32)
    values = np.zeros(seats, np.float64)
    shares = np.zeros(seats, np.float64)
    own = np.zeros(seats, np.uint64)  # each seat's private history of secret choices
    path = np.zeros((DEEPEST, 3), np.int32)  # node, edge, seat
    start = root
    top = mixed(start + np.uint64(seat + 1) * GOLDEN)
    expect(table, top, nodes, edges, hopes)
    for _ in range(iterations):
        states[1] = states[0]
        s = states[1]
        imagine(s, seat, rng)
        seen, hidden = start, np.uint64(0)
        depth, growing = 0, True
        count = fill(s, mask)
        while count > 0 and growing and depth < DEEPEST:
            mover = contract.to_move(s)
            secret = any_of(mask, secrets)
            if hidden != 0 and not secret:
                seen = mixed(seen ^ hidden)
                hidden = np.uint64(0)
                own[:] = np.uint64(0)
            key = mixed(seen + own[mover] + np.uint64(mover + 1) * GOLDEN)
            at = find(table, key)
            n: Any = np.int64(table[at].node)
            if n < 0:
                contract.prior(s, mask, weights)
                n = add_node(table, at, key, nodes, edges, used, mask, hopes if key == top else weights)
                growing = False
                if n < 0:
                    break
            else:
                complete(nodes, n, edges, used, mask, count, weights, s)
            e = select(nodes, n, edges, mask, knobs)
            if e < 0:
                break
            action: Any = np.int64(edges[e].action)
            path[depth, 0], path[depth, 1], path[depth, 2] = n, e, mover
            depth += 1
            if secret and secrets[action]:
                own[mover] = mixed(own[mover] + np.uint64(action + 1))
                hidden = mixed(hidden + np.uint64(action + 1))
            else:
                seen = mixed(seen + np.uint64(action + 1))
            contract.apply(s, action)
            count = settle(s, mask, trail)
        own[:] = np.uint64(0)
        play_on(s, mask, weights, trail, rng, np.int64(knobs[LEAST]), np.int64(knobs[MOST]), knobs[BOLD])
        assess(s, terms, scores, values)
        share(values, scores, contract.is_over(s), knobs[SPREAD], knobs[AMBITION], shares)
        for k in range(depth):
            node, edge, mover = path[k, 0], path[k, 1], path[k, 2]
            nodes[node].visits += 1
            nodes[node].total += shares[mover]
            edges[edge].visits += 1
            edges[edge].total += shares[mover]
            edges[edge].points += values[mover]
    return np.int64(table[find(table, top)].node)


@program
def read_edges(nodes: Any, edges: Any, n: int, visits: Any, totals: Any, points: Any) -> None:
    """Adds the statistics of a node's edges to arrays over the actions."""
    e = nodes[n].first
    while e >= 0:
        visits[edges[e].action] += edges[e].visits
        totals[edges[e].action] += edges[e].total
        points[edges[e].action] += edges[e].points
        e = edges[e].next


@program
def root_after(root: np.uint64, action: int) -> np.uint64:
    """The history after one more open choice, where a search of the same turn can continue."""
    return mixed(root + np.uint64(action + 1))
