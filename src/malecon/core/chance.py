"""The generator inside the record: SipHash-2-4 of a counter under a 128-bit key (fields `key` and `rng`).

It lives in the record so that a copied position continues exactly as the original would. It is hidden information:
the draws that players see don't reveal the key; finding it takes as much work as trying all keys. The message is
always one eight-byte counter, so we leave out the block that SipHash appends to tell lengths apart.

`mixed` is a plain hash where no secrecy is needed: bots' own dice, random play, the keys of simulated games.
"""

from typing import Any

import numpy as np

from malecon.core.jit import Rec, jit

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
SIP_A, SIP_B = np.uint64(0x736F6D6570736575), np.uint64(0x646F72616E646F6D)
SIP_C, SIP_D = np.uint64(0x6C7967656E657261), np.uint64(0x7465646279746573)
SIP_END = np.uint64(0xFF)
ONE = np.uint64(1)


@jit
def mixed(x: np.uint64) -> np.uint64:
    """A well-spread hash of 64 bits."""
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


@jit
def signed(x: Any) -> int:
    """A signed integer. Numba's int() would keep an unsigned one unsigned."""
    return np.int64(x)  # type: ignore[return-value]


@jit
def begin(s: Rec, seed: Any) -> None:
    """Gives a record its own generator for simulated games, from 64 bits. For real games, Title sets the key."""
    s.key[0] = np.uint64(seed)
    s.key[1] = np.uint64(0)
    s.rng = np.uint64(0)


@jit
def turned(x: np.uint64, bits: int) -> np.uint64:
    """The 64 bits of x rotated to the left."""
    return (x << np.uint64(bits)) | (x >> np.uint64(64 - bits))


@jit
def sip_round(a: np.uint64, b: np.uint64, c: np.uint64, d: np.uint64) -> tuple[np.uint64, ...]:
    a += b
    b = turned(b, 13) ^ a
    a = turned(a, 32)
    c += d
    d = turned(d, 16) ^ c
    a += d
    d = turned(d, 21) ^ a
    c += b
    b = turned(b, 17) ^ c
    c = turned(c, 32)
    return a, b, c, d


@jit
def keyed(low: np.uint64, high: np.uint64, number: np.uint64) -> np.uint64:
    """SipHash-2-4 of one number under a key of two halves."""
    a, b, c, d = low ^ SIP_A, high ^ SIP_B, low ^ SIP_C, high ^ SIP_D ^ number
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a ^= number
    c ^= SIP_END
    for _ in range(4):
        a, b, c, d = sip_round(a, b, c, d)
    return a ^ b ^ c ^ d


@jit
def below(s: Rec, n: int) -> int:
    """A uniform integer in 0..n-1."""
    s.rng = s.rng + ONE
    return signed(((keyed(s.key[0], s.key[1], s.rng) >> S32) * np.uint64(n)) >> S32)


@jit
def shuffle(s: Rec, cards: np.ndarray, n: int) -> None:
    """Shuffles the first n entries in place."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@jit
def draw(s: Rec, counts: np.ndarray) -> int:
    """Takes a random piece out of a heap given by counts. Returns its kind, or -1 if the heap is empty."""
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
