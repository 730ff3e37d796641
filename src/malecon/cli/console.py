"""What all commands share: the console, the language, how errors are shown."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from malecon.core.errors import MaleconError
from malecon.core.words import CORE_WORDS, LANGS, Arg

WORDS = CORE_WORDS + Path(__file__).parent / "text"

BOT = "bot:"  # a bot's name in a record

console = Console(highlight=False)
_lang = "en"


def _known_language(value: str) -> str:
    if value not in LANGS:
        raise typer.BadParameter(WORDS.say("en", "bad-language", lang=value, langs=", ".join(LANGS)))
    return value


def _first_lang(arguments: Sequence[str]) -> str:
    """The language of --help, which is shown before any option is parsed."""
    asked = [a.removeprefix("--lang=") for a in arguments if a.startswith("--lang=")]
    asked += [value for name, value in pairwise(arguments) if name == "--lang"]
    asked.append(os.environ.get("MALECON_LANG", "en"))
    return asked[0] if asked[0] in LANGS else "en"


def about(key: str) -> str:
    """What --help says about a command or an option."""
    return WORDS.say(_first_lang(sys.argv), key)


LANG = Annotated[str, typer.Option(
    "--lang", help=about("help-lang"), envvar="MALECON_LANG", callback=_known_language, autocompletion=lambda: list(LANGS),
)]  # fmt: skip


def title_names(incomplete: str) -> list[str]:
    """The titles that a shell offers for completion."""
    from malecon.titles import NAMES

    return [name for name in NAMES if name.startswith(incomplete)]


TITLE = Annotated[str, typer.Argument(help=about("help-title"), autocompletion=title_names)]


def _seat_count(text: str) -> int:
    """Parses a number. Whether a title has that many seats, the title decides."""
    try:
        return int(text)
    except ValueError:
        import malecon

        seats = [malecon.title(name).seats for name in malecon.titles()]
        least, most = min(range_.start for range_ in seats), max(range_.stop - 1 for range_ in seats)
        words = WORDS.say(_first_lang(sys.argv), "bad-seats", seats=text, least=least, most=most)
        raise typer.BadParameter(words) from None


SEAT_COUNT = typer.Option(help=about("help-seats"), parser=_seat_count, metavar="INTEGER")
SEATS = Annotated[int, SEAT_COUNT]
SEED = Annotated[int, typer.Option(help=about("help-seed"))]
GAMES = Annotated[int, typer.Option(help=about("help-games"))]
DEVICE = Annotated[str, typer.Option(help=about("help-device"))]
OPTION = Annotated[list[str] | None, typer.Option(help=about("help-option"))]


def set_lang(lang: str) -> None:
    global _lang
    _lang = lang


def lang() -> str:
    return _lang


def say(key: str, **parts: Arg) -> str:
    return WORDS.say(_lang, key, **parts)


def error(trouble: MaleconError) -> None:
    """Prints an error to stderr; in the full-screen game, to the ledger like everything else."""
    aloud = console if on_screen() else Console(stderr=True, highlight=False)
    aloud.print(trouble.say(_lang), style="red", markup=False, soft_wrap=not aloud.is_terminal)  # one line in a log


class BadInput(MaleconError):
    """Something typed on the command line that cannot be understood."""

    words = WORDS


def parse_options(pairs: list[str]) -> dict[str, str]:
    """Parses name=choice, given several times."""
    options = {}
    for pair in pairs:
        name, equals, choice = pair.partition("=")
        if not equals:
            raise BadInput("bad-option", option=pair)
        options[name.strip()] = choice.strip()
    return options


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        raise BadInput("cannot-read", path=str(path), why=str(trouble)) from None


def shown_names(names: Sequence[str]) -> list[str]:
    """The names of a record's seats for people: a bot by its code, and equal names numbered."""
    plain = [name.removeprefix(BOT) for name in names]
    return [
        f"{name} {plain[: seat + 1].count(name)}" if plain.count(name) > 1 else name for seat, name in enumerate(plain)
    ]


def on_screen() -> bool:
    """Whether output goes to our full-screen window."""
    return console._file is not None


def has_screen() -> bool:
    """Whether a person is at a terminal that we can draw on."""
    return console.is_terminal and sys.stdin.isatty() and not console.is_dumb_terminal


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports that need an extra of the package. If it isn't installed, the error names it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("malecon"):
            raise
        raise BadInput("needs-extra", module=missing.name, extra=name) from None
