"""Makes puzzles: strong bots play, and where one choice of theirs was clearly best, there is a puzzle.

The same seed makes the same puzzles in the same order, so a run that was stopped goes on where it was.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import malecon
from malecon.bots.base import Bot, Sight, known
from malecon.bots.chances import chances
from malecon.bots.codes import bot
from malecon.bots.network import has_network, shipped
from malecon.bots.trained import ask
from malecon.core.errors import MaleconError
from malecon.core.position import Position
from malecon.core.title import Title
from malecon.puzzles import checking, rating
from malecon.puzzles.puzzle import Puzzle, Puzzles, play_of, read, write
from malecon.puzzles.themes import themes
from malecon.puzzles.words import BadPuzzles

PLAYER, THINKER = "net", "puct:150"  # who plays; every fourth game one seat thinks
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
    """Makes the puzzles of one title."""

    def __init__(self, title: Title, seed: int, out: Path) -> None:
        if not has_network(title):
            raise BadPuzzles("puzzles-no-network", title=title.name)
        self.title, self.seed, self.out = title, seed, out
        self.found = self._begun()
        self.step = Step(len(self.found.all), 0, 0, 0)
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
        game = self.found.all[-1].game if self.found.all else 0
        while len(self.found.all) < count:
            yield from self._of_game(game, count)
            game += 1
            self.step.games += 1
            yield self.step

    def _of_game(self, game: int, count: int) -> Iterator[Step]:
        rng = Random(f"{self.title.name}/{self.seed}/{game}")
        moments, length = self._play(rng, game)
        chosen = islice(_varied(moments), LOOKS)
        taken = [p.ply for p in self.found.all if p.game == game]
        checks = 0
        for moment in chosen:
            if len(taken) >= A_GAME or checks >= CHECKS or len(self.found.all) >= count:
                return
            if any(abs(moment.ply - ply) < APART for ply in taken):
                continue
            self.step.looked += 1
            looked = checking.look(Sight.of(moment.position, game))
            if looked is not None:
                checks += 1
                self.step.checked += 1
                puzzle = self._checked(moment, looked, game, length)
                if puzzle is not None:
                    taken.append(moment.ply)
                    self.found.all.append(puzzle)
                    write(self.out, self.found)
                    self.step.made += 1
            yield self.step

    def _play(self, rng: Random, game: int) -> tuple[list[Moment], int]:
        """Plays a game; gives the decisions that might be puzzles, and how many there were in all."""
        seats = self.title.seats[game % len(self.title.seats)]
        position = self.title.new(seats, rng.getrandbits(62))
        bots: list[Bot] = [bot(PLAYER)] * seats
        if game % 4 == 3:
            bots[rng.randrange(seats)] = bot(THINKER, seed=game)
        network, moments = shipped(self.title), []
        while position.to_move is not None:
            sight = Sight.of(position)
            action = bots[sight.seat].weigh_up(sight).action
            phase = position.view(None)["phase"]
            if phase not in self.title.compound and sight.mask.sum() >= CHOICES:
                odds = np.zeros(len(sight.mask))
                likes, hopes, _ = ask(network, sight, EASY_HEAT, odds)
                if OPEN < hopes[sight.seat] < 1.0 - OPEN and odds.max() < PLAIN:
                    promise = _promise(sight, likes)
                    if promise >= PROMISE:
                        moments.append(Moment(position.ply, phase, known(position), promise))
            position.play_action(action)
        return moments, position.ply

    def _checked(self, moment: Moment, looked: Any, game: int, length: int) -> Puzzle | None:
        position = moment.position
        verdict = checking.check(position, looked, self.seed + game)
        if verdict is None:
            return None
        said, start = self.title.actions.notation, position.to_dict()
        pattern = _pattern(start, said(verdict.best), said(verdict.second))
        if self._alike[pattern] >= ALIKE:
            return None
        progress = moment.ply / length
        name = f"{self.seed}-{game}-{moment.ply}"
        asked = (self.title.name, name, _mover(position), start)
        puzzle = Puzzle(*asked, "", 0.0, "", 0.0, {}, 0, {}, (), self.seed, game, moment.ply)
        puzzle = told(puzzle, position, verdict, progress)
        if puzzle.shares["easy"] > PLAIN:
            return None
        self._alike[pattern] += 1
        return puzzle


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


def _pattern(start: dict[str, Any], best: str, second: str) -> tuple[int, str, str]:
    return int(start["phase"]), best, second


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
