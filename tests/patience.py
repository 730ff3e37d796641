"""How long tests wait for what must happen: long, because a machine may be slow and busy. Once it happens they go on."""

from collections.abc import Callable
from time import monotonic, sleep
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 180.0  # seconds


def until(found: Callable[[], T], what: str = "it", every: float = 0.02) -> T:
    """What is found, once it is there."""
    end = monotonic() + PATIENCE
    while not (outcome := found()):
        assert monotonic() < end, f"{what} did not come to pass within {PATIENCE:.0f} s"
        sleep(every)
    return outcome
