"""The arena's sentences, on top of the core's."""

from pathlib import Path

from malecon.core.errors import MaleconError
from malecon.core.words import CORE_WORDS

WORDS = CORE_WORDS + Path(__file__).parent / "text"


class BadMatch(MaleconError):
    """A match that cannot be played or gone on with; the message names the fix."""

    words = WORDS
