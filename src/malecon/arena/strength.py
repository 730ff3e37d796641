"""Measures our claims about the strength of the bots: `make strength`, or `python -m malecon.arena.strength TITLE ...`.

Each claim pits one hero against a table of another bot, usually at four seats. Results go into docs/strength.json, with
seed, date and machine, and as a table into docs/strength.md.
"""

import argparse
import hashlib
import json
import os
import platform
import re
import subprocess
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import malecon
from malecon.arena.match import Match
from malecon.arena.results import Results
from malecon.arena.runner import run
from malecon.bots import LEVELS, level_code
from malecon.bots.network import file_of, has_network
from malecon.core.sources import fingerprint

SEATS = 4
SEED = 2026
BLOCKS = 50  # 200 games
# The modules besides rules and advice that decide what a bot plays, with all they import from the bots.
DECIDING = {"net": ("trained",), "puct": ("trained", "players", "guided")}
UNTRAINED = ("players",)


@dataclass(frozen=True)
class Claim:
    """The hero's win share, or its lower bound, or its mean score, must reach `least`."""

    hero: str
    others: str
    measure: str  # share, low or score
    least: float
    title: str | None = None  # for this title only; it replaces the general claim
    blocks: int = BLOCKS  # close calls need more games
    seats: int = SEATS
    learned: bool = False  # only for titles with a trained network


