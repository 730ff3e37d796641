"""Tree search guided by a network, compiled once for all titles.

The tree is the one of search.py: open-loop, with a node for each history that the deciding seat can have seen, and with
everything the searching seat can't know redrawn in every iteration. But here the network judges each new node once: its
policy is the prior, and its values for the seats are the value. There are no playouts. A game that ends inside the tree
counts with its real result.
"""

from typing import Any

import numpy as np

from malecon.bots.compiled.network import expect, forward, likings
from malecon.bots.compiled.playout import AMBITION, SPREAD, imagine, won
from malecon.bots.compiled.search import DEEPEST, add_edge, add_node, any_of, find, select
from malecon.bots.compiled.search import expect as expect_at_root
from malecon.core import contract
from malecon.core.chance import GOLDEN, mixed
from malecon.core.jit import Rec, jit, program
from malecon.core.maths import exp
from malecon.core.plays import fill, settle


@jit
def judge(
    s: Rec, mover: int, mask: Any, weights: Any, shape: Any, observed: Any, units: Any, likes: Any, hopes: Any,
    chances: Any, leads: Any,
) -> None:  # fmt: skip
    """Runs the network on the position as its mover sees it."""
    for feature in range(observed.shape[0]):
        observed[feature] = 0.0
    contract.observe(s, mover, observed)
    forward(observed, mask, weights, shape, units, likes, hopes)
    likings(mask, likes)
    expect(s, mover, hopes, chances, leads)


@jit
def settle_score(s: Rec, scores: Any, spread: float, chances: Any, leads: Any) -> None:
    """Scores a finished game: shares of the win, and leads over the best other seat in spreads."""
    scores[:] = 0
    contract.score(s, scores)
    seats = chances.shape[0]
    for seat in range(seats):
        best = -1_000_000
        for other in range(seats):
            if other != seat:
                best = max(best, scores[0, other])
        chances[seat] = won(scores, seat, seats)
        leads[seat] = (scores[0, seat] - best) / spread


@jit
def worth(chances: Any, leads: Any, ambition: float, out: Any) -> None:
    """What each seat maximises: the win, plus a little for points, which matter once the win is decided."""
    for seat in range(out.shape[0]):
        out[seat] = (1.0 - ambition) * chances[seat] + ambition / (1.0 + exp(-leads[seat]))


@jit
def complete(nodes: Any, n: Any, edges: Any, used: Any, mask: Any, likes: Any) -> None:
    """Adds edges for actions that were not legal here under earlier determinizations."""
    for action in range(mask.shape[0]):
        if mask[action]:
            e = nodes[n].first
            while e >= 0 and edges[e].action != action:
                e = edges[e].next
            if e < 0 and not add_edge(edges, used, nodes[n], action, likes[action]):
                return


@jit
def knows_all(nodes: Any, n: Any, edges: Any, mask: Any, count: int) -> bool:
    known = 0
    e = nodes[n].first
    while e >= 0:
        known += mask[edges[e].action]
        e = edges[e].next
    return known == count


@program
def iterate(
    states: Any, seat: int, seed: int, iterations: int, root: np.uint64, table: Any, nodes: Any, edges: Any, used: Any,
    mask: Any, hoped: Any, secrets: Any, knobs: Any, weights: Any, shape: Any, observed: Any, units: Any, likes: Any,
    hopes: Any, seats: int,
) -> Any:  # fmt: skip
    """Runs iterations from states[0], the position as the seat sees it, playing on states[1]. Returns the root node.

    hoped[action] is the prior at the root. secrets[action] marks actions that others don't see when they are chosen; an
    empty array means there are none. knobs[SPREAD] is the unit of the network's leads.
    """
    trail = np.zeros((1, 2), np.int32)
    rng = np.full(1, np.uint64(seed))
    scores = np.zeros((2, seats), np.int32)
    chances, leads = np.zeros(seats, np.float64), np.zeros(seats, np.float64)
    shares = np.zeros(seats, np.float64)
    own = np.zeros(seats, np.uint64)  # each seat's private history of secret choices
    path = np.zeros((DEEPEST, 3), np.int32)  # node, edge, seat
    top = mixed(root + np.uint64(seat + 1) * GOLDEN)
    expect_at_root(table, top, nodes, edges, hoped)
    for _ in range(iterations):
        states[1] = states[0]
        s = states[1]
        imagine(s, seat, rng)
        seen, hidden = root, np.uint64(0)
        depth = 0
        count = fill(s, mask)
        while count > 0 and depth < DEEPEST:
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
                judge(s, mover, mask, weights, shape, observed, units, likes, hopes, chances, leads)
                n = add_node(table, at, key, nodes, edges, used, mask, hoped if key == top else likes)
                if n >= 0:  # an untried action is assumed to be worth as much as its node
                    worth(chances, leads, knobs[AMBITION], shares)
                    nodes[n].visits, nodes[n].total = 1, shares[mover]
                if key != top or n < 0:  # the root itself is not new
                    break
            elif not knows_all(nodes, n, edges, mask, count):
                judge(s, mover, mask, weights, shape, observed, units, likes, hopes, chances, leads)
                complete(nodes, n, edges, used, mask, likes)
            e = select(nodes, n, edges, mask, knobs)
            if e < 0:
                judge(s, mover, mask, weights, shape, observed, units, likes, hopes, chances, leads)
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
        if count == 0:
            settle_score(s, scores, knobs[SPREAD], chances, leads)
        elif depth == DEEPEST:
            mover = contract.to_move(s)
            judge(s, mover, mask, weights, shape, observed, units, likes, hopes, chances, leads)
        worth(chances, leads, knobs[AMBITION], shares)
        for k in range(depth):
            node, edge, mover = path[k, 0], path[k, 1], path[k, 2]
            nodes[node].visits += 1
            nodes[node].total += shares[mover]
            edges[edge].visits += 1
            edges[edge].total += shares[mover]
            edges[edge].points += leads[mover] * knobs[SPREAD]
    return np.int64(table[find(table, top)].node)


@program
def finishes(states: Any, seat: int, seed: int, samples: int, mask: Any, spread: float, seats: int, out: Any) -> None:
    """out[action] is the mean lead in points of each action that ends the game with this seat as the only winner in
    every sample of what it can't know; 0 for all other actions."""
    trail = np.zeros((1, 2), np.int32)
    rng = np.full(1, np.uint64(seed))
    legal = np.zeros_like(mask)
    scores = np.zeros((2, seats), np.int32)
    chances, leads = np.zeros(seats, np.float64), np.zeros(seats, np.float64)
    for action in range(mask.shape[0]):
        if mask[action] == 0:
            continue
        for _ in range(samples):
            states[1] = states[0]
            s = states[1]
            imagine(s, seat, rng)
            contract.apply(s, action)
            if settle(s, legal, trail) > 0:
                out[action] = 0.0
                break
            settle_score(s, scores, spread, chances, leads)
            if chances[seat] < 1.0:
                out[action] = 0.0
                break
            out[action] += (1.0 + max(leads[seat], 0.0)) / samples
