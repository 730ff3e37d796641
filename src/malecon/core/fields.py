"""The record of a title: a list of named fields. The dtype, the names of changes, the limits and who may see what are
all derived from it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from struct import Struct
from types import SimpleNamespace
from typing import Any, Literal

import numpy as np

from malecon.core.errors import BadPosition

NOT_ALLOWED = frozenset(dir(np.record) + dir(np.ndarray))  # NumPy's own attributes, which would shadow our fields

Audience = Literal["all", "owner", "none"] | Callable[[Any], Literal["all", "owner", "none"]]


@dataclass(frozen=True)
class Axis:
    """One dimension of a field, with a label for each place."""

    name: str
    labels: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.labels)


def seat_axis(most: int) -> Axis:
    """The axis of seats. It comes first in fields that only their owner may see."""
    return Axis("seat", tuple(str(seat) for seat in range(most)))


@dataclass(frozen=True)
class Field:
    """One field of the record.

    `about` says what it counts, with its unit. `low` and `high` bound every entry. `audience` says who may know it:
    all, its owner (the seat on its first axis) or none; it is a function of the record if an option decides.
    `gains_open`: everyone sees what a seat gains or pays, even if only the owner may know the total.
    `counts` is what a person would call it: money, points, goods ...; fields without it are bookkeeping.
    """

    name: str
    kind: Any
    axes: tuple[Axis, ...] = ()
    about: str = field(default="", kw_only=True)
    low: int = field(default=0, kw_only=True)
    high: int | None = field(default=None, kw_only=True)
    audience: Audience = field(default="all", kw_only=True)
    gains_open: bool = field(default=False, kw_only=True)
    counts: str | None = field(default=None, kw_only=True)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.axes)

    @property
    def limits(self) -> tuple[int, int]:
        return self.low, int(np.iinfo(self.kind).max) if self.high is None else self.high

    def seen_by(self, s: Any, seat: int | None, owner: int | None) -> bool:
        """Whether this seat (None: a spectator) may know the owner's entry of this field."""
        audience = self.audience(s) if callable(self.audience) else self.audience
        return audience == "all" or (audience == "owner" and seat is not None and seat == owner)


# The generator's fields come first in every record: a 128-bit key and the number of draws so far (chance.py).
GENERATOR = (
    Field("key", np.uint64, (Axis("half", ("low", "high")),), about="the generator's key", audience="none"),
    Field("rng", np.uint64, about="numbers drawn from the generator so far", audience="none"),
)
GENERATOR_NAMES = frozenset(f.name for f in GENERATOR)
HALF = 64  # bits in each half of the key
SIMULATED = 2**63 - 1


def set_key(s: Any, seed: int) -> None:
    """Sets a record's generator from a seed of up to 128 bits."""
    s["key"] = seed & (2**HALF - 1), seed >> HALF
    s["rng"] = 0


def folded(seed: int) -> int:
    """A seed folded to 63 bits, for simulated games, where secrecy doesn't matter. Small seeds stay as they are."""
    return (seed ^ (seed >> HALF)) & SIMULATED


class Place:
    """One entry of the record: a field, where in it, and where in the record's bytes."""

    __slots__ = ("counts", "field", "index", "item", "name", "offset", "read", "seat")

    def __init__(self, f: Field, index: tuple[int, ...], offset: int) -> None:
        self.field = f
        self.name = f.name
        self.counts = f.counts
        self.index = index
        self.offset = offset
        self.read = Struct("=" + np.dtype(f.kind).char).unpack_from
        seated = bool(f.axes) and f.axes[0].name == "seat"
        self.seat = index[0] if seated else None
        self.item = tuple(a.labels[i] for a, i in zip(f.axes, index, strict=True))[1 if seated else 0 :]


