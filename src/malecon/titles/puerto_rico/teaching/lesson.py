"""The first game, staged: what is played, the bots' moves too. The seed prepares every draw; a test plays it through."""

from malecon.core.teaching import Lesson, script

LESSON = Lesson(
    4,
    21,
    script("""
role > role settler
quarry > quarry
plant sugar
plant sugar
plant sugar
role mayor
recruit
staff corn 1
staff corn 1
colonist > staff indigo 0
role builder
build small_indigo_plant
build small_indigo_plant
market > build small_market
build small_indigo_plant
role prospector
role craftsman
role trader
sell corn
role captain
ship corn 1
builder > role builder
builder > build small_indigo_plant
build small_sugar_mill
build small_sugar_mill
build small_sugar_mill
role prospector
role settler
plant sugar
field > plant corn
plant corn
plant indigo
mayor > role mayor
mayor > recruit
mayor > staff corn 0
mayor > staff indigo 1
mayor > staff quarry 0
staff corn 1
staff indigo 1
staff sugar 1
staff corn 1
staff indigo 1
staff corn 1
staff sugar 1
role trader
role captain
craftsman > role craftsman
craftsman > extra indigo
role trader
sell > sell indigo
role prospector
captain > role captain
captain > ship indigo 2
role trader
role prospector
role craftsman
extra corn
role prospector
role craftsman
role captain
coins > role builder
coins > build small_warehouse
"""),
)
