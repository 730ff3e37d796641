"""What a title's rules must offer, and how compiled code that knows no title reaches them.

A title binds its rules to its record type. Generic compiled code calls the functions below on a record; Numba picks
the title's own function by the record's type while it compiles. Functions handed over as arguments would do the same,
but Numba never finds those in its cache.

With the JIT off the same names look the rules up at run time.
"""

from typing import Any, Protocol

import numpy as np

from malecon.core.jit import Rec, jit, overload, record_type

POINTS, TIEBREAK = 0, 1  # the two rows that `score` fills


class Rules(Protocol):
    """Every function takes the record first. `mask` and `out` are arrays to fill, zeroed by the caller."""

    def setup(self, s: Rec, seats: int, seed: int) -> None:
        """The beginning of a play; options are fields of the record and already set, all else is zero."""

    def legal(self, s: Rec, mask: Any) -> None:
        """Marks every legal action with 1. At least one until the play is over."""

    def apply(self, s: Rec, action: int) -> None:
        """Carries out one legal action."""

    def to_move(self, s: Rec) -> int:
        """The seat that decides now."""

    def is_over(self, s: Rec) -> bool:
        """Whether the play has ended."""

    def score(self, s: Rec, out: Any) -> None:
        """Points in out[POINTS, seat]; out[TIEBREAK, seat] parts equals, the higher the better."""

    def determinize(self, s: Rec, seat: int, seed: int) -> None:
        """Rewrites the generator and all that the seat cannot know, consistently with what it knows."""

    def observe(self, s: Rec, seat: int, out: Any) -> None:
        """Features for learning, float32, as this seat sees the position: itself first."""

    def inform(self, s: Rec, facts: Rec) -> None:
        """Fills the title's facts: numbers that follow from the position, for views and reasons."""

    def audit(self, s: Rec) -> int:
        """The index of the first broken law of the title's pieces, or -1."""


class Advice(Protocol):
    """What a title tells its bots; each function may be missing. Heuristics, not rules: a bad one only plays badly."""

    TERMS: tuple[str, ...]  # names of the parts of a value; `term-<name>` in the title's words
    SPREAD: float  # a lead in points that is a clear one in mid-game
    SEARCH_SPREAD: float  # the same for a search, which looks further; by default SPREAD
    HORIZON: int  # decisions a playout makes at least before it is judged; more where `evaluate` sees little
    BOLD: float  # how often a playout takes what `prior` likes best, instead of sampling it; by default never

    def evaluate(self, s: Rec, out: Any) -> None:
        """out[seat, term], float32: what each seat may expect at the end, in points; the sum over the terms counts."""

    def prior(self, s: Rec, mask: Any, out: Any) -> None:
        """out[action] > 0, float32, for each action of the mask: how likely a sensible player takes it."""

    def calm(self, s: Rec) -> bool:
        """Whether we are between two turns, where `evaluate` is to be trusted most."""


_bound: dict[Any, Any] = {}
_advice: dict[Any, Any] = {}


def bind(dtype: np.dtype[Any], rules: Any, advice: Any = None) -> None:
    """Makes `rules` the rules of records of this type, and `advice` what its bots go by."""
    for key in (dtype, record_type(dtype)):
        _bound[key] = rules
        _advice[key] = advice


def setup(s: Rec, seats: int, seed: int) -> None:
    _bound[s.dtype].setup(s, seats, seed)


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


def determinize(s: Rec, seat: int, seed: int) -> None:
    _bound[s.dtype].determinize(s, seat, seed)


def observe(s: Rec, seat: int, out: Any) -> None:
    _bound[s.dtype].observe(s, seat, out)


def inform(s: Rec, facts: Rec) -> None:
    _bound[s.dtype].inform(s, facts)


def audit(s: Rec) -> int:
    return int(_bound[s.dtype].audit(s))


def evaluate(s: Rec, out: Any) -> None:
    _advised(s.dtype, "evaluate")(s, out)


def prior(s: Rec, mask: Any, out: Any) -> None:
    _advised(s.dtype, "prior")(s, mask, out)


def calm(s: Rec) -> bool:
    return bool(_advised(s.dtype, "calm")(s))


def _rule(s: Any, name: str) -> Any:
    return getattr(_bound[s], name)


def _advised(s: Any, name: str) -> Any:
    """The title's advice; without it the points of the moment, and all actions alike."""
    return getattr(_advice[s], name, _UNADVISED[name])


@overload(setup)
def _setup(s: Any, seats: Any, seed: Any) -> Any:
    rule = _rule(s, "setup")
    return lambda s, seats, seed: rule(s, seats, seed)


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
def _determinize(s: Any, seat: Any, seed: Any) -> Any:
    rule = _rule(s, "determinize")
    return lambda s, seat, seed: rule(s, seat, seed)


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
def _points_now(s: Rec, out: Any) -> None:
    table = np.zeros((2, out.shape[0]), np.int32)
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
