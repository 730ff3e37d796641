"""What an action altered: named entries of the record, with before and after."""

from dataclasses import dataclass
from typing import Any

from malecon.core.fields import Field, State


@dataclass(frozen=True, slots=True)
class Change:
    """One entry of one field. `seat` is whose it is (None: the table's), `item` names it within the field,
    `counts` is what a person would call it (money, points, goods ...; None: bookkeeping)."""

    field: str
    seat: int | None
    item: tuple[str, ...]
    before: int
    after: int
    counts: str | None

    @property
    def gain(self) -> int:
        return self.after - self.before


def changes_between(state: State, before: Any, after: Any) -> tuple[Change, ...]:
    """All changes but the generator's, which is nobody's business."""
    old, new = before[0], after[0]
    return tuple(
        Change(f.name, place.seat, place.item, int(_entry(old, f, place.index)), int(_entry(new, f, place.index)), f.counts)
        for place in state.places_that_differ(before, after)
        if (f := place.field).name != "rng"
    )


def _entry(s: Any, f: Field, index: tuple[int, ...]) -> Any:
    return s[f.name][index] if index else s[f.name]


def seen(state: State, s: Any, changes: tuple[Change, ...], seat: int | None) -> tuple[Change, ...]:
    """Those of the changes that this seat (None: a spectator) may know."""
    return tuple(c for c in changes if state.fields[c.field].seen_by(s, seat, c.seat))
