"""Why a bot would do what it does: its best choices with visits, expected score and a reason in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from malecon.bots.base import Bot, Sight
from malecon.bots.players import consequences
from malecon.bots.words import WORDS
from malecon.core.position import Position
from malecon.core.title import Moment, Title

SAMPLES = 8
FELT = 0.1  # points: smaller differences are no reason
AHEAD = 0.01  # of the win: by so much a choice may be better without a reason that shows at once


@dataclass(frozen=True)
class Hint:
    """One choice: how often the bot tried it, the score and the share of the win it expects, and why."""

    title: Title
    moment: Moment
    action: int
    visits: int
    expected: float
    chance: float
    reasons: tuple[tuple[str, float], ...]  # what speaks for it and what it costs: a part of the advice, its points
    against: bool  # they are the others' loss rather than one's own gain
    ahead: bool  # it promises more than the average choice

    @property
    def notation(self) -> str:
        return self.title.actions.notation(self.action)

    def sentence(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        return self.title.sentence(self.action, lang, names, self.moment)

    def reason(self, lang: str = "en") -> str:
        """One line: each part of the advice with its points against the average choice."""
        if not self.reasons:
            return WORDS.say(lang, "hint-later" if self.ahead else "hint-even")
        told = ", ".join(f"{self._name(term, lang)} {gain:+.1f}".replace("-", "−") for term, gain in self.reasons)
        return WORDS.say(lang, "hint-against" if self.against else "hint-for", terms=told)

    def _name(self, term: str, lang: str) -> str:
        key = f"term-{term}"
        return self.title.words.say(lang, key) if self.title.words.has(key, lang) else term


def _reasons(terms: Sequence[str], gains: Any) -> tuple[tuple[str, float], ...]:
    """The two that speak for it most, and what it costs most."""
    order = np.argsort(-gains)
    felt = [i for i in order[:2] if gains[i] >= FELT] + [i for i in order[-1:] if gains[i] <= -FELT]
    return tuple((terms[i], float(gains[i])) for i in felt)


def explain(position: Position, bot: Bot, most: int = 3, also: int | None = None) -> list[Hint]:
    """The bot's choice first, then its other best ones; last the action to be spoken of `also`."""
    choice = bot.study(position)
    sight = Sight.of(position, bot.seed)
    title, seat = position.title, sight.seat
    legal = np.flatnonzero(sight.mask)
    view = position.view(seat)
    _, terms = consequences(sight, SAMPLES)
    order = sorted(legal.tolist(), key=lambda a: (a != choice.action, -choice.visits[a], -choice.chance[a]))
    tried = legal[choice.visits[legal] > 0]
    usual, usually = terms[legal].mean(axis=0), choice.chance[tried if tried.size else legal].mean()
    others = [who for who in range(sight.seats) if who != seat]
    hints = []
    for action in order[:most] + ([] if also is None else [also]):
        mine = terms[action, seat] - usual[seat]
        theirs = (usual[others] - terms[action, others]).mean(axis=0)
        own = mine.max() >= max(FELT, theirs.max())
        reasons = _reasons(title.terms, mine if own else theirs) if max(mine.max(), theirs.max()) >= FELT else ()
        hints.append(
            Hint(
                title,
                title.moment(view, action),
                action,
                int(choice.visits[action]),
                float(choice.points[action]),
                float(choice.chance[action]),
                reasons,
                not own,
                bool(choice.chance[action] > usually + AHEAD),
            )
        )
    return hints
