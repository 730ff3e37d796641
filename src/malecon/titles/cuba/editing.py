"""The pieces of Cuba, as people set them up by hand."""

from malecon.core.editing import Editing
from malecon.titles.cuba.box import BUILDING, CHARACTER, FIELD, SEAT, SHIP, STATUTE
from malecon.titles.cuba.state import PHASE

EDITING = Editing(
    seat=("earned", "pesos", "yard", "stored", "tile", "figure", "hand", "last_card"),
    common=(
        "round_number", "start_player", "phase", "actor", "supply", "market", "display", "gone", "dock", "cargo", "sea",
        "law", "bill", "markers", "taker", "vote_holder", "press_holder",
    ),
    phases=PHASE,
    named={
        "start_player": SEAT, "actor": SEAT, "vote_holder": SEAT, "press_holder": SEAT, "taker": SEAT, "phase": PHASE,
        "tile": BUILDING, "figure": FIELD, "last_card": CHARACTER, "dock": SHIP, "sea": SHIP, "law": STATUTE,
        "bill": STATUTE,
    },
    comes_from={
        "yard": ("supply",), "stored": ("supply",), "market": ("supply",), "cargo": ("supply",), "tile": ("display",),
        "gone": ("display",),
    },
    makes_up={"earned": "points"},
)  # fmt: skip
