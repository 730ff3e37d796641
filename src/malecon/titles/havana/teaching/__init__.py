"""Havana taught: the reasons that hints give, and the lesson of a first game."""

from malecon.core.teaching import Teaching
from malecon.titles.havana.teaching.hints import costs, favours
from malecon.titles.havana.teaching.lesson import LESSON

TEACHING = Teaching(favours, costs, frozenset({"discard", "loot", "share", "pay", "rob", "fence", "demolish"}), LESSON)
