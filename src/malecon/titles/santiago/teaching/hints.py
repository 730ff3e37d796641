"""Why a move in Santiago de Cuba is good, and what the alternative gives away. What others hide is not guessed at."""

from collections.abc import Callable, Iterator
from typing import Any

from malecon.core.teaching import Move, Part, Question, Why
from malecon.titles.santiago.box import CAFE_PAYS, CASINO_RATE, HIGHEST_VALUE, NEXT_VALUE, WOOD_VALUE

POOR = 3  # pesos with which one can't drive far
Finder = Callable[[Question, Move], Iterator[Why]]
GIVES = {"pedro": "tobacco", "jose": "sugar", "conchita": "citrus", "miguel": "wood"}
REFINED = {"sugar": ("rum", "distillery"), "tobacco": ("cigars", "cigar_factory")}


def favours(q: Question, move: Move) -> Iterator[Why]:
    """What speaks for a move."""
    for find in FAVOURS.get(move.verb, ()):
        yield from find(q, move)


def costs(q: Question, move: Move) -> Iterator[Why]:
    """What a move gives away."""
    for find in COSTS.get(move.verb, ()):
        yield from find(q, move)


# -- counting


def stop(q: Question, cuban: str | None) -> Any:
    return next(s for s in q.view["street"] if s["cuban"] == cuban)


def demand(q: Question) -> dict[str, int]:
    return dict(q.view["ship"]["demand"] or {})


def worth(q: Question) -> tuple[int, str | None]:
    """The points of the best single delivery now, and its kind."""
    value = int(q.view["ship"]["value"])
    found = [(min(n, q.me["goods"][good]) * value, good) for good, n in demand(q).items()]
    best = max(found, default=(0, None))
    return best if best[0] else (0, None)


def deliverable(q: Question) -> int:
    return sum(min(n, q.me["goods"][good]) for good, n in demand(q).items())


def quarter(q: Question, rose: str | None) -> list[Any]:
    return next((x["buildings"] for x in q.view["quarters"] if x["rose"] == rose), [])


def building(q: Question, name: str) -> Any:
    return next(b for x in q.view["quarters"] for b in x["buildings"] if b["building"] == name)


# -- driving


def _port(q: Question, move: Move) -> Iterator[Why]:
    points, good = worth(q)
    value = int(q.view["ship"]["value"])
    if good is not None:
        parts: dict[str, Part] = {"points": points, "good": ("ware", good), "value": value}
        yield Why("hint-port", 1.0 + points, parts)
        if value == HIGHEST_VALUE:
            yield Why("hint-port-best", 1.5 + points, parts)
        if q.view["ship"]["number"] == q.view["ship"]["last"]:
            yield Why("hint-port-last", 2.0 + points, parts)


def _visit(q: Question, move: Move) -> Iterator[Why]:
    cuban = move["cuban"]
    there = stop(q, cuban)
    sends = there["passes"] and q.view["ship"]["value"] == HIGHEST_VALUE
    if there["passes"]:
        mine = deliverable(q)
        if sends:
            yield Why("hint-visit-sends", 1.6 - mine)
        elif mine:
            yield Why(
                "hint-visit-raises",
                1.0 + 0.5 * mine,
                {"value": int(NEXT_VALUE[q.view["ship"]["value"]]), "count": mine},
            )
    if not there["inactive"]:
        yield from _served(q, cuban, {} if sends else demand(q))
    if there["price"] == 0:
        yield Why("hint-visit-free", 0.9)


def _served(q: Question, cuban: str, wants: dict[str, int]) -> Iterator[Why]:
    """What the Cuban's service is good for; `wants` is the ship's demand, if the ship is still there then."""
    good, there = GIVES.get(cuban), stop(q, cuban)
    if good is not None and wants.get(good):
        value = int(q.view["ship"]["value"])
        yield Why("hint-visit-wanted", 1.5 + 0.5 * value, {"good": ("ware", good), "value": value})
    if good in REFINED:
        made, works = REFINED[good]
        free = [b for b in quarter(q, there["rose"]) if b["building"] == works and b["pawn"] is None]
        if free and wants.get(made):
            yield Why("hint-visit-refines", 3.2, {"good": ("ware", made), "building": ("building", works)})
    if good is not None:
        yield Why("hint-visit-good", 1.0, {"good": ("ware", good)})
    elif cuban == "alonso" and q.me["markers"]:
        yield Why("hint-visit-lawyer", 1.4, {"markers": q.me["markers"]})
    elif cuban == "martinez":
        left = int(q.me["pesos"]) - int(there["price"])
        yield Why("hint-visit-pesos", 1.2, {"pesos": left}) if left <= POOR else Why("hint-visit-money", 1.0)
    elif cuban == "maria":
        yield Why("hint-visit-points", 2.0)
    elif cuban == "pablo":
        best = max(wants.items(), key=lambda d: d[1], default=("rum", 0))
        if best[1]:
            yield Why("hint-visit-fence", 1.6, {"good": ("ware", best[0])})
    elif cuban == "el_zorro":
        yield Why("hint-visit-zorro", 1.3, {"count": len(q.rivals)})


