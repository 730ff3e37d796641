"""What an action altered: named entries of the record, with before and after."""

from typing import Any, NamedTuple

from malecon.core.fields import State


class Change(NamedTuple):
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


def changes_between(state: State, before: bytes, after: bytes) -> tuple[Change, ...]:
    """All changes between the bytes of two records, but the generator's, which is nobody's business."""
    return tuple(
        [
            Change(p.name, p.seat, p.item, p.read(before, p.offset)[0], p.read(after, p.offset)[0], p.counts)
            for p in state.places_that_differ(before, after)
            if p.name != "rng"
        ]
    )


def seen(state: State, s: Any, changes: tuple[Change, ...], seat: int | None) -> tuple[Change, ...]:
    """Those of the changes that this seat (None: a spectator) may know."""
    return tuple(c for c in changes if state.fields[c.field].seen_by(s, seat, c.seat))
