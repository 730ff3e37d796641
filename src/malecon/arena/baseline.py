"""The baseline table: the usual bots on one seat, greedy ones on all others, with intervals and cost."""

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import malecon
from malecon.arena.match import Match
from malecon.arena.results import Results
from malecon.arena.runner import run
from malecon.bots.network import has_network

AGAINST = "greedy"
CODES = ("random", "greedy", "search:200", "net", "master")


class _Enough(Exception):
    """A bot has had its time."""


def measure(
    title: str, only: tuple[str, ...], seats: int, blocks: int, seed: int, folder: Path | None, workers: int | None,
    ray: str | None, progress: Callable[[str, Results], None] | None = None, minutes: float | None = None,
) -> list[dict[str, Any]]:  # fmt: skip
    """One entry a bot; `net` only where the title has a network. With a folder, stopped matches are gone on with. With
    `minutes`, a slow bot stops after the block in which they are over, and its interval is wider."""
    known = [code for code in CODES if code != "net" or has_network(malecon.title(title))]
    entries = []
    for code in only or known:
        match = Match(title, (code, *[AGAINST] * (seats - 1)), blocks, seed)
        name = "".join(c if c.isalnum() else "_" for c in code)
        file = folder / f"{title}-{seats}-{name}-{seed}.jsonl" if folder is not None else None
        results = Results(match)
        end = monotonic() + 60 * minutes if minutes is not None else float("inf")

        def told(so_far: Results, code: str = code, end: float = end) -> None:
            nonlocal results
            results = so_far
            if progress is not None:
                progress(code, so_far)
            if monotonic() > end:
                raise _Enough

        with suppress(_Enough):
            results = run(match, file, workers=workers, ray=ray, progress=told)
        entries.append({"title": title, "bot": code, "seats": seats, "seed": seed} | _hero(results))
    return entries


def _hero(results: Results) -> dict[str, Any]:
    """What the seat under test did; only its own seat counts, even if the others play the same code."""
    from malecon.arena.stats import wilson

    games = results.in_order()
    mine = [game.places.index(0) for game in games]
    wins = sum(game.wins[seat] for game, seat in zip(games, mine, strict=True))
    low, high = wilson(wins, len(games))
    decisions = sum(game.decisions[seat] for game, seat in zip(games, mine, strict=True))
    seconds = sum(game.seconds[seat] for game, seat in zip(games, mine, strict=True))
    return {
        "games": len(games), "share": wins / len(games), "low": low, "high": high,
        "score": sum(game.scores[seat] for game, seat in zip(games, mine, strict=True)) / len(games),
        "decision_ms": 1000 * seconds / max(decisions, 1), "game_s": seconds / len(games),
    }  # fmt: skip


def table(entries: list[dict[str, Any]]) -> str:
    """The table as Markdown."""
    from malecon.arena.strength import machine

    seats = entries[0]["seats"]
    out = [
        "# Baseline\n",
        f"One seat against {seats - 1} of `{AGAINST}`, seats rotated over the same seeds; the fair share is"
        f" {100 / seats:.0f} %. Written by `malecon baseline`, seed {entries[0]['seed']},"
        f" {datetime.now(UTC).date().isoformat()}, Malecón {malecon.__version__}, {machine()}.\n",
        "| title | bot | games | wins | 95 % interval | mean score | a decision | its time a game |",
        "|---|---|---|---|---|---|---|---|",
    ]
    out += [
        f"| {e['title']} | `{e['bot']}` | {e['games']} | {100 * e['share']:.1f} % "
        f"| {100 * e['low']:.1f} – {100 * e['high']:.1f} % | {e['score']:.1f} | {e['decision_ms']:.2f} ms "
        f"| {e['game_s']:.2f} s |"
        for e in entries
    ]
    return "\n".join(out) + "\n"
