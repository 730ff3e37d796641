"""Bots, each named by a short code. A bot sees only what its seat may see."""

from malecon.bots.analysis import Analysis, Line, analyse
from malecon.bots.base import Bot, Choice, Sight, known, own_bot
from malecon.bots.chances import chances
from malecon.bots.codes import ADVISER, CODES, LEVELS, bot, level_code, split_codes
from malecon.bots.explain import Hint, Stop, explain, never
from malecon.bots.review import Lapse, Lookback, Task, Verdict, judge, kept, look_back, read_lapses, work
from malecon.bots.words import WORDS

__all__ = [
    "ADVISER",
    "CODES",
    "LEVELS",
    "WORDS",
    "Analysis",
    "Bot",
    "Choice",
    "Hint",
    "Lapse",
    "Line",
    "Lookback",
    "Sight",
    "Stop",
    "Task",
    "Verdict",
    "analyse",
    "bot",
    "chances",
    "explain",
    "judge",
    "kept",
    "known",
    "level_code",
    "look_back",
    "never",
    "own_bot",
    "read_lapses",
    "split_codes",
    "work",
]
