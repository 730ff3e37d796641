"""Makes puzzles: strong bots play, and where one choice of theirs was clearly best, there is a puzzle.

The same seed makes the same puzzles in the same order, so a run that was stopped goes on where it was.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from itertools import count as countup
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import malecon
from malecon.bots.base import Choice, Sight, known
from malecon.bots.chances import chances
from malecon.bots.codes import bot
from malecon.bots.network import has_network, shipped
from malecon.bots.trained import ask, take_a_win
from malecon.core.cluster import AHEAD, Cluster
from malecon.core.errors import MaleconError
from malecon.core.position import Position
from malecon.core.title import Title
from malecon.puzzles import checking, rating
from malecon.puzzles.puzzle import Puzzle, Puzzles, play_of, read, write
from malecon.puzzles.themes import themes
from malecon.puzzles.words import BadPuzzles

THINKER = "puct:150"  # the network plays; in every fourth game one seat thinks like this
LOOKS = 14  # decisions of a game that are looked at
PROMISE = 0.035  # of the win: so much better a choice must seem to the network, before anything is searched
PROMISED = 3  # choices that a moment's promise is judged by
CHECKS = 4  # that are checked
A_GAME = 2  # puzzles of one game at most
APART = 6  # decisions between two of them at least
ALIKE = 4  # puzzles of a title at most with the same phase, best and second choice
CHOICES = 3  # so many actions must be legal at least
OPEN = 0.08  # of the win: who has less, or all but that, has nothing to decide any more
PLAIN = 0.9  # how often the level easy may find the move; above it is no puzzle
EASY_HEAT = 1.5
Pattern = tuple[int, str, str]  # what makes two puzzles alike: phase, best and second choice


@dataclass
class Step:
    """How far the making is."""

    made: int
    games: int
    looked: int
    checked: int


@dataclass(frozen=True)
class Moment:
    """A decision of a game that may become a puzzle."""

    ply: int
    phase: str
    position: Position  # as the seat to move knows it
    promise: float


class Maker:
    """Makes the puzzles of one title, here or on a Ray cluster: they are the same."""

    def __init__(self, title: Title, seed: int, out: Path, ray: str | None = None) -> None:
        if not has_network(title):
            raise BadPuzzles("puzzles-no-network", title=title.name)
        self.title, self.seed, self.out, self.ray = title, seed, out, ray
        self.found = self._begun()
        self.step = Step(len(self.found.all), 0, 0, 0)
        self.hosts: Counter[str] = Counter()  # games, by machine of the cluster
        self._alike = Counter(_pattern(p.start, p.best, p.second) for p in self.found.all)

    def _begun(self) -> Puzzles:
        """What an earlier run with the same seed made, if the rules and bots are still the same."""
        if not self.out.is_file():
            return Puzzles.new(self.title, self.seed)
        found = read(self.out)
        if (found.title, found.play, found.seed) != (self.title.name, play_of(self.title), self.seed):
            raise BadPuzzles("puzzles-others", path=str(self.out))
        return found

    def run(self, count: int) -> Iterator[Step]:
        """Plays games until there are so many puzzles; tells after each decision that was looked at how far it is."""
        if len(self.found.all) >= count:
            return
        first = self.found.all[-1].game if self.found.all else 0
        with closing(self._on_ray(first) if self.ray else self._here(first)) as games:
            for game in games:
                for look in game:
                    self.step.looked += 1
                    self.step.checked += look.checked
                    if look.puzzle is not None:
                        self._alike[_pattern(look.puzzle.start, look.puzzle.best, look.puzzle.second)] += 1
                        self.found.all.append(look.puzzle)
                        write(self.out, self.found)
                        self.step.made += 1
                    yield self.step
                    if len(self.found.all) >= count:
                        break
                self.step.games += 1
                yield self.step
                if len(self.found.all) >= count:
                    return

    def _task(self, game: int) -> "Task":
        """A game to look for puzzles in, as far as can be said of it by now."""
        taken = tuple(p.ply for p in self.found.all if p.game == game)
        return Task(self.title.name, self.seed, game, self._seats(game), Counter(self._alike), taken)

    def _here(self, first: int) -> Generator[Iterable["Look"]]:
        for game in countup(first):
            yield self._task(game).looks()

    def _on_ray(self, first: int) -> Generator[Iterable["Look"]]:
        """Games are given out before those that come first are done. One that turns out to have begun from something
        else than it would have here is looked at again."""
        with Cluster(str(self.ray)) as cluster:
            cluster.hosts = self.hosts
            waiting: dict[int, tuple[Task, Any]] = {}
            for game in countup(first):
                for ahead in range(game, game + cluster.cores * AHEAD):
                    if ahead not in waiting:
                        task = self._task(ahead)
                        waiting[ahead] = task, cluster.begin(look_for, task)
                task, piece = waiting.pop(game)
                looks = cluster.result(piece)
                if not self._same(task, looks):
                    looks = cluster.result(cluster.begin(look_for, self._task(game)))
                yield looks

    def _same(self, task: "Task", looks: list["Look"]) -> bool:
        """Whether a game would find the same if it began only now."""
        now = self._task(task.game)
        patterns = [look.pattern for look in looks if look.pattern is not None]
        return (now.seats, now.taken) == (task.seats, task.taken) and all(
            now.alike[pattern] == task.alike[pattern] for pattern in patterns
        )

    def _seats(self, game: int) -> int:
        """Every number of seats in turn; in every other game the one that most puzzles came of so far."""
        if game % 2 == 0 or not self.found.all:
            return self.title.seats[game // 2 % len(self.title.seats)]
        counts = Counter(int(p.start["seats"]) for p in self.found.all if p.game < game)
        return max(self.title.seats, key=lambda seats: (counts[seats], -seats))


@dataclass(frozen=True)
class Look:
    """A decision that was looked at: whether it was checked, what kind of puzzle it would be, and the puzzle."""

    checked: bool
    pattern: Pattern | None = None
    puzzle: Puzzle | None = None


def look_for(task: "Task") -> list[Look]:
    """All that a game gives, for another machine."""
    return list(task.looks())


@dataclass(frozen=True)
class Task:
    """A game in which puzzles are looked for."""

    title: str
    seed: int
    game: int
    seats: int
    alike: Counter[Pattern]  # puzzles of each kind that there are already
    taken: tuple[int, ...]  # decisions of this game that are puzzles already

    def looks(self) -> Iterator[Look]:
        title, alike = malecon.title(self.title), Counter(self.alike)
        rng = Random(f"{self.title}/{self.seed}/{self.game}")
        moments, length = self._play(title, rng)
        taken, checks = list(self.taken), 0
        for moment in islice(_varied(moments), LOOKS):
            if len(taken) >= A_GAME or checks >= CHECKS:
                return
            if any(abs(moment.ply - ply) < APART for ply in taken):
                continue
            looked = checking.look(Sight.of(moment.position, self.game))
            if looked is None:
                yield Look(False)
                continue
            checks += 1
            look = self._checked(moment, looked, length, alike)
            if look.puzzle is not None and look.pattern is not None:
                alike[look.pattern] += 1
                taken.append(moment.ply)
            yield look

    def _play(self, title: Title, rng: Random) -> tuple[list[Moment], int]:
        """Plays the game; gives the decisions that might be puzzles, and how many there were in all."""
        position = title.new(self.seats, rng.getrandbits(62))
        thinker = rng.randrange(self.seats) if self.game % 4 == 3 else None
        thinking = bot(THINKER, seed=self.game)
        network, moments, phases = shipped(title), [], dict[int, str]()
        while position.to_move is not None:
            sight = Sight.of(position)
            odds = np.zeros(len(sight.mask))
            likes, hopes, _ = ask(network, sight, EASY_HEAT, odds)
            action = thinking.weigh_up(sight).action if sight.seat == thinker else _favourite(sight, likes)
            open_yet = OPEN < hopes[sight.seat] < 1.0 - OPEN
            if open_yet and sight.mask.sum() >= CHOICES and odds.max() < PLAIN:
                phase = _phase(position, phases)
                promise = 0.0 if phase in title.compound else _promise(sight, likes)
                if promise >= PROMISE:
                    moments.append(Moment(position.ply, phase, known(position), promise))
            position.play_action(action)
        return moments, position.ply

    def _checked(self, moment: Moment, looked: Any, length: int, alike: Counter[Pattern]) -> Look:
        position = moment.position
        verdict = checking.check(position, looked, self.seed + self.game)
        if verdict is None:
            return Look(True)
        said, start = position.title.actions.notation, position.to_dict()
        pattern = _pattern(start, said(verdict.best), said(verdict.second))
        if alike[pattern] >= ALIKE:
            return Look(True, pattern)
        progress = moment.ply / length
        name = f"{self.seed}-{self.game}-{moment.ply}"
        asked = (self.title, name, _mover(position), start)
        puzzle = Puzzle(*asked, "", 0.0, "", 0.0, {}, 0, {}, (), self.seed, self.game, moment.ply)
        puzzle = told(puzzle, position, verdict, progress)
        return Look(True, pattern, None if puzzle.shares["easy"] > PLAIN else puzzle)


def _phase(position: Position, known_yet: dict[int, str]) -> str:
    """The phase's label, which is learnt from a view once."""
    number = int(position.field("phase"))
    if number not in known_yet:
        known_yet[number] = position.view(None)["phase"]
    return known_yet[number]


