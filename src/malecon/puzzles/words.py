"""The puzzles' messages, on top of the core's."""

from pathlib import Path

from malecon.core import errors
from malecon.core.words import CORE_WORDS

WORDS = CORE_WORDS + Path(__file__).parent / "text"


class BadPuzzles(errors.MaleconError):
    """A file of puzzles that can't be read, or puzzles that can't be made; the message says what to do."""

    words = WORDS
