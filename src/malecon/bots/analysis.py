"""The best lines of a position: what a bot would try, and the moves it expects to follow. Only what the seat to move knows
goes into it."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from malecon.bots.base import Bot, Sight
from malecon.bots.chances import chances
from malecon.bots.codes import LEVELS, bot, level_code
from malecon.bots.compiled import search
from malecon.bots.compiled.search import Tree
from malecon.bots.players import FIRST_ROOT, NODES_A_SECOND, Search, secret_actions
from malecon.core.position import Position
from malecon.core.title import Title

LONGEST = 8  # moves of a line
TRUSTED = 4  # visits without which the tree's taste is no more than a guess
GOLDEN = 0x9E3779B97F4A7C15
FULL = (1 << 64) - 1


@dataclass(frozen=True)
class Step:
    """A move of a line; `before` is the position as the seat that asks imagines it."""

    before: Position
    action: int

    @property
    def seat(self) -> int:
        seat = self.before.to_move
        assert seat is not None
        return seat

    @property
    def notation(self) -> str:
        return self.before.title.actions.notation(self.action)


@dataclass(frozen=True)
class Line:
    chance: float  # the share of the win of the seat to move
    visits: int
    steps: tuple[Step, ...]
    open: bool  # the bot has more to say, but chance decides what follows


@dataclass(frozen=True)
class Analysis:
    chances: list[float]  # every seat's share of the win
    lines: tuple[Line, ...]  # the best first; none when the game is over


def analyse(position: Position, code: str, most: int = 3) -> Analysis:
    """What a bot makes of a position. A bot that searches tells whole lines, any other its choices only."""
    if position.is_over:
        return Analysis(chances(position), ())
    sight, player = Sight.of(position), player_of(code, position.title)
    lines = _by_search(sight, player, most) if isinstance(player, Search) else _by_choice(sight, player, most)
    return Analysis(_chances(sight, lines[0]), lines)


def player_of(code: str, title: Title) -> Bot:
    """The bot itself, also behind a level's name."""
    return bot(level_code(code, title) if code in LEVELS else code)


def _chances(sight: Sight, best: Line) -> list[float]:
    """The seat's own chance from the best line, and what it leaves in the proportion that the line's end is judged by."""
    last = best.steps[-1]
    end = last.before.copy()
    end.play_action(last.action)
    judged, mine = chances(end), min(1.0, max(0.0, best.chance))
    rest = sum(share for seat, share in enumerate(judged) if seat != sight.seat)
    return [
        mine if seat == sight.seat else (1 - mine) * (share / rest if rest else 1 / (sight.seats - 1))
        for seat, share in enumerate(judged)
    ]


def _by_choice(sight: Sight, player: Bot, most: int) -> tuple[Line, ...]:
    found = player.weigh_up(sight)
    order = sorted(np.flatnonzero(sight.mask).tolist(), key=lambda a: (a != found.action, -found.chance[a]))
    return tuple(
        Line(float(found.chance[a]), int(found.visits[a]), (Step(sight.position, a),), open=False) for a in order[:most]
    )


def _by_search(sight: Sight, player: Search, most: int) -> tuple[Line, ...]:
    player.settings = player.settings | {"ambition": 0.0}  # the win and nothing else
    times = player.iterations or int(player.seconds * NODES_A_SECOND)
    tree = Tree.with_room(max(3 * (times + 1), 1024))
    player.grower(sight, tree, player.hopes(sight))(times, sight.seed)
    edges = sorted(Walk(tree, sight.position).edges(), key=lambda e: -(e[1] + e[2] / e[1] / 2))
    return tuple(
        Line(total / visits, visits, *Walk(tree, sight.position).follow(action))
        for action, visits, total in edges[:most]
    )


class Walk:
    """A way down the tree, as the compiled search goes: a node is what each seat can have seen of the moves since its
    root."""

    def __init__(self, tree: Tree, position: Position) -> None:
        self.tree, self.now = tree, position.copy()
        self.secrets = secret_actions(position.title)
        self.seen, self.hidden = int(FIRST_ROOT), 0
        self.own = [0] * position.seats

    def follow(self, first: int) -> tuple[tuple[Step, ...], bool]:
        """Plays this move and then what was tried most, as long as the tree has an opinion."""
        steps: list[Step] = []
        action, is_open = first, False
        while len(steps) < LONGEST:
            before = self.now
            self._take(action)
            steps.append(Step(before, action))
            if self.now.is_over:
                break
            best = max(self.edges(), key=lambda e: e[1], default=(0, 0, 0.0))
            if best[1] < TRUSTED:
                break
            is_open = before.chance != self.now.chance
            if is_open:
                break
            action = best[0]
        return tuple(steps), is_open

    def edges(self) -> list[tuple[int, int, float]]:
        """Action, visits and total of each edge of the present node that was tried and is legal here."""
        node = self._node()
        found: list[tuple[int, int, float]] = []
        mask, edges = self.now.mask(), self.tree.edges
        at = int(self.tree.nodes[node]["first"]) if node >= 0 else -1
        while at >= 0:
            edge: Any = edges[at]
            if edge["visits"] > 0 and mask[edge["action"]]:
                found.append((int(edge["action"]), int(edge["visits"]), float(edge["total"])))
            at = int(edge["next"])
        return found

    def _node(self) -> int:
        seat = self.now.to_move
        assert seat is not None
        if self.hidden and not self._is_secret():
            self.seen, self.hidden = _mixed(self.seen ^ self.hidden), 0
            self.own = [0] * len(self.own)
        key = _mixed(self.seen + self.own[seat] + GOLDEN * (seat + 1))
        table = self.tree.table
        slot = key & (len(table) - 1)
        while table[slot]["node"] >= 0 and int(table[slot]["key"]) != key:
            slot = (slot + 1) % len(table)
        return int(table[slot]["node"])

    def _is_secret(self) -> bool:
        """Whether the choice now due is kept from the others."""
        return bool(len(self.secrets) and (self.secrets & self.now.mask()).any())

    def _take(self, action: int) -> None:
        seat = self.now.to_move
        assert seat is not None
        if self._is_secret() and self.secrets[action]:
            self.own[seat] = _mixed(self.own[seat] + action + 1)
            self.hidden = _mixed(self.hidden + action + 1)
        else:
            self.seen = _mixed(self.seen + action + 1)
        self.now = self.now.copy()
        self.now.play_action(action)


def _mixed(x: int) -> int:
    """The engine's plain hash; it comes as a program that adds one more than an action."""
    return int(search.root_after(np.uint64((x - 1) & FULL), 0)) & FULL
