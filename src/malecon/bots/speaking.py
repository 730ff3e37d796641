"""A hint in words: a sentence with the plan, a sentence with the cost of the alternative.

A title finds the reasons (`Title.teaching`); here the weightiest is chosen and said. Where a title has none to give,
what the bot expects is said instead.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from malecon.bots.base import Sight
from malecon.bots.words import WORDS
from malecon.core.position import Position
from malecon.core.teaching import Move, Question, Reasons, Why
from malecon.core.title import Title

CLOSE = 0.01  # of the win: two choices this near are about as good


@dataclass(frozen=True)
class Spoken:
    """A reason together with the catalogue it is said from: a title's own, or the bots'."""

    title: Title
    why: Why
    own: bool = True

    @classmethod
    def of(cls, title: Title, key: str, parts: Mapping[str, Any], own: bool) -> "Spoken":
        """What was kept or sent as plain words and numbers."""
        return cls(title, Why(key, 0.0, {x: tuple(y) if isinstance(y, list) else y for x, y in parts.items()}), own)

    def say(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        parts = {name: self._say_part(part, lang, names) for name, part in self.why.parts.items()}
        return (self.title.words if self.own else WORDS).say(lang, self.why.key, **parts)

    def _say_part(self, part: int | tuple[str, str | int], lang: str, names: Sequence[str]) -> str | int:
        return self.title.called(*part, lang, names) if isinstance(part, tuple) else part


def question(position: Position, seat: int) -> Question:
    """The decision at hand, as the seat to move sees it."""
    title = position.title
    return Question(position.view(seat), seat, tuple(move_of(title, a) for a in position.legal_actions()))


def move_of(title: Title, action: int) -> Move:
    a = title.actions.all[action]
    return Move(title.actions.notation(action), a.verb, dict(a.parts))


def weightiest(reasons: Iterable[Why]) -> Why | None:
    return max(reasons, key=lambda why: why.weight, default=None)


def _found(sight: Sight, action: int, which: str, asked: Question) -> Spoken | None:
    teaching = sight.title.teaching
    if teaching is None:
        return None
    find: Reasons = getattr(teaching, which)
    why = weightiest(find(asked, move_of(sight.title, action)))
    return None if why is None else Spoken(sight.title, why)


def plan(sight: Sight, action: int, asked: Question, *, ahead: bool) -> Spoken:
    """Why this choice."""
    found = _found(sight, action, "favours", asked)
    return found or Spoken(sight.title, Why("plan-later" if ahead else "plan-even", 0.0), own=False)


def cost(sight: Sight, action: int, asked: Question, less: float) -> Spoken:
    """Why not the alternative, which promises so much less of the win."""
    if less < CLOSE:
        return Spoken(sight.title, Why("cost-close", 0.0), own=False)
    found = _found(sight, action, "costs", asked)
    return found or Spoken(sight.title, Why("cost-less", 0.0, {"percent": max(1, round(100 * less))}), own=False)


def given_away(sight: Sight, action: int, asked: Question) -> Spoken | None:
    """What an action gave away, as far as it shows."""
    return _found(sight, action, "costs", asked)
