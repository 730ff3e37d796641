"""Why a move in Havana is good, and what the alternative gives away."""

from collections.abc import Callable, Iterator
from typing import Any

from malecon.core.teaching import Move, Question, Why
from malecon.titles.havana.box import (
    ARQUITECTO_WORKERS,
    CARD,
    MENDIGO_PESOS,
    OBREROS_FIRST,
    RICH_IN_BRICKS,
    RICH_IN_PESOS,
    VALUE,
)

Finder = Callable[[Question, Move], Iterator[Why]]
BRICKS = ("white", "yellow", "green", "red")
STEALING = {"ladron": "pesos", "receptador": "materials"}
SURE = {
    "mendigo": {"pesos": MENDIGO_PESOS},
    "obreros": {"workers": OBREROS_FIRST},
    "arquitecto": {"workers": ARQUITECTO_WORKERS},
}  # what a card brings whatever lies in the pool
LITTLE = 3  # pieces that are not worth a card of the pool's
NUMBER = {card: int(VALUE[index]) for index, card in enumerate(CARD.labels)}


def favours(q: Question, move: Move) -> Iterator[Why]:
    """What speaks for a move."""
    for find in FAVOURS.get(move.verb, ()):
        yield from find(q, move)


def costs(q: Question, move: Move) -> Iterator[Why]:
    """What a move gives away."""
    for find in COSTS.get(move.verb, ()):
        yield from find(q, move)


# -- counting


def ends(q: Question) -> list[tuple[str, str, Any]]:
    """The buildings for sale: (row, side, building)."""
    return [(r, side, row[i]) for r, row in q.view["rows"].items() if row for side, i in (("left", 0), ("right", -1))]


def at(q: Question, move: Move) -> Any:
    return q.view["rows"][move["row"]][0 if move["side"] == "left" else -1]


def behind(q: Question, move: Move) -> Any:
    row = q.view["rows"][move["row"]]
    return None if len(row) < 2 else row[1 if move["side"] == "left" else -2]


def have(board: Any) -> dict[str, int]:
    return {**board["materials"], "pesos": board["pesos"], "workers": board["workers"]}


def short(board: Any, building: Any) -> dict[str, int]:
    """What a board lacks for a building."""
    own = have(board)
    return {what: n - own[what] for what, n in building["cost"].items() if own[what] < n}


def can_pay(board: Any, building: Any) -> bool:
    """Whether a board has all a building costs; the architect's sign asks for his card open."""
    return not short(board, building) and (not building["architect"] or "arquitecto" in board["open"])


def goal(q: Question) -> tuple[Any, dict[str, int]] | None:
    """The building for sale that is nearest to being paid, the dearer first, and what it lacks."""
    found = [(b, short(q.me, b)) for _, _, b in ends(q)]
    return min(found, key=lambda f: (sum(f[1].values()), -f[0]["points"], f[0]["building"]), default=None)


def bricks(counts: Any) -> int:
    return sum(counts[c] for c in BRICKS)


