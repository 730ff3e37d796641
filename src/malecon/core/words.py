"""Everything a person reads, in English, Russian and Italian: Fluent catalogues, the same in Python and on the page.

A `Words` is a chain of folders with en.ftl, ru.ftl and it.ftl; keys of a later folder may use those of an earlier one.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGS = ("en", "ru", "it")
Arg = str | int | float


class Words:
    """Catalogues of one part of the house."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders

    def __add__(self, folder: Path) -> "Words":
        return Words(*self.folders, folder)

    def say(self, lang: str, key: str, /, **parts: Arg) -> str:
        """The sentence of that key. `key.attribute` reaches an attribute. An unknown key is a KeyError: our bug."""
        bundle = _bundle(self.folders, lang if lang in LANGS else "en")
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
        bundle = _bundle(self.folders, lang)
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


@cache
def _bundle(folders: tuple[Path, ...], lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


CORE_WORDS = Words(Path(__file__).parent / "text")
