"""The first game, staged: what is played, the bots' moves too. The seed prepares every draw; a test plays it through."""

from malecon.core.teaching import Lesson, script

LESSON = Lesson(
    4,
    8,
    script("""
cards > choose obreros mama
choose contrabando empresario
choose receptador contrabando
choose contrabando empresario
workmen > perform obreros
mama > take yellow
build > build upper left
build > build lower left
perform receptador
rob 1
draw
perform contrabando
perform contrabando
replace > lay ladron
replace > discard mama
lay arquitecto
discard receptador
lay arquitecto
discard contrabando
lay arquitecto
discard contrabando
rob > perform ladron
rob > rob 1
perform arquitecto
draw
perform arquitecto
perform arquitecto
guard > lay guardaespaldas
guard > discard ladron
lay obreros
discard arquitecto
lay obreros
discard arquitecto
lay obreros
discard arquitecto
perform obreros
draw
pass
perform obreros
perform obreros
pass
architect > lay arquitecto
architect > discard guardaespaldas
lay siesta
discard contrabando
lay ladron
discard empresario
lay ladron
discard empresario
pass
rubble > perform obreros
lay empresario
discard siesta
rubble > lay escombros
rubble > discard obreros
lay receptador
discard ladron
lay receptador
discard obreros
change > change yellow
change > build lower left
"""),
)
