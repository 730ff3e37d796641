"""The runtime of views, reasons and hints in the browser, under MicroPython: records, arrays, axes, reasons.

The page calls `look`, `refuse`, `notice` and `advise`; all data passes as JSON. The classes of core/teaching.py come before
it. Python never imports this file.
"""

import json
from collections import OrderedDict
from typing import Any

from malecon.core.teaching import Move, Question


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
    """left | right"""
    if isinstance(left, dict):
        return ordered(left, right)
    if isinstance(left, int):
        left |= right
        return left
    return left.union(right)


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


def fnmatchcase(name: str, pattern: str) -> bool:
    """Whether a name matches a pattern in which * stands for anything."""
    head, *rest = pattern.split("*")
    if not rest:
        return name == pattern
    if not name.startswith(head) or not name.endswith(rest[-1]) or len(name) < len(head) + len(rest[-1]):
        return False
    at = len(head)
    for part in rest[:-1]:
        at = name.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return at <= len(name) - len(rest[-1])


class Names:
    """A module's names."""


class Module:
    """A module carried over as a whole, with what it defines."""

    def __init__(self, source: str) -> None:
        names: dict[str, Any] = globals().copy()
        exec(source, names)
        for name in names:
            setattr(self, name, names[name])


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

    def move(self) -> Any:
        """The action as a question of teaching has it."""
        return Move(" ".join([self.verb] + [label for _, label in self.parts]), self.verb, ordered(self.parts))


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
    """A title's views, reasons and hints, loaded from the sources of their modules."""

    def __init__(self, view: Any, reasons: Any, hints: Any, actions: Any, keys: Any) -> None:
        base: dict[str, Any] = globals().copy()
        base["ACTIONS"] = Actions(json.loads(actions))
        base["WORDS"] = Words(json.loads(keys))
        self.actions = base["ACTIONS"]
        self.views = base.copy()
        exec(view, self.views)
        self.reasons = base.copy()
        exec(reasons, self.reasons)
        self.hints = base.copy()
        exec(hints, self.hints)

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

    def advise(self, head: Any, state: Any, facts: Any, seat: Any, legal: Any, asked: Any) -> Any:
        """The weightiest reason of each pair asked for, or None: [an action, "favours" or "costs"]. `head` is what a view
        has besides the title's part, `legal` the actions among which the seat decides."""
        view = ordered(json.loads(head), self.views["view"](Record(json.loads(state)), Record(json.loads(facts)), seat))
        question = Question(view, seat, tuple([self.actions.all[action].move() for action in json.loads(legal)]))
        told = []
        for action, which in json.loads(asked):
            find = self.hints.get(which)
            found = find(question, self.actions.all[action].move()) if find else ()
            why = max(found, key=lambda why: why.weight, default=None)
            told.append([why.key, why.parts] if why else None)
        return json.dumps(told)
