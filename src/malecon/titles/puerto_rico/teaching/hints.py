"""Why a move in Puerto Rico is good, and what the alternative gives away."""

from collections.abc import Callable, Iterator

from malecon.core.teaching import Move, Part, Question, Why
from malecon.titles.puerto_rico.teaching import counts as n

Finder = Callable[[Question, Move], Iterator[Why]]
SHIPPING = ("harbor", "wharf")
MARKETS = ("small_market", "large_market", "office")
STORES = ("small_warehouse", "large_warehouse")


def favours(q: Question, move: Move) -> Iterator[Why]:
    """What speaks for a move."""
    for find in FAVOURS.get((move.verb, move.parts.get("role", "")), FAVOURS.get((move.verb, ""), ())):
        yield from find(q, move)


def costs(q: Question, move: Move) -> Iterator[Why]:
    """What a move gives away."""
    for find in COSTS.get((move.verb, move.parts.get("role", "")), COSTS.get((move.verb, ""), ())):
        yield from find(q, move)


# -- choosing a role


def _coins(q: Question, move: Move) -> Iterator[Why]:
    coins = next((r["coins"] for r in q.view["roles"] if r["role"] == move["role"]), 0)
    if coins:
        yield Why("hint-role-coins", 0.9 * coins, {"coins": coins})


def _settler(q: Question, move: Move) -> Iterator[Why]:
    if q.view["quarries"] and not any(n.works(q.board(seat), "construction_hut") for seat in q.rivals):
        yield Why("hint-role-quarry", 1.4, {"left": q.view["quarries"]})
    for good in n.GOODS[1:]:
        room = n.plant_circles(q.me, good) - n.fields(q.me, good)
        if room > 0 and q.view["row"][good]:
            yield Why("hint-role-field", 1.5 + 0.2 * room, {"good": ("good", good), "free": room})


def _mayor(q: Question, move: Move) -> Iterator[Why]:
    mine = n.empty_circles(q.me)
    most = max(q.rivals, key=lambda seat: n.empty_circles(q.board(seat)))
    theirs = n.empty_circles(q.board(most))
    if mine > theirs:
        yield Why("hint-role-mayor", 0.7 * mine, {"mine": mine, "seat": ("seat", most), "theirs": theirs})
    elif mine:
        yield Why("hint-role-mayor-extra", 0.4 * mine, {"mine": mine})


def _builder(q: Question, move: Move) -> Iterator[Why]:
    coins = next((r["coins"] for r in q.view["roles"] if r["role"] == "builder"), 0)
    can = n.affordable(q, q.seat, int(q.me["doubloons"]) + coins, 1)
    if not can:
        return
    best = can[0]
    parts: dict[str, Part] = {"building": ("building", best), "price": max(0, n.price(q, best, q.seat) - 1)}
    rival = next((s for s in q.rivals if best in n.affordable(q, s, q.board(s)["doubloons"])), None)
    if rival is not None and q.view["stock"][best]["left"] == 1:
        yield Why("hint-role-builder-last", 3.5, {**parts, "seat": ("seat", rival)})
    yield Why("hint-role-builder", 1.0 + 0.15 * q.view["stock"][best]["cost"], parts)


def _craftsman(q: Question, move: Move) -> Iterator[Why]:
    mine = n.harvest(q, q.seat) + 1
    most = max(q.rivals, key=lambda seat: n.harvest(q, seat))
    if mine > 1:
        parts: dict[str, Part] = {"mine": mine, "seat": ("seat", most), "theirs": n.harvest(q, most)}
        yield Why("hint-role-craftsman", 0.6 * mine + max(0, mine - n.harvest(q, most)), parts)


def _trader(q: Question, move: Move) -> Iterator[Why]:
    kinds = n.sellable(q, q.seat)
    if not kinds:
        return
    price = n.revenue(q.me, kinds[0], 1)
    parts: dict[str, Part] = {"good": ("good", kinds[0]), "price": price}
    if n.places_left(q) == 1:
        yield Why("hint-role-trader-last", 1.0 + 0.6 * price, parts)
    yield Why("hint-role-trader", 0.5 + 0.5 * price, parts)


def _captain(q: Question, move: Move) -> Iterator[Why]:
    many, good = n.best_load(q, q.seat)
    if good is None or not many:
        return
    points = many + 1 + n.works(q.me, "harbor")
    yield Why("hint-role-captain", 1.0 + many, {"good": ("good", good), "points": points})
    for seat in q.rivals:
        before, kind = n.best_load(q, seat)
        if before and kind is not None and not n.own_ship(q.board(seat)) and n.shuts_out(q, good, seat):
            parts: dict[str, Part] = {"good": ("good", good), "seat": ("seat", seat), "kind": ("good", kind)}
            yield Why("hint-role-captain-first", 2.0 + before, parts)


