"""Puerto Rico (Andreas Seyfarth, 2002), base game for 2 to 5 seats."""

from pathlib import Path

from malecon.core.title import Chapter, Title
from malecon.core.words import CORE_WORDS
from malecon.titles.puerto_rico import advice, rules
from malecon.titles.puerto_rico.actions import ACTIONS
from malecon.titles.puerto_rico.box import DATA
from malecon.titles.puerto_rico.reasons import why_not
from malecon.titles.puerto_rico.rules.invariants import INVARIANTS
from malecon.titles.puerto_rico.rules.observe import FEATURES, VERSION
from malecon.titles.puerto_rico.state import FACTS, OPTIONS, STATE
from malecon.titles.puerto_rico.teaching import TEACHING
from malecon.titles.puerto_rico.view import view

TITLE = Title(
    name="puerto_rico",
    seats=range(2, 6),
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
    compound=frozenset({"staff", "keep"}),
    words=(CORE_WORDS + Path(__file__).parent / "text" + Path(__file__).parent / "teaching" / "text").of(DATA.number),
    favourites=("role",),
    chapters=(
        Chapter("goal"),
        Chapter("setup", data="setup"),
        Chapter("round", axis="role"),
        Chapter("settler", data="tiles"),
        Chapter("mayor", data="colonists"),
        Chapter("builder", axis="building", data="buildings"),
        Chapter("craftsman", data="goods"),
        Chapter("trader"),
        Chapter("captain"),
        Chapter("end", data="bonuses"),
        Chapter("two", data="two_seats"),
        Chapter("rulings"),
    ),
)
