"""A trained network's forward pass, for any title: features in; a policy over actions and values for each seat out.

All weights are in one flat float32 array, so that any target can use it as is; `shape` says what is where. Matrices have
one row per input, so that inputs that are 0 (most features, half of the units) cost nothing.
"""

from typing import Any

import numpy as np

from malecon.core import contract
from malecon.core.jit import Rec, jit, program
from malecon.core.maths import exp
from malecon.core.plays import fill

# Indices into `shape`: the number of features, units, residual layers, actions, units of the value layer, most seats.
FEATURES, UNITS, LAYERS, ACTIONS, HOPES, SEATS = range(6)


@jit
def add_row(row: Any, x: Any, out: Any) -> None:
    for j in range(out.shape[0]):
        out[j] += x * row[j]


@jit
def add_four(r0: Any, r1: Any, r2: Any, r3: Any, x0: Any, x1: Any, x2: Any, x3: Any, out: Any) -> None:
    """Adds four rows at once, because loading and storing `out` is what costs time."""
    for j in range(out.shape[0]):
        out[j] += x0 * r0[j] + x1 * r1[j] + x2 * r2[j] + x3 * r3[j]


@jit
def through(weights: Any, at: Any, inputs: Any, out: Any) -> Any:
    """Computes out = matrix * inputs + biases for the matrix at index `at`. Returns the index after its biases.

    `inputs` and `out` must be different arrays, and rows must be slices, or the compiler won't vectorise.
    """
    count, n = inputs.shape[0], out.shape[0]
    bias = weights[at + count * n : at + count * n + n]
    for j in range(n):
        out[j] = bias[j]
    waiting, i0, i1, i2 = 0, 0, 0, 0
    for i in range(count):
        if inputs[i] != 0.0:
            if waiting == 0:
                i0 = i
            elif waiting == 1:
                i1 = i
            elif waiting == 2:
                i2 = i
            else:
                add_four(
                    weights[at + i0 * n : at + i0 * n + n], weights[at + i1 * n : at + i1 * n + n],
                    weights[at + i2 * n : at + i2 * n + n], weights[at + i * n : at + i * n + n],
                    inputs[i0], inputs[i1], inputs[i2], inputs[i], out,
                )  # fmt: skip
                waiting = -1
            waiting += 1
    if waiting > 0:
        add_row(weights[at + i0 * n : at + i0 * n + n], inputs[i0], out)
    if waiting > 1:
        add_row(weights[at + i1 * n : at + i1 * n + n], inputs[i1], out)
    if waiting > 2:
        add_row(weights[at + i2 * n : at + i2 * n + n], inputs[i2], out)
    return at + (count + 1) * n


@jit
def cut(units: Any) -> None:
    """Negative units become 0."""
    for j in range(units.shape[0]):
        units[j] = max(units[j], np.float32(0.0))


@jit
def forward(observed: Any, mask: Any, weights: Any, shape: Any, units: Any, likes: Any, hopes: Any) -> None:
    """Fills likes[action] for the actions of the mask (log odds), and for the k-th seat, counted from the observer,
    hopes[0, k] (log odds of winning) and hopes[1, k] (the final lead in spreads). `units` is scratch space for two layers."""
    n, actions, m, seats = shape[UNITS], shape[ACTIONS], shape[HOPES], shape[SEATS]
    here, other = units[0, :n], units[1, :n]
    at = through(weights, 0, observed, here)
    cut(here)
    for _ in range(shape[LAYERS]):
        at = through(weights, at, here, other)
        for j in range(n):
            here[j] += max(other[j], np.float32(0.0))
    for action in range(actions):
        if mask[action]:
            row = weights[at + action * n : at + action * n + n]
            likes[action] = weights[at + actions * n + action] + dot(row, here)
    at += actions * (n + 1)
    hoping = units[1, :m]
    at = through(weights, at, here, hoping)
    cut(hoping)
    for k in range(2 * seats):
        total = weights[at + m * 2 * seats + k]
        for j in range(m):
            total += hoping[j] * weights[at + j * 2 * seats + k]
        hopes[k // seats, k % seats] = total


@jit
def dot(row: Any, units: Any) -> Any:
    """A dot product with eight partial sums, which the processor adds at once."""
    zero = np.float32(0.0)
    s0, s1, s2, s3, s4, s5, s6, s7 = zero, zero, zero, zero, zero, zero, zero, zero
    n = units.shape[0]
    for k in range(n // 8):
        j = 8 * k
        s0 += row[j] * units[j]
        s1 += row[j + 1] * units[j + 1]
        s2 += row[j + 2] * units[j + 2]
        s3 += row[j + 3] * units[j + 3]
        s4 += row[j + 4] * units[j + 4]
        s5 += row[j + 5] * units[j + 5]
        s6 += row[j + 6] * units[j + 6]
        s7 += row[j + 7] * units[j + 7]
    for j in range(n - n % 8, n):
        s0 += row[j] * units[j]
    return ((s0 + s1) + (s2 + s3)) + ((s4 + s5) + (s6 + s7))


@jit
def likings(mask: Any, likes: Any) -> None:
    """A softmax over the actions of the mask; 0 elsewhere."""
    most = np.float32(-1.0e30)
    for action in range(mask.shape[0]):
        if mask[action] and likes[action] > most:
            most = likes[action]
    total = np.float32(0.0)
    for action in range(mask.shape[0]):
        likes[action] = exp(likes[action] - most) if mask[action] else np.float32(0.0)
        total += likes[action]
    for action in range(mask.shape[0]):
        likes[action] /= total


@jit
def warm(mask: Any, likes: Any, heat: float, odds: Any) -> None:
    """The odds of taking each action of the mask, from log odds: the hotter, the more even; 0 elsewhere."""
    most = -1.0e30
    for action in range(mask.shape[0]):
        if mask[action]:
            most = max(most, float(likes[action]))
    total = 0.0
    for action in range(mask.shape[0]):
        odds[action] = exp((likes[action] - most) / heat) if mask[action] else 0.0
        total += odds[action]
    for action in range(mask.shape[0]):
        odds[action] /= total


@jit
def expect(s: Rec, seat: int, hopes: Any, chances: Any, leads: Any) -> None:
    """Turns the observer's values into each seat's share of the win and lead in spreads, by absolute seat."""
    seats = s.seats
    most = hopes[0, 0]
    for k in range(1, seats):
        most = max(most, hopes[0, k])
    total = 0.0
    for k in range(seats):
        total += exp(hopes[0, k] - most)
    for k in range(seats):
        who = (seat + k) % seats
        chances[who] = exp(hopes[0, k] - most) / total
        leads[who] = hopes[1, k]


@program
def ask(
    states: Any, seat: int, weights: Any, shape: Any, mask: Any, observed: Any, units: Any, likes: Any, hopes: Any,
    chances: Any, leads: Any, heat: float, odds: Any,
) -> None:  # fmt: skip
    """What the network makes of states[0] as the seat to move sees it. With heat, `odds` are those of each action."""
    s = states[0]
    fill(s, mask)
    observed[:] = 0.0
    contract.observe(s, seat, observed)
    forward(observed, mask, weights, shape, units, likes, hopes)
    if heat > 0.0:
        warm(mask, likes, heat, odds)
    likings(mask, likes)
    expect(s, seat, hopes, chances, leads)