def _prospector(q: Question, move: Move) -> Iterator[Why]:
    coins = 1 + next((r["coins"] for r in q.view["roles"] if r["role"] == move["role"]), 0)
    money = q.me["doubloons"] + coins
    new = [b for b in n.affordable(q, q.seat, money) if n.price(q, b, q.seat) > q.me["doubloons"]]
    if new:
        parts: dict[str, Part] = {"coins": coins, "money": money, "building": ("building", new[0])}
        yield Why("hint-role-prospector-for", 0.8 + 0.5 * coins, parts)
    yield Why("hint-role-prospector", 0.5 + 0.4 * coins, {"coins": coins})


def _dear_role(q: Question, move: Move) -> Iterator[Why]:
    """What choosing it does for the others."""
    role = move["role"]
    parts: dict[str, Part]
    if role == "craftsman":
        most = max(q.rivals, key=lambda seat: n.harvest(q, seat))
        parts = {"mine": n.harvest(q, q.seat) + 1, "seat": ("seat", most), "theirs": n.harvest(q, most)}
        if n.harvest(q, q.seat) == n.harvest(q, most) == 0:
            yield Why("cost-role-nobody", 2.0)
        elif n.harvest(q, q.seat) == 0:
            yield Why("cost-role-craftsman-none", 2.0, {"seat": ("seat", most), "theirs": n.harvest(q, most)})
        else:
            yield Why("cost-role-craftsman", 1.0 + n.harvest(q, most) - n.harvest(q, q.seat), parts)
    elif role == "captain":
        most = max(q.rivals, key=lambda seat: n.best_load(q, seat)[0])
        mine, theirs = n.best_load(q, q.seat)[0], n.best_load(q, most)[0]
        parts = {"mine": mine, "seat": ("seat", most), "theirs": theirs}
        yield Why("cost-role-captain", 1.0 + theirs - mine, parts) if mine or theirs else Why("cost-role-nobody", 2.0)
    elif role == "trader":
        kinds = n.sellable(q, q.seat)
        if kinds:
            yield Why("cost-role-trader", 1.0, {"good": ("good", kinds[0]), "price": n.revenue(q.me, kinds[0], 1)})
        else:
            yield Why("cost-role-trader-none", 2.0)
    elif role == "builder":
        can = n.affordable(q, q.seat, q.me["doubloons"], 1)
        parts = {"money": q.me["doubloons"]}
        yield (
            Why("cost-role-builder", 1.0, {**parts, "building": ("building", can[0])})
            if can
            else Why("cost-role-builder-none", 2.0, parts)
        )
    elif role == "mayor":
        most = max(q.rivals, key=lambda seat: n.empty_circles(q.board(seat)))
        parts = {"mine": n.empty_circles(q.me), "theirs": n.empty_circles(q.board(most)), "seat": ("seat", most)}
        yield Why("cost-role-mayor", 1.0, parts)
    elif role == "settler":
        yield Why("cost-role-settler", 1.0, {"idle": sum(n.idle_fields(q.me, g) for g in n.GOODS[1:])})
    else:
        yield Why("cost-role-prospector", 1.0)


# -- tiles


def _quarry(q: Question, move: Move) -> Iterator[Why]:
    yield Why("hint-quarry", 2.0, {"left": q.view["quarries"]})


def _plant(q: Question, move: Move) -> Iterator[Why]:
    good = move["good"]
    room = n.plant_circles(q.me, good) - n.fields(q.me, good)
    if good == "corn":
        yield Why("hint-plant-corn", 1.5)
    elif room > 0:
        yield Why("hint-plant-fits", 2.0 + 0.1 * room, {"good": ("good", good), "free": room})
    if not n.fields(q.me, good):
        yield Why("hint-plant-kind", 1.0, {"good": ("good", good), "price": n.revenue(q.me, good)})
    else:
        yield Why("hint-plant-more", 0.5, {"good": ("good", good), "fields": n.fields(q.me, good) + 1})


def _dear_plant(q: Question, move: Move) -> Iterator[Why]:
    good = move["good"]
    if good == "corn":
        yield Why("cost-plant-corn", 1.0)
    elif n.plant_circles(q.me, good) <= n.fields(q.me, good):
        left = [b for b in n.PLANTS[good] if b not in q.me["city"] and q.view["stock"][b]["left"]]
        if left:
            plant = min(left, key=lambda b: n.price(q, b, q.seat))
            parts: dict[str, Part] = {"building": ("building", plant), "price": n.price(q, plant, q.seat)}
            yield Why("cost-plant-idle", 2.0, {**parts, "money": q.me["doubloons"]})
    else:
        yield Why("cost-plant-price", 0.5, {"good": ("good", good), "price": n.revenue(q.me, good)})


