"""What comes of a decision without anybody's choosing it: a ship sails, dice fall, a law is in force.

A title tells it in its own words. `news-FIELD` in its catalogue speaks of a change of that field; an empty sentence keeps
silent. An attribute named like an axis speaks of a field whose numbers stand for that axis's labels (or for seats), and
`.each` writes one entry of a list. The parts of a sentence:

    $name             whose field it is
    $before, $after   a single number
    $items, $there    what is there now, and how many entries that is
    $gained, $more    what has become more or is new
    $lost, $fewer     what has become less or is gone
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, groupby
from typing import Any

from malecon.cli.console import lang
from malecon.core.changes import Change
from malecon.core.position import Position
from malecon.core.title import Title


@dataclass(frozen=True)
class News:
    """What a step did to one field, of one seat or of the table."""

    title: Title
    field: str
    seat: int | None
    names: Sequence[str]
    before: Any
    after: Any

    def sentence(self) -> str:
        """The sentence about it; empty for nothing."""
        key, axis = f"news-{self.field}", _axis(self.title, self.field)
        if axis is not None:
            then, now = (self._labels(axis, value) for value in (self.before, self.after))
            gained, lost = [x for x in now if x not in then], [x for x in then if x not in now]
            return self._say(f"{key}.{axis}", now, gained, lost)
        if not isinstance(self.after, list):
            rises, falls = ([""] * (self.after > self.before), [""] * (self.after < self.before))
            return self._say(key, [], rises, falls, before=self.before, after=self.after)
        now, gained, lost = [], [], []
        labels = self.title.state.fields[self.field].axes[-1].labels
        for label, was, is_now in zip(labels, self.before, self.after, strict=False):
            entry = self._entry(label, is_now)
            now += [entry] * (is_now > 0)
            gained += [entry] * (is_now > was)
            lost += [entry] * (is_now < was)
        return self._say(key, now, gained, lost)

    def _say(self, key: str, now: list[str], gained: list[str], lost: list[str], **parts: int) -> str:
        lists = {"items": ", ".join(now), "gained": ", ".join(gained), "lost": ", ".join(lost)}
        counts = {"there": len(now), "more": len(gained), "fewer": len(lost)} | parts
        name = "" if self.seat is None else self.names[self.seat]
        return self.title.words.say(lang(), key, name=name, **lists, **counts).strip()

    def _entry(self, label: str, number: int) -> str:
        word = self.title.label(self.title.state.fields[self.field].axes[-1].name, label, lang())
        each = f"news-{self.field}.each"
        return self.title.words.say(lang(), each, item=word, after=number) if self.title.words.has(each) else word

    def _labels(self, axis: str, value: Any) -> list[str]:
        """The words for numbers; a number that isn't a label (-1: none) has no word."""
        labels = self.names if axis == "seat" else _axes(self.title)[axis]
        known = [labels[n] for n in _flat(value) if 0 <= n < len(labels)]
        return known if axis == "seat" else [self.title.label(axis, label, lang()) for label in known]


def news(before: Position, after: Position, changes: Sequence[Change], names: Sequence[str]) -> Iterator[str]:
    """The sentences about changes that somebody may see."""
    title = before.title
    told = [c for c in changes if title.words.has(f"news-{c.field}") or _axis(title, c.field) is not None]
    for (field, seat), _ in groupby(told, key=lambda c: (c.field, c.seat)):
        then, now = before.field(field), after.field(field)
        if seat is not None:
            then, now = then[seat], now[seat]
        sentence = News(title, field, seat, names, then, now).sentence()
        if sentence:
            yield sentence


@cache
def _axes(title: Title) -> dict[str, tuple[str, ...]]:
    """The labels of every axis; of several with one name, the longest one, which contains the others."""
    found: dict[str, tuple[str, ...]] = {}
    for field in chain(title.state.fields.values(), title.facts.fields.values()):
        for axis in field.axes:
            found[axis.name] = max(found.get(axis.name, ()), axis.labels, key=len)
    return found


@cache
def _axis(title: Title, field: str) -> str | None:
    """The axis whose labels a field's numbers stand for, if its news say so."""
    return next((name for name in ("seat", *_axes(title)) if title.words.has(f"news-{field}.{name}")), None)


def _flat(value: Any) -> list[int]:
    return [n for part in value for n in _flat(part)] if isinstance(value, list) else [value]
