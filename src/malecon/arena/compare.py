"""Two rule sets over the same seeds: what the second changes, and how sure that is."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np

from malecon.arena.match import Game
from malecon.arena.results import Results

NORMAL = 1.96  # a 95 % interval


@dataclass(frozen=True)
class Measure:
    """One number under both rule sets, and the difference game by game with its 95 % interval."""

    name: str
    a: float
    b: float
    difference: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        return self.low > 0 or self.high < 0


MEASURES: dict[str, Callable[[Game], float]] = {
    "mean-score": lambda game: float(np.mean(game.scores)),
    "winning-score": lambda game: float(max(game.scores)),
    "margin": lambda game: float(np.diff(sorted(game.scores)[-2:])[0]),
    "length": lambda game: float(game.plies),
    "rounds-played": lambda game: float(len(game.curve)),
    "first-wins": lambda game: 100 * game.wins[game.first],
}


def compare(a: Results, b: Results) -> list[Measure]:
    """Every measure over the games that both rule sets have played: the same seeds, with the same line-up on the same
    seats."""
    both = sorted(a.games.keys() & b.games.keys())
    out = []
    for name, measure in MEASURES.items():
        pairs = np.array([[measure(a.games[key]), measure(b.games[key])] for key in both])
        gap = pairs[:, 1] - pairs[:, 0]
        spread = NORMAL * float(gap.std(ddof=1)) / len(gap) ** 0.5 if len(gap) > 1 else float("inf")
        mean = float(gap.mean())
        first, second = float(pairs[:, 0].mean()), float(pairs[:, 1].mean())
        out.append(Measure(name, first, second, mean, mean - spread, mean + spread))
    return out


def compare_table(a: Results, b: Results, say: Callable[..., Any]) -> str:
    head = "".join(f"<th>{escape(say(f'lab-compare-{k}'))}</th>" for k in ("what", "a", "b", "gap", "interval"))
    body = "".join(
        f"<tr><td>{escape(say(f'lab-{m.name}'))}</td><td>{m.a:.2f}</td><td>{m.b:.2f}</td>"
        f"<td>{'<b>' if m.clear else ''}{m.difference:+.2f}{'</b>' if m.clear else ''}</td>"
        f"<td>{m.low:+.2f} – {m.high:+.2f}</td></tr>"
        for m in compare(a, b)
    )
    return f"<table><tr>{head}</tr>{body}</table>"
