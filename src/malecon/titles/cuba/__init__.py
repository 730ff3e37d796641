"""Cuba (Michael Rieneck and Stefan Stadler, 2007) with El Presidente (2009), for 2 to 5 seats."""

from pathlib import Path

from malecon.core.title import Title
from malecon.core.words import CORE_WORDS
from malecon.titles.cuba import rules
from malecon.titles.cuba.actions import ACTIONS
from malecon.titles.cuba.box import DATA
from malecon.titles.cuba.rules.laws import LAWS
from malecon.titles.cuba.rules.observe import FEATURES
from malecon.titles.cuba.state import FACTS, OPTIONS, STATE

TITLE = Title(
    name="cuba",
    seats=range(2, 6),
    state=STATE,
    facts=FACTS,
    options=OPTIONS,
    actions=ACTIONS,
    data=DATA,
    rules=rules,
    laws=LAWS,
    features=FEATURES,
    view=lambda s, facts, seat: {},
    words=CORE_WORDS + Path(__file__).parent / "text",
    chapters=(),
)
