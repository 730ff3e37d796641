"""The ladder: a round robin of all levels of a title."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, zip_longest
from pathlib import Path

from malecon.arena.match import Match
from malecon.arena.results import Results, Standing
from malecon.arena.runner import run
from malecon.arena.words import BadMatch
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
    """Plays every pair of codes, one seat of the stronger against a table of the weaker. List codes from weak to strong."""
    rungs = []
    for lower, upper in combinations(codes, 2):
        match = Match(title, (upper, *[lower] * (seats - 1)), blocks, seed)
        file = Path(folder) / f"{title}-{seats}-{_file_name(upper)}-{_file_name(lower)}.jsonl" if folder else None

        def told(results: Results, pair: tuple[str, str] = (lower, upper)) -> None:
            if progress:
                progress(*pair, results)

        rungs.append(Rung(lower, upper, run(match, file, workers=workers, ray=ray, progress=told)))
    return rungs


def rating_list(rungs: Sequence[Rung]) -> list[tuple[str, float, float]]:
    """(code, rating, sigma) from all games together, the strongest first; Plackett-Luce (openskill). Seats that the same
    code plays are rated as one."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {code: model.rating() for rung in rungs for code in (rung.lower, rung.upper)}
    for turn in zip_longest(*(rung.results.in_order() for rung in rungs)):  # no pairing comes before all others
        for rung, game in zip(rungs, turn, strict=True):
            if game is None:
                continue
            codes = [rung.results.match.bots[place] for place in game.places]
            teams = [[model.rating(known[code].mu, known[code].sigma)] for code in codes]
            rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
            for code in set(codes):
                own = [team[0] for team, other in zip(rated, codes, strict=True) if other == code]
                mu, sigma = (sum(getattr(one, part) for one in own) / len(own) for part in ("mu", "sigma"))
                known[code] = model.rating(mu, sigma)
    found = [(code, float(rating.mu), float(rating.sigma)) for code, rating in known.items()]
    return sorted(found, key=lambda one: -one[1])


def read_bots(path: str | Path) -> tuple[str, ...]:
    """The codes in a file, one per line, from weak to strong; # begins a comment. Paths of bots' files start from the
    file's folder."""
    file = Path(path)
    try:
        lines = [line.partition("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines()]
    except (OSError, UnicodeDecodeError) as trouble:
        raise BadMatch("arena-bots-file", path=str(path), why=str(trouble)) from None
    codes = tuple(str(file.parent / code) if code.endswith(".py") or ".npz" in code else code for code in lines if code)
    if len(codes) < 2:
        raise BadMatch("arena-bots-few", path=str(path))
    return codes


def _file_name(code: str) -> str:
    return "".join(c if c.isalnum() else "_" for c in code)
