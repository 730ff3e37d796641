"""What a finished game pays each seat. Nothing is paid before the end."""

from typing import Any

import numpy as np

KINDS = ("win", "rank", "margin")


def payoffs(kind: str, shares: Any, scores: Any) -> Any:
    """Games by seats, float32.

    win: 1 for the winner, shared by ties. rank: 1 for the first, 0 for the last, evenly between; equals share their
    places. margin: points more, or less, than the best of the others.
    """
    shares, scores = np.asarray(shares, np.float32), np.asarray(scores, np.float32)
    if kind == "win":
        return shares.copy()
    if kind == "rank":
        value = scores + 0.5 * (shares > 0)  # the winner of a tie-break is ahead of others with as many points
        below = (value[..., :, None] > value[..., None, :]).sum(-1)
        level = (value[..., :, None] == value[..., None, :]).sum(-1) - 1
        return ((below + 0.5 * level) / (scores.shape[-1] - 1)).astype(np.float32)
    ordered = np.sort(scores, axis=-1)
    best, second = ordered[..., -1:], ordered[..., -2:-1]
    return scores - np.where(scores == best, second, best)


def check_kind(kind: str) -> str:
    if kind not in KINDS:
        raise ValueError(f"There is no reward {kind!r}: take one of {', '.join(KINDS)}.")
    return kind


def bounds(kind: str) -> tuple[float, float]:
    """The lowest and the highest pay of a seat."""
    return (-np.inf, np.inf) if kind == "margin" else (0.0, 1.0)
