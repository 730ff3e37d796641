"""How well a network predicts the winner: python -m malecon.arena.foresight TITLE ... --games 100

Networks play each other. At every decision we take the log loss of the share they predicted for the eventual winner,
and report it by quarter of the game next to the loss of an even guess. A network below the even guess knows something.
"""

import argparse
from math import log
from pathlib import Path
from typing import Any

import malecon
from malecon.bots.base import Sight
from malecon.bots.network import Network, load, shipped
from malecon.bots.trained import Net, ask

QUARTERS = 4
LEAST = 1e-4  # floor for a predicted share, so that one surprise doesn't outweigh everything else


def foresight(
    title_name: str, games: int, seats: int = 4, network: Network | None = None, heat: float = 0.5
) -> list[float]:
    """The mean log loss in each quarter."""
    title = malecon.title(title_name)
    network = network or shipped(title)
    sums, counts = [0.0] * QUARTERS, [0] * QUARTERS
    for seed in range(games):
        bot = Net("net", seed, heat, network)
        position = title.new(seats, seed)
        told: list[Any] = []
        while position.to_move is not None:
            told.append(ask(network, Sight.of(position, seed))[1])
            position.play_action(bot.choose_action(position))
        winners = position.winners()
        for k, shares in enumerate(told):
            quarter = k * QUARTERS // len(told)
            sums[quarter] -= sum(log(max(shares[w], LEAST)) for w in winners) / len(winners)
            counts[quarter] += 1
    return [total / max(count, 1) for total, count in zip(sums, counts, strict=True)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("titles", nargs="+")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--network", type=Path, help="a file other than the one that comes with the package")
    given = asked.parse_args()
    print(f"| title | games | even guess | {' | '.join(f'quarter {q + 1}' for q in range(QUARTERS))} |")
    for name in given.titles:
        network = load(given.network, malecon.title(name)) if given.network else None
        losses = foresight(name, given.games, given.seats, network)
        print(
            f"| {name} | {given.games} | {log(given.seats):.3f} | {' | '.join(f'{x:.3f}' for x in losses)} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
