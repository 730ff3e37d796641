"""Where compiled code runs. A target does for many plays side by side what `core.plays` does for one.

`cpu` runs on all cores, `cuda` on a graphics card. Titles and programs don't know which target they are compiled for.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from malecon.core.errors import BadOption

if TYPE_CHECKING:
    from malecon.core.title import Title

DEVICES = ("cpu", "cuda")


@dataclass
class Plays:
    """Many plays of one title side by side, in arrays that live on the target."""

    title: "Title"
    states: Any  # the records
    blanks: Any  # a blank record for each kind of play: its options and its seats
    kinds: Any  # int32: the kind of each play
    seeds: Any  # uint64: the seed of the next game of each play
    masks: Any  # uint8: the legal actions
    bits: Any  # the same, packed, on targets that use packed masks
    movers: Any  # int8: the seat that decides
    rewards: Any  # float32: what each seat won where a game ended in the last step
    ended: Any  # uint8: 1 where a game ended in the last step
    scores: Any  # int32: the points of the last game that ended
    wrong: Any  # uint8: 1 where an illegal action was given since the last check


def target(device: str, threads: int | None = None) -> Any:
    """The target of that name; `threads` is for the CPU."""
    if device == "cpu":
        from malecon.core.targets.cpu import Cpu

        return Cpu(threads)
    if device == "cuda":
        from malecon.core.targets.cuda import Cuda

        return Cuda()
    raise BadOption("error-device", device=str(device), devices=", ".join(DEVICES))
