"""Decisions made beforehand, as data the server evaluates when the seat must decide.

    {"phase": "trade", "play": ["pass"], "unless_any": {"of": "sell *", "counts": "money", "at_least": 2}, "once": true}

reads: in the phase `trade`, pass, unless some `sell …` would give me 2 or more money. `play` lists notations, or
patterns with *, of which the first legal one is played; the first plan that fits is followed. What an action gives is
asked of its preview, so a plan knows no more than its seat.
"""

from fnmatch import fnmatchcase
from typing import Any

from malecon.core.position import Position
from malecon.tables import knowledge
from malecon.tables.errors import Unfit

MOST = 20
FIELDS = {"phase", "play", "unless_any", "only_if_any", "once"}
CONDITION = {"of", "counts", "at_least"}


def check(wishes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Plans as they are stored."""
    if len(wishes) > MOST:
        raise Unfit("table-plans", most=MOST)
    return [_checked(wish) for wish in wishes]


def _checked(wish: dict[str, Any]) -> dict[str, Any]:
    plan = {name: value for name, value in wish.items() if value is not None}
    play = plan.get("play")
    fits = (
        set(plan) <= FIELDS
        and isinstance(play, list)
        and 1 <= len(play) <= MOST
        and all(isinstance(n, str) and 0 < len(n) <= 80 for n in play)
        and isinstance(plan.get("phase", ""), str)
        and isinstance(plan.get("once", False), bool)
        and all(_is_condition(plan[name]) for name in ("unless_any", "only_if_any") if name in plan)
    )
    if not fits:
        raise Unfit("table-plan")
    return plan


def _is_condition(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and set(value) <= CONDITION
        and isinstance(value.get("of"), str)
        and isinstance(value.get("counts", ""), str)
        and isinstance(value.get("at_least", 0), int)
    )


def follow(position: Position, seat: int, plans: list[dict[str, Any]]) -> tuple[int, str] | None:
    """The first plan that fits (its place in the list) and the notation it plays."""
    phase = position.view(seat)["phase"]
    for number, plan in enumerate(plans):
        if plan.get("phase", phase) != phase:
            continue
        if "unless_any" in plan and _any(position, seat, plan["unless_any"]):
            continue
        if "only_if_any" in plan and not _any(position, seat, plan["only_if_any"]):
            continue
        for wish in plan["play"]:
            for notation in position.legal():
                if fnmatchcase(notation, wish):
                    return number, notation
    return None


def _any(position: Position, seat: int, condition: dict[str, Any]) -> bool:
    """Whether some legal action that matches gives the seat so much of what is counted."""
    matching = [a for a in position.legal_actions() if fnmatchcase(position.title.actions.notation(a), condition["of"])]
    counts = condition.get("counts")
    if counts is None or not matching:
        return bool(matching)
    shown = knowledge.previews(position, seat)
    gains = (sum(c.gain for c in shown[a] if c.seat == seat and c.counts == counts) for a in matching)
    return any(gain >= condition.get("at_least", 1) for gain in gains)
