"""The runtime of views and reasons in the browser, under MicroPython: records, arrays, axes, reasons.

The page calls `look`, `refuse` and `notice`; all data passes as JSON. Python never imports this file.
"""

import json
from collections import OrderedDict
from typing import Any


def ordered(*parts: Any, **named: Any) -> Any:
    """A dictionary that keeps its order, made of pairs and other dictionaries."""
    made: Any = OrderedDict()
    for part in parts:
        for key, value in part.items() if isinstance(part, dict) else part:
            made[key] = value
    for key in named:
        made[key] = named[key]
    return made


def union(left: Any, right: Any) -> Any:
    return ordered(left, right) if isinstance(left, dict) else left | right


def joined(*parts: Any) -> Any:
    made: list[Any] = []
    for part in parts:
        made.extend(part)
    return made


_sorted = sorted


def sorted(items: Any, key: Any = None) -> Any:
    """A stable sort, which MicroPython's own is not."""
    found = list(items)
    places = _sorted([(key(item) if key else item, place) for place, item in enumerate(found)])
    return [found[place] for _, place in places]


def bit_count(number: Any) -> int:
    return bin(number).count("1")


class Names:
    """A module's names."""


class Axis:
    def __init__(self, name: Any, labels: Any) -> None:
        self.name = name
        self.labels = labels

    def __len__(self) -> int:
        return len(self.labels)


class Array:
    """The part of a NumPy array that views use."""

    def __init__(self, items: Any) -> None:
        self.items = items

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple):
            found = self.items[key[0]]
            rest = key[1:]
            if isinstance(key[0], slice):
                found = [Array(row)[rest if len(rest) > 1 else rest[0]] for row in found]
            else:
                return Array(found)[rest if len(rest) > 1 else rest[0]]
        else:
            found = self.items[key]
        return Array(found) if isinstance(found, list) else found

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Any:
        return (Array(item) if isinstance(item, list) else item for item in self.items)

    def tolist(self) -> Any:
        return self.items

    def sum(self) -> Any:
        return sum(Array(item).sum() if isinstance(item, list) else item for item in self.items)

    def any(self) -> Any:
        return any(Array(item).any() if isinstance(item, list) else item for item in self.items)


class Record:
    """A record or its facts, with every field as an attribute."""

    def __init__(self, fields: Any) -> None:
        for name, value in fields.items():
            setattr(self, name, Array(value) if isinstance(value, list) else value)


class Action:
    def __init__(self, index: Any, verb: Any, parts: Any) -> None:
        self.index = index
        self.verb = verb
        self.parts = parts


class Actions:
    def __init__(self, table: Any) -> None:
        self.all = [Action(k, row[0], [tuple(part) for part in row[1:]]) for k, row in enumerate(table)]


class Words:
    """The page has the catalogues; here we only know which keys exist."""

    def __init__(self, keys: Any) -> None:
        self.known = set(keys)

    def has(self, key: Any, lang: Any = "en") -> bool:
        return key in self.known


class Reason:
    def __init__(self, key: Any, words: Any = None, **parts: Any) -> None:
        self.key = key
        self.parts = parts


class Title:
    """A title's views and reasons, loaded from the sources of its two modules."""

    def __init__(self, view: Any, reasons: Any, actions: Any, keys: Any) -> None:
        base: dict[str, Any] = dict(globals())
        base["ACTIONS"] = Actions(json.loads(actions))
        base["WORDS"] = Words(json.loads(keys))
        self.actions = base["ACTIONS"]
        self.views = dict(base)
        exec(view, self.views)
        self.reasons = dict(base)
        exec(reasons, self.reasons)

    def look(self, state: Any, facts: Any, seat: Any) -> Any:
        return json.dumps(self.views["view"](Record(json.loads(state)), Record(json.loads(facts)), seat))

    def refuse(self, state: Any, facts: Any, action: Any) -> Any:
        reason = self.reasons["why_not"](Record(json.loads(state)), Record(json.loads(facts)), action)
        return json.dumps([reason.key, reason.parts] if reason else None)

    def notice(self, view: Any, action: Any) -> Any:
        """What the sentence about an action takes from the view besides the action's parts."""
        found = self.views.get("THERE", {}).get(self.actions.all[action].verb)
        parts = dict(self.actions.all[action].parts)
        return json.dumps(found(json.loads(view), parts) if found else {})
