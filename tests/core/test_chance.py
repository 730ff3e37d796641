"""The generator inside the record: a known hash under a 128-bit key."""

import numpy as np

import malecon
from malecon.core import chance
from malecon.core.jit import program

TITLE = malecon.title("puerto_rico")


@program
def hashed(keys: np.ndarray, number: int) -> np.uint64:
    return chance.keyed(keys[0], keys[1], np.uint64(number))


def by_hand(key: int, number: int) -> int:
    """SipHash-2-4 of one word without the length block, by the paper, in plain integers."""
    word = 2**64 - 1
    low, high = key & word, key >> 64
    v = [low ^ 0x736F6D6570736575, high ^ 0x646F72616E646F6D, low ^ 0x6C7967656E657261, high ^ 0x7465646279746573]

    def rotate(x: int, bits: int) -> int:
        return ((x << bits) | (x >> (64 - bits))) & word

    def rounds(times: int) -> None:
        for _ in range(times):
            v[0] = (v[0] + v[1]) & word
            v[2] = (v[2] + v[3]) & word
            v[1] = rotate(v[1], 13) ^ v[0]
            v[3] = rotate(v[3], 16) ^ v[2]
            v[0] = rotate(v[0], 32)
            v[2] = (v[2] + v[1]) & word
            v[0] = (v[0] + v[3]) & word
            v[1] = rotate(v[1], 17) ^ v[2]
            v[3] = rotate(v[3], 21) ^ v[0]
            v[2] = rotate(v[2], 32)

    v[3] ^= number
    rounds(2)
    v[0] ^= number
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def test_the_hash_is_siphash() -> None:
    for key in (0, 7, 2**64, 2**128 - 1, 0x0F0E0D0C0B0A09080706050403020100):
        keys = np.array([key & (2**64 - 1), key >> 64], np.uint64)
        for number in (1, 2, 1_000_000):
            assert int(hashed(keys, number)) == by_hand(key, number)


def test_every_bit_of_a_seed_counts() -> None:
    deals = {malecon.title("havana").new(4, seed=1 << bit).to_bytes()[24:] for bit in range(128)}
    assert len(deals) == 128


def test_a_position_imagined_for_a_seat_has_another_generator() -> None:
    position = TITLE.new(4, seed=2**100)
    assert position.determinize(0, seed=5).to_dict()["key"] == [5, 0]
    assert position.to_dict()["key"] == [0, 2**36]
