"""Havana (Reinhard Staupe), the edition of 2024, for 2 to 4 seats."""

from pathlib import Path

from malecon.core.title import Chapter, Title
from malecon.titles.havana import advice, rules
from malecon.titles.havana.actions import ACTIONS, SECRET
from malecon.titles.havana.box import DATA, QUIET_ROUNDS, WORDS
from malecon.titles.havana.reasons import why_not
from malecon.titles.havana.rules.invariants import INVARIANTS
from malecon.titles.havana.rules.observe import FEATURES, VERSION
from malecon.titles.havana.state import FACTS, OPTIONS, STATE
from malecon.titles.havana.teaching import TEACHING
from malecon.titles.havana.view import THERE, view

# It follows from the numbers of the box, and texts name it as one of them.
DATA.tables["standstill"] = {"rounds": QUIET_ROUNDS}

TITLE = Title(
    name="havana",
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
    there=THERE,
    why_not=why_not,
    teaching=TEACHING,
    secret_verbs=SECRET,
    secret_steps=frozenset({"lay"}),
    words=WORDS + Path(__file__).parent / "teaching" / "text",
    favourites=("choose", "lay"),
    chapters=(
        Chapter("goal", data="target"),
        Chapter("setup", data="setup"),
        Chapter("round"),
        Chapter("initiative"),
        Chapter("cards", axis="card", data="cards"),
        Chapter("building"),
        Chapter("exchange", data="exchange"),
        Chapter("supply", data="growth"),
        Chapter("replacement"),
        Chapter("end"),
        Chapter("secrets"),
        Chapter("deck", data="deck"),
        Chapter("rulings"),
    ),
)
