"""How a solver fares: a rating, the puzzles solved in a row, the days in a row with the puzzle of the day. It stays on
the solver's own machine; the page keeps the same in the browser (page/src/puzzles/progress.svelte.ts)."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from pathlib import Path

from malecon.puzzles.puzzle import Puzzle
from malecon.puzzles.rating import expected

BEGIN = 1200
STEP, LATER_STEP, EARLY = 40, 20, 20  # a result changes the rating by so much at most, for the first so many puzzles


@dataclass
class Progress:
    """What is kept of a solver."""

    rating: int = BEGIN
    row: int = 0  # solved one after the other
    best_row: int = 0
    days: int = 0  # in a row with the puzzle of the day
    best_days: int = 0
    last_day: str = ""  # the last day whose puzzle was solved
    done: dict[str, bool] = field(default_factory=dict)  # puzzle: solved at the first try

    @classmethod
    def load(cls, path: Path) -> "Progress":
        """What was kept; a file that can't be read is no progress."""
        with suppress(OSError, ValueError, TypeError):
            return cls(**json.loads(path.read_text(encoding="utf-8")))
        return cls()

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".draft")
        draft.write_text(json.dumps(asdict(self)), encoding="utf-8")
        draft.replace(path)

    def count(self, puzzle: Puzzle, solved: bool) -> int:
        """Counts the first try at a puzzle; returns by how much the rating changes. Later tries change nothing."""
        name = name_of(puzzle)
        if name in self.done:
            return 0
        step = STEP if len(self.done) < EARLY else LATER_STEP
        change = round(step * (solved - expected(self.rating, puzzle.rating)))
        self.done[name] = solved
        self.rating += change
        self.row = self.row + 1 if solved else 0
        self.best_row = max(self.best_row, self.row)
        return change

    def solve_daily(self, day: date) -> None:
        """Counts a day whose puzzle was solved, at whichever try."""
        if self.last_day == day.isoformat():
            return
        self.days = self.days + 1 if self.last_day == (day - timedelta(days=1)).isoformat() else 1
        self.best_days = max(self.best_days, self.days)
        self.last_day = day.isoformat()

    def streak(self, day: date) -> int:
        """The days in a row that still stand: today's puzzle may be solved until midnight UTC."""
        return self.days if self.last_day in (day.isoformat(), (day - timedelta(days=1)).isoformat()) else 0


def name_of(puzzle: Puzzle) -> str:
    return f"{puzzle.title}/{puzzle.id}"
