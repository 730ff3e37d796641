"""What people set up by hand: it fits the record, and everything in it has a name in every language."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from re import M, findall

import pytest

import malecon
from malecon.core.editing import Editing
from malecon.core.words import LANGS
from malecon.titles.santiago.box import SEAT

ROOT = Path(__file__).parents[2]


def editing(name: str) -> Editing:
    found = import_module(f"malecon.titles.{name}.editing").EDITING
    assert isinstance(found, Editing)
    return found


@pytest.mark.parametrize("name", malecon.titles())
def test_it_fits_the_record(name: str) -> None:
    title = malecon.title(name)
    described = editing(name).described(title.state)
    assert described["phases"] == editing(name).phases.labels
    offered = {*described["seat"], *described["common"]}
    counted = {f.name for f in title.state.fields.values() if f.counts in ("money", "goods", "materials", "pieces")}
    linked = {one for many in described["comes_from"].values() for one in many}
    assert counted <= offered | linked, "whatever people count can be set up"


def test_what_does_not_fit_is_refused() -> None:
    state, good = malecon.title("santiago").state, editing("santiago")
    for bad in (
        replace(good, seat=(*good.seat, "nonsense")),
        replace(good, common=(*good.common, "key")),
        replace(good, common=(*good.common, "goods")),
        replace(good, named={**good.named, "car": SEAT}),
        replace(good, comes_from={"goods": ("nowhere",)}),
    ):
        with pytest.raises(ValueError):
            bad.check(state)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", malecon.titles())
def test_everything_has_a_name(name: str, lang: str) -> None:
    own = [ROOT / f"src/malecon/titles/{name}/text/{lang}.ftl", ROOT / f"page/src/titles/{name}/text/{lang}.ftl"]
    keys = {key for file in own for key in findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), M)}
    page = (ROOT / f"page/src/analysis/text/{lang}.ftl").read_text(encoding="utf-8")
    keys |= {f"field-{field}" for field in findall(r"^analysis-field-(\w+) =", page, M)}
    found, state = editing(name), malecon.title(name).state
    asked = {f"field-{field}" for field in found.seat + found.common}
    asked |= {f"invariant-{invariant}" for invariant in malecon.title(name).invariants}
    axes = [axis for field in found.seat + found.common for axis in state.fields[field].axes]
    for axis in [*axes, *found.named.values()]:
        if axis.name != "seat" and not all(label.isdigit() for label in axis.labels):
            asked |= {f"{axis.name}-{label}" for label in axis.labels}
    assert sorted(asked - keys) == []
