"""Looking back on a game: everybody's chances over time, and for every seat the decisions that cost it most.

The work is cut into small tasks that any process can do from the start and the actions of the game, so that a server's
workers can share it and somebody can watch it advance. First a glance at every decision finds those that look costly;
only these are weighed by a search; only the worst of them are put into words. Every judgement is made from what the
deciding seat knew.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from malecon.bots import speaking
from malecon.bots.base import Bot, Sight
from malecon.bots.chances import chances
from malecon.bots.codes import ADVISER, bot, level_code
from malecon.bots.explain import Hint, Stop, explain, never, whole
from malecon.bots.guided import Puct
from malecon.bots.network import has_network, shipped
from malecon.bots.players import GREEDY_SAMPLES, Search, consequences
from malecon.bots.speaking import Spoken
from malecon.bots.trained import ask
from malecon.bots.words import WORDS
from malecon.core.position import Position
from malecon.core.title import Title

SHOWN = 4  # decisions of a seat
FELT = 0.01  # of the win: what costs less is not spoken of
CANDIDATES = 12  # decisions of a seat that are weighed
RIVALS = 2  # other choices that a glance compares with what was played
LOOK = 120  # iterations in search of something better
CLOSELY = 200  # iterations of each of the two, and the same again with other dice
STRIDE, HANDFUL = 40, 2  # decisions a task glances at, and weighs
LATE = 24  # last plies, where a search sees results that the network cannot foresee: all of them are weighed
OPEN = 0.03  # of the win: whoever has less, or all but that, has nothing to decide any more
DOUBT = 0.05  # of the win: how bad a choice looks that the network would never make
GLANCE, WEIGH, TELL = "glance", "weigh", "tell"


@dataclass(frozen=True)
class Task:
    """A part of the work. What comes of it is made of plain numbers and words, so it can cross processes."""

    kind: str
    about: tuple[tuple[int, ...], ...]  # (ply, or of `tell` also the better action)


@dataclass(frozen=True)
class Lapse:
    """A decision that cost something. Whatever is said of it is kept as keys, to be said in any language."""

    ply: int
    seat: int
    played: int  # an action
    better: int
    chance: float  # of what was played
    possible: float  # of what was better
    plan: Spoken | None = None  # why that was better
    cost: Spoken | None = None  # what was given away
    whole: tuple[int, ...] = ()  # the better action with those that finish the decision it begins

    @property
    def loss(self) -> float:
        return self.possible - self.chance

    def why(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Why the other choice was better."""
        return "" if self.plan is None else self.plan.say(lang, names)

    def price(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """What the choice gave away: in the title's words, or as a share of the win."""
        if self.cost is not None:
            return self.cost.say(lang, names)
        return WORDS.say(lang, "cost-less", percent=max(1, round(100 * self.loss)))


class Lookback:
    """The whole work: which task comes next follows from what was found so far."""

    def __init__(self, start: Position, plays: Sequence[int]) -> None:
        self.title, self.seats = start.title, start.seats
        self.plays = tuple(plays)
        self.shares: list[list[float]] = []  # before each ply, and at the end
        self.lapses: list[Lapse] = []
        self._doubts: list[tuple[float, int, int, bool]] = []  # how costly it looks, ply, seat, goes on with the last
        self._tasks = [
            Task(GLANCE, tuple((ply,) for ply in range(first, min(first + STRIDE, len(self.plays) + 1))))
            for first in range(0, len(self.plays) + 1, STRIDE)
        ]
        self._weighing = -(-self.seats * CANDIDATES // HANDFUL)  # tasks expected to come
        self.done = 0

    @property
    def all(self) -> int:
        """Tasks in all, as far as it can be known now."""
        return self.done + len(self._tasks) + self._weighing

    def next(self) -> Task | None:
        """The task to do now; None: all is done."""
        return self._tasks[0] if self._tasks else None

    def take(self, found: Sequence[Any]) -> None:
        """What came of the task."""
        task = self._tasks.pop(0)
        self.done += 1
        {GLANCE: self._glanced, WEIGH: self._weighed, TELL: self._told}[task.kind](found)
        if task.kind == GLANCE and not self._tasks:
            self._tasks = [Task(WEIGH, part) for part in _parts([(ply,) for ply in self._candidates()])]
            self._weighing = 1
        if task.kind != TELL and not self._tasks:
            self.lapses = self._worst()
            self._tasks = [Task(TELL, part) for part in _parts([(x.ply, x.better) for x in self.lapses])]
        if not self._tasks:
            self._weighing = 0

    def _glanced(self, found: Sequence[Any]) -> None:
        for ply, seat, goes_on, doubt, shares in found:
            self.shares.append(list(shares))
            if doubt is not None:
                self._doubts.append((doubt, ply, seat, goes_on))

    def _candidates(self) -> list[int]:
        """The decisions that look worst, of each seat; of a compound decision only its worst part."""
        wholes: list[list[tuple[float, int, int, bool]]] = []
        for one in self._doubts:
            if wholes and one[3] and wholes[-1][-1][2] == one[2] and wholes[-1][-1][1] == one[1] - 1:
                wholes[-1].append(one)
            else:
                wholes.append([one])
        worst = sorted((max(parts) for parts in wholes), reverse=True)
        found = {ply for _, ply, seat, _ in self._doubts if self._is_late(ply, seat)}
        for seat in range(self.seats):
            found |= set([ply for doubt, ply, who, _ in worst if who == seat and doubt > 0.0][:CANDIDATES])
        return sorted(found)

    def _is_late(self, ply: int, seat: int) -> bool:
        return ply >= len(self.plays) - LATE and OPEN < self.shares[ply][seat] < 1.0 - OPEN

    def _weighed(self, found: Sequence[Any]) -> None:
        self.lapses += [
            Lapse(ply, seat, self.plays[ply], better, chance, possible) for ply, seat, better, chance, possible in found
        ]

    def _worst(self) -> list[Lapse]:
        """What is spoken of, in the order of the game."""
        felt = sorted((x for x in self.lapses if x.loss >= FELT), key=lambda x: -x.loss)
        return sorted(
            (x for seat in range(self.seats) for x in [y for y in felt if y.seat == seat][:SHOWN]), key=lambda x: x.ply
        )

    def _told(self, found: Sequence[Any]) -> None:
        told = {ply: (plan, cost, rest) for ply, plan, cost, rest in found}
        self.lapses = [
            Lapse(x.ply, x.seat, x.played, x.better, x.chance, x.possible, _said(self.title, told[x.ply][0]),
                  _said(self.title, told[x.ply][1]), tuple(told[x.ply][2])) if x.ply in told else x
            for x in self.lapses
        ]  # fmt: skip


def kept(looking: Lookback) -> dict[str, Any]:
    """What was found, as JSON without any words, so that it can be read in every language later."""
    notation = looking.title.actions.notation
    return {
        "shares": [[round(share, 3) for share in shares] for shares in looking.shares],
        "lapses": [
            {"ply": x.ply, "seat": x.seat, "played": notation(x.played), "better": notation(x.better),
             "chance": round(x.chance, 6), "possible": round(x.possible, 6), "plan": _plain(x.plan),
             "cost": _plain(x.cost), "whole": [notation(action) for action in x.whole]}
            for x in looking.lapses
        ],
    }  # fmt: skip


def read_lapses(title: Title, found: Mapping[str, Any]) -> list[Lapse]:
    """The decisions that were kept. One whose action the title no longer has is left out."""
    parse, known = title.actions.parse, set(title.actions.notations)
    return [
        Lapse(x["ply"], x["seat"], parse(x["played"]), parse(x["better"]), x["chance"], x["possible"],
              _said(title, x["plan"]), _said(title, x["cost"]), tuple(parse(n) for n in x["whole"]))
        for x in found["lapses"] if known >= {x["played"], x["better"], *x["whole"]}
    ]  # fmt: skip


def _parts(about: list[tuple[int, ...]]) -> Iterator[tuple[tuple[int, ...], ...]]:
    return (tuple(about[n : n + HANDFUL]) for n in range(0, len(about), HANDFUL))


def look_back(start: Position, plays: Sequence[int]) -> Iterator[Lookback]:
    """Does it all, and shows after every task how far it is."""
    looking = Lookback(start, plays)
    while task := looking.next():
        looking.take(work(start, looking.plays, task))
        yield looking


def work(start: Position, plays: Sequence[int], task: Task) -> list[Any]:
    """Does one task, in whatever process."""
    kinds: dict[str, Callable[..., tuple[Any, ...]]] = {GLANCE: _glance, WEIGH: _weigh, TELL: _tell}
    do = kinds[task.kind]
    found = []
    for position, about in _at(start, plays, task.about):
        played = plays[about[0]] if about[0] < len(plays) else None
        found.append((about[0], *do(position, played, *about[1:])))
    return found


def _at(
    start: Position, plays: Sequence[int], about: Iterable[tuple[int, ...]]
) -> Iterator[tuple[Position, tuple[int, ...]]]:
    """The positions in question, in the order of the game."""
    position = start.copy()
    for one in about:
        while position.ply < one[0]:
            position.play_action(plays[position.ply])
        yield position, one


# -- a glance: the network's, or without one a look ahead to the end of the turn


def _glance(position: Position, played: int | None) -> tuple[int | None, bool, float | None, list[float]]:
    """Whose decision it is, whether it goes on with one begun before, how much it looks to have cost (None: there was
    nothing to decide), and everybody's chances."""
    if played is None or position.to_move is None:
        return None, False, None, chances(position)
    sight = Sight.of(position)
    shares = chances(position)
    goes_on = sight.position.view(sight.seat)["phase"] in _follow(position.title)
    if sight.mask.sum() < 2:
        return sight.seat, goes_on, None, shares
    doubt = _by_network(sight, played) if has_network(position.title) else _by_advice(sight, played)
    return sight.seat, goes_on, doubt, shares


def _follow(title: Title) -> frozenset[str]:
    return title.teaching.follow if title.teaching else frozenset()


def _by_network(sight: Sight, played: int) -> float:
    """How much better the network thinks of what it likes best, where it likes that better than what was played."""
    likes, _, _ = ask(shipped(sight.title), sight)
    legal = np.flatnonzero(sight.mask)
    better = [a for a in legal[np.argsort(-likes[legal])][:RIVALS].tolist() if a != played and likes[a] > likes[played]]
    if not better:
        return 0.0
    mine = _after(sight, played)
    return float(max(0.0, *(_after(sight, a) - mine for a in better))) + DOUBT * (
        float(likes[better[0]]) - float(likes[played])
    )


def _after(sight: Sight, action: int) -> float:
    """The seat's chances right after an action."""
    position = sight.position.copy()
    position.play_action(action)
    return chances(position)[sight.seat]


def _by_advice(sight: Sight, played: int) -> float:
    worth, _ = consequences(sight, GREEDY_SAMPLES)
    return float(worth.max() - worth[played])


# -- weighing: a search for something better, then as long a look at both


def _weigh(position: Position, played: int | None) -> tuple[int, int, float, float]:
    """The seat, the better action, and the chances with what was played and with what was better."""
    sight = Sight.of(position)
    assert played is not None
    best = take_best(sight)
    chance, possible = weigh(sight, best, played)
    return sight.seat, best, chance, possible


def searcher(title: Title, iterations: int, ambition: float | None = None) -> Search:
    """A search by the title's network, if it has one; without ambition only the win counts."""
    settings = {} if ambition is None else {"ambition": ambition}
    kind: Callable[..., Search] = Puct if has_network(title) else Search
    return kind("review", iterations, **settings)


def take_best(sight: Sight) -> int:
    return searcher(sight.title, LOOK).weigh_up(sight).action


def weigh(sight: Sight, better: int, played: int) -> tuple[float, float]:
    """The chances with what was played and with what may be better, each searched as long, twice with other dice.

    Where the two times do not agree that it is better, it is not.
    """
    search = searcher(sight.title, CLOSELY, ambition=0.0)
    of = {action: [search.worth(sight, action, sample) for sample in (0, 1)] for action in {better, played}}
    chance, possible = (float(np.mean(of[action])) for action in (played, better))
    sure = all(more > less for more, less in zip(of[better], of[played], strict=True))
    return chance, possible if sure else chance


# -- telling: why, and what it cost


def _tell(position: Position, played: int | None, better: int) -> tuple[Any, Any, list[int]]:
    """The reasons for the better action, what was given away, and all it takes to do better."""
    sight = Sight.of(position)
    assert played is not None
    asked = speaking.question(sight.position, sight.seat)
    plan = speaking.plan(sight, better, asked, ahead=True)
    cost = speaking.given_away(sight, played, asked)
    adviser = bot(level_code(ADVISER, sight.title))
    return _plain(plan), _plain(cost), list(whole(sight, better, adviser))


def _plain(spoken: Spoken | None) -> tuple[str, dict[str, Any], bool] | None:
    return None if spoken is None else (spoken.why.key, dict(spoken.why.parts), spoken.own)


def _said(title: Title, plain: Sequence[Any] | None) -> Spoken | None:
    return None if plain is None else Spoken.of(title, *plain)


# -- one decision by itself


@dataclass(frozen=True)
class Verdict:
    """One decision: what was played, what the bot would have played, and the difference in share of the win."""

    ply: int
    seat: int
    played: Hint
    better: Hint | None  # None: the bot knows nothing better
    loss: float


def judge(sight: Sight, played: int, adviser: Bot, ply: int = 0, stop: Stop = never) -> Verdict:
    """What this action cost."""
    best, mine = explain(sight, adviser, 1, played, stop)
    chance, possible = (0.0, 0.0) if best.action == played else weigh(sight, best.action, played)
    loss = max(0.0, possible - chance)
    return Verdict(ply, sight.seat, mine, best if loss > 0.0 else None, loss)