def told(puzzle: Puzzle, position: Position, verdict: checking.Verdict, progress: float) -> Puzzle:
    """The puzzle with what a verdict says: the answer, its chances, how hard it is, what it is about."""
    said = position.title.actions.notation
    shares = rating.shares(position, verdict.best)
    return replace(
        puzzle, best=said(verdict.best), chance=round(verdict.chance, 3), second=said(verdict.second),
        second_chance=round(verdict.second_chance, 3), shares=shares, rating=rating.rating(shares),
        others={said(a): round(c, 3) for a, c in sorted(verdict.others.items())},
        themes=themes(position, verdict.best, progress, shares["hard"]),
    )  # fmt: skip


def again(found: Puzzles, out: Path) -> Iterator[tuple[int, int]]:
    """Checks puzzles again, after the rules or the network have changed; writes those that still hold, with what is
    known of them now. Tells after each how many were checked and how many hold."""
    title = malecon.title(found.title)
    holding = replace(Puzzles.new(title, found.seed), all=[])
    for number, puzzle in enumerate(found.all, start=1):
        with suppress(MaleconError):  # a position that can't be any more is no puzzle
            position = known(puzzle.position())
            choice = checking.Glance("look", checking.LOOK).weigh_up(Sight.of(position, puzzle.game))
            verdict = checking.check(position, choice, puzzle.seed + puzzle.game)
            if verdict is not None:
                special = {"theme-opening": 0.0, "theme-endgame": 1.0}
                progress = next((special[t] for t in puzzle.themes if t in special), 0.5)
                puzzle = replace(puzzle, start=position.to_dict())
                holding.all.append(told(puzzle, position, verdict, progress))
        yield number, len(holding.all)
    write(out, holding)


