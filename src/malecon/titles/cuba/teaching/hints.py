"""Why a move in Cuba is good, and what the alternative gives away."""

from collections.abc import Callable, Iterator

from malecon.core.teaching import Move, Part, Question, Why
from malecon.titles.cuba.box import DOCK
from malecon.titles.cuba.teaching import counts as n

Finder = Callable[[Question, Move], Iterator[Why]]
LAST_DOCK = DOCK.labels[-1]  # the ship there leaves at the end of the round


def favours(q: Question, move: Move) -> Iterator[Why]:
    """What speaks for a move."""
    for find in FAVOURS.get(move.verb, ()):
        yield from find(q, move)


def costs(q: Question, move: Move) -> Iterator[Why]:
    """What a move gives away."""
    for find in COSTS.get(move.verb, ()):
        yield from find(q, move)


# -- playing a character


def _play(q: Question, move: Move) -> Iterator[Why]:
    who, me = move["character"], q.me
    if who == "worker":
        resources, products = n.reach(q, n.best_field(q))
        yield Why("hint-play-worker", 1.5, {"resources": resources, "products": products})
    elif who == "tradeswoman":
        piece = max((*n.PRODUCTS, "rum", "cigars"), key=lambda p: n.price(q, p) if n.held(me, p) else -1)
        if n.held(me, piece):
            yield Why(
                "hint-play-sell", 1.0 + 0.4 * n.price(q, piece), {"piece": ("piece", piece), "price": n.price(q, piece)}
            )
        else:
            yield Why("hint-play-buy", 0.5, {"pesos": me["pesos"]})
    elif who == "architect":
        can = n.payable(q, me)
        if can:
            yield Why("hint-play-build", 2.5, {"building": ("building", can[0])})
            rival = next((s for s in q.rivals if can[0] in n.payable(q, q.board(s))), None)
            if rival is not None and q.view["display"][can[0]]["left"] == 1:
                yield Why("hint-play-build-last", 3.2, {"building": ("building", can[0]), "seat": ("seat", rival)})
        else:
            yield Why("hint-play-architect-points", 0.8)
    elif who == "foreman":
        spoiling = n.spoiling(me)
        if spoiling:
            yield Why("hint-play-store", 0.8 + 0.5 * spoiling, {"count": spoiling})
        if me["buildings"] > 1:
            yield Why("hint-play-foreman", 1.0 + 0.4 * n.lit_buildings(me), {"count": n.lit_buildings(me)})
    elif who == "mayor":
        points, many = n.loads(q, me)
        if points:
            yield Why("hint-play-load", 1.0 + points, {"points": points, "count": many})
        elif q.view["alternatives"]["mayor_1"]["open"]:
            yield Why("hint-play-pesos", 1.2)
    yield from _kept(q, who)


def _kept(q: Question, played: str) -> Iterator[Why]:
    """The card that is left for parliament when this is the last one played."""
    rest = [c for c in q.me["hand"] if c != played]
    if q.me["cards_due"] == 1 and len(rest) == 1 and rest[0] in ("mayor", "foreman"):
        yield Why("hint-play-votes", 1.8, {"character": ("character", rest[0]), "votes": n.VOTES[rest[0]]})


def _dear_play(q: Question, move: Move) -> Iterator[Why]:
    who, me = move["character"], q.me
    if who == "mayor":
        points, _ = n.loads(q, me)
        yield Why("cost-play-mayor", 1.5, {"votes": n.VOTES["mayor"], "points": points})
    elif who == "architect":
        can = n.payable(q, me)
        yield (
            Why("cost-play-architect", 1.0, {"building": ("building", can[0])})
            if can
            else Why("cost-play-architect-none", 2.0)
        )
    elif who == "tradeswoman":
        best = max((n.price(q, p) for p in n.PRODUCTS if n.held(me, p)), default=0)
        yield Why("cost-play-sell", 1.0, {"price": best}) if best else Why("cost-play-sell-none", 2.0)
    elif who == "foreman":
        yield Why("cost-play-foreman", 1.0, {"count": n.lit_buildings(me)})
    else:
        resources, products = n.reach(q, n.best_field(q))
        yield Why("cost-play-worker", 1.0, {"resources": resources, "products": products})


