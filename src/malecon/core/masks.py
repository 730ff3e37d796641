"""Masks of legal actions. Rules only write mask[action] and read it back; everything else about masks is here.

A mask is an array with one byte per action or, on targets where that pays off, packed into words of 32 actions. Its
type says which, and compiled code picks the right function.
"""

from typing import Any

import numpy as np

from malecon.core.chance import signed
from malecon.core.jit import jit, overload

BLOCK = 32  # actions counted at once, and actions in a word
NONE, ONE = np.uint32(0), np.uint32(1)


def wipe(mask: Any) -> None:
    """Clears every action."""
    mask[:] = 0


def count(mask: Any) -> int:
    """How many actions the mask allows."""
    return int(mask.sum())


def pick(mask: Any, k: int) -> int:
    """The k-th action that the mask allows."""
    return int(np.flatnonzero(mask)[k])


def ones(word: Any) -> int:
    """The number of bits set in a word; targets with an instruction for it use that."""
    return int(word).bit_count()


def lowest(word: Any) -> int:
    """The place of the lowest bit set in a word."""
    return (int(word) & -int(word)).bit_length() - 1


def is_packed(mask: Any) -> bool:
    return hasattr(mask, "words")


@overload(wipe)
def _wipe(mask: Any) -> Any:
    return _wipe_words if is_packed(mask) else _wipe_bytes


@overload(count)
def _count(mask: Any) -> Any:
    return _count_words if is_packed(mask) else _count_bytes


@overload(pick)
def _pick(mask: Any, k: Any) -> Any:
    return _pick_word if is_packed(mask) else _pick_byte


def _wipe_bytes(mask: Any) -> None:
    for action in range(mask.shape[0]):
        mask[action] = 0


def _count_bytes(mask: Any) -> int:
    total = np.uint16(0)  # a narrow type, so that the CPU adds sixteen at a time
    for action in range(mask.shape[0]):
        total = np.uint16(total + mask[action])
    return signed(total)


def _pick_byte(mask: Any, k: int) -> int:
    """Skips whole blocks before the action by counting them at once."""
    first = 0
    while first + BLOCK <= mask.shape[0]:
        total = np.uint8(0)
        for action in range(first, first + BLOCK):
            total = np.uint8(total + mask[action])
        if k < signed(total):
            break
        k -= signed(total)
        first += BLOCK
    for action in range(first, mask.shape[0]):
        k -= int(mask[action])
        if k < 0:
            return action
    return -1


def _wipe_words(mask: Any) -> None:
    for w in range(mask.words.shape[0]):
        mask.words[w] = NONE


def _count_words(mask: Any) -> int:
    total = 0
    for w in range(mask.words.shape[0]):
        total += ones(mask.words[w])
    return total


def _pick_word(mask: Any, k: int) -> int:
    for w in range(mask.words.shape[0]):
        word = mask.words[w]
        total = ones(word)
        if k < total:
            for _ in range(k):
                word = np.uint32(word & np.uint32(word - ONE))
            return w * BLOCK + lowest(word)
        k -= total
    return -1


@jit
def allows(words: Any, i: int, action: int) -> bool:
    """Whether row i of packed masks allows the action."""
    return bool((words[i, action // BLOCK] >> np.uint32(action % BLOCK)) & ONE)
