"""Bots: players by a short code. They see a position only as the seat they play for does."""

from malecon.bots.base import Bot, Choice, own_bot
from malecon.bots.codes import ADVISER, CODES, LEVELS, bot, split_codes
from malecon.bots.explain import Hint, explain
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
    "Verdict",
    "bot",
    "explain",
    "judge",
    "own_bot",
    "review",
    "split_codes",
]