# -- worker


def _figure(q: Question, move: Move) -> Iterator[Why]:
    field = move["field"]
    resources, products = n.reach(q, field)
    crops = sum(y in n.PRODUCTS for y in n.cross(q.me, field))
    if "water" in n.cross(q.me, field) and crops > products:
        kept: dict[str, Part] = {"resources": resources - 1, "products": products + 1}  # the water is spent
        yield Why("hint-figure-water", 1.2 + resources + products, kept)
    lacking = _lacking(q)
    if lacking and lacking[1] in n.cross(q.me, field):
        yield Why(
            "hint-figure-lacks",
            1.5 + resources + products,
            {"piece": ("piece", lacking[1]), "building": ("building", lacking[0])},
        )
    others = [sum(n.reach(q, other["field"])) for other in q.can("figure *")]
    most = 2 * sum(other < resources + products for other in others) > len(others)
    parts: dict[str, Part] = {"resources": resources, "products": products}
    yield Why("hint-figure" if most else "hint-figure-some", 1.0 + resources + products, parts)


def _lacking(q: Question) -> tuple[str, str] | None:
    """A building one resource short, and that resource."""
    yard = q.me["yard"]
    for building, offer in sorted(q.view["display"].items(), key=lambda b: (-sum(b[1]["cost"]), b[0])):
        short = {r: c - yard[r] for r, c in zip(n.RESOURCES, offer["cost"], strict=True) if c > yard[r]}
        if len(short) == 1 and sum(short.values()) == 1:
            return building, next(iter(short))
    return None


def _dear_figure(q: Question, move: Move) -> Iterator[Why]:
    resources, products = n.reach(q, move["field"])
    yield Why("cost-figure", 1.0, {"resources": resources, "products": products})


def _harvest(q: Question, move: Move) -> Iterator[Why]:
    piece = move["piece"]
    named = {"piece": ("piece", piece)}
    if n.wanted(q, piece):
        yield Why("hint-harvest-ship", 1.0 + n.wanted(q, piece), {**named, "points": n.wanted(q, piece)})
    price = n.price(q, piece)
    best = all(n.price(q, other["piece"]) <= price for other in q.can("harvest *"))
    yield Why("hint-harvest" if best else "hint-harvest-some", 0.5 + 0.3 * price, {**named, "price": price})


def _dear_harvest(q: Question, move: Move) -> Iterator[Why]:
    yield Why("cost-harvest", 1.0, {"piece": ("piece", move["piece"]), "price": n.price(q, move["piece"])})


# -- market


def _sell(q: Question, move: Move) -> Iterator[Why]:
    piece = move["piece"]
    parts = {"price": n.price(q, piece)}
    rival = next((s for s in q.rivals if n.held(q.board(s), piece) and "tradeswoman" in q.board(s)["hand"]), None)
    if rival is not None:
        yield Why("hint-sell-first", 1.3 + 0.4 * n.price(q, piece), {**parts, "seat": ("seat", rival)})
    best = all(n.price(q, other["piece"]) <= n.price(q, piece) for other in q.can("sell *"))
    yield Why("hint-sell" if best else "hint-sell-some", 1.0 + 0.4 * n.price(q, piece), parts)


def _buy(q: Question, move: Move) -> Iterator[Why]:
    piece = move["piece"]
    if n.wanted(q, piece):
        yield Why(
            "hint-buy-ship", 1.0 + n.wanted(q, piece), {"points": n.wanted(q, piece), "price": n.price(q, piece, "buy")}
        )
    yield Why("hint-buy", 0.5, {"price": n.price(q, piece, "buy")})