def _dear_drive(q: Question, move: Move) -> Iterator[Why]:
    there = stop(q, None if move.verb == "port" else move["cuban"])
    if there["inactive"]:
        yield Why("cost-visit-down", 3.0)
    if there["price"]:
        yield Why(
            "cost-visit-price",
            1.0 + 0.3 * there["price"],
            {"price": there["price"], "left": q.me["pesos"] - there["price"]},
        )
    if move.verb == "port":
        yield Why("cost-port", 1.2, {"points": worth(q)[0]})
    elif there["passes"] and q.view["ship"]["value"] == HIGHEST_VALUE and deliverable(q):
        yield Why("cost-visit-sends", 2.5, {"count": deliverable(q)})
    else:
        good = GIVES.get(move["cuban"])
        if good is not None and not demand(q).get(good):
            yield Why("cost-visit-unwanted", 1.1, {"good": ("ware", good)})


# -- the pawn


def _move(q: Question, move: Move) -> Iterator[Why]:
    name = move["building"]
    there = building(q, name)
    yield from _use(q, name)
    if there["owner"] == q.seat:
        yield Why("hint-move-own", 0.9)
    elif there["owner"] is None:
        yield Why("hint-move-free", 0.3)


def _use(q: Question, name: str) -> Iterator[Why]:
    goods, want = q.me["goods"], demand(q)
    for raw, (made, works) in REFINED.items():
        if name == works and goods[raw]:
            yield Why("hint-use-refine", 1.5 + 0.4 * goods[raw] + (1.0 if want.get(made) else 0.0),
                      {"count": goods[raw], "good": ("ware", made)})  # fmt: skip
    if name == "bank":
        yield Why("hint-use-bank", 1.0, {"pesos": q.me["pesos"]})
    elif name == "church":
        yield Why("hint-use-church", 1.1)
    elif name == "cafe" and (goods["rum"] or goods["cigars"]):
        points = CAFE_PAYS * (bool(goods["rum"]) + bool(goods["cigars"]))
        yield Why("hint-use-cafe", 1.0 + points, {"points": points})
    elif name == "sawmill" and goods["wood"]:
        yield Why("hint-use-sawmill", 1.8)
    elif name == "office" and any(want.get(g) and goods[g] for g in want):
        yield Why("hint-use-office", 2.1, {"value": int(q.view["ship"]["value"])})
    elif name == "casino" and q.me["pesos"] >= CASINO_RATE:
        points = q.me["pesos"] // CASINO_RATE
        yield Why("hint-use-casino", 0.5 + points, {"points": points})
    elif name == "newspaper":
        yield Why("hint-use-newspaper", 0.9)
    elif name == "customs":
        out = next((g for g in want if want[g] and not goods[g]), None)
        if out is not None:
            yield Why("hint-use-customs", 1.2, {"good": ("ware", out)})
    elif name == "harbour_master":
        mine = deliverable(q)
        yield Why("hint-use-harbour", 0.6 + 0.5 * mine, {"count": mine})


def _function(q: Question, move: Move) -> Iterator[Why]:
    name = {"expose": "newspaper", "buy_vp": "casino"}.get(move.verb, move.verb)
    if name == "customs":
        good = move["good"]
        if not q.me["goods"][good]:
            yield Why("hint-use-customs", 1.2, {"good": ("ware", good)})
        return
    yield from _use(q, name)


