"""The action space of a title: integers for the engine, notations for people and records.

ACTIONS = Actions(Verb("pass"), Verb("role", ROLES), Verb("ship", GOODS, SHIPS))
SHIP = ACTIONS.first("ship")          # ship corn 1; compiled code adds good * len(SHIPS) + ship
ACTIONS.notation(SHIP + 4)            # 'ship indigo 2'
ACTIONS.parse("ship indigo 2")
"""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product
from typing import Any

import numpy as np

from malecon.core.errors import Reason
from malecon.core.fields import Axis


@dataclass(frozen=True)
class Action:
    """One entry of the action space: a verb and the labels it is applied to."""

    index: int
    verb: str
    parts: tuple[tuple[str, str], ...]  # (axis name, label)

    @property
    def notation(self) -> str:
        return " ".join((self.verb, *(label for _, label in self.parts)))


class Verb:
    """A verb with every combination of its axes' labels, or only the combinations in `only`."""

    def __init__(self, name: str, *axes: Axis, only: Sequence[tuple[str, ...]] | None = None) -> None:
        self.name = name
        self.axes = axes
        self.combinations = list(only) if only is not None else list(product(*(axis.labels for axis in axes)))


class Actions:
    """The whole action space, in a fixed order."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.all: list[Action] = []
        self._first: dict[str, int] = {}
        for verb in verbs:
            self._first[verb.name] = len(self.all)
            for labels in verb.combinations:
                parts = tuple((axis.name, label) for axis, label in zip(verb.axes, labels, strict=True))
                self.all.append(Action(len(self.all), verb.name, parts))
        self.notations = tuple(action.notation for action in self.all)
        self._index = {notation: index for index, notation in enumerate(self.notations)}
        if len(self._index) < len(self.all):
            raise ValueError("two actions of one notation")

    def __len__(self) -> int:
        return len(self.all)

    def mask(self, *many: int) -> Any:
        """An empty mask for the legal actions of one position, or of many."""
        return np.zeros((*many, len(self)), np.uint8)

    def first(self, verb: str) -> int:
        """The integer of the verb's first action; the rest follow in the order of its axes."""
        return self._first[verb]

    def notation(self, index: int) -> str:
        return self.notations[index]

    def parse(self, text: str) -> int:
        """The integer of a notation. Raises a Reason that says what is wrong with the text."""
        index = self._index.get(text) if isinstance(text, str) else None
        if index is None:
            words = text.lower().split() if isinstance(text, str) else []
            index = self._index.get(" ".join(words))
            if index is None:
                raise self._what_is_wrong(words)
        return index

    def _what_is_wrong(self, words: list[str]) -> Reason:
        if not words:
            return Reason("reason-empty")
        verb = self.verbs.get(words[0])
        if verb is None:
            close = get_close_matches(words[0], self.verbs, 1)
            if close:
                return Reason("reason-unknown-verb-close", verb=words[0], close=close[0])
            return Reason("reason-unknown-verb", verb=words[0], verbs=", ".join(self.verbs))
        close = get_close_matches(" ".join(words), self.notations, 1)
        return Reason("reason-unknown-notation", verb=verb.name, close=close[0] if close else self._example(verb))

    def _example(self, verb: Verb) -> str:
        return self.notations[self._first[verb.name]]
