"""The pieces of Santiago de Cuba, as people set them up by hand."""

from malecon.core.editing import Editing
from malecon.titles.santiago.box import BUILDING, CUBAN, GOOD, SEAT
from malecon.titles.santiago.state import PHASE

EDITING = Editing(
    seat=("vp", "pesos", "goods", "markers", "pawn"),
    common=(
        "turns", "start", "active", "actor", "phase", "car", "stop_of", "inactive", "cuban", "space_of", "owner", "supply",
        "pesos_left", "vp_left", "ship", "flag", "demand", "aside",
    ),
    phases=PHASE,
    named={
        "start": SEAT, "active": SEAT, "actor": SEAT, "owner": SEAT, "pawn": BUILDING, "phase": PHASE, "cuban": CUBAN,
        "aside": GOOD,
    },
    comes_from={"goods": ("supply",), "pesos": ("pesos_left",), "vp": ("vp_left",)},
)  # fmt: skip