def _take(q: Question, move: Move) -> Iterator[Why]:
    piece = move["piece"]
    if q.view["phase"] == "start":
        kind = "water" if piece == "water" else "resource" if piece in n.RESOURCES else "product"
        yield Why(f"hint-start-{kind}", 1.0, {} if kind == "water" else {"piece": ("piece", piece)})
        return
    lacking = _lacking(q)
    if lacking and lacking[1] == piece:
        yield Why("hint-take-lacks", 2.5, {"building": ("building", lacking[0])})
    if n.wanted(q, piece):
        yield Why("hint-take-ship", 1.0 + n.wanted(q, piece), {"points": n.wanted(q, piece)})
    yield Why("hint-take", 0.7)


def _dear_sell(q: Question, move: Move) -> Iterator[Why]:
    yield Why("cost-sell", 1.0, {"price": n.price(q, move["piece"])})


def _dear_buy(q: Question, move: Move) -> Iterator[Why]:
    cost = n.price(q, move["piece"], "buy")
    yield Why("cost-buy", 1.0, {"price": cost, "left": q.me["pesos"] - cost})


# -- buildings


def _build(q: Question, move: Move) -> Iterator[Why]:
    building = move["building"]
    rival = next((s for s in q.rivals if building in n.payable(q, q.board(s))), None)
    if rival is not None and q.view["display"][building]["left"] == 1:
        yield Why("hint-build-last", 2.5, {"seat": ("seat", rival)})
    if q.view["rounds"] - q.view["round"] >= 2:
        yield Why("hint-build-early", 1.5, {"rounds": q.view["rounds"] - q.view["round"] + 1})
    yield Why("hint-build", 1.0)


def _site(q: Question, move: Move) -> Iterator[Why]:
    there = n.field_of(q.me, move["field"])
    piece = there["yields"]
    same = sum(f["yields"] == piece and not f["building"] for f in q.me["fields"]) - 1
    if piece and same > 0:
        yield Why("hint-site-spare", 1.5, {"piece": ("piece", piece), "left": same})
    if there["lit"]:
        yield Why("hint-site-lit", 1.2)
    yield Why("hint-site", 0.5)


def _dear_site(q: Question, move: Move) -> Iterator[Why]:
    piece = n.field_of(q.me, move["field"])["yields"]
    if piece:
        yield Why("cost-site", 1.0, {"piece": ("piece", piece)})


def _use(q: Question, move: Move) -> Iterator[Why]:
    there = n.field_of(q.me, move["field"])
    if there["land"] == "warehouse" and not there["building"]:
        if n.spoiling(q.me):
            yield Why("hint-use-warehouse", 1.0 + 0.5 * n.spoiling(q.me), {"count": n.spoiling(q.me)})
    elif there["building"]:
        yield Why("hint-use", 1.2, {"building": ("building", there["building"])})


def _dear_build(q: Question, move: Move) -> Iterator[Why]:
    yield Why("cost-build", 1.0, {"count": sum(q.view["display"][move["building"]]["cost"])})


# -- ships


def _load(q: Question, move: Move) -> Iterator[Why]:
    dock = q.view["docks"][int(move["dock"]) - 1]
    points = int(dock["points"])
    piece = move["piece"]
    rival = next((s for s in q.rivals if n.held(q.board(s), piece) and "mayor" in q.board(s)["hand"]), None)
    if rival is not None and n.room(dock, piece) == 1:
        yield Why("hint-load-last", 1.8 + points, {"points": points, "seat": ("seat", rival)})
    if move["dock"] == LAST_DOCK:
        yield Why("hint-load-leaves", 1.4 + points, {"points": points})
    yield Why("hint-load", 1.0 + points, {"points": points, "dock": int(move["dock"])})


def _dear_load(q: Question, move: Move) -> Iterator[Why]:
    yield Why("cost-load", 1.0, {"points": int(q.view["docks"][int(move["dock"]) - 1]["points"])})


def _alternative(q: Question, move: Move) -> Iterator[Why]:
    space = move["space"]
    yield Why("hint-alternative-pesos" if space.startswith("mayor") else "hint-alternative-points", 1.0)


# -- parliament, tax and duty


