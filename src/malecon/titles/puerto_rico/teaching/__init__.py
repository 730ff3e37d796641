"""Puerto Rico taught: the reasons that hints give, and the lesson of a first game."""

from malecon.core.teaching import Teaching
from malecon.titles.puerto_rico.teaching.hints import costs, favours
from malecon.titles.puerto_rico.teaching.lesson import LESSON

TEACHING = Teaching(favours, costs, frozenset({"staff", "keep"}), LESSON)
