"""Numbers a player counts at the table before choosing, from a view of Cuba."""

from collections.abc import Iterable
from typing import Any

from malecon.core.teaching import Move, Question
from malecon.titles.cuba.box import CHARACTER
from malecon.titles.cuba.box import VOTES as PRINTED_VOTES

PRODUCTS = ("citrus", "cane", "tobacco")
RESOURCES = ("wood", "stone", "water")
VOTES = {character: int(votes) for character, votes in zip(CHARACTER.labels, PRINTED_VOTES, strict=True)}


def held(board: Any, piece: str) -> int:
    return int(board["yard"].get(piece, 0)) + int(board["stored"].get(piece, 0))


def spoiling(board: Any) -> int:
    """Products that are lost at the end of the round unless somebody stores or spends them."""
    return sum(int(board["yard"][p]) for p in PRODUCTS)


def cross(board: Any, field: str) -> list[str]:
    """What the fields in a field's row and column yield, apart from those built over."""
    row, column = field[:2], field[2:]
    lit = [f for f in board["fields"] if f["field"][:2] == row or f["field"][2:] == column]
    return [f["yields"] for f in lit if f["yields"] and not f["building"]]


def reach(q: Question, field: str) -> tuple[int, int]:
    """Resources and products the worker brings in from there, water of this turn not spent."""
    yields = cross(q.me, field)
    crops = sum(y in PRODUCTS for y in yields)
    return len(yields) - crops, min(crops, int(q.view["free_harvests"]))


def best_field(q: Question) -> str:
    return str(max((f["field"] for f in q.me["fields"]), key=lambda f: sum(reach(q, f))))


def price(q: Question, piece: str, column: str = "sell") -> int:
    return int(next(r[column] for r in q.view["market"] if r["piece"] == piece) or 0)


def wanted(q: Question, piece: str) -> int:
    """The most points a ship would pay now for one piece; 0 if none takes it."""
    return max((d["points"] for d in q.view["docks"] if room(d, piece)), default=0)


def room(dock: Any, piece: str) -> int:
    return int(dock["spaces"].get(piece, 0)) - int(dock["cargo"].get(piece, 0))


def loads(q: Question, board: Any) -> tuple[int, int]:
    """The most points a board's pieces would score on one ship, and how many of them it takes."""
    found = (0, 0)
    for dock in q.view["docks"]:
        many = sum(min(room(dock, p), held(board, p)) for p in dock["spaces"])
        found = max(found, (many * int(dock["points"]), many))
    return found


def payable(q: Question, board: Any) -> list[str]:
    """Buildings a board's resources pay for, the dearest first."""
    yard = [int(board["yard"][r]) for r in RESOURCES]
    found = [b for b, offer in q.view["display"].items()
             if all(n <= have for n, have in zip(offer["cost"], yard, strict=True)) and sum(offer["cost"])]  # fmt: skip
    return sorted(found, key=lambda b: (-sum(q.view["display"][b]["cost"]), b))


def lit_buildings(board: Any) -> int:
    return sum(
        bool(f["lit"] and (f["building"] or f["land"] == "warehouse") and not f["used"]) for f in board["fields"]
    )


def field_of(board: Any, field: str) -> Any:
    return next(f for f in board["fields"] if f["field"] == field)


def first(moves: Iterable[Move]) -> Move | None:
    return next(iter(moves), None)