class State:
    """All fields of a title's record, in order, and the dtype made of them."""

    def __init__(self, *fields: Field) -> None:
        for f in fields:
            if f.name in NOT_ALLOWED:
                raise ValueError(f"field name {f.name!r} belongs to NumPy: choose another")
        self.fields = {f.name: f for f in fields}
        if len(self.fields) < len(fields):
            raise ValueError("two fields of one name")
        self.dtype = np.dtype((np.record, np.dtype(_padded(fields), align=True)))
        self._places = self._map_bytes()

    def zeros(self, count: int = 1) -> Any:
        return np.zeros(count, self.dtype)

    def _map_bytes(self) -> list[Place | None]:
        places: list[Place | None] = [None] * self.dtype.itemsize
        for f in self.fields.values():
            offset = self.dtype.fields[f.name][1]  # type: ignore[index]
            width = np.dtype(f.kind).itemsize
            for number, index in enumerate(np.ndindex(*f.shape)):
                start = offset + number * width
                places[start : start + width] = [Place(f, index, start)] * width
        return places

    def places_that_differ(self, before: bytes, after: bytes) -> list[Place]:
        """The entries in which the bytes of two records differ."""
        differ = (np.frombuffer(before, np.uint8) != np.frombuffer(after, np.uint8)).nonzero()[0]
        # A wide entry may differ in several bytes; the dictionary lists it once and keeps the order.
        return [place for place in dict.fromkeys(map(self._places.__getitem__, differ.tolist())) if place is not None]

    def spread(self, s: Any) -> Any:
        """A record's fields as attributes of a plain object. Python reads those ten times as fast as a record's."""
        return SimpleNamespace(**{name: s[name] for name in self.fields})

    def to_dict(self, s: Any) -> dict[str, Any]:
        """Every field by name, as plain numbers and lists."""
        return {name: s[name].tolist() for name in self.fields}

    def from_dict(self, values: dict[str, Any]) -> Any:
        """An array of one record with these values. BadPosition names the field that doesn't fit."""
        states = self.zeros()
        if not isinstance(values, dict):
            raise BadPosition("error-position-not-a-dict")
        for name in values:
            if name not in self.fields:
                raise BadPosition("error-position-unknown-field", field=str(name))
        for name, f in self.fields.items():
            if name not in values:
                raise BadPosition("error-position-missing-field", field=name)
            states[0][name] = _checked(f, values[name])
        return states


def twins(states: Any, times: int = 1) -> Any:
    """Copies records `times` over. NumPy copies field by field, which is thirty times as slow."""
    return np.frombuffer(bytearray(states.tobytes() * times), states.dtype)


def _padded(fields: tuple[Field, ...]) -> list[tuple[str, Any, tuple[int, ...]]]:
    """Fields aligned as in C, with named gaps: NumPy leaves unnamed gaps undefined, and we compare bytes."""
    layout: list[tuple[str, Any, tuple[int, ...]]] = []
    offset = 0

    def align(width: int) -> None:
        nonlocal offset
        gap = -offset % width
        if gap:
            layout.append((f"gap_{offset}", np.int8, (gap,)))
            offset += gap

    for f in fields:
        entry = np.dtype((f.kind, f.shape))
        align(np.dtype(f.kind).itemsize)
        layout.append((f.name, f.kind, f.shape))
        offset += entry.itemsize
    align(8)
    return layout


def _checked(f: Field, value: Any) -> Any:
    low, high = f.limits
    try:
        given = np.array(value, dtype=object)
        numbers = np.array([_whole(x) for x in given.ravel()], dtype=object).reshape(given.shape)
    except (TypeError, ValueError):
        raise BadPosition("error-position-not-numbers", field=f.name) from None
    if numbers.shape != f.shape:
        raise BadPosition("error-position-shape", field=f.name, shape=str(f.shape), given=str(numbers.shape))
    for number in numbers.ravel():
        if not low <= number <= high:
            raise BadPosition("error-position-limits", field=f.name, value=str(number), low=str(low), high=str(high))
    return numbers.astype(f.kind)


def _whole(x: Any) -> int:
    if isinstance(x, bool | np.bool_) or not isinstance(x, int | np.integer):
        raise TypeError
    return int(x)
