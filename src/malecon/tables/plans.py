"""Decisions made beforehand, as data the server evaluates when the seat must decide.

    {"phase": "trade", "play": ["pass"], "unless_any": {"of": "sell *", "counts": "money", "at_least": 2}, "once": true}

reads: in the phase `trade`, pass, unless some `sell …` would give me 2 or more money. `play` lists notations, or
patterns with *, of which the first legal one is played; the first plan that fits is followed. What an action gives is
asked of its preview, so a plan knows no more than its seat.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from malecon.core.position import Position
from malecon.tables import knowledge
from malecon.tables.answers import Condition, Plan
from malecon.tables.errors import Unfit

MOST = 20


def check(wishes: Sequence[Plan | dict[str, Any]]) -> list[dict[str, Any]]:
    """Plans in the form they are stored. They come typed from a request, or as plain dicts from a program."""
    if len(wishes) > MOST:
        raise Unfit("table-plans", most=MOST)
    try:
        plans = msgspec.convert(wishes, list[Plan])
    except msgspec.ValidationError:
        raise Unfit("table-plan") from None
    stored: list[dict[str, Any]] = msgspec.to_builtins(plans)
    return stored


def read(stored: list[dict[str, Any]] | None) -> list[Plan]:
    """Plans as they were entered."""
    return msgspec.convert(stored or [], list[Plan])


def follow(position: Position, seat: int, plans: Sequence[Plan]) -> tuple[int, str] | None:
    """The first plan that fits (its index in the list) and the notation it plays."""
    phase = position.view(seat)["phase"]
    for number, plan in enumerate(plans):
        if plan.phase not in (None, phase):
            continue
        if plan.unless_any is not None and _any(position, seat, plan.unless_any):
            continue
        if plan.only_if_any is not None and not _any(position, seat, plan.only_if_any):
            continue
        for wish in plan.play:
            for notation in position.legal():
                if fnmatchcase(notation, wish):
                    return number, notation
    return None


def _any(position: Position, seat: int, condition: Condition) -> bool:
    """Whether some matching legal action gives the seat so much of what is counted."""
    matching = [a for a in position.legal_actions() if fnmatchcase(position.title.actions.notation(a), condition.of)]
    counts = condition.counts
    if counts is None or not matching:
        return bool(matching)
    shown = {a: p.changes for a, p in knowledge.previews(position, seat).items()}
    gains = (sum(c.gain for c in shown[a] if c.seat == seat and c.counts == counts) for a in matching)
    return any(gain >= condition.at_least for gain in gains)
