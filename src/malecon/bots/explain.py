"""Why a bot would do what it does: its best choices with visits and expected score, the plan and its alternative in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from malecon.bots import speaking
from malecon.bots.base import Bot, Sight
from malecon.bots.players import consequences
from malecon.bots.speaking import Spoken
from malecon.bots.words import WORDS
from malecon.core.title import Moment, Title

SAMPLES = 8
FELT = 0.1  # points: smaller differences are no reason
LONGEST = 30  # small decisions of one compound decision
AHEAD = 0.01  # of the win: by so much a choice may be better without a reason that shows at once

Stop = Callable[[], bool]  # whether there is no time left


def never() -> bool:
    return False


@dataclass(frozen=True)
class Hint:
    """One choice: how often the bot tried it, the score and share of the win it expects, and why."""

    title: Title
    moment: Moment
    action: int
    visits: int
    expected: float
    chance: float
    reasons: tuple[tuple[str, float], ...]  # what speaks for it and what it costs: a part of the advice, its points
    against: bool  # they are the others' loss rather than one's own gain
    ahead: bool  # it promises more than the average choice
    plan: Spoken | None = None  # why this choice, in a sentence
    other: int | None = None  # the alternative its cost is told of
    other_moment: Moment | None = None
    cost: Spoken | None = None  # what that gives away, in a sentence
    whole: tuple[int, ...] = ()  # this action with those that finish the decision it begins

    @property
    def notation(self) -> str:
        return self.title.actions.notation(self.action)

    def sentence(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        return self.title.sentence(self.action, lang, names, self.moment)

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Why this choice: one sentence with the plan."""
        return "" if self.plan is None else self.plan.say(lang, names)

    def alternative(self, lang: str = "en", names: Sequence[str] = ()) -> tuple[str, str] | None:
        """The tempting alternative, and what it would give away."""
        if self.other is None or self.cost is None:
            return None
        return self.title.sentence(self.other, lang, names, self.other_moment), self.cost.say(lang, names)

    def steps(self, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
        """Every small decision of a compound one, in words; empty where it is a single one."""
        return [self.title.sentence(action, lang, names) for action in self.whole] if len(self.whole) > 1 else []

    def reason(self, lang: str = "en") -> str:
        """One line: each term of the advice with its points compared with the average choice."""
        if not self.reasons:
            return WORDS.say(lang, "hint-later" if self.ahead else "hint-even")
        told = ", ".join(f"{self._name(term, lang)} {gain:+.1f}".replace("-", "−") for term, gain in self.reasons)
        return WORDS.say(lang, "hint-against" if self.against else "hint-for", terms=told)

    def _name(self, term: str, lang: str) -> str:
        key = f"term-{term}"
        return self.title.words.say(lang, key) if self.title.words.has(key, lang) else term


def _reasons(terms: Sequence[str], gains: Any) -> tuple[tuple[str, float], ...]:
    """The two biggest pros and the biggest con."""
    order = np.argsort(-gains)
    felt = [i for i in order[:2] if gains[i] >= FELT] + [i for i in order[-1:] if gains[i] <= -FELT]
    return tuple((terms[i], float(gains[i])) for i in felt)


def explain(sight: Sight, bot: Bot, most: int = 3, also: int | None = None, stop: Stop = never) -> list[Hint]:
    """The bot's choice first, then the next best; the action `also` comes last, even if it is not among the best. Once
    `stop` says so, a compound decision is no longer thought to its end."""
    choice = bot.weigh_up(sight)
    title, seat = sight.title, sight.seat
    legal = np.flatnonzero(sight.mask)
    view, asked = sight.position.view(seat), speaking.question(sight.position, seat)
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
        ahead = bool(choice.chance[action] > usually + AHEAD)
        # The best choice is set against the next best one, any other against the best.
        other = next((a for a in order if a != action), None) if action == order[0] else order[0]
        less = 0.0 if other is None else float(choice.chance[action] - choice.chance[other])
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
                ahead,
                plan=speaking.plan(sight, action, asked, ahead=ahead),
                other=other if action == order[0] else None,
                other_moment=None if other is None else title.moment(view, other),
                cost=speaking.cost(sight, other, asked, less) if other is not None and action == order[0] else None,
                whole=whole(sight, action, bot, stop) if action == order[0] else (),
            )
        )
    return hints


def whole(sight: Sight, action: int, bot: Bot, stop: Stop = never) -> tuple[int, ...]:
    """The action with those by which the bot would finish the decision: all colonists, not only the first. Nothing if
    there is no time for all of it."""
    follow = sight.title.teaching.follow if sight.title.teaching else frozenset[str]()
    position, taken = sight.position.copy(), [action]
    while len(taken) < LONGEST:
        chance = position.chance
        position.play_action(taken[-1])
        if (
            position.chance != chance
            or position.to_move != sight.seat
            or position.view(sight.seat)["phase"] not in follow
        ):
            break
        if stop():
            return ()
        taken.append(bot.weigh_up(Sight.of(position, bot.seed)).action)
    return tuple(taken)
