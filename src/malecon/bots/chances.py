"""The curve of a game: every seat's share of the win, decision by decision, as the seat to move could judge it."""

import numpy as np

from malecon.bots.base import Sight
from malecon.bots.network import has_network, shipped
from malecon.bots.players import consequences
from malecon.bots.trained import ask
from malecon.core.position import Position

SHARPNESS = 2.0  # a clear lead by the title's advice makes a win likelier by e to this power


def chances(position: Position) -> list[float]:
    """Every seat's share of the win: of a finished game what it was, else by the network or the title's advice."""
    if position.is_over:
        winners = position.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(position.seats)]
    sight = Sight.of(position)
    if has_network(position.title):
        shares = np.maximum(ask(shipped(position.title), sight)[1], 1e-3)
    else:
        worth = consequences(sight, 1)[1][np.flatnonzero(sight.mask)].mean(axis=0).sum(axis=1)
        shares = np.exp(SHARPNESS * (worth - worth.max()) / position.title.spread)
    return [float(share) for share in shares / shares.sum()]
