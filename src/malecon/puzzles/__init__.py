"""Puzzles: find the move. Positions from games of strong bots in which one choice is clearly best."""

from malecon.puzzles.progress import Progress
from malecon.puzzles.puzzle import (
    LEVELS,
    PACKED,
    Puzzle,
    Puzzles,
    daily,
    level_of,
    play_of,
    read,
    shipped,
    title_of_day,
    today,
    write,
)
from malecon.puzzles.words import WORDS, BadPuzzles

__all__ = [
    "LEVELS",
    "PACKED",
    "WORDS",
    "BadPuzzles",
    "Progress",
    "Puzzle",
    "Puzzles",
    "daily",
    "level_of",
    "play_of",
    "read",
    "shipped",
    "title_of_day",
    "today",
    "write",
]
