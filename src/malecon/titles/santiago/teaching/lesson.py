"""The first game, staged: what is played, the bots' moves too. The seed prepares every draw; a test plays it through."""

from malecon.core.teaching import Lesson, script

LESSON = Lesson(
    3,
    51,
    script("""
aside sugar
drive > visit jose
pawn > move distillery
rum > distillery 3
visit pedro
move sawmill
visit conchita
move bank
bank
lawyer > visit alonso
lawyer > claim bank
white > move casino
white > pass
visit miguel
move church
church
visit pablo
take citrus
move cigar_factory
pass
port > port
deliver > deliver rum 2
deliver citrus 1
deliver citrus 1
others > deliver citrus 1
deliver tobacco 1
deliver citrus 1
others > deliver tobacco 1
pass
pass
others > pass
visit martinez
move distillery
pass
visit el_zorro
zorro > give vp
give peso
pass
past > visit jose
past > move black_market
past > pass
visit conchita
move cafe
pass
visit alonso
pass
move sawmill
pass
wood > visit miguel
wood > move church
wood > church
visit pablo
take sugar
move cigar_factory
pass
visit maria
move bank
pass
any > port
any > wood cigars 1
dice > aside cigars
"""),
)
