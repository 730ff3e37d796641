"""The functions a title's rules must provide, and how generic compiled code reaches them.

A title binds its rules to its record type. Generic compiled code calls the functions below on a record, and Numba picks
the title's own function by the record's type at compile time. Passing functions as arguments would work too, but Numba
never finds those in its cache.

With the JIT off, the same names look up the rules at run time.
"""

from collections.abc import Callable
from inspect import signature
from typing import Any, Protocol, TypeVar

import numpy as np

from malecon.core.jit import Rec, jit, overload, own, record_type, scratch

POINTS, TIEBREAK = 0, 1  # the two rows that `score` fills
MOST_SEATS = 8  # of any title

F = TypeVar("F", bound=Callable[..., Any])


class Rules(Protocol):
    """Every function takes the record first. `mask` and `out` are arrays to fill, zeroed by the caller."""

    def setup(self, s: Rec, seats: int) -> None:
        """Sets up a new game. Options and the generator's key are already set in the record; everything else is zero."""

    def legal(self, s: Rec, mask: Any) -> None:
        """Marks every legal action with 1. There is at least one until the game is over."""

    def apply(self, s: Rec, action: int) -> None:
        """Carries out one legal action."""

    def to_move(self, s: Rec) -> int:
        """The seat that decides now."""

    def is_over(self, s: Rec) -> bool:
        """Whether the game has ended."""

    def score(self, s: Rec, out: Any) -> None:
        """Points in out[POINTS, seat]; ties are broken by out[TIEBREAK, seat], where higher is better."""

    def determinize(self, s: Rec, seat: int) -> None:
        """Redraws everything the seat can't know, consistent with what it knows. The generator has already been replaced."""

    def observe(self, s: Rec, seat: int, out: Any) -> None:
        """Features for learning, float32, as this seat sees the position, starting with itself."""

    def inform(self, s: Rec, facts: Rec) -> None:
        """Fills the title's facts: numbers that follow from the position, for views and reasons."""

    def audit(self, s: Rec) -> int:
        """The index of the first broken invariant of the title's pieces, or -1."""

    def asks(self, s: Rec) -> bool:
        """Whether to ask the seat even if only one action is legal, because skipping the question would reveal something
        hidden to the others. Optional: without it, such a step is always taken at once."""


class Advice(Protocol):
    """Heuristics a title gives its bots; each function is optional. They aren't rules: bad advice only plays badly."""

    TERMS: tuple[str, ...]  # names of the terms of a value; `term-<name>` in the title's words
    SPREAD: float  # points that make a clear lead in mid-game
    SEARCH_SPREAD: float  # the same for a search, which looks further ahead; SPREAD by default
    HORIZON: int  # minimum decisions in a playout before it is judged; more if `evaluate` is weak
    BOLD: float  # how often a playout takes the favourite of `prior` instead of sampling; never by default

    def evaluate(self, s: Rec, out: Any) -> None:
        """out[seat, term], float32: each seat's expected final points. The sum over the terms is the value."""

    def prior(self, s: Rec, mask: Any, out: Any) -> None:
        """out[action] > 0, float32, for each action of the mask: how likely a sensible player is to take it."""

    def calm(self, s: Rec) -> bool:
        """Whether this is a moment between turns, where `evaluate` is most reliable."""


_bound: dict[Any, Any] = {}
_advice: dict[Any, Any] = {}


def bind(dtype: np.dtype[Any], rules: Any, advice: Any = None) -> None:
    """Binds `rules` and `advice` to records of this type."""
    own(dtype, rules, advice)
    for key in (dtype, record_type(dtype)):
        _bound[key] = rules
        _advice[key] = advice


def _rule(s: Any, name: str) -> Any:
    return getattr(_bound[s], name, _never) if name == "asks" else getattr(_bound[s], name)


def _advised(s: Any, name: str) -> Any:
    """The title's advice. Without one: the current points, and no preference among actions."""
    return getattr(_advice[s], name, _UNADVISED[name])


def _forwarded(find: Callable[[Any, str], Any]) -> Callable[[F], F]:
    """Lets compiled code call the function on a record: it gets the title's own, which `find` looks up by record type."""

    def declare(function: F) -> F:
        name = function.__name__

        def alone(s: Any) -> Any:
            rule = find(s, name)
            return lambda s: rule(s)

        def with_one(s: Any, first: Any) -> Any:
            rule = find(s, name)
            return lambda s, first: rule(s, first)

        def with_two(s: Any, first: Any, second: Any) -> Any:
            rule = find(s, name)
            return lambda s, first, second: rule(s, first, second)

        overload(function)((alone, with_one, with_two)[len(signature(function).parameters) - 1])
        return function

    return declare


_by_rules, _by_advice = _forwarded(_rule), _forwarded(_advised)


@_by_rules
def setup(s: Rec, seats: int) -> None:
    _bound[s.dtype].setup(s, seats)


@_by_rules
def legal(s: Rec, mask: Any) -> None:
    _bound[s.dtype].legal(s, mask)


@_by_rules
def apply(s: Rec, action: int) -> None:
    _bound[s.dtype].apply(s, action)


@_by_rules
def to_move(s: Rec) -> int:
    return int(_bound[s.dtype].to_move(s))


@_by_rules
def is_over(s: Rec) -> bool:
    return bool(_bound[s.dtype].is_over(s))


@_by_rules
def score(s: Rec, out: Any) -> None:
    _bound[s.dtype].score(s, out)


@_by_rules
def determinize(s: Rec, seat: int) -> None:
    _bound[s.dtype].determinize(s, seat)


@_by_rules
def observe(s: Rec, seat: int, out: Any) -> None:
    _bound[s.dtype].observe(s, seat, out)


@_by_rules
def inform(s: Rec, facts: Rec) -> None:
    _bound[s.dtype].inform(s, facts)


@_by_rules
def audit(s: Rec) -> int:
    return int(_bound[s.dtype].audit(s))


@_by_rules
def asks(s: Rec) -> bool:
    return bool(_rule(s.dtype, "asks")(s))


@_by_advice
def evaluate(s: Rec, out: Any) -> None:
    _advised(s.dtype, "evaluate")(s, out)


@_by_advice
def prior(s: Rec, mask: Any, out: Any) -> None:
    _advised(s.dtype, "prior")(s, mask, out)


@_by_advice
def calm(s: Rec) -> bool:
    return bool(_advised(s.dtype, "calm")(s))


@jit
def _never(s: Rec) -> bool:
    return False


@jit
def _points_now(s: Rec, out: Any) -> None:
    table = scratch((2, MOST_SEATS), np.int32)
    score(s, table)
    for seat in range(out.shape[0]):
        out[seat, 0] = table[0, seat]


@jit
def _all_alike(s: Rec, mask: Any, out: Any) -> None:
    for action in range(mask.shape[0]):
        out[action] = mask[action]


@jit
def _always(s: Rec) -> bool:
    return True


_UNADVISED = {"evaluate": _points_now, "prior": _all_alike, "calm": _always}
