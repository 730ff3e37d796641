"""Cuba taught: the reasons that hints give, and the lesson of a first game."""

from malecon.core.teaching import Teaching
from malecon.titles.cuba.teaching.hints import costs, favours
from malecon.titles.cuba.teaching.lesson import LESSON

TEACHING = Teaching(
    favours, costs, frozenset({"figure", "harvest", "site", "foreman", "amount", "hand_in", "receive"}), LESSON
)
