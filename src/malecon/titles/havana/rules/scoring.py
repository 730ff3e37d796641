"""Points (section 5): those of the completed buildings. Equals share the victory (A14)."""

from typing import Any

from malecon.core.jit import Rec, jit


@jit
def score(s: Rec, out: Any) -> None:
    for seat in range(s.seats):
        out[0, seat] = s.points[seat]
