"""Malecón: a home for a family of Caribbean euro games. See docs/ for rules, records and how to add a title.

import malecon
pos = malecon.title("puerto_rico").new(seats=4, seed=7)
pos.legal()
pos.play("role mayor")
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from malecon.core.errors import (
    BadBot,
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    MaleconError,
    UnknownTitle,
)
from malecon.titles import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from malecon.bots import Bot
    from malecon.core.batch import Batch
    from malecon.core.changes import Change
    from malecon.core.position import Position
    from malecon.core.simulate import Simulation
    from malecon.core.title import Title

__version__ = "0.2.0"

__all__ = [
    "BadBot",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Batch",
    "Bot",
    "Change",
    "IllegalAction",
    "MaleconError",
    "Position",
    "Simulation",
    "Title",
    "UnknownTitle",
    "__version__",
    "bot",
    "replay",
    "simulate",
    "title",
    "titles",
]


# What needs the compiler is loaded when it is first asked for: `malecon --help` need not wait for it.
_LATER = {
    "Batch": "core.batch",
    "Bot": "bots",
    "Change": "core.changes",
    "Position": "core.position",
    "Simulation": "core.simulate",
    "Title": "core.title",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"malecon.{_LATER[name]}"), name)


def titles() -> tuple[str, ...]:
    """The names of all titles."""
    return NAMES


@cache
def title(name: str) -> "Title":
    """A title by its name."""
    if name not in NAMES:
        raise UnknownTitle("error-title", title=str(name), titles=", ".join(NAMES))
    found: Title = import_module(f"malecon.titles.{name}").TITLE
    return found


def bot(code: str, seed: int = 0) -> "Bot":
    """A bot by its code: `random`, `greedy`, `search:500`, `search:2s`, `expert` ... See docs/writing-a-bot.md."""
    from malecon import bots

    return bots.bot(code, seed)


def replay(text: str, plies: int | None = None) -> "Position":
    """The position at the end of a record, or after so many plies; BadRecord names the line that does not fit."""
    from malecon.core import records

    record = records.read(text)
    try:
        its_title = title(record.title)
    except UnknownTitle as error:
        raise BadRecord(record.lines["title"], error) from None
    return records.replay(record, its_title, plies)


def simulate(
    title: "str | Title", seats: int, games: int, seed: int = 0, *, device: str = "cpu", threads: int | None = None,
    audit: bool = False, progress: "Callable[[int], None] | None" = None, **options: Any,
) -> "Simulation":  # fmt: skip
    """Plays whole random games inside the JIT. See core.simulate."""
    from malecon.core import simulate as rooms

    which = globals()["title"](title) if isinstance(title, str) else title
    return rooms.simulate(
        which, seats, games, seed, device=device, threads=threads, audit=audit, progress=progress, **options
    )
