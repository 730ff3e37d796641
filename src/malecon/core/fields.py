"""The record of a title: a list of named fields from which the dtype, the names of changes, the limits and who may
see what are all derived."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

from malecon.core.errors import BadPosition

NOT_ALLOWED = frozenset(dir(np.record) + dir(np.ndarray))  # as attributes of a record NumPy would answer instead of us

Audience = Literal["all", "owner", "none"] | Callable[[Any], Literal["all", "owner", "none"]]


@dataclass(frozen=True)
class Axis:
    """One dimension of a field: what its places are called."""

    name: str
    labels: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.labels)


def seat_axis(most: int) -> Axis:
    """The axis that counts seats. Fields seen by their owner only have it first."""
    return Axis("seat", tuple(str(seat) for seat in range(most)))


@dataclass(frozen=True)
class Field:
    """One field of the record.

    `about` says what it counts, with its unit. `low` and `high` bound every entry. `audience` says who may know it:
    all, its owner (the seat on its first axis) or none; a function of the record where an option decides.
    `counts` names what a person would call it: money, points, goods ...; fields without it are bookkeeping.
    """

    name: str
    kind: Any
    axes: tuple[Axis, ...] = ()
    about: str = field(default="", kw_only=True)
    low: int = field(default=0, kw_only=True)
    high: int | None = field(default=None, kw_only=True)
    audience: Audience = field(default="all", kw_only=True)
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


@dataclass(frozen=True)
class Place:
    """One entry of the record: a field and the labels of its place in it."""

    field: Field
    index: tuple[int, ...]

    @property
    def seat(self) -> int | None:
        axes = self.field.axes
        return self.index[0] if axes and axes[0].name == "seat" else None

    @property
    def item(self) -> tuple[str, ...]:
        """The labels after the seat."""
        skip = 0 if self.seat is None else 1
        return tuple(a.labels[i] for a, i in zip(self.field.axes[skip:], self.index[skip:], strict=True))


class State:
    """All fields of a title's record, in order, and the dtype made of them."""

    def __init__(self, *fields: Field) -> None:
        for f in fields:
            if f.name in NOT_ALLOWED:
                raise ValueError(f"field name {f.name!r} belongs to NumPy: choose another")
        self.fields = {f.name: f for f in fields}
        if len(self.fields) < len(fields):
            raise ValueError("two fields of one name")
        plain = np.dtype([(f.name, f.kind, f.shape) for f in fields], align=True)
        self.dtype = np.dtype((np.record, plain))
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
                places[start : start + width] = [Place(f, index)] * width
        return places

    def places_that_differ(self, before: Any, after: Any) -> Iterator[Place]:
        """The entries in which two arrays of one record differ."""
        last = None
        for position in np.flatnonzero(before.view(np.uint8) != after.view(np.uint8)).tolist():
            place = self._places[position]
            if place is not None and place is not last:
                last = place
                yield place

    def to_dict(self, s: Any) -> dict[str, Any]:
        """Every field by name, as plain numbers and lists."""
        return {name: s[name].tolist() for name in self.fields}

    def from_dict(self, values: dict[str, Any]) -> Any:
        """An array of one record with these values; BadPosition names the field that does not fit."""
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
