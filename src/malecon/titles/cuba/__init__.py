"""Cuba (Michael Rieneck and Stefan Stadler, 2007) with El Presidente (2009), for 2 to 5 seats."""

from pathlib import Path

from malecon.core.title import Chapter, Title
from malecon.core.words import CORE_WORDS
from malecon.titles.cuba import advice, rules
from malecon.titles.cuba.actions import ACTIONS
from malecon.titles.cuba.box import DATA
from malecon.titles.cuba.reasons import why_not
from malecon.titles.cuba.rules.invariants import INVARIANTS
from malecon.titles.cuba.rules.observe import FEATURES, VERSION
from malecon.titles.cuba.state import FACTS, OPTIONS, STATE
from malecon.titles.cuba.teaching import TEACHING
from malecon.titles.cuba.view import THERE, view

TITLE = Title(
    name="cuba",
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
    there=THERE,
    why_not=why_not,
    teaching=TEACHING,
    secret_verbs=frozenset({"hundreds", "bid", "delegate", "delegates"}),
    secret_steps=frozenset({"hundreds"}),
    words=(CORE_WORDS + Path(__file__).parent / "text" + Path(__file__).parent / "teaching" / "text").of(DATA.number),
    favourites=("play",),
    chapters=(
        Chapter("goal", data="pieces"),
        Chapter("setup", data="play"),
        Chapter("plantation", data="plantations"),
        Chapter("round"),
        Chapter("characters", axis="character", data="alternatives"),
        Chapter("market", data="market"),
        Chapter("market-spaces", data="market_spaces"),
        Chapter("harbour", data="ships"),
        Chapter("buildings", axis="building", data="costs"),
        Chapter("costs", data="costs_reconstructed"),
        Chapter("effects", data="effects"),
        Chapter("effects-inferred", data="effects_inferred"),
        Chapter("parliament"),
        Chapter("laws", axis="statute", data="taxes"),
        Chapter("duties", data="duties_inferred"),
        Chapter("end"),
        Chapter("presidente", data="avenue"),
        Chapter("cubans", axis="cuban"),
        Chapter("events", axis="cell"),
        Chapter("new-ships", data="ships_el_presidente"),
        Chapter("variants"),
        Chapter("rulings", data="lengths"),
    ),
)
