"""The generator inside the record: SplitMix64, one 64-bit field named `rng`.

It lives in the record so that a copied position continues exactly as the original would. It is hidden information.
"""

from typing import Any

import numpy as np

from malecon.core.jit import Rec, jit

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@jit
def mixed(x: np.uint64) -> np.uint64:
    """A well-spread hash of 64 bits."""
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


@jit
def signed(x: Any) -> int:
    """An ordinary integer: Numba's int() would leave an unsigned one unsigned."""
    return np.int64(x)  # type: ignore[return-value]


@jit
def seed_rng(s: Rec, seed: int) -> None:
    s.rng = mixed(np.uint64(seed) + GOLDEN)


@jit
def below(s: Rec, n: int) -> int:
    """A uniform integer in 0..n-1."""
    s.rng = s.rng + GOLDEN
    return signed(((mixed(s.rng) >> S32) * np.uint64(n)) >> S32)


@jit
def shuffle(s: Rec, cards: np.ndarray, n: int) -> None:
    """Shuffles the first n entries in place."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@jit
def draw(s: Rec, counts: np.ndarray) -> int:
    """Takes one piece at random out of a heap given by counts; its kind, or -1 from an empty heap."""
    total = 0
    for kind in range(counts.shape[0]):
        total += counts[kind]
    if total == 0:
        return -1
    k = below(s, total)
    for kind in range(counts.shape[0]):
        k -= counts[kind]
        if k < 0:
            counts[kind] -= 1
            return kind
    return -1
