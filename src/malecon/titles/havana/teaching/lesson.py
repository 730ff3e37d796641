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
replace > pass
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
guard > pass
perform arquitecto
draw
pass
perform arquitecto
pass
perform arquitecto
guard > lay guardaespaldas
guard > discard ladron
lay obreros
discard arquitecto
lay obreros
discard arquitecto
lay obreros
discard arquitecto
architect > pass
perform obreros
draw
pass
perform obreros
perform obreros
pass
architect > lay arquitecto
architect > discard guardaespaldas
lay escombros
discard obreros
lay escombros
discard obreros
lay escombros
discard obreros
perform escombros
draw
pass
pass
pass
win > perform obreros
win > build lower left
"""),
)
