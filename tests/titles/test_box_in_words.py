"""A corrected box is corrected in every sentence: the catalogues take its numbers from the data, and restate none."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import malecon
from malecon.core.data import Data
from malecon.core.words import LANGS, Words

MORE = 13  # what a number is raised by: enough to leave every plural form and every number written out
TITLES = malecon.titles()

# Numbers no text names, by path, and why. Those that a table of the rules page shows need no entry.
UNSAID: dict[str, dict[str, str]] = {
    "cuba": {
        r"copies\..*": "the display shows how many are left",
    },
    "santiago": {r"cubans\.alonso": "one claim or one use; the rules read no number"},
}
# Digits that stand in a text though they are not the box's, by key, and why.
OWN_DIGITS: dict[str, dict[str, str]] = {
    "cuba": {
        r"title\.about": "years",
        r"did-(points|bid)": "one of what the sentence counts",
        r"field-.*|swap-.*|ship-.*|lesson-ship.*": "names of fields, docks and cards, and the round of a lesson",
        r"(option|choice)-(church_at_event_2|dock3_departs).*|building-church\.rule.*|rules-(events|harbour|setup|variants)\.text":
            "the numbers of events and docks",
        r"rules-rulings\.text": "an event, and nothing left",
        r"rules-parliament\.text": "bids have a digit for the hundreds",
        r"rules-laws\.text|doubt-.*": "what rulebooks say, and how we worked it out",
    },
    "puerto_rico": {
        r"title\.about|origin-english-pictures": "a year",
        r"role-prospector2.*": "the name of the second card",
        r"did-(points|role|ship|wharf)": "one of what the sentence counts",
        r"building-(fortress|customs_house)\.rule": "the one point that things are counted by",
        r"building-residence\.rule": "how many spaces are filled: the places in a list",
        r"rules-builder\.text": "a column is numbered by the quarries that count in it",
        r"rules-rulings\.text": "nothing left",
    },
    "havana": {
        r"did-points": "one of what the sentence counts",
        r"error-deck-value": "the least that any number may be",
        r"card-contrabando\.rule|rules-exchange\.text": "the one piece that is chosen or given for others",
        r"rules-initiative\.text": "an example of how two numbers are read",
        r"title\.about|option-last_thief_robs_anyone\.help": "a year",
        r"(doubt|rules|option|choice)-(deck|card_five|end|standstill|rulings|standstill-two_cycles)(\..*)?":
            "what rulebooks say, and how we worked it out",
    },
    "santiago": {
        r"title\.about": "the year and the seats",
        r"(act|did)-(sawmill|office)|building-(sawmill|cafe|office|black_market)\.rule": "the one piece that is given up",
        r"(act|did)-(buy|sell)_vp|building-casino\.rule|rules-end\.text": "the one point that pesos or goods are counted by",
        r"did-points": "one of what the sentence counts",
        r"act-customs|did-customs|building-customs\.rule|why-last-demand|option-zero_ship_sails\.help|rules-(port|ships)\.text":
            "a die without demand shows 0",
    },
}  # fmt: skip
# Numbers written out as words that are not the box's, by key, and why.
OWN_WORDS: dict[str, dict[str, str]] = {
    "cuba": {
        r"title\.about|option-donkey_.*|rules-(presidente|setup)\.text": "seats, and the figures and cells on the table",
        r"board-flag-two.*|cell-1.*|news-two_delegates|why-two-delegates|rules-variants\.text": "the event's two delegates",
        r"cuban-.*|rules-(characters|cubans|parliament|rulings|round)\.text": "two spaces, two ships, steps: of the rules",
        r"(option|choice)-(ep_|swapped).*|rules-new-ships\.text": "how many pieces the expansion has by name",
        r"rules-(plantation|goal|harbour|market)\.text|lesson-bills\.text": "fields, characters, spaces, rows, piles",
        r"lesson-start": "a choice of the lesson",
        r"rules-(costs|duties)\.text|doubt-.*": "what rulebooks say, and how we worked it out",
    },
    "puerto_rico": {
        r"title\.about|rules-(setup\.text|two)|origin-two-player-variant|role-prospector2\.rule": "seats",
        r"building-factory\.rule": "how many kinds: the places in a list",
        r"building-large_.*|rules-(goal|captain|craftsman)\.text|why-.*|(option|choice)-hospice_hacienda.*":
            "two of what there cannot be more, or what a sentence lists",
        r"(option|choice)-large_building_geometry.*|rules-builder\.text": "the shape of a large building, and columns",
    },
    "havana": {
        r"title.*|ask-(choose|act|discard)|rules-(round|initiative|replacement)\.text|lesson-cards\.text":
            "the two cards before a player, a constant of the rules",
        r"rules-(building|setup)\.text|lesson-build\.text": "the two rows and their ends",
        r"rules-goal\.text": "seats",
        r"building-quinta_avenida": "a street's name",
        r"option-five_for_one|rules-exchange(\.text)?|rules-rulings\.text": "the exchange goes by that name",
        r"option-standstill\.help|rules-end\.text": "two hand cycles are our ruling",
        r"error-deck-twice|doubt-card_five\.text": "no number of the box",
    },
    "santiago": {
        r"title\.about|rules-setup\.text|rules-street\.text|why-one-lap|(option|choice)-max_steps.*":
            "stops, buildings and quarters: as many as have names",
        r"option-zero_ship_sails\.help|rules-(ships|rulings|port)\.text|lesson-past\.text": "a die for each good but one",
        r"rules-(goal|city)\.text": "the parts of a turn, and cases that follow",
        r"origin-pairing|doubt-guessed_roses.*": "Cubans and roses, not their numbers",
    },
}  # fmt: skip


class Altered:
    """The numbers of a box, one of them raised."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.path = ""

    def number(self, path: str) -> int:
        return self.data.number(path) + MORE * (path == self.path)


