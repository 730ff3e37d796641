"""What the browser needs besides a title's module: field offsets, action names and signatures."""

from itertools import combinations, product
from types import SimpleNamespace
from typing import Any

import numpy as np

from malecon.core.errors import BadOption
from malecon.core.fields import Field, State
from malecon.core.title import Title


def manifest(title: Title) -> dict[str, Any]:
    return {
        "title": title.name,
        "data": title.data.version,
        "seats": [title.seats.start, title.seats.stop - 1],
        "record": layout(title.state),
        "facts": layout(title.facts),
        "features": len(title.features),
        "options": [{"name": o.name, "choices": o.choices} for o in title.options.all.values()],
        "actions": [[action.verb, *(list(part) for part in action.parts)] for action in title.actions.all],
        "presets": {name: dict(chosen) for name, chosen in title.options.presets.items()},
        "conflicts": conflicts(title),
        "compound": sorted(title.compound),
        "there": sorted(title.there),
        "follow": sorted(title.teaching.follow) if title.teaching else [],
        "secrets": [action.index for action in title.actions.all if title.is_secret(action.index)],
        "terms": title.terms,
        "sources": title.sources,
        "invariants": title.invariants,
    }


def conflicts(title: Title) -> list[Any]:
    """Choices that do not go together, alone or in pairs: [the choices, the key of the error, its parts]."""
    single = [{o.name: choice} for o in title.options.all.values() for choice in o.choices[1:]]
    found: list[Any] = []
    for chosen in [*single, *(a | b for a, b in combinations(single, 2) if a.keys() != b.keys())]:
        if any(known.items() <= chosen.items() for known, _, _ in found):
            continue
        try:
            title.options.resolve(chosen)
        except BadOption as error:
            found.append([chosen, error.key, error.parts])
    return found


def layout(state: State) -> dict[str, Any]:
    """The size of a record and its fields: [name, NumPy's letter of the kind, lengths, offset, what people are told,
    lowest and highest entry (None: of its kind)]."""
    places: Any = state.dtype.fields
    fields = [
        [name, np.dtype(f.kind).str[1:], list(f.shape), places[name][1], told(f), [f.low, f.high]]
        for name, f in state.fields.items()
    ]
    return {"size": state.dtype.itemsize, "fields": fields}


def told(f: Field) -> dict[str, Any]:
    """What a change of this field is called, and who may know it."""
    seated = bool(f.axes) and f.axes[0].name == "seat"
    labels = [list(axis.labels) for axis in f.axes[1 if seated else 0 :]]
    return {"seated": seated, "labels": labels, "counts": f.counts, "gains": f.gains_open, "audience": audience(f)}


def audience(f: Field) -> Any:
    """all, owner or none; or where the record decides, the flags it goes by and the answer for each of their values."""
    if not callable(f.audience):
        return f.audience
    flags = f.audience.__code__.co_names
    answers = [f.audience(SimpleNamespace(**dict(zip(flags, set_to, strict=True))))
               for set_to in product((0, 1), repeat=len(flags))]  # fmt: skip
    return {"flags": flags, "answers": answers}
