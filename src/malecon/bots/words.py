"""The bots' messages, on top of the core's."""

from pathlib import Path

from malecon.core import errors
from malecon.core.words import CORE_WORDS

WORDS = CORE_WORDS + Path(__file__).parent / "text"


class BadBot(errors.BadBot):
    """An unknown bot code; the message lists the known ones."""

    words = WORDS
