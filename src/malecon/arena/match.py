"""A match: one line-up of bots over blocks of games.

A block plays one seed once for each rotation of the line-up, so every bot gets every seat of the same deal.
"""

import hashlib
from dataclasses import asdict, dataclass, field
from functools import cache
from time import perf_counter
from typing import Any

from malecon import title as title_of
from malecon.arena.notes import Seen
from malecon.arena.words import BadMatch
from malecon.bots import bot
from malecon.core.position import Position

SEED_MASK = (1 << 53) - 1
LONGEST_GAME = 20_000  # decisions


@dataclass(frozen=True)
class Match:
    """What to play. Equal matches give equal results on every machine."""

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
        """The codes of the bots that come with Malecón, without people's own."""
        return tuple(sorted({code for code in self.bots if not code.endswith(".py")}))

    @property
    def games_a_block(self) -> int:
        return self.rotations or self.seats

    def head(self) -> dict[str, Any]:
        """What must match to resume a match. The number of blocks is left out: you can add more later."""
        told = asdict(self) | {"bots": list(self.bots), "data": title_of(self.title).data.version}
        del told["blocks"]
        return told


@dataclass(frozen=True)
class Game:
    """One finished game. Lists are indexed by seat; `places` says which entry of the line-up sat there."""

    block: int
    rotation: int
    seed: int
    places: list[int]
    scores: list[int]
    wins: list[float]  # 1 for the winner, split between tied winners
    ranks: list[int]  # 1 is best; ties share a rank
    decisions: list[int]
    seconds: list[float]  # total thinking time
    slowest: list[float]
    plies: int
    first: int  # the seat that had the first turn
    sources: list[list[int]] = field(default_factory=list)  # points by source
    acts: list[dict[str, int]] = field(default_factory=list)  # how often each action was taken
    plays: list[str] = field(default_factory=list)  # every decision in order, as notations
    end: str = ""  # what ended it, see endings
    curve: list[list[int]] = field(default_factory=list)  # the seats' scores after each round
    by_round: list[dict[str, int]] = field(default_factory=list)  # how often each action was taken in each round


def block_seed(match: Match, block: int) -> int:
    digest = hashlib.blake2b(f"{match.seed}/{block}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") & SEED_MASK


@cache
def warm(title: str, codes: tuple[str, ...]) -> None:
    """Compiles or loads what these bots need, so that compiling doesn't count as thinking time."""
    for code in codes:
        bot(code).choose_action(title_of(title).new(title_of(title).seats.start, seed=0))


def play_block(match: Match, block: int, skip: frozenset[int] = frozenset()) -> list[Game]:
    """The games of a block, except the rotations in `skip`."""
    warm(match.title, match.house_bots)
    return [play_game(match, block, turn) for turn in range(match.games_a_block) if turn not in skip]


def play_game(match: Match, block: int, rotation: int) -> Game:
    seats, seed = match.seats, block_seed(match, block)
    places = [(seat + rotation) % seats for seat in range(seats)]
    # A bot's own dice depend on its place in the line-up, not on its seat, so mirrored games stay mirrored.
    players = [bot(match.bots[place], seed=(seed + 7919 * place) & SEED_MASK) for place in places]
    title = title_of(match.title)
    position = title.new(seats, seed, **match.options)
    # Other seats may decide something before the first turn.
    first = int(position.view(None).get("start", position.to_move or 0))
    decisions, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    plays: list[str] = []
    seen = Seen(position) if match.detail else None
    while (seat := position.to_move) is not None:
        before = perf_counter()
        action = players[seat].choose_action(position)
        took = perf_counter() - before
        decisions[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
        plays.append(title.actions.notation(action))
        position.play_action(action)
        if seen is not None:
            seen.note(seat, plays[-1], position)
        if position.ply > LONGEST_GAME:
            raise BadMatch("arena-endless", seed=str(seed), plies=LONGEST_GAME)
    return Game(
        block, rotation, seed, places, list(position.scores()), _wins(position), _ranks(position), decisions,
        [round(x, 6) for x in seconds], [round(x, 6) for x in slowest], position.ply, first, plays=plays,
        **(seen.kept(position) if seen is not None else {}),
    )  # fmt: skip


def record_of(match: Match, game: Game) -> str:
    """A game of a match as a record, to replay, review or draw."""
    position = title_of(match.title).new(match.seats, game.seed, **match.options)
    for notation in game.plays:
        position.play(notation)
    return position.record(tuple(f"bot:{match.bots[place]}" for place in game.places))


def _wins(position: Position) -> list[float]:
    winners = position.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(position.seats)]


def _ranks(position: Position) -> list[int]:
    """Ranks by score, winners first. We know the outcome of the tie-breaker for the winners only."""
    winners, scores = position.winners(), position.scores()
    keys = [(seat in winners, scores[seat]) for seat in range(position.seats)]
    return [1 + sum(other > mine for other in keys) for mine in keys]
