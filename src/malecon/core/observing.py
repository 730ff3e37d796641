"""Observations: what one seat sees of a position, as named numbers for learning.

A title's record already says what every field counts, who may know it and what its places are called, so we derive the
observation from it: every field that a seat may know becomes named features, and so does every new field or option. A
title only says how to read fields that are not plain numbers, and adds its own blocks: prices, points, what a seat could
do now.

FEATURES, observe = observation(STATE, OPTIONS, ids={"phase": PHASE}, seat_ids=("actor",), scale={"coins": 10.0})

The observing seat comes first as `seat0`; the others follow clockwise. Networks store their weights under these names,
so they survive when features are added, moved or dropped.
"""

import linecache
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from malecon.core.fields import Axis, Field, State
from malecon.core.jit import jit
from malecon.core.options import Options

MOST = 8.0  # upper limit of every feature, whatever the record holds
LARGE = 12  # numbers that can exceed this need their own scale
USUAL_SCALE = 10.0


@dataclass(frozen=True)
class Block:
    """Features that a title computes: `fill(s, seat, who, out, at)` writes one number for each place of the axes.

    A block `of` "seats" is written for every seat in turn, as `who`; a block of "me" for the observing seat alone.
    """

    name: str
    axes: tuple[Axis, ...]
    fill: Callable[..., None]
    of: str = "seats"


