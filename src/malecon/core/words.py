"""Everything a person reads, in every language of languages.json: Fluent catalogues, the same in Python and on the page.

A `Words` is a chain of folders with a catalogue per language; later folders can use the keys of earlier ones.

A title's texts take the numbers of the box from its data file: `{ BOX("goods.house") }` is the number at that path and
`{ BOX("bonuses.small_market", "bonuses.large_market") }` the sum of two. `times: 10` multiplies it. Numbers of the box are
written in plain digits, as they are printed on it.
"""

import json
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

TEXT = Path(__file__).parent / "text"
LANGUAGES: dict[str, str] = json.loads((TEXT / "languages.json").read_text(encoding="utf-8"))  # code: its own name
LANGS = tuple(LANGUAGES)
Arg = str | int | float
Number = Callable[[str], int]  # the number of the box at a path


class Words:
    """The catalogues of one package."""

    def __init__(self, *folders: Path, number: Number | None = None) -> None:
        self.folders = folders
        self.number = number

    def __add__(self, folder: Path) -> "Words":
        return Words(*self.folders, folder, number=self.number)

    def of(self, number: Number) -> "Words":
        """The same catalogues with the numbers of one box."""
        return Words(*self.folders, number=number)

    def say(self, lang: str, key: str, /, **parts: Arg) -> str:
        """The message for a key, or for an attribute with `key.attribute`. An unknown key is our bug and raises KeyError."""
        bundle = _bundle(self.folders, lang if lang in LANGS else "en", self.number)
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, cast(dict[str, Any], parts))
        if errors:
            raise errors[0]
        return str(text)

    def has(self, key: str, lang: str = "en") -> bool:
        bundle = _bundle(self.folders, lang, self.number)
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def keys(self, lang: str) -> set[str]:
        """Every key of this chain in one language, attributes included."""
        from fluent.syntax import ast

        found = set()
        for folder in self.folders:
            for entry in _entries(folder, lang):
                if isinstance(entry, ast.Message):
                    found.add(entry.id.name)
                    found.update(f"{entry.id.name}.{a.id.name}" for a in entry.attributes)
        return found


def _entries(folder: Path, lang: str) -> list[Any]:
    from fluent.syntax import FluentParser

    return list(FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body)


def _box_number(number: Number, *paths: str, times: int = 1) -> object:
    from fluent.runtime.types import fluent_number

    return fluent_number(int(times) * sum(map(number, paths)), useGrouping=False)


@cache
def _bundle(folders: tuple[Path, ...], lang: str, number: Number | None) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Any] = {}
    if number is not None:
        functions["BOX"] = partial(_box_number, number)
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


CORE_WORDS = Words(TEXT)
