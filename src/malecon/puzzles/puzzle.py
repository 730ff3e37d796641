"""A puzzle, and the files that hold them.

A file is JSON lines: a head with the title, its data version and what the puzzles were made with, then a puzzle a line.
A file that ends in .puzzles is gzipped; the package ships one for each title.
"""

import gzip
import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, date, datetime
from functools import cache
from math import gcd
from pathlib import Path
from typing import Any

import malecon
from malecon.bots.network import file_of, has_network
from malecon.core.errors import MaleconError
from malecon.core.position import Position
from malecon.core.simulate import simulate
from malecon.core.title import Title
from malecon.puzzles.words import BadPuzzles

FORMAT = 1
PACKED = ".puzzles"
SHIPPED = Path(__file__).parent / "shipped"
GAMES = 200  # random games at each number of seats, by which rules are known
FIRST_DAY = date(2026, 1, 1)
LEVELS = {"expert": 1900, "hard": 1500, "medium": 1150, "easy": 0}  # from which rating


@dataclass(frozen=True)
class Puzzle:
    """A position where one choice is clearly best, as the seat to move knows it."""

    title: str
    id: str
    seat: int  # whose move is wanted
    start: dict[str, Any]  # every field of the record by name
    best: str  # a notation
    chance: float  # of winning with the best choice
    second: str  # the best of the others
    second_chance: float
    others: dict[str, float]  # chances of choices that were measured too
    rating: int
    shares: dict[str, float]  # how often each level finds the move
    themes: tuple[str, ...]
    seed: int  # of the run that made it
    game: int  # its number in that run
    ply: int  # how many decisions into the game

    def position(self) -> Position:
        """The position to think about."""
        return malecon.title(self.title).from_dict(self.start)

    @property
    def gap(self) -> float:
        return self.chance - self.second_chance

    def chance_of(self, notation: str) -> float | None:
        """The chance of winning with a choice, if it was measured."""
        known = {**self.others, self.second: self.second_chance, self.best: self.chance}
        return known.get(notation)


@dataclass
class Puzzles:
    """The puzzles of one title, and what they were made with."""

    title: str
    data: str  # the version of the title's data
    play: str  # see `play_of`
    seed: int = 0
    all: list[Puzzle] = field(default_factory=list)

    @classmethod
    def new(cls, title: Title, seed: int) -> "Puzzles":
        return cls(title.name, title.data.version, play_of(title), seed)


@cache
def play_of(title: Title) -> str:
    """A hash of what the answers rest on: how the game goes, and the network that judged.

    The rules are known by the games they make, so a comment in their files changes nothing.
    """
    digest = hashlib.sha256(f"{title.data.version} {title.state.dtype}".encode())
    for seats in title.seats:
        played = simulate(title, seats, GAMES, seed=GAMES, threads=1)
        digest.update(f"{played.decisions} {played.scores.tolist()}".encode())
    if has_network(title):
        digest.update(file_of(title).read_bytes())
    return digest.hexdigest()[:12]


def write(path: Path, puzzles: Puzzles) -> None:
    """Writes the whole file, so that nobody ever finds half a one."""
    head = {"puzzles": FORMAT, "title": puzzles.title, "data": puzzles.data, "play": puzzles.play, "seed": puzzles.seed}
    lines = [head, *({k: v for k, v in asdict(p).items() if k != "title"} for p in puzzles.all)]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines).encode()
    draft = path.with_name(path.name + ".draft")
    draft.write_bytes(gzip.compress(text, 9, mtime=0) if path.suffix == PACKED else text)
    draft.replace(path)


def read(path: Path) -> Puzzles:
    """The puzzles of a file. BadPuzzles says what is wrong with it."""
    try:
        raw = path.read_bytes()
        text = (gzip.decompress(raw) if path.suffix == PACKED else raw).decode()
        head, *rest = (json.loads(line) for line in text.splitlines())
        if head["puzzles"] != FORMAT:
            raise BadPuzzles("puzzles-format", path=str(path), ours=FORMAT)
        title = str(head["title"])
        made = [Puzzle(title=title, **{**line, "themes": tuple(line["themes"])}) for line in rest]
        return Puzzles(title, str(head["data"]), str(head["play"]), int(head["seed"]), made)
    except MaleconError:
        raise
    except (OSError, EOFError, ValueError, TypeError, KeyError) as trouble:
        raise BadPuzzles("puzzles-unreadable", path=str(path), why=str(trouble)) from None


@cache
def shipped(title: str) -> Puzzles:
    """The puzzles that come with the package."""
    path = SHIPPED / f"{title}{PACKED}"
    if not path.is_file():
        known = malecon.title(title)  # UnknownTitle, if that is what is wrong
        return Puzzles.new(known, 0)
    return read(path)


def today() -> date:
    """The day of the daily puzzle: the same for everybody, wherever they live."""
    return datetime.now(UTC).date()


def title_of_day(day: date) -> str:
    """Whose turn it is to have the puzzle of the day."""
    names = malecon.titles()
    return names[(day - FIRST_DAY).days % len(names)]


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day. Each comes up once before any comes again, also if the titles take turns by fours; of an even
    number the last is left out."""
    count = len(puzzles) - (len(puzzles) + 1) % 2
    return puzzles[(day - FIRST_DAY).days * _coprime(count) % count]


def _coprime(count: int) -> int:
    """A stride that visits all of so many places in an order that does not look like one."""
    step = max(1, int(count * 0.618))
    while gcd(step, count) != 1:
        step += 1
    return step


def level_of(rating: int) -> str:
    """How hard a puzzle is, in a word."""
    return next(level for level, least in LEVELS.items() if rating >= least)
