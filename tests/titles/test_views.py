"""Every view is what its title declares: all entries, no others, of the declared types."""

from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import malecon
from walks import some_positions

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "puerto_rico": [{}, {"hidden_vp": False}],
    "cuba": [{}, {"el_presidente": False}],
    "havana": [{}],
    "santiago": [{}, {"open_holdings": True}],
}


def differs(value: Any, declared: Any, where: str = "view") -> list[str]:
    """Where a value is not of the declared type."""
    if is_typeddict(declared):
        hints = get_type_hints(declared)
        if type(value) is not dict:
            return [f"{where}: {value!r} is no dict"]
        required = declared.__required_keys__
        wrong = [f"{where}.{key}: missing" for key in required if key not in value]
        wrong += [f"{where}.{key}: not declared" for key in value if key not in hints]
        return wrong + [w for k, v in value.items() if k in hints for w in differs(v, hints[k], f"{where}.{k}")]
    origin, inner = get_origin(declared), get_args(declared)
    if origin is UnionType:
        return [] if any(not differs(value, one, where) for one in inner) else [f"{where}: {value!r} is no {declared}"]
    if origin is list and type(value) is list:
        return [w for n, v in enumerate(value) for w in differs(v, inner[0], f"{where}[{n}]")]
    if origin is dict and type(value) is dict:
        wrong = [w for k, v in value.items() for w in differs(v, inner[1], f"{where}[{k!r}]")]
        return wrong + [f"{where}: key {k!r}" for k in value if type(k) is not inner[0]]
    expected = NoneType if declared is None else declared
    return [] if type(value) is expected else [f"{where}: {value!r} is no {declared}"]


@pytest.mark.parametrize("name", malecon.titles())
def test_views_are_as_declared(name: str) -> None:
    title = malecon.title(name)
    head = {"title", "seats", "to_move", "over", "viewer", "options"}
    phases = set()
    for seats in title.seats:
        for options in OPTIONS[name]:
            for position in some_positions(name, seats, seed=seats, every=11, **options):
                for seat in (None, 0):
                    view = position.view(seat)
                    assert not differs({k: v for k, v in view.items() if k not in head}, title.view_type)
                    assert head <= set(view)
                    phases.add(view["phase"])
    assert len(phases) > 5


def test_a_wrong_view_is_noticed() -> None:
    title = malecon.title("puerto_rico")
    view = title.new(3, 1).view(0)
    own = {k: v for k, v in view.items() if k in get_type_hints(title.view_type)}
    assert not differs(own, title.view_type)
    assert differs({**own, "deck": "50"}, title.view_type)
    assert differs({**own, "more": 1}, title.view_type)
    assert differs({k: v for k, v in own.items() if k != "deck"}, title.view_type)
    assert differs({**own, "ships": [{**own["ships"][0], "good": 3}]}, title.view_type)
