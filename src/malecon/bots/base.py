"""What all bots share: a bot gets a position as its seat sees it, and a seed derived from that, and chooses an action."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np

from malecon.bots.compiled.choosing import knowledge
from malecon.bots.words import BadBot
from malecon.core import programs
from malecon.core.fields import set_key, twins
from malecon.core.position import Position
from malecon.core.title import Title

SEED_MASK = (1 << 53) - 1


@dataclass
class Sight:
    """A decision as the deciding seat sees it, with hidden information redrawn. `states` has room to play on."""

    title: Title
    seat: int
    seats: int
    position: Position  # never the true one
    states: Any
    mask: Any
    known: bytes  # the record as the seat sees it
    seed: int  # for the bot's own dice; the same bot with the same knowledge gets the same seed

    @classmethod
    def of(cls, position: Position, seed: int = 0) -> "Sight":
        """What the seat to move knows about a position."""
        return cls.from_known(known(position), seed)

    @classmethod
    def from_known(cls, known: Position, seed: int = 0) -> "Sight":
        """The same for a position made by `known`, perhaps in another process."""
        seat = known.to_move
        assert seat is not None
        states = twins(known.states(), 2)
        own = knowledge(states[:1].view(np.uint64), seed) & SEED_MASK
        return cls(known.title, seat, known.seats, known, states, known.mask(), known.to_bytes(), int(own))

    def known_after(self, action: int) -> bytes:
        """The record as the seat would see it after that action, provided that no chance is involved."""
        states, mask = twins(self.states[:1]), self.mask.copy()
        programs.advance(states, 0, action, self.seats, mask, np.zeros((1, 2), np.int32), False)
        set_key(states[0], 0)
        programs.determinize_one(states, 0, self.seat)
        return bytes(states.tobytes())


def known(position: Position) -> Position:
    """The position as the seat to move knows it. Positions that look the same to that seat give the same result."""
    seat = position.to_move
    if seat is None:
        raise BadBot("bot-over")
    return position.determinize(seat, 0)


@dataclass
class Choice:
    """What a bot found out about its legal actions, in arrays over the action space."""

    action: int
    visits: Any  # how often each action was tried
    chance: Any  # its expected share of the win, 0..1
    points: Any  # its expected score


class Bot(ABC):
    """A player: chooses an action for the seat to move."""

    def __init__(self, code: str, seed: int = 0) -> None:
        self.code = code
        self.seed = seed

    def choose(self, position: Position) -> str:
        """The notation of the chosen action."""
        return position.title.actions.notation(self.choose_action(position))

    def choose_action(self, position: Position) -> int:
        """The same as an integer of the action space."""
        return int(self.study(position).action)

    def study(self, position: Position) -> Choice:
        """The choice, with the bot's findings about each action."""
        return self.weigh_up(Sight.of(position, self.seed))

    @abstractmethod
    def weigh_up(self, sight: Sight) -> Choice:
        """Chooses for the seat that sees this. No bot ever gets the true position."""

    def __repr__(self) -> str:
        return f"<bot {self.code}>"


class OwnBot(Bot):
    """A function of your own from a position to a notation. It gets a determinized position, never the true one."""

    def __init__(self, code: str, function: Callable[[Position], str], seed: int = 0) -> None:
        super().__init__(code, seed)
        self.function = function

    def weigh_up(self, sight: Sight) -> Choice:
        position = sight.position
        notation, legal = self.function(position.copy()), position.legal()
        if notation not in legal:
            raise BadBot("bot-illegal", code=self.code, notation=str(notation)[:60], legal=", ".join(legal[:12]))
        size, action = len(position.title.actions), position.title.actions.parse(notation)
        visits = np.zeros(size, np.int64)
        visits[action] = 1
        return Choice(action, visits, np.zeros(size), np.zeros(size))


def own_bot(path: str | Path, seed: int = 0) -> Bot:
    """Loads a bot from a Python file that defines `choose(position) -> notation`."""
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