class Asks(Visitor):
    """What a pattern asks for: numbers of the box, other messages, and the values its variables are told apart by."""

    def __init__(self) -> None:
        self.paths: set[str] = set()
        self.messages: set[str] = set()
        self.values: dict[str, set[str]] = {}

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "BOX":
            self.paths |= {str(a.value) for a in node.arguments.positional if isinstance(a, ast.StringLiteral)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            named = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.values.setdefault(node.selector.id.name, set()).update(named)
        self.generic_visit(node)


@cache
def patterns(folders: tuple[Path, ...], lang: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for folder in folders:
        for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = [
                    (entry.id.name, entry.value),
                    *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
                ]
                found |= {key: value for key, value in parts if value is not None}
    return found


@cache
def asks(folders: tuple[Path, ...], lang: str) -> dict[str, Asks]:
    """What every message asks for, with what the messages in it ask for."""
    found = {}
    for key, pattern in patterns(folders, lang).items():
        found[key] = Asks()
        found[key].visit(pattern)
    for ask in found.values():
        queue = [*ask.messages]
        while queue:
            other = found[queue.pop()]
            queue += other.messages - ask.messages
            ask.messages |= other.messages
            ask.paths |= other.paths
            for name, values in other.values.items():
                ask.values.setdefault(name, set()).update(values)
    return found


def own_folders(name: str) -> tuple[Path, ...]:
    return tuple(folder for folder in malecon.title(name).words.folders if "titles" in folder.parts)


def numbers(data: Data) -> list[str]:
    """The path of every number of a box."""

    def within(value: Any, path: str) -> Iterator[str]:
        if type(value) is int:
            yield path
        for step, inner in (
            value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else ())
        ):
            yield from within(inner, f"{path}.{step}" if path else str(step))

    return list(within(data.tables, ""))


def said(words: Words, lang: str, key: str, values: dict[str, set[str]]) -> list[str]:
    """A message with every kind of value that its variants tell apart."""
    kinds = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5, "other": 7}
    tried = [[kinds.get(v, int(v) if v.isdigit() else v) for v in sorted(vs)] or [7] for vs in values.values()]
    return [words.say(lang, key, **dict(zip(values, some, strict=True))) for some in product(*tried)]


