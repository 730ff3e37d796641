"""Compares the graphics card with the CPU byte by byte, and measures both. One command for a machine with a card:

    PYTHONPATH=src python3 bench/gpu_check.py FOLDER [title ...]

Every title is compared in a process of its own, all at the same time; then each is measured alone. Results are printed
as a table and written to FOLDER, so that what one title breaks does not lose the others.
"""

import json
import random
import subprocess
import sys
import time
import traceback
from pathlib import Path
from typing import Any

import numpy as np

COUNT = 2_048  # plays compared side by side
STEPS = 240  # decisions in each
GAMES = 4_096  # whole random games compared
MANY = 262_144  # plays measured side by side
ROUNDS = 40  # steps measured
LIMIT = 420  # seconds for one process


def mixtures(title: Any, count: int) -> list[dict[str, Any]]:
    """Options for each play: the defaults, and mixtures of choices that go together."""
    from malecon.core.errors import BadOption

    chance = random.Random(7)
    found: list[dict[str, Any]] = [{}]
    while len(found) < 24:
        options = {o.name: chance.choice(o.choices) for o in title.options.all.values()}
        try:
            title.options.resolve(options)
        except BadOption:
            continue
        found.append(options)
    return [found[i % len(found)] for i in range(count)]


def differing(name: str, step: int, cpu: Any, card: Any) -> None:
    mine, its = np.ascontiguousarray(cpu), np.ascontiguousarray(card)
    if mine.tobytes() != its.tobytes():
        rows = [i for i in range(len(mine)) if mine[i].tobytes() != its[i].tobytes()]
        raise AssertionError(f"{name} differ after step {step} in {len(rows)} plays, first in play {rows[0]}")


def compare(name: str) -> dict[str, Any]:
    """The same plays on both, with mixed seat counts and options; then whole random games."""
    import malecon

    title = malecon.title(name)
    seats = [title.seats[i % len(title.seats)] for i in range(COUNT)]
    start = time.perf_counter()
    options = mixtures(title, COUNT)
    card = malecon.Batch(title, seats, COUNT, seed=11, device="cuda", options=options)
    played = malecon.simulate(title, title.seats[-1], GAMES, seed=5, device="cuda")
    about: dict[str, Any] = {"card_ready_s": time.perf_counter() - start}
    cpu = malecon.Batch(title, seats, COUNT, seed=11, options=options)
    rng = np.random.default_rng(1)
    ends = 0
    compared = [("masks", 1), ("movers", 1), ("rewards", 1), ("ended", 1), ("scores", 1), ("states", 20)]
    for step in range(STEPS):
        actions = (rng.random(cpu.masks.shape, np.float32) * cpu.masks).argmax(1)
        for what, every in compared:
            if step % every == 0:
                mine = getattr(cpu, what)
                mine = np.frombuffer(mine.tobytes(), np.uint8).reshape(COUNT, -1) if what == "states" else mine
                differing(what, step, mine, getattr(card, what).numpy())
        if step % 40 == 0:
            differing("observations", step, cpu.observations(), card.observations().numpy())
            differing("observations of seat 1", step, cpu.observations(seat=1), card.observations(seat=1).numpy())
        cpu.step(actions)
        card.step(actions.astype(np.int32))
        card.check()
        ends += int(cpu.ended.sum())
    same = malecon.simulate(title, title.seats[-1], GAMES, seed=5)
    assert same.decisions == played.decisions and (same.scores == played.scores).all(), "random games differ"
    about |= {"equal_decisions": COUNT * STEPS, "games_ended": ends, "equal_random_decisions": int(same.decisions)}
    about |= {"seconds": time.perf_counter() - start}
    for what in ("evaluate", "determinize", "audit"):
        try:
            more(title, what, cpu, card)
            about[what] = "equal"
        except Exception as error:
            about[what] = f"{type(error).__name__}: {error}"[:300]
    return about


def more(title: Any, what: str, cpu: Any, card: Any) -> None:
    """What is not needed for learning: advice, determinizing, checked invariants."""
    import malecon

    if what == "evaluate":
        mine, its = cpu.evaluate(), card.evaluate().numpy()
        assert np.allclose(mine, its, rtol=1e-5, atol=1e-5), float(np.abs(mine - its).max())
    elif what == "determinize":
        mine, its = cpu.determinize(seed=3), card.determinize(seed=3)
        differing("determinized masks", 0, mine.masks, its.masks.numpy())
        states = np.frombuffer(mine.states.tobytes(), np.uint8).reshape(COUNT, -1)
        differing("determinized states", 0, states, its.states.numpy())
    else:
        checked = malecon.simulate(title, title.seats[-1], 2_000, seed=9, device="cuda", audit=True)
        assert checked.decisions == malecon.simulate(title, title.seats[-1], 2_000, seed=9).decisions


def torch_shares(batch: Any) -> str:
    import torch

    tensor = torch.as_tensor(batch.masks, device="cuda")
    assert tensor.data_ptr() == batch.masks.pointer
    assert torch.from_dlpack(batch.rewards).data_ptr() == batch.rewards.pointer
    return "shares memory"


