"""Errors as answers: a key for programs, a sentence in the reader's language."""

import logging
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

from malecon.core.errors import MaleconError
from malecon.core.words import LANGS
from malecon.tables.answers import IllegalProblem, Problem
from malecon.tables.errors import WORDS as TABLE_WORDS
from malecon.tables.errors import Broken, Illegal, NotAllowed, NotFound, NotYours, Refused, Stale, TooMany

log = logging.getLogger("malecon.web")

WORDS = TABLE_WORDS + Path(__file__).parent / "text"

STATUS: dict[type[MaleconError], int] = {
    NotFound: 404,
    NotYours: 403,
    NotAllowed: 403,
    Refused: 409,
    Stale: 409,
    Illegal: 422,
    TooMany: 429,
    Broken: 410,
}


class NoSession(MaleconError):
    """Nobody is signed in."""

    words = WORDS


class Banned(NotAllowed):
    """An operator has banned this person."""

    words = WORDS


class NoAccount(NotFound):
    """No such account, device or passkey."""

    words = WORDS


def lang_of(scope: Any) -> str:
    """The language to answer in: ?lang=, or the first of Accept-Language that we have."""
    given: str = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[0]
    if given in LANGS:
        return given
    for key, value in scope["headers"]:
        if key == b"accept-language":
            for wish in value.decode("latin-1")[:200].split(","):
                lang: str = wish.split(";")[0].strip()[:2].lower()
                if lang in LANGS:
                    return lang
    return "en"


def said(scope: Any, key: str, **parts: Any) -> Problem:
    """The message for a key, in the language to answer in."""
    return Problem(key=key, text=WORDS.say(lang_of(scope), key, **parts))


def status_of(error: MaleconError) -> int:
    if isinstance(error, NoSession):
        return 401
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 422)


def problem_of(error: MaleconError, lang: str) -> Problem:
    """What an error says: its sentence and, for an illegal action, the reason by the rules."""
    if isinstance(error, Illegal):
        reason, legal = error.cause.reason.say(lang), list(error.cause.legal)
        return IllegalProblem(key=error.key, text=error.say(lang), reason=reason, legal=legal)
    kind = IllegalProblem if status_of(error) == 422 else Problem
    return kind(key=error.key, text=error.say(lang))
