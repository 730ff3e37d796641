"""What an action changed: named entries of the record, with their values before and after."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from malecon.core.fields import GENERATOR_NAMES, State


class Change(NamedTuple):
    """One entry of one field. `seat` is its owner (None: the table), `item` its name within the field, `counts` what a
    person would call it (money, points, goods ...; None: bookkeeping). If a viewer may know only the gain, the change is
    `relative`: `before` is 0 and `after` is the gain."""

    field: str
    seat: int | None
    item: tuple[str, ...]
    before: int
    after: int
    counts: str | None
    relative: bool = False

    @property
    def gain(self) -> int:
        return self.after - self.before


def changes_between(state: State, before: bytes, after: bytes) -> tuple[Change, ...]:
    """All changes between the bytes of two records, except those of the generator, which stay hidden."""
    return tuple(
        [
            Change(p.name, p.seat, p.item, p.read(before, p.offset)[0], p.read(after, p.offset)[0], p.counts)
            for p in state.places_that_differ(before, after)
            if p.name not in GENERATOR_NAMES
        ]
    )


def seen(state: State, s: Any, changes: tuple[Change, ...], seat: int | None) -> tuple[Change, ...]:
    """The changes that this seat (None: a spectator) may know."""
    shown = []
    for c in changes:
        f = state.fields[c.field]
        if f.seen_by(s, seat, c.seat):
            shown.append(c)
        elif f.gains_open:
            shown.append(c._replace(before=0, after=c.gain, relative=True))
    return tuple(shown)


Deed = tuple[tuple[str, str | int], ...]  # what an action brought, in the few numbers that a sentence about it may name
NOTHING: Deed = (("paid", 0), ("earned", 0), ("points", 0), ("moved", 0))
MOVED = ("goods", "pieces", "materials")  # what is carried by the piece


def deed(changes: Sequence[Change], seat: int) -> Deed:
    """Money paid and earned, points won and pieces given away. Give it only changes that every reader may see."""
    own = [change for change in changes if change.seat == seat]
    money = sum(change.gain for change in own if change.counts == "money")
    points = sum(change.gain for change in own if change.counts == "points")
    moved = -sum(change.gain for change in own if change.counts in MOVED and change.gain < 0)
    return (("paid", max(0, -money)), ("earned", max(0, money)), ("points", max(0, points)), ("moved", moved))
