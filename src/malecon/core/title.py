"""A title: one board game with its rules, data and words, and how to start a game of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from secrets import randbits
from typing import Any, get_type_hints

import numpy as np

from malecon.core import contract, programs
from malecon.core.actions import Actions
from malecon.core.data import Data
from malecon.core.errors import BadOption, BadPosition, MaleconError, Named
from malecon.core.fields import State, set_key
from malecon.core.options import Choice, Options
from malecon.core.position import Position
from malecon.core.teaching import Teaching
from malecon.core.words import Words

SEED_BITS = 128  # too long to find by trying


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
    """Context for the sentence about an action: the phase, and what lies where at that moment."""

    phase: str
    there: Notes = ()


@dataclass(frozen=True, eq=False)
class Title:
    """Everything Malecón knows about one title. The rules are reached through the record type, see contract."""

    name: str
    seats: range
    state: State
    facts: State  # derived from a position; always has `points_from` (seat, source), a seat's score by source
    options: Options
    actions: Actions
    data: Data
    rules: Any
    invariants: tuple[str, ...]  # names of what `audit` checks, in order
    features: tuple[str, ...]  # names of the numbers of an observation, in order
    # (record, facts, seat or None for a spectator): a whitelist; the return type declares every entry.
    view: Callable[[Any, Any, int | None], Mapping[str, Any]]
    words: Words
    chapters: tuple[Chapter, ...]
    advice: Any = None  # heuristics for bots, see contract.Advice; without them, bots use current points
    feature_version: int = 1  # raise it when a feature changes its meaning but keeps its name
    secret_verbs: frozenset[str] = frozenset()  # verbs of choices that stay hidden from the others at first
    secret_steps: frozenset[str] = frozenset()  # those of them after which the same choice goes on
    favourites: tuple[
        str, ...
    ] = ()  # verbs whose labels show a player's taste: roles, cards; `title.favourites` names them
    compound: frozenset[str] = frozenset()  # phases whose small decisions people take as a whole, see drafts
    # By verb: what its sentence takes from the view besides the action's parts, e.g. the building at the end of a row.
    there: Mapping[str, Look] = field(default_factory=dict)
    teaching: Teaching | None = None  # the reasons that hints give, and the lesson of a first game
    # Why a well-formed action is not legal now; None where no better reason than "not now" is known.
    why_not: Callable[[Any, Any, int], MaleconError | None] = field(default=lambda s, facts, action: None)

    def __post_init__(self) -> None:
        contract.bind(self.state.dtype, self.rules, self.advice)

    def __repr__(self) -> str:
        return f"<title {self.name}>"

    @property
    def view_type(self) -> type:
        """The type of the title's part of a view: a `TypedDict` if the title declares one."""
        declared: type = get_type_hints(self.view).get("return", dict)
        return declared

    @property
    def sources(self) -> tuple[str, ...]:
        """Where points come from."""
        return self.facts.fields["points_from"].axes[1].labels

    @property
    def terms(self) -> tuple[str, ...]:
        """The terms of the bots' heuristic value."""
        return tuple(getattr(self.advice, "TERMS", ("points",)))

    @property
    def spread(self) -> float:
        """Points that make a clear lead in mid-game."""
        return float(getattr(self.advice, "SPREAD", 8.0))

    @property
    def search_spread(self) -> float:
        """The same for a search."""
        return float(getattr(self.advice, "SEARCH_SPREAD", self.spread))

    @property
    def warmth(self) -> float:
        """How much hotter the levels play than in other titles: the surer a network is, the more heat it takes."""
        return float(getattr(self.advice, "WARMTH", 1.0))

    @property
    def horizon(self) -> int:
        """Minimum decisions in a playout before it is judged."""
        return int(getattr(self.advice, "HORIZON", 0))

    @property
    def bold(self) -> float:
        """How often a playout takes the favourite."""
        return float(getattr(self.advice, "BOLD", 0.0))

    def blank(self, options: Mapping[str, Choice]) -> Any:
        """An array of one record, empty except for its options."""
        states = self.state.zeros()
        for option in self.options.all.values():
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
            return randbits(SEED_BITS)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**SEED_BITS:
            raise BadOption("error-seed", seed=str(seed), most=f"2^{SEED_BITS} - 1")
        return seed

    def new(self, seats: int, seed: int | None = None, **options: Any) -> Position:
        """Starts a new game, with a random seed by default. Give options by name, or preset=..."""
        chosen = self.options.resolve(options)
        states = self.blank(chosen)
        position = Position(self, states, self.check_seats(seats), seed=self.check_seed(seed))
        set_key(states[0], position.seed or 0)
        position._set_up()
        return position

    def from_dict(self, values: dict[str, Any]) -> Position:
        """A position from all its fields by name. BadPosition says what is impossible."""
        states = self.state.from_dict(values)
        seats = int(states[0].seats)
        if seats not in self.seats:
            raise BadPosition("error-position-limits", field="seats", value=str(seats), low=str(self.seats.start),
                              high=str(self.seats.stop - 1))  # fmt: skip
        broken = programs.audit_one(states, 0)
        if broken >= 0:
            raise BadPosition("error-position-invariant", invariant=self.invariant(broken))
        position = Position(self, states, seats, seed=None)
        position._find_options()
        return position

    def from_bytes(self, raw: bytes, *, trusted: bool = False) -> Position:
        """A position from `Position.to_bytes`. `trusted` bytes are our own and aren't checked."""
        if len(raw) != self.state.dtype.itemsize:
            raise BadPosition("error-position-bytes", title=self.name, size=self.state.dtype.itemsize)
        states = np.frombuffer(bytearray(raw), self.state.dtype)
        if trusted:
            position = Position(self, states, int(states[0]["seats"]), seed=None)
            position._find_options()
            return position
        return self.from_dict(self.state.to_dict(states[0]))

    def invariant(self, index: int) -> Named:
        """The name of what `audit` found broken."""
        return Named(self.words, f"invariant-{self.invariants[index]}")

    def name_in(self, lang: str) -> str:
        return self.words.say(lang, "title")

    def label(self, axis: str, label: str, lang: str = "en") -> str:
        """The name of one label of an axis; a number is its own name."""
        key = f"{axis}-{label}"
        return self.words.say(lang, key) if self.words.has(key, lang) else label

    def rule(self, key: str, lang: str = "en", options: Mapping[str, Choice] | None = None) -> str:
        """What a piece does under a game's options; `.rule-<option>-<choice>` is used if a choice changes it."""
        for name, choice in (options or {}).items():
            variant = f"{key}.rule-{name}-{str(choice).lower()}"
            if self.words.has(variant, lang):
                return self.words.say(lang, variant)
        return self.words.say(lang, f"{key}.rule")

    def moment(self, view: Mapping[str, Any], action: int) -> Moment:
        """The moment shown by a view, as far as it matters for the sentence about this action."""
        a = self.actions.all[action]
        look = self.there.get(a.verb)
        return Moment(view["phase"], tuple(look(view, dict(a.parts)).items()) if look else ())

    def sentence(self, action: int, lang: str = "en", names: Sequence[str] = (), moment: Moment | None = None) -> str:
        """An action in words; `names` are those of the seats, if known.

        With a moment, the sentence is the key's attribute for that phase, or `.now` if the view adds something to name.
        """
        key, parts = self._phrase(f"act-{self.actions.all[action].verb}", action, lang, moment)
        return self.words.say(lang, key, **{x: self.called(x, label, lang, names) for x, label in parts.items()})

    def told(self, action: int, deed: Notes, lang: str = "en", names: Sequence[str] = (),
             moment: Moment | None = None) -> str:  # fmt: skip
        """An action that was taken, as a ledger tells it after the seat's name: "built a harbor for 7".

        `deed` is what it brought, see changes.deed. Names take the form that follows a verb (`.object`); `$X_of` is the
        genitive (`.of`) and `$X_name` the name as it stands.
        """
        key, parts = self._phrase(f"did-{self.actions.all[action].verb}", action, lang, moment)
        said: dict[str, str | int] = dict(deed)
        for axis, label in parts.items():
            said[axis] = self.called(axis, label, lang, names, ".object")
            said[f"{axis}_of"] = self.called(axis, label, lang, names, ".of")
            said[f"{axis}_name"] = self.called(axis, label, lang, names)
        return self.words.say(lang, key, **said)

    def _phrase(self, key: str, action: int, lang: str, moment: Moment | None) -> tuple[str, dict[str, str | int]]:
        """The key that speaks of an action at its moment, and the parts it may name."""
        parts: dict[str, str | int] = dict(self.actions.all[action].parts)
        if moment is not None:
            parts |= dict(moment.there)
            for attribute in (moment.phase, *(["now"] if moment.there else [])):
                if self.words.has(f"{key}.{attribute}", lang):
                    return f"{key}.{attribute}", parts
        return key, parts

    def called(self, axis: str, label: str | int, lang: str, names: Sequence[str], form: str = "") -> str | int:
        """What people call a label, in the form a sentence needs; a seat goes by its player's name."""
        if axis == "count":
            return int(label)  # its word has a plural
        if axis != "seat":
            bent = f"{axis}-{label}{form}"
            if form and self.words.has(bent, lang):
                return self.words.say(lang, bent)
            return label if isinstance(label, int) else self.label(axis, label, lang)
        seat = int(label)
        name = names[seat] if seat < len(names) else ""
        return name or self.words.say(lang, "seat-number", number=seat + 1)

    def is_secret(self, action: int) -> bool:
        """Whether only the seat that chose this action may know it until it is revealed."""
        return self.actions.all[action].verb in self.secret_verbs

    def completes(self, action: int) -> bool:
        """Whether a secret choice is complete with this action."""
        return self.actions.all[action].verb not in self.secret_steps

    def prompt(self, view: Mapping[str, Any], lang: str = "en", names: Sequence[str] = ()) -> str:
        """What is asked of the seat to move, from a view."""
        parts = {axis: self.called(axis, label, lang, names) for axis, label in view["asked"].items()}
        return self.words.say(lang, f"ask-{view['phase']}", **parts)
