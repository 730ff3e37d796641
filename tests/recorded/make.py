"""Plays the recorded games anew: python tests/recorded/make.py [TITLE ...]. Only when a change of the rules is meant.

One file for each title and number of seats; each game ends with a comment that holds its final scores.
"""

import gzip
import sys
from pathlib import Path

from rich.progress import track

import malecon

HERE = Path(__file__).parent
GAMES = 20
BOTS = {"puerto_rico": "net,heat=0.3", "cuba": "net,heat=0.3"}  # where a network plays better, and much faster
SEARCH = "search:300"
VARIANTS = {"cuba": [{}, {"el_presidente": False}]}  # games take turns with these options


def play(name: str, seats: int, number: int) -> str:
    variants = VARIANTS.get(name, [{}])
    position = malecon.title(name).new(seats, seed=1000 * seats + number, **variants[number % len(variants)])
    bot = BOTS.get(name, SEARCH)
    bots = [malecon.bot(f"{bot},seed={number}") for _ in range(seats)]
    while (seat := position.to_move) is not None:
        position.play(bots[seat].choose(position))
    scores = " ".join(str(score) for score in position.scores())
    return position.record((f"bot:{bot}",) * seats) + f"# final {scores}\n"


if __name__ == "__main__":
    for name in sys.argv[1:] or malecon.titles():
        for seats in malecon.title(name).seats:
            games = [play(name, seats, number) for number in track(range(GAMES), f"{name} {seats}")]
            text = "\n".join(games)
            (HERE / f"{name}-{seats}.txt.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
