"""The ladder: a round robin of all levels of a title."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from malecon.arena.match import Plan
from malecon.arena.results import Results, Standing
from malecon.arena.runner import run
from malecon.bots import LEVELS


@dataclass(frozen=True)
class Rung:
    """One pairing: the first code on one seat against the second on all others."""

    lower: str
    upper: str
    results: Results

    @property
    def standing(self) -> Standing:
        return next(s for s in self.results.standings(ratings=False) if s.code == self.upper)


def ladder(
    title: str,
    seats: int,
    blocks: int = 25,
    seed: int = 0,
    *,
    codes: tuple[str, ...] = tuple(LEVELS),
    folder: str | Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Callable[[str, str, Results], None] | None = None,
) -> list[Rung]:
    """Every pair of codes: one seat of the one against all others of the other; codes go from weak to strong."""
    rungs = []
    for lower, upper in combinations(codes, 2):
        plan = Plan(title, (upper, *[lower] * (seats - 1)), blocks, seed)
        file = Path(folder) / f"{title}-{seats}-{_file_name(upper)}-{_file_name(lower)}.jsonl" if folder else None

        def told(results: Results, pair: tuple[str, str] = (lower, upper)) -> None:
            if progress:
                progress(*pair, results)

        rungs.append(Rung(lower, upper, run(plan, file, workers=workers, ray=ray, progress=told)))
    return rungs


def _file_name(code: str) -> str:
    return "".join(c if c.isalnum() else "_" for c in code)
