"""help at the prompt: a title's pieces and the chapters of its rules, found by name."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from malecon.cli.console import console, lang, say
from malecon.core.options import Choice
from malecon.core.title import Title

MOST_SHOWN = 3


@dataclass(frozen=True)
class Topic:
    heading: str
    codes: tuple[str, ...]  # what else people may type for it
    text: str

    def paragraphs(self, wanted: str) -> str:
        """The paragraphs and entries of its text that contain these words."""
        return "\n\n".join(p for p in re.split(r"\n\n|\n(?=- )", self.text) if has_words(p, wanted))


def topics(title: Title, options: Mapping[str, Choice] | None = None) -> list[Topic]:
    """Every piece with a rule of its own by name, as the options have it, then the chapters."""
    keys = [key.removesuffix(".rule") for key in title.words.keys("en") if key.endswith(".rule")]
    pieces = sorted((_piece(title, key, options) for key in keys), key=lambda topic: topic.heading.casefold())
    return pieces + [_chapter(title, chapter.key) for chapter in title.chapters]


def _piece(title: Title, key: str, options: Mapping[str, Choice] | None) -> Topic:
    name, code = title.words.say(lang(), key), key.partition("-")[2].replace("_", " ")
    heading = name if code == name.casefold() else f"{name} ({code})"  # in notations, a piece goes by its code
    return Topic(heading, (code, name.casefold()), title.rule(key, lang(), options))


def _chapter(title: Title, key: str) -> Topic:
    name = title.words.say(lang(), f"rules-{key}")
    return Topic(name, (key.replace("_", " "), name.casefold()), title.words.say(lang(), f"rules-{key}.text"))


def has_words(text: str, wanted: str) -> bool:
    """Whether every word begins a word of the text."""
    return all(re.search(rf"\b{re.escape(word)}", text, re.I) for word in wanted.split())


def find(title: Title, wanted: str, options: Mapping[str, Choice] | None = None) -> list[Topic]:
    """The topics with that name; otherwise those with these words in their names; otherwise what texts say about it."""
    known, plain = topics(title, options), wanted.casefold().replace("_", " ")
    exact = [topic for topic in known if plain in topic.codes]
    named = [topic for topic in known if has_words(topic.heading, plain)]
    said = [replace(topic, text=said) for topic in known if (said := topic.paragraphs(plain))]
    return exact or named or said


def explain(title: Title, wanted: str, options: Mapping[str, Choice] | None = None) -> None:
    from rich.markdown import Markdown  # loading it takes long, and it is rarely needed

    found = find(title, wanted, options)
    for topic in found[:MOST_SHOWN]:
        console.print(topic.heading, style="bold", markup=False)
        console.print(Markdown(topic.text))
    if len(found) > MOST_SHOWN:
        console.print(say("more-help", topics=_list(found[MOST_SHOWN:])), markup=False)
    if not found:
        console.print(say("no-help", topic=wanted, topics=_list(topics(title))), markup=False)


def _list(found: list[Topic]) -> str:
    return ", ".join(dict.fromkeys(topic.heading for topic in found))