def yields(q: Question, card: str) -> dict[str, int]:
    """What a card would bring if nobody plays before."""
    pool = q.view["pool"]
    if card == "escombros":
        return {"debris": pool["debris"]}
    if card == "empresario":
        return {"pesos": -(-pool["pesos"] // 2)}
    if card == "mama":
        return {"bricks": -(-bricks(pool) // 2), "debris": -(-pool["debris"] // 2)}
    return SURE.get(card, {})


# -- cards


def _card(q: Question, card: str, partner: str | None) -> Iterator[Why]:
    got, near = yields(q, card), goal(q)
    pool = q.view["pool"]
    if near is not None:
        building, lacks = near
        named = ("building", building["building"])
        what = next((w for w in lacks if got.get(w, 0) >= lacks[w]), None)
        if what is not None and len(lacks) == 1:
            yield Why("hint-card-completes", 3.5, {"card": ("card", card), "building": named})
        if card == "arquitecto":
            asked = [b for _, _, b in ends(q) if b["architect"]]
            if asked:
                yield Why(
                    "hint-card-architect",
                    1.5 + 0.4 * len(asked),
                    {"count": len(asked), "building": ("building", asked[0]["building"])},
                )
    if card == "escombros" and pool["debris"] >= 2:
        yield Why("hint-card-rubble", 0.8 + 0.3 * pool["debris"], {"count": pool["debris"]})
    if card == "empresario" and pool["pesos"]:
        yield Why("hint-card-pesos", 0.6 + 0.4 * got["pesos"], {"count": got["pesos"], "pool": pool["pesos"]})
    if card == "mama" and (got["bricks"] or got["debris"]):
        yield Why(
            "hint-card-mama",
            0.6 + 0.7 * got["bricks"] + 0.3 * got["debris"],
            {"bricks": got["bricks"], "debris": got["debris"]},
        )
    if card == "obreros":
        yield Why("hint-card-workmen", 1.3)
    if card == "guardaespaldas" and (bricks(q.me["materials"]) >= RICH_IN_BRICKS or q.me["pesos"] >= RICH_IN_PESOS):
        yield Why("hint-card-guard", 1.8, {"bricks": bricks(q.me["materials"]), "pesos": q.me["pesos"]})
    if card in STEALING:
        rich = max(q.rivals, key=lambda s: q.board(s)[f"loses_{STEALING[card]}"])
        many = q.board(rich)[f"loses_{STEALING[card]}"]
        if many:
            yield Why(f"hint-card-{card}", 0.8 + 0.4 * many, {"seat": ("seat", rich), "count": many})
    if card == "contrabando":
        yield Why("hint-card-smuggling", 1.1)
    if card == "siesta" and partner is not None:
        low, high = sorted((NUMBER[card], NUMBER[partner]))
        number = f"{low}{high}"
        yield Why("hint-card-siesta", 1.0, {"number": ("number", number), "card": ("card", partner)})
    if card == "ruina":
        win = next((b for _, _, b in ends(q) for s in q.rivals
                    if can_pay(q.board(s), b) and q.board(s)["points"] + b["points"] >= q.view["target"]), None)  # fmt: skip
        if win is not None:
            yield Why("hint-card-ruin", 3.0, {"building": ("building", win["building"])})


def _choose(q: Question, move: Move) -> Iterator[Why]:
    first, second = move["card"], move["other"]
    low, high = sorted((NUMBER[first], NUMBER[second]))
    if 10 * low + high <= 20 and high >= 4:
        other = first if NUMBER[first] == high else second
        yield Why("hint-choose-first", 1.2, {"number": ("number", f"{low}{high}"), "card": ("card", other)})
    yield from _card(q, first, second)
    yield from _card(q, second, first)


def _lay(q: Question, move: Move) -> Iterator[Why]:
    yield from _card(q, move["card"], None)


def _perform(q: Question, move: Move) -> Iterator[Why]:
    pair = q.view["to_perform"]
    if set(pair) == {"escombros", "mama"}:
        yield Why("hint-perform-order", 2.5)
    yield from _card(q, move["card"], None)


def _discard(q: Question, move: Move) -> Iterator[Why]:
    kept = next((c for c in q.me["open"] if c != move["card"]), None)
    if kept == "arquitecto" and any(b["architect"] for _, _, b in ends(q)):
        yield Why("hint-keep-architect", 2.0, {"count": sum(bool(b["architect"]) for _, _, b in ends(q))})
    if kept is not None:
        yield Why("hint-keep", 1.0, {"card": ("card", kept)})


def _dear_cards(q: Question, move: Move) -> Iterator[Why]:
    cards = [move[axis] for axis in ("card", "other") if axis in move.parts]
    numbers = sorted(NUMBER[c] for c in cards)
    if len(numbers) == 2 and numbers[0] >= 4:
        yield Why("cost-cards-late", 1.5, {"number": 10 * numbers[0] + numbers[1]})
    for card in cards:
        got = yields(q, card)
        if card in ("escombros", "empresario", "mama") and not any(got.values()):
            yield Why("cost-card-empty", 2.0, {"card": ("card", card)})
        elif card in ("escombros", "empresario", "mama") and sum(got.values()) <= LITTLE:
            yield Why("cost-card-little", 0.8, {"card": ("card", card), "count": sum(got.values())})
        if card in STEALING and not any(q.board(s)[f"loses_{STEALING[card]}"] for s in q.rivals):
            yield Why("cost-card-nobody", 1.8, {"card": ("card", card)})
    if move.verb in ("choose", "lay"):
        yield Why("cost-card-later", 0.5)


# -- acting


def _rob(q: Question, move: Move) -> Iterator[Why]:
    board = q.board(int(move["seat"]))
    others = (q.board(s)["points"] for s in range(q.view["seats"]) if s != int(move["seat"]))
    if board["points"] > max(others):
        yield Why("hint-rob-leader", 1.5, {"points": board["points"]})
    many = board["loses_pesos"] if q.view["phase"] == "rob" else board["loses_materials"]
    what = "loses_pesos" if q.view["phase"] == "rob" else "loses_materials"
    most = all(q.board(int(other["seat"]))[what] < many for other in q.can("rob *") if other.notation != move.notation)
    yield Why("hint-rob" if most else "hint-rob-some", 1.0 + 0.2 * many, {"count": many})


def _take(q: Question, move: Move) -> Iterator[Why]:
    material, near = move["material"], goal(q)
    if near is not None and material in near[1]:
        yield Why("hint-take-lacks", 2.0, {"building": ("building", near[0]["building"])})
    asked = sum(material in b["cost"] for _, _, b in ends(q))
    yield Why("hint-take", 0.8 + 0.1 * asked, {"count": asked})


def _draw(q: Question, move: Move) -> Iterator[Why]:
    yield Why("hint-draw", 1.0)


def _demolish(q: Question, move: Move) -> Iterator[Why]:
    building = at(q, move)
    ready = next((s for s in q.rivals if can_pay(q.board(s), building)), None)
    if ready is not None:
        wins = q.board(ready)["points"] + building["points"] >= q.view["target"]
        yield Why(
            "hint-demolish-win" if wins else "hint-demolish",
            3.0 if wins else 1.8,
            {"seat": ("seat", ready), "points": building["points"]},
        )
    next_one = behind(q, move)
    lacks = sum(short(q.me, building).values())
    if next_one is not None and sum(short(q.me, next_one).values()) < lacks:
        yield Why("hint-demolish-opens", 0.8)
    elif next_one is not None:
        yield Why("hint-demolish-never", 0.5)


def _build(q: Question, move: Move) -> Iterator[Why]:
    building, next_one = at(q, move), behind(q, move)
    points = building["points"]
    if q.me["points"] + points >= q.view["target"]:
        yield Why("hint-build-wins", 9.0, {"target": q.view["target"]})
    rival = next((s for s in q.rivals if can_pay(q.board(s), building)), None)
    if rival is not None:
        yield Why("hint-build-rival", 2.0 + points, {"points": points, "seat": ("seat", rival)})
    left = {w: n - building["cost"].get(w, 0) for w, n in have(q.me).items()}
    signed = next_one is not None and (not next_one["architect"] or "arquitecto" in q.me["open"])
    if next_one is not None and signed and all(left[w] >= n for w, n in next_one["cost"].items()):
        yield Why(
            "hint-build-both",
            2.2 + points,
            {"points": points, "more": next_one["points"], "building": ("building", next_one["building"])},
        )
    yield Why(
        "hint-build", 1.0 + points, {"points": points, "left": max(0, q.view["target"] - q.me["points"] - points)}
    )


def _dear_build(q: Question, move: Move) -> Iterator[Why]:
    yield Why("cost-build", 1.0, {"points": at(q, move)["points"]})


def _change(q: Question, move: Move) -> Iterator[Why]:
    near = goal(q)
    if near is not None and near[1] == {move["colour"]: 1}:
        yield Why("hint-change-completes", 2.5, {"building": ("building", near[0]["building"])})
    yield Why("hint-change", 0.6)


def _hire(q: Question, move: Move) -> Iterator[Why]:
    near = goal(q)
    if near is not None and near[1] == {"workers": 1}:
        yield Why("hint-hire-completes", 2.5, {"building": ("building", near[0]["building"])})
    yield Why("hint-hire", 0.6)


def _passing(q: Question, move: Move) -> Iterator[Why]:
    if q.view["phase"] == "build":
        yield Why("hint-pass-build", 1.0)


def _dear_pass(q: Question, move: Move) -> Iterator[Why]:
    if q.can("build *"):
        best = max((at(q, m) for m in q.can("build *")), key=lambda b: b["points"])
        yield Why("cost-pass", 1.5, {"points": best["points"], "building": ("building", best["building"])})


FAVOURS: dict[str, tuple[Finder, ...]] = {
    "choose": (_choose,), "lay": (_lay,), "perform": (_perform,), "discard": (_discard,), "drop": (_discard,),
    "rob": (_rob,), "take": (_take,), "pick": (_take,), "draw": (_draw,), "demolish": (_demolish,), "build": (_build,),
    "change": (_change,), "hire": (_hire,), "pass": (_passing,),
}  # fmt: skip
COSTS: dict[str, tuple[Finder, ...]] = {
    "choose": (_dear_cards,), "lay": (_dear_cards,), "build": (_dear_build,), "pass": (_dear_pass,),
}  # fmt: skip
