"""A title: one game design with its rules, its data and its words, and how a play of it begins."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from secrets import randbits
from typing import Any

import numpy as np

from malecon.core import contract, programs
from malecon.core.actions import Actions
from malecon.core.data import Data
from malecon.core.errors import BadOption, BadPosition, MaleconError
from malecon.core.fields import State
from malecon.core.options import Choice, Options
from malecon.core.position import Position
from malecon.core.words import Words

MOST_SEED = 2**53 - 1  # a seed survives any JSON reader


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules page: the text of `rules-<key>`, then what an axis' labels mean, then a table of data."""

    key: str
    axis: str | None = None
    data: str | None = None


Notes = tuple[tuple[str, str | int], ...]  # (axis or name, label or number)
Look = Callable[[Mapping[str, Any], Mapping[str, str | int]], dict[str, str | int]]


@dataclass(frozen=True)
class Moment:
    """What a sentence may say of an action besides its parts: the phase it is taken in, and what lies there then."""

    phase: str
    there: Notes = ()


@dataclass(frozen=True, eq=False)
class Title:
    """Everything the house knows of one title. The rules are reached through the record type, see contract."""

    name: str
    seats: range
    state: State
    facts: State  # what follows from a position; always with `points_from` (seat, source), a seat's score in parts
    options: Options
    actions: Actions
    data: Data
    rules: Any
    laws: tuple[str, ...]  # names of what `audit` checks, in its order
    features: int  # length of an observation
    view: Callable[[Any, Any, int | None], dict[str, Any]]  # (record, facts, seat or spectator): by whitelist
    words: Words
    chapters: tuple[Chapter, ...]
    advice: Any = None  # what bots go by, see contract.Advice; without it the points of the moment
    secret_verbs: frozenset[str] = frozenset()  # of choices that the others may not know when they are made
    # By verb: what of a view its sentence names besides the action's parts, as the building at the end of a row.
    there: Mapping[str, Look] = field(default_factory=dict)
    # Why a well-formed action is not legal now; None where no better reason than "not now" is known.
    why_not: Callable[[Any, Any, int], MaleconError | None] = field(default=lambda s, facts, action: None)

    def __post_init__(self) -> None:
        contract.bind(self.state.dtype, self.rules, self.advice)

    def __repr__(self) -> str:
        return f"<title {self.name}>"

    @property
    def sources(self) -> tuple[str, ...]:
        """Where points come from."""
        return self.facts.fields["points_from"].axes[1].labels

    @property
    def terms(self) -> tuple[str, ...]:
        """The parts of the bots' heuristic value."""
        return tuple(getattr(self.advice, "TERMS", ("points",)))

    @property
    def spread(self) -> float:
        """A lead in points that is a clear one in mid-game."""
        return float(getattr(self.advice, "SPREAD", 8.0))

    @property
    def search_spread(self) -> float:
        """The same for a search."""
        return float(getattr(self.advice, "SEARCH_SPREAD", self.spread))

    @property
    def horizon(self) -> int:
        """Decisions a playout makes at least before it is judged."""
        return int(getattr(self.advice, "HORIZON", 0))

    @property
    def bold(self) -> float:
        """How often a playout takes the favourite."""
        return float(getattr(self.advice, "BOLD", 0.0))

    def blank(self, options: Mapping[str, Choice]) -> Any:
        """An array of one record, empty but for its options."""
        states = self.state.zeros()
        for option in self.options.all.values():
            if not option.fixed:
                states[0][option.name] = option.code(options[option.name])
        return states

    def check_seats(self, seats: int) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadOption(
                "error-seats", title=self.name, seats=str(seats), least=self.seats.start, most=self.seats.stop - 1
            )
        return seats

    def check_seed(self, seed: int | None) -> int:
        if seed is None:
            return randbits(53)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
            raise BadOption("error-seed", seed=str(seed), most=str(MOST_SEED))
        return seed

    def new(self, seats: int, seed: int | None = None, **options: Any) -> Position:
        """A new play. Without a seed a random one is taken; options by name, or preset=..."""
        chosen = self.options.resolve(options)
        states = self.blank(chosen)
        position = Position(self, states, self.check_seats(seats), seed=self.check_seed(seed))
        position._set_up()
        return position

    def from_dict(self, values: dict[str, Any]) -> Position:
        """A position from all its fields by name; BadPosition says what cannot be."""
        states = self.state.from_dict(values)
        seats = int(states[0].seats)
        if seats not in self.seats:
            raise BadPosition("error-position-limits", field="seats", value=str(seats), low=str(self.seats.start),
                              high=str(self.seats.stop - 1))  # fmt: skip
        broken = programs.audit_one(states, 0)
        if broken >= 0:
            raise BadPosition("error-position-law", law=self.laws[broken])
        position = Position(self, states, seats, seed=None)
        position._find_options()
        return position

    def from_bytes(self, raw: bytes, *, trusted: bool = False) -> Position:
        """A position from `Position.to_bytes`; `trusted` bytes are our own and not examined."""
        if len(raw) != self.state.dtype.itemsize:
            raise BadPosition("error-position-bytes", title=self.name, size=self.state.dtype.itemsize)
        states = np.frombuffer(bytearray(raw), self.state.dtype)
        if trusted:
            position = Position(self, states, int(states[0]["seats"]), seed=None)
            position._find_options()
            return position
        return self.from_dict(self.state.to_dict(states[0]))

    def name_in(self, lang: str) -> str:
        return self.words.say(lang, "title")

    def label(self, axis: str, label: str, lang: str = "en") -> str:
        """What people call one label of an axis; a number is called itself."""
        key = f"{axis}-{label}"
        return self.words.say(lang, key) if self.words.has(key, lang) else label

    def moment(self, view: Mapping[str, Any], action: int) -> Moment:
        """The moment a view shows, as far as a sentence about this action may speak of it."""
        a = self.actions.all[action]
        look = self.there.get(a.verb)
        return Moment(view["phase"], tuple(look(view, dict(a.parts)).items()) if look else ())

    def sentence(self, action: int, lang: str = "en", names: Sequence[str] = (), moment: Moment | None = None) -> str:
        """An action as a person would say it; `names` are those of the seats, where they are known.

        At a known moment the key's attribute of its phase is said, or `.now` where there is more to name.
        """
        a = self.actions.all[action]
        key = f"act-{a.verb}"
        parts: dict[str, str | int] = dict(a.parts)
        if moment is not None:
            parts |= dict(moment.there)
            for attribute in (moment.phase, *(["now"] if moment.there else [])):
                if self.words.has(f"{key}.{attribute}", lang):
                    key = f"{key}.{attribute}"
                    break
        return self.words.say(lang, key, **{x: self._called(x, label, lang, names) for x, label in parts.items()})

    def _called(self, axis: str, label: str | int, lang: str, names: Sequence[str]) -> str | int:
        if axis != "seat":
            return label if isinstance(label, int) else self.label(axis, label, lang)
        seat = int(label)
        name = names[seat] if seat < len(names) else ""
        return name or self.words.say(lang, "seat-number", number=seat + 1)

    def is_secret(self, action: int) -> bool:
        """Whether only the seat that chose this action may be told so; the others learn it when it is revealed."""
        return self.actions.all[action].verb in self.secret_verbs

    def prompt(self, view: Mapping[str, Any], lang: str = "en", names: Sequence[str] = ()) -> str:
        """What is asked of the seat to move, from a view."""
        parts = {axis: self._called(axis, label, lang, names) for axis, label in view["asked"].items()}
        return self.words.say(lang, f"ask-{view['phase']}", **parts)
