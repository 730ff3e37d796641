"""A match: one line-up of bots over blocks of games.

A block is one seed played once for each rotation of the line-up, so that every bot sits on every seat of the same deal.
"""

import hashlib
from dataclasses import asdict, dataclass, field
from functools import cache
from time import perf_counter
from typing import Any

from malecon import title as title_of
from malecon.arena.words import BadMatch
from malecon.bots import bot
from malecon.core.position import Position

SEED_MASK = (1 << 53) - 1
LONGEST_GAME = 20_000  # decisions


@dataclass(frozen=True)
class Plan:
    """What is to be played. Two plans that are equal give equal results, wherever they are played."""

    title: str
    bots: tuple[str, ...]  # the line-up: one code for each seat
    blocks: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    detail: bool = False  # keep points by source and actions taken, for the lab
    rotations: int = 0  # games a block; 0: one for each seat

    def __post_init__(self) -> None:
        title_of(self.title).check_seats(len(self.bots))
        title_of(self.title).options.resolve(self.options)
        title_of(self.title).check_seed(self.seed)
        for code in self.bots:
            bot(code)
        if self.blocks < 1:
            raise BadMatch("arena-blocks", blocks=str(self.blocks))

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def house_bots(self) -> tuple[str, ...]:
        """The codes that are nobody's own."""
        return tuple(sorted({code for code in self.bots if not code.endswith(".py")}))

    @property
    def games_a_block(self) -> int:
        return self.rotations or self.seats

    def head(self) -> dict[str, Any]:
        """What must be the same for results to be gone on with; more blocks may be added later."""
        told = asdict(self) | {"bots": list(self.bots), "data": title_of(self.title).data.version}
        del told["blocks"]
        return told


@dataclass(frozen=True)
class Game:
    """One game played. Lists are by seat; `places` says which entry of the line-up sat there."""

    block: int
    rotation: int
    seed: int
    places: list[int]
    scores: list[int]
    wins: list[float]  # 1 for the winner, shared by ties
    ranks: list[int]  # 1 is best; equals share
    decisions: list[int]
    seconds: list[float]  # all decisions together
    slowest: list[float]
    plies: int
    first: int  # the seat that had the first turn
    sources: list[list[int]] = field(default_factory=list)  # points by source
    acts: list[dict[str, int]] = field(default_factory=list)  # how often each action was taken


def block_seed(plan: Plan, block: int) -> int:
    digest = hashlib.blake2b(f"{plan.seed}/{block}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") & SEED_MASK


@cache
def warm(title: str, codes: tuple[str, ...]) -> None:
    """Compiles or loads what these bots need, so that no decision is timed with it."""
    for code in codes:
        bot(code).choose_action(title_of(title).new(title_of(title).seats.start, seed=0))


def play_block(plan: Plan, block: int, skip: frozenset[int] = frozenset()) -> list[Game]:
    """The games of a block, without the rotations to skip."""
    warm(plan.title, plan.house_bots)
    return [play_game(plan, block, turn) for turn in range(plan.games_a_block) if turn not in skip]


def play_game(plan: Plan, block: int, rotation: int) -> Game:
    seats, seed = plan.seats, block_seed(plan, block)
    places = [(seat + rotation) % seats for seat in range(seats)]
    # A bot's own dice depend on its place in the line-up and not on its seat: mirrored games stay mirrored.
    players = [bot(plan.bots[place], seed=(seed + 7919 * place) & SEED_MASK) for place in places]
    title = title_of(plan.title)
    position = title.new(seats, seed, **plan.options)
    first = int(position.view(None).get("start", position.to_move or 0))  # before a first turn others may decide
    decisions, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    acts: list[dict[str, int]] = [{} for _ in range(seats)]
    while (seat := position.to_move) is not None:
        before = perf_counter()
        action = players[seat].choose_action(position)
        took = perf_counter() - before
        decisions[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
        if plan.detail:
            notation = title.actions.notation(action)
            acts[seat][notation] = acts[seat].get(notation, 0) + 1
        position.play_action(action)
        if position.ply > LONGEST_GAME:
            raise BadMatch("arena-endless", seed=str(seed), plies=LONGEST_GAME)
    return Game(
        block, rotation, seed, places, list(position.scores()), _wins(position), _ranks(position), decisions,
        [round(x, 6) for x in seconds], [round(x, 6) for x in slowest], position.ply, first,
        [list(position.points(seat).values()) for seat in range(seats)] if plan.detail else [],
        acts if plan.detail else [],
    )  # fmt: skip


def _wins(position: Position) -> list[float]:
    winners = position.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(position.seats)]


def _ranks(position: Position) -> list[int]:
    """Places by score, the winners first: a tie-break that parts them is known for the winners only."""
    winners, scores = position.winners(), position.scores()
    keys = [(seat in winners, scores[seat]) for seat in range(position.seats)]
    return [1 + sum(other > mine for other in keys) for mine in keys]