def _dear_quarry(q: Question, move: Move) -> Iterator[Why]:
    yield Why("cost-quarry", 1.0)


# -- buildings


def _build(q: Question, move: Move) -> Iterator[Why]:
    building = move["building"]
    made = n.MADE_BY.get(building)
    named = {"building": ("building", building)}
    if made and n.idle_fields(q.me, made):
        idle = n.idle_fields(q.me, made)
        yield Why("hint-build-plant", 2.5 + 0.3 * idle, {"fields": idle, "good": ("good", made)})
    elif made:
        yield Why("hint-build-plant-early", 1.0, {"good": ("good", made)})
    if building in n.LARGE:
        yield Why("hint-build-large", 4.0, {"points": n.final_points(q.me, building)})
    rival = next((s for s in q.rivals if building in n.affordable(q, s, q.board(s)["doubloons"])), None)
    if rival is not None and q.view["stock"][building]["left"] == 1:
        yield Why("hint-build-last", 3.0, {**named, "seat": ("seat", rival)})
    if building in SHIPPING:
        yield Why(f"hint-build-{building}", 3.0)
    if building in MARKETS:
        kinds = [g for g in n.GOODS if n.makes(q.me, g)]
        yield Why("hint-build-market" if building != "office" else "hint-build-office", 1.5, {"kinds": len(kinds)})
    if building in STORES:
        barrels = sum(q.me["goods"].values())
        if barrels > 1 and not any(store in q.me["city"] for store in STORES):
            yield Why("hint-build-store", 1.0 + 0.2 * barrels, {"count": barrels})
    yield Why("hint-build-use", 0.8, {"points": n.printed(building)})


def _dear_build(q: Question, move: Move) -> Iterator[Why]:
    building = move["building"]
    cost = n.price(q, building, q.seat)
    made = n.MADE_BY.get(building)
    if made and not n.idle_fields(q.me, made):
        yield Why("cost-build-no-field", 2.0, {"good": ("good", made)})
    yield Why("cost-build", 1.0, {"price": cost, "left": q.me["doubloons"] - cost})


# -- colonists, goods


def _staff(q: Question, move: Move) -> Iterator[Why]:
    place = move["place"]
    if move["count"] == "0":
        yield Why("hint-staff-elsewhere", 1.0)
        return
    good = place if place in n.GOODS else n.MADE_BY.get(place)
    if good is not None and good != "corn":
        yield Why("hint-staff-pair", 2.0, {"good": ("good", good)})
    elif good == "corn":
        yield Why("hint-staff-corn", 1.5)
    elif place == "quarry":
        yield Why("hint-staff-quarry", 1.5)
    else:
        yield Why("hint-staff-building", 1.5, {"building": ("building", place)})


def _extra(q: Question, move: Move) -> Iterator[Why]:
    good = move["good"]
    price = n.revenue(q.me, good)
    if price:
        best = all(n.revenue(q.me, other["good"]) <= price for other in q.can("extra *"))
        yield Why("hint-extra" if best else "hint-extra-some", 1.0, {"good": ("good", good), "price": price})
    else:
        yield Why("hint-extra-ship", 1.0)


def _sell(q: Question, move: Move) -> Iterator[Why]:
    good = move["good"]
    chooser = int(q.view["chooser"] == q.seat)
    earned = n.revenue(q.me, good, chooser)
    if n.places_left(q) == 1:
        shut = next((s for s in n.still_to_come(q) if n.sellable(q, s)), None)
        if shut is not None:
            yield Why("hint-sell-last", 1.5 + 0.3 * earned, {"price": earned, "seat": ("seat", shut)})
    best = all(n.revenue(q.me, other["good"], chooser) <= earned for other in q.can("sell *"))
    yield Why("hint-sell" if best else "hint-sell-some", 1.0 + 0.3 * earned, {"price": earned})


def _dear_sell(q: Question, move: Move) -> Iterator[Why]:
    chooser = int(q.view["chooser"] == q.seat)
    yield Why("cost-sell", 1.0, {"price": n.revenue(q.me, move["good"], chooser)})


