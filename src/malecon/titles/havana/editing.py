"""The pieces of Havana, as people set them up by hand."""

from malecon.core.editing import Editing
from malecon.titles.havana.box import BUILDING, SEAT
from malecon.titles.havana.state import PHASE

EDITING = Editing(
    seat=("points", "materials", "pesos", "workers", "built", "open", "pile", "hand"),
    common=(
        "round_number", "phase", "order", "turn", "pool", "pool_pesos", "pesos_left", "workers_left", "bag", "box", "row",
        "row_length", "demolished",
    ),
    phases=PHASE,
    named={"order": SEAT, "row": BUILDING, "phase": PHASE},
    comes_from={
        "materials": ("bag",), "pool": ("bag",), "box": ("bag",), "pesos": ("pesos_left",), "pool_pesos": ("pesos_left",),
        "workers": ("workers_left",), "open": ("hand",), "pile": ("hand",),
    },
)  # fmt: skip
