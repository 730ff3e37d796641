"""The results of a match, and the append-only file that keeps them.

The file is JSON lines: a header that says what was played, then one line per game. A match that stopped, even in the
middle of a line, resumes from there. A game is identified by its block and rotation and never counted twice.
"""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TextIO

from malecon.arena.match import Game, Match
from malecon.arena.stats import wilson
from malecon.arena.words import BadMatch

FORMAT = 1


@dataclass(frozen=True)
class Standing:
    """The results of one code of the line-up. Seats with the same code count together."""

    code: str
    seats: int  # how many seats of the line-up it has
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    score: float
    margin: float  # its points minus those of the best other seat, on average
    rating: float
    sigma: float
    decision: float  # seconds on average
    slowest: float


class Results:
    """The games of a match played so far."""

    def __init__(self, match: Match, games: Iterable[Game] = ()) -> None:
        self.match = match
        self.games: dict[tuple[int, int], Game] = {}
        self.hosts: Counter[str] = Counter()  # on a cluster: the blocks that each machine has played, in this run
        for game in games:
            self.add(game)

    def add(self, game: Game) -> bool:
        """Adds a game; False if it was already there."""
        key = (game.block, game.rotation)
        if key in self.games:
            return False
        self.games[key] = game
        return True

    def __len__(self) -> int:
        return len(self.games)

    def in_order(self) -> list[Game]:
        return [self.games[key] for key in sorted(self.games)]

    @property
    def codes(self) -> list[str]:
        return list(dict.fromkeys(self.match.bots))

    def done(self, block: int) -> frozenset[int]:
        """The rotations of a block that have been played."""
        return frozenset(turn for turn in range(self.match.games_a_block) if (block, turn) in self.games)

    def standings(self, *, ratings: bool = True) -> list[Standing]:
        rated = self.ratings() if ratings else {}
        return [self._standing(code, rated.get(code, (0.0, 0.0))) for code in self.codes]

    def _standing(self, code: str, rating: tuple[float, float]) -> Standing:
        wins = score = margin = seconds = slowest = 0.0
        decisions = seated = 0
        for game in self.in_order():
            for seat, place in enumerate(game.places):
                if self.match.bots[place] != code:
                    continue
                seated += 1
                wins += game.wins[seat]
                score += game.scores[seat]
                margin += game.scores[seat] - max(s for other, s in enumerate(game.scores) if other != seat)
                seconds += game.seconds[seat]
                decisions += game.decisions[seat]
                slowest = max(slowest, game.slowest[seat])
        games, seats = len(self), self.match.bots.count(code)
        low, high = wilson(wins, games)
        return Standing(
            code, seats, games, wins, wins / max(games, 1), low, high, seats / self.match.seats,
            score / max(seated, 1), margin / max(seated, 1), *rating, seconds / max(decisions, 1), slowest,
        )  # fmt: skip

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Plackett-Luce ratings (openskill) with their sigma. Entries with the same code are rated separately, then averaged."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        rated = [model.rating() for _ in self.match.bots]
        for game in self.in_order():
            teams = [[rated[place]] for place in game.places]
            for place, team in zip(game.places, model.rate(teams, ranks=[float(r) for r in game.ranks]), strict=True):
                rated[place] = team[0]
        by_code: dict[str, list[Any]] = {}
        for code, rating in zip(self.match.bots, rated, strict=True):
            by_code.setdefault(code, []).append(rating)
        return {
            code: (sum(r.mu for r in many) / len(many), sum(r.sigma for r in many) / len(many))
            for code, many in by_code.items()
        }

    def head_to_head(self) -> dict[tuple[str, str], float]:
        """How often a seat of the first code finished ahead of a seat of the second; ties count half."""
        ahead: dict[tuple[str, str], list[float]] = {}
        for game in self.in_order():
            for a, b in ((a, b) for a in range(self.match.seats) for b in range(self.match.seats) if a != b):
                pair = (self.match.bots[game.places[a]], self.match.bots[game.places[b]])
                if pair[0] != pair[1]:
                    won = 0.5 if game.ranks[a] == game.ranks[b] else float(game.ranks[a] < game.ranks[b])
                    ahead.setdefault(pair, []).append(won)
        return {pair: sum(won) / len(won) for pair, won in ahead.items()}

    def first_entry_wins(self) -> list[float]:
        """The wins of the line-up's first entry, game by game: the input of the sequential test."""
        return [game.wins[game.places.index(0)] for game in self.in_order()]


class ResultsFile:
    """The file of a match, open for more games."""

    def __init__(self, path: str | Path, match: Match) -> None:
        self.path = Path(path)
        self.results = Results(match)
        if self.path.is_file() and self.path.stat().st_size > 0:
            self.results = read_results(self.path, match)
            self._cut_torn_line()
            self._file = self.path.open("a", encoding="utf-8")
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("w", encoding="utf-8")
            self._write(self._file, {"malecon_arena": FORMAT} | match.head())

    def _cut_torn_line(self) -> None:
        raw = self.path.read_bytes()
        if not raw.endswith(b"\n"):
            with self.path.open("r+b") as file:
                file.truncate(raw.rfind(b"\n") + 1)

    def _write(self, file: TextIO, entry: dict[str, Any]) -> None:
        file.write(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n")
        file.flush()

    def add(self, game: Game) -> None:
        if self.results.add(game):
            self._write(self._file, {k: v for k, v in asdict(game).items() if v != []})

    def close(self) -> None:
        self._file.close()


def read_results(path: str | Path, match: Match | None = None) -> Results:
    """Reads results from a file. With a match, raises BadMatch if the file belongs to another match."""
    # Text after the last line break is an unfinished line.
    lines = Path(path).read_text(encoding="utf-8").split("\n")[:-1]
    try:
        head = json.loads(lines[0])
        if head.pop("malecon_arena") != FORMAT:
            raise ValueError
        games = [Game(**json.loads(line)) for line in lines[1:]]
    except (IndexError, KeyError, TypeError, ValueError):
        raise BadMatch("arena-file", path=str(path)) from None
    if match is None:
        known = {k: v for k, v in head.items() if k != "data"} | {"bots": tuple(head["bots"])}
        match = Match(**known, blocks=1 + max((g.block for g in games), default=0))
    for entry, ours in match.head().items():
        if head.get(entry) != ours:
            raise BadMatch(
                "arena-other-match", path=str(path), entry=entry, theirs=str(head.get(entry)), ours=str(ours)
            )
    return Results(match, games)
