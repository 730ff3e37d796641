"""The functions a title's rules must provide, and how generic compiled code reaches them.

A title binds its rules to its record type. Generic compiled code calls the functions below on a record, and Numba picks
the title's own function by the record's type at compile time. Passing functions as arguments would work too, but Numba
never finds those in its cache.

With the JIT off, the same names look up the rules at run time.
"""

from typing import Any, Protocol

import numpy as np

from malecon.core.jit import Rec, jit, overload, own, record_type, scratch

POINTS, TIEBREAK = 0, 1  # the two rows that `score` fills
MOST_SEATS = 8  # of any title


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


def setup(s: Rec, seats: int) -> None:
    _bound[s.dtype].setup(s, seats)


def legal(s: Rec, mask: Any) -> None:
    _bound[s.dtype].legal(s, mask)


def apply(s: Rec, action: int) -> None:
    _bound[s.dtype].apply(s, action)


def to_move(s: Rec) -> int:
    return int(_bound[s.dtype].to_move(s))


def is_over(s: Rec) -> bool:
    return bool(_bound[s.dtype].is_over(s))


def score(s: Rec, out: Any) -> None:
    _bound[s.dtype].score(s, out)


def determinize(s: Rec, seat: int) -> None:
    _bound[s.dtype].determinize(s, seat)


def observe(s: Rec, seat: int, out: Any) -> None:
    _bound[s.dtype].observe(s, seat, out)


def inform(s: Rec, facts: Rec) -> None:
    _bound[s.dtype].inform(s, facts)


def audit(s: Rec) -> int:
    return int(_bound[s.dtype].audit(s))


def asks(s: Rec) -> bool:
    return bool(_rule(s.dtype, "asks")(s))


def evaluate(s: Rec, out: Any) -> None:
    _advised(s.dtype, "evaluate")(s, out)


def prior(s: Rec, mask: Any, out: Any) -> None:
    _advised(s.dtype, "prior")(s, mask, out)


def calm(s: Rec) -> bool:
    return bool(_advised(s.dtype, "calm")(s))


def _rule(s: Any, name: str) -> Any:
    return getattr(_bound[s], name, _never) if name == "asks" else getattr(_bound[s], name)


def _advised(s: Any, name: str) -> Any:
    """The title's advice. Without one: the current points, and no preference among actions."""
    return getattr(_advice[s], name, _UNADVISED[name])


@overload(setup)
def _setup(s: Any, seats: Any) -> Any:
    rule = _rule(s, "setup")
    return lambda s, seats: rule(s, seats)


@overload(legal)
def _legal(s: Any, mask: Any) -> Any:
    rule = _rule(s, "legal")
    return lambda s, mask: rule(s, mask)


@overload(apply)
def _apply(s: Any, action: Any) -> Any:
    rule = _rule(s, "apply")
    return lambda s, action: rule(s, action)


@overload(to_move)
def _to_move(s: Any) -> Any:
    rule = _rule(s, "to_move")
    return lambda s: rule(s)


@overload(is_over)
def _is_over(s: Any) -> Any:
    rule = _rule(s, "is_over")
    return lambda s: rule(s)


@overload(score)
def _score(s: Any, out: Any) -> Any:
    rule = _rule(s, "score")
    return lambda s, out: rule(s, out)


@overload(determinize)
def _determinize(s: Any, seat: Any) -> Any:
    rule = _rule(s, "determinize")
    return lambda s, seat: rule(s, seat)


@overload(observe)
def _observe(s: Any, seat: Any, out: Any) -> Any:
    rule = _rule(s, "observe")
    return lambda s, seat, out: rule(s, seat, out)


@overload(inform)
def _inform(s: Any, facts: Any) -> Any:
    rule = _rule(s, "inform")
    return lambda s, facts: rule(s, facts)


@overload(audit)
def _audit(s: Any) -> Any:
    rule = _rule(s, "audit")
    return lambda s: rule(s)


@overload(asks)
def _asks(s: Any) -> Any:
    rule = _rule(s, "asks")
    return lambda s: rule(s)


@overload(evaluate)
def _evaluate(s: Any, out: Any) -> Any:
    advised = _advised(s, "evaluate")
    return lambda s, out: advised(s, out)


@overload(prior)
def _prior(s: Any, mask: Any, out: Any) -> Any:
    advised = _advised(s, "prior")
    return lambda s, mask, out: advised(s, mask, out)


@overload(calm)
def _calm(s: Any) -> Any:
    advised = _advised(s, "calm")
    return lambda s: advised(s)


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
