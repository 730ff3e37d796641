"""The bots' sentences, on top of the core's."""

from pathlib import Path

from malecon.core import errors
from malecon.core.words import CORE_WORDS

WORDS = CORE_WORDS + Path(__file__).parent / "text"


class BadBot(errors.BadBot):
    """A bot code that names no bot; the message lists those there are."""

    words = WORDS
