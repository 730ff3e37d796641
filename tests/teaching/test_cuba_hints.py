"""Cuba: each kind of reason has a position in which it is the one that is said."""

from collections.abc import Callable
from typing import Any

import pytest

import malecon
from rulebook import cuba_table
from rulebook.cuba_table import play
from teaching.asking import key, reason

Position = malecon.Position
BASE = {"el_presidente": False}


def table(**described: Any) -> Position:
    return cuba_table.table(3, options=BASE, **described)


def last(**described: Any) -> Position:
    """Parliament, once all cards but one have been played."""
    return play(table(phase="last", **described), "play tradeswoman")


def bidding(**described: Any) -> Position:
    position = last(delegates="mayor worker worker", **described)
    while position.view()["phase"] != "bid":
        position.play("done")
    return position


FAVOURS: list[tuple[str, str, Callable[[], Position]]] = [
    ("hint-play-worker", "play worker", lambda: table()),
    ("hint-play-sell", "play tradeswoman", lambda: table(anna={"yard": "2 citrus"})),
    ("hint-play-buy", "play tradeswoman", lambda: table(anna={"pesos": 8})),
    ("hint-play-build", "play architect", lambda: table(anna={"yard": "1 wood 1 stone"})),
    (
        "hint-play-build-last",
        "play architect",
        lambda: table(anna={"yard": "1 wood 1 stone"}, boris={"yard": "1 wood 1 stone"}),
    ),
    ("hint-play-architect-points", "play architect", lambda: table()),
    ("hint-play-store", "play foreman", lambda: table(anna={"yard": "3 citrus"})),
    ("hint-play-foreman", "play foreman", lambda: table(anna={"tiles": "r1c2 inn", "figure": "r1c1"})),
    ("hint-play-load", "play mayor", lambda: table(anna={"yard": "3 rum 3 cigars 3 cane 3 citrus 3 tobacco"})),
    ("hint-play-pesos", "play mayor", lambda: table()),
    ("hint-figure-water", "figure r2c4", lambda: play(table(), "play worker")),
    ("hint-figure", "figure r2c2", lambda: play(table(), "play worker")),
    ("hint-figure-some", "figure r1c1", lambda: play(table(), "play worker")),
    ("hint-figure-lacks", "figure r1c1", lambda: play(table(anna={"yard": "1 stone"}), "play worker")),
    ("hint-sell", "sell citrus", lambda: play(table(anna={"yard": "2 citrus"}), "play tradeswoman")),
    (
        "hint-sell-first",
        "sell citrus",
        lambda: play(table(anna={"yard": "2 citrus"}, boris={"yard": "1 citrus"}), "play tradeswoman"),
    ),
    ("hint-take-lacks", "take stone", lambda: play(table(anna={"yard": "1 stone"}), "play tradeswoman")),
    ("hint-build-early", "build inn", lambda: play(table(anna={"yard": "1 wood 1 stone"}), "play architect")),
    (
        "hint-build-last",
        "build inn",
        lambda: play(table(anna={"yard": "1 wood 1 stone"}, boris={"yard": "1 wood 1 stone"}), "play architect"),
    ),
    ("hint-build", "build inn", lambda: play(table(anna={"yard": "1 wood 1 stone"}, round_number=6), "play architect")),
    (
        "hint-site-spare",
        "site r1c3",
        lambda: play(table(anna={"yard": "1 wood 1 stone"}), "play architect", "build inn"),
    ),
    ("hint-use-warehouse", "use r1c1", lambda: play(table(anna={"yard": "3 citrus"}), "play foreman")),
    (
        "hint-use",
        "use r1c2",
        lambda: play(table(anna={"tiles": "r1c2 small_bank", "figure": "r1c3", "yard": "1 citrus"}), "play foreman"),
    ),
    (
        "hint-alternative-pesos",
        "alternative mayor_1",
        lambda: play(table(anna={"yard": "3 rum 3 cigars 3 cane"}), "play mayor"),
    ),
    ("hint-bid-sure", "bid 1", lambda: bidding(anna={"pesos": 3})),
    ("hint-bid", "bid 1", lambda: bidding(anna={"pesos": 3}, boris={"pesos": 20})),
    ("hint-bid-none", "bid 0", lambda: bidding(anna={"pesos": 3})),
]


@pytest.mark.parametrize(("wanted", "notation", "position"), FAVOURS, ids=[f[0] for f in FAVOURS])
def test_the_reason_fits_the_position(wanted: str, notation: str, position: Callable[[], Position]) -> None:
    assert key(position(), notation) == wanted


COSTS: list[tuple[str, str, Callable[[], Position]]] = [
    ("cost-play-mayor", "play mayor", lambda: table()),
    ("cost-play-architect-none", "play architect", lambda: table()),
    ("cost-play-architect", "play architect", lambda: table(anna={"yard": "1 wood 1 stone"})),
    ("cost-play-sell-none", "play tradeswoman", lambda: table()),
    ("cost-play-sell", "play tradeswoman", lambda: table(anna={"yard": "2 citrus"})),
    ("cost-play-foreman", "play foreman", lambda: table()),
    ("cost-play-worker", "play worker", lambda: table()),
    ("cost-figure", "figure r1c1", lambda: play(table(), "play worker")),
    ("cost-sell", "sell citrus", lambda: play(table(anna={"yard": "2 citrus"}), "play tradeswoman")),
    ("cost-done-trade", "done", lambda: play(table(anna={"yard": "2 citrus"}), "play tradeswoman")),
    ("cost-site", "site r1c3", lambda: play(table(anna={"yard": "1 wood 1 stone"}), "play architect", "build inn")),
    ("cost-build", "build inn", lambda: play(table(anna={"yard": "1 wood 1 stone"}), "play architect")),
    ("cost-bid", "bid 2", lambda: bidding(anna={"pesos": 3})),
    ("cost-bid-none", "bid 0", lambda: bidding(anna={"pesos": 3})),
]


@pytest.mark.parametrize(("wanted", "notation", "position"), COSTS, ids=[f[0] for f in COSTS])
def test_the_cost_fits_the_position(wanted: str, notation: str, position: Callable[[], Position]) -> None:
    assert key(position(), notation, "costs") == wanted


def test_the_worker_counts_what_the_cross_holds() -> None:
    """The lake's row and column hold four resources and two products; the water adds nothing where no crop is left."""
    why = reason(play(table(), "play worker"), "figure r2c2")
    assert why is not None and int(str(why.parts["resources"])) >= 3