CLAIMS = (
    Claim("net", "search:1000", "low", 0.33, blocks=100, learned=True),
    Claim("master", "search:1000", "low", 0.50, blocks=30, learned=True),
    Claim("master", "net", "low", 0.30, blocks=40, learned=True),
    *(Claim("net", "search:1000", "low", 1 / n, blocks=-(-400 // n), seats=n, learned=True) for n in (2, 3, 5)),
    Claim("greedy", "random", "share", 0.90),
    Claim("search:200", "greedy", "low", 0.50),
    Claim("search:1000", "search:200", "low", 0.30),
    Claim("search:1000", "search:200", "low", 0.30, title="santiago", blocks=8 * BLOCKS),
    Claim("search:500", "random", "score", 60.0, title="puerto_rico"),
)


def claims_of(title: str) -> list[Claim]:
    """The claims about a title's bots: those above, and that each level beats the one below it."""
    known = malecon.title(title)
    learned = has_network(known)
    fits = [c for c in CLAIMS if c.title in (None, title) and c.seats in known.seats and (learned or not c.learned)]
    claims = {(c.hero, c.others, c.seats): c for c in fits}
    for lower, upper in pairwise(LEVELS):
        blocks = 30 if upper == "master" else 100
        least = 0.33 if learned else 1 / SEATS
        claims[upper, lower, SEATS] = Claim(upper, lower, "low", least, blocks=blocks)
    return list(claims.values())


def measure(title: str, claim: Claim, blocks: int, seed: int, folder: Path, workers: int | None) -> dict[str, Any]:
    """Plays a claim's games, or resumes them."""
    match = Match(title, (claim.hero, *[claim.others] * (claim.seats - 1)), blocks, seed)
    parts = (title, *codes_of(title, claim.hero, claim.others), str(claim.seats))
    name = "-".join("".join(c if c.isalnum() else "_" for c in part) for part in parts)
    folder.mkdir(parents=True, exist_ok=True)

    def told(results: Results) -> None:
        if len(results) % (10 * claim.seats) == 0:
            s = results.standings(ratings=False)[0]
            print(f"  {title}: {claim.hero} vs {claim.others}: {100 * s.share:.1f} % of {s.games}", flush=True)

    results = run(match, folder / f"{name}-{seed}.jsonl", workers=workers, progress=told)
    hero = results.standings(ratings=False)[0]
    other = results.standings(ratings=False)[1]
    reached = {"share": hero.share, "low": hero.low, "score": hero.score}[claim.measure]
    return {
        "title": title,
        "hero": claim.hero,
        "others": claim.others,
        "codes": codes_of(title, claim.hero, claim.others),
        "seats": claim.seats,
        "games": hero.games,
        "share": round(hero.share, 4),
        "low": round(hero.low, 4),
        "high": round(hero.high, 4),
        "score": round(hero.score, 2),
        "others_score": round(other.score, 2),
        "decision_ms": round(1000 * hero.decision, 2),
        "measure": claim.measure,
        "least": claim.least,
        "holds": bool(reached >= claim.least),
        "seed": seed,
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "revision": REVISION,
        "play": _play(title, claim.hero, claim.others),
    }


@cache
def play_of(title: str, codes: tuple[str, ...] = tuple(DECIDING)) -> str:
    """A hash of everything that determines how these bots play a title, or all. Games with another hash were played by
    other bots."""
    known = malecon.title(title)
    rules = known.rules.__name__
    kinds = {re.split("[:,]", code)[0] for code in codes}
    network = file_of(known).read_bytes() if kinds & set(DECIDING) and has_network(known) else b""
    modules = sorted({module for kind in kinds for module in ("base", *DECIDING.get(kind, UNTRAINED))})
    bots = fingerprint(tuple(f"malecon.bots.{module}" for module in modules), "malecon.bots", ())
    sources = fingerprint(("malecon.core.programs", rules, known.advice.__name__), rules.rpartition(".")[0], ())
    return hashlib.sha256(bots.encode() + sources.encode() + network).hexdigest()[:12]


def codes_of(title: str, *names: str) -> list[str]:
    """The bots behind a claim's names: levels mean other bots as they are tuned."""
    known = malecon.title(title)
    return [level_code(name, known) if name in LEVELS else name for name in names]


def _play(title: str, hero: str, others: str) -> str:
    return play_of(title, tuple(codes_of(title, hero, others)))


def machine() -> str:
    model = next(
        (line.partition(":")[2].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")),
        platform.processor() or platform.machine(),
    )
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def _lines(path: str) -> list[str]:
    file = Path(path)
    return file.read_text(encoding="utf-8", errors="replace").splitlines() if file.is_file() else []


def revision() -> str:
    asked = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False, cwd=Path(__file__).parent
    )
    return asked.stdout.strip() or "unknown"


REVISION = revision()  # read once at the start: the checkout may change while this runs


def write(entries: Iterable[dict[str, Any]], docs: Path) -> None:
    """Replaces entries of the same match and keeps the rest, as far as they are still claims."""
    file = docs / "strength.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    kept = {_match(e): e for e in [*known, *entries]}
    titles = {e["title"] for e in kept.values()}
    claimed = [(title, c.hero, c.others, c.seats) for title in sorted(titles) for c in claims_of(title)]
    rows = [kept[match] for match in claimed if match in kept]
    file.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (docs / "strength.md").write_text(table(rows), encoding="utf-8")


def _match(entry: dict[str, Any]) -> tuple[Any, ...]:
    return entry["title"], entry["hero"], entry["others"], entry.get("seats", SEATS)


def table(rows: list[dict[str, Any]]) -> str:
    out = [
        "# How strong the bots are\n",
        "Measured by `make strength`: one hero, all other seats of the other kind, seat-rotated blocks over mirrored",
        "seeds; at four seats the fair share is 25 %. Written by `python -m malecon.arena.strength`; the numbers are in",
        "strength.json.\n",
        "| title | seats | hero | against | games | wins | 95 % interval | score | others' | a decision | must be | holds |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for e in rows:
        least = f"{e['least']:.0f} points" if e["measure"] == "score" else f"{100 * e['least']:.0f} %"
        must = {"share": "wins ≥ ", "low": "lower bound > ", "score": "mean score ≥ "}[e["measure"]] + least
        out.append(
            f"| {e['title']} | {e.get('seats', SEATS)} | `{e['hero']}` | `{e['others']}` | {e['games']} "
            f"| {100 * e['share']:.1f} % | {100 * e['low']:.1f} – {100 * e['high']:.1f} % "
            f"| {e['score']:.1f} | {e['others_score']:.1f} "
            f"| {e['decision_ms']:.1f} ms | {must} | {'yes' if e['holds'] else '**no**'}{_age(e)} |"
        )
    titles = sorted({e["title"] for e in rows})
    levels = "; ".join(
        f"{title}: " + ", ".join(f"{level} = `{level_code(level, malecon.title(title))}`" for level in LEVELS)
        for title in titles
    )
    runs = sorted({f"seed {e['seed']}, {e['date']}, {e['machine']}, revision {e['revision']}" for e in rows})
    return "\n".join([*out, "", f"Levels: {levels}.", "", *(f"- {r}" for r in runs)]) + "\n"


def _age(entry: dict[str, Any]) -> str:
    match = entry["title"], entry["hero"], entry["others"]
    return "" if (entry.get("play"), entry.get("codes")) == (_play(*match), codes_of(*match)) else " (of earlier bots)"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("titles", nargs="*", default=list(malecon.titles()))
    asked.add_argument("--blocks", type=int, help="seeds for each claim; more continue what was played")
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--only", nargs="*", help="only claims of these heroes")
    asked.add_argument("--against", nargs="*", help="only claims against these")
    asked.add_argument("--workers", type=int)
    asked.add_argument("--minutes", type=float, help="begin no further match after so long")
    asked.add_argument("--docs", type=Path, default=Path("docs"))
    asked.add_argument("--folder", type=Path, default=Path(".cache/strength"))
    given = asked.parse_args()
    failed = 0
    end = time.monotonic() + 60.0 * given.minutes if given.minutes else float("inf")
    for title in given.titles:
        for claim in claims_of(title):
            wanted = claim.hero in (given.only or [claim.hero]) and claim.others in (given.against or [claim.others])
            if time.monotonic() < end and wanted:
                blocks = given.blocks or claim.blocks
                folder = given.folder / _play(title, claim.hero, claim.others)
                entry = measure(title, claim, blocks, given.seed, folder, given.workers)
                given.docs.mkdir(parents=True, exist_ok=True)
                write([entry], given.docs)
                failed += not entry["holds"]
                print(
                    f"{'ok ' if entry['holds'] else 'NO '} {title}: {claim.hero} vs {claim.others}",
                    entry["share"],
                    flush=True,
                )
    raise SystemExit(failed > 0)


if __name__ == "__main__":
    main()
