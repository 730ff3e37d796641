"""Looking back on a play: what each decision cost, as a strong bot sees it, who knows no more than the seat did then."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from malecon.bots.base import Bot, Sight
from malecon.bots.explain import Hint, explain
from malecon.bots.players import Flat
from malecon.core.position import Position

PLAYOUTS = 400  # of what was played and of what the bot would have played: a search looks little at what it dislikes


@dataclass(frozen=True)
class Verdict:
    """One decision: what was played, what the bot would have played, and the share of the win that lies between."""

    ply: int
    seat: int
    played: Hint
    better: Hint | None  # None: the bot would have done the same, or nothing better
    loss: float


def judge(position: Position, played: int, bot: Bot) -> Verdict:
    """What it cost to play this action here."""
    best, mine = explain(position, bot, 1, played)
    loss = 0.0 if best.action == played else _between(position, best.action, played, bot)
    seat = position.to_move
    assert seat is not None
    return Verdict(position.ply, seat, mine, best if loss > 0.0 else None, loss)


def review(start: Position, plays: list[int], bot: Bot, seat: int) -> Iterator[Verdict]:
    """Every decision of a seat in a play that began so."""
    position = start.copy()
    for action in plays:
        if position.to_move == seat:
            yield judge(position, action, bot)
        position.play_action(action)


def _between(position: Position, better: int, played: int, bot: Bot) -> float:
    """By how much the one promises more of the win than the other, when both are played out as often."""
    sight = Sight.of(position, bot.seed)
    only = np.zeros_like(sight.mask)
    only[[better, played]] = 1
    chance = Flat("flat", PLAYOUTS).weigh_up(replace(sight, mask=only)).chance
    return max(0.0, float(chance[better] - chance[played]))