def _claim(q: Question, move: Move) -> Iterator[Why]:
    name = move["building"]
    there = building(q, name)
    if there["pawn"] not in (None, q.seat):
        yield Why("hint-claim-pawn", 1.3, {"seat": ("seat", there["pawn"])})
    if name in ("bank", "church", "distillery", "cigar_factory"):
        yield Why("hint-claim-busy", 1.6, {"building": ("building", name)})
    yield Why("hint-claim", 1.0, {"left": q.me["markers"] - 1})


def _dear_move(q: Question, move: Move) -> Iterator[Why]:
    there = building(q, move["building"])
    if there["owner"] not in (None, q.seat):
        yield Why("cost-move-owner", 1.5, {"seat": ("seat", there["owner"])})
    if not list(_use(q, move["building"])):
        yield Why("cost-move-idle", 1.2)


# -- delivering


def _deliver(q: Question, move: Move) -> Iterator[Why]:
    good, many = move["good"], int(move["count"])
    value, want = int(q.view["ship"]["value"]), demand(q)
    points = many * value
    others = sum(1 for g, n in want.items() if n and g != good and q.me["goods"][g])
    if many == want[good]:
        yield Why("hint-deliver-fills", 1.4 + points, {"points": points, "good": ("ware", good)})
    if others:
        yield Why("hint-deliver-first", 1.2 + points, {"points": points, "good": ("ware", good), "left": want[good]})
    yield Why("hint-deliver", 1.0 + points, {"points": points})


def _wood(q: Question, move: Move) -> Iterator[Why]:
    many = int(move["count"])
    yield Why("hint-wood", 1.0 + many, {"points": many * WOOD_VALUE, "count": many})


def _dear_deliver(q: Question, move: Move) -> Iterator[Why]:
    value = int(q.view["ship"]["value"]) if move.verb == "deliver" else WOOD_VALUE
    yield Why("cost-deliver", 1.0, {"points": int(move["count"]) * value})


def _take(q: Question, move: Move) -> Iterator[Why]:
    good = move["good"]
    if demand(q).get(good):
        yield Why("hint-take-wanted", 2.0, {"good": ("ware", good), "value": int(q.view["ship"]["value"])})
    yield Why("hint-take", 0.8)


def _give(q: Question, move: Move) -> Iterator[Why]:
    gift = move["gift"]
    if gift == "pesos" or gift == "peso":
        yield Why("hint-give-peso", 1.0)
    else:
        yield Why("hint-give", 0.8)


def _aside(q: Question, move: Move) -> Iterator[Why]:
    good = move["good"]
    rolled = (q.view["rolled"] or {}).get(good, 0)
    if not q.me["goods"][good] and rolled:
        yield Why("hint-aside-none", 1.5, {"good": ("ware", good), "count": rolled})
    yield Why("hint-aside", 0.8, {"count": rolled})


def _dear_aside(q: Question, move: Move) -> Iterator[Why]:
    good = move["good"]
    if q.me["goods"][good]:
        yield Why("cost-aside", 1.5, {"good": ("ware", good), "count": q.me["goods"][good]})


def _passing(q: Question, move: Move) -> Iterator[Why]:
    if q.view["phase"] == "deliver":
        yield Why("hint-pass-deliver", 1.0)


def _dear_pass(q: Question, move: Move) -> Iterator[Why]:
    if q.view["phase"] == "deliver" and worth(q)[0]:
        yield Why("cost-pass-deliver", 2.0, {"points": worth(q)[0]})
    elif q.view["phase"] in ("use", "lawyer"):
        yield Why("cost-pass-use", 1.0)


FUNCTIONS = (
    "bank", "church", "sawmill", "cafe", "customs", "office", "harbour_master", "newspaper", "expose", "distillery",
    "cigar_factory", "buy_vp",
)  # fmt: skip
FAVOURS: dict[str, tuple[Finder, ...]] = {
    "port": (_port,), "visit": (_visit,), "move": (_move,), "claim": (_claim,), "deliver": (_deliver,),
    "wood": (_wood,), "take": (_take,), "give": (_give,), "aside": (_aside,), "pass": (_passing,),
    **dict.fromkeys(FUNCTIONS, (_function,)),
}  # fmt: skip
COSTS: dict[str, tuple[Finder, ...]] = {
    "port": (_dear_drive,), "visit": (_dear_drive,), "move": (_dear_move,), "deliver": (_dear_deliver,),
    "wood": (_dear_deliver,), "aside": (_dear_aside,), "pass": (_dear_pass,),
}  # fmt: skip