def measure(name: str) -> dict[str, Any]:
    """Random decisions a second, and steps with masks and with observations, in several variants."""
    import malecon
    from malecon.core.targets import cuda

    title = malecon.title(name)
    seats = min(4, title.seats.stop - 1)
    about: dict[str, Any] = {"seats": seats, "card": cuda.card().name, "random": {}, "step": {}}
    for threads in (64, 128, 256):
        for waves in (8, 16):
            cuda.Cuda.threads_a_block, cuda.WAVES = threads, waves
            games = cuda.card().processors * waves * threads * 6
            try:
                best = max(random_rate(title, seats, games, seed) for seed in (1, 2))
                about["random"][f"{threads}x{waves}"] = best
            except Exception as error:
                about["random"][f"{threads}x{waves}"] = f"{error}"[:200]
    for threads in (64, 128, 256):
        cuda.Cuda.threads_a_block = threads
        about["step"][str(threads)] = step_rates(title, seats)
    return about


def random_rate(title: Any, seats: int, games: int, seed: int) -> float:
    """By the clock around the kernel alone."""
    from malecon.core.targets import target

    where = target("cuda")
    blank = title.blank(title.options.resolve({}))
    blank[0]["seats"] = seats
    where.random(title, blank, seed, 0, 0, False, np.zeros((0, seats), np.int32))
    scores = np.zeros((games, seats), np.int32)
    start = time.perf_counter()
    made = where.random(title, blank, seed, 0, games, False, scores)[0][0]
    return float(made) / (time.perf_counter() - start)


def step_rates(title: Any, seats: int) -> dict[str, Any]:
    import torch

    import malecon

    batch = malecon.Batch(title, seats, MANY, seed=1, device="cuda")
    masks = torch.as_tensor(batch.masks, device="cuda")
    out = torch.empty((MANY, len(title.features)), device="cuda")
    spent = {"step": 0.0, "observe": 0.0}
    for round_number in range(ROUNDS + 10):
        actions = (torch.rand(masks.shape, device="cuda") * masks).argmax(1)
        torch.cuda.synchronize()
        start = time.perf_counter()
        batch.step(actions)
        torch.cuda.synchronize()
        middle = time.perf_counter()
        batch.observations(out=out)
        torch.cuda.synchronize()
        end = time.perf_counter()
        if round_number >= 10:
            spent["step"] += middle - start
            spent["observe"] += end - middle
    batch.check()
    made = MANY * ROUNDS
    rates = {"masks": made / spent["step"], "masks_and_observations": made / (spent["step"] + spent["observe"])}
    return {**rates, "torch": torch_shares(batch)}


def child(what: str, name: str, folder: Path) -> None:
    try:
        result = {"compare": compare, "measure": measure}[what](name)
    except Exception:
        result = {"failed": traceback.format_exc()[-2500:]}
    (folder / f"{name}-{what}.json").write_text(json.dumps(result, indent=1))


def start_child(what: str, name: str, folder: Path) -> "subprocess.Popen[bytes]":
    log = (folder / f"{name}-{what}.log").open("wb")
    command = [sys.executable, __file__, str(folder), "--child", what, name]
    return subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)


def finish(process: "subprocess.Popen[bytes]", until: float) -> None:
    try:
        process.wait(max(1.0, until - time.perf_counter()))
    except subprocess.TimeoutExpired:
        process.kill()


def compile_ahead(names: list[str]) -> None:
    """What was not carried here in .cache/cuda is compiled now, on all cores."""
    import malecon
    from malecon.core.targets import cpu, cuda, ptx

    ptx.compile_all(tuple(malecon.title(name) for name in names), cuda.card().capability, cpu.cores())


def main(folder: Path, names: list[str]) -> None:
    from malecon import titles

    folder.mkdir(parents=True, exist_ok=True)
    names = names or list(titles())
    start = time.perf_counter()
    compile_ahead(names)
    print(f"compiled in {time.perf_counter() - start:.0f} s", flush=True)
    for process in [start_child("compare", name, folder) for name in names]:
        finish(process, start + LIMIT)
    print(f"compared in {time.perf_counter() - start:.0f} s", flush=True)
    for name in names:
        finish(start_child("measure", name, folder), time.perf_counter() + 60)
    print(f"all done in {time.perf_counter() - start:.0f} s")
    for name in names:
        for what in ("compare", "measure"):
            place = folder / f"{name}-{what}.json"
            text = place.read_text() if place.is_file() else (folder / f"{name}-{what}.log").read_text()[-800:]
            print(f"--- {name} {what}\n{text}")


if __name__ == "__main__":
    if "--child" in sys.argv:
        child(sys.argv[3], sys.argv[4], Path(sys.argv[1]))
    elif len(sys.argv) > 1:
        main(Path(sys.argv[1]), sys.argv[2:])
    else:
        sys.exit(__doc__)