def _mover(position: Position) -> int:
    assert position.to_move is not None
    return position.to_move


def _pattern(start: dict[str, Any], best: str, second: str) -> Pattern:
    return int(start["phase"]), best, second


def _favourite(sight: Sight, likes: Any) -> int:
    """What the bot `net` plays."""
    best = int(np.argmax(np.where(sight.mask, likes, -1.0)))
    size = len(sight.mask)
    return take_a_win(sight, Choice(best, np.zeros(size, np.int64), np.zeros(size), np.zeros(size))).action


def _promise(sight: Sight, likes: Any) -> float:
    """How much better the network thinks of the position after one choice than after the next best."""
    legal = np.flatnonzero(sight.mask)
    worth = []
    for action in legal[np.argsort(-likes[legal], kind="stable")][:PROMISED].tolist():
        after = sight.position.copy()
        after.play_action(action)
        worth.append(chances(after)[sight.seat])
    best, second, *_ = sorted(worth, reverse=True)
    return best - second


def _varied(moments: list[Moment]) -> Iterator[Moment]:
    """The most promising moments first, but not one phase of the game after the same."""
    left, seen = list(moments), Counter[str]()
    while left:
        best = max(left, key=lambda m: m.promise / (1 + seen[m.phase]))
        seen[best.phase] += 1
        left.remove(best)
        yield best