def _load(q: Question, move: Move) -> Iterator[Why]:
    good, ship = move["good"], int(move["ship"]) - 1
    there = q.view["ships"][ship]
    many = min(there["capacity"] - there["barrels"], q.me["goods"][good])
    after = n.after_load(q, good, ship, q.seat)
    for seat in q.rivals:
        before, kind = n.best_load(q, seat)
        then = n.best_load(q, seat, after)[0]
        if kind is not None and then < before and not n.own_ship(q.board(seat)):
            parts: dict[str, Part] = {"seat": ("seat", seat), "before": before, "then": then}
            yield Why("hint-load-blocks" if then else "hint-load-shuts", 1.0 + many + 0.8 * (before - then), parts)
    yield Why("hint-load", 1.0 + many, {"count": many, "good": ("good", good)})
    if many < q.me["goods"][good]:
        yield Why("hint-load-part", 1.2 + many, {"count": many, "rest": q.me["goods"][good] - many})


def _dear_load(q: Question, move: Move) -> Iterator[Why]:
    there = q.view["ships"][int(move["ship"]) - 1]
    yield Why("cost-load", 1.0, {"count": min(there["capacity"] - there["barrels"], q.me["goods"][move["good"]])})


def _wharf(q: Question, move: Move) -> Iterator[Why]:
    yield Why("hint-wharf", 2.0, {"count": q.me["goods"][move["good"]]})


def _keep(q: Question, move: Move) -> Iterator[Why]:
    good = move["good"]
    parts: dict[str, Part] = {"good": ("good", good), "price": n.revenue(q.me, good)}
    if int(move["count"]):
        yield Why("hint-keep" if n.revenue(q.me, good) else "hint-keep-ship", 1.0, parts)
    elif any(q.me["goods"][g] and n.revenue(q.me, g) > n.revenue(q.me, good) for g in n.GOODS):
        yield Why("hint-keep-none", 1.0, parts)


def _colonist(q: Question, move: Move) -> Iterator[Why]:
    yield Why("hint-colonist", 1.0)


def _recruit(q: Question, move: Move) -> Iterator[Why]:
    yield Why("hint-recruit", 1.0)


def _passing(q: Question, move: Move) -> Iterator[Why]:
    phase = q.view["phase"]
    if phase == "build":
        yield Why("hint-pass-build", 1.0, {"money": q.me["doubloons"]})
    elif phase == "trade":
        kinds = n.sellable(q, q.seat)
        if kinds and n.revenue(q.me, kinds[0], int(q.view["chooser"] == q.seat)) <= 1:
            yield Why("hint-pass-trade", 1.0)
    elif phase == "tile" and n.empty_circles(q.me) and not n.works(q.me, "hospice"):
        yield Why("hint-pass-tile", 1.0, {"empty": n.empty_circles(q.me)})


def _dear_pass(q: Question, move: Move) -> Iterator[Why]:
    phase = q.view["phase"]
    if phase == "build":
        yield Why("cost-pass-build", 1.0, {"money": q.me["doubloons"]})
    elif phase == "trade":
        kinds = n.sellable(q, q.seat)
        if kinds:
            yield Why("cost-pass-trade", 1.0, {"price": n.revenue(q.me, kinds[0], int(q.view["chooser"] == q.seat))})
    elif phase == "tile":
        yield Why("cost-pass-tile", 1.0)


FAVOURS: dict[tuple[str, str], tuple[Finder, ...]] = {
    ("role", "settler"): (_settler, _coins),
    ("role", "mayor"): (_mayor, _coins),
    ("role", "builder"): (_builder, _coins),
    ("role", "craftsman"): (_craftsman, _coins),
    ("role", "trader"): (_trader, _coins),
    ("role", "captain"): (_captain, _coins),
    ("role", "prospector"): (_prospector,),
    ("role", "prospector2"): (_prospector,),
    ("quarry", ""): (_quarry,),
    ("plant", ""): (_plant,),
    ("build", ""): (_build,),
    ("staff", ""): (_staff,),
    ("extra", ""): (_extra,),
    ("sell", ""): (_sell,),
    ("ship", ""): (_load,),
    ("wharf", ""): (_wharf,),
    ("keep", ""): (_keep,),
    ("hospice", ""): (_colonist,),
    ("university", ""): (_colonist,),
    ("recruit", ""): (_recruit,),
    ("pass", ""): (_passing,),
}
COSTS: dict[tuple[str, str], tuple[Finder, ...]] = {
    ("role", ""): (_dear_role,),
    ("quarry", ""): (_dear_quarry,),
    ("plant", ""): (_dear_plant,),
    ("build", ""): (_dear_build,),
    ("sell", ""): (_dear_sell,),
    ("ship", ""): (_dear_load,),
    ("pass", ""): (_dear_pass,),
}
