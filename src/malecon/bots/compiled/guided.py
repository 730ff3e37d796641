"""Tree search guided by a network, compiled once for all titles.

The tree is the one of search.py: open-loop, with a node for each history that the deciding seat can have seen, and with
everything the searching seat can't know redrawn in every iteration. But here the network judges each new node: its
policy is the prior, and its values for the seats are the value. There are no playouts. A game that ends inside the tree
counts with its real result.

Only the searching seat weighs choices. The others follow the network's policy, and an iteration goes on until the
searching seat's next turn: only then does the network see what that seat holds, and only there was its value
trained. Every choice at the root meets the same draws in the same order, so that their difference is not one of luck.
"""

from typing import Any

import numpy as np

from malecon.bots.compiled.finishing import settle_score
from malecon.bots.compiled.network import expect, forward, likings
from malecon.bots.compiled.playout import AMBITION, CAUTION, EXPLORE, SPREAD, imagine
from malecon.bots.compiled.search import DEEPEST, add_edge, add_node, any_of, find
from malecon.bots.compiled.search import expect as expect_at_root
from malecon.core import contract
from malecon.core.chance import GOLDEN, mixed
from malecon.core.jit import Rec, jit, program
from malecon.core.maths import exp
from malecon.core.plays import fill, settle

# Further settings, beside EXPLORE, CAUTION, SPREAD and AMBITION, which stand for the same as in a search by playouts:
# the heat of the searching seat's own prior; how many new decisions of others an iteration passes on its way to the next
# of its own; up to how many visits the others' policy is asked for anew; whether to stop when the choice is settled.
HEAT, AHEAD, REFRESH, HURRY = 4, 5, 6, 7
KNOBS = 8


@jit
def judge(
    s: Rec, mover: int, mask: Any, weights: Any, shape: Any, observed: Any, units: Any, likes: Any, hopes: Any,
    chances: Any, leads: Any, heat: float,
) -> None:  # fmt: skip
    """Runs the network on the position as its mover sees it. Heat flattens the policy."""
    for feature in range(observed.shape[0]):
        observed[feature] = 0.0
    contract.observe(s, mover, observed)
    forward(observed, mask, weights, shape, units, likes, hopes)
    for action in range(mask.shape[0]):
        likes[action] = np.float32(likes[action] / heat)
    likings(mask, likes)
    expect(s, mover, hopes, chances, leads)


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


@jit
def renew(nodes: Any, n: Any, edges: Any, mask: Any, likes: Any) -> None:
    """Makes the priors of a node the mean of what the policy said at 1, 2, 4 ... visits, each with other draws."""
    samples, visits = 1, nodes[n].visits
    while visits > 2:
        visits //= 2
        samples += 1
    e = nodes[n].first
    while e >= 0:
        if mask[edges[e].action]:
            edges[e].prior += (likes[edges[e].action] - edges[e].prior) / (samples + 1)
        e = edges[e].next


@jit
def weighed(nodes: Any, n: Any, edges: Any, mask: Any, knobs: Any) -> int:
    """The legal edge with the best mean share plus a bonus for actions that the network likes and the tree has rarely
    tried. The less is open, the smaller is the bonus. An action with no prior at all is never tried."""
    visits, liked, tried = 0, 0.0, 0.0
    e = nodes[n].first
    while e >= 0:
        if mask[edges[e].action]:
            visits += edges[e].visits
            liked += edges[e].prior
            if edges[e].visits > 0:
                tried += edges[e].prior
        e = edges[e].next
    mean = 0.5
    if nodes[n].visits > 0:
        mean = nodes[n].total / nodes[n].visits
    unknown = mean - knobs[CAUTION] * np.sqrt(tried / liked)
    open_yet = 2.0 * np.sqrt(max(mean * (1.0 - mean), LEAST_OPEN))
    bonus = knobs[EXPLORE] * open_yet * np.sqrt(visits + 1.0) / liked
    best, choice = -1.0e9, -1
    e = nodes[n].first
    while e >= 0:
        if mask[edges[e].action] and edges[e].prior > 0.0:
            share = edges[e].total / edges[e].visits if edges[e].visits > 0 else unknown
            value = share + bonus * edges[e].prior / (1.0 + edges[e].visits)
            if value > best:
                best, choice = value, e
        e = edges[e].next
    return choice


LEAST_OPEN = 0.01


