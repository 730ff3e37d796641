"""The pieces of Puerto Rico, as people set them up by hand."""

from malecon.core.editing import Editing
from malecon.titles.puerto_rico.box import GOOD, ROLE, SEAT
from malecon.titles.puerto_rico.state import PHASE

EDITING = Editing(
    seat=("chips", "doubloons", "goods", "tiles", "workers", "built", "crew", "san_juan"),
    common=(
        "round_number", "governor", "phase", "role", "chooser", "actor", "choices", "role_taken", "role_coins", "supply",
        "house", "cargo_kind", "cargo", "aboard", "colonists", "points_left", "stock", "row", "deck", "discard", "quarries",
        "ending",
    ),
    phases=PHASE,
    named={"governor": SEAT, "chooser": SEAT, "actor": SEAT, "role": ROLE, "cargo_kind": GOOD, "phase": PHASE},
    comes_from={
        "chips": ("points_left",), "goods": ("supply",), "house": ("supply",), "tiles": ("deck", "quarries"),
        "row": ("deck",), "discard": ("deck",), "workers": ("colonists",), "crew": ("colonists",),
        "san_juan": ("colonists",), "aboard": ("colonists",), "built": ("stock",),
    },
)  # fmt: skip
