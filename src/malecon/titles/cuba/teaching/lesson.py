"""The first game, staged: what is played, the bots' moves too. The seed prepares every draw; a test plays it through."""

from malecon.core.teaching import Lesson, script

LESSON = Lesson(
    3,
    1,
    script("""
take tobacco
take tobacco
take stone
take stone
take tobacco
take tobacco
take stone
take stone
start > take citrus
start > take citrus
start > take wood
start > take stone
play mayor
alternative mayor_1
play mayor
alternative mayor_2
worker > play worker
worker > figure r2c4
harvest > harvest citrus
harvest > harvest cane
harvest > harvest tobacco
play foreman
done
play foreman
done
architect > play architect
architect > build small_bank
architect > site r1c2
play architect
alternative architect_1
play architect
alternative architect_2
foreman > play foreman
foreman > use r1c1
play tradeswoman
done
play tradeswoman
done
trade > play tradeswoman
trade > sell citrus
trade > done
votes > bid 0
bid 0
bid 0
bills > enact subsidy
bills > enact other
tax > pay
done
done
duty > pay
ship > play mayor
ship > load cane 1
ship > load tobacco 1
ship > load citrus 1
play worker
figure r2c2
harvest cane
harvest tobacco
play worker
figure r2c2
harvest cane
harvest tobacco
"""),
    options={"el_presidente": False},
)
