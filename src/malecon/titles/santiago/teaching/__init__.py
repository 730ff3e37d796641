"""Santiago de Cuba taught: the reasons that hints give, and the lesson of a first game."""

from malecon.core.teaching import Teaching
from malecon.titles.santiago.teaching.hints import costs, favours
from malecon.titles.santiago.teaching.lesson import LESSON

TEACHING = Teaching(favours, costs, frozenset({"service", "lawyer", "fence", "move", "use"}), LESSON)
