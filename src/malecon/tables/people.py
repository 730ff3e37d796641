"""What people bring: names, chat and notes, cleaned of anything that could disturb a page or a terminal, and limited in
length; and secrets, of which only a hash is kept."""

import hashlib
import unicodedata

from malecon.tables.errors import Unfit

LONGEST_NAME = 40
MARK = "BOT "  # before the name of an outside bot, the same in every language
LONGEST_MESSAGE = 500
LONGEST_NOTE = 10_000


def _clean(text: str, keep: str = "") -> str:
    """The text without control and formatting characters, such as direction overrides; with single spaces if it is one
    line."""
    kept = "".join(
        c if c in keep or unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text)
    )
    return kept if keep else " ".join(kept.split())


def name(text: str | None, otherwise: str = "") -> str:
    cleaned = _clean(text or "") or otherwise
    if len(cleaned) > LONGEST_NAME:
        raise Unfit("table-name-long", most=LONGEST_NAME)
    return cleaned


def marked(text: str) -> str:
    """A bot's name, marked as such wherever people see it."""
    return name(MARK + name(text).removeprefix(MARK))


def unmarked(text: str) -> str:
    """A person's name, without the mark of a bot."""
    if name(text).casefold().startswith(MARK.casefold()):
        raise Unfit("table-name-bot", mark=MARK.strip())
    return text


def message(text: str) -> str:
    cleaned = _clean(text)
    if not cleaned or len(cleaned) > LONGEST_MESSAGE:
        raise Unfit("table-message", most=LONGEST_MESSAGE)
    return cleaned


def line(text: str, most: int) -> str:
    """A remark on one line, cut if it is too long."""
    return _clean(text)[:most]


def note(text: str) -> str:
    if len(text) > LONGEST_NOTE:
        raise Unfit("table-note-long", most=LONGEST_NOTE)
    return _clean(text, keep="\n\t")


def hashed(secret: str) -> str:
    """What is kept of a secret, such as a session or an invitation."""
    return hashlib.sha256(secret.encode()).hexdigest()
