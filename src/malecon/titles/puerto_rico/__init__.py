"""Puerto Rico (Andreas Seyfarth, 2002), base game for 2 to 5 seats."""

from pathlib import Path

from malecon.core.title import Chapter, Title
from malecon.core.words import CORE_WORDS
from malecon.titles.puerto_rico import advice, rules
from malecon.titles.puerto_rico.actions import ACTIONS
from malecon.titles.puerto_rico.box import DATA
from malecon.titles.puerto_rico.reasons import why_not
from malecon.titles.puerto_rico.rules.laws import LAWS
from malecon.titles.puerto_rico.rules.observe import FEATURES
from malecon.titles.puerto_rico.state import FACTS, OPTIONS, STATE
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
    laws=LAWS,
    features=FEATURES,
    view=view,
    why_not=why_not,
    words=CORE_WORDS + Path(__file__).parent / "text",
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
