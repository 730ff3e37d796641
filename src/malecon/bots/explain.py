"""Why a bot would do what it does: its best choices with visits, expected score and a reason in words."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from malecon.bots.base import Bot, Sight
from malecon.bots.players import consequences
from malecon.bots.words import WORDS
from malecon.core.position import Position
from malecon.core.title import Moment, Title

SAMPLES = 8
FELT = 0.15  # points: smaller differences are no reason


@dataclass(frozen=True)
class Hint:
    """One choice: how often the bot tried it, the score and the share of the win it expects, and why."""

    title: Title
    moment: Moment
    action: int
    visits: int
    expected: float
    chance: float
    term: str | None  # the part of the advice that speaks for it most; None: nothing stands out
    gain: float  # in points against the other choices
    against: bool  # it is the others' loss rather than one's own gain

    @property
    def notation(self) -> str:
        return self.title.actions.notation(self.action)

    def sentence(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        return self.title.sentence(self.action, lang, names, self.moment)

    def reason(self, lang: str = "en") -> str:
        """One line."""
        if self.term is None:
            return WORDS.say(lang, "hint-even")
        key = f"term-{self.term}"
        term = self.title.words.say(lang, key) if self.title.words.has(key, lang) else self.term
        return WORDS.say(lang, "hint-against" if self.against else "hint-for", term=term, gain=f"{self.gain:+.1f}")


def explain(position: Position, bot: Bot, most: int = 3) -> list[Hint]:
    """The bot's choice first, then its other best ones."""
    choice = bot.study(position)
    sight = Sight.of(position, bot.seed)
    title, seat = position.title, sight.seat
    legal = np.flatnonzero(sight.mask)
    view = position.view(seat)
    _, terms = consequences(sight, SAMPLES)
    order = sorted(legal.tolist(), key=lambda a: (a != choice.action, -choice.visits[a], -choice.chance[a]))
    usual = terms[legal].mean(axis=0)
    others = [who for who in range(sight.seats) if who != seat]
    hints = []
    for action in order[:most]:
        mine = terms[action, seat] - usual[seat]
        theirs = (usual[others] - terms[action, others]).mean(axis=0)
        term, gain, against = None, 0.0, False
        if mine.max() >= max(FELT, theirs.max()):
            term, gain = title.terms[int(mine.argmax())], float(mine.max())
        elif theirs.max() >= FELT:
            term, gain, against = title.terms[int(theirs.argmax())], float(theirs.max()), True
        hints.append(
            Hint(
                title,
                title.moment(view, action),
                action,
                int(choice.visits[action]),
                float(choice.points[action]),
                float(choice.chance[action]),
                term,
                gain,
                against,
            )
        )
    return hints
