"""Bots, each named by a short code. A bot sees only what its seat may see."""

from malecon.bots.base import Bot, Choice, Sight, known, own_bot
from malecon.bots.chances import chances, curve
from malecon.bots.codes import ADVISER, CODES, LEVELS, bot, level_code, split_codes
from malecon.bots.explain import Hint, Stop, explain, never
from malecon.bots.review import Verdict, judge, review
from malecon.bots.words import WORDS

__all__ = [
    "ADVISER",
    "CODES",
    "LEVELS",
    "WORDS",
    "Bot",
    "Choice",
    "Hint",
    "Sight",
    "Stop",
    "Verdict",
    "bot",
    "chances",
    "curve",
    "explain",
    "judge",
    "known",
    "level_code",
    "never",
    "own_bot",
    "review",
    "split_codes",
]
