"""The arena's messages, on top of the core's."""

from pathlib import Path

from malecon.core.errors import MaleconError
from malecon.core.words import CORE_WORDS

WORDS = CORE_WORDS + Path(__file__).parent / "text"


class BadMatch(MaleconError):
    """A match that can't be played or resumed; the message names the fix."""

    words = WORDS
