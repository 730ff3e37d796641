"""One thing has one name: what the glossary says a word is not, no catalogue of that game calls it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import malecon

ROOT = Path(malecon.__file__).parents[2]
GAMES = {"Puerto Rico": "puerto_rico", "Havana": "havana", "Santiago": "santiago", "Cuba": "cuba"}


def rows() -> Iterator[tuple[str, list[str]]]:
    """Each row of the games' own words: the title, and what its thing is not called."""
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    for line in page.partition("## The games' own words")[2].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and cells[0] in GAMES:
            yield GAMES[cells[0]], [word.strip() for word in cells[4].split(",") if word.strip()]


class Texts(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(str(node.value))


def sentences(name: str) -> dict[str, str]:
    """All that a title says, by file and key."""
    own, page = ROOT / "src" / "malecon" / "titles" / name, ROOT / "page" / "src" / "titles" / name
    found = {}
    for path in sorted([*own.rglob("*.ftl"), *page.rglob("*.ftl")]):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                texts = Texts()
                texts.visit(entry)
                found[f"{path.relative_to(ROOT)} {entry.id.name}"] = "".join(texts.parts)
    return found


def pattern(words: list[str]) -> str:
    """The words in any case; … stands for any ending."""
    return "|".join(rf"\b{re.escape(word.rstrip('…'))}{'' if word.endswith('…') else chr(92) + 'b'}" for word in words)


def test_the_glossary_speaks_of_every_game() -> None:
    assert {title for title, _ in rows()} == set(GAMES.values()) == set(malecon.titles())


@pytest.mark.parametrize("name", malecon.titles())
def test_no_thing_has_a_second_name(name: str) -> None:
    avoided = [word for title, words in rows() for word in words if title == name]
    assert avoided
    seen = re.compile(pattern(avoided), re.IGNORECASE)
    left = {where: match.group() for where, text in sentences(name).items() if (match := seen.search(text))}
    assert left == {}