class _Writer:
    """Collects feature names and the lines that write them, for the part of one seat or of the table."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.lines: list[str] = []

    def add(self, names: Iterable[str], *lines: str) -> None:
        """`{at}` in a line is where these features begin."""
        self.lines += [line.replace("{at}", f"at + {len(self.names)}") for line in lines]
        self.names += names


def observation(
    state: State,
    options: Options,
    *,
    ids: Mapping[str, Axis] | None = None,
    seat_ids: Iterable[str] = (),
    scale: Mapping[str, float] | None = None,
    some: Iterable[str] = (),
    during: Mapping[str, tuple[int, ...]] | None = None,
    skip: Iterable[str] = (),
    shown: Callable[[Any, int, int], bool] | None = None,
    blocks: tuple[Block, ...] = (),
) -> tuple[tuple[str, ...], Callable[[Any, int, Any], None]]:
    """The names of a title's features, and the compiled function that writes them into a zeroed array.

    ids       fields that hold a label of an axis: a feature for each label, none for -1
    seat_ids  fields that hold a seat: a feature for each seat, counted from the observer
    scale     what to divide a number by; small numbers are divided by their limit
    some      numbers that also get a feature telling whether there are any
    during    phases in which a field means something; in others its features are 0
    skip      fields that blocks describe better
    shown     shown(s, seat, who): whether the observer sees the other's entries of fields whose audience is a function
    blocks    the title's own features
    """
    reader = _Reader(
        state, dict(ids or {}), frozenset(seat_ids), dict(scale or {}), frozenset(some), dict(during or {})
    )
    left_out = {"rng", "key", "seats", *skip, *(o.name for o in options.all.values())}
    for name in (*reader.ids, *reader.seat_ids, *reader.scale, *reader.some, *reader.during, *skip):
        if name not in state.fields:
            raise ValueError(f"there is no field {name!r} to observe")
    seat_part, table_part, scope = _Writer(), _Writer(), dict[str, Any]()
    seat_part.add(["here"], "out[{at}] = 1.0")
    for f in state.fields.values():
        if f.name in left_out or f.audience == "none":
            continue
        seated = bool(f.axes) and f.axes[0].name == "seat"
        if f.audience == "owner":
            reader.write(table_part, f, "seat", "own_")
        elif seated:
            hidden = callable(f.audience)
            if hidden and shown is None:
                raise ValueError(f"say with `shown` who sees {f.name!r}")
            reader.write(seat_part, f, "who", guard="shown(s, seat, who)" if hidden else "")
        else:
            reader.write(table_part, f, "")
    _write_options(table_part, options)
    most = max(len(f.axes[0]) for f in state.fields.values() if f.axes and f.axes[0].name == "seat")
    table_part.add([f"seats_{n}" for n in range(2, most + 1)], "out[{at} + int(s.seats) - 2] = 1.0")
    for block in blocks:
        part, who = (seat_part, "who") if block.of == "seats" else (table_part, "seat")
        scope[f"fill_{block.name}"] = block.fill
        prefix = "" if block.of == "seats" else "own_"
        part.add(
            [prefix + _joined(block.name, labels) for labels in _places(block.axes)],
            f"fill_{block.name}(s, seat, {who}, out, {{at}})",
        )
    if shown is not None:
        scope["shown"] = shown
    names = [f"seat{k}_{name}" for k in range(most) for name in seat_part.names] + table_part.names
    if len(set(names)) < len(names):
        raise ValueError("two features of one name")
    return tuple(names), _compiled(seat_part, table_part, most, scope)


class _Reader:
    """How the fields of one record become features."""

    def __init__(
        self, state: State, ids: dict[str, Axis], seat_ids: frozenset[str], scale: dict[str, float],
        some: frozenset[str], during: dict[str, tuple[int, ...]],
    ) -> None:  # fmt: skip
        self.state = state
        self.ids, self.seat_ids, self.scale, self.some, self.during = ids, seat_ids, scale, some, during

    def write(self, part: _Writer, f: Field, seat: str, prefix: str = "", guard: str = "") -> None:
        """Adds the features of one field; `seat` is the variable of its first axis, if that counts seats."""
        axes = f.axes[1:] if seat else f.axes
        places = [_joined(prefix + f.name, labels) for labels in _places(axes)]
        index = [v for v in (seat, *(f"i{n}" for n in range(len(axes)))) if v]
        entry = f"s.{f.name}[{', '.join(index)}]" if index else f"s.{f.name}"
        number = " + ".join(f"i{n} * {_size(axes[n + 1 :])}" for n in range(len(axes))) or "0"
        tests = [guard] if guard else []
        if f.name in self.during:
            tests.append("(" + " or ".join(f"s.phase == {phase}" for phase in self.during[f.name]) + ")")
        if f.name in self.ids:
            self._write_id(part, places, axes, tests, entry, number, self.ids[f.name].labels, "np.int64({})")
        elif f.name in self.seat_ids:
            most = max(len(g.axes[0]) for g in self.state.fields.values() if g.axes and g.axes[0].name == "seat")
            labels = tuple(f"seat{k}" for k in range(most))
            relative = "(np.int64({}) - seat + s.seats) % s.seats"
            self._write_id(part, places, axes, tests, entry, number, labels, relative)
        else:
            self._write_number(part, places, f, axes, tests, entry, number)

    def _write_id(
        self, part: _Writer, places: list[str], axes: tuple[Axis, ...], tests: list[str], entry: str, number: str,
        labels: tuple[str, ...], code: str,
    ) -> None:  # fmt: skip
        body = f"out[{{at}} + ({number}) * {len(labels)} + int({code.format(entry)})] = 1.0"
        names = [f"{place}_{label}" for place in places for label in labels]
        part.add(names, *_nested(axes, [*tests, f"{entry} >= 0"], [body]))

    def _write_number(
        self, part: _Writer, places: list[str], f: Field, axes: tuple[Axis, ...], tests: list[str], entry: str,
        number: str,
    ) -> None:  # fmt: skip
        high = f.limits[1]
        scale = self.scale.get(f.name, float(max(high, 1)) if high <= LARGE else USUAL_SCALE)
        value = f"{entry} * {1.0 / scale!r}"
        if max(high, -f.limits[0]) / scale > MOST:
            value = f"max(-{MOST}, min({value}, {MOST}))"
        part.add(places, *_nested(axes, tests, [f"out[{{at}} + {number}] = {value}"]))
        if f.name in self.some:
            names = [f"{place}_any" for place in places]
            part.add(names, *_nested(axes, [*tests, f"{entry} > 0"], [f"out[{{at}} + {number}] = 1.0"]))


def _write_options(part: _Writer, options: Options) -> None:
    """A feature for every choice except the default, so that the standard game is all zeros."""
    for option in options.all.values():
        others = option.choices[1:]
        part.add(
            [f"option_{option.name}_{str(choice).lower()}" for choice in others],
            *(f"out[{{at}} + {n}] = s.{option.name} == {option.code(c)}" for n, c in enumerate(others)),
        )


def _places(axes: tuple[Axis, ...]) -> list[tuple[str, ...]]:
    places: list[tuple[str, ...]] = [()]
    for axis in axes:
        places = [(*place, label) for place in places for label in axis.labels]
    return places


def _size(axes: tuple[Axis, ...]) -> int:
    return int(np.prod([len(axis) for axis in axes], dtype=np.int64))


def _joined(name: str, labels: tuple[str, ...]) -> str:
    return "_".join((name, *labels))


def _nested(axes: tuple[Axis, ...], tests: list[str], body: list[str]) -> list[str]:
    """The lines, wrapped in loops over the axes and in the tests."""
    heads = [f"for i{n} in range({len(axis)}):" for n, axis in enumerate(axes)]
    if tests:
        heads.append(f"if {' and '.join(tests)}:")
    indented = [" " * 4 * depth + head for depth, head in enumerate(heads)]
    return indented + [" " * 4 * len(heads) + line for line in body]


def _compiled(seat_part: _Writer, table_part: _Writer, most: int, scope: dict[str, Any]) -> Any:
    """Compiles the collected lines into a function whose source can be inspected."""
    lines = [
        "def observe(s, seat, out):",
        "    seat = np.int64(seat)",
        "    for k in range(s.seats):",
        "        who = (seat + k) % s.seats",
        f"        at = k * {len(seat_part.names)}",
        *(" " * 8 + line for line in seat_part.lines),
        f"    at = {most * len(seat_part.names)}",
        *(" " * 4 + line for line in table_part.lines),
    ]
    source = "\n".join(lines) + "\n"
    file = f"<observation {abs(hash(source)):x}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    scope["np"] = np
    exec(compile(source, file, "exec"), scope)
    return jit(scope["observe"])
