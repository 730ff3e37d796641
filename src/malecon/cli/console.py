"""What all commands share: the console, the language, how errors are said."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from malecon.core.errors import MaleconError
from malecon.core.words import CORE_WORDS, LANGS, Arg

WORDS = CORE_WORDS + Path(__file__).parent / "text"

console = Console(highlight=False)
_lang = "en"


def _known_language(value: str) -> str:
    if value not in LANGS:
        raise typer.BadParameter(WORDS.say("en", "bad-language", lang=value, langs=", ".join(LANGS)))
    return value


LANG = Annotated[str, typer.Option("--lang", help="en, ru or it.", envvar="MALECON_LANG", callback=_known_language)]


def set_lang(lang: str) -> None:
    global _lang
    _lang = lang


def lang() -> str:
    return _lang


def say(key: str, **parts: Arg) -> str:
    return WORDS.say(_lang, key, **parts)


def error(trouble: MaleconError) -> None:
    Console(stderr=True, highlight=False).print(trouble.say(_lang), style="red", markup=False)


class BadInput(MaleconError):
    """Something typed on the command line that cannot be understood."""

    words = WORDS


def parse_options(pairs: list[str]) -> dict[str, str]:
    """name=choice, several times."""
    options = {}
    for pair in pairs:
        name, equals, choice = pair.partition("=")
        if not equals:
            raise BadInput("bad-option", option=pair)
        options[name.strip()] = choice.strip()
    return options
