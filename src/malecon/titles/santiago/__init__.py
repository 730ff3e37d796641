"""Santiago de Cuba (Michael Rieneck, 2011), for 2 to 4 seats."""

from pathlib import Path

from malecon.core.title import Chapter, Title
from malecon.core.words import CORE_WORDS
from malecon.titles.santiago import advice, rules
from malecon.titles.santiago.actions import ACTIONS
from malecon.titles.santiago.box import DATA
from malecon.titles.santiago.reasons import why_not
from malecon.titles.santiago.rules.invariants import INVARIANTS
from malecon.titles.santiago.rules.observe import FEATURES, VERSION
from malecon.titles.santiago.state import FACTS, OPTIONS, STATE
from malecon.titles.santiago.teaching import TEACHING
from malecon.titles.santiago.view import view

TITLE = Title(
    name="santiago",
    seats=range(2, 5),
    state=STATE,
    facts=FACTS,
    options=OPTIONS,
    actions=ACTIONS,
    data=DATA,
    rules=rules,
    advice=advice,
    invariants=INVARIANTS,
    features=FEATURES,
    feature_version=VERSION,
    view=view,
    why_not=why_not,
    teaching=TEACHING,
    words=(CORE_WORDS + Path(__file__).parent / "text" + Path(__file__).parent / "teaching" / "text").of(DATA.number),
    favourites=("visit",),
    chapters=(
        Chapter("goal"),
        Chapter("setup", data="start"),
        Chapter("street", data="street"),
        Chapter("cubans", axis="cuban", data="roses"),
        Chapter("city", data="guessed_roses"),
        Chapter("buildings", axis="building", data="buildings"),
        Chapter("port", data="goods"),
        Chapter("ships", data="dice"),
        Chapter("end", data="scoring"),
        Chapter("screens", data="tokens"),
        Chapter("rulings"),
    ),
)
