"""What people bring: names, chat, notes, cleaned of what could disturb a page or a terminal, and bounded; and secrets,
of which only a hash is kept."""

import hashlib
import unicodedata

from malecon.tables.errors import Unfit

LONGEST_NAME = 40
MARK = "BOT "  # before the name of a bot from outside, the same in every language, as on other sites
LONGEST_MESSAGE = 500
LONGEST_NOTE = 10_000


def _clean(text: str, keep: str = "") -> str:
    """Without control and formatting characters, direction overrides among them; white space in one."""
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
    """A bot's name, marked as one wherever people see it."""
    return name(MARK + name(text).removeprefix(MARK))


def unmarked(text: str) -> str:
    """The name of somebody who is no bot: it must not look like one's."""
    if name(text).casefold().startswith(MARK.casefold()):
        raise Unfit("table-name-bot", mark=MARK.strip())
    return text


def message(text: str) -> str:
    cleaned = _clean(text)
    if not cleaned or len(cleaned) > LONGEST_MESSAGE:
        raise Unfit("table-message", most=LONGEST_MESSAGE)
    return cleaned


def line(text: str, most: int) -> str:
    """A remark on one line, cut where it gets too long."""
    return _clean(text)[:most]


def note(text: str) -> str:
    if len(text) > LONGEST_NOTE:
        raise Unfit("table-note-long", most=LONGEST_NOTE)
    return _clean(text, keep="\n\t")


def hashed(secret: str) -> str:
    """What is kept of a secret that somebody holds: a session's, an invitation's."""
    return hashlib.sha256(secret.encode()).hexdigest()