def in_a_table(name: str) -> set[str]:
    """The numbers that the rules page lists in its tables."""
    title, found = malecon.title(name), set[str]()
    for chapter in title.chapters:
        if chapter.data:
            group = next(g for g in title.data.tables if chapter.data == g or chapter.data.startswith(f"{g}_"))
            codes = title.data[chapter.data]
            found |= {p for p in numbers(title.data) if p.split(".")[0] == group and p.split(".")[1] in codes}
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", TITLES)
def test_a_corrected_number_changes_what_is_said(name: str, lang: str) -> None:
    title = malecon.title(name)
    altered = Altered(title.data)
    words = title.words.of(altered.number)
    asked = asks(own_folders(name), lang)
    spoken: dict[str, list[str]] = {}
    for key, ask in asked.items():
        for path in ask.paths:
            spoken.setdefault(path, []).append(key)
    before = {key: said(words, lang, key, asked[key].values) for keys in spoken.values() for key in keys}
    tables, silent = in_a_table(name), UNSAID.get(name, {})
    unsaid = []
    for path in numbers(title.data):
        altered.path = path
        unchanged = [key for key in spoken.get(path, ()) if said(words, lang, key, asked[key].values) == before[key]]
        assert not unchanged, f"{path} changes nothing in {unchanged}"
        if path not in spoken and path not in tables and not any(re.fullmatch(p, path) for p in silent):
            unsaid.append(path)
    assert not unsaid, f"no text names {unsaid}"
    assert spoken.keys() <= set(numbers(title.data))


@pytest.mark.parametrize("name", TITLES)
def test_every_exception_is_needed(name: str) -> None:
    title, folders = malecon.title(name), own_folders(name)
    for pattern in UNSAID.get(name, {}):
        assert any(re.fullmatch(pattern, path) for path in numbers(title.data)), pattern
    for own, find in ((OWN_DIGITS, digits), (OWN_WORDS, number_words)):
        used = {key for lang in LANGS for key, text in texts(folders, lang).items() if find(text, lang)}
        for pattern in own.get(name, {}):
            assert any(re.fullmatch(pattern, key) for key in used), pattern


class Literals(Visitor):
    """The text of a pattern as it stands in the catalogue."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(str(node.value))

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral):
            self.parts.append(str(node.expression.value))
        self.generic_visit(node)


def texts(folders: tuple[Path, ...], lang: str) -> dict[str, str]:
    found = {}
    for key, pattern in patterns(folders, lang).items():
        literals = Literals()
        literals.visit(pattern)
        found[key] = "¤".join(literals.parts)
    return found


WRITTEN_OUT = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|third|fourth|fifth|sixth|seventh"
    r"|eighth|ninth|tenth|eleventh|twelfth|twice|double",
    "it": r"due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|terzo|quart[oi]|quint[oi]|sest[oa]|settim[oa]"
    r"|ottav[oa]|decim[oa]|undicesim[oa]|dodicesim[oa]|doppi[oa]",
    "ru": r"дв[аеу]|двух|двум|двумя|три|тр[её]х|тр[её]м|тремя|четыре|четыр[её]х|четыр[её]м|пять|пяти|шесть|шести|семь|семи"
    r"|восемь|восьми|девять|девяти|десять|десяти|двенадцат[ьи]|треть|четверть|седьм\w+|шест(?:ой|ая|ое)|вдвое|дважды"
    r"|четв[её]рт(?:ый|ая|ое|ого|ой|ую)|пят(?:ый|ая|ое|ого|ой|ую)|восьм(?:ой|ая|ое)|девят(?:ый|ая|ое)|десят(?:ый|ая|ое)"
    r"|двенадцат(?:ый|ая|ое|ого|ой|ую)",
}


def digits(text: str, lang: str) -> list[str]:
    return re.findall(r".{0,15}\d+.{0,15}", text)


def number_words(text: str, lang: str) -> list[str]:
    return re.findall(rf"(?i).{{0,15}}\b(?:{WRITTEN_OUT[lang]})\b.{{0,15}}", text)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", TITLES)
def test_no_text_restates_a_number_of_the_box(name: str, lang: str) -> None:
    for own, find in ((OWN_DIGITS, digits), (OWN_WORDS, number_words)):
        left = {key: text for key, text in texts(own_folders(name), lang).items()
                if find(text, lang) and not any(re.fullmatch(pattern, key) for pattern in own.get(name, {}))}  # fmt: skip
        assert not left, "\n".join(f"{key}: {find(text, lang)}" for key, text in left.items())


@pytest.mark.parametrize("lang", LANGS)
def test_large_numbers_are_written_as_they_are_printed(lang: str) -> None:
    words = malecon.title("santiago").words.of(lambda path: 12_000)
    assert "12000" in words.say(lang, "act-bank") and "120000" in words.say(lang, "act-lap")
