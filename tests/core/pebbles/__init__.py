"""The smallest title there is, copied into a package of its own by test_guards."""

from pathlib import Path

import numpy as np
from malecon.titles.pebbles import rules
from malecon.titles.pebbles.box import DATA

from malecon.core.actions import Actions, Verb
from malecon.core.fields import GENERATOR, Axis, Field, State, seat_axis
from malecon.core.options import Options
from malecon.core.title import Title
from malecon.core.words import CORE_WORDS

SEAT = seat_axis(2)

TITLE = Title(
    name="pebbles",
    seats=range(2, 3),
    state=State(*GENERATOR, Field("seats", np.int8), Field("heap", np.int8), Field("mover", np.int8)),
    facts=State(Field("points_from", np.int32, (SEAT, Axis("source", ("last",))))),
    options=Options(),
    actions=Actions(Verb("take", Axis("count", ("1", "2")))),
    data=DATA,
    rules=rules,
    invariants=(),
    features=("heap",),
    view=lambda s, facts, seat: {"heap": int(s.heap)},
    words=CORE_WORDS + Path(__file__).parent / "text",
    chapters=(),
)
