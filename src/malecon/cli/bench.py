"""The engine's speed on this machine, next to a calibration: an empty loop of the interpreter."""

import json
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.table import Table as Grid

import malecon
from malecon.cli.console import console, lang, say
from malecon.core import programs
from malecon.core.fields import twins
from malecon.core.title import Title

CARD_GAMES = 1_000_000  # random games on a graphics card
CARD_PLAYS = 65_536  # and plays in a batch there
SPEED = Path(__file__).parents[3] / "page" / "scripts" / "speed.mjs"  # in a checkout
CALIBRATION = 74.0  # million empty iterations a second on the machine for which our targets were set


def bare_loop(n: int) -> None:
    for _ in range(n):
        pass


def best(measure: Callable[[], float], times: int = 3) -> float:
    return max(measure() for _ in range(times))


def calibrate() -> float:
    """Million iterations a second of an empty loop."""

    def once() -> float:
        start = time.perf_counter()
        bare_loop(20_000_000)
        return 20 / (time.perf_counter() - start)

    return best(once)


def random_play(title: Title, seats: int, games: int = 4_000, **where: Any) -> tuple[float, float]:
    """Decisions and games a second of random play."""
    runs = [malecon.simulate(title, seats, games, seed=1, **where) for _ in range(3)]
    return max(r.decisions_per_second for r in runs), max(r.games_per_second for r in runs)


def measure_targets(title: Title, seats: int, one_core: float) -> dict[str, Any]:
    """Random decisions a second on each target, and in a batch with masks and with observations; null if this machine
    has no such target."""
    from malecon.core.errors import BadDevice
    from malecon.core.targets.cpu import cores

    row: dict[str, Any] = {"cpu": round(one_core), "threads": None, "wasm": None, "cuda": None}
    row["threads"] = round(random_play(title, seats, 4_000 * cores())[0])
    row["wasm"] = in_node(title, seats)
    batches = {"cpu": batch_rates(title, seats, threads=1), "threads": batch_rates(title, seats), "wasm": None}
    try:
        row["cuda"] = round(random_play(title, seats, CARD_GAMES, device="cuda")[0])
        batches["cuda"] = batch_rates(title, seats, CARD_PLAYS, device="cuda")
    except BadDevice:
        batches["cuda"] = None
    return row | {"batch": batches}


def in_node(title: Title, seats: int, games: int = 4_000) -> int | None:
    """Random decisions a second of the browser's module in Node; None if the page hasn't been built here."""
    module = SPEED.parents[1] / "src" / "engine" / "built" / f"{title.name}.wasm"
    engine = SPEED.parents[1] / "build" / "engine" / "index.js"
    if shutil.which("node") is None or not module.is_file() or not engine.is_file():
        return None
    asked = ["node", str(SPEED), title.name, str(seats), str(games)]
    return round(float(subprocess.run(asked, capture_output=True, text=True, check=True).stdout))


def batch_rates(title: Title, seats: int, count: int = 8_192, **where: Any) -> dict[str, int]:
    """Decisions a second in a batch: with masks, and with masks and observations. Choosing actions isn't timed."""
    batch = malecon.Batch(title, seats, count, seed=1, **where)
    rng = np.random.default_rng(1)
    stepped = observed = 0.0
    for number in range(25):
        actions = (rng.random(batch.masks.shape, dtype=np.float32) * np.asarray(batch.masks)).argmax(axis=1)
        start = time.perf_counter()
        batch.step(actions)
        batch.check()  # waits until it is done
        middle = time.perf_counter()
        batch.observations()
        batch.check()
        if number >= 5:
            stepped += middle - start
            observed += time.perf_counter() - middle
    made = 20 * count
    return {"masks": round(made / stepped), "masks_and_observations": round(made / (stepped + observed))}


def copying(title: Title) -> float:
    """Nanoseconds to copy a position inside the JIT."""
    states = twins(title.new(title.seats.start, seed=1).states(), 3)
    programs.copies(states, 1)

    def once() -> float:
        start = time.perf_counter()
        programs.copies(states, 2_000_000)
        return 1 / (time.perf_counter() - start)

    return 1e9 / (2_000_000 * best(once))


