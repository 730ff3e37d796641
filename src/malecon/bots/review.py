"""Game review: what each decision cost, as judged by a strong bot that knows only what the seat knew."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from malecon.bots.base import Bot, Sight
from malecon.bots.explain import Hint, Stop, explain, never
from malecon.bots.players import Flat
from malecon.core.position import Position

PLAYOUTS = 400  # of both the played and the better action: a search spends little time on what it dislikes


@dataclass(frozen=True)
class Verdict:
    """One decision: what was played, what the bot would have played, and the difference in share of the win."""

    ply: int
    seat: int
    played: Hint
    better: Hint | None  # None: the bot knows nothing better
    loss: float


def judge(sight: Sight, played: int, bot: Bot, ply: int = 0, stop: Stop = never) -> Verdict:
    """What this action cost."""
    best, mine = explain(sight, bot, 1, played, stop)
    loss = 0.0 if best.action == played else _between(sight, best.action, played)
    return Verdict(ply, sight.seat, mine, best if loss > 0.0 else None, loss)


def review(start: Position, plays: list[int], bot: Bot, seat: int) -> Iterator[Verdict]:
    """Judges every decision of a seat, given the start of a game and its actions."""
    position = start.copy()
    for action in plays:
        if position.to_move == seat:
            yield judge(Sight.of(position, bot.seed), action, bot, position.ply)
        position.play_action(action)


def _between(sight: Sight, better: int, played: int) -> float:
    """How much more of the win the better action is worth, with equally many playouts of both."""
    only = np.zeros_like(sight.mask)
    only[[better, played]] = 1
    chance = Flat("flat", PLAYOUTS).weigh_up(replace(sight, mask=only)).chance
    return max(0.0, float(chance[better] - chance[played]))
