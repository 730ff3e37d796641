"""What the tables of the rules page list: the entries of a group of numbers, and the words for their codes."""

from typing import Any

from malecon.core.data import has_ids
from malecon.core.title import Title


def names_of(title: Title, entries: dict[str, Any]) -> dict[str, str]:
    """The key of what people call every code within a group: the piece it is, or the name given to the number."""
    pieces = {key.partition("-")[2]: key for key in labels_of(title)}
    named = pieces | {code: f"datum-{code}" for code in numbers(title, entries)}
    return {code: key for code, key in named.items() if code in codes(entries) | texts(entries)}


def labels_of(title: Title) -> list[str]:
    """Keys of everything the title has a name for, in the order of the box."""
    axes = [axis for field in (*title.state.fields.values(), *title.facts.fields.values()) for axis in field.axes]
    axes += [axis for verb in title.actions.verbs.values() for axis in verb.axes]
    longest_first = sorted(axes, key=lambda axis: -len(axis.labels))  # of a name, some hold only the first labels
    by_name = {axis.name: [a for a in longest_first if a.name == axis.name] for axis in axes}
    keys = dict.fromkeys(
        f"{name}-{label}" for name, parts in by_name.items() for part in parts for label in part.labels
    )
    return [key for key in keys if title.words.has(key)]


def entries_of(entries: dict[str, Any]) -> dict[str, Any]:
    """A list of tables reads as entries by their `id`."""
    named: dict[str, Any] = {}
    for name, value in entries.items():
        if has_ids(value):
            named |= {v["id"]: {k: n for k, n in v.items() if k != "id"} for v in value}
        else:
            named[name] = value
    return named


def numbers(title: Title, entries: dict[str, Any]) -> set[str]:
    """The codes within a group that have a name of their own, `datum-<code>`: all but those of pieces.

    Where a piece's name would mislead, as a product of a duty and the market's space of that name, the catalogue has
    a datum all the same, and it wins.
    """
    pieces = {key.partition("-")[2] for key in labels_of(title)}
    return {c for c in codes(entries) if not c.isdigit() and (c not in pieces or title.words.has(f"datum-{c}"))}


def codes(value: Any) -> set[str]:
    """Every key within a group of numbers."""
    if isinstance(value, dict):
        return set(value).union(*(codes(v) for v in value.values()))
    return set().union(*(codes(v) for v in value)) if isinstance(value, list) else set()


def texts(value: Any) -> set[str]:
    """Every text among the values of a group, such as the kinds of a plantation's fields."""
    if isinstance(value, dict | list):
        return set().union(*(texts(v) for v in (value.values() if isinstance(value, dict) else value)))
    return {value} if isinstance(value, str) else set()