def playing(title: Title, seats: int) -> float:
    """Microseconds of one `pos.play` from Python, changes included, over whole games of first legal actions."""

    def once() -> float:
        position, plays = title.new(seats, seed=3), 0
        spent = 0.0
        rng = np.random.default_rng(1)
        while plays < 1_500:
            if position.is_over:
                position = title.new(seats, seed=plays)
            legal = position.legal()
            notation = legal[int(rng.integers(len(legal)))]
            start = time.perf_counter()
            position.play(notation)
            spent += time.perf_counter() - start
            plays += 1
        return plays / spent

    return 1e6 / best(once)


def stepping(title: Title, seats: int) -> float:
    """Decisions a second in a batch; choosing legal actions in NumPy isn't timed."""
    batch = malecon.Batch(title, seats, 4_096, seed=1, threads=1)
    rng = np.random.default_rng(1)
    spent = 0.0
    for _ in range(30):
        scores = rng.random(batch.masks.shape, dtype=np.float32) * batch.masks
        actions = scores.argmax(axis=1)
        start = time.perf_counter()
        batch.step(actions)
        spent += time.perf_counter() - start
    return 30 * len(batch) / spent


def warm_import() -> float:
    """Seconds to import malecon in a new process, with all that its positions need."""
    code = "import time; t = time.perf_counter(); import malecon; malecon.Position; print(time.perf_counter() - t)"

    def once() -> float:
        out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        return 1 / float(out.stdout)

    return 1 / best(once)


def run_bench(names: tuple[str, ...], as_json: bool, out: Path | None) -> None:
    with console.status(say("bench-calibrating")):
        loop = calibrate()
    figures: dict[str, Any] = {
        "machine": platform.processor() or platform.machine(),
        "python": platform.python_version(),
        "calibration_M_per_s": round(loop, 1),
        "import_s": round(warm_import(), 3),
        "titles": {},
        "targets": {},
    }
    grid = Grid(title=say("bench-title", loop=f"{loop:.1f}", target=f"{CALIBRATION:.0f}"))
    for heading in ("bench-what", "seats", "bench-decisions", "bench-games", "bench-batch", "bench-copy", "bench-play"):
        grid.add_column(say(heading), justify="right" if heading != "bench-what" else "left")
    targets = Grid(title=say("bench-targets"))
    for heading in ("bench-what", "bench-target", "bench-decisions", "bench-with-masks", "bench-with-observations"):
        targets.add_column(say(heading), justify="left" if heading in ("bench-what", "bench-target") else "right")
    for name in names or malecon.titles():
        title = malecon.title(name)
        seats = min(4, title.seats.stop - 1)
        with console.status(say("bench-measuring", title=title.name_in(lang()))):
            decisions, games = random_play(title, seats, threads=1)
            row = {
                "seats": seats,
                "decisions_per_s": round(decisions),
                "games_per_s": round(games),
                "batch_decisions_per_s": round(stepping(title, seats)),
                "copy_ns": round(copying(title), 1),
                "play_us": round(playing(title, seats), 1),
            }
            where = measure_targets(title, seats, decisions)
        figures["titles"][name] = row
        figures["targets"][name] = where
        for target in ("cpu", "threads", "wasm", "cuda"):
            if where[target] is not None:
                batches = where["batch"][target] or {}
                cells = [where[target], batches.get("masks"), batches.get("masks_and_observations")]
                shown = ["—" if cell is None else f"{cell / 1e6:.2f} M" for cell in cells]
                targets.add_row(title.name_in(lang()), say(f"bench-on-{target}"), *shown)
        batch = row["batch_decisions_per_s"] / 1e6
        rates = (f"{decisions / 1e6:.2f} M", f"{games:,.0f}", f"{batch:.2f} M")
        grid.add_row(title.name_in(lang()), str(seats), *rates, f"{row['copy_ns']} ns", f"{row['play_us']} µs")
    text = json.dumps(figures, indent=2) + "\n"
    if out:
        out.write_text(text, encoding="utf-8")
    if as_json:
        sys.stdout.write(text)
        return
    console.print(grid)
    console.print(targets)
    console.print(say("bench-import", seconds=f"{figures['import_s']:.2f}"))
