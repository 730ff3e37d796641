"""Errors as answers: a key for programs, a sentence in the reader's language."""

import logging
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import msgspec

from malecon.core.errors import MaleconError
from malecon.core.words import LANGS
from malecon.tables.errors import WORDS as TABLE_WORDS
from malecon.tables.errors import Illegal, NotAllowed, NotFound, NotYours, Refused, Stale

log = logging.getLogger("malecon.web")

WORDS = TABLE_WORDS + Path(__file__).parent / "text"

STATUS: dict[type[MaleconError], int] = {
    NotFound: 404,
    NotYours: 403,
    NotAllowed: 403,
    Refused: 409,
    Stale: 409,
    Illegal: 422,
}


class NoSession(MaleconError):
    """Nobody we know."""

    words = WORDS


def lang_of(scope: Any) -> str:
    """The language asked for: ?lang=, or the first of Accept-Language that we speak."""
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


def problem_bytes(scope: Any, key: str, **parts: Any) -> bytes:
    return msgspec.json.encode({"key": key, "text": WORDS.say(lang_of(scope), key, **parts)})


def status_of(error: MaleconError) -> int:
    if isinstance(error, NoSession):
        return 401
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 422)


def problem_data(error: MaleconError, lang: str) -> dict[str, Any]:
    """What is told of an error: its sentence and, of an illegal action, what the rules say."""
    data: dict[str, Any] = {"key": error.key, "text": error.say(lang)}
    if isinstance(error, Illegal):
        data |= {"reason": error.cause.reason.say(lang), "legal": list(error.cause.legal)}
    elif status_of(error) == 422:
        data |= {"reason": None, "legal": []}
    return data
