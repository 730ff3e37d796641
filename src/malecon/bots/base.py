"""What every bot has in common: it gets a position as its seat sees it, a seed that follows from it, and decides."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np

from malecon.bots.words import BadBot
from malecon.core import programs
from malecon.core.fields import twins
from malecon.core.position import Position
from malecon.core.title import Title

SEED_MASK = (1 << 53) - 1


@dataclass
class Sight:
    """A decision as the deciding seat sees it: all it cannot know was drawn anew. `states` has room to play on."""

    title: Title
    seat: int
    seats: int
    states: Any
    mask: Any
    digest: bytes  # of what the seat knows
    seed: int  # for the bot's own dice: the same for the same bot and the same knowledge

    @classmethod
    def of(cls, position: Position, seed: int) -> "Sight":
        seat = position.to_move
        if seat is None:
            raise BadBot("bot-over")
        known = position.determinize(seat, 0)
        digest = hashlib.blake2b(known.to_bytes(), digest_size=16).digest()
        own = int.from_bytes(hashlib.blake2b(digest + seed.to_bytes(8, "little")).digest()[:8], "little") & SEED_MASK
        states = twins(known.states(), 2)
        return cls(position.title, seat, position.seats, states, known.mask(), digest, own)

    def digest_after(self, action: int) -> bytes:
        """The digest of what the seat would know after that action if chance has no part in what follows."""
        states, mask = twins(self.states[:1]), self.mask.copy()
        programs.advance(states, 0, action, self.seats, 0, mask, np.zeros((1, 2), np.int32), False)
        programs.determinize_one(states, 0, self.seat, 0)
        return hashlib.blake2b(states.tobytes(), digest_size=16).digest()


@dataclass
class Choice:
    """What a bot found out about its legal actions; arrays over the action space."""

    action: int
    visits: Any  # how often each action was tried
    chance: Any  # the share of the win it promises, 0..1
    points: Any  # the score it promises


class Bot(ABC):
    """A player: it is shown a position and chooses for the seat to move."""

    def __init__(self, code: str, seed: int = 0) -> None:
        self.code = code
        self.seed = seed

    def choose(self, position: Position) -> str:
        """The notation of the action it takes for the seat to move."""
        return position.title.actions.notation(self.choose_action(position))

    def choose_action(self, position: Position) -> int:
        """The same as an integer of the action space."""
        return int(self.study(position).action)

    @abstractmethod
    def study(self, position: Position) -> Choice:
        """The choice, with what the bot found out about each action."""

    def __repr__(self) -> str:
        return f"<bot {self.code}>"


class HouseBot(Bot):
    """A bot of the house decides in `weigh_up`, which never meets the true position."""

    def study(self, position: Position) -> Choice:
        return self.weigh_up(Sight.of(position, self.seed))

    @abstractmethod
    def weigh_up(self, sight: Sight) -> Choice:
        """The choice of the seat that sees this."""


class OwnBot(Bot):
    """A person's own function from a position to a notation. It gets a determinized position, never the true one."""

    def __init__(self, code: str, function: Callable[[Position], str], seed: int = 0) -> None:
        super().__init__(code, seed)
        self.function = function

    def study(self, position: Position) -> Choice:
        sight = Sight.of(position, self.seed)
        seen = position.determinize(sight.seat, sight.seed)
        notation = self.function(seen)
        if notation not in position.legal():
            raise BadBot(
                "bot-illegal", code=self.code, notation=str(notation)[:60], legal=", ".join(position.legal()[:12])
            )
        size, action = len(position.title.actions), position.title.actions.parse(notation)
        visits = np.zeros(size, np.int64)
        visits[action] = 1
        return Choice(action, visits, np.zeros(size), np.zeros(size))


def own_bot(path: str | Path, seed: int = 0) -> Bot:
    """The bot of a Python file: its function `choose(position) -> notation`."""
    file = Path(path)
    spec = spec_from_file_location(f"malecon_own_{file.stem}", file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise BadBot("bot-no-file", path=str(path))
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadBot("bot-file-fails", path=str(path), why=f"{type(error).__name__}: {error}") from error
    function = getattr(module, "choose", None)
    if not callable(function):
        raise BadBot("bot-no-choose", path=str(path))
    return OwnBot(str(path), function, seed)
