"""The statistics of win shares: Wilson's interval and the sequential test."""

from dataclasses import dataclass
from math import log, sqrt

Z95 = 1.959964


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's 95 % interval of a win share; a tie counts as a fraction of a win."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


@dataclass
class Sprt:
    """Wald's sequential test: is the win share at least `better`, or only `even`? Error rates are alpha and beta."""

    even: float
    better: float
    alpha: float = 0.05
    beta: float = 0.05
    evidence: float = 0.0  # the log of the likelihood ratio
    games: int = 0

    @property
    def bounds(self) -> tuple[float, float]:
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def add(self, win: float) -> None:
        self.games += 1
        self.evidence += win * log(self.better / self.even) + (1 - win) * log((1 - self.better) / (1 - self.even))

    @property
    def verdict(self) -> str | None:
        """`better`, `not-better`, or None while undecided."""
        low, high = self.bounds
        if self.evidence >= high:
            return "better"
        return "not-better" if self.evidence <= low else None