def _bid(q: Question, move: Move) -> Iterator[Why]:
    votes = q.me["votes"] + int(move["count"])
    strongest = max(q.rivals, key=lambda s: q.board(s)["votes"] + q.board(s)["pesos"])
    most = q.board(strongest)["votes"] + q.board(strongest)["pesos"]
    if not int(move["count"]):
        yield Why("hint-bid-none", 1.0, {"votes": votes})
    elif votes > most:
        yield Why("hint-bid-sure", 2.0, {"votes": votes, "seat": ("seat", strongest), "most": most})
    else:
        lead = max(q.rivals, key=lambda s: int(q.board(s)["votes"]))
        yield Why("hint-bid", 1.0, {"votes": votes, "seat": ("seat", lead), "theirs": q.board(lead)["votes"]})


def _dear_bid(q: Question, move: Move) -> Iterator[Why]:
    if int(move["count"]):
        yield Why("cost-bid", 1.0, {"count": int(move["count"])})
    else:
        yield Why("cost-bid-none", 1.0, {"votes": q.me["votes"]})


def _enact(q: Question, move: Move) -> Iterator[Why]:
    category, me = move["category"], q.me
    if category == "subsidy" and me["bill_subsidy"]:
        yield Why("hint-enact-subsidy", 1.0 + me["bill_subsidy"], {"points": me["bill_subsidy"]})
    if category == "tax" and me["bill_tax"] is not None:
        if me["bill_tax"] < me["tax"]:
            yield Why("hint-enact-tax-less", 2.0, {"now": me["tax"], "then": me["bill_tax"]})
        poor = next((s for s in q.rivals if q.board(s)["pesos"] < (q.board(s)["bill_tax"] or 0)), None)
        if poor is not None and me["pesos"] >= me["bill_tax"]:
            yield Why("hint-enact-tax-poor", 2.2, {"seat": ("seat", poor)})
    if category == "duty" and me["bill_duty_ready"]:
        short = next((s for s in q.rivals if q.board(s)["bill_duty_ready"] is False), None)
        parts = {"seat": ("seat", short)} if short is not None else {}
        yield Why("hint-enact-duty-only", 2.4, parts) if parts else Why("hint-enact-duty", 2.0)
    yield Why("hint-enact", 0.5)


def _pay(q: Question, move: Move) -> Iterator[Why]:
    if q.view["phase"] == "tax":
        yield Why("hint-pay-tax-both" if q.me["duty_ready"] else "hint-pay-tax", 1.5, {"pesos": q.me["tax"]})
    elif q.me["tax_paid"]:
        yield Why("hint-pay-duty-both", 2.0)
    else:
        yield Why("hint-pay-duty", 1.5)


def _done(q: Question, move: Move) -> Iterator[Why]:
    if q.view["phase"] == "tax":
        yield Why("hint-done-tax", 1.0, {"pesos": q.me["tax"]})
    elif q.view["phase"] == "trade":
        yield Why("hint-done-trade" if q.can("sell *") else "hint-done-buy", 1.0)


def _dear_done(q: Question, move: Move) -> Iterator[Why]:
    if q.view["phase"] in ("tax", "duty"):
        yield Why("cost-done-tax", 1.0)
    elif q.view["phase"] == "trade" and q.can("sell *"):
        yield Why("cost-done-trade", 1.0, {"price": max(n.price(q, m["piece"]) for m in q.can("sell *"))})


FAVOURS: dict[str, tuple[Finder, ...]] = {
    "play": (_play,), "figure": (_figure,), "harvest": (_harvest,), "sell": (_sell,), "buy": (_buy,), "take": (_take,),
    "build": (_build,), "site": (_site,), "use": (_use,), "load": (_load,), "alternative": (_alternative,),
    "bid": (_bid,), "enact": (_enact,), "pay": (_pay,), "done": (_done,),
}  # fmt: skip
COSTS: dict[str, tuple[Finder, ...]] = {
    "play": (_dear_play,), "figure": (_dear_figure,), "harvest": (_dear_harvest,), "sell": (_dear_sell,),
    "buy": (_dear_buy,), "build": (_dear_build,), "site": (_dear_site,), "load": (_dear_load,), "bid": (_dear_bid,),
    "done": (_dear_done,),
}  # fmt: skip
