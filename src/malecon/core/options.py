"""Rule options: named switches of a title that live as fields of its record."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from malecon.core.errors import BadOption
from malecon.core.fields import Field

Choice = str | int | bool


@dataclass(frozen=True)
class Option:
    """A switch with its choices; the first is the default and follows the rulebook.

    A word is stored as its index, a number or a boolean as itself.
    """

    name: str
    choices: tuple[Choice, ...]

    @property
    def default(self) -> Choice:
        return self.choices[0]

    def code(self, choice: Choice) -> int:
        return self.choices.index(choice) if isinstance(choice, str) else int(choice)

    def choice(self, code: int) -> Choice:
        return next(choice for choice in self.choices if self.code(choice) == code)

    def parse(self, value: Any) -> Choice:
        """One of the choices, given as itself or as text."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
            if isinstance(value, str) and value.lower() == str(choice).lower():
                return choice
        choices = ", ".join(str(choice).lower() for choice in self.choices)
        raise BadOption("error-option-value", option=self.name, value=str(value), choices=choices)


class Options:
    """All options of a title and their presets. `check` raises BadOption for choices that don't go together."""

    def __init__(
        self,
        *options: Option,
        presets: Mapping[str, Mapping[str, Choice]] | None = None,
        check: Callable[[Mapping[str, Choice]], None] = lambda chosen: None,
    ) -> None:
        self.all = {option.name: option for option in options}
        self.presets = dict(presets or {})
        self.check = check

    def fields(self) -> tuple[Field, ...]:
        """The fields of the record that hold the options."""
        import numpy as np

        return tuple(
            Field(o.name, np.int8, about="option", high=max(o.code(c) for c in o.choices)) for o in self.all.values()
        )

    def resolve(self, given: Mapping[str, Any], names: Sequence[str] = ("preset",)) -> dict[str, Choice]:
        """Every option with its choice: the defaults, then a preset, then what was given by name."""
        chosen: dict[str, Choice] = {o.name: o.default for o in self.all.values()}
        rest = dict(given)
        preset = rest.pop("preset", None)
        if preset is not None:
            if preset not in self.presets:
                raise BadOption("error-preset", preset=str(preset), presets=", ".join(self.presets) or "—")
            chosen.update(self.presets[preset])
        for name, value in rest.items():
            if name not in self.all:
                raise BadOption("error-option-unknown", option=name, options=", ".join([*self.all, *names]))
            chosen[name] = self.all[name].parse(value)
        self.check(chosen)
        return chosen
