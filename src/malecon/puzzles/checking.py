"""Whether one choice is clearly best. First a quick look, then two checks that must agree.

A check asks a search of some seconds, longer than any level's, for its choice; then it measures that choice and its
rivals by a search of each alone, for the win only. The few visits that a search spends on what it rejects say little.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from malecon.bots.base import Choice, Sight
from malecon.bots.codes import bot
from malecon.bots.compiled.search import Tree
from malecon.bots.guided import Puct
from malecon.bots.players import Search
from malecon.bots.review import searcher
from malecon.core.position import Position

LOOK, FIRST, SECOND = 400, 4000, 8000  # iterations: of the look, and of the first check and the second
ALONE = 4  # a choice measured alone gets this part of a check's iterations
GAP = 0.06  # of the win: by so much the best choice must be better
NEARLY = 0.03  # the same in the look, which errs
FELT = 10  # visits from which the look trusts a mean
CURIOUS = 1.0  # how far the look strays from what seems best
BRIEF = 300  # iterations of a first measurement, which spares the checks most of what would not pass
RIVALS = 3


@dataclass(frozen=True)
class Verdict:
    """What both checks say: the best choice, and the chances with it and with its rivals."""

    best: int
    chance: float
    second: int
    second_chance: float
    others: dict[int, float]


class Glance(Puct):
    """A search that tries what the network does not like too, often enough to judge it."""

    def __init__(self, code: str, iterations: int) -> None:
        super().__init__(code, iterations, explore=CURIOUS)

    def grower(self, sight: Sight, tree: Tree, hopes: Any, *, hurry: bool = False) -> Any:
        return super().grower(sight, tree, hopes, hurry=False)

    def hopes(self, sight: Sight) -> Any:
        legal = sight.mask != 0
        return np.where(legal, 0.7 * super().hopes(sight) + 0.3 / legal.sum(), 0.0).astype(np.float32)


def look(sight: Sight) -> Choice | None:
    """The choice of a quick search, if it seems clearly the best when measured too."""
    choice = Glance("look", LOOK).weigh_up(sight)
    others = (choice.visits >= FELT) & (np.arange(len(choice.visits)) != choice.action)
    if not others.any() or choice.chance[choice.action] - choice.chance[others].max() < NEARLY:
        return None
    measured = _measure(sight, BRIEF, [choice.action, *_rivals(choice.action, choice)[:2]])
    return None if measured is None else choice


def check(position: Position, looked: Choice, seed: int) -> Verdict | None:
    """The verdict, if both checks find the same choice best, and by enough."""
    first, second = Sight.of(position, 2 * seed + 1), Sight.of(position, 2 * seed + 2)
    chosen = bot(f"puct:{FIRST}", seed).weigh_up(first)
    best = chosen.action
    if best != looked.action:
        return None
    rivals = _rivals(best, chosen, looked)
    measured = _measure(first, FIRST // ALONE, [best, *rivals])
    if measured is None:
        return None
    again = bot(f"puct:{SECOND}", seed + 1).weigh_up(second)
    if again.action != best:
        return None
    strongest = max(rivals, key=lambda a: measured[a])
    pair = list(dict.fromkeys((strongest, _rivals(best, again)[0])))
    confirmed = _measure(second, SECOND // ALONE, [best, *pair])
    if confirmed is None:
        return None
    runner = max(pair, key=lambda a: confirmed[a])
    chances = {a: float(np.mean([m[a] for m in (measured, confirmed) if a in m])) for a in {*measured, *confirmed}}
    others = {a: c for a, c in chances.items() if a not in (best, runner)}
    return Verdict(best, chances[best], runner, chances[runner], others)


def _rivals(best: int, *choices: Choice) -> list[int]:
    """The other choices that were tried most, in each search the first before the next."""
    orders = [np.argsort(-c.visits, kind="stable")[: np.count_nonzero(c.visits)].tolist() for c in choices]
    ranked = [a for place in zip(*orders, strict=False) for a in place if a != best]
    return list(dict.fromkeys(ranked))[:RIVALS]


def _measure(sight: Sight, iterations: int, actions: list[int]) -> dict[int, float] | None:
    """The chance of winning with each action, the first of which must be better than all others."""
    search: Search = searcher(sight.title, iterations, ambition=0.0)
    found: dict[int, float] = {}
    for action in actions:
        found[action] = search.worth(sight, action)
        if action != actions[0] and found[actions[0]] - found[action] < GAP:
            return None
    return found
