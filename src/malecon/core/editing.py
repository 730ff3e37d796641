"""What people set up by hand: which fields of a title's record stand for pieces, and how they hang together.

An editor of positions is made from this and the fields themselves. It can be wrong in what it offers, but never let an
impossible position through: the title's own invariants have the last word.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from malecon.core.fields import GENERATOR_NAMES, Axis, State


@dataclass(frozen=True)
class Editing:
    """The fields to offer, in their order.

    `named`: fields whose entries are numbers of labels. `phases` names the decisions. `comes_from`: what a field gains
    is taken from the first of these that has the same label, or is a plain number. `makes_up`: a field's sum over its
    last axis is another field.
    """

    seat: tuple[str, ...]
    common: tuple[str, ...]
    phases: Axis
    named: Mapping[str, Axis] = field(default_factory=dict)
    comes_from: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    makes_up: Mapping[str, str] = field(default_factory=dict)

    def check(self, state: State) -> None:
        """Raises ValueError where it does not fit the record."""
        offered = self.seat + self.common
        linked = {one for many in self.comes_from.values() for one in many} | set(self.makes_up.values())
        for name in (*offered, *self.named, *self.comes_from, *self.makes_up, *linked):
            if name not in state.fields or name in GENERATOR_NAMES:
                raise ValueError(f"no field {name!r} to be set by hand")
        if len(set(offered)) < len(offered):
            raise ValueError("a field is offered twice")
        for name in offered:
            axes = state.fields[name].axes
            if (bool(axes) and axes[0].name == "seat") != (name in self.seat):
                raise ValueError(f"{name!r} is offered in the wrong group")
        for name, axis in self.named.items():
            low, high = state.fields[name].limits
            if low not in (0, -1) or high >= len(axis):
                raise ValueError(f"entries of {name!r} have no label")

    def described(self, state: State) -> dict[str, Any]:
        """The same for the browser's manifest."""
        self.check(state)
        return {
            "seat": self.seat,
            "common": self.common,
            "axes": {name: [axis.name for axis in state.fields[name].axes] for name in self.seat + self.common},
            "phases": self.phases.labels,
            "named": {name: [axis.name, axis.labels] for name, axis in self.named.items()},
            "comes_from": dict(self.comes_from),
            "makes_up": dict(self.makes_up),
        }