@jit
def followed(nodes: Any, n: Any, edges: Any, mask: Any) -> int:
    """The legal edge that lags most behind its share of the visits by the policy: a draw without the luck."""
    visits, liked = 1, 0.0
    e = nodes[n].first
    while e >= 0:
        if mask[edges[e].action]:
            visits += edges[e].visits
            liked += edges[e].prior
        e = edges[e].next
    best, choice = -1.0e9, -1
    e = nodes[n].first
    while e >= 0:
        if mask[edges[e].action]:
            lag = visits * edges[e].prior / liked - edges[e].visits
            if lag > best:
                best, choice = lag, e
        e = edges[e].next
    return choice


@jit
def settled(nodes: Any, n: Any, edges: Any, left: int) -> bool:
    """Whether no other action of the node can be visited as often as the first, with so many iterations left."""
    most, second = 0, 0
    e = nodes[n].first
    while e >= 0:
        if edges[e].visits > most:
            most, second = edges[e].visits, most
        elif edges[e].visits > second:
            second = edges[e].visits
        e = edges[e].next
    return most - second > left


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
    rng = np.zeros(1, np.uint64)
    scores = np.zeros((2, seats), np.int32)
    chances, leads = np.zeros(seats, np.float64), np.zeros(seats, np.float64)
    shares = np.zeros(seats, np.float64)
    own = np.zeros(seats, np.uint64)  # each seat's private history of secret choices
    path = np.zeros((DEEPEST, 3), np.int32)  # node, edge, seat
    top = mixed(root + np.uint64(seat + 1) * GOLDEN)
    expect_at_root(table, top, nodes, edges, hoped)
    for done in range(iterations):
        first: Any = np.int64(-1)
        looks = 0
        base: Any = np.int64(table[find(table, top)].node)
        if base >= 0:
            if knobs[HURRY] > 0.0 and settled(nodes, base, edges, iterations - done):
                break
            fill(states[0], mask)
            first = np.int64(weighed(nodes, base, edges, mask, knobs))
            looks = edges[first].visits if first >= 0 else 0
        rng[0] = np.uint64(seed) + np.uint64(looks) * GOLDEN  # the same draws for every action's first look, and so on
        states[1] = states[0]
        s = states[1]
        imagine(s, seat, rng)
        seen, hidden = root, np.uint64(0)
        depth, passed = 0, 0
        count = fill(s, mask)
        while count > 0 and depth < DEEPEST:
            mover = contract.to_move(s)
            heat = knobs[HEAT] if mover == seat else 1.0
            secret = any_of(mask, secrets)
            if hidden != 0 and not secret:
                seen = mixed(seen ^ hidden)
                hidden = np.uint64(0)
                own[:] = np.uint64(0)
            key = mixed(seen + own[mover] + np.uint64(mover + 1) * GOLDEN)
            at = find(table, key)
            n: Any = np.int64(table[at].node)
            if n < 0:
                judge(s, mover, mask, weights, shape, observed, units, likes, hopes, chances, leads, heat)
                n = add_node(table, at, key, nodes, edges, used, mask, hoped if key == top else likes)
                if n >= 0:  # an untried action is assumed to be worth as much as its node
                    worth(chances, leads, knobs[AMBITION], shares)
                    nodes[n].visits, nodes[n].total = 1, shares[mover]
                if n < 0 or (key != top and (mover == seat or passed >= knobs[AHEAD])):
                    break
                passed += 1
            elif not knows_all(nodes, n, edges, mask, count):
                judge(s, mover, mask, weights, shape, observed, units, likes, hopes, chances, leads, heat)
                complete(nodes, n, edges, used, mask, likes)
            elif (
                mover != seat and 1 < nodes[n].visits < knobs[REFRESH] and nodes[n].visits & (nodes[n].visits - 1) == 0
            ):
                judge(s, mover, mask, weights, shape, observed, units, likes, hopes, chances, leads, heat)
                renew(nodes, n, edges, mask, likes)
            if depth == 0 and first >= 0:
                e = first
            else:
                e = np.int64(
                    weighed(nodes, n, edges, mask, knobs) if mover == seat else followed(nodes, n, edges, mask)
                )
            if e < 0:
                judge(s, mover, mask, weights, shape, observed, units, likes, hopes, chances, leads, heat)
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
            judge(s, mover, mask, weights, shape, observed, units, likes, hopes, chances, leads, 1.0)
        worth(chances, leads, knobs[AMBITION], shares)
        for k in range(depth):
            node, edge, mover = path[k, 0], path[k, 1], path[k, 2]
            nodes[node].visits += 1
            nodes[node].total += shares[mover]
            edges[edge].visits += 1
            edges[edge].total += shares[mover]
            edges[edge].points += leads[mover] * knobs[SPREAD]
    return np.int64(table[find(table, top)].node)
