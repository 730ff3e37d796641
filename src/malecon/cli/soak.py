"""malecon soak: random games by the million, with every invariant of the pieces checked before every decision."""

import os
import platform
import random
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import malecon
from malecon.cli.console import console, lang, say
from malecon.cli.laboratory import progress_bar
from malecon.core.errors import BadOption
from malecon.core.title import Title

CHUNKS = {"cpu": 2_000, "cuda": 100_000}  # games with the same seats and options


@dataclass
class Tally:
    title: Title
    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    mixtures: int = 0
    seconds: float = 0.0


def run_soak(names: tuple[str, ...], games: int, seed: int, report: Path | None, device: str = "cpu") -> None:
    """A third of the chunks play by the default options, the others by mixtures drawn from the seed."""
    if games < 1:
        raise BadOption("error-games", games=str(games))
    if device not in CHUNKS:
        raise BadOption("error-device", device=device, devices=", ".join(CHUNKS))
    tallies = [_soak(malecon.title(name), games, seed, device) for name in names or malecon.titles()]
    lines = [say("soak-done", checks=say(f"soak-bounds-{'on' if _bounds_checked() else 'off'}"))]
    lines += ["", "| " + " | ".join(say(f"soak-{column}") for column in _COLUMNS) + " |", "|" + "---|" * len(_COLUMNS)]
    for t in tallies:
        cells = (
            t.title.name_in(lang()),
            f"{t.games:,}",
            f"{t.decisions:,}",
            t.mixtures,
            t.unfinished,
            f"{t.seconds:.0f}",
        )
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    machine = f"{platform.machine()}, Python {platform.python_version()}, Numba {version('numba')}"
    lines += ["", say("soak-when", date=datetime.now(UTC).strftime("%Y-%m-%d"), machine=machine, seed=str(seed))]
    text = "\n".join(lines) + "\n"
    console.print(text, markup=False, soft_wrap=True)
    if report:
        report.write_text(text, encoding="utf-8")


_COLUMNS = ("title", "games", "decisions", "mixtures", "unfinished", "seconds")


def _soak(title: Title, games: int, seed: int, device: str) -> Tally:
    chance = random.Random(f"{title.name} {seed}")
    tally = Tally(title)
    start = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(title.name_in(lang()), total=games)
        chunk = CHUNKS[device]
        for number in range(-(-games // chunk)):
            seats = title.seats[number % len(title.seats)]
            options = mixture(title, chance) if number % 3 else {}
            count = min(chunk, games - tally.games)
            played = malecon.simulate(
                title.name, seats, count, seed=seed + number, device=device, audit=True, **options
            )
            tally.games += played.games
            tally.decisions += played.decisions
            tally.unfinished += played.unfinished
            tally.mixtures += bool(options)
            bar.update(task, completed=tally.games)
    tally.seconds = time.perf_counter() - start
    return tally


def mixture(title: Title, chance: random.Random) -> dict[str, Any]:
    """Random options that go together."""
    while True:
        options = {option.name: chance.choice(option.choices) for option in title.options.all.values()}
        try:
            title.options.resolve(options)
        except BadOption:
            continue
        return options


def _bounds_checked() -> bool:
    return os.environ.get("NUMBA_BOUNDSCHECK") == "1"
